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

from tests.web.kit import ROOM
from tests.web.test_restart import free_port
from tharsis.games import GAMES
from tharsis.web.app import Settings, create_app

ROOT = Path(__file__).parents[3]
WAIT_S = 60
COMPILING_S = 600


class Serving:
    """A server that can be killed and come back at the same address with the same games."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()
        self._warm_up()

    def start(self) -> None:
        command = [sys.executable, "-m", __name__, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, cwd=ROOT)
        until = time.monotonic() + WAIT_S
        while not self._answers():
            assert self.process.poll() is None, "the server has stopped"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)

    def _warm_up(self) -> None:
        """Rules and bots are there before anybody's patience is tried: on a fresh machine they are compiled now."""
        for game in GAMES:
            body = {"game": game, "seats": [{}, {"kind": "bot"}]}
            opened = httpx.post(f"{self.url}/api/games", json=body, timeout=COMPILING_S).raise_for_status().json()
            until = time.monotonic() + COMPILING_S
            while httpx.get(f"{self.url}/api/games/{opened['id']}", timeout=WAIT_S).json()["number"] == 0:
                assert time.monotonic() < until, "no bot moves"
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
    free = {"bot_pause": 0, "requests_per_second": 10_000, "burst": 10_000, "allowance": ROOM}
    app = create_app(Settings(database=database, push=True, push_services=("127.0.0.1",), **free))
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="warning", timeout_graceful_shutdown=1)


if __name__ == "__main__":
    main(*sys.argv[1:])
