"""What parts of the store have in common: how they read, write, and tell pages elsewhere with the change itself."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import sqlalchemy as sa

LOBBY = "@lobby"
"""What pages that show all tables listen to."""
Doing = Callable[[], AbstractContextManager[sa.Connection]]


def made(kind: type[Any], row: Any) -> Any:
    return kind(**{name: getattr(row, name) for name in kind.__dataclass_fields__})


class Asking:
    def __init__(self, reading: Doing, writing: Doing, tell: Callable[[sa.Connection, str, int], None]) -> None:
        self._reading, self._writing, self._tell = reading, writing, tell

    def _all(self, query: Any) -> list[Any]:
        with self._reading() as db:
            return list(db.execute(query).all())

    def _change(self, game: str, *statements: Any, is_listed: bool = False) -> int:
        """Carry out changes of a table and tell everybody; returns how many rows the first one has changed."""
        with self._writing() as db:
            counts = [db.execute(statement).rowcount for statement in statements]
            if counts[0]:
                self._tell(db, game, -1)
                if is_listed:
                    self._tell(db, LOBBY, -1)
        return int(counts[0])
