"""Standard projects (M120 to M128)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import LAND_SPACES, finished_mars, in_zone, oceans, table
from tests.mars.statements import rule
from tharsis.core.piles import DISCARD

SIX = ["sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city"]


def offered(options: list[str]) -> list[str]:
    return [option.split()[1] for option in options if option.startswith("standard")]


@rule("M120")
def test_six_standard_projects_are_open_to_all() -> None:
    scene = table(players=3)
    for seat, hand in enumerate((["birds"], ["grass"], ["mine"])):
        scene.player(seat, mc=25, hand=hand)
        assert offered(scene.turn_options(seat)) == SIX


@rule("M121")
def test_a_standard_project_may_be_used_any_number_of_times_one_action_each() -> None:
    scene = table().player(0, mc=66).turn(0)
    scene.choose(0, "standard power_plant").choose(0, "standard power_plant")
    assert scene.game.to_move == (1,)
    scene.choose(1, "pass").choose(0, "standard power_plant").choose(0, "standard power_plant").choose(
        0, "standard power_plant"
    )
    assert (scene.player(0).production["energy"], scene.player(0).stock["mc"]) == (5, 11)


@rule("M122")
@pytest.mark.parametrize("sold", [1, 2, 3])
def test_patents_are_sold_for_one_each_at_least_one(sold: int) -> None:
    hand = ["birds", "grass", "mine"]
    scene = table().player(0, hand=hand).turn(0).choose(0, "standard sell_patents")
    assert scene.options(0) == ["sell mine", "sell birds", "sell grass"], "not done before one card is sold"
    for key in hand[:sold]:
        scene.choose(0, f"sell {key}")
    if sold < 3:
        scene.choose(0, "done")
    assert scene.player(0).stock["mc"] == sold
    assert sorted(scene.player(0).hand) == sorted(hand[sold:])
    assert set(hand[:sold]) <= set(in_zone(scene, DISCARD))


@rule("M122")
def test_patents_cannot_be_sold_without_cards() -> None:
    assert "standard sell_patents" not in table().player(0, mc=99).turn_options(0)


@rule("M123", "M124", "M125", "M126", "M127")
@pytest.mark.parametrize(
    ("project", "cost"), [("power_plant", 11), ("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)]
)
def test_a_standard_project_has_its_price(project: str, cost: int) -> None:
    scene = table().player(0, mc=cost - 1)
    assert f"standard {project}" not in scene.turn_options(0)
    scene.player(0, mc=cost).turn(0).choose(0, f"standard {project}")
    assert scene.player(0).stock["mc"] == 0


@rule("M123")
def test_the_power_plant_project_raises_energy_production() -> None:
    scene = table().player(0, mc=11).do(0, "standard power_plant")
    assert (scene.player(0).production["energy"], scene.player(0).stock["mc"]) == (1, 0)


@rule("M124")
def test_the_asteroid_project_raises_the_temperature() -> None:
    scene = table().player(0, mc=14).do(0, "standard asteroid")
    assert (scene.level("temperature"), scene.player(0).rating, scene.player(0).stock["mc"]) == (-28, 21, 0)


@rule("M125")
def test_the_aquifer_project_places_an_ocean_with_its_bonuses() -> None:
    scene = table().tile(30, "ocean").player(0, mc=18).do(0, "standard aquifer", ["place ocean 31"])
    player = scene.player(0)
    assert (scene.level("oceans"), player.rating, player.stock["plant"], player.stock["mc"]) == (2, 21, 2, 2)


@rule("M126")
def test_the_greenery_project_places_a_greenery_with_its_bonuses() -> None:
    scene = table().tile(30, "ocean").player(0, mc=23).do(0, "standard greenery", ["place greenery 38"])
    player = scene.player(0)
    assert (scene.level("oxygen"), player.rating, player.stock["plant"], player.stock["mc"]) == (1, 21, 1, 2)
    assert scene.game.view()["board"][-1] == {"space": 38, "tile": "greenery", "owner": 0}


@rule("M127")
def test_the_city_project_places_a_city_with_its_bonuses_and_raises_production() -> None:
    scene = table().tile(30, "ocean").player(0, mc=25).do(0, "standard city", ["place city 38"])
    player = scene.player(0)
    assert (player.stock["plant"], player.stock["mc"], player.production["mc"], player.rating) == (1, 2, 1, 20)
    assert scene.game.view()["board"][-1] == {"space": 38, "tile": "city", "owner": 0}


@rule("M128")
def test_a_project_whose_tile_has_no_space_cannot_be_used() -> None:
    scene = oceans(table(), 9).player(0, mc=99, plant=8)
    assert "standard aquifer" not in scene.turn_options(0)
    for space in LAND_SPACES:
        scene.tile(space, "greenery", 1)
    assert offered(scene.turn_options(0)) == ["power_plant", "asteroid"]
    assert "convert plants" not in scene.options(0)


@rule("M128")
def test_a_project_or_conversion_that_raises_a_finished_parameter_can_be_used_to_no_effect() -> None:
    scene = finished_mars(table()).player(0, mc=60, heat=8, plant=8)
    scene.do(0, "standard asteroid").do(0, "convert heat")
    assert (scene.level("temperature"), scene.player(0).rating) == (8, 20)
    assert (scene.player(0).stock["mc"], scene.player(0).stock["heat"]) == (46, 0)
    scene.do(0, "standard greenery", ["place greenery 15"]).do(0, "convert plants", ["place greenery 16"])
    assert (scene.level("oxygen"), scene.player(0).rating) == (14, 20)
