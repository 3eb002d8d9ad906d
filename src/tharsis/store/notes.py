"""What players leave with the server: a pass for when their turn comes, where to call them, and how their games ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tharsis.store.asking import put
from tharsis.store.tables import GAMES, SITTINGS, meta

AHEAD = sa.Table(
    "ahead", meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("since", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("told", sa.Text, nullable=False),
)  # fmt: skip
"""Seats that pass as soon as their turn comes."""

RESULTS = sa.Table(
    "results", meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("told", sa.Text, nullable=False),
)  # fmt: skip
"""How finished games ended, so that nobody has to play them again to know."""

PUSHES = sa.Table(
    "pushes", meta,
    sa.Column("browser_hash", sa.String, primary_key=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
)  # fmt: skip
"""Where browsers are reached that no page of ours is open in."""


SECRETS = sa.Table(
    "secrets", meta,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)  # fmt: skip
"""What all servers on one database share and nobody else knows."""


@dataclass(frozen=True, slots=True)
class AheadRow:
    """A seat passes as soon as its turn comes in this round, unless one of `wakes` has happened since that move."""

    since: int
    round: int
    wakes: tuple[str, ...]
    playable: tuple[str, ...] = ()
    """Cards that could have been played when it was told."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a game ended: everybody's points, and the seats that won."""

    id: str
    game: str
    rounds: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    finished: float


class Notes:
    def __init__(
        self,
        reading: Callable[[], AbstractContextManager[sa.Connection]],
        writing: Callable[[], AbstractContextManager[sa.Connection]],
        tell: Callable[[sa.Connection, str, int], None],
    ) -> None:
        self._reading, self._writing, self._tell = reading, writing, tell

    # --- passing ahead -----------------------------------------------------------------------------------------------

    def ahead(self, id: str) -> dict[int, AheadRow]:
        """Which seats pass when their turn comes."""
        with self._reading() as db:
            rows = db.execute(AHEAD.select().where(AHEAD.c.game == id)).all()
        return {row.seat: AheadRow(row.since, row.round, *map(tuple, json.loads(row.told))) for row in rows}

    def pass_ahead(self, id: str, seat: int, row: AheadRow | None) -> None:
        """None takes it back."""
        with self._writing() as db:
            if row is not None:
                told = json.dumps([row.wakes, row.playable])
                put(db, AHEAD, game=id, seat=seat, since=row.since, round=row.round, told=told)
            else:
                db.execute(AHEAD.delete().where(AHEAD.c.game == id, AHEAD.c.seat == seat))
            self._tell(db, id, -1)

    # --- results -----------------------------------------------------------------------------------------------------

    def results(self, ids: Iterable[str]) -> dict[str, ResultRow | None]:
        """Those of these games that are over, with how they ended, as far as that is known."""
        told = sa.select(GAMES.c.id, RESULTS.c.told).outerjoin(RESULTS, RESULTS.c.game == GAMES.c.id)
        with self._reading() as db:
            rows = db.execute(told.where(GAMES.c.id.in_(list(ids)), GAMES.c.finished.is_not(None))).all()
        return {row.id: _result(row.id, json.loads(row.told)) if row.told else None for row in rows}

    def keep_result(self, result: ResultRow) -> None:
        told = json.dumps([result.game, result.rounds, result.points, result.winners, result.finished])
        with self._writing() as db:
            put(db, RESULTS, game=result.id, told=told)

    def secret(self, name: str, made: Callable[[], str]) -> str:
        """The secret of that name; the first server that asks makes it."""
        query = sa.select(SECRETS.c.value).where(SECRETS.c.name == name)
        with self._reading() as db:
            known = db.execute(query).scalar()
        if known is not None:
            return str(known)
        with suppress(IntegrityError), self._writing() as db:  # another server may be quicker
            db.execute(SECRETS.insert().values(name=name, value=made()))
        with self._reading() as db:
            return str(db.execute(query).scalar_one())

    # --- calling -----------------------------------------------------------------------------------------------------

    def subscribe(self, browser_hash: str, endpoint: str, time: float) -> None:
        with self._writing() as db:
            put(db, PUSHES, browser_hash=browser_hash, endpoint=endpoint, time=time)

    def unsubscribe(self, browser_hash: str = "", endpoint: str = "") -> None:
        """A browser is called no more, or nobody is at an endpoint any more."""
        gone = PUSHES.c.endpoint == endpoint if endpoint else PUSHES.c.browser_hash == browser_hash
        with self._writing() as db:
            db.execute(PUSHES.delete().where(gone))

    def is_called(self, browser_hash: str) -> bool:
        with self._reading() as db:
            return db.execute(sa.select(PUSHES.c.time).where(PUSHES.c.browser_hash == browser_hash)).first() is not None

    def endpoints(self, id: str, seats: Iterable[int]) -> list[str]:
        """Where those who sit on these seats are called."""
        query = (
            sa.select(PUSHES.c.endpoint)
            .join(SITTINGS, SITTINGS.c.browser_hash == PUSHES.c.browser_hash)
            .where(SITTINGS.c.game == id, SITTINGS.c.seat.in_(list(seats)))
            .distinct()
        )
        with self._reading() as db:
            return list(db.execute(query).scalars())


def _result(id: str, told: list[Any]) -> ResultRow:
    game, rounds, points, winners, finished = told
    return ResultRow(id, game, rounds, tuple(points), tuple(winners), finished)
