"""Games that were finished under earlier rules are looked at and replayed from what was stored."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.store.test_old import other_rules, play
from tests.web.kit import CALM, lone, open_game
from tharsis.games import GAMES


def finished(http: TestClient, name: str) -> tuple[Any, Any]:
    opened = open_game(http, game=name)
    live = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    for seed in range(100):
        play(live, 50, seed)
    assert live.game.over
    return opened, live


@pytest.mark.parametrize("name", GAMES)
def test_a_game_finished_under_earlier_rules_is_shown_and_replayed_round_by_round(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = replace(CALM, database=str(tmp_path / "games.sqlite"))
    opened, live = finished(lone(settings), name)
    told = lone(settings).get(f"/api/games/{live.id}").json()
    earlier = {mark.moves: live.at(mark.moves).view(0) for mark in live.marks}
    other_rules(monkeypatch, name)
    http = lone(settings)
    assert http.get(f"/api/games/{live.id}").json() == told
    http.get(f"/seat/{opened['seats'][0]['token']}")
    pages = [http.get(f"/table/{live.id}{page}") for page in ("", "/score", "/replay", "/log.txt", "/save", "/report.txt")]
    assert [page.status_code for page in pages] == [200] * len(pages)
    again = http.app.state.context.lobby.find(live.id)  # type: ignore[attr-defined]
    assert again.history == live.marks, "points of all rounds, the first one too"
    seen, move = list[int](), 0
    while move < len(live.game.moves):
        page = http.get(f"/table/{live.id}/replay?move={move}&seat=0").text
        shown, later = (int(re.findall(rf'data-{part}="(\d+)"', page)[0]) for part in ("move", "later"))
        seen, move = [*seen, shown], later
    assert [*seen, move] == list(earlier)
    for moves, view in earlier.items():
        assert http.get(f"/api/games/{live.id}/replay?move={moves}&seat=0").json() == {
            "move": moves, "of": len(live.game.moves), "view": view,
        }  # fmt: skip
