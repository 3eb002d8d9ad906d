"""A hundred times the whole server is killed while people and bots play on it: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.nursery import Nursery
from tharsis.store import BOT, Database
from tharsis.web.hub import Hub
from tharsis.web.lobby import Lobby

pytestmark = pytest.mark.compiled

KILLS = 100
LIFE_S = (0.0, 0.25)
"""How long a server goes on after its first acknowledged move."""
TABLES: list[tuple[str, list[dict[str, str]]]] = [
    ("mars", [{"kind": "person"}]),
    ("mars", [{"kind": "person"}, {"kind": "bot", "level": "medium"}]),
    ("ares", [{"kind": "person"}, {"kind": "bot", "level": "easy"}]),
]


@dataclass
class Sent:
    option: str
    is_acknowledged: bool = False


class Player(threading.Thread):
    """Plays one game after another through the API, whatever happens to the server, and notes what it was told."""

    def __init__(self, url: str, game: str, seats: list[dict[str, str]], seed: int) -> None:
        super().__init__(daemon=True)
        self.url, self.game, self.seats, self.rng = url, game, seats, random.Random(seed)
        self.sent: dict[str, list[Sent]] = {}
        self.count = 0
        self.is_done = False

    def run(self) -> None:
        while not self.is_done:
            body = {"game": self.game, "seats": self.seats, "seed": str(self.rng.random())}
            opened = self._ask("POST", "/api/games", json=body)
            if opened is not None:
                self._play(opened["id"], {"authorization": f"Bearer {opened['seats'][0]['token']}"})

    def _play(self, id: str, headers: dict[str, str]) -> None:
        sent = self.sent.setdefault(id, [])
        while not self.is_done:
            table = self._ask("GET", f"/api/games/{id}/view", headers=headers)
            if table is None:
                continue
            if table["view"]["over"]:
                return
            if not table["options"]:
                time.sleep(0.005)
                continue
            sent.append(Sent(self.rng.choice(table["options"])))
            body = {"options": [sent[-1].option], "number": table["number"]}
            if self._ask("POST", f"/api/games/{id}/choose", headers=headers, json=body) is not None:
                sent[-1].is_acknowledged = True
                self.count += 1

    def _ask(self, verb: str, path: str, **arguments: Any) -> Any:
        """None when the server died meanwhile, or says that the table has moved on."""
        try:
            answer = httpx.request(verb, f"{self.url}{path}", timeout=30, **arguments)
        except httpx.TransportError:
            return None
        if answer.status_code == 409:
            return None
        assert answer.status_code < 300, answer.text
        return answer.json()


def is_kept(stored: list[str], sent: list[Sent]) -> bool:
    """Whether what is stored is what was sent, in order, lacking only moves that were never acknowledged."""
    places = {0}
    for move in sent:
        taken = {at + 1 for at in places if at < len(stored) and stored[at] == move.option}
        places = taken if move.is_acknowledged else taken | places
    return len(stored) in places


def test_the_check_itself_finds_what_is_lost_or_doubled() -> None:
    sent = [Sent("a", True), Sent("b"), Sent("b", True), Sent("c", True)]
    assert is_kept(["a", "b", "c"], sent) and is_kept(["a", "b", "b", "c"], sent)
    assert not is_kept(["a", "c"], sent) and not is_kept(["a", "b"], sent) and not is_kept(["a", "b", "c", "c"], sent)


def test_a_hundred_kills_lose_nothing(nursery: Nursery) -> None:
    rng = random.Random(9)
    players = [Player(nursery.url, game, seats, at) for at, (game, seats) in enumerate(TABLES)]
    for player in players:
        player.start()
    for _ in range(KILLS):
        before, until = sum(player.count for player in players), time.monotonic() + 30
        while sum(player.count for player in players) == before:
            assert time.monotonic() < until, "nobody can move"
            time.sleep(0.002)
        time.sleep(rng.uniform(*LIFE_S))
        nursery.kill()
        nursery.start()
    for player in players:
        player.is_done = True
    for player in players:
        player.join(30)
    nursery.end()
    verify(nursery.database, players)


def verify(database: Path, players: list[Player]) -> None:
    store = Database(database)
    lobby = Lobby(store, Hub())
    for player in players:
        for id, sent in player.sent.items():
            rows = store.moves(id)
            assert [row.number for row in rows] == list(range(len(rows)))
            assert is_kept([row.option for row in rows if row.seat == 0], sent)
            assert len(lobby.find(id).game.moves) == len(rows)
            bots = {seat.seat for seat in store.seats(id) if seat.kind == BOT}
            assert len(rows) < 40 or bots <= {row.seat for row in rows[-30:]}, "bots play on"
    assert sum(player.count for player in players) >= KILLS
