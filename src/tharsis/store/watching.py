"""Hearing of what other processes write: PostgreSQL notifies, an SQLite file is asked whether it has changed."""

from __future__ import annotations

import logging
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from tharsis.store.sharing import CHANNEL
from tharsis.store.tables import CHANGES

log = logging.getLogger("tharsis.store")
POLL_S = 0.05
LISTEN_S = 1.0
AGAIN_S = (0.2, 5.0)
"""How soon a lost connection is tried again, at first and at most."""

REACH: dict[str, Any] = {
    "connect_timeout": 4, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 20_000,
}  # fmt: skip
"""How connections to PostgreSQL are made: one whose machine or network is gone is given up after some seconds, not hours."""

OnChange = Callable[[str, int], None]
OnGap = Callable[[], None]


class Watching(ABC):
    """A thread that tells of changes. When its connection is lost it makes another, and says that something may be missing."""

    def __init__(self, engine: sa.Engine, on_change: OnChange, on_gap: OnGap) -> None:
        self._engine, self._on_change, self._on_gap = engine, on_change, on_gap
        self._is_stopped = threading.Event()
        self.is_listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watching", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._is_stopped.set()
        self._thread.join(3)

    def _run(self) -> None:
        wait = AGAIN_S[0]
        while not self._is_stopped.is_set():
            began = time.monotonic()
            try:
                self._listen()
            except Exception as error:
                log.warning("not told of other servers for a moment: %s", type(error).__name__)
            self.is_listening.clear()
            wait = AGAIN_S[0] if time.monotonic() - began > AGAIN_S[1] else min(2 * wait, AGAIN_S[1])
            self._is_stopped.wait(wait)

    def _began(self) -> None:
        self.is_listening.set()
        self._on_gap()

    @abstractmethod
    def _listen(self) -> None:
        """Tell of changes until stopped or cut off."""


class FileWatching(Watching):
    """`data_version` changes whenever another connection has written; then the list of changes is read on."""

    def _listen(self) -> None:
        with self._engine.connect() as db:
            last = int(db.execute(sa.select(sa.func.coalesce(sa.func.max(CHANGES.c.id), 0))).scalar_one())
            db.rollback()
            self._began()
            version = None
            while not self._is_stopped.wait(POLL_S):
                seen = db.execute(sa.text("PRAGMA data_version")).scalar()
                if seen != version:
                    version = seen
                    for row in db.execute(CHANGES.select().where(CHANGES.c.id > last).order_by(CHANGES.c.id)).all():
                        last = row.id
                        self._on_change(row.game, row.number)
                db.rollback()


class PostgresqlWatching(Watching):
    def _listen(self) -> None:
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True, **REACH) as db:
            db.execute(f"LISTEN {CHANNEL}")
            self._began()
            while not self._is_stopped.is_set():
                for notice in db.notifies(timeout=LISTEN_S):
                    id, _, number = notice.payload.partition(" ")
                    self._on_change(id, int(number))
                    if self._is_stopped.is_set():
                        return


def watcher(engine: sa.Engine, on_change: OnChange, on_gap: OnGap) -> Watching:
    kinds: dict[str, Any] = {"postgresql": PostgresqlWatching, "sqlite": FileWatching}
    watching: Watching = kinds[engine.dialect.name](engine, on_change, on_gap)
    return watching
