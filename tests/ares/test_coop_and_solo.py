"""The co-operative game and solo."""

from __future__ import annotations

import pytest

from tests.ares.rounds import play_on
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.tables import INDEX
from tharsis.core.piles import HAND
from tharsis.testing.ares import Table


@rule("E39", "A117")
def test_co_op_takes_30_pieces_in_15_rounds() -> None:
    """E39, A117."""
    game = play_on(ares.new_game(players=2, coop=True, seed=2), 99)
    assert (game.rounds, game.state.pool_cubes, game.state.pool_markers) == (15, 0, 0)
    assert game.won is False
    assert game.winners == ()


def supply() -> ares.Game:
    game = ares.new_game(players=2, coop=True, seed=2)
    for seat in (0, 1):
        game.choose(seat, game.options(seat)[0])
    for seat in (0, 1):
        game.choose(seat, "phase production")
    return game


@rule("A115")
def test_a_cube_is_1_mc() -> None:
    """A115."""
    game = supply()
    before = int(game.state.stock[0, 0])
    game.choose(0, "piece cube")
    assert game.state.stock[0, 0] == before + 1
    assert game.state.pool_cubes == 26


@rule("A116")
def test_a_marker_swaps_cards_of_each_ones_choice() -> None:
    """A116."""
    game = supply()
    game.choose(1, "piece cube")
    game.choose(0, "piece marker")
    mine = game.options(0)[2]
    assert str(game.options(0)[-1]) == "decline"
    game.choose(0, mine)
    assert game.view(1)["players"][0]["hand"] == 7
    assert mine.parts[0] not in str(game.view(1))
    yours = game.options(1)[4]
    game.choose(1, yours)
    assert game.state.zone[INDEX[mine.parts[0]]] == HAND + 1
    assert game.state.zone[INDEX[yours.parts[0]]] == HAND + 0
    assert game.state.pool_markers == 2


@rule("A118")
def test_co_op_is_won_with_80_points_and_all_parameters() -> None:
    """A118."""
    table = (
        Table(players=2, coop=True)
        .set(temperature=8, oxygen=14, over=1)
        .set(oceans=9)
        .player(0, rating=50)
        .player(1, rating=30)
    )
    assert table.game.won is True
    assert table.player(1, rating=29).game.won is False
    assert table.player(1, rating=90).set(temperature=6).game.won is False


@rule("A117")
def test_co_op_goes_on_when_all_parameters_are_finished() -> None:
    table = Table(players=2, coop=True).set(temperature=8, oxygen=14).set(oceans=9).begin_alone("production")
    assert not table.game.over


@rule("E40", "A123", "A125")
@pytest.mark.parametrize("level", ["novice", "experienced", "expert"])
def test_solo_runs_25_rounds(level: str) -> None:
    """E40: the marker moves after rounds 5, 10, 15 and 20."""
    game = ares.new_game(players=1, level=level, seed=4)
    for rounds, marker in ((5, 1), (6, 2), (11, 3), (16, 4), (21, 5), (25, 5)):
        assert play_on(game, rounds).state.marker == marker
    play_on(game, 99)
    assert (game.over, game.rounds) == (True, 25)


@rule("A124")
def test_the_last_five_neutral_cards_come_in_the_players_order() -> None:
    """A124."""
    game = play_on(ares.new_game(players=1, level="expert", seed=4), 21)
    while game.state.phase == 6 and game.options(0)[0].verb != "neutral":
        game.choose(0, next(option for option in game.options(0) if option.verb == "phase"))
    assert [option.verb for option in game.options(0)] == [*["neutral"] * 5, "sale"]
    game.choose(0, "neutral research")
    assert game.view(0)["solo"]["neutral"] == "research"


@rule("A121", "A123")
def test_each_neutral_card_is_played_once_in_five_rounds() -> None:
    game = ares.new_game(players=1, level="expert", seed=9)
    seen = []
    for rounds in range(2, 7):
        play_on(game, rounds)
        seen.append(len(game.view(0)["solo"]["played"]))
    assert seen == [1, 2, 3, 4, 0]


@rule("A127", "A130")
def test_novices_raise_one_parameter_by_two_steps_without_reward() -> None:
    """A127, A130."""
    table = Table(players=1, level="novice").set(rounds=5).begin_alone("production")
    assert table.options() == ["raise temperature", "raise oxygen"]
    table.choose(0, "raise oxygen")
    assert (table.state.oxygen, table.player(0).rating, table.state.temperature) == (2, 5, -30)


@rule("A131")
def test_solo_is_won_with_all_parameters_at_the_end() -> None:
    """A131."""
    table = Table(players=1).set(temperature=8, oxygen=14, rounds=25).set(oceans=9).begin_alone("production")
    assert table.game.over
    assert table.game.won is True
    assert table.game.winners == (0,)
