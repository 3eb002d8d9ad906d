"""What parts of the store have in common: how they read, write, and tell pages elsewhere with the change itself."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

LOBBY = "@lobby"
"""What pages that show all tables listen to."""
Doing = Callable[[], AbstractContextManager[sa.Connection]]


def made(kind: type[Any], row: Any) -> Any:
    return kind(**{name: getattr(row, name) for name in kind.__dataclass_fields__})


INSERTS: dict[str, Callable[[sa.Table], Any]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


def put(db: sa.Connection, table: sa.Table, **row: Any) -> None:
    """A row in place of that of the same key. Somebody may write that one at the same moment."""
    key = [column.name for column in table.primary_key]
    rest = {name: value for name, value in row.items() if name not in key}
    insert = INSERTS[db.dialect.name](table).values(**row)
    db.execute(insert.on_conflict_do_update(index_elements=key, set_=rest) if rest else insert.on_conflict_do_nothing())


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
