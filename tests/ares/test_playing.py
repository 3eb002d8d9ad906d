"""Playing and paying for cards: prices, needs, selling, bonuses of development and construction."""

from __future__ import annotations

import pytest

from tests.mars.statements import rule
from tharsis.ares.cards import CARDS
from tharsis.ares.tables import ACTION
from tharsis.testing.ares import Table


@rule("E34", "A066", "A070", "A072", "A074", "A152")
def test_boris_plays_microprocessors_with_two_sold_cards() -> None:
    """E34: 17 − 4 (2 steel) − 3 (bonus) = 10, paid with 2 cards and 4 M€; he draws 2 and discards any 1."""
    table = Table().player(0, tableau=["mine"], mc=4, hand=["microprocessors", "lichen", "sponsors", "fish"])
    table.deck("comet", "heather").begin("development", {0: "development"})
    table.choose(0, "play microprocessors", "sell lichen", "sell sponsors")
    assert table.player(0).mc == 0
    assert table.choices() == ["discard fish", "discard comet", "discard heather"]
    table.choose(0, "discard heather")
    assert table.player(0).hand == ["fish", "comet"]
    assert table.player(0).production["heat"] == 3
    assert table.player(0).stores["steel"] == 2
    assert table.state.phase != 1


@rule("E33", "A070", "A071")
def test_three_cards_for_8_mc_give_1_mc_change() -> None:
    """E33, A071."""
    table = Table().player(0, hand=["imported_ghg", "lichen", "sponsors", "heather"]).begin_alone("development")
    table.choose(0, "play imported_ghg", "sell lichen", "sell sponsors")
    assert (table.player(0).mc, table.player(0).hand) == (1, [])


@rule("E33", "A070")
def test_two_cards_and_2_mc_for_8_mc_pay_exactly() -> None:
    table = Table().player(0, mc=2, hand=["imported_ghg", "lichen", "sponsors", "heather"]).begin_alone("development")
    table.choose(0, "play imported_ghg", "sell lichen", "sell sponsors")
    assert (table.player(0).mc, table.player(0).hand) == (0, ["heather"])


@rule("A072", "A073", "A074")
def test_steel_and_titanium_are_not_spent() -> None:
    """A072 to A074: a building and space card is cheaper by both."""
    table = Table().player(0, tableau=["mine", "ganymede_shipyard"], mc=10, hand=["vesta_shipyard", "lichen"])
    table.begin_alone("development").choose(0, "play vesta_shipyard")
    assert table.player(0).mc == 10 - (16 - 4 - 6)
    assert (table.player(0).stores["steel"], table.player(0).stores["titanium"]) == (2, 3)


@rule("A078")
def test_needs_are_read_as_the_phase_began() -> None:
    """A078: a temperature raised during the phase does not open a card."""
    table = Table().set(temperature=-20).player(0, mc=50, hand=["deimos_down", "fish", "heather"])
    table.begin_alone("construction", bonus=True)
    assert "play fish" not in table.options()
    table.choose(0, "play deimos_down")
    assert table.state.temperature == -14
    assert "play fish" not in table.options()


@rule("A136")
def test_inventrix_reads_needs_one_colour_off_and_no_more() -> None:
    table = Table().player(0, tableau=["inventrix", "adaptation_technology"], mc=50, hand=["fish", "caretaker_contract"])
    table.set(temperature=-30).begin_alone("construction")
    assert "play fish" in table.options()
    assert "play caretaker_contract" not in table.options()


@rule("A068", "A069")
def test_construction_bonus_is_a_card_or_a_second_play() -> None:
    """A068, A069."""
    table = Table().player(0, mc=50, hand=["release_of_inert_gases", "lava_flows"]).deck("fish")
    table.begin("construction", {0: "construction"})
    assert table.options() == ["play lava_flows", "play release_of_inert_gases", "draw", "sale"]
    table.choose(0, "draw")
    assert "fish" in table.player(0).hand
    assert "draw" not in table.options()
    table.choose(0, "play lava_flows")
    assert table.state.phase != 2


@rule("A068")
def test_construction_bonus_may_be_a_second_play() -> None:
    table = Table().player(0, mc=50, hand=["release_of_inert_gases", "lava_flows"]).begin("construction", {0: "construction"})
    table.choose(0, "play lava_flows", "play release_of_inert_gases")
    assert table.player(0).rating == 5 + 2 + 2


@rule("A067", "A063")
def test_without_the_bonus_one_card_is_played() -> None:
    table = Table().player(0, mc=50, hand=["release_of_inert_gases", "lava_flows", "heather"]).begin_alone("construction")
    table.choose(0, "play lava_flows")
    assert table.state.phase != 2


def test_work_crews_makes_the_next_card_cheaper() -> None:
    table = Table().player(0, mc=30, hand=["work_crews", "lava_flows", "lichen"]).begin_alone("construction")
    table.choose(0, "play work_crews", "play lava_flows")
    assert table.player(0).mc == 30 - 5 - 6


