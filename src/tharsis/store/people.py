"""People in the store: names and browsers, tables and places, and what is said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tharsis.store.asking import LOBBY, made, put
from tharsis.store.life import LIVED
from tharsis.store.people_rows import GROUP, LINK, OPEN, PUBLIC, ChatRow, PlaceRow, PlayerRow, TableRow
from tharsis.store.people_tables import (
    BROWSERS,
    CHAT,
    LOOKERS,
    MEMBERS,
    PLACES,
    PLAYERS,
    PRESENCE,
    TABLES,
    VOTES,
)
from tharsis.store.rated import Ratings
from tharsis.store.records import FRIEND
from tharsis.store.tables import GAMES, POSITIONS, SEATS, SITTINGS, delete_games, of_games
from tharsis.store.visits import Visits

SHOWN_CHAT = 60


class NameTaken(Exception):
    """Somebody else is called so, or nearly so."""


class People(Ratings, Visits):
    """What `Database` can do with people."""

    # --- names -------------------------------------------------------------------------------------------------------

    def player_of(self, browser: str) -> PlayerRow | None:
        query = PLAYERS.select().join(BROWSERS, BROWSERS.c.player == PLAYERS.c.id).where(BROWSERS.c.hash == browser)
        rows = self._all(query)
        return made(PlayerRow, rows[0]) if rows else None

    def player(self, id: str) -> PlayerRow | None:
        rows = self._all(PLAYERS.select().where(PLAYERS.c.id == id))
        return made(PlayerRow, rows[0]) if rows else None

    def by_key(self, key: str) -> PlayerRow | None:
        rows = self._all(PLAYERS.select().where(PLAYERS.c.key == key))
        return made(PlayerRow, rows[0]) if rows else None

    def add_player(self, player: PlayerRow, key: str, browser: str) -> None:
        try:
            with self._writing() as db:
                db.execute(PLAYERS.insert().values(**asdict(player), key=key))
                db.execute(BROWSERS.insert().values(hash=browser, player=player.id))
        except IntegrityError:
            raise NameTaken(player.name) from None

    def rename(self, id: str, name: str, key: str) -> list[str]:
        """Everywhere the player sits in games that go on. Returns which."""
        seats = sa.select(PLACES.c.game, PLACES.c.seat).join(GAMES, GAMES.c.id == PLACES.c.game)
        try:
            with self._writing() as db:
                db.execute(PLAYERS.update().where(PLAYERS.c.id == id).values(name=name, key=key))
                found = db.execute(seats.where(PLACES.c.player == id, GAMES.c.finished.is_(None))).all()
                for row in found:
                    db.execute(SEATS.update().where(SEATS.c.game == row.game, SEATS.c.seat == row.seat).values(name=name))
                    self._tell(db, row.game, -1)
                self._tell(db, LOBBY, -1)
        except IntegrityError:
            raise NameTaken(name) from None
        return [row.game for row in found]

    def set_recovery(self, id: str, recovery_hash: str) -> None:
        with self._writing() as db:
            db.execute(PLAYERS.update().where(PLAYERS.c.id == id).values(recovery_hash=recovery_hash))

    def by_recovery(self, recovery_hash: str) -> PlayerRow | None:
        rows = self._all(PLAYERS.select().where(PLAYERS.c.recovery_hash == recovery_hash))
        return made(PlayerRow, rows[0]) if rows else None

    def know(self, browser: str, player: str) -> None:
        """From now on this browser is the player's."""
        with self._writing() as db:
            put(db, BROWSERS, hash=browser, player=player)

    def forget_browser(self, browser: str) -> None:
        with self._writing() as db:
            db.execute(BROWSERS.delete().where(BROWSERS.c.hash == browser))

    def forget_others(self, player: str, browser: str) -> None:
        """No browser but this one is the player's any more."""
        with self._writing() as db:
            db.execute(BROWSERS.delete().where(BROWSERS.c.player == player, BROWSERS.c.hash != browser))

    def is_same(self, one: str, other: str) -> bool:
        """Whether two browsers are of one person."""
        if one == other:
            return True
        mine, theirs = self.player_of(one), self.player_of(other)
        return mine is not None and mine == theirs

    # --- tables ------------------------------------------------------------------------------------------------------

    def add_table(self, db: sa.Connection, table: TableRow, places: Iterable[PlaceRow]) -> None:
        """With the game itself."""
        db.execute(TABLES.insert().values(**asdict(table)))
        db.execute(PLACES.insert(), [{"game": table.game, **asdict(place)} for place in places])
        if table.access != LINK:
            self._tell(db, LOBBY, -1)

    def table(self, game: str) -> TableRow | None:
        rows = self._all(TABLES.select().where(TABLES.c.game == game))
        return made(TableRow, rows[0]) if rows else None

    def tables(self, words: Sequence[str], since: float, most: int) -> list[TableRow]:
        """Public ones and those of these groups that are not over; those that wait for somebody first, then the newest. Where
        there are more, everybody's newest come before anybody's others: nobody can fill the list alone."""
        mine = sa.or_(TABLES.c.access == PUBLIC, sa.and_(TABLES.c.access == GROUP, TABLES.c.word.in_(words)))
        has_begun, newest = TABLES.c.started.is_not(None), TABLES.c.created.desc()
        turn = sa.func.row_number().over(partition_by=[GAMES.c.owner, has_begun], order_by=newest)
        query = TABLES.select().join(GAMES, GAMES.c.id == TABLES.c.game)
        query = query.where(GAMES.c.finished.is_(None), mine, TABLES.c.created > since)
        rows = self._all(query.order_by(has_begun, turn, newest).limit(most))
        rows.sort(key=lambda row: (row.started is not None, -row.created))
        return [made(TableRow, row) for row in rows]

    def running(self, since: float) -> int:
        """Games that go on, as somebody has moved since; tables that wait do not."""
        waits = sa.exists().where(TABLES.c.game == GAMES.c.id, TABLES.c.started.is_(None))
        query = sa.select(sa.func.count()).select_from(GAMES).where(GAMES.c.finished.is_(None), GAMES.c.moved > since, ~waits)
        with self._reading() as db:
            return int(db.execute(query).scalar_one())

    def places(self, game: str) -> list[PlaceRow]:
        return [made(PlaceRow, row) for row in self._all(PLACES.select().where(PLACES.c.game == game).order_by(PLACES.c.seat))]

    def games_of(self, player: str, most: int) -> list[tuple[str, int]]:
        """Where the player sits, the newest first."""
        query = sa.select(PLACES.c.game, PLACES.c.seat).join(GAMES, GAMES.c.id == PLACES.c.game)
        query = query.where(PLACES.c.player == player).order_by(GAMES.c.created.desc()).limit(most)
        return [(row.game, row.seat) for row in self._all(query)]

    def finished(self, games: Sequence[str]) -> list[str]:
        """Which of these games are over, the one that ended last first."""
        query = sa.select(GAMES.c.id).where(GAMES.c.id.in_(games), GAMES.c.finished.is_not(None))
        return [str(row.id) for row in self._all(query.order_by(GAMES.c.finished.desc()))]

    def take_seat(self, game: str, player: PlayerRow, kind: str, time: float) -> int:
        """The first open seat of a table that has not begun, or the one the player has; −1 when there is none any more. The
        last one starts the game."""
        free = sa.select(SEATS.c.seat).where(SEATS.c.game == game, SEATS.c.kind == OPEN).order_by(SEATS.c.seat)
        with self._writing() as db:
            seats = list(db.execute(free).scalars()) if self._is_waiting(db, game) else []
            own = sa.select(PLACES.c.seat).where(PLACES.c.game == game, PLACES.c.player == player.id)
            mine = db.execute(own).scalars().first()  # two requests of one player may come at once
            if mine is not None or not seats:
                return -1 if mine is None else int(mine)
            seat = int(seats[0])
            self._seat(db, game, seat, kind, player.name)
            db.execute(
                PLACES.update().where(PLACES.c.game == game, PLACES.c.seat == seat).values(player=player.id, opened=time)
            )
            if len(seats) == 1:
                db.execute(TABLES.update().where(TABLES.c.game == game).values(started=time))
            self._tell(db, game, -1)
            self._tell(db, LOBBY, -1)
        return seat

    @staticmethod
    def _is_waiting(db: sa.Connection, game: str) -> bool:
        """Whether it has not begun. Written, so that others wait until this one is done."""
        waiting = TABLES.update().where(TABLES.c.game == game, TABLES.c.started.is_(None))
        return db.execute(waiting.values(started=None)).rowcount == 1

    @staticmethod
    def _seat(db: sa.Connection, game: str, seat: int, kind: str, name: str, level: str = "") -> None:
        row = {"kind": kind, "name": name, "level": level}
        db.execute(SEATS.update().where(SEATS.c.game == game, SEATS.c.seat == seat).values(**row))

    def leave_seat(self, game: str, seat: int, token_hash: str) -> bool:
        """Before the game has begun: somebody else may sit there. The seat has another secret: no link of before opens it."""
        with self._writing() as db:
            if not self._is_waiting(db, game):
                return False
            self._seat(db, game, seat, OPEN, str(seat + 1))
            db.execute(SEATS.update().where(SEATS.c.game == game, SEATS.c.seat == seat).values(token_hash=token_hash))
            empty = {"player": None, "opened": None, "left": None, "invite": "", "teach_hash": None, "mutes": ""}
            db.execute(PLACES.update().where(PLACES.c.game == game, PLACES.c.seat == seat).values(**empty))
            for rows in (SITTINGS, LOOKERS, PRESENCE, CHAT):
                db.execute(rows.delete().where(rows.c.game == game, rows.c.seat == seat))
            self._tell(db, game, -1)
            self._tell(db, LOBBY, -1)
        return True

    def start(self, game: str, level: str, kind: str, time: float) -> bool:
        """Begin with programs on the seats that are open by then."""
        free = sa.select(SEATS.c.seat).where(SEATS.c.game == game, SEATS.c.kind == OPEN)
        with self._writing() as db:
            began = TABLES.update().where(TABLES.c.game == game, TABLES.c.started.is_(None)).values(started=time)
            if db.execute(began).rowcount != 1:
                return False
            for seat in list(db.execute(free).scalars()):
                self._seat(db, game, seat, kind, str(seat + 1), level)
            self._tell(db, game, -1)
            self._tell(db, LOBBY, -1)
        return True

    def start_without(
        self, game: str, kept: Sequence[int], dealt: Mapping[str, str], time: float, stood: Mapping[str, Any]
    ) -> bool:
        """Begin with these seats alone, numbered anew, dealt otherwise and from there. False if it has begun, or others sit
        there by now."""
        taken = sa.select(SEATS.c.seat).where(SEATS.c.game == game, SEATS.c.kind != OPEN).order_by(SEATS.c.seat)
        with self._writing() as db:
            if not self._is_waiting(db, game) or list(db.execute(taken).scalars()) != list(kept):
                return False
            for table in of_games():
                if "seat" in table.c:
                    self._renumber(db, table, game, kept)
            db.execute(POSITIONS.delete().where(POSITIONS.c.game == game))
            db.execute(POSITIONS.insert().values(**stood))
            db.execute(GAMES.update().where(GAMES.c.id == game).values(**dealt))
            db.execute(TABLES.update().where(TABLES.c.game == game).values(started=time))
            self._tell(db, game, -1)
            self._tell(db, LOBBY, -1)
        return True

    @staticmethod
    def _renumber(db: sa.Connection, table: sa.Table, game: str, kept: Sequence[int]) -> None:
        db.execute(table.delete().where(table.c.game == game, table.c.seat.not_in(kept)))
        for seat, old in enumerate(kept):
            db.execute(table.update().where(table.c.game == game, table.c.seat == old).values(seat=seat))

    def set_host(self, game: str, browser: str) -> None:
        with self._writing() as db:
            db.execute(TABLES.update().where(TABLES.c.game == game).values(host=browser))

    def close_table(self, game: str, seat: int | None = None) -> bool:
        """A table that never began is no more. For the sake of a seat, only if nobody sits on another one by then."""
        with self._writing() as db:
            if not self._is_waiting(db, game) or (seat is not None and self._has_others(db, game, seat)):
                return False
            delete_games(db, [game])
            self._tell(db, game, -1)
            self._tell(db, LOBBY, -1)
        return True

    @staticmethod
    def _has_others(db: sa.Connection, game: str, seat: int) -> bool:
        """Whether somebody sits elsewhere, in a browser or by name."""
        sat = sa.select(SITTINGS.c.seat).where(SITTINGS.c.game == game, SITTINGS.c.seat != seat)
        named = sa.select(PLACES.c.seat).where(PLACES.c.game == game, PLACES.c.seat != seat, PLACES.c.player.is_not(None))
        return db.execute(sat.union_all(named).limit(1)).first() is not None

    def unstarted(self, seconds: float, most: int) -> list[str]:
        """Tables at which nobody has begun while servers ran for so long."""
        query = sa.select(TABLES.c.game).join(GAMES, GAMES.c.id == TABLES.c.game)
        query = query.where(TABLES.c.started.is_(None), GAMES.c.lived < LIVED - seconds).limit(most)
        return [str(row.game) for row in self._all(query)]

    # --- places ------------------------------------------------------------------------------------------------------

    def set_place(self, game: str, seat: int, **changed: Any) -> None:
        self._change(game, PLACES.update().where(PLACES.c.game == game, PLACES.c.seat == seat).values(**changed))

    def open_place(self, game: str, seat: int, player: PlayerRow | None, time: float) -> None:
        """Somebody has come by link: the link is used up, and they are called by their own name where they have one."""
        place = PLACES.update().where(PLACES.c.game == game, PLACES.c.seat == seat)
        with self._writing() as db:
            if player:
                self._hand_over(db, game, seat, player.id)
            db.execute(place.values(invite="", opened=time, **({"player": player.id} if player else {})))
            if player:
                db.execute(SEATS.update().where(SEATS.c.game == game, SEATS.c.seat == seat).values(name=player.name))
            self._tell(db, game, -1)

    @staticmethod
    def _hand_over(db: sa.Connection, game: str, seat: int, player: str) -> None:
        """A friend's seat is this player's from now on. Browsers of others see nothing there any more: a host may have opened
        the link first, and passed another one on."""
        is_friends = sa.exists().where(SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.kind == FRIEND)
        another = PLACES.update().where(PLACES.c.game == game, PLACES.c.seat == seat, PLACES.c.player.is_distinct_from(player))
        if db.execute(another.where(is_friends).values(teach_hash=None)).rowcount:
            theirs = sa.select(BROWSERS.c.hash).where(BROWSERS.c.player == player)
            sat = SITTINGS.delete().where(SITTINGS.c.game == game, SITTINGS.c.seat == seat)
            db.execute(sat.where(SITTINGS.c.browser_hash.not_in(theirs)))
            db.execute(LOOKERS.delete().where(LOOKERS.c.game == game, LOOKERS.c.seat == seat))

    def stand_in(self, game: str, seat: int, level: str, resigned: float | None = None) -> None:
        """A program plays here from now on; '' gives the seat back."""
        of_seat = sa.and_(SEATS.c.game == game, SEATS.c.seat == seat)
        of_place = sa.and_(PLACES.c.game == game, PLACES.c.seat == seat)
        changed: dict[str, Any] = {"stood_in": True} if level else {}
        if resigned:
            changed["resigned"] = resigned
        with self._writing() as db:
            db.execute(SEATS.update().where(of_seat).values(level=level))
            if changed:
                db.execute(PLACES.update().where(of_place).values(**changed))
            db.execute(VOTES.delete().where(VOTES.c.game == game, VOTES.c.seat == seat))
            self._tell(db, game, -1)

    def vote(self, game: str, seat: int, voter: int, is_for: bool) -> None:
        mine = sa.and_(VOTES.c.game == game, VOTES.c.seat == seat, VOTES.c.voter == voter)
        with self._writing() as db:
            if is_for:
                put(db, VOTES, game=game, seat=seat, voter=voter)
            else:
                db.execute(VOTES.delete().where(mine))
            self._tell(db, game, -1)

    def votes(self, game: str) -> list[tuple[int, int]]:
        """About which seat, and whose."""
        return [(row.seat, row.voter) for row in self._all(VOTES.select().where(VOTES.c.game == game))]

    def come(self, game: str, seat: int, server: str, time: float) -> None:
        """Somebody has the table open from this seat at a server."""
        place = sa.and_(PLACES.c.game == game, PLACES.c.seat == seat)
        with self._writing() as db:
            if db.execute(PLACES.update().where(place).values(opened=sa.func.coalesce(PLACES.c.opened, time))).rowcount:
                put(db, PRESENCE, game=game, seat=seat, server=server)
                db.execute(VOTES.delete().where(VOTES.c.game == game, VOTES.c.seat == seat))
                self._tell(db, game, -1)

    def go(self, game: str, seat: int, server: str, time: float) -> None:
        mine = sa.and_(PRESENCE.c.game == game, PRESENCE.c.seat == seat, PRESENCE.c.server == server)
        left = PLACES.update().where(PLACES.c.game == game, PLACES.c.seat == seat).values(left=time)
        self._change(game, PRESENCE.delete().where(mine), left)

    # --- looking into a hand -----------------------------------------------------------------------------------------

    def taught(self, teach_hash: str) -> tuple[str, int] | None:
        rows = self._all(PLACES.select().where(PLACES.c.teach_hash == teach_hash))
        return (rows[0].game, rows[0].seat) if rows else None

    def let_look(self, game: str, seat: int, browser: str) -> None:
        with self._writing() as db:
            put(db, LOOKERS, game=game, seat=seat, browser_hash=browser)
            self._tell(db, game, -1)

    def looks(self, game: str, browser: str) -> tuple[int, ...]:
        """The hands that this browser may look into."""
        rows = self._all(LOOKERS.select().where(LOOKERS.c.game == game, LOOKERS.c.browser_hash == browser))
        return tuple(sorted(row.seat for row in rows))

    def lookers(self, game: str) -> list[int]:
        """Into which hands somebody looks, once for each of them."""
        return [row.seat for row in self._all(LOOKERS.select().where(LOOKERS.c.game == game))]

    def stop_teaching(self, game: str, seat: int) -> None:
        place = PLACES.update().where(PLACES.c.game == game, PLACES.c.seat == seat).values(teach_hash=None)
        self._change(game, place, LOOKERS.delete().where(LOOKERS.c.game == game, LOOKERS.c.seat == seat))

    # --- what is said ------------------------------------------------------------------------------------------------

    def say(self, game: str, seat: int, phrase: str, text: str, time: float) -> None:
        row = {"game": game, "seat": seat, "phrase": phrase, "text": text, "time": time}
        with self._writing() as db:
            db.execute(CHAT.insert().values(**row))
            self._tell(db, game, -1)

    def said(self, game: str, most: int = SHOWN_CHAT) -> list[ChatRow]:
        """The last lines, in order."""
        query = CHAT.select().where(CHAT.c.game == game).order_by(CHAT.c.id.desc()).limit(most)
        return [made(ChatRow, row) for row in reversed(self._all(query))]

    # --- groups ------------------------------------------------------------------------------------------------------

    def join_group(self, word: str, player: str, time: float) -> None:
        with self._writing() as db:
            put(db, MEMBERS, word=word, player=player, since=time)
            self._tell(db, LOBBY, -1)

    def leave_group(self, word: str, player: str) -> None:
        with self._writing() as db:
            db.execute(MEMBERS.delete().where(MEMBERS.c.word == word, MEMBERS.c.player == player))
            self._tell(db, LOBBY, -1)

    def groups(self, player: str) -> list[str]:
        return [row.word for row in self._all(MEMBERS.select().where(MEMBERS.c.player == player).order_by(MEMBERS.c.since))]
