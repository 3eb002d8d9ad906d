"""Several servers on one database: who is alive, and whose bots run where."""

from __future__ import annotations

import json
import os
import socket
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from tharsis.store.notes import AHEAD
from tharsis.store.people_tables import TABLES
from tharsis.store.records import BOT
from tharsis.store.tables import CHANGES, GAMES, SEATS, SERVERS

CHANNEL = "tharsis"
KEPT_CHANGES = 5_000
FORGOTTEN_S = 3600
LONGEST_S = 120


def machine() -> str:
    """Where numbers of processes mean the same: containers may share a machine's name, but not its processes."""
    try:
        return f"{socket.gethostname()}/{os.stat('/proc/self/ns/pid').st_ino}"
    except OSError:
        return socket.gethostname()


def server_name(word: str) -> str:
    """Unique, and tells where to look whether it lives."""
    return f"{machine()}:{os.getpid()}:{word}"


def is_gone(name: str, me: str) -> bool:
    """Whether this server of our own machine has died. Servers of other machines are believed until their time is up."""
    host, process, word = name.rsplit(":", 2)
    my_host, my_process, my_word = me.rsplit(":", 2)
    if host != my_host or word == my_word:
        return False
    if process == my_process:
        return True
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


class Sharing:
    def __init__(self, engine: sa.Engine, is_shared: bool) -> None:
        self._is_postgresql = engine.dialect.name == "postgresql"
        self._is_shared = is_shared
        clock = sa.extract("epoch", sa.func.clock_timestamp())
        self._clock: sa.ColumnElement[Any] | None = clock if self._is_postgresql else None

    def now(self, db: sa.Connection) -> float:
        """The database's own clock where several machines share it."""
        return time.time() if self._clock is None else float(db.execute(sa.select(self._clock)).scalar_one())

    def tell(self, db: sa.Connection, id: str, number: int) -> None:
        """With the change itself: other processes hear of it when it is safe."""
        if not self._is_shared:
            return
        if self._is_postgresql:
            db.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{id} {number}")))
        else:
            db.execute(CHANGES.insert().values(game=id, number=number))

    def beat(self, db: sa.Connection, server: str, seconds: float, streams: Mapping[str, int]) -> dict[str, int]:
        """Returns the streams open at other servers."""
        now = self.now(db)
        row = {"until": now + seconds, "streams": json.dumps(streams) if streams else ""}
        if db.execute(SERVERS.update().where(SERVERS.c.id == server).values(**row)).rowcount == 0:
            db.execute(SERVERS.insert().values(id=server, **row))
            for name in list(db.execute(sa.select(SERVERS.c.id)).scalars()):
                if is_gone(name, server):
                    db.execute(SERVERS.delete().where(SERVERS.c.id == name))
        db.execute(SERVERS.delete().where(SERVERS.c.until < now - FORGOTTEN_S))
        if not self._is_postgresql:
            newest = sa.select(sa.func.max(CHANGES.c.id)).scalar_subquery()
            db.execute(CHANGES.delete().where(CHANGES.c.id < newest - KEPT_CHANGES))
        others = sa.select(SERVERS.c.streams).where(SERVERS.c.until > now, SERVERS.c.id != server, SERVERS.c.streams != "")
        elsewhere: Counter[str] = Counter()
        for told in db.execute(others).scalars():
            elsewhere.update(json.loads(told))
        return dict(elsewhere)

    def leave(self, db: sa.Connection, server: str) -> None:
        db.execute(SERVERS.delete().where(SERVERS.c.id == server))
        db.execute(GAMES.update().where(GAMES.c.runner == server).values(runner=None))

    def _is_free(self, now: float) -> sa.ColumnElement[bool]:
        """Nobody alive runs it. Who claims to live for long has seen another clock."""
        alive = sa.select(SERVERS.c.id).where(SERVERS.c.until > now, SERVERS.c.until <= now + LONGEST_S)
        return sa.or_(GAMES.c.runner.is_(None), GAMES.c.runner.not_in(alive))

    def is_taken(self, db: sa.Connection, id: str, server: str) -> bool:
        """Whether somebody else alive runs it."""
        is_mine = sa.or_(GAMES.c.runner == server, self._is_free(self.now(db)))
        return db.execute(sa.select(GAMES.c.id).where(GAMES.c.id == id, ~is_mine)).scalar() is not None

    def claim(self, db: sa.Connection, id: str, server: str) -> bool:
        is_mine = sa.or_(GAMES.c.runner == server, self._is_free(self.now(db)))
        return db.execute(GAMES.update().where(GAMES.c.id == id, is_mine).values(runner=server)).rowcount == 1

    def orphans(self, db: sa.Connection, since: float, most: int) -> list[str]:
        with_bots = sa.select(SEATS.c.game).where(sa.or_(SEATS.c.kind == BOT, SEATS.c.level != ""))
        query = (
            sa.select(GAMES.c.id)
            .where(GAMES.c.finished.is_(None), GAMES.c.moved >= since, self._is_free(self.now(db)))
            .where(sa.or_(GAMES.c.id.in_(with_bots), GAMES.c.id.in_(sa.select(AHEAD.c.game))))
            .order_by(GAMES.c.created.desc())
            .limit(most)
        )
        return list(db.execute(query).scalars())

    def clocked(self, db: sa.Connection, most: int) -> list[str]:
        """Games with a clock that goes, and that no living server runs."""
        started = sa.select(TABLES.c.game).where(TABLES.c.started.is_not(None), TABLES.c.pace != "none")
        is_free = self._is_free(self.now(db))
        query = sa.select(GAMES.c.id).where(GAMES.c.finished.is_(None), is_free, GAMES.c.id.in_(started)).limit(most)
        return list(db.execute(query).scalars())