def test_special_design_shifts_the_next_card_only() -> None:
    table = Table().set(temperature=-20).player(0, mc=50, hand=["special_design", "fish", "small_animals", "asset_liquidation"])
    table.begin_alone("construction").choose(0, "play special_design")
    assert "play small_animals" in table.options()
    table.choose(0, "play asset_liquidation")
    assert "play small_animals" not in table.options()


def test_extra_plays_end_with_the_phase() -> None:
    table = Table().player(0, mc=50, hand=["special_design", "lichen", "fish"]).begin_alone("construction")
    table.choose(0, "play special_design", "done")
    assert table.state.next_shift[0] == 0


@rule("A065")
def test_one_green_card_is_played_in_development() -> None:
    """A065."""
    table = Table().player(0, mc=50, hand=["lichen", "sponsors"]).begin_alone("development").choose(0, "play lichen")
    assert table.player(0).tableau == ["lichen"]
    assert table.state.phase != 1


def test_a_free_green_card_still_needs_what_it_needs() -> None:
    table = Table().player(0, mc=18, hand=["automated_factories", "moss", "lichen", "coal_imports"]).begin_alone("development")
    table.choose(0, "play automated_factories")
    assert table.choices() == ["play lichen", "decline"]
    table.choose(0, "play lichen")
    assert table.player(0).production["plant"] == 1
    assert table.player(0).production["card"] == 1


def test_anaerobic_microorganisms_pay_10_with_2_microbes() -> None:
    table = Table().player(0, tableau=["anaerobic_microorganisms"]).cubes("anaerobic_microorganisms", 3).player(0, mc=7)
    table.player(0, hand=["lava_flows"]).begin_alone("construction").choose(0, "play lava_flows")
    assert table.player(0).mc == 0
    assert table.cubes("anaerobic_microorganisms") == 1


def test_a_paid_discount_is_optional_when_the_card_can_be_paid() -> None:
    table = (
        Table().player(0, tableau=["restructured_resources"], mc=17, plant=1, hand=["lava_flows"]).begin_alone("construction")
    )
    table.choose(0, "play lava_flows")
    assert table.options() == ["discount restructured_resources", "decline"]
    table.choose(0, "discount restructured_resources")
    assert table.player(0).stock == {"mc": 5, "heat": 0, "plant": 0}


def test_plants_a_card_spends_cannot_buy_its_discount() -> None:
    table = (
        Table()
        .player(0, tableau=["restructured_resources"], mc=3, plant=1)
        .set(oceans=3)
        .player(0, hand=["moss"])
        .begin_alone("development")
    )
    table.choose(0, "play moss")
    assert table.player(0).stock == {"mc": 0, "heat": 0, "plant": 0}


@rule("A132")
def test_helion_pays_with_heat_but_not_with_heat_the_card_spends() -> None:
    table = Table().player(0, tableau=["helion"], mc=4, heat=7, hand=["fuel_factory", "lichen"]).begin_alone("development")
    assert "play fuel_factory" in table.options()
    table.choose(0, "play fuel_factory")
    assert table.options() == ["pay heat 2", "pay heat 3", "pay heat 4"]
    table.choose(0, "pay heat 4")
    assert table.player(0).stock == {"mc": 2, "heat": 0, "plant": 0}


@rule("A079", "A156")
def test_spending_rating_needs_rating() -> None:
    table = Table().player(0, mc=20, rating=0, hand=["strip_mine", "lichen"]).begin_alone("development")
    assert table.choices() == ["play lichen", "done"]


def test_credicor_looks_at_the_printed_cost() -> None:
    table = Table().player(0, tableau=["credicor", "mine"], mc=50, hand=["tectonic_stress_power"]).begin_alone("development")
    table.choose(0, "play tectonic_stress_power")
    assert table.player(0).mc == 50 - (20 - 4 - 4)


def test_miranda_resort_is_6_cheaper_and_draws_2_with_the_interplanetary_conference() -> None:
    table = Table().player(0, tableau=["interplanetary_conference"], mc=20, hand=["miranda_resort"]).begin_alone("development")
    table.choose(0, "play miranda_resort")
    assert table.player(0).mc == 20 - 9
    assert len(table.player(0).hand) == 2


def test_composting_factory_sells_for_4() -> None:
    table = Table().player(0, tableau=["composting_factory"], hand=["sponsors", "lichen", "heather"]).begin_alone("development")
    table.choose(0, "play sponsors", "sell lichen")
    assert (table.player(0).mc, table.player(0).hand) == (3, [])


@rule("A047", "A154")
def test_scaled_production_follows_tags_at_once() -> None:
    """A047: Power Grid counts itself; a later energy tag raises it."""
    table = Table().player(0, mc=30, hand=["power_grid", "power_plant"])
    table.begin_alone("development").choose(0, "play power_grid")
    assert table.player(0).production["mc"] == 1
    table.begin_alone("development").choose(0, "play power_plant")
    assert table.player(0).production["mc"] == 2


