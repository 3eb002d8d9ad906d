"""A running server, asked over its socket: programs play whole games, seats are told of moves, nothing is played twice."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import queue
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.nursery import Nursery
from tharsis.core.jit import cache_folder
from tharsis.games import GAMES
from tharsis.store import Database
from tharsis.web.server import WARM, warm_mark

pytestmark = pytest.mark.compiled

EXAMPLE = Path(__file__).parents[2] / "examples" / "api_client.py"
SERVE = "import sys; from tharsis.web.server import *; serve(Options(port=int(sys.argv[1]), database=sys.argv[2]), False)"
WAIT_S = 30


@pytest.fixture
def http(nursery: Nursery) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=nursery.url, timeout=WAIT_S) as client:
        yield client


def open_two(http: httpx.Client, game: str = "mars") -> tuple[str, list[dict[str, str]]]:
    """A game of two people: its path, and the headers of each seat."""
    opened = http.post("/api/games", json={"game": game, "seats": [{}, {}], "seed": "5"}).json()
    return f"/api/games/{opened['id']}", [{"authorization": f"Bearer {seat['token']}"} for seat in opened["seats"]]


@pytest.mark.parametrize(("game", "bots"), [("mars", 0), ("mars", 1), ("ares", 1)])
def test_the_example_client_plays_a_whole_game(http: httpx.Client, game: str, bots: int) -> None:
    spec = importlib.util.spec_from_file_location("api_client", EXAMPLE)
    assert spec and spec.loader
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    ended = example.play(http, game, seed="12", bots=bots)
    assert ended["over"] and len(ended["scores"]) == 1 + bots
    assert all(score["total"] > 0 for score in ended["scores"])


def test_a_move_of_one_seat_reaches_the_stream_of_the_other(http: httpx.Client) -> None:
    path, (first, second) = open_two(http)
    told: queue.Queue[int] = queue.Queue()
    threading.Thread(target=listen, args=(str(http.base_url), path, second, told), daemon=True).start()
    assert told.get(timeout=WAIT_S) == 0, "the table as it stands"
    for number in range(3):
        move(http, path, first, number)
        assert told.get(timeout=WAIT_S) == number + 1


def listen(url: str, path: str, headers: dict[str, str], told: queue.Queue[int]) -> None:
    stream = httpx.stream("GET", f"{url}{path}/stream", headers=headers, timeout=WAIT_S)
    with contextlib.suppress(httpx.TransportError), stream as events:
        for line in events.iter_lines():
            if line.startswith("data: "):
                told.put(int(line[6:]))


def test_a_move_sent_many_times_at_once_is_played_once(http: httpx.Client, nursery: Nursery) -> None:
    path, (first, _) = open_two(http)
    table = http.get(f"{path}/view", headers=first).json()
    body = {"options": table["options"][:1], "number": table["number"]}

    def send(_: int) -> Any:
        return httpx.post(f"{http.base_url}{path}/choose", json=body, headers=first, timeout=WAIT_S).status_code

    with ThreadPoolExecutor(8) as tabs:
        assert Counter(tabs.map(send, range(16))) == {200: 1, 409: 15}
    rows = Database(nursery.database).moves(path.rpartition("/")[2])
    assert [row.option for row in rows] == body["options"]


def test_the_first_server_hands_over_to_a_compiled_one_and_turns_nobody_away(tmp_path: Path) -> None:
    kept, cache = cache_folder(), tmp_path / "tharsis" / cache_folder().name
    warm_up()
    shutil.copytree(kept, cache, ignore=shutil.ignore_patterns(warm_mark().name))
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"} | {
        "THARSIS_CACHE": str(tmp_path)
    }
    command = [sys.executable, "-c", SERVE, str(port), str(tmp_path / "games.sqlite")]
    terminal = tmp_path / "terminal"
    process = subprocess.Popen(command, env=environment, stdout=terminal.open("w"))
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT_S) as http:
            path, (first, _) = open_two(patient(http))
            move(http, path, first, 0)
            assert is_uncompiled(process.pid), "it did not wait for the compiler"
            assert 'id="preparing"' in http.get("/").text
            until = time.monotonic() + 4 * WAIT_S
            while is_uncompiled(process.pid):
                assert time.monotonic() < until, "no compiled server came"
                assert httpx.get(f"{http.base_url}/health", timeout=WAIT_S).status_code == 200
            move(patient(http), path, first, 1)
            assert http.get("/preparing").text.strip() == "", "the notice is taken away"
            told = terminal.read_text()
            assert f"Tharsis is at http://127.0.0.1:{port}/" in told and "Ctrl+C stops the server" in told
            assert told.index("is being prepared") < told.index("The engine is ready")
    finally:
        process.terminate()
        process.wait()


def warm_up() -> None:
    """The compiled rules and bots that a first start would leave."""
    for name in GAMES:
        subprocess.run([sys.executable, "-c", WARM, name], check=True)


def patient(http: httpx.Client) -> httpx.Client:
    """Wait until somebody answers."""
    until = time.monotonic() + WAIT_S
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            http.get("/health")
            return http
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


def is_uncompiled(process: int) -> bool:
    return b"NUMBA_DISABLE_JIT" in Path(f"/proc/{process}/environ").read_bytes()


def move(http: httpx.Client, path: str, headers: dict[str, str], number: int) -> None:
    table = http.get(f"{path}/view", headers=headers).json()
    assert table["number"] == number
    answer = http.post(f"{path}/choose", headers=headers, json={"options": table["options"][:1], "number": number})
    assert answer.status_code == 200
