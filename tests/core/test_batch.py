"""Batches play the same games as single games do, and show a seat no more than it may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.contract.configurations import CONFIGURATIONS, label
from tharsis.core.batch import Batch
from tharsis.core.errors import BadSetup, IllegalMove, UnknownOption
from tharsis.core.game import BaseGame
from tharsis.core.rng import new_rng
from tharsis.games import game_module, new_game

SAMPLED = 5


def step_at_random(batch: Batch, chance: np.random.Generator) -> None:
    actions = batch.sample(chance)
    assert batch.masks[np.arange(batch.n), actions].all()
    batch.step(actions)


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_every_field_is_written_or_left_out_for_a_reason(name: str) -> None:
    module = __import__(f"tharsis.{name}.tensor", fromlist=["PARTS"])
    written = [part.field for part in module.PARTS]
    assert len(written) == len(set(written))
    padding = {"spare"}
    """Only where the other fields do not fill the last word."""
    assert {*written, *module.LEFT_OUT} - padding == {*game_module(name).Game.rules.dtype.names} - padding
    assert not set(written) & set(module.LEFT_OUT)


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_actions_and_options_are_one_to_one(name: str) -> None:
    actions = game_module(name).Game.rules.actions
    options = [actions.option(action) for action in range(actions.size)]
    assert len(set(options)) == actions.size
    assert [actions.action(option) for option in options] == list(range(actions.size))
    with pytest.raises(UnknownOption, match=f"actions 0 to {actions.size - 1}"):
        actions.option(actions.size)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_a_batch_tells_what_its_games_tell(configuration: tuple[str, dict[str, Any]]) -> None:
    name, setup = configuration
    batch, chance = game_module(name).batch(2, seed=3, threads=1, **setup), np.random.default_rng(1)
    for _ in range(SAMPLED):
        for place in range(batch.n):
            game = batch.game(place)
            seat = int(batch.seats[place])
            assert seat == game.to_move[0]
            assert {game.rules.actions.option(int(a)) for a in np.flatnonzero(batch.masks[place])} == set(game.options(seat))
            assert np.array_equal(batch.observations[place], game.tensor(seat))
        step_at_random(batch, chance)


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_an_observation_is_the_same_for_a_redealt_twin(name: str) -> None:
    game, chance = new_game(name, {"players": 3}, 11), np.random.default_rng(2)
    for _ in range(60):
        for seat in range(3):
            twin = type(game).of_position(np.frombuffer(game.redeal(seat, new_rng("twin")).tobytes(), np.uint8), game.setup)
            assert np.array_equal(game.tensor(seat), twin.tensor(seat))
        seat = game.to_move[0]
        options = game.options(seat)
        game.choose(seat, options[int(chance.integers(len(options)))])


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_the_seat_that_looks_comes_first(name: str) -> None:
    game: BaseGame = new_game(name, {"players": 3}, 11)
    game.state.rating[:3] = [10, 20, 30]
    rating = next(section for section in game.rules.layout.sections if section.name == "rating")
    row = game.tensor(1)[rating.start : rating.start + 3]
    assert row.tolist() == pytest.approx([2.0, 3.0, 1.0])


def test_an_illegal_action_changes_nothing() -> None:
    batch = game_module("ares").batch(3, seed=1, threads=1)
    before = batch._memory.copy()
    legal = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
    illegal = int(np.flatnonzero(~batch.masks[1])[0])
    with pytest.raises(IllegalMove, match="in game 1 is not among the options"):
        batch.step([legal[0], illegal, legal[2]])
    with pytest.raises(IllegalMove, match="in game 0"):
        batch.step([-1, legal[1], legal[2]])
    with pytest.raises(IllegalMove, match="takes 3 of them"):
        batch.step(legal[:2])
    assert np.array_equal(batch._memory, before)
    with pytest.raises(BadSetup, match="allowed: 1 to"):
        game_module("ares").batch(0)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["mars", "ares"])
def test_games_of_a_batch_end_and_begin_anew_whatever_the_threads(name: str) -> None:
    batch, chance, finished = game_module(name).batch(32, seed=5, threads=2), np.random.default_rng(3), 0
    while finished < 40:
        step_at_random(batch, chance)
        for place in np.flatnonzero(batch.done):
            ended = batch.finished(int(place))
            assert ended.over and ended.winners
            assert not batch.game(int(place)).over
            finished += 1


@pytest.mark.compiled
def test_an_illegal_action_in_one_threads_share_changes_nothing_in_anothers() -> None:
    batch, chance = game_module("ares").batch(8, seed=1, threads=2), np.random.default_rng(3)
    before = batch._memory.copy()
    for place in (7, 0):
        actions = batch.sample(chance)
        actions[place] = np.flatnonzero(~batch.masks[place])[0]
        with pytest.raises(IllegalMove, match=f"in game {place} is not among the options"):
            batch.step(actions)
        assert np.array_equal(batch._memory, before)
    step_at_random(batch, chance)
    assert not np.array_equal(batch._memory, before)
