"""Games dealt from an observation look the same to the one who observed, and follow the rules."""

from __future__ import annotations

import pytest

from tests.bots.test_bots import some_moves_on
from tharsis import mars
from tharsis.bots import make_bot, play_move
from tharsis.bots.brains import DEAL
from tharsis.bots.mars.desk import new_desk
from tharsis.bots.mars.engine import think
from tharsis.core.game import BaseGame
from tharsis.core.piles import UNKNOWN
from tharsis.core.records import copy_record


def assert_deals_alike(game: BaseGame, seat: int) -> None:
    seen = game.observe(seat)
    dealt = copy_record(seen)
    think(dealt, DEAL, seat, 0, new_desk(seed=f"deal {seat}"))
    assert not (dealt.zone == UNKNOWN).any()
    assert dealt.deck_count == seen.deck_count
    twin = game.copy()
    twin.state = dealt
    assert twin.observe(seat).tobytes() == seen.tobytes()
    assert sorted(twin.to_move) == sorted(game.to_move)


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 2},
        {"players": 3, "draft": True},
        {"players": 2, "beginners": [1]},
        {"players": 4, "colonies": True, "prelude": True, "venus": True, "mixed_corporations": True},
    ],
)
@pytest.mark.parametrize("moves", [0, 1, 4, 9, 14, 22, 60])
def test_a_deal_looks_the_same_to_the_seat(setup: dict[str, object], moves: int) -> None:
    game = some_moves_on(moves, **setup)
    for seat in range(game.players):
        assert_deals_alike(game, seat)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "setup",
    [
        {"players": 3},
        {"players": 2, "draft": True},
        {"players": 1},
        {"players": 2, "colonies": True, "prelude": True, "venus": True},
    ],
)
def test_deals_look_the_same_all_game_long(setup: dict[str, object]) -> None:
    game = mars.new_game(seed="deals", **setup)  # type: ignore[arg-type]
    bot = make_bot("random")
    while not game.over:
        for seat in range(game.players):
            assert_deals_alike(game, seat)
        play_move(game, game.to_move[0], bot)
