"""Several servers on one socket, started by a process that has loaded nothing but this."""

from __future__ import annotations

import json
import mmap
import os
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

HANGUP: signal.Signals | None = getattr(signal, "SIGHUP", None)
"""Not every system has it."""
WATCH_S = 0.2
STOP_S = 10.0
"""A worker that takes longer to stop is killed."""
AGAIN_S = (1.0, 30.0)
"""How soon a worker that could not start is tried again, at first and at most."""
WELL_S = 30.0
"""One that has run for so long did start; when it ends, another begins at once."""
SAID = 1
"""How a worker ends that has said itself why it cannot start, and when it is tried again."""
READY_S = 60.0
"""So long a worker that was replaced is waited for before the next one is."""
WARM_ALL = "from tharsis.web.server import make_warm; make_warm()"


def main(descriptor: str, count: str, told: str) -> None:
    """Until it is stopped. `told` is the command of a worker, which inherits the socket."""
    Workers(int(descriptor), int(count), json.loads(told)).run()


class Tally:
    """How many connections a worker holds, in memory that all workers share."""

    NOBODY = 1 << 60
    """What is said of a worker that does not run, so that none gives way to it."""

    def __init__(self, descriptor: int, place: int) -> None:
        self.descriptor, self.place = descriptor, place
        self._held = memoryview(mmap.mmap(descriptor, 0)).cast("q")

    def count(self, held: int) -> None:
        self._held[self.place] = held

    @property
    def is_open(self) -> bool:
        """Whether the worker runs and answers."""
        return self._held[self.place] != self.NOBODY

    @property
    def is_ahead(self) -> bool:
        """Whether another holds fewer."""
        return self._held[self.place] > min(self._held)


@contextmanager
def tallies(count: int) -> Iterator[list[Tally]]:
    """One for each worker; none runs yet."""
    with tempfile.TemporaryFile() as file:
        file.write(struct.pack("q", Tally.NOBODY) * count)
        file.flush()
        yield [Tally(file.fileno(), place) for place in range(count)]


class Worker:
    """One of several processes. When it ends another is started, ever later while none can start."""

    def __init__(self, descriptor: int, command: list[str], tally: Tally) -> None:
        self._descriptor, self._command, self._tally = descriptor, command, tally
        self._failures = 0
        self.start()

    def start(self) -> None:
        self._tally.count(Tally.NOBODY)
        self._began = time.monotonic()
        self._due: float | None = None
        told = [*self._command, str(os.getpid()), str(self._tally.descriptor), str(self._tally.place), f"{self._wait:g}"]
        self._process = subprocess.Popen(told, pass_fds=[self._descriptor, self._tally.descriptor])

    @property
    def _wait(self) -> float:
        """How soon it is tried again should it not start now."""
        return min(AGAIN_S[0] * 2.0 ** min(self._failures, 10), AGAIN_S[1])

    def look(self) -> None:
        """Start another when it has ended and the time has come."""
        ended, now = self._process.poll(), time.monotonic()
        if ended is None:
            return
        if self._due is None:
            self._due = self._ended(ended, now)
        if now >= self._due:
            self.start()

    def _ended(self, status: int, now: float) -> float:
        """Returns when another is started."""
        self._tally.count(Tally.NOBODY)
        if now - self._began >= WELL_S:
            self._failures = 0
            return now
        wait = self._wait
        self._failures += 1
        if status != SAID:
            print(f"tharsis: a worker ended with {status} soon after its start; tried again in {wait:g} s", file=sys.stderr)
        return now + wait

    def replace(self, is_stopped: threading.Event) -> None:
        """Until the new one answers, or has ended; or until all shall stop."""
        self.stop()
        self.wait()
        self._failures = 0
        self.start()
        while not self._tally.is_open and self._process.poll() is None and time.monotonic() < self._began + READY_S:
            if is_stopped.wait(WATCH_S):
                return

    def stop(self) -> None:
        self._process.terminate()

    def wait(self) -> None:
        try:
            self._process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Workers:
    """Several processes on one socket and one database. One that dies is replaced; when this one ends, however it does, all do.

    When it is told to hang up, the rules of the version that is there now are compiled; then all are replaced one after
    another, each when the one before answers.
    """

    def __init__(self, descriptor: int, count: int, command: list[str]) -> None:
        self._descriptor, self._count, self._command = descriptor, count, command
        self._is_stopped, self._is_hung_up = threading.Event(), threading.Event()
        self._compiler: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, lambda *_: self._is_stopped.set())
        if HANGUP is not None:
            signal.signal(HANGUP, lambda *_: self._is_hung_up.set())
        with tallies(self._count) as each:
            self._run([Worker(self._descriptor, self._command, tally) for tally in each])

    def _run(self, workers: list[Worker]) -> None:
        while not self._is_stopped.wait(WATCH_S):
            for worker in workers:
                worker.look()
            if self._is_next_ready():
                for worker in workers:
                    worker.replace(self._is_stopped)
        if self._compiler is not None:
            self._compiler.terminate()
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.wait()

    def _is_next_ready(self) -> bool:
        """Whether all shall be replaced now: it was told so, and what they need is compiled, or cannot be."""
        if self._compiler is not None and self._compiler.poll() is not None:
            self._compiler = None
            return True
        if self._compiler is None and self._is_hung_up.is_set():
            self._is_hung_up.clear()
            self._compiler = subprocess.Popen(
                [sys.executable, "-c", WARM_ALL], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        return False
