"""An app in memory, and programs and people that use it."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fastapi.testclient import TestClient

from tharsis.web.app import Settings, create_app
from tharsis.web.limits import Allowance

PATIENCE_S = 300.0
"""A loaded machine is slow, a broken one stands still."""

ROOM = Allowance(games=10**6, games_of_all=10**6, open_games=10**6, streams=10**6, reports=10**6, doors=10**6, lines=10**6)
CALM = Settings(bot_pause=0.0, requests_per_second=100_000, burst=100_000, allowance=ROOM)


def client(settings: Settings = CALM) -> TestClient:
    return TestClient(create_app(settings), base_url="http://testserver")


def lone(settings: Settings = CALM) -> TestClient:
    """Without background tasks: bots do not move by themselves."""
    return TestClient(create_app(settings))


def open_game(
    http: TestClient,
    players: int = 2,
    game: str = "mars",
    seed: str = "7",
    kinds: tuple[str, ...] = (),
    hidden_points: bool = False,
    **setup: Any,
) -> Any:
    seats = [{"kind": kinds[seat] if seat < len(kinds) else "person"} for seat in range(players)]
    body = {"game": game, "seats": seats, "seed": seed, "setup": setup, "hidden_points": hidden_points}
    answer = http.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


class Program:
    """Plays one seat through the API."""

    def __init__(self, http: TestClient, opened: Any, seat: int) -> None:
        self.http, self.id, self.seat = http, opened["id"], seat
        self.headers = {"authorization": f"Bearer {opened['seats'][seat]['token']}"}

    def view(self) -> Any:
        return self.http.get(f"/api/games/{self.id}/view", headers=self.headers).json()

    def choose(self, options: list[str], number: int) -> Any:
        body = {"options": options, "number": number}
        return self.http.post(f"/api/games/{self.id}/choose", json=body, headers=self.headers)

    def undo(self, number: int) -> Any:
        return self.http.post(f"/api/games/{self.id}/undo", json={"number": number}, headers=self.headers)

    def wait_for_others(self) -> None:
        """Until this seat is asked something, or the game is over."""
        patience = time.monotonic() + PATIENCE_S
        while not ((table := self.view())["options"] or table["view"]["over"]):
            assert time.monotonic() < patience, "nobody moves"
            time.sleep(0.02)

    def move(self, rng: random.Random) -> bool:
        """One random move, if one is owed."""
        table = self.view()
        if not table["options"]:
            return False
        answer = self.choose([rng.choice(table["options"])], table["number"])
        assert answer.status_code == 200, answer.text
        return True


class Person:
    """A browser without script: follows links and sends forms."""

    def __init__(self, http: TestClient) -> None:
        self.http = http
        self.csrf = field(http.get("/").text, "csrf")

    def start(self, **fields: str) -> Any:
        answer = self.http.post("/new", data={"csrf": self.csrf, "game": "mars", "corporate_era": "1", **fields})
        assert answer.status_code == 200, answer.text
        return answer

    def send(self, id: str, page: str, **fields: Any) -> Any:
        known = {"csrf": self.csrf, "seen": field(page, "seen"), "seat": field(page, "seat")}
        return self.http.post(f"/table/{id}/choose", data={**known, **fields})


async def beginning(
    app: Any, path: str, query: str = "", headers: Mapping[str, str] = MappingProxyType({}), method: str = "GET"
) -> tuple[int, str]:
    """The status and the first two pieces of a stream, or of what is said instead."""
    status, pieces, enough = 0, list[str](), asyncio.Event()
    sent = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": query.encode(),
             "headers": sent, "http_version": "1.1", "scheme": "http", "client": ("testclient", 1),
             "server": ("testserver", 80)}  # fmt: skip

    async def receive() -> dict[str, Any]:
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)
        pieces.append(message.get("body", b"").decode())
        if len("".join(pieces).split("\n\n")) > 2:
            enough.set()

    await asyncio.wait_for(app(scope, receive, send), 30)
    return status, "".join(pieces)


def field(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    assert found, f"no field {name}"
    return found[1]
