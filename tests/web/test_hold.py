"""A turn that ends by itself stays open for a moment: programs wait, nothing is revealed, and it can be taken back."""

from __future__ import annotations

import math
import random
import time
from typing import Any

import pytest

from tests.web.kit import lone, open_game
from tharsis.web.bots import Job
from tharsis.web.live import LiveGame
from tharsis.web.render import PACES

ME, BOT_SEAT = 0, 1


def held(game: str, hold: float) -> tuple[Any, LiveGame]:
    """A game at the moment when my turn has ended by itself and a bot is next."""
    http = lone()
    context: Any = http.app.state.context  # type: ignore[attr-defined]
    live: LiveGame = context.lobby.find(open_game(http, kinds=("person", "bot"), game=game)["id"])
    rng = random.Random(5)
    for _ in range(600):
        seat = live.game.to_move[0]
        options = [str(option) for option in live.game.options(seat)]
        live.choose(seat, [rng.choice(options)], live.number, hold if seat == ME else 0)
        if live.hold is not None:
            return context, live
    raise AssertionError("no turn ends by itself")


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_bots_wait_while_a_turn_can_be_taken_back(game: str) -> None:
    context, live = held(game, 60)
    number = live.number
    assert 0 < live.waits <= 60 and BOT_SEAT in live.game.to_move
    context.bots.step(live)
    assert live.number == number
    live.undo(ME, number)
    assert ME in live.game.to_move and live.waits == 0


def test_a_turn_is_over_when_its_player_says_so() -> None:
    context, live = held("mars", math.inf)
    number = live.number
    context.bots._safely(live.id, lambda: context.bots._answer_in(Job(time.monotonic(), live.id)))
    assert live.number == number and live.id not in context.bots._known
    live.end_turn(BOT_SEAT)
    assert live.waits == math.inf
    live.end_turn(ME)
    assert live.waits == 0
    context.bots.step(live)
    assert live.number > number


def test_a_bot_is_called_again_when_the_moment_is_over() -> None:
    context, live = held("mars", 60)
    assert context.bots._answer_in(Job(time.monotonic(), live.id))
    job = max(context.bots._due._later)
    assert job.id == live.id and job.at > time.monotonic() + 50


def test_nothing_is_held_for_a_friend() -> None:
    http = lone()
    context: Any = http.app.state.context  # type: ignore[attr-defined]
    live: LiveGame = context.lobby.find(open_game(http)["id"])
    rng = random.Random(5)
    for _ in range(60):
        seat = live.game.to_move[0]
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number, 60)
        assert live.waits == 0


def test_the_pace_of_bots_is_changed_by_those_at_the_table_alone() -> None:
    http = lone()
    opened = open_game(http, kinds=("person", "bot"))
    live: LiveGame = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    assert http.get(f"/pace/slow?table={live.id}", follow_redirects=False).status_code == 303 and live.pause is None
    http.get(f"/seat/{opened['seats'][ME]['token']}")
    http.get(f"/pace/slow?table={live.id}")
    assert live.pause == PACES["slow"], "in this turn already"
