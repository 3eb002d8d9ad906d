"""Random games at every player count and module keep the contract of the library."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.configurations import CONFIGURATIONS, label
from tests.contract.invariants import CHECKS
from tests.contract.playing import digest, new_game, play_out, random_moves

pytestmark = pytest.mark.compiled

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)


@every_configuration
def test_a_random_game_keeps_every_invariant(configuration: tuple[str, dict[str, Any]]) -> None:
    name, setup = configuration
    game = new_game(name, setup, seed=11)
    check = CHECKS[name]
    for number, (_, options) in enumerate(random_moves(game, 11)):
        assert len(options) > 1, "a choice with one legal answer is taken without asking"
        assert list(options) == sorted(set(options))
        if number % 5 == 0:
            check(game.state)
    check(game.state)
    assert game.to_move == () and all(game.options(seat) == [] for seat in range(game.players))


@every_configuration
def test_options_survive_the_trip_through_text(configuration: tuple[str, dict[str, Any]]) -> None:
    name, setup = configuration
    game = new_game(name, setup, seed=12)
    for _, options in random_moves(game, 12):
        for option in options:
            assert game.rules.notation.parse(str(option)) == option


@every_configuration
def test_a_copy_is_equal_and_shares_nothing(configuration: tuple[str, dict[str, Any]]) -> None:
    name, setup = configuration
    game = new_game(name, setup, seed=13)
    for number, (seat, options) in enumerate(random_moves(game, 13)):
        if number % 40 == 7:
            before = game.state.tobytes()
            twin = game.copy()
            assert twin.state.tobytes() == before
            twin.choose(seat, options[0])
            assert game.state.tobytes() == before
            assert len(game.moves) == number


@every_configuration
def test_a_saved_game_goes_on_where_it_stopped(configuration: tuple[str, dict[str, Any]]) -> None:
    name, setup = configuration
    game = new_game(name, setup, seed=14)
    for number, _ in enumerate(random_moves(game, 14)):
        if number == 60:
            again = type(game).load(game.save())
            assert again.state.tobytes() == game.state.tobytes()
            assert again.moves == game.moves and again.setup == game.setup
    assert type(game).load(game.save()).scores() == game.scores()


@every_configuration
def test_one_seed_gives_one_game(configuration: tuple[str, dict[str, Any]]) -> None:
    name, setup = configuration
    assert digest(play_out(new_game(name, setup, 15), 3)) == digest(play_out(new_game(name, setup, 15), 3))
    assert digest(play_out(new_game(name, setup, 16), 3)) != digest(play_out(new_game(name, setup, 15), 3))
