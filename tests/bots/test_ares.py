"""The bots play Ares too, and see no more than they may."""

from __future__ import annotations

import pytest

from tharsis import ares
from tharsis.bots import Clock, SearchBot, View, make_bot, play_game, play_move
from tharsis.bots.ares.desk import new_desk
from tharsis.bots.ares.engine import think
from tharsis.bots.brains import DEAL
from tharsis.core.game import BaseGame
from tharsis.core.piles import UNKNOWN
from tharsis.core.records import copy_record
from tharsis.core.rng import new_rng


def some_moves_on(moves: int, **setup: object) -> BaseGame:
    game = ares.new_game(seed=f"bots {moves}", **setup)  # type: ignore[arg-type]
    bots = [make_bot("random", seed=seat) for seat in range(game.players)]
    for _ in range(moves):
        if game.over:
            break
        play_move(game, game.to_move[0], bots[game.to_move[0]])
    return game


@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 4}, {"players": 1}, {"players": 3, "first_game": True}])
@pytest.mark.parametrize("moves", [0, 1, 3, 8, 20, 45])
def test_a_deal_looks_the_same_to_the_seat(setup: dict[str, object], moves: int) -> None:
    game = some_moves_on(moves, **setup)
    for seat in range(game.players):
        seen = game.observe(seat)
        dealt = copy_record(seen)
        think(dealt, DEAL, seat, 0, new_desk(seed=seat))
        assert not (dealt.zone == UNKNOWN).any()
        twin = game.copy()
        twin.state = dealt
        assert twin.observe(seat).tobytes() == seen.tobytes()


@pytest.mark.parametrize("moves", [0, 16])
def test_a_searching_bot_chooses_the_same_whatever_is_hidden(moves: int) -> None:
    game = some_moves_on(moves, players=2)
    seat = game.to_move[0]
    options = game.options(seat)
    twin = game.copy()
    twin.state = game.redeal(seat, new_rng(f"other {moves}"))
    chosen, again = (
        SearchBot(games=3, threads=1, seed=5).choose(View.of(table, seat), options, Clock()) for table in (game, twin)
    )
    assert chosen == again


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    wins = 0.0
    for number in range(20):
        game = ares.new_game(players=2, seed=f"strength {number}")
        seat = number % 2
        play_game(game, [make_bot("greedy" if other == seat else "random", seed=number) for other in range(2)])
        wins += seat in game.winners
    assert wins >= 17


@pytest.mark.compiled
@pytest.mark.parametrize("setup", [{"players": 1, "level": "expert"}, {"players": 2, "coop": True}, {"players": 4}])
def test_search_plays_every_kind_of_game_to_its_end(setup: dict[str, object]) -> None:
    game = ares.new_game(seed="kinds", **setup)  # type: ignore[arg-type]
    play_game(game, [SearchBot(games=16, threads=1, seed=seat) for seat in range(game.players)])
    assert game.over
