"""The five phases, playing and paying, and the end of the round (A065 to A102)."""

from __future__ import annotations

import pytest

from tests.ares.rounds import happened
from tests.ares.scenes import FILLER, TWO_PLANTS, changes, paid, playable, scene, stored
from tests.mars.statements import rule
from tharsis.ares.cards import PROJECTS
from tharsis.ares.state import Phase
from tharsis.testing.ares import Table

PHASES = ("development", "construction", "action", "production", "research")
EVERY_COLOUR = (("economic_growth", 10), ("circuit_board_factory", 14), ("colonizer_training_camp", 10))
SPACE_CARDS = (("satellites", 14), ("volcanic_pools", 17), ("comet", 25))


# --- development and construction ------------------------------------------------------------------------------------


@rule("A065", "A084")
def test_development_is_one_green_card_or_none() -> None:
    table = Table().player(0, mc=50, hand=["lichen", "sponsors", "lava_flows", "fish"]).begin_alone("development")
    assert table.options() == ["play lichen", "play sponsors", "sale", "done"]
    table.choose(0, "done")
    assert (table.player(0).mc, len(table.player(0).hand)) == (50, 4)


@rule("A066", "A063", "A075")
@pytest.mark.parametrize(("card", "cost", "price"), [("lichen", 5, 2), ("moss", 3, 0), ("dusty_quarry", 2, 0)])
def test_the_bonus_of_development_is_3_mc(card: str, cost: int, price: int) -> None:
    for bonus, paid_ in ((True, price), (False, cost)):
        table = Table().player(0, mc=10, plant=1).set(oceans=3).player(0, hand=[card]).begin_alone("development", bonus=bonus)
        table.choose(0, f"play {card}")
        assert table.player(0).mc == 10 - paid_


@rule("A067", "A076")
def test_construction_is_one_blue_or_red_card() -> None:
    table = Table().player(0, mc=50, hand=["lichen", "assembly_lines", "lava_flows"]).begin_alone("construction")
    assert table.options() == ["play assembly_lines", "play lava_flows", "sale", "done"]
    table.choose(0, "play assembly_lines")
    assert table.player(0).tableau == ["assembly_lines"]
    assert table.state.phase != Phase.CONSTRUCTION


@rule("A068", "A069")
def test_the_card_of_the_bonus_may_be_drawn_before_playing_and_be_played() -> None:
    table = Table().player(0, mc=50, hand=["comet"]).deck("lava_flows").begin("construction", {0: "construction"})
    table.choose(0, "draw", "play lava_flows")
    assert table.player(0).rating == 7


@rule("A068", "A069")
def test_the_card_of_the_bonus_may_be_drawn_after_playing() -> None:
    table = Table().player(0, mc=50, hand=["assembly_lines", "comet"]).deck("fish").begin("construction", {0: "construction"})
    table.choose(0, "play assembly_lines")
    assert table.options() == ["play comet", "draw", "sale"]
    table.choose(0, "draw")
    assert (table.player(0).hand, table.player(0).tableau) == (["fish", "comet"], ["assembly_lines"])
    assert table.state.phase != Phase.CONSTRUCTION


@rule("A069")
def test_the_card_of_the_bonus_is_drawn_also_if_none_is_played() -> None:
    table = Table().player(0, mc=50, hand=["comet", "lichen"]).deck("fish").begin("construction", {0: "construction"})
    table.choose(0, "draw", "done")
    assert (table.player(0).hand, table.player(0).tableau) == (["fish", "comet", "lichen"], [])


@rule("A076", "A067")
@pytest.mark.parametrize(
    ("card", "phase"), [("lichen", "development"), ("fish", "construction"), ("lava_flows", "construction")]
)
def test_each_colour_has_its_phase(card: str, phase: str) -> None:
    table = scene(card, mc=50).set(temperature=-10)
    offered = [other for other in PHASES[:3] if f"play {card}" in table.begin_alone(other).options()]
    assert offered == [phase]


# --- paying ----------------------------------------------------------------------------------------------------------


@rule("A070", "A071")
@pytest.mark.parametrize(("mc", "sold", "left"), [(5, 0, 0), (4, 1, 2), (2, 1, 0), (1, 2, 2), (0, 2, 1)])
def test_lichen_is_paid_with_mc_and_cards(mc: int, sold: int, left: int) -> None:
    table = (
        Table().player(0, mc=mc, hand=["lichen", "fish", "comet", "birds"]).begin_alone("development").choose(0, "play lichen")
    )
    for _ in range(sold):
        assert all(option.startswith("sell") for option in table.options())
        table.choose(0, table.options()[0])
    assert (table.player(0).mc, len(table.player(0).hand), table.player(0).tableau) == (left, 3 - sold, ["lichen"])


