"""Finished games looked at again, and games that try what another move would have brought."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import sqlalchemy as sa

from tharsis.store.asking import put
from tharsis.store.tables import meta

REVIEWS = sa.Table(
    "reviews", meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("told", sa.Text, nullable=False),
)  # fmt: skip

LINES = sa.Table(
    "lines", meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("origin", sa.String, nullable=False),
    sa.Column("move", sa.Integer, nullable=False),
)  # fmt: skip
"""Games that begin as another one did, up to a move."""


class Reviews:
    def __init__(
        self,
        reading: Callable[[], AbstractContextManager[sa.Connection]],
        writing: Callable[[], AbstractContextManager[sa.Connection]],
    ) -> None:
        self._reading, self._writing = reading, writing

    def kept(self, id: str) -> dict[str, Any] | None:
        with self._reading() as db:
            told = db.execute(sa.select(REVIEWS.c.told).where(REVIEWS.c.game == id)).scalar()
        return None if told is None else dict(json.loads(told))

    def keep(self, id: str, told: dict[str, Any]) -> None:
        with self._writing() as db:
            put(db, REVIEWS, game=id, told=json.dumps(told))

    def begin_line(self, id: str, origin: str, move: int) -> None:
        with self._writing() as db:
            db.execute(LINES.insert().values(game=id, origin=origin, move=move))

    def line(self, id: str) -> tuple[str, int] | None:
        """The game a line was begun from, and at which move."""
        with self._reading() as db:
            row = db.execute(LINES.select().where(LINES.c.game == id)).one_or_none()
        return None if row is None else (row.origin, row.move)
