"""Whole servers within a moment: a process that has loaded everything forks one whenever it is asked."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path


class Nursery:
    def __init__(self, database: Path) -> None:
        self.database = database
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        descriptor = self._listener.fileno()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.lives", str(descriptor), str(database)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, pass_fds=[descriptor],
        )  # fmt: skip
        self.server = 0

    def start(self) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        self.server = int(self._process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.server, signal.SIGKILL)

    def end(self) -> None:
        """The server is gone when this returns: nothing is written any more."""
        with contextlib.suppress(ProcessLookupError):
            while self.server:
                self.kill()
                time.sleep(0.002)
        self.server = 0

    def close(self) -> None:
        self.end()
        self._process.kill()
        self._process.communicate()
        self._listener.close()
