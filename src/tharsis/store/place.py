"""Where games are kept: the file or the database behind what people write in `--database`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import StaticPool

from tharsis.store.watching import REACH

CONNECTIONS = 20
BUSY_S = 5
"""How long a writer waits for others."""
IN_MEMORY = ":memory:"
NAMES_OF_MEMORY = (IN_MEMORY, "sqlite://", "sqlite:///:memory:")
KINDS = ("sqlite", "postgresql")


def _set_pragmas(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={1000 * BUSY_S}"):
        connection.execute(f"PRAGMA {pragma}")


def engine_at(place: str) -> sa.Engine:
    """A database URL, the path of an SQLite file, or `:memory:`."""
    if place == IN_MEMORY:
        engine = sa.create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    elif "://" in place:
        url = _url(place)
        options = REACH if url.get_backend_name() == "postgresql" else {}
        engine = sa.create_engine(url, pool_pre_ping=True, pool_size=CONNECTIONS, connect_args=options)
    else:
        Path(place).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(sa.URL.create("sqlite", database=place), pool_size=CONNECTIONS)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def _url(place: str) -> sa.URL:
    """Of a database that games can be kept in."""
    url = sa.make_url(place)
    if url.get_backend_name() not in KINDS:
        raise ArgumentError("games are kept in a file, or in PostgreSQL: postgresql+psycopg://user:password@host/name")
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def without_password(place: str) -> str:
    """The place without a password."""
    try:
        return sa.make_url(place).render_as_string() if "://" in place else place
    except ArgumentError:
        return "this URL"


def reason(error: BaseException) -> str:
    """What the database said, in one line."""
    return (str(getattr(error, "orig", None) or error).strip() or type(error).__name__).splitlines()[0]
