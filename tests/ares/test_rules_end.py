"""The end of the game and scoring (A103 to A109)."""

from __future__ import annotations

import pytest

from tests.ares.scenes import TWO_PLANTS, points
from tests.mars.statements import rule
from tharsis.ares.cards import PROJECTS
from tharsis.ares.state import Phase
from tharsis.testing.ares import Table


def nearly(temperature: int = 8, oxygen: int = 14, oceans: int = 9) -> Table:
    return Table().set(temperature=temperature, oxygen=oxygen).set(oceans=oceans).rewards(*[TWO_PLANTS] * 9)


@rule("A103")
@pytest.mark.parametrize("short", [{"temperature": 6}, {"oxygen": 13}, {"oceans": 8}])
def test_all_three_parameters_must_be_at_their_maximum(short: dict[str, int]) -> None:
    assert not nearly(**short).begin_alone("production").game.over
    assert nearly().begin_alone("production").game.over


@rule("A103", "A104")
@pytest.mark.parametrize(
    ("short", "option"),
    [({"temperature": 6}, "convert heat"), ({"oxygen": 13}, "convert plants"), ({"oceans": 8}, "standard ocean")],
)
def test_the_last_step_of_any_of_them_ends_the_game(short: dict[str, int], option: str) -> None:
    table = nearly(**short).player(0, mc=35, heat=8, plant=16).begin_alone("action").choose(0, option)
    assert not table.game.over
    table.choose(0, "done")
    assert table.game.over
    assert table.game.to_move == ()


@rule("A104")
def test_the_last_phase_is_finished_by_all() -> None:
    table = (
        nearly(temperature=6)
        .player(0, heat=8)
        .player(1, mc=40, heat=8, plant=8)
        .player(0, hand=["lichen"])
        .player(1, hand=["fish", "comet"])
    )
    table.player(1, tableau=["circuit_board_factory"]).begin("action", {0: "action", 1: "production"}).choose(0, "convert heat")
    assert (table.game.over, table.game.to_move) == (False, (1,))
    table.choose(1, "use circuit_board_factory", "standard temperature", "standard forest", "convert plants", "done")
    assert table.game.over
    assert (table.player(1).rating, table.state.forests[1]) == (5 + 2, 2)


@rule("A105")
def test_later_phases_bonuses_and_the_end_step_are_left_out() -> None:
    cards = [card.key for card in PROJECTS if card.key != "lava_flows"][100:112]
    table = nearly(temperature=4).player(0, mc=17, hand=["lava_flows", *cards])
    table.begin("construction", {0: "production", 1: "research"}).choose(0, "play lava_flows")
    assert (table.game.over, table.state.phase, table.player(0).mc, len(table.player(0).hand)) == (True, Phase.END, 0, 12)
    assert (table.player(1).mc, table.player(1).hand) == (0, [])


@rule("A106", "A107", "A108")
def test_score_is_rating_forests_and_cards() -> None:
    table = Table().player(0, rating=31, forests=7, tableau=["asteroid_mining", "heather", "bribed_committee", "credicor"])
    assert table.game.scores()[0] == {"total": 31 + 7 + 1, "rating": 31, "forests": 7, "cards": 2 + 1 - 2}


@rule("A108")
@pytest.mark.parametrize(("animals", "vp"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_fractions_are_dropped(animals: int, vp: int) -> None:
    """Small Animals: 1 VP for 2."""
    assert points(Table().player(0, tableau=["small_animals"]).cubes("small_animals", animals)) == vp


@rule("A108")
def test_cards_in_hand_do_not_score() -> None:
    assert points(Table().player(0, hand=["asteroid_mining"])) == 0


@rule("A109")
@pytest.mark.parametrize(
    ("mine", "winners"),
    [
        ({"mc": 9}, (1,)),
        ({"mc": 4, "heat": 3, "plant": 3}, (0, 1)),
        ({"mc": 4, "heat": 4, "plant": 3}, (0,)),
        ({"rating": 6}, (0,)),
    ],
)
def test_a_tie_goes_to_the_largest_stock(mine: dict[str, int], winners: tuple[int, ...]) -> None:
    table = Table().player(0, **mine).player(1, mc=4, heat=2, plant=1, hand=["lichen"]).set(over=1)
    assert table.game.winners == winners


@rule("A109")
def test_special_resources_do_not_break_a_tie() -> None:
    table = Table().player(0, tableau=["tardigrades"]).cubes("tardigrades", 2).player(1, mc=1).set(over=1)
    assert [score["total"] for score in table.game.scores()] == [5, 5]
    assert table.game.winners == (1,)


@rule("A109")
def test_nobody_has_won_before_the_end() -> None:
    assert Table().player(0, rating=30).game.winners == ()
