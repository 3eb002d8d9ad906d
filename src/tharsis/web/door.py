"""How workers take connections from the socket they share: evenly, so that none has much to do while another waits."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sized

from tharsis.workers import Tally

GIVE_WAY_S = 0.02
"""How long a worker that holds more connections than another leaves a new one to others."""
FULL_S = 0.5
"""How soon it looks again when it may not open any more files."""


class Door:
    def __init__(self, listener: socket.socket, tally: Tally, protocol: Callable[[], asyncio.Protocol], held: Sized) -> None:
        self._listener, self._tally, self._protocol, self._held = listener, tally, protocol, held
        self._loop = asyncio.get_running_loop()
        self._later: asyncio.TimerHandle | None = None
        self._coming: set[asyncio.Task[object]] = set()

    def open(self) -> None:
        self._later = None
        self._tally.count(len(self._held))
        self._loop.add_reader(self._listener.fileno(), self._somebody_knocks)

    def close(self) -> None:
        if self._later is not None:
            self._later.cancel()
        self._loop.remove_reader(self._listener.fileno())
        self._tally.count(Tally.NOBODY)

    def _somebody_knocks(self) -> None:
        """All workers hear it, and say how many they hold."""
        self._tally.count(len(self._held))
        if self._tally.is_ahead:
            self._wait(GIVE_WAY_S, self._take_and_open)
        else:
            self._take()

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._loop.remove_reader(self._listener.fileno())
        self._later = self._loop.call_later(seconds, then)

    def _take_and_open(self) -> None:
        self.open()
        self._take()

    def _take(self) -> None:
        """One connection, unless another worker was quicker."""
        try:
            connection, _ = self._listener.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return
        except OSError:
            self._wait(FULL_S, self.open)
            return
        connection.setblocking(False)
        task = self._loop.create_task(self._loop.connect_accepted_socket(self._protocol, connection))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)
