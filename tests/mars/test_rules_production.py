"""Production levels and the production phase (M178 to M187)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import play_out, table
from tests.mars.statements import rule
from tharsis.cards import names


@rule("M178")
@pytest.mark.parametrize("resource", names.RESOURCES)
def test_each_production_phase_gives_as_many_cubes_as_the_level(resource: str) -> None:
    scene = table().player(0, rating=0, **{f"{resource}_production": 4}).turn(0)
    play_out(scene)
    assert scene.player(0).stock == dict.fromkeys(names.RESOURCES, 0) | {resource: 4}
    assert scene.player(0).production[resource] == 4


@rule("M179")
def test_production_has_no_upper_limit() -> None:
    scene = table().player(0, mc=99, heat_production=10, hand=["soletta"]).play(0, "soletta")
    assert scene.player(0).production["heat"] == 17


@rule("M180")
def test_money_production_may_fall_to_minus_five() -> None:
    scene = table().player(0, mc=99, mc_production=-4, hand=["nuclear_power", "peroxide_power", "fueled_generators"])
    assert not scene.can_play(0, "nuclear_power"), "it costs 2 M€ production"
    scene.play(0, "peroxide_power")
    assert scene.player(0).production["mc"] == -5
    assert not scene.can_play(0, "fueled_generators")


@rule("M180")
@pytest.mark.parametrize(
    ("resource", "card"), [("energy", "carbonate_processing"), ("plant", "food_factory"), ("heat", "tropical_resort")]
)
def test_no_other_production_falls_below_zero(resource: str, card: str) -> None:
    scene = table().player(0, mc=99, hand=[card])
    assert not scene.can_play(0, card)
    assert scene.player(0, **{f"{resource}_production": 2}).can_play(0, card)


@rule("M180")
def test_an_attack_leaves_money_production_at_minus_five_or_more() -> None:
    scene = table().player(0, mc=3, mc_production=-5, energy_production=1, hand=["hackers"]).player(1, mc_production=-4)
    scene.turn(0).choose(0, "play hackers")
    assert (scene.player(0).production["mc"], scene.player(1).production["mc"]) == (-5, -4), "its own +2 is all it can cut"


@rule("M181")
def test_income_is_rating_and_money_production() -> None:
    scene = table().player(0, rating=25, mc_production=6).player(1, rating=22, mc_production=-3).turn(0)
    play_out(scene)
    assert (scene.player(0).stock["mc"], scene.player(1).stock["mc"]) == (31, 19)


@rule("M182")
def test_income_is_never_negative() -> None:
    scene = table().player(0, mc=7, rating=2, mc_production=-5).turn(0)
    play_out(scene)
    assert scene.player(0).stock["mc"] == 7


@rule("M183")
def test_an_icon_is_stock_and_in_a_brown_box_production() -> None:
    scene = table().player(0, mc=40, hand=["imported_ghg", "micro_mills"]).play(0, "micro_mills")
    assert (scene.player(0).stock["heat"], scene.player(0).production["heat"]) == (0, 1)
    scene.play(0, "imported_ghg")
    assert (scene.player(0).stock["heat"], scene.player(0).production["heat"]) == (3, 2)


@rule("M184")
def test_all_players_produce_at_the_same_time() -> None:
    scene = table(players=3).player(0, steel_production=1).player(1, steel_production=2).player(2, steel_production=3).turn(0)
    scene.choose(0, "pass").choose(1, "pass")
    assert [scene.player(seat).stock["steel"] for seat in range(3)] == [0, 0, 0]
    scene.choose(2, "pass")
    assert [scene.player(seat).stock["steel"] for seat in range(3)] == [1, 2, 3]


@rule("M185")
def test_energy_becomes_heat_before_anything_is_produced() -> None:
    scene = table().player(0, energy=3, heat=1, energy_production=2, heat_production=4).turn(0)
    play_out(scene)
    assert (scene.player(0).stock["energy"], scene.player(0).stock["heat"]) == (2, 1 + 3 + 4)


@rule("M186")
def test_then_everything_is_produced() -> None:
    scene = table().player(0, mc=1, steel=1, titanium=1, plant=1, rating=23, mc_production=2)
    scene.player(0, steel_production=3, titanium_production=4, plant_production=5, energy_production=6, heat_production=7).turn(
        0
    )
    play_out(scene)
    assert list(scene.player(0).stock.values()) == [1 + 23 + 2, 1 + 3, 1 + 4, 1 + 5, 6, 7]


@rule("M187")
def test_last_the_markers_on_used_actions_go() -> None:
    scene = table().player(0, mc=40, tableau=["livestock"]).player(1, mc=40, tableau=["birds"])
    scene.use(0, "livestock").use(1, "birds")
    assert scene.state.used.sum() == 2
    play_out(scene.turn(0))
    assert scene.state.used.sum() == 0
