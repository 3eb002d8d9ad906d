"""Connections to PostgreSQL on which nobody waits for ever.

A database that stands still (its machine hangs, its disk does) keeps its connections open and says nothing. Whoever waits for
an answer gives up after some seconds and closes the connection: what was being written then may be stored or not, as when a
connection is lost. From then on nobody waits but one who tries, until it has answered again.
"""

from __future__ import annotations

import threading
from collections.abc import Generator
from time import monotonic
from typing import Any

import psycopg
import sqlalchemy as sa
from psycopg import pq
from psycopg.abc import PQGen

SLOW_S = 4.0
"""The database itself ends a statement that takes longer, e.g. one that waits for another writer."""
SILENT_S = 4.5
"""One that has said nothing for so long stands still."""
IDLE_S = 10.0
"""The database takes back what a server has begun to write and not gone on with: it may stand still, too."""
REST_S = 0.5
"""How soon after that somebody tries again."""
SETTINGS = f"SET statement_timeout = {1000 * SLOW_S:.0f}; SET idle_in_transaction_session_timeout = {1000 * IDLE_S:.0f}"
TOLD = "the database does not answer"


class Fuse:
    """Blows when the database stands still. Then one thread at a time may try it; all others are refused at once."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._next: float | None = None
        """When somebody may try again; None while all is well."""
        self._trier = 0

    def may_pass(self) -> bool:
        if self._next is None:
            return True
        with self._lock:
            now, me = monotonic(), threading.get_ident()
            if self._next is None or self._trier == me:
                return True
            if now < self._next:
                return False
            self._trier, self._next = me, now + SILENT_S
            return True

    def blow(self) -> None:
        with self._lock:
            self._trier, self._next = 0, monotonic() + REST_S

    def mend(self) -> None:
        """It has answered."""
        if self._next is not None:
            with self._lock:
                self._trier, self._next = 0, None


class Patient(psycopg.Connection[Any]):
    """Everything it does and waits for goes through `wait`."""

    fuse: Fuse | None = None

    def wait(self, gen: PQGen[Any], *settings: Any, **named: Any) -> Any:
        if self.fuse is None:
            return super().wait(gen, *settings, **named)
        if self.pgconn.transaction_status == pq.TransactionStatus.IDLE and not self.fuse.may_pass():
            self._give_up()
        return super().wait(self._limited(gen, self.fuse), *settings, **named)

    def _limited(self, gen: PQGen[Any], fuse: Fuse) -> Generator[Any, Any, Any]:
        """The same, for so long. It is resumed several times a second, whether there is an answer or not."""
        until = monotonic() + SILENT_S
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if ready & psycopg.waiting.Ready.R:
                    fuse.mend()
                    until = monotonic() + SILENT_S
                wanted = gen.send(ready)
                if monotonic() > until:
                    fuse.blow()
                    self._give_up()
        except StopIteration as done:
            return done.value

    def _give_up(self) -> None:
        self.close()
        raise psycopg.OperationalError(TOLD)


def be_patient(engine: sa.Engine) -> None:
    """From now on the engine's connections are of this kind."""
    fuse = Fuse()

    def connect(_dialect: Any, _record: Any, given: Any, named: Any) -> Patient:
        if not fuse.may_pass():
            raise psycopg.OperationalError(TOLD)
        try:
            made = Patient.connect(*given, **named)
        except psycopg.errors.ConnectionTimeout:
            fuse.blow()
            raise
        except psycopg.Error:
            fuse.mend()  # it is not there at all, which is soon found out
            raise
        made.fuse = fuse
        made.autocommit = True
        made.execute(SETTINGS)
        made.autocommit = False
        return made

    engine.dispose()
    sa.event.listen(engine, "do_connect", connect)