@rule("A070")
def test_a_card_does_not_pay_for_itself() -> None:
    assert not playable(Table().player(0, mc=2, hand=["lichen"]), "lichen")
    assert playable(Table().player(0, mc=2, hand=["lichen", "fish"]), "lichen")


@rule("A072", "A074")
@pytest.mark.parametrize(("card", "cost"), EVERY_COLOUR)
def test_steel_makes_building_cards_of_any_colour_2_cheaper(card: str, cost: int) -> None:
    assert [paid(card, steel=steel) for steel in (0, 1, 3)] == [cost, cost - 2, cost - 6]
    assert paid(card, titanium=2) == cost


@rule("A073", "A074")
@pytest.mark.parametrize(("card", "cost"), SPACE_CARDS)
def test_titanium_makes_space_cards_of_any_colour_3_cheaper(card: str, cost: int) -> None:
    answers = ("flip 0",) if card == "comet" else ()
    table_prices = []
    for titanium in (0, 1, 3):
        table = stored(scene(card, mc=90).rewards(*[TWO_PLANTS] * 9), titanium=titanium)
        table.begin_alone("development" if card == "satellites" else "construction").choose(0, f"play {card}", *answers)
        table_prices.append(90 - table.player(0).mc)
    assert table_prices == [cost, cost - 3, cost - 9]


@rule("A074")
def test_stores_work_for_every_card() -> None:
    table = stored(Table(), steel=2).player(0, mc=20, hand=["circuit_board_factory", "assembly_lines", "composting_factory"])
    table.begin("construction", {0: "construction"}).choose(0, "play circuit_board_factory", "play composting_factory")
    assert table.player(0).mc == 20 - 10 - 9
    assert table.player(0).stores["steel"] == 2


@rule("A075")
def test_a_price_never_goes_below_0() -> None:
    table = stored(Table(), steel=9).player(0, mc=7, hand=["mine", "fish"]).begin_alone("development", bonus=True)
    table.choose(0, "play mine")
    assert table.player(0).mc == 7


@rule("A077")
def test_a_card_whose_needs_do_not_hold_can_only_be_sold() -> None:
    table = Table().player(0, mc=50, hand=["birds", "lava_flows"]).begin_alone("construction")
    assert "play birds" not in table.options()
    table.choose(0, "sale", "sell birds")
    assert table.player(0).mc == 53


@rule("A078")
def test_oceans_and_oxygen_too_are_read_as_the_phase_began() -> None:
    """Seat 1 flips a third ocean in this phase; Rad Suits needs 2 oceans, Moss 3."""
    table = (
        Table()
        .set(oceans=2)
        .player(0, mc=50, plant=1)
        .player(1, mc=20)
        .player(0, hand=["moss", "rad_suits"])
        .player(1, hand=["trapped_heat"])
    )
    table.set(temperature=-18).rewards(*[TWO_PLANTS] * 9).begin_alone("development").choose(1, "play trapped_heat", "flip 5")
    assert table.state.oceans == 3
    assert table.choices() == ["play rad_suits", "done"]
    table.begin_alone("development")
    assert "play moss" in table.options()


@rule("A078")
def test_what_was_low_enough_stays_so_for_the_phase() -> None:
    """Archaebacteria need purple; seat 1 warms Mars in the same phase."""
    table = (
        Table()
        .set(temperature=-20)
        .player(0, mc=9)
        .player(1, mc=14)
        .player(0, hand=["archaebacteria"])
        .player(1, hand=["deep_well_heating"])
    )
    table.begin_alone("development").choose(1, "play deep_well_heating")
    assert table.state.temperature == -18
    assert "play archaebacteria" in table.options()
    assert "play archaebacteria" not in table.begin_alone("development").options()


@rule("A079")
def test_tags_are_read_when_a_card_is_played() -> None:
    """Research brings the 2 science tags that Atmosphere Filtering needs."""
    table = Table().player(0, mc=50, hand=["research", "atmosphere_filtering"]).begin("construction", {0: "construction"})
    assert "play atmosphere_filtering" not in table.options()
    table.choose(0, "play research")
    assert "play atmosphere_filtering" in table.options()


@rule("A079")
def test_things_to_spend_are_read_when_a_card_is_played() -> None:
    """Local Heat Trapping spends 3 heat: Optimal Aerobraking brings 2 of them."""
    table = Table().player(0, tableau=["optimal_aerobraking"], mc=50, heat=1, hand=["lava_flows", "local_heat_trapping"])
    table.begin("construction", {0: "construction"})
    assert "play local_heat_trapping" not in table.options()
    table.choose(0, "play lava_flows")
    assert "play local_heat_trapping" in table.options()


