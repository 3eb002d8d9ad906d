"""Global parameters, rating, and parameters that are finished (A022 to A035)."""

from __future__ import annotations

import pytest

from tests.ares.scenes import ALL_4_MC, FOUR_MC, TWO_PLANTS, playable, scene
from tests.mars.statements import rule
from tharsis.ares.state import Phase
from tharsis.testing.ares import Table

ZONE_CARDS = {"fish": "red", "tundra_farming": "yellow", "mangrove": "white"}
OXYGEN_CARDS = {"decomposers": "red", "breathing_filters": "yellow", "birds": "white"}
LOWEST_TEMPERATURE = {"red": -18, "yellow": -8, "white": 2}
LOWEST_OXYGEN = {"red": 3, "yellow": 7, "white": 12}


# --- the tracks ------------------------------------------------------------------------------------------------------


@rule("A022", "A023", "A026")
def test_temperature_rises_19_steps_of_2_degrees() -> None:
    table = Table().player(0, mc=19 * 14, hand=["lichen"]).begin_alone("action")
    for done in range(1, 20):
        table.choose(0, "standard temperature")
        assert (table.state.temperature, table.player(0).rating) == (-30 + 2 * done, 5 + done)
    assert (table.state.temperature, table.state.oxygen, table.state.oceans) == (8, 0, 0)


@rule("A022", "A024", "A026")
def test_oxygen_rises_14_steps_of_1_percent() -> None:
    table = Table().player(0, mc=14 * 20, hand=["lichen"]).begin_alone("action")
    for done in range(1, 15):
        table.choose(0, "standard forest")
        assert (table.state.oxygen, table.player(0).rating) == (done, 5 + done)
    assert (table.state.temperature, table.state.oceans) == (-30, 0)


@rule("A022", "A025", "A026")
def test_nine_oceans_can_be_flipped() -> None:
    table = Table().rewards(*ALL_4_MC).player(0, mc=200, hand=["lichen"]).begin_alone("action")
    for token in range(9):
        table.choose(0, "standard ocean", *([f"flip {token}"] if token < 8 else []))
        assert (table.state.oceans, table.player(0).rating) == (token + 1, 6 + token)
    assert table.player(0).mc == 200 - 9 * 15 + 9 * 4


@rule("A026")
@pytest.mark.parametrize(
    ("card", "flips", "rating"), [("deimos_down", 0, 3), ("giant_ice_asteroid", 2, 4), ("atmosphere_filtering", 0, 1)]
)
def test_every_symbol_is_one_step_and_1_rating(card: str, flips: int, rating: int) -> None:
    table = scene(card, mc=40).player(0, tableau=["research"]).begin_alone("construction")
    table.choose(0, f"play {card}", *(f"flip {token}" for token in range(flips)))
    assert table.player(0).rating == 5 + rating


BLUE_SIDES = [(0, 0, 1), (0, 0, 1), (0, 1, 1), (0, 2, 0), (0, 2, 0), (1, 0, 1), (1, 1, 0), (2, 1, 0), (4, 0, 0)]
"""M€, plants and cards that the nine tokens are known to show."""


def flip(token: int, seed: int) -> tuple[int, int, int]:
    """What seat 0 gets for a token, on top of 1 rating; everybody sees its blue side then."""
    table = Table(seed=seed).player(0, mc=15).begin_alone("action").choose(0, "standard ocean")
    assert table.options() == [f"flip {other}" for other in range(9)]
    table.choose(0, f"flip {token}")
    gained = table.player(0).mc, table.player(0).stock["plant"], len(table.player(0).hand)
    assert table.game.view(1)["ocean_tokens"][token] == dict(zip(("mc", "plant", "card"), gained, strict=True))
    assert table.player(0).rating == 6
    return gained


@rule("A005", "A027", "A089")
@pytest.mark.parametrize("seed", [1, 2])
def test_nine_tokens_give_1_rating_and_what_their_blue_sides_show(seed: int) -> None:
    assert sorted(flip(token, seed) for token in range(9)) == BLUE_SIDES


@rule("A028")
def test_a_blue_token_cannot_be_flipped() -> None:
    table = Table().rewards(*ALL_4_MC).player(0, mc=60, hand=["lichen"]).begin_alone("action")
    table.choose(0, "standard ocean", "flip 4", "standard ocean")
    assert table.choices() == [f"flip {token}" for token in range(9) if token != 4]


@rule("A029")
@pytest.mark.parametrize("card", ZONE_CARDS)
def test_zones_of_the_temperature(card: str) -> None:
    lowest = LOWEST_TEMPERATURE[ZONE_CARDS[card]]
    assert [
        temperature for temperature in range(-30, 9, 2) if playable(scene(card, mc=50).set(temperature=temperature), card)
    ] == list(range(lowest, 9, 2))


@rule("A029")
@pytest.mark.parametrize("card", OXYGEN_CARDS)
def test_zones_of_the_oxygen(card: str) -> None:
    lowest = LOWEST_OXYGEN[OXYGEN_CARDS[card]]
    assert [oxygen for oxygen in range(15) if playable(scene(card, mc=50).set(oxygen=oxygen), card)] == list(range(lowest, 15))


