"""Several servers on one socket, started by a process that has loaded nothing but this."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading

HANGUP: signal.Signals | None = getattr(signal, "SIGHUP", None)
"""Not every system has it."""
WATCH_S = 1.0
STOP_S = 10.0
"""A worker that takes longer to stop is killed."""
WARM_ALL = "from tharsis.web.server import make_warm; make_warm()"


def main(descriptor: str, count: str, told: str) -> None:
    """Until it is stopped. `told` is the command of a worker, which inherits the socket."""
    Workers(int(descriptor), int(count), json.loads(told)).run()


class Workers:
    """Several processes on one socket and one database. One that dies is replaced; when this one ends, however it does, all do.

    When it is told to hang up, the rules of the version that is there now are compiled; then all are replaced one after
    another. Who asks meanwhile waits in the socket's queue.
    """

    def __init__(self, descriptor: int, count: int, command: list[str]) -> None:
        self._descriptor, self._count = descriptor, count
        self._command = [*command, str(os.getpid())]
        self._is_stopped, self._is_hung_up = threading.Event(), threading.Event()
        self._compiler: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, lambda *_: self._is_stopped.set())
        if HANGUP is not None:
            signal.signal(HANGUP, lambda *_: self._is_hung_up.set())
        children = [self._start() for _ in range(self._count)]
        while not self._is_stopped.wait(WATCH_S):
            children = [child if child.poll() is None else self._start() for child in children]
            if self._is_next_ready():
                children = [self._replaced(child) for child in children]
        for child in (*children, self._compiler):
            if child is not None:
                child.terminate()
        for child in children:
            self._wait(child)

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

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, pass_fds=[self._descriptor])

    def _replaced(self, child: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
        child.terminate()
        self._wait(child)
        return self._start()

    @staticmethod
    def _wait(child: subprocess.Popen[bytes]) -> None:
        try:
            child.wait(STOP_S)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