@rule("A080")
def test_production_and_stores_count_from_the_moment_of_playing() -> None:
    """Mine, then in the next phase a building card 4 M€ cheaper, then production."""
    table = Table().player(0, mc=24, hand=["mine", "circuit_board_factory"]).begin("development", {0: "construction"})
    table.choose(0, "play mine", "play circuit_board_factory")
    assert table.player(0).mc == 24 - 10 - 10
    table = Table().player(0, mc=5, hand=["sponsors"]).begin("development", {0: "production"}).choose(0, "play sponsors")
    assert table.player(0).mc == 2 + 5 + 4


# --- action ----------------------------------------------------------------------------------------------------------


@rule("A081", "A082")
def test_actions_come_in_any_order_and_standard_actions_any_number_of_times() -> None:
    table = Table().player(0, tableau=["circuit_board_factory", "tardigrades"], mc=14 * 3 + 20, heat=16, plant=8)
    table.player(0, hand=["lichen"]).begin_alone("action")
    table.choose(
        0, "standard temperature", "use tardigrades", "convert heat", "standard temperature", "use circuit_board_factory"
    )
    table.choose(0, "standard forest", "convert plants", "convert heat", "standard temperature")
    assert (table.state.temperature, table.state.oxygen, table.player(0).rating) == (-20, 2, 12)
    assert (table.player(0).mc, table.cubes("tardigrades"), len(table.player(0).hand)) == (0, 1, 2)
    assert not any(option.startswith("use") for option in table.options())


@rule("A081")
def test_actions_are_fresh_in_the_next_action_phase() -> None:
    table = Table().player(0, tableau=["circuit_board_factory"], hand=["lichen"]).begin_alone("action")
    table.choose(0, "use circuit_board_factory").begin_alone("action").choose(0, "use circuit_board_factory")
    assert len(table.player(0).hand) == 3


@rule("A083")
@pytest.mark.parametrize("card", ["circuit_board_factory", "tardigrades"])
def test_any_one_action_is_used_again_with_the_bonus(card: str) -> None:
    table = (
        Table().player(0, tableau=["circuit_board_factory", "tardigrades"], hand=["lichen"]).begin_alone("action", bonus=True)
    )
    table.choose(0, "use circuit_board_factory", "use tardigrades", f"use {card}")
    assert not any(option.startswith("use") for option in table.options())
    assert (len(table.player(0).hand), table.cubes("tardigrades")) in ((3, 1), (2, 2))


@rule("A084")
def test_actions_are_optional() -> None:
    table = Table().player(0, tableau=["circuit_board_factory"], mc=40, heat=7, plant=7, hand=["lichen"]).begin_alone("action")
    assert changes(table, lambda: table.choose(0, "done")) == {}


@rule("A085", "A086")
@pytest.mark.parametrize(("option", "left"), [("convert plants", (20, 0)), ("standard forest", (0, 8))])
def test_a_forest_costs_8_plants_or_20_mc(option: str, left: tuple[int, int]) -> None:
    table = Table().player(0, mc=20, plant=8, hand=["lichen"]).begin_alone("action").choose(0, option)
    assert (table.player(0).mc, table.player(0).stock["plant"]) == left
    assert (table.state.forests[0], table.state.oxygen, table.player(0).rating) == (1, 1, 6)


@rule("A087", "A088")
@pytest.mark.parametrize(("option", "left"), [("convert heat", (14, 0)), ("standard temperature", (0, 8))])
def test_a_step_of_temperature_costs_8_heat_or_14_mc(option: str, left: tuple[int, int]) -> None:
    table = Table().player(0, mc=14, heat=8, hand=["lichen"]).begin_alone("action").choose(0, option)
    assert (table.player(0).mc, table.player(0).stock["heat"]) == left
    assert (table.state.temperature, table.player(0).rating) == (-28, 6)


@rule("A085", "A086", "A087", "A088", "A089")
def test_one_short_of_the_price_is_not_enough() -> None:
    table = Table().player(0, mc=13, heat=7, plant=7).begin_alone("action")
    assert table.state.phase == Phase.PLANNING
    table.player(0, mc=14).begin_alone("action")
    assert table.options() == ["standard temperature", "done"]
    assert table.player(0, mc=19).options() == ["standard temperature", "standard ocean", "done"]


@rule("A090")
def test_spending_is_compulsory_only_for_what_can_be_raised() -> None:
    table = Table().set(oxygen=14).player(0, heat=24, plant=16, hand=["lichen"]).begin_alone("action").choose(0, "done")
    assert (table.player(0).stock, table.state.temperature) == ({"mc": 0, "heat": 0, "plant": 16}, -24)


