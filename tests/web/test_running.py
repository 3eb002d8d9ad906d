"""A running server, asked over its socket: programs play whole games, seats are told of moves, nothing is played twice."""

from __future__ import annotations

import contextlib
import importlib.util
import queue
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.nursery import Nursery
from tharsis.store import Database

pytestmark = pytest.mark.compiled

EXAMPLE = Path(__file__).parents[2] / "examples" / "api_client.py"
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
        table = http.get(f"{path}/view", headers=first).json()
        after = http.post(f"{path}/choose", headers=first, json={"options": table["options"][:1], "number": number})
        assert after.status_code == 200
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
