"""The app as these tests want it, in a process of its own: bots that do not dawdle, no limit of requests.

python -m tests.web.e2e.serving PORT DATABASE
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx
import uvicorn

from tests.web.test_restart import free_port
from tharsis.web.app import Settings, create_app

ROOT = Path(__file__).parents[3]
WAIT_S = 60


class Serving:
    """A server that can be killed and come back at the same address with the same games."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", __name__, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, cwd=ROOT)
        until = time.monotonic() + WAIT_S
        while not self._answers():
            assert self.process.poll() is None, "the server has stopped"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def main(port: str, database: str) -> None:
    app = create_app(Settings(database=database, bot_pause=0, requests_per_second=10_000, burst=10_000))
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="warning", timeout_graceful_shutdown=1)


if __name__ == "__main__":
    main(*sys.argv[1:])
