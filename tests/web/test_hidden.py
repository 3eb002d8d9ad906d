"""No page, fragment or API answer names a card that its reader cannot know."""

from __future__ import annotations

import html
import random
import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import Program, lone, open_game
from tharsis.ares.tables import TABLES as ARES
from tharsis.cards.compiler import STANDARD_PROJECTS
from tharsis.core.piles import CHOSEN, HAND, PACK, SEEN
from tharsis.mars.board import NAMES as SPACES
from tharsis.mars.tables import TABLES as MARS
from tharsis.web.live import LiveGame
from tharsis.web.texts import texts

SECRET_ZONES = (HAND, SEEN, PACK, CHOSEN)
SPECTATOR = -1
EVERY = 9
"""Pages are read after so many moves."""


def keys_of(live: LiveGame) -> tuple[str, ...]:
    return ARES.keys if live.row.game == "ares" else MARS.keys


def secrets_from(live: LiveGame, reader: int) -> list[str]:
    """Keys of the cards that others hold."""
    others = [seat for seat in range(live.game.players) if seat != reader]
    zones = {zone + seat for zone in SECRET_ZONES for seat in others}
    return [key for key, zone in zip(keys_of(live), live.game.state.zone.tolist(), strict=True) if zone in zones]


def open_names(live: LiveGame, hidden: set[str]) -> list[str]:
    t = texts("en")
    names = [t.name("card", key) for key in keys_of(live) if key not in hidden]
    board = [t.name("space", space) for space in SPACES] + [
        t.name("standard-project", project) for project in STANDARD_PROJECTS
    ]
    return sorted((*names, *board), key=len, reverse=True)


def leaks(body: str, live: LiveGame, reader: int) -> list[str]:
    hidden = secrets_from(live, reader)
    found = [key for key in hidden if re.search(rf'(data-card="{key}"|["\' ]{key}["\'])', body)]
    words = html.unescape(body)
    for name in open_names(live, set(hidden)):
        words = words.replace(name, "")
    t = texts("en")
    titles = {key: t.name("card", key) for key in hidden}
    return found + [key for key, title in titles.items() if " " in title and title in words]


class Spy:
    """Reads everything there is to read from one chair."""

    def __init__(self, http: TestClient, opened: Any, seat: int) -> None:
        self.id, self.seat = opened["id"], seat
        self.http = TestClient(http.app)
        self.http.cookies.set("language", "en")
        if seat != SPECTATOR:
            self.http.get(f"/seat/{opened['seats'][seat]['token']}")

    def paths(self, live: LiveGame) -> list[str]:
        base = f"/table/{self.id}"
        paths = [
            f"{base}?seat={self.seat}",
            f"{base}/score",
            f"{base}/log.txt",
            f"{base}/report.txt",
            f"{base}/replay?move=9999&seat={self.seat}",
        ]
        paths += [f"/api/games/{self.id}/{what}?seat={self.seat}" for what in ("view", "options", "replay")]
        if self.seat in live.game.to_move:
            plays = [str(option) for option in live.game.options(self.seat) if option.verb == "play"]
            paths += [f"{base}/look?seat={self.seat}&option={option}" for option in plays[:2]]
        return paths

    def read(self, live: LiveGame) -> None:
        for path in self.paths(live):
            answer = self.http.get(path)
            assert answer.status_code == 200, (path, answer.text[:300])
            assert leaks(answer.text, live, self.seat) == [], path
            assert str(live.row.seed) not in answer.text, path


@pytest.mark.parametrize(("game", "setup"), [("mars", {"draft": True}), ("mars", {"colonies": True}), ("ares", {})])
def test_nothing_hidden_is_ever_told(game: str, setup: dict[str, bool]) -> None:
    http = lone()
    opened = open_game(http, players=3, game=game, seed="q7Z-secret-seed", **setup)
    live = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    spies = [Spy(http, opened, seat) for seat in (SPECTATOR, 0, 1, 2)]
    programs = [Program(http, opened, seat) for seat in range(3)]
    rng = random.Random(11)
    for move in range(150):
        if live.game.over:
            break
        if move % EVERY == 0:
            spies[(move // EVERY) % 4].read(live)
        seat = rng.choice(live.game.to_move)
        option = rng.choice([str(option) for option in live.game.options(seat)])
        assert programs[seat].choose([option], live.number).status_code == 200
    for spy in spies:
        spy.read(live)
