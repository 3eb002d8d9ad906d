"""The store on a database: an SQLite file, or PostgreSQL by its URL."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import asdict
from pathlib import Path
from time import time as now
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, NoSuchModuleError, SQLAlchemyError

from tharsis.store import turns
from tharsis.store.life import LIVED, tick
from tharsis.store.migrations import TooNew, migrate
from tharsis.store.notes import Notes
from tharsis.store.people import People
from tharsis.store.people_rows import PlaceRow, TableRow
from tharsis.store.people_tables import BROWSERS, TABLES
from tharsis.store.place import BUSY_S, IN_MEMORY, NAMES_OF_MEMORY, engine_at, reason, without_password
from tharsis.store.records import (
    GameRow,
    HoldRow,
    MoveRow,
    NewMove,
    NumberTaken,
    Position,
    ReportRow,
    SeatRow,
    Unavailable,
    UnknownGame,
    Watcher,
)
from tharsis.store.reviews import Reviews
from tharsis.store.sharing import Sharing
from tharsis.store.tables import GAMES, HOLDS, LAYOUTS, MOVES, POSITIONS, REPORTS, SEATS, SITTINGS, delete_games
from tharsis.store.watching import watcher

AT_ONCE = 200
"""So many games are deleted in one transaction."""
PROBE = "probe:0:probe"
NOBODY: Mapping[str, int] = MappingProxyType({})


class Database:
    """Implements `Store`."""

    def __init__(self, place: str | Path, is_prompt: bool = False) -> None:
        """`is_prompt`: nobody waits for long for a database that stands still, or for a long piece of work."""
        self.place = IN_MEMORY if str(place) in NAMES_OF_MEMORY else str(place)
        self.is_shared = self.place != IN_MEMORY
        # One connection serves every thread there, and a transaction on it is everybody's.
        self._alone: AbstractContextManager[Any] = nullcontext() if self.is_shared else threading.RLock()
        self._line = threading.RLock()
        try:
            self._engine = engine_at(self.place)
            migrate(self._engine)
        except (SQLAlchemyError, OSError, ImportError, NoSuchModuleError, TooNew) as error:
            raise Unavailable(f"cannot keep games in {without_password(str(place))}: {reason(error)}") from error
        self._is_sqlite = self._engine.dialect.name == "sqlite"
        if is_prompt and self._engine.dialect.name == "postgresql":
            from tharsis.store.patience import be_patient

            be_patient(self._engine)
        self._sharing = Sharing(self._engine, self.is_shared)
        self.notes = Notes(self._reading, self._writing, self._sharing.tell)
        self.reviews = Reviews(self._reading, self._writing)
        self.people = People(self._reading, self._writing, self._sharing.tell)
        self._layouts: set[str] = set()

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self._alone, self._engine.connect() as db:
                yield db
        except SQLAlchemyError as error:
            raise Unavailable(f"the games cannot be read just now: {reason(error)}") from error

    @contextmanager
    def _writing(self, is_each_whole: bool = False) -> Iterator[sa.Connection]:
        """In a transaction, or with one for each statement."""
        each = {"isolation_level": "AUTOCOMMIT"}
        try:
            with (
                self._in_line(),
                self._alone,
                self._engine.connect().execution_options(**each) if is_each_whole else self._engine.begin() as db,
            ):
                yield db
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise Unavailable(f"the games cannot be written just now: {reason(error)}") from error

    @contextmanager
    def _in_line(self) -> Iterator[None]:
        """A file has one writer at a time. Who finds another process writing looks again after a while, which grows; threads of
        one process wait for each other here instead, and not for longer."""
        if not (self._is_sqlite and self.is_shared):
            yield
        elif self._line.acquire(timeout=BUSY_S):
            try:
                yield
            finally:
                self._line.release()
        else:
            raise Unavailable("the games cannot be written just now: others are being written for too long")

    # --- games and seats ---------------------------------------------------------------------------------------------

    def add_game(
        self,
        game: GameRow,
        seats: Sequence[SeatRow],
        moves: Sequence[NewMove] = (),
        table: TableRow | None = None,
        places: Sequence[PlaceRow] = (),
        position: Position | None = None,
    ) -> None:
        """With moves, it begins after them; with a table, people meet there; the position is where it begins."""
        layout = self._layout(position.layout) if position else ""
        row = asdict(game) | {"setup": json.dumps(game.setup), "seed": json.dumps(game.seed), "moved": game.created}
        with self._writing() as db:
            db.execute(GAMES.insert().values(**row, lived=LIVED))
            db.execute(SEATS.insert(), [{"game": game.id, **asdict(seat)} for seat in seats])
            if moves:
                made = {"game": game.id, "time": game.created, "rules": game.rules}
                db.execute(MOVES.insert(), [made | {"number": at, **asdict(move)} for at, move in enumerate(moves)])
            if position:
                db.execute(POSITIONS.insert().values(**turns.stored(game.id, position, layout)))
            if table:
                self.people.add_table(db, table, places)

    def game(self, id: str) -> GameRow:
        with self._reading() as db:
            row = db.execute(GAMES.select().where(GAMES.c.id == id)).one_or_none()
        if row is None:
            raise UnknownGame(f"no game {id!r}")
        setup, seed = json.loads(row.setup), json.loads(row.seed)
        return GameRow(
            row.id, row.game, row.rules, setup, seed, row.created, row.finished, row.hidden_points, row.owner,
            row.is_seed_chosen,
        )  # fmt: skip

    def unfinished(self, kind: str = "", owner: str = "") -> list[str]:
        """Games that go on; with a kind, only those where such a player sits; with an owner, only theirs."""
        query = sa.select(GAMES.c.id).where(GAMES.c.finished.is_(None)).order_by(GAMES.c.created)
        if kind:
            query = query.where(GAMES.c.id.in_(sa.select(SEATS.c.game).where(SEATS.c.kind == kind)))
        if owner:
            query = query.where(GAMES.c.owner == owner)
        with self._reading() as db:
            return list(db.execute(query).scalars())

    def made(self, owner: str, since: float, until: float) -> tuple[int, int]:
        """How many games were made in that time: by this owner, and in all."""
        lately = sa.select(sa.func.count()).select_from(GAMES).where(GAMES.c.created > since, GAMES.c.created <= until)
        with self._reading() as db:
            own = db.execute(lately.where(GAMES.c.owner == owner)).scalar_one()
            return own, db.execute(lately).scalar_one()

    def age(self) -> None:
        """Count the time that servers run."""
        with self._writing() as db:
            tick(db, self._sharing.now(db))

    def forget(self, seconds: float, spared: Sequence[str] = ()) -> list[str]:
        """Delete unfinished games that nobody has made or moved while servers ran for so long. Returns which."""
        self.age()
        ids: list[str] = []
        while some := self._forget_some(seconds, spared):
            ids += some
        return ids

    def _forget_some(self, seconds: float, spared: Sequence[str]) -> list[str]:
        """As many as are deleted within a moment."""
        time_to_move = sa.select(TABLES.c.bank + TABLES.c.step).where(TABLES.c.game == GAMES.c.id).scalar_subquery()
        left_at = GAMES.c.lived + sa.func.coalesce(time_to_move, 0.0)  # until then, somebody may take their time
        is_old = sa.and_(GAMES.c.finished.is_(None), left_at < LIVED - seconds, GAMES.c.id.not_in(spared))
        some = sa.select(GAMES.c.id).where(is_old).limit(AT_ONCE)
        with self._writing() as db:
            query = GAMES.update().where(GAMES.c.id.in_(some), is_old).values(runner=None).returning(GAMES.c.id)
            ids = list(db.execute(query).scalars())
            self.remove(db, ids)
        return ids

    def delete(self, ids: Sequence[str]) -> None:
        """The games with all that belongs to them."""
        with self._writing() as db:
            self.remove(db, ids)

    def remove(self, db: sa.Connection, ids: Sequence[str]) -> None:
        """The same as a part of something else. Servers that play them hear of it."""
        delete_games(db, ids)
        for id in ids:
            self._sharing.tell(db, id, -1)

    def seats(self, id: str) -> list[SeatRow]:
        query = SEATS.select().where(SEATS.c.game == id).order_by(SEATS.c.seat)
        with self._reading() as db:
            return [SeatRow(row.seat, row.kind, row.name, row.token_hash, row.level) for row in db.execute(query)]

    def rename_seat(self, id: str, seat: int, name: str) -> None:
        with self._writing() as db:
            db.execute(SEATS.update().where(SEATS.c.game == id, SEATS.c.seat == seat).values(name=name))
            self._sharing.tell(db, id, -1)

    def renew_token(self, id: str, seat: int, token_hash: str, before: str = "") -> bool:
        """The seat has another secret; the old one opens nothing. With the one before, only if it still is."""
        query = SEATS.update().where(SEATS.c.game == id, SEATS.c.seat == seat)
        if before:
            query = query.where(SEATS.c.token_hash == before)
        with self._writing() as db:
            return db.execute(query.values(token_hash=token_hash)).rowcount == 1

    def seat_of_token(self, token_hash: str) -> tuple[str, int] | None:
        query = sa.select(SEATS.c.game, SEATS.c.seat).where(SEATS.c.token_hash == token_hash)
        with self._reading() as db:
            row = db.execute(query).one_or_none()
        return None if row is None else (row.game, row.seat)

    # --- moves and positions -----------------------------------------------------------------------------------------

    def moves(self, id: str, since: int = 0) -> list[MoveRow]:
        query = MOVES.select().where(MOVES.c.game == id, MOVES.c.number >= since).order_by(MOVES.c.number)
        with self._reading() as db:
            return [MoveRow(row.number, row.seat, row.option, row.time, row.rules) for row in db.execute(query)]

    def count(self, id: str) -> int:
        """How many rows the game's log has."""
        query = sa.select(sa.func.max(MOVES.c.number)).where(MOVES.c.game == id)
        with self._reading() as db:
            last = db.execute(query).scalar()
        return 0 if last is None else int(last) + 1

    def append(
        self,
        id: str,
        number: int,
        moves: Sequence[NewMove],
        time: float,
        rules: str = "",
        position: Position | None = None,
        hold: HoldRow | None = None,
        is_over: bool = False,
    ) -> None:
        """Store moves from this number on, where they lead, whether they may be taken back for a while, and whether they end
        the game: all or none."""
        turn = dict.fromkeys(turns.NAMES) | {
            "game_id": id, "first": number, "made": [(move.seat, move.option) for move in moves], "at": time, "under": rules,
            "over_at": time if is_over else None,
        }  # fmt: skip
        if position:
            turn |= turns.standing(position, self._layout(position.layout))
        try:
            self._play(turn, hold, number + len(moves))
        except IntegrityError:
            raise NumberTaken(f"game {id}: move {number} is already stored") from None

    def _play(self, turn: turns.Turn, hold: HoldRow | None, told: int) -> None:
        if self._is_sqlite:
            whole = turn | turns.holding(hold, now()) | {"told": told if self.is_shared else None}
            with self._writing(is_each_whole=True) as db:
                turns.play_in_one(db, whole)
        else:
            with self._writing() as db:
                turns.play(db, turn | turns.holding(hold, self._sharing.now(db) if hold else 0.0))
                self._sharing.tell(db, turn["game_id"], told)

    def _layout(self, told: str) -> str:
        """Its name; what was never told before is stored."""
        layout = hashlib.sha256(told.encode()).hexdigest()[:16]
        if layout not in self._layouts:
            with suppress(IntegrityError), self._writing() as db:  # another server was quicker
                if db.execute(sa.select(LAYOUTS.c.id).where(LAYOUTS.c.id == layout)).scalar() is None:
                    db.execute(LAYOUTS.insert().values(id=layout, told=told))
            self._layouts.add(layout)
        return layout

    def start_without(
        self, id: str, kept: Sequence[int], setup: Mapping[str, Any], rules: str, time: float, position: Position
    ) -> bool:
        """A table begins with these seats alone, at this position. False if it has begun, or others sit there by now."""
        stood = turns.stored(id, position, self._layout(position.layout))
        return self.people.start_without(id, kept, {"setup": json.dumps(setup), "rules": rules}, time, stood)

    def positions(self, id: str) -> list[Position]:
        """Those that are kept, and the last one."""
        query = sa.select(POSITIONS, LAYOUTS.c.told).join(LAYOUTS, LAYOUTS.c.id == POSITIONS.c.layout)
        with self._reading() as db:
            rows = db.execute(query.where(POSITIONS.c.game == id).order_by(POSITIONS.c.number)).all()
        return [Position(row.number, row.moves, row.told, row.data, row.is_kept) for row in rows]

    def hold(self, id: str) -> tuple[HoldRow, float] | None:
        """The turn that can still be taken back, and for how many seconds more."""
        with self._reading() as db:
            row = db.execute(HOLDS.select().where(HOLDS.c.game == id)).one_or_none()
            left = min(row.seconds, row.until - self._sharing.now(db)) if row else 0.0  # a clock may have gone back
        return (HoldRow(row.seat, row.number, row.seconds), left) if row else None

    def end_hold(self, id: str, seat: int) -> None:
        """The seat takes nothing back."""
        with self._writing() as db:
            db.execute(HOLDS.delete().where(HOLDS.c.game == id, HOLDS.c.seat == seat))
            self._sharing.tell(db, id, -1)

    def set_pause(self, id: str, pause: float | None) -> None:
        """How long programs wait before each move of this game; None as the server does."""
        with self._writing() as db:
            db.execute(GAMES.update().where(GAMES.c.id == id).values(pause=pause))
            self._sharing.tell(db, id, -1)

    def pause(self, id: str) -> float | None:
        with self._reading() as db:
            found: float | None = db.execute(sa.select(GAMES.c.pause).where(GAMES.c.id == id)).scalar()
        return found

    def finish(self, id: str, time: float | None) -> None:
        with self._writing() as db:
            db.execute(GAMES.update().where(GAMES.c.id == id).values(finished=time))

    # --- who sits where in which browser -----------------------------------------------------------------------------

    def sit(self, browser_hash: str, id: str, seat: int, time: float) -> None:
        row = {"browser_hash": browser_hash, "game": id, "seat": seat, "time": time}
        try:
            with self._writing() as db:
                db.execute(SITTINGS.insert(), [row])
        except IntegrityError:
            return  # sits there already

    def sittings(self, browser_hash: str) -> list[tuple[str, int]]:
        """Newest first; with those of the same player's other browsers."""
        player = sa.select(BROWSERS.c.player).where(BROWSERS.c.hash == browser_hash).scalar_subquery()
        sat = sa.select(SITTINGS.c.game, SITTINGS.c.seat, SITTINGS.c.time)
        here = sat.where(SITTINGS.c.browser_hash == browser_hash)
        elsewhere = sat.join(BROWSERS, BROWSERS.c.hash == SITTINGS.c.browser_hash).where(BROWSERS.c.player == player)
        query = sa.union_all(here, elsewhere).order_by(sa.desc("time"), "seat")
        with self._reading() as db:
            return list(dict.fromkeys((row.game, row.seat) for row in db.execute(query)))

    def sitters(self, id: str) -> list[tuple[str, int]]:
        """Which browsers sit at a game, and where."""
        query = SITTINGS.select().where(SITTINGS.c.game == id).order_by(SITTINGS.c.seat, SITTINGS.c.time)
        with self._reading() as db:
            return [(row.browser_hash, row.seat) for row in db.execute(query)]

    # --- reports -----------------------------------------------------------------------------------------------------

    def add_report(self, report: ReportRow) -> None:
        with self._writing() as db:
            db.execute(REPORTS.insert().values(**asdict(report)))

    def reports(self, id: str) -> list[ReportRow]:
        query = REPORTS.select().where(REPORTS.c.game == id).order_by(REPORTS.c.id)
        with self._reading() as db:
            rows = db.execute(query).all()
        return [ReportRow(row.game, row.number, row.time, row.note, row.text, row.save, row.owner) for row in rows]

    def reported(self, owner: str, since: float, until: float) -> tuple[int, int]:
        """How many reports were sent in that time: by this owner, and in all."""
        lately = sa.select(sa.func.count()).select_from(REPORTS).where(REPORTS.c.time > since, REPORTS.c.time <= until)
        with self._reading() as db:
            own = db.execute(lately.where(REPORTS.c.owner == owner)).scalar_one()
            return own, db.execute(lately).scalar_one()

    def try_out(self) -> None:
        """Write something and take it away again: raises `Unavailable` where nothing can be written."""
        with self._writing() as db:
            self._sharing.beat(db, PROBE, -1.0, {})
            self._sharing.leave(db, PROBE)

    # --- servers that share the games --------------------------------------------------------------------------------

    def beat(self, server: str, seconds: float, streams: Mapping[str, int] = NOBODY) -> dict[str, int]:
        """This server is alive for so long, and somebody has so many streams open here. Returns how many at the others."""
        with self._writing() as db:
            return self._sharing.beat(db, server, seconds, streams)

    def leave(self, server: str) -> None:
        """This server is no more; its games are anybody's."""
        with self._writing() as db:
            self._sharing.leave(db, server)

    def claim(self, id: str, server: str) -> bool:
        """Whether this server runs the game's bots: nobody else alive does. To be told no keeps no writer waiting."""
        with self._reading() as db:
            if self._sharing.is_taken(db, id, server):
                return False
        with self._writing() as db:
            return self._sharing.claim(db, id, server)

    def orphans(self, since: float, most: int) -> list[str]:
        """Games with bots that no living server runs, and that were made or moved since then; the newest first."""
        with self._reading() as db:
            return self._sharing.orphans(db, since, most)

    def clocked(self, most: int) -> list[str]:
        """Games with a clock that no living server runs."""
        with self._reading() as db:
            return self._sharing.clocked(db, most)

    def watch(self, on_change: Callable[[str, int], None], on_gap: Callable[[], None]) -> Watcher | None:
        """Be told of what other processes write; None where there are none. `on_gap`: something may have been missed."""
        return watcher(self._engine, on_change, on_gap) if self.is_shared else None
