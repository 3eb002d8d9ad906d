"""Random games with colonies: what must hold after every move."""

from __future__ import annotations

import random

import pytest

from tharsis import mars
from tharsis.core.frames import KIND
from tharsis.mars.modules.colonies import numbers
from tharsis.mars.modules.colonies.tiles import N_COLONIES
from tharsis.mars.rules.asks import Ask
from tharsis.mars.state import NOBODY, Phase

UNSETTLED = {numbers.Ask.BUILD, Ask.PLACE, Ask.CHOOSE}
"""M€ production may be below its floor until the colony or city of the same card makes it good."""


def owed(game: mars.Game) -> set[int]:
    state = game.state
    return {int(frame[KIND]) for seat in range(game.players) for frame in state.frames[seat, : int(state.depth[seat])]}


def check_tiles(game: mars.Game) -> None:
    state = game.state
    for colony in range(N_COLONIES):
        owners = [int(owner) for owner in state.colony_owner[colony] if owner != NOBODY]
        track = int(state.colony_track[colony])
        assert state.colony_owner[colony].tolist() == (owners + [NOBODY] * 3)[:3]
        assert len(owners) <= track <= 6 or (track == -1 and not owners and state.colony_fleet[colony] == NOBODY)
        assert state.colony_in_play[colony] or track == -1


def check(game: mars.Game) -> None:
    state = game.state
    assert not state.fault
    assert (state.stock >= 0).all() and (state.cubes >= 0).all() and (state.fleets >= 0).all()
    assert (state.production[:, 1:] >= 0).all()
    assert (state.production[:, 0] >= -5).all() or owed(game) & UNSETTLED
    check_tiles(game)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_random_game_keeps_its_invariants_and_ends(players: int) -> None:
    game = mars.new_game(players=players, seed=players, colonies=True, mixed_corporations=players % 2 == 1)
    dice = random.Random(players)
    moves = 0
    while not game.over:
        seat = dice.choice(game.to_move)
        options = [int(option) for option in game.options(seat)]
        assert len(options) > 1 and options == sorted(set(options))
        if game.state.phase == Phase.ACTION and len(game.to_move) > 1:
            assert Ask.TURN not in {
                int(game.state.frames[other, int(game.state.depth[other]) - 1, KIND]) for other in game.to_move
            }
        game.choose(seat, dice.choice(options))
        check(game)
        moves += 1
        assert moves < 10_000
