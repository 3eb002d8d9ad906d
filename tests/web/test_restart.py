"""A killed server loses nothing it has acknowledged, and goes on where it was."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx

from tharsis.store import Database
from tharsis.web import bench
from tharsis.web.hub import Hub
from tharsis.web.lobby import Lobby
from tharsis.web.options import variable

KILLS = int(os.environ.get("THARSIS_KILLS", "2"))
WAIT_S = 120
"""A loaded machine is slow, a broken one stands still."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def get(url: str, **settings: Any) -> httpx.Response:
    return httpx.get(url, timeout=WAIT_S, **settings)


def post(url: str, **settings: Any) -> httpx.Response:
    return httpx.post(url, timeout=WAIT_S, **settings)


class Server:
    def __init__(self, database: Path | str, port: int = 0, log: Path | None = None, **settings: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = ["serve", "--no-browser", "--port", str(self.port), "--database", str(database)]
        told = {variable(name): value for name, value in settings.items()}
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", **told}
        with log.open("ab") if log else nullcontext() as errors:
            self.process = subprocess.Popen([sys.executable, "-m", "tharsis", *command], env=environment, stderr=errors)
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + WAIT_S
        while time.monotonic() < until:
            try:
                if get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def play(path: str, headers: dict[str, str], moves: int, rng: random.Random) -> Any:
    """Random moves; the table after the last one that was acknowledged."""
    table: Any = get(f"{path}/view", headers=headers).json()
    for _ in range(moves):
        if not table["options"]:
            break
        body = {"options": [rng.choice(table["options"])], "number": table["number"]}
        answer = post(f"{path}/choose", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        table = answer.json()
    return table


def test_kill_minus_nine_loses_no_acknowledged_move(tmp_path: Path) -> None:
    database, rng = tmp_path / "games.sqlite", random.Random(4)
    server = Server(database)
    opened = post(f"{server.url}/api/games", json={"seats": [{"kind": "person"}], "seed": "3"}).json()
    path, headers = f"/api/games/{opened['id']}", {"authorization": f"Bearer {opened['seats'][0]['token']}"}
    for kill in range(KILLS):
        told = play(f"{server.url}{path}", headers, 4 + kill % 5, rng)
        server.kill()
        server = Server(database)
        assert get(f"{server.url}{path}/view", headers=headers).json() == told
    server.kill()


def test_games_with_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    server = Server(database)
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    id = post(f"{server.url}/api/games", json={"seats": seats, "seed": "3"}).json()["id"]
    server.kill()
    before = len(Database(database).moves(id))
    server = Server(database)
    until = time.monotonic() + WAIT_S
    while get(f"{server.url}/api/games/{id}").json()["number"] <= before:
        assert time.monotonic() < until
        time.sleep(0.1)
    server.kill()
    assert Lobby(Database(database), Hub()).find(id).number > before


def test_two_servers_on_one_database_never_store_the_same_move_twice(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    first, second = Server(database), Server(database)
    opened = post(f"{first.url}/api/games", json={"seats": [{}], "seed": "3"}).json()
    headers = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
    path = f"/api/games/{opened['id']}"
    table = get(f"{first.url}{path}/view", headers=headers).json()
    assert get(f"{second.url}{path}/view", headers=headers).json()["options"] == table["options"]
    body = {"options": table["options"][:1], "number": table["number"]}
    answers = [post(f"{server.url}{path}/choose", json=body, headers=headers) for server in (first, second)]
    assert [answer.status_code for answer in answers] == [200, 409]
    assert answers[1].json()["table"]["number"] == answers[0].json()["number"]
    first.kill()
    second.kill()


def test_the_server_is_ready_after_less_than_three_seconds_of_work(tmp_path: Path) -> None:
    server = bench.Server(tmp_path / "games.sqlite")
    server.stop()
    assert server.ready_cpu_s < 3, "a busy machine takes longer, but not more work"