@rule("A090")
def test_spending_is_compulsory_for_those_who_did_nothing_else() -> None:
    table = Table().player(1, heat=9, plant=9).begin("action", {0: "action"})
    while table.state.phase == Phase.ACTION:
        table.choose(table.game.to_move[0], "done")
    assert (table.player(1).stock, table.player(1).rating) == ({"mc": 0, "heat": 1, "plant": 1}, 7)


@rule("A091")
@pytest.mark.parametrize("phase", ["development", "construction"])
def test_no_action_outside_the_action_phase(phase: str) -> None:
    table = Table().player(0, tableau=["circuit_board_factory"], mc=60, heat=20, plant=20, hand=["lichen", "lava_flows"])
    assert {option.split()[0] for option in table.begin_alone(phase).options()} == {"done", "play", "sale"}
    table.choose(0, "done")
    assert (table.player(0).stock["heat"], table.player(0).stock["plant"]) == (20, 20)


# --- production ------------------------------------------------------------------------------------------------------


@rule("A092", "A093", "A094", "A095")
def test_production_comes_in_order_and_cards_last() -> None:
    """Ecoline 1 plant, Blueprints 2 M€ and 1 card, Coal Imports 3 heat; blue and red cards give nothing."""
    table = (
        Table().player(0, tableau=["ecoline", "blueprints", "coal_imports", "tardigrades", "comet"]).begin_alone("production")
    )
    assert table.player(0).stock == {"mc": 7, "heat": 3, "plant": 1}
    assert len(table.player(0).hand) == 1
    order = [(event["kind"], event.get("resource")) for event in table.game.view(0)["events"] if event["seat"] == 0]
    gained = [pair for pair in order if pair[0] in ("gained", "drew")]
    assert [kind for kind, _ in gained] == ["gained", "gained", "gained", "drew"]
    assert gained[0] == ("gained", "mc")


@rule("A096")
def test_the_bonus_of_production_is_4_mc() -> None:
    table = Table().begin("production", {0: "production"})
    assert (table.player(0).mc, table.player(1).mc) == (9, 5)


# --- research and the end of the round -------------------------------------------------------------------------------


@rule("A097", "A098", "A099")
@pytest.mark.parametrize(("bonus", "drawn", "kept"), [(False, 2, 1), (True, 5, 2)])
def test_research(bonus: bool, drawn: int, kept: int) -> None:
    table = Table().deck("lichen", "fish", "comet", "birds", "mine").begin_alone("research", bonus=bonus)
    assert len(table.options()) == drawn
    before = int(table.state.discard_count)
    for _ in range(kept):
        table.choose(0, table.choices()[-1])
    assert len(table.player(0).hand) == kept
    assert table.state.discard_count == before + drawn - kept
    assert table.player(0).mc == 0


@rule("A099")
def test_cards_discarded_by_an_effect_bring_nothing() -> None:
    """Business Contacts: draw 4, discard 2."""
    table = scene("business_contacts", mc=5).begin_alone("construction").choose(0, "play business_contacts")
    table.choose(0, table.options()[0]).choose(0, table.options()[0])
    assert (table.player(0).mc, len(table.player(0).hand)) == (0, 2)


@rule("A100", "A101")
def test_the_player_chooses_what_goes_beyond_10_cards() -> None:
    cards = [card.key for card in PROJECTS[:13]]
    table = Table().player(0, hand=[*cards]).begin_alone("production")
    assert table.options() == [f"sell {key}" for key in cards]
    table.choose(0, f"sell {cards[5]}", f"sell {cards[0]}", f"sell {cards[12]}")
    assert table.player(0).hand == [key for key in cards if key not in (cards[5], cards[0], cards[12])]
    assert (table.player(0).mc, table.state.phase) == (5 + 9, Phase.PLANNING)


@rule("A100", "A101")
def test_ten_cards_are_not_too_many() -> None:
    table = Table().player(0, hand=[*(card.key for card in PROJECTS[:10])]).begin_alone("production")
    assert (len(table.player(0).hand), table.player(0).mc, table.state.phase) == (10, 5, Phase.PLANNING)


@rule("A102")
def test_a_new_round_starts_with_nothing_chosen() -> None:
    table = Table().set(rounds=3).player(0, hand=[*FILLER[:3]]).begin("production")
    assert (table.game.rounds, table.state.phase) == (4, Phase.PLANNING)
    assert table.state.chosen[:2].tolist() == [0, 0]
    assert happened(table.game, "round")[0]["round"] == 4
