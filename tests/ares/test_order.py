"""Within a phase every seat acts on its own: who answers first makes no difference, but for the order of draws (A053)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.ares.rounds import opened
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.rules.asks import Happened
from tharsis.ares.state import Phase
from tharsis.core.game import BEGIN_PHASE
from tharsis.core.notation import Option

FOUR_MC = 2
"""The reward of 4 M€, as a token holds it."""
DRAWS = {Happened.DREW, Happened.SEEN, Happened.REVEALED}
FREE = (Phase.DEVELOPMENT, Phase.CONSTRUCTION, Phase.ACTION)
"""In these phases no card is drawn without an answer."""
SEEDS = 40

Pick = Callable[[Sequence[int]], int]
ORDERS: tuple[Pick, ...] = (min, max, random.Random(1).choice, random.Random(2).choice)
"""Who answers next: the first in the order of seats, the last, and twice by lot."""


def draws(game: ares.Game, seat: int, option: Option) -> bool:
    """Whether the option makes the seat draw cards before the phase is over."""
    trial = game.copy()
    trial.choose(seat, option)
    for row in trial.state.events[: int(trial.state.event_count)]:
        if row[0] in (Happened.PHASE, Happened.ROUND, Happened.CHOSE):
            return False
        if row[0] in DRAWS and row[1] == seat:
            return True
    return False


class Player:
    """Answers by its own dice alone, and draws no cards if it can be helped."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self.dice = random.Random(f"{seed} {seat}")
        self.drew = False

    def answer(self, game: ares.Game) -> Option:
        options = game.options(self.seat)
        if options[0].verb == "flip":
            return options[0]
        self.dice.shuffle(options)
        for option in options:
            if not draws(game, self.seat, option):
                return option
        self.drew = True
        return options[0]


def random_position(players: int, seed: int) -> ares.Game:
    """Some moment of a random game in which cards are played, or near its end; under every ocean token lie 4 M€."""
    game, dice = ares.new_game(players=players, seed=seed), random.Random(seed)
    game.state.ocean_reward[:] = FOUR_MC
    for _ in range(dice.randrange(30, 300)):
        if not game.over:
            seat = dice.choice(game.to_move)
            options = [option for option in game.options(seat) if option.verb != "sale"]
            plays = [option for option in options if option.verb == "play"]
            game.choose(seat, dice.choice(plays or options))
    if seed % 2:
        nearly_finish(game)
    return game


def nearly_finish(game: ares.Game) -> None:
    """Every parameter is one step short of its maximum, and everybody can take that step."""
    state = game.state
    state.temperature, state.oxygen, state.oceans = 6, 13, 8
    state.ocean_flipped[:] = [1] * 8 + [0]
    state.stock[: game.players] += (20, 0, 0, 8, 0, 8)


def begin(game: ares.Game, phase: Phase, seed: int) -> ares.Game:
    """The phase begins with a bonus for some; not in construction, where the bonus is mostly a card drawn."""
    dice = random.Random(f"{seed} {phase}")
    for seat in range(game.players):
        chosen = Phase.PRODUCTION if phase == Phase.CONSTRUCTION else dice.choice((phase, Phase.PRODUCTION))
        game.state.chosen[seat] = chosen
    game._call(BEGIN_PHASE, 0, phase)
    return game


def finish_phase(game: ares.Game, pick: Pick, seed: str) -> tuple[bytes, bool]:
    """Everybody plays to the end of the phase in this order; the position after it, and whether cards were drawn in it."""
    players = [Player(seat, seed) for seat in range(game.players)]
    turns = int(game.state.turns)
    while not game.over and game.state.turns == turns:
        seat = pick(game.to_move)
        game.choose(seat, players[seat].answer(game))
    return position(game), any(player.drew for player in players)


def position(game: ares.Game) -> bytes:
    """All of it but the news of the last move, and which of the equal ocean tokens were taken."""
    state: Any = game.copy().state
    state.events[:] = 0
    state.event_count = 0
    state.scratch[:] = 0
    state.last_ocean = 0
    return bytes(state.tobytes())


@rule("A053", "A031")
@pytest.mark.compiled
@pytest.mark.parametrize("phase", FREE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_answers_first_makes_no_difference(players: int, phase: Phase) -> None:
    compared = 0
    for seed in range(SEEDS):
        start = begin(random_position(players, seed), phase, seed)
        if start.over or start.state.phase != phase:
            continue
        ends = [finish_phase(start.copy(), pick, str(seed)) for pick in ORDERS]
        if not any(drew for _, drew in ends):
            assert len({end for end, _ in ends}) == 1, f"seed {seed}"
            compared += 1
    assert compared > SEEDS // 3


@rule("A053")
def test_plans_are_revealed_alike_whoever_chose_first() -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        game = opened(3)
        for seat in order:
            game.choose(seat, f"phase {('action', 'development', 'action')[seat]}")
        ends.add(position(game))
    assert len(ends) == 1
