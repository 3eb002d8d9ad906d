"""Trying a line of options tells nothing that looking at the page does not: every refusal is the same over redealt twins."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import Person, Program, lone, open_game
from tests.web.test_hidden import dealt_anew
from tharsis.core.game import BaseGame
from tharsis.mars.tables import TABLES
from tharsis.web.live import LiveGame

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("mars", 2, {"draft": True, "colonies": True, "prelude": True, "venus": True}),
    ("mars", 1, {}),
    ("ares", 2, {}),
    ("ares", 2, {"coop": True}),
]
MOVES = int(os.environ.get("THARSIS_PEEKS", "25"))
NEVER = {"mars": "keep predators", "ares": "play zeppelins"}
"""Hardly ever among the options."""


def live_of(http: TestClient, opened: Any) -> LiveGame:
    live: LiveGame = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    return live


def guess(game: BaseGame, seat: int, option: str, rng: random.Random) -> list[str]:
    """What somebody would send who knows the real cards: the option, then what can be done afterwards, then nonsense."""
    after, line = game.copy(), [option]
    after.choose(seat, option)
    for _ in range(2):
        if seat not in after.to_move:
            break
        line.append(str(rng.choice(after.options(seat))))
        after.choose(seat, line[-1])
    return [*line, NEVER[game.rules.name]]


class Prober:
    """Sends lines from one seat: to the API, and to both forms of the page. Nothing it sends may change the table."""

    def __init__(self, http: TestClient, opened: Any, seat: int) -> None:
        self.seat, self.program = seat, Program(http, opened, seat)
        self.page = TestClient(http.app)
        self.page.cookies.set("language", "en")
        self.person = Person(self.page)
        self.page.get(f"/seat/{opened['seats'][seat]['token']}")

    def ways(self, live: LiveGame, line: list[str]) -> list[Callable[[], Any]]:
        fields = {"csrf": self.person.csrf, "seen": str(live.number), "seat": str(self.seat)}
        forms = [{**fields, "line": line}, {**fields, "picking": "1", "pick": line}]
        path, headers = f"/table/{live.id}/choose", {"hx-request": "true"}
        return [
            lambda: self.program.choose(line, live.number),
            *(lambda form=form: self.page.post(path, data=form, headers=headers) for form in forms),  # type: ignore[misc]
        ]


class Nowhere:
    """A store that forgets."""

    def append(self, *move: Any) -> None: ...

    def finish(self, *move: Any) -> None: ...


@contextmanager
def forgotten(live: LiveGame) -> Iterator[None]:
    """Whatever is moved here is as if it had never been."""
    kept = {name: list(value) if isinstance(value, list) else value for name, value in vars(live).items()}
    store, nowhere = live.store, Nowhere()
    live.__dict__["store"] = nowhere
    try:
        yield
    finally:
        vars(live).update(kept, store=store)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many options the rules have carried out: what the time of an answer hangs on."""
    count, choose = [0], BaseGame.choose

    def counted(game: BaseGame, seat: int, option: Any) -> None:
        count[0] += 1
        choose(game, seat, option)

    monkeypatch.setattr(BaseGame, "choose", counted)
    return count


def told(prober: Prober, live: LiveGame, line: list[str], work: list[int]) -> list[Any]:
    """What a refusal says and the work it took; of a line that is made only how far it went."""
    said: list[Any] = []
    for send in prober.ways(live, line):
        with forgotten(live):
            work[0] = 0
            answer = send()
            refused = (answer.status_code, answer.text, work[0])
            said.append(refused if answer.status_code != 200 else len(live.game.moves))
    return said


@pytest.mark.parametrize(("game", "players", "setup"), GAMES)
def test_every_refusal_is_the_same_over_redealt_twins(game: str, players: int, setup: dict[str, Any], work: list[int]) -> None:
    http = lone()
    opened = open_game(http, players=players, game=game, seed="peek", **setup)
    live, rng = live_of(http, opened), random.Random(5)
    probers = [Prober(http, opened, seat) for seat in range(players)]
    made = refused = 0
    while not live.game.over and made < MOVES:
        seat = rng.choice(live.game.to_move)
        line = guess(live.game, seat, str(rng.choice(live.game.options(seat))), rng)
        said = told(probers[seat], live, line, work)
        for salt in range(2):
            with dealt_anew(live, seat, salt):
                assert told(probers[seat], live, line, work) == said, line
        refused += sum(isinstance(part, tuple) for part in said)
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
        made += 1
    assert refused > made // 2 and work[0] > 0


def test_no_line_tells_which_cards_come_next() -> None:
    """A lone player's pass ends the generation. What is drawn then is known to nobody, and cannot be asked for beforehand."""
    http = lone()
    opened = open_game(http, players=1, seed="peek")
    live, program = live_of(http, opened), Program(http, opened, 0)
    while "pass" not in map(str, live.game.options(0)):
        live.choose(0, [str(live.game.options(0)[0])], live.number)
    after = live.game.copy()
    after.choose(0, "pass")
    drawn = [str(option) for option in after.options(0) if option.verb == "keep"]
    others = [f"keep {key}" for key in TABLES.keys[:20] if f"keep {key}" not in drawn]
    assert len(drawn) == 4 and NEVER["mars"] not in drawn
    said = set()
    for guessed in (*drawn, *others[:8]):
        with forgotten(live):
            answer = program.choose(["pass", guessed, NEVER["mars"]], live.number)
            said.add((answer.status_code, answer.text))
    assert len(said) == 1
