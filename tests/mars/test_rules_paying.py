"""Paying for cards (M082 to M092)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import play_out, table
from tests.mars.statements import rule


def payments(card: str, **stock: int) -> list[str]:
    """The ways to pay that are offered first when the card is played."""
    scene = table().set(oxygen=9).player(0, hand=[card], energy_production=4, **stock).turn(0)
    return scene.choose(0, f"play {card}").options(0)


@rule("M082")
def test_a_card_cannot_pay_for_itself() -> None:
    scene = table().player(0, mc=2, hand=["investment_loan", "solar_wind_power"])
    assert not scene.can_play(0, "investment_loan"), "it costs 3 M€ and would bring 10"
    scene.player(0, mc=3).play(0, "investment_loan")
    assert scene.player(0).stock["mc"] == 10
    scene.player(0, mc=10)
    assert not scene.can_play(0, "solar_wind_power"), "it costs 11 M€ and would bring 2 titanium"


@rule("M083")
def test_the_printed_cost_is_paid_on_top_of_the_price_of_taking_the_card() -> None:
    scene = table().player(0, mc=0, rating=14).deck(["mine", "sponsors", "birds", "grass"]).turn(0)
    play_out(scene)
    scene.choose(0, "keep mine").choose(0, "done").choose(1, "done")
    assert scene.player(0).stock["mc"] == 14 - 3
    scene.play(0, "mine")
    assert scene.player(0).stock["mc"] == 14 - 3 - 4


@rule("M084")
@pytest.mark.parametrize(
    ("discounts", "card", "price"),
    [
        (["space_station"], "asteroid", 14 - 2),
        (["space_station", "shuttles"], "asteroid", 14 - 4),
        (["space_station"], "sponsors", 6),
        (["earth_office"], "sponsors", 6 - 3),
        (["research_outpost"], "sponsors", 6 - 1),
        (["thorgate"], "geothermal_power", 11 - 3),
        (["teractor"], "investment_loan", 3 - 3),
    ],
)
def test_cards_in_play_lower_prices_of_events_too(discounts: list[str], card: str, price: int) -> None:
    scene = table().player(0, mc=price - 1, hand=[card], tableau=discounts)
    if price > 0:
        assert not scene.can_play(0, card)
    scene.player(0, mc=price)
    assert scene.can_play(0, card)
    assert not scene.player(1, mc=price, tableau=[]).can_play(1, card)


@rule("M085")
def test_discounts_may_bring_a_price_to_nothing_but_not_below() -> None:
    scene = table().player(0, mc=0, hand=["business_network"], tableau=["earth_office", "earth_catapult"])
    scene.play(0, "business_network")
    assert scene.player(0).stock["mc"] == 0, "4 − 3 − 2 is 0, not −1"


@rule("M086")
def test_steel_pays_two_each_towards_building_cards() -> None:
    scene = table().player(0, steel=2, hand=["mine"]).play(0, "mine")
    assert (scene.player(0).stock["steel"], scene.player(0).stock["mc"]) == (0, 0)
    scene.player(0, steel=99, mc=5, hand=["sponsors"])
    assert not scene.can_play(0, "sponsors")


@rule("M087")
def test_titanium_pays_three_each_towards_space_cards() -> None:
    scene = table().player(0, titanium=3, hand=["imported_ghg"]).play(0, "imported_ghg")
    assert scene.player(0).stock["titanium"] == 0
    scene.player(0, titanium=99, mc=3, hand=["mine"])
    assert not scene.can_play(0, "mine")
    scene.player(0, titanium=2, mc=0, hand=["import_of_advanced_ghg"])
    assert not scene.can_play(0, "import_of_advanced_ghg"), "2 titanium are 6 of 9 M€"


@rule("M088")
@pytest.mark.parametrize("steel", range(7))
def test_metal_and_money_mix_freely(steel: int) -> None:
    assert payments("building_industries", mc=20, steel=9) == [f"pay steel {n}" for n in range(4)]
    assert payments("geothermal_power", mc=20, steel=9) == [f"pay steel {n}" for n in range(7)]
    scene = table().player(0, mc=20, steel=9, hand=["geothermal_power"]).play(0, "geothermal_power", [f"pay steel {steel}"])
    assert scene.player(0).stock["steel"] == 9 - steel
    assert scene.player(0).stock["mc"] == 20 - max(0, 11 - 2 * steel)


@rule("M088")
def test_as_much_metal_must_be_paid_as_money_is_short() -> None:
    assert payments("geothermal_power", mc=6, steel=9) == ["pay steel 3", "pay steel 4", "pay steel 5", "pay steel 6"]


@rule("M089")
def test_a_building_and_space_card_takes_both_metals() -> None:
    scene = table().player(0, mc=4, steel=4, titanium=5, hand=["space_elevator"])
    scene.play(0, "space_elevator")
    assert [scene.player(0).stock[name] for name in ("mc", "steel", "titanium")] == [0, 0, 0]
    assert payments("space_elevator", mc=27, steel=1, titanium=1) == ["pay steel 0", "pay steel 1"]
    scene = table().player(0, mc=27, steel=1, titanium=1, hand=["space_elevator"])
    scene.play(0, "space_elevator", ["pay steel 1", "pay titanium 1"])
    assert scene.player(0).stock["mc"] == 27 - (27 - 2 - 3)


@rule("M090")
def test_paying_too_much_in_metal_gives_no_change() -> None:
    scene = table().player(0, mc=5, steel=9, hand=["geothermal_power"]).play(0, "geothermal_power", ["pay steel 6"])
    assert (scene.player(0).stock["steel"], scene.player(0).stock["mc"]) == (3, 5)
    scene = table().player(0, titanium=5, hand=["asteroid"]).play(0, "asteroid")
    assert (scene.player(0).stock["titanium"], scene.player(0).stock["mc"]) == (0 + 2, 0)


@rule("M091")
def test_metals_pay_for_nothing_but_cards() -> None:
    scene = table().player(0, mc=2, steel=99, titanium=99, rating=35)
    assert scene.turn_options(0) == ["pass"]
    scene.player(0, mc=0, rating=2)
    play_out(scene)
    assert scene.state.depth[0] == 0, "with 2 M€ income no card can be bought"


@rule("M092")
def test_money_pays_for_cards_projects_milestones_and_awards() -> None:
    scene = table().player(0, mc=100, rating=35, hand=["sponsors"]).turn(0)
    scene.choose(0, "play sponsors").choose(0, "standard power_plant").choose(1, "pass")
    scene.choose(0, "claim terraformer").choose(0, "fund banker")
    assert scene.player(0).stock["mc"] == 100 - 6 - 11 - 8 - 8
    scene.choose(0, "pass")
    before = scene.player(0).stock["mc"]
    card = scene.game.view(0)["seen"][0]
    scene.choose(0, f"keep {card}").choose(0, "done")
    assert scene.player(0).stock["mc"] == before - 3
