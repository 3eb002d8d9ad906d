"""Who is here, in the store: players who have a page open that listens, and seats from which a table is."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tharsis.store.asking import Asking, made, put
from tharsis.store.people_rows import MemberRow
from tharsis.store.people_tables import MEMBERS, PLACES, PLAYERS, PRESENCE, VISITS
from tharsis.store.tables import SERVERS


def _alive(now: float) -> sa.Select[Any]:
    return sa.select(SERVERS.c.id).where(SERVERS.c.until > now)


class Visits(Asking):
    def enter(self, player: str, server: str) -> None:
        with self._writing() as db:
            put(db, VISITS, player=player, server=server)

    def depart(self, player: str, server: str, time: float) -> None:
        with self._writing() as db:
            db.execute(VISITS.delete().where(VISITS.c.player == player, VISITS.c.server == server))
            db.execute(PLAYERS.update().where(PLAYERS.c.id == player).values(seen=time))

    def forget_server(self, server: str) -> None:
        """Nobody is there any more."""
        with self._writing() as db:
            db.execute(PRESENCE.delete().where(PRESENCE.c.server == server))
            db.execute(VISITS.delete().where(VISITS.c.server == server))

    def here(self, game: str, now: float) -> frozenset[int]:
        """Seats from which the table is open at a server that lives."""
        query = sa.select(PRESENCE.c.seat).where(PRESENCE.c.game == game, PRESENCE.c.server.in_(_alive(now)))
        return frozenset(int(row.seat) for row in self._all(query))

    def online(self, now: float) -> int:
        """How many are here: players by name, and others by where they sit."""
        named = sa.select(sa.func.count(VISITS.c.player.distinct())).where(VISITS.c.server.in_(_alive(now)))
        seat = sa.and_(PLACES.c.game == PRESENCE.c.game, PLACES.c.seat == PRESENCE.c.seat, PLACES.c.player.is_(None))
        others = sa.select(PRESENCE.c.game, PRESENCE.c.seat).join(PLACES, seat).where(PRESENCE.c.server.in_(_alive(now)))
        with self._reading() as db:
            nameless = sa.select(sa.func.count()).select_from(others.distinct().subquery())
            return int(db.execute(named).scalar_one()) + int(db.execute(nameless).scalar_one())

    def members(self, word: str, now: float, most: int = 50) -> list[MemberRow]:
        """Who has typed the same word, and whether they are here."""
        visit = sa.and_(VISITS.c.player == PLAYERS.c.id, VISITS.c.server.in_(_alive(now)))
        seat = sa.and_(PLACES.c.game == PRESENCE.c.game, PLACES.c.seat == PRESENCE.c.seat)
        sits = sa.and_(PLACES.c.player == PLAYERS.c.id, seat, PRESENCE.c.server.in_(_alive(now)))
        query = sa.select(
            PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.seen,
            sa.exists().where(visit).label("is_here"), sa.exists().where(sits).label("is_at_table"),
        )  # fmt: skip
        query = query.join(MEMBERS, MEMBERS.c.player == PLAYERS.c.id).where(MEMBERS.c.word == word)
        return [made(MemberRow, row) for row in self._all(query.order_by(PLAYERS.c.name).limit(most))]
