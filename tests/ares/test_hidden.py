"""What a seat may know: dealing the rest anew changes no observation."""

from __future__ import annotations

import random

import pytest

from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.observe import observe, redeal
from tharsis.core.piles import UNKNOWN
from tharsis.core.rng import new_rng

SETUPS = ({"players": 2}, {"players": 3, "exchange": True}, {"players": 2, "coop": True}, {"players": 1, "level": "expert"})


def positions(seed: int, every: int, **setup: object) -> list[ares.Game]:
    """Positions of one random game."""
    game = ares.new_game(seed=seed, **setup)  # type: ignore[arg-type]
    chance, found = random.Random(seed), []
    while not game.over:
        if len(game.moves) % every == 0:
            found.append(game.copy())
        seat = chance.choice(game.to_move)
        game.choose(seat, chance.choice(game.options(seat)))
    return found


@rule("A111")
@pytest.mark.parametrize("setup", SETUPS)
def test_redealing_changes_no_observation(setup: dict[str, object]) -> None:
    rng = new_rng("redeal")
    for game in positions(2, 11, **setup):
        for seat in range(-1, game.players):
            assert observe(redeal(game.state, seat, rng), seat) == observe(game.state, seat)


@rule("A014", "A111")
def test_nothing_hidden_is_left_in_an_observation() -> None:
    for game in positions(5, 17, players=3):
        seen = observe(game.state, 1)
        assert not seen.rng.any()
        assert not seen.deck.any()
        assert not seen.scratch.any()
        for card in range(208):
            zone = int(game.state.zone[card])
            if zone in (0, 1, 8, 10, 32, 34):
                assert seen.zone[card] == UNKNOWN
        for token in range(9):
            assert game.state.ocean_flipped[token] or seen.ocean_reward[token] == -1


def test_a_redealt_game_can_be_played_to_its_end() -> None:
    rng = new_rng("redeal")
    for game in positions(8, 60, players=2):
        game.state = redeal(game.state, 0, rng)
        game.play_random("anything")
        assert game.over