@rule("A029")
def test_a_zone_may_be_asked_for_from_above() -> None:
    """Archaebacteria: purple temperature."""
    warm = [
        value for value in range(-30, 9, 2) if playable(scene("archaebacteria", mc=5).set(temperature=value), "archaebacteria")
    ]
    assert warm == list(range(-30, -19, 2))


@rule("A030", "A092", "A106")
def test_rating_is_income_and_victory_points() -> None:
    table = Table().player(0, rating=17).begin_alone("production")
    assert table.player(0).mc == 17
    assert table.game.scores()[0] == {"total": 17, "rating": 17, "forests": 0, "cards": 0}


# --- finished parameters ---------------------------------------------------------------------------------------------


@rule("A031")
def test_all_plants_bring_forests_and_rating_in_the_phase_that_finishes_oxygen() -> None:
    table = (
        Table().set(oxygen=13).player(0, plant=16).player(1, plant=8, mc=20).player(0, hand=["lichen"]).player(1, hand=["fish"])
    )
    table.begin_alone("action").choose(0, "convert plants", "convert plants").choose(1, "convert plants", "standard forest")
    assert (table.player(0).rating, table.player(1).rating) == (7, 7)
    assert table.state.forests[:2].tolist() == [2, 2]
    assert table.state.oxygen == 14


@rule("A031")
def test_cards_still_pay_in_the_phase_that_finishes_temperature() -> None:
    table = (
        Table()
        .set(temperature=6)
        .player(0, mc=17)
        .player(1, mc=30)
        .player(0, hand=["lava_flows"])
        .player(1, hand=["deimos_down"])
    )
    table.begin_alone("construction").choose(0, "play lava_flows").choose(1, "play deimos_down")
    assert (table.player(0).rating, table.player(1).rating, table.state.temperature) == (7, 8, 8)


@rule("A032")
def test_oceans_beyond_the_ninth_repeat_the_reward_of_the_last_token() -> None:
    """Eight tokens hide 4 M€, the last one 2 plants."""
    table = (
        Table()
        .rewards(*[FOUR_MC] * 8, TWO_PLANTS)
        .set(oceans=8)
        .player(0, mc=21)
        .player(1, mc=21)
        .player(0, hand=["ice_asteroid"])
        .player(1, hand=["comet"])
    )
    table.player(1, mc=25).begin_alone("construction").choose(0, "play ice_asteroid")
    assert (table.player(0).stock["plant"], table.player(0).rating, table.player(0).mc) == (4, 7, 0)
    table.choose(1, "play comet")
    assert (table.player(1).stock["plant"], table.player(1).rating, table.player(1).mc, table.state.oceans) == (2, 7, 0, 9)


@rule("A032")
def test_the_last_token_is_the_one_flipped_last_wherever_it_lies() -> None:
    table = Table().rewards(TWO_PLANTS, *[FOUR_MC] * 8).player(0, mc=30, hand=["lichen"])
    table.set(oceans=9)
    table.state.oceans, table.state.ocean_flipped[0] = 8, 0
    table.begin_alone("action").choose(0, "standard ocean", "standard ocean")
    assert (table.player(0).stock["plant"], table.player(0).mc, table.state.oceans) == (4, 0, 9)


@rule("A033")
def test_finished_parameters_are_no_standard_actions_in_later_phases() -> None:
    table = Table().set(temperature=8).set(oceans=9).player(0, mc=60, heat=16, hand=["lichen"]).begin_alone("action")
    assert table.choices() == ["standard forest", "done"]


@rule("A033", "A035")
def test_cards_on_finished_parameters_can_be_played_and_give_the_rest() -> None:
    table = Table().set(temperature=8).set(oceans=9).player(0, mc=30, hand=["phobos_falls"]).player(0, mc=32)
    table.begin_alone("construction").choose(0, "play phobos_falls")
    assert (table.player(0).rating, table.player(0).mc, len(table.player(0).hand)) == (5, 0, 2)


@rule("A033")
def test_a_finished_parameter_stays_so_in_the_next_phase_of_the_same_round() -> None:
    table = Table().set(temperature=4).player(0, mc=17, heat=8, plant=8, hand=["lava_flows"])
    table.begin("construction", {0: "action"}).choose(0, "play lava_flows")
    assert (table.state.phase, table.player(0).rating) == (Phase.ACTION, 7)
    assert table.options() == ["convert plants", "done"]


@rule("A034")
def test_every_way_to_a_forest_works_at_14_percent() -> None:
    table = Table().set(oxygen=14).player(0, plant=8, mc=20, hand=["lichen"]).begin_alone("action")
    table.choose(0, "convert plants", "standard forest")
    assert (table.state.forests[0], table.player(0).rating, table.player(0).mc) == (2, 5, 0)
    table = Table().set(oxygen=14, temperature=8).player(0, mc=12, hand=["mangrove"]).begin_alone("construction")
    table.choose(0, "play mangrove")
    assert (table.state.forests[0], table.player(0).rating) == (1, 5)


@rule("A035", "A149")
def test_cubes_nobody_can_hold_are_left_out() -> None:
    table = Table().player(0, mc=21, hand=["astrofarm"]).begin_alone("development").choose(0, "play astrofarm")
    assert table.player(0).tableau == ["astrofarm"]
    assert not table.state.cubes.any()
    assert (table.player(0).production["plant"], table.player(0).production["heat"]) == (1, 3)
