"""Whatever the rules ask, there is a page for it, and a click for every option."""

from __future__ import annotations

import html
import random
import re
from typing import Any

import pytest

from tests.web.kit import lone, open_game
from tharsis.web.live import LiveGame

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("mars", 1, {}),
    ("mars", 2, {"draft": True, "colonies": True}),
    ("mars", 3, {"colonies": True, "prelude": True, "venus": True, "map": "hellas"}),
    ("ares", 1, {"level": "expert"}),
    ("ares", 2, {"coop": True}),
    ("ares", 3, {"exchange": True}),
]
MOVES = 160
CLICKED = re.compile(r'(?:value|data-option)="([^"]+)"')


def offered(page: str) -> set[str]:
    return {html.unescape(value) for value in CLICKED.findall(page)}


def check(page: str, live: LiveGame, seat: int) -> None:
    options = {str(option) for option in live.game.options(seat)}
    clicks = offered(page)
    if "picking" in page:
        options -= {"done"}
    assert options <= clicks, f"no click for {sorted(options - clicks)}"
    words = re.sub(r"<[^>]*>", " ", page)
    assert not re.findall(r"\b(?:web|ui|ask|do|reason|icon|event|outcome)-[a-z-]{3,}\b", words)


@pytest.mark.parametrize(("game", "players", "setup"), GAMES)
def test_every_question_has_a_page(game: str, players: int, setup: dict[str, Any]) -> None:
    http = lone()
    opened = open_game(http, players=players, game=game, seed="13", **setup)
    live: LiveGame = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    readers = []
    for seat in range(players):
        reader = type(http)(http.app)
        reader.get(f"/seat/{opened['seats'][seat]['token']}")
        readers.append(reader)
    rng, seen = random.Random(8), set[str]()
    for _ in range(MOVES):
        if live.game.over:
            break
        seat = rng.choice(live.game.to_move)
        kind = live.game.view(seat)["ask"]["kind"]
        if kind not in seen or rng.random() < 0.02:
            seen.add(kind)
            answer = readers[seat].get(f"/table/{live.id}?seat={seat}")
            assert answer.status_code == 200, (kind, answer.text[:400])
            check(answer.text, live, seat)
        option = rng.choice([str(option) for option in live.game.options(seat)])
        live.choose(seat, [option], live.number)
    assert len(seen) > 5
    for path in ("", "/score", "/replay?move=5", "/log.txt"):
        assert readers[0].get(f"/table/{live.id}{path}").status_code == 200
