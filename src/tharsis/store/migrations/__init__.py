"""Brings a database of any earlier version up to date, by Alembic."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

HEAD = max(path.stem[1:5] for path in (Path(__file__).parent / "versions").glob("v*.py"))
"""The newest version."""
FIRST = "0001"
LOCK = 0x7461727369
"""Servers that start at once wait for each other here."""

PATIENCE_MS = 60_000
"""How long they wait at a file."""


class TooNew(Exception):
    """The database was written by a later program."""


def migrate(engine: sa.Engine) -> None:
    """To the newest version. A database that was never told its version is of the first, or new."""
    found = version(engine)
    if found > HEAD:
        raise TooNew(f"they are of version {found}, this program knows {HEAD}; install a later Tharsis")
    if found == HEAD:
        return
    with engine.connect() as db:
        is_shared = engine.dialect.name == "postgresql"
        if is_shared:
            db.execute(sa.text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
        try:
            with engine.begin() as writing, whole(writing):
                upgrade(writing)
        finally:
            if is_shared:
                db.execute(sa.text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})


def version(engine: sa.Engine) -> str:
    """'' when it was never told."""
    if not sa.inspect(engine).has_table("alembic_version"):
        return ""
    with engine.connect() as db:
        return str(db.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")


@contextmanager
def whole(db: sa.Connection) -> Iterator[None]:
    """All of it or nothing, and one at a time: SQLite's driver by itself begins no transaction for a change of tables."""
    if db.dialect.name != "sqlite":
        yield
        return
    driver = db.connection.dbapi_connection
    assert driver is not None
    kept, driver.isolation_level = driver.isolation_level, None
    patience = int(db.exec_driver_sql("PRAGMA busy_timeout").scalar_one())
    db.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE_MS}")
    try:
        db.exec_driver_sql("BEGIN IMMEDIATE")
        yield
    finally:
        db.exec_driver_sql(f"PRAGMA busy_timeout={patience}")
        driver.isolation_level = kept


def upgrade(db: sa.Connection, to: str = HEAD) -> None:
    """To this version, in the transaction that was begun."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = db
    if sa.inspect(db).has_table("games") and not sa.inspect(db).has_table("alembic_version"):
        command.stamp(config, FIRST)
    command.upgrade(config, to)
