"""The learned judgement: what it takes in, and that it says what plain NumPy says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tharsis.bots import View, make_bot
from tharsis.bots.base import Clock, UnknownBot
from tharsis.bots.brains import ASSESS, TAKE_IN, brain_of
from tharsis.bots.champions import seat_net
from tharsis.bots.net import Layout, names_of, run_sums, shapes
from tharsis.core.errors import BadSetup
from tharsis.core.rng import new_rng
from tharsis.core.setup import Kind
from tharsis.games import game_module, new_game

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("mars", {"players": 1}, 60),
    ("mars", {"players": 2, "draft": True}, 45),
    ("mars", {"players": 2, "colonies": True}, 90),
    ("mars", {"players": 4, "map": "hellas"}, 120),
    ("mars", {"players": 3, "prelude": True, "venus": True, "world_government": True, "map": "elysium"}, 110),
    ("ares", {"players": 1, "level": "expert"}, 40),
    ("ares", {"players": 2, "coop": True}, 60),
    ("ares", {"players": 3}, 80),
]


def some_way_into(name: str, setup: dict[str, Any], moves: int) -> Any:
    game = new_game(name, setup, "inputs")
    game.play_random("inputs", moves, eager=True)
    assert not game.over
    return game


def started(name: str, setup: dict[str, Any]) -> Any:
    """The first position of a set-up; none where it cannot be played."""
    known = {each.key for each in game_module(name).Game.rules.plan.settings}
    try:
        return new_game(name, {key: value for key, value in setup.items() if key in known}, 1).state
    except BadSetup:
        return None


def random_weights(layout: Layout, seed: int = 1) -> dict[str, Any]:
    chance = np.random.default_rng(seed)
    return {name: chance.normal(0, 0.1, shape).astype(np.float32) for name, shape in shapes(layout).items()}


def inputs_on(desk: Any, layout: Layout) -> Any:
    """The inputs on a desk as one row."""
    row = np.zeros(layout.rows, np.float32)
    row[: layout.size] = desk.net.numbers
    for i in range(int(desk.net.entries)):
        row[layout.size + desk.net.rows[i]] += desk.net.values[i]
    return row


@pytest.mark.parametrize(("name", "setup", "moves"), TABLES)
def test_inputs_are_the_same_whatever_is_hidden(name: str, setup: dict[str, Any], moves: int) -> None:
    brain, game = brain_of(name), some_way_into(name, setup, moves)
    desk = brain.new_desk()
    for seat in range(game.players):
        brain.think(game.state, TAKE_IN, seat, 0, desk)
        true = inputs_on(desk, brain.layout)
        for number in range(3):
            brain.think(game.redeal(seat, new_rng(number)), TAKE_IN, seat, 0, desk)
            assert (inputs_on(desk, brain.layout) == true).all()
        brain.think(game.observe(seat), TAKE_IN, seat, 0, desk)
        assert (inputs_on(desk, brain.layout) == true).all()


@pytest.mark.parametrize(("name", "setup", "moves"), TABLES)
def test_inputs_fill_their_blocks_and_tell_seats_apart(name: str, setup: dict[str, Any], moves: int) -> None:
    brain, game = brain_of(name), some_way_into(name, setup, moves)
    desk, names = brain.new_desk(), names_of(brain.layout)
    assert len(names) == brain.layout.rows == len(set(names))
    rows = []
    for seat in range(game.players):
        brain.think(game.observe(seat), TAKE_IN, seat, 0, desk)
        rows.append(inputs_on(desk, brain.layout))
        at = names.index("own stock: MC")
        assert rows[-1][at] == pytest.approx(0.05 * game.state.stock[seat, 0])
        hand = names.index(f"own hand: {brain.layout.cards[0]}")
        held = rows[-1][hand : hand + len(brain.layout.cards)]
        assert held.sum() == game.state.hand_count[seat]
    assert len({row.tobytes() for row in rows}) == game.players


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_every_switch_of_set_up_is_an_input(name: str) -> None:
    switches = [each.key for each in game_module(name).Game.rules.plan.settings if each.kind is Kind.SWITCH]
    assert sorted(brain_of(name).layout.switches) == sorted(switches)
    for key in switches:
        setups = [{"players": players, **setup} for players in (1, 2) for setup in ({key: True}, {key: True, "prelude": True})]
        state = next(state for setup in setups if (state := started(name, setup)) is not None)
        desk, brain = brain_of(name).new_desk(), brain_of(name)
        brain.think(state, TAKE_IN, 0, 0, desk)
        assert inputs_on(desk, brain.layout)[names_of(brain.layout).index(f"setup: {key}")] == 1


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_the_net_says_what_plain_numpy_says(name: str) -> None:
    brain, game = brain_of(name), some_way_into(name, {"players": 2}, 70)
    desk, weights = brain.new_desk(), random_weights(brain.layout)
    from tharsis.bots.champions import Net

    seat_net(desk, Net(3, weights, {}))
    brain.think(game.observe(1), ASSESS, 1, 0, desk)
    row = inputs_on(desk, brain.layout)
    expected = run_sums(weights, row[None] @ weights["first"], np.array([desk.net.left], np.float32))
    assert np.allclose(desk.net.outputs, expected[0], rtol=1e-3, atol=1e-3)
    assert np.abs(expected).max() > 0.01


def test_an_unknown_champion_is_refused_with_those_there_are() -> None:
    game = new_game("mars", {"players": 2}, 1)
    seat = game.to_move[0]
    bot = make_bot("search:1n,net=999")
    with pytest.raises(UnknownBot, match=r"mars has no champion 999; there are 0"):
        bot.choose(View.of(game, seat), game.options(seat), Clock())


@pytest.mark.parametrize("net", ["-1", "1.5"])
def test_a_champion_has_a_whole_number(net: str) -> None:
    with pytest.raises(UnknownBot, match="whole number"):
        make_bot(f"search:net={net}")
