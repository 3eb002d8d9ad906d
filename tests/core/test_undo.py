"""Undo goes back to the last moment at which nothing hidden was revealed since and nobody else has acted."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from tharsis import mars
from tharsis.core.errors import IllegalMove


def in_action_phase(seed: int) -> mars.Game:
    game = mars.new_game(2, seed=seed, corporate_era=False, beginners=[0, 1], first_player=0)
    assert game.to_move == (0,)
    return game


def test_an_own_move_without_a_reveal_can_be_taken_back() -> None:
    game = in_action_phase(1)
    before = game.state.tobytes()
    game.choose(0, "standard power_plant")
    assert game.undoable(0) == 1 and game.undoable(1) == 0
    game.undo(0)
    assert game.state.tobytes() == before and game.moves == []


def test_nothing_is_taken_back_past_another_players_move() -> None:
    game = in_action_phase(1)
    game.choose(0, "pass")
    game.choose(1, "pass")
    assert game.undoable(0) == 0
    with pytest.raises(IllegalMove, match="can take back 0 moves"):
        game.undo(0)


def test_nothing_is_taken_back_past_a_drawn_card() -> None:
    game = in_action_phase(1)
    game.choose(0, "standard aquifer")
    game.choose(0, "place ocean 4")  # a card is printed there
    assert game.undoable(0) == 0


def test_nothing_is_taken_back_past_a_pack_that_was_passed_on() -> None:
    """Whoever drafts last sees the next pack at once."""
    game = mars.new_game(2, seed=1, corporate_era=False, beginners=[0, 1], first_player=0, draft=True)
    while game.view()["phase"] != "draft":
        game.choose(game.to_move[0], "pass")
    first, last = game.to_move
    game.choose(first, game.options(first)[0])
    assert game.undoable(first) == 1
    before = set(map(str, game.options(last)))
    game.choose(last, game.options(last)[0])
    assert not before & set(map(str, game.options(last))), "another pack"
    assert game.undoable(last) == 0


def test_several_moves_can_be_taken_back_at_once() -> None:
    game = in_action_phase(1)
    before = game.state.tobytes()
    game.choose(0, "standard aquifer")
    game.choose(0, "place ocean 2")
    assert game.undoable(0) == 2
    game.undo(0, 2)
    assert game.state.tobytes() == before


def test_a_game_can_be_seen_at_any_earlier_move() -> None:
    game = in_action_phase(1)
    states = [game.state.tobytes()]
    for text in ("standard power_plant", "done", "standard power_plant", "done"):
        game.choose(game.to_move[0], text)
        states.append(game.state.tobytes())
    assert [game.at(move).state.tobytes() for move in range(5)] == states


def test_a_game_that_is_pickled_or_copied_deeply_goes_on_by_itself() -> None:
    game = in_action_phase(1)
    for twin in (pickle.loads(pickle.dumps(game)), deepcopy(game)):
        assert twin.state.tobytes() == game.state.tobytes()
        twin.choose(0, "pass")
        assert twin.to_move == (1,) and game.to_move == (0,)