def test_mars_university_may_swap_a_card_and_draws_2_for_a_plant() -> None:
    table = Table().player(0, mc=20, hand=["mars_university", "lichen", "sponsors"]).deck("comet", "fish")
    table.begin_alone("construction").choose(0, "play mars_university")
    assert table.choices() == ["discard lichen", "discard sponsors", "done"]
    table.choose(0, "discard lichen")
    assert table.player(0).hand == ["fish", "comet", "sponsors"]
    assert table.player(0).mc == 10


def test_decomposers_and_viral_enhancers_are_ordered_by_their_owner() -> None:
    table = (
        Table()
        .player(0, tableau=["decomposers", "viral_enhancers"])
        .cubes("decomposers", 1)
        .player(0, mc=20, hand=["heather", "moss"])
    )
    table.begin_alone("development").choose(0, "play heather")
    assert table.choices() == ["first 1", "first 2"]
    table.choose(0, "first 2")
    assert table.choices() == ["choose 1", "choose 3"]
    table.choose(0, "choose 3")
    assert table.cubes("decomposers") == 2
    table.choose(0, "choose 2")
    assert table.cubes("decomposers") == 1


@rule("A140")
def test_ecological_zone_enters_with_2_animals() -> None:
    """A140."""
    table = Table().player(0, mc=11, hand=["ecological_zone"]).begin_alone("construction").choose(0, "play ecological_zone")
    assert table.cubes("ecological_zone") == 2


def test_saturn_systems_counts_later_jupiter_tags_only() -> None:
    table = Table().player(0, tableau=["saturn_systems"], mc=30, hand=["callisto_penal_mines"]).begin_alone("development")
    assert table.player(0).rating == 5
    table.choose(0, "play callisto_penal_mines")
    assert table.player(0).rating == 6


def test_mining_guild_gets_rating_for_every_steel() -> None:
    table = Table().player(0, tableau=["mining_guild"], mc=30, hand=["mine"]).begin_alone("development")
    table.choose(0, "play mine")
    assert table.player(0).rating == 7


def test_united_nations_mars_initiative_pays_once_a_phase() -> None:
    table = Table().player(0, tableau=["united_nations_mars_initiative"], mc=60, hand=["lava_flows", "release_of_inert_gases"])
    table.begin("construction", {0: "construction"}).choose(0, "play lava_flows")
    assert table.choices() == ["choose 1", "choose 2"]
    table.choose(0, "choose 1")
    assert (table.player(0).rating, table.player(0).mc) == (8, 60 - 17 - 6)
    table.choose(0, "play release_of_inert_gases")
    assert table.player(0).rating == 10


def test_why_not_names_the_colour() -> None:
    table = Table().player(0, mc=50, hand=["birds", "lava_flows"]).begin_alone("construction")
    reasons = [str(reason) for reason in table.game.why_not(0, "birds")]
    assert reasons == ["oxygen was purple when the phase began, needs white or higher"]


@pytest.mark.parametrize(("key", "reason"), [
    ("aquifer_pumping", "costs 10 M€, 2 can be paid"),
    ("caretaker_contract", "heat is 1, must spend 8"),
    ("farming_co_ops", "cards in hand are 0, needs 1"),
    ("symbiotic_fungus", "no own card can take microbe cubes"),
    ("decomposing_fungus", "no own card has life cubes to spend"),
    ("greenhouses", "there is nothing to change"),
])  # fmt: skip
def test_an_action_says_what_is_missing(key: str, reason: str) -> None:
    table = Table().player(0, mc=2, heat=0 if key == "greenhouses" else 1, tableau=[key, "ai_central"]).begin_alone("action")
    assert [str(reason) for reason in table.game.why_not(0, key, "use")] == [reason]


def test_an_action_says_that_it_is_used_or_has_its_phase() -> None:
    table = Table().player(0, heat=8, tableau=["caretaker_contract", "ai_central"]).begin_alone("action")
    table.choose(0, "use caretaker_contract")
    assert [reason.kind for reason in table.game.why_not(0, "caretaker_contract", "use")] == ["used"]
    assert [reason.kind for reason in table.game.why_not(0, "birds", "use")] == ["not_in_play"]
    table = Table().player(0, mc=50, tableau=["farmers_market"], hand=["lichen", "heather"]).begin_alone("development")
    assert [reason.kind for reason in table.game.why_not(0, "farmers_market", "use")] == ["use_phase"]


@pytest.mark.parametrize("key", [card.key for number, card in enumerate(CARDS) if ACTION[number, 1] > ACTION[number, 0]])
def test_there_is_a_reason_exactly_where_an_action_is_not_offered(key: str) -> None:
    """With another one to use, so that the phase goes on."""
    for have in (0, 30):
        table = (
            Table()
            .player(0, mc=have, heat=have, plant=have)
            .player(0, tableau=[key, "ai_central" if key != "ai_central" else "birds"])
            .player(0, hand=["lichen"])
        )
        table.begin_alone("action")
        assert (f"use {key}" in table.choices(0)) == (not table.game.why_not(0, key, "use")), have
