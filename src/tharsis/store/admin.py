"""What those who run a server do with its games: list, export, archive, restore, delete, count, back up."""

from __future__ import annotations

import base64
import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tharsis.core.errors import BadSave, BadSetup
from tharsis.store.database import Database
from tharsis.store.life import LIVED
from tharsis.store.records import UnknownGame
from tharsis.store.tables import GAMES, LAYOUTS, MOVES, POSITIONS, REPORTS, SEATS, of_games, some_at_once

STATES = ("all", "running", "finished", "asleep")
BYTES = "bytes:"
"""What stands before bytes in an export."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game in a list."""

    id: str
    game: str
    players: tuple[str, ...]
    moves: int
    created: float
    moved: float
    finished: float | None


class Admin:
    def __init__(self, store: Database) -> None:
        self._engine = store._engine
        self._store = store

    def games(self, state: str = "all", before: float | None = None, most: int = 1_000_000) -> list[GameLine]:
        """Oldest move first. `before`: only those that nobody has moved since then."""
        query = sa.select(GAMES).where(_is_in(state)).order_by(GAMES.c.moved).limit(most)
        if before is not None:
            query = query.where(GAMES.c.moved < before)
        count = sa.select(MOVES.c.game, sa.func.count().label("n")).group_by(MOVES.c.game)
        with self._store._reading() as db:
            rows = db.execute(query).all()
            moves = {row.game: row.n for row in db.execute(count)}
            names: dict[str, list[str]] = {}
            for seat in db.execute(sa.select(SEATS).order_by(SEATS.c.game, SEATS.c.seat)):
                names.setdefault(seat.game, []).append(seat.kind if seat.name == str(seat.seat + 1) else seat.name)
        return [
            GameLine(row.id, row.game, tuple(names.get(row.id, ())), moves.get(row.id, 0), row.created, row.moved, row.finished)
            for row in rows
        ]

    def usage(self) -> dict[str, Any]:
        """How much there is, and how large the database is."""
        with self._store._reading() as db:
            counts = {table.name: db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                      for table in (GAMES, MOVES, POSITIONS, REPORTS)}  # fmt: skip
            running = db.execute(sa.select(sa.func.count()).select_from(GAMES).where(GAMES.c.finished.is_(None))).scalar_one()
            if self._engine.dialect.name == "postgresql":
                size = db.execute(sa.text("SELECT pg_database_size(current_database())")).scalar_one()
            else:
                pages, page = (db.execute(sa.text(f"PRAGMA {name}")).scalar_one() for name in ("page_count", "page_size"))
                size = pages * page
        return {**counts, "running": running, "bytes": size}

    # --- games as lines of text --------------------------------------------------------------------------------------

    def exported(self, ids: Sequence[str]) -> Iterator[str]:
        """Each game with all that belongs to it as one line of JSON. Secrets of seats are there as hashes; links
        that no friend has used yet are there as they are."""
        with self._store._reading() as db:
            for id in ids:
                yield _told(db, id)

    def restore(self, lines: Iterable[str]) -> list[str]:
        """Games from their lines: all of them or none. Returns their ids."""
        with self._store._writing() as db:
            return [self._restored(db, line, number) for number, line in enumerate(lines, 1)]

    def _restored(self, db: sa.Connection, line: str, number: int) -> str:
        try:
            told = json.loads(line)
            id = str(told[GAMES.name][0]["id"])
        except (ValueError, LookupError, TypeError):
            raise BadSave(f"line {number} is no exported game; nothing was restored") from None
        try:
            self._restore(db, told)
        except sa.exc.IntegrityError:
            raise BadSave(f"game {id!r} is there already; nothing was restored") from None
        except sa.exc.OperationalError:  # not for what was told
            raise
        except (sa.exc.SQLAlchemyError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadSave(f"game {id!r} cannot be read: {str(error).splitlines()[0]}; nothing was restored") from None
        return id

    def _restore(self, db: sa.Connection, told: dict[str, Any]) -> None:
        for layout in told[LAYOUTS.name]:
            if db.execute(sa.select(LAYOUTS.c.id).where(LAYOUTS.c.id == layout["id"])).scalar() is None:
                db.execute(LAYOUTS.insert().values(**layout))
        for table in (GAMES, *of_games()):
            rows = [_row(table, row) for row in told.get(table.name, [])]
            if table is GAMES:  # it is not abandoned: somebody wants it back
                rows = [row | {"lived": db.execute(sa.select(LIVED)).scalar_one()} for row in rows]
            if table is REPORTS:
                rows = [{name: value for name, value in row.items() if name != "id"} for row in rows]
            if rows:
                db.execute(table.insert(), rows)

    def archive(self, ids: Sequence[str], place: Path) -> None:
        """Write games to a file that is not there yet, and delete them when they are safe there. Nobody moves meanwhile."""
        with made(place), place.open("w", encoding="utf-8") as file, self._store._writing() as db:
            for some in some_at_once(ids):
                db.execute(GAMES.update().where(GAMES.c.id.in_(some)).values(runner=None))
            for id in ids:
                file.write(_told(db, id) + "\n")
            file.flush()
            os.fsync(file.fileno())
            self._store.remove(db, ids)

    def delete(self, ids: Sequence[str]) -> None:
        self._store.delete(ids)

    def backup(self, place: Path) -> None:
        """A copy of an SQLite file while servers go on writing to it."""
        if self._engine.dialect.name != "sqlite":
            raise BadSetup("this backs up a file; a PostgreSQL is backed up by pg_dump")
        with made(place), closing(sqlite3.connect(place)) as copy, self._store._reading() as db:
            source: Any = db.connection.dbapi_connection
            source.backup(copy)


@contextmanager
def made(place: Path) -> Iterator[None]:
    """A file that was not there before; when it cannot be filled it is taken away again."""
    place.open("x").close()
    try:
        yield
    except BaseException as error:
        place.unlink()
        if isinstance(error, sqlite3.Error):
            raise OSError(None, str(error), str(place)) from None
        if isinstance(error, OSError) and error.filename is None:
            raise OSError(error.errno, error.strerror, str(place)) from None
        raise


def _told(db: sa.Connection, id: str) -> str:
    game = db.execute(GAMES.select().where(GAMES.c.id == id)).mappings().one_or_none()
    if game is None:
        raise UnknownGame(f"no game {id!r}")
    told: dict[str, Any] = {GAMES.name: [_plain(game)]}
    for table in of_games():
        told[table.name] = [_plain(row) for row in db.execute(table.select().where(table.c.game == id)).mappings()]
    layouts = {row["layout"] for row in told[POSITIONS.name]}
    told[LAYOUTS.name] = [_plain(row) for row in db.execute(LAYOUTS.select().where(LAYOUTS.c.id.in_(layouts))).mappings()]
    return json.dumps(told, ensure_ascii=False)


def _is_in(state: str) -> sa.ColumnElement[bool]:
    if state not in STATES:
        raise BadSetup(f"{state!r} is no state of games; there are {', '.join(STATES)}")
    newest = sa.select(sa.func.max(GAMES.c.moved)).scalar_subquery()
    return {
        "all": sa.true(), "running": GAMES.c.finished.is_(None), "finished": GAMES.c.finished.is_not(None),
        "asleep": sa.and_(GAMES.c.finished.is_(None), GAMES.c.moved < newest - 24 * 3600.0),
    }[state]  # fmt: skip


def _plain(row: Any) -> dict[str, Any]:
    return {name: BYTES + base64.b64encode(told).decode() if isinstance(told, bytes) else told for name, told in row.items()}


def _row(table: sa.Table, told: dict[str, Any]) -> dict[str, Any]:
    """Columns that came later have their defaults; those that are no more are left out."""
    known = {name: value for name, value in told.items() if name in table.c}
    return {
        name: base64.b64decode(value.removeprefix(BYTES)) if isinstance(table.c[name].type, sa.LargeBinary) else value
        for name, value in known.items()
    }
