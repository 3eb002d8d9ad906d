"""A table may choose that nobody's points are shown before the end: not by a page, a fragment, a file or the API."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import CALM, Person, lone, open_game
from tests.web.test_hidden import Spy
from tharsis.core.game import BaseGame
from tharsis.web.app import Settings, create_app
from tharsis.web.live import LiveGame

TOLD = re.compile(r'class="points"|<sup>|#vp"/></svg></span></span>|href="/table/[^"]+/score"|"(?:total|scores)": ?[^n]')
"""Points of a player, of an award that is funded, of a choice; the way to the score; points of the API."""
GAMES = [
    ("mars", 2, {"colonies": True, "prelude": True, "venus": True}),
    ("mars", 1, {}),
    ("ares", 2, {}),
    ("ares", 2, {"coop": True}),
]


def live_of(http: TestClient, id: str) -> LiveGame:
    live: LiveGame = http.app.state.context.lobby.find(id)  # type: ignore[attr-defined]
    return live


def unasked(game: BaseGame, seat: int) -> dict[str, int]:
    raise AssertionError("points were counted for a reader")


class Reader(Spy):
    """Reads without counting: points that are never counted cannot be told."""

    def tell(self, path: str) -> str:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(BaseGame, "_score", unasked)
            answer = self.http.get(path, headers={"hx-request": "true"} if path.startswith("/table") else {})
        assert answer.status_code == (403 if path.endswith("/score") else 200), (path, answer.text[:300])
        return answer.text


def play_and_read(http: TestClient, opened: Any, moves: int = 5_000) -> int:
    """Play at random; every few moves one reader reads everything there is."""
    live, rng, made = live_of(http, opened["id"]), random.Random(5), 0
    readers = [Reader(http, opened, seat) for seat in (-1, *range(live.game.players))]
    while not live.game.over and made < moves:
        if made % 19 == 0:
            reader = rng.choice(readers)
            for path in (*reader.of_position(live), *reader.of_past(rng)):
                found = TOLD.search(reader.tell(path))
                assert not found, (path, found)
        seat = rng.choice(live.game.to_move)
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
        made += 1
    return made


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "setup"), GAMES)
def test_hidden_points_are_told_to_nobody_before_the_end_and_then_to_all(
    game: str, players: int, setup: dict[str, Any]
) -> None:
    http = lone()
    opened = open_game(http, players=players, game=game, hidden_points=True, **setup)
    assert play_and_read(http, opened) > 60
    table, api = f"/table/{opened['id']}", f"/api/games/{opened['id']}"
    totals = [score["total"] for score in live_of(http, opened["id"]).game.scores()]
    assert [row["total"] for row in http.get(api).json()["scores"]] == totals
    for path in (table, f"{table}/replay?move=30"):
        assert http.get(path).text.count('class="points"') >= players
    page = http.get(f"{table}/score").text
    assert all(f'<td class="tot">{total}</td>' in page for total in totals)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["mars", "ares"])
def test_points_that_are_told_are_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    http = lone()
    opened = open_game(http, game=game, hidden_points=True)
    monkeypatch.setattr(LiveGame, "hides_points", False)
    with pytest.raises(AssertionError):
        play_and_read(http, opened, 60)
    monkeypatch.setattr(Reader, "tell", lambda reader, path: reader.http.get(path).text)
    with pytest.raises(AssertionError):
        play_and_read(http, opened, 60)


def test_points_are_shown_unless_the_table_hides_them() -> None:
    http = lone()
    person = Person(http)
    for chosen, shown in (({}, 2), ({"hidden_points": "1"}, 0)):
        page = person.start(kind0="person", kind1="bot", **chosen)
        assert page.text.count('class="points"') == shown
        score = http.get(f"{page.url.path}/score")
        assert score.status_code == (200 if shown else 403)
        assert ("hidden until it is over" in score.text) is not bool(shown)


def test_the_api_says_whether_points_are_hidden() -> None:
    http = lone()
    for hidden in (False, True):
        opened = open_game(http, hidden_points=hidden)
        assert http.get(f"/api/games/{opened['id']}").json()["hidden_points"] is hidden


def test_the_choice_outlives_the_server_and_a_rematch_keeps_it(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "games.sqlite"), CALM.bot_pause, CALM.requests_per_second, CALM.burst)
    first = TestClient(create_app(settings))
    opened = open_game(first, hidden_points=True)
    again = TestClient(create_app(settings))
    again.get(f"/seat/{opened['seats'][0]['token']}")
    assert 'class="points"' not in again.get(f"/table/{opened['id']}").text
    rematch = again.post(f"/table/{opened['id']}/rematch", data={"csrf": Person(again).csrf})
    assert rematch.url.path != f"/table/{opened['id']}"
    assert 'id="table"' in rematch.text and 'class="points"' not in rematch.text
