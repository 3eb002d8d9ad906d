"""The blue cards, 1 to 64, each as printed."""

from __future__ import annotations

import pytest

from tests.ares.cases import case
from tests.ares.scenes import (
    Printed,
    acted,
    asked,
    check_needs,
    check_played,
    check_price,
    in_play,
    paid,
    playable,
    played,
    points,
    researched,
    scene,
    stored,
    tagged,
    usable,
    used,
)
from tharsis.testing.ares import Table

PRINTED = [
    Printed("adaptation_technology", 12, "science", {"vp": 1}),
    Printed("advanced_alloys", 9, "building"),
    Printed("advanced_screening_technology", 6, "science"),
    Printed("ai_central", 22, "science building", {"vp": 2}, {"science": (5, 4)}),
    Printed("anaerobic_microorganisms", 10, "microbe", {"anaerobic_microorganisms cubes": 1}),
    Printed("anti_gravity_technology", 18, "science", {"vp": 3}, {"science": (5, 4)}),
    Printed("aquifer_pumping", 14, "building"),
    Printed("arctic_algae", 19, "plant", {"vp": 2}, {"temperature": (-18, -20)}),
    Printed("artificial_jungle", 5),
    Printed("assembly_lines", 13, "space"),
    Printed("asset_liquidation", 0, "science"),
    Printed("birds", 15, "animal", {}, {"oxygen": (12, 11)}),
    Printed("brainstorming_session", 8, "space"),
    Printed("caretaker_contract", 18, "", {"vp": 2}, {"temperature": (-8, -10)}),
    Printed("circuit_board_factory", 14, "building"),
    Printed("community_gardens", 20, "plant"),
    Printed("composting_factory", 13, "building", {"vp": 1}),
    Printed("conserved_biome", 25, "building microbe animal"),
    Printed("decomposers", 7, "microbe", {"vp": 1, "decomposers cubes": 1}, {"oxygen": (3, 2)}),
    Printed("decomposing_fungus", 10, "microbe", {"decomposing_fungus cubes": 2}),
    Printed("developed_infrastructure", 12, "", {"vp": 1}),
    Printed("development_center", 7, "science building"),
    Printed("earth_catapult", 24, "building earth", {"vp": 2}),
    Printed("ecological_zone", 11, "plant animal", {"vp": 1, "ecological_zone cubes": 2}),
    Printed("energy_subsidies", 5, "space"),
    Printed("extended_resources", 10, "science building"),
    Printed("extreme_cold_fungus", 10, "microbe", {}, {"temperature": (-20, -18)}),
    Printed("farmers_market", 12, "plant", {"vp": 1}),
    Printed("farming_co_ops", 15, "plant", {"plant": 3}),
    Printed("fish", 11, "animal", {}, {"temperature": (-18, -20)}),
    Printed("ghg_producing_bacteria", 10, "science microbe", {}, {"oxygen": (3, 2)}),
    Printed("greenhouses", 11, "building plant", {}, {"temperature": (-8, -10)}),
    Printed("herbivores", 25, "animal", {}, {"oceans": (5, 4)}),
    Printed("hydro_electric_energy", 11, "building"),
    Printed("interplanetary_relations", 35, "space jovian"),
    Printed("interns", 3, "science"),
    Printed("interplanetary_conference", 6, "earth"),
    Printed("ironworks", 12, "building"),
    Printed("livestock", 15, "animal", {}, {"oxygen": (7, 6)}),
    Printed("mars_university", 10, "science building", {"vp": 1}),
    Printed("matter_manufacturing", 9, "science"),
    Printed("media_group", 11, "earth"),
    Printed("nitrite_reducing_bacteria", 11, "microbe", {"nitrite_reducing_bacteria cubes": 3}),
    Printed("olympus_conference", 15, "science building earth", {"vp": 1, "hand": 1}),
    Printed("optimal_aerobraking", 10, "space"),
    Printed("physics_complex", 5, "science building", {}, {"science": (4, 3)}),
    Printed("power_infrastructure", 4, "building power"),
    Printed("recycled_detritus", 24, "", {"vp": 1}),
    Printed("redrafted_contracts", 4),
    Printed("regolith_eaters", 10, "science microbe", {}, {"temperature": (-18, -20)}),
    Printed("research_outpost", 6, "science building"),
    Printed("restructured_resources", 7),
    Printed("small_animals", 9, "animal", {}, {"temperature": (-18, -20)}),
    Printed("solarpunk", 15, "space plant", {"vp": 1}),
    Printed("standard_technology", 15, "science", {"vp": 1}),
    Printed("steelworks", 15, "building", {"vp": 1}),
    Printed("symbiotic_fungus", 3, "microbe", {}, {"temperature": (-18, -20)}),
    Printed("tardigrades", 6, "microbe"),
    Printed("think_tank", 13, "science"),
    Printed("united_planetary_alliance", 11, "science earth"),
    Printed("viral_enhancers", 8, "microbe plant", {"plant": 2}),
    Printed("volcanic_pools", 17, "space", {"vp": 1}),
    Printed("water_import_from_europa", 22, "space jovian", {"vp": 1}),
    Printed("wood_burning_stoves", 13, "building", {"plant": 4}),
]
KEYS = [printed.card for printed in PRINTED]
NEEDY = [printed for printed in PRINTED if printed.needs]


@case(*KEYS)
@pytest.mark.parametrize("printed", PRINTED, ids=KEYS)
def test_a_blue_card_has_its_price_tags_points_and_first_effects(printed: Printed) -> None:
    check_played(printed)


@case(*KEYS)
@pytest.mark.parametrize("printed", PRINTED, ids=KEYS)
def test_a_blue_card_is_not_played_for_less_than_its_price(printed: Printed) -> None:
    check_price(printed)


@case(*(printed.card for printed in NEEDY))
@pytest.mark.parametrize("printed", NEEDY, ids=[printed.card for printed in NEEDY])
def test_a_blue_card_is_not_played_without_what_it_needs(printed: Printed) -> None:
    check_needs(printed)


# --- actions: what they cost and bring -------------------------------------------------------------------------------


@case("advanced_screening_technology")
def test_advanced_screening_technology_takes_one_of_two_cards_that_match() -> None:
    table = in_play("advanced_screening_technology").deck("grass", "comet", "research", "sponsors")
    assert used(table, "advanced_screening_technology", "keep research") == {"hand": 1}
    assert table.player(0).hand == ["research", "lichen"]
    assert {"grass", "comet"} <= set(table.discarded())


@case("advanced_screening_technology")
def test_advanced_screening_technology_takes_the_only_card_that_matches() -> None:
    table = in_play("advanced_screening_technology").deck("mine", "comet", "grass")
    assert used(table, "advanced_screening_technology") == {"hand": 1}
    assert "grass" in table.player(0).hand


@case("advanced_screening_technology")
def test_advanced_screening_technology_discards_three_cards_when_none_matches() -> None:
    table = in_play("advanced_screening_technology").deck("mine", "comet", "sponsors")
    assert used(table, "advanced_screening_technology") == {}
    assert {"mine", "comet", "sponsors"} <= set(table.discarded())


@case("ai_central")
def test_ai_central_draws_two_cards() -> None:
    assert used(in_play("ai_central"), "ai_central") == {"hand": 2}


@case("aquifer_pumping")
def test_aquifer_pumping_flips_an_ocean_for_10() -> None:
    changed = used(in_play("aquifer_pumping", mc=10), "aquifer_pumping", "flip 0")
    assert changed == {"mc": 4 - 10, "oceans": 1, "rating": 1}
    assert not usable(in_play("aquifer_pumping", mc=9), "aquifer_pumping")


@case("aquifer_pumping")
@pytest.mark.parametrize(("steel", "price"), [(1, 8), (4, 2), (5, 0), (6, 0)])
def test_aquifer_pumping_is_2_cheaper_for_every_steel_but_never_below_0(steel: int, price: int) -> None:
    table = stored(in_play("aquifer_pumping", mc=10), steel=steel)
    assert used(table, "aquifer_pumping", "flip 0")["mc"] == 4 - price


@case("aquifer_pumping", "advanced_alloys")
def test_advanced_alloys_do_not_change_an_action_that_counts_steel() -> None:
    table = stored(in_play("aquifer_pumping", "advanced_alloys", mc=8), steel=1)
    assert used(table, "aquifer_pumping", "flip 0")["mc"] == 4 - 8
    assert not usable(stored(in_play("aquifer_pumping", "advanced_alloys", mc=7), steel=1), "aquifer_pumping")


@case("artificial_jungle")
def test_artificial_jungle_draws_a_card_for_a_plant() -> None:
    assert used(in_play("artificial_jungle", plant=1), "artificial_jungle") == {"plant": -1, "hand": 1}
    assert not usable(in_play("artificial_jungle"), "artificial_jungle")


@case("asset_liquidation")
def test_asset_liquidation_draws_three_cards_for_one_rating() -> None:
    assert used(in_play("asset_liquidation"), "asset_liquidation") == {"rating": -1, "hand": 3}
    assert usable(in_play("asset_liquidation", rating=1), "asset_liquidation")
    assert not usable(in_play("asset_liquidation", rating=0), "asset_liquidation")


@case("asset_liquidation")
def test_asset_liquidation_lets_one_more_blue_or_red_card_be_played() -> None:
    table = Table().player(0, hand=["asset_liquidation", "lava_flows", "media_group", "mine"], mc=60)
    table.begin_alone("construction").choose(0, "play asset_liquidation")
    assert table.choices() == ["play media_group", "play lava_flows", "done"]
    table.choose(0, "play lava_flows")
    assert table.player(0).tableau == ["asset_liquidation", "lava_flows"]
    assert "play media_group" not in table.options()


@case("asset_liquidation")
def test_the_extra_play_of_asset_liquidation_is_lost_with_the_phase() -> None:
    table = Table().player(0, hand=["asset_liquidation", "lava_flows", "media_group"], mc=60)
    table.begin_alone("construction").choose(0, "play asset_liquidation", "done")
    table.begin_alone("construction").choose(0, "play lava_flows")
    assert "play media_group" not in table.options()


@case("birds")
def test_birds_take_an_animal_and_each_is_a_point() -> None:
    assert used(in_play("birds"), "birds") == {"birds cubes": 1, "vp": 1}
    assert points(in_play("birds").cubes("birds", 3)) == 3


@case("brainstorming_session")
def test_brainstorming_session_pays_1_for_a_green_card_on_top() -> None:
    table = in_play("brainstorming_session").deck("mine")
    assert used(table, "brainstorming_session") == {"mc": 1}
    assert "mine" in table.discarded()


@case("brainstorming_session")
@pytest.mark.parametrize("top", ["comet", "fish"])
def test_brainstorming_session_takes_a_red_or_blue_card_on_top(top: str) -> None:
    table = in_play("brainstorming_session").deck(top)
    assert used(table, "brainstorming_session") == {"hand": 1}
    assert top in table.player(0).hand


@case("caretaker_contract")
def test_caretaker_contract_turns_8_heat_into_rating_even_when_it_is_warm() -> None:
    assert used(in_play("caretaker_contract", heat=8), "caretaker_contract") == {"heat": -8, "rating": 1}
    assert used(in_play("caretaker_contract", heat=8).set(temperature=8), "caretaker_contract") == {"heat": -8, "rating": 1}
    assert not usable(in_play("caretaker_contract", heat=7), "caretaker_contract")


@case("circuit_board_factory")
def test_circuit_board_factory_draws_a_card() -> None:
    assert used(in_play("circuit_board_factory"), "circuit_board_factory") == {"hand": 1}


@case("community_gardens")
def test_community_gardens_give_2_and_a_plant_to_those_who_chose_the_phase() -> None:
    assert used(in_play("community_gardens"), "community_gardens") == {"mc": 2}
    assert used(in_play("community_gardens"), "community_gardens", chose=True) == {"mc": 2, "plant": 1}


@case("community_gardens")
def test_community_gardens_give_no_plant_when_somebody_else_chose_the_phase() -> None:
    table = in_play("community_gardens").begin("action", {1: "action"}).choose(0, "use community_gardens")
    assert table.player(0).stock == {"mc": 2, "heat": 0, "plant": 0}


@case("conserved_biome")
def test_conserved_biome_adds_a_microbe_or_an_animal_to_another_card() -> None:
    cards = ("conserved_biome", "tardigrades", "fish")
    assert used(in_play(*cards), "conserved_biome", "choose 1") == {"tardigrades cubes": 1}
    assert used(in_play(*cards), "conserved_biome", "choose 2") == {"fish cubes": 1, "vp": 1}
    assert used(in_play("conserved_biome", "fish"), "conserved_biome") == {"fish cubes": 1, "vp": 1}
    assert not usable(in_play("conserved_biome", "physics_complex"), "conserved_biome")


@case("conserved_biome")
def test_conserved_biome_is_a_point_for_every_two_forests() -> None:
    assert [points(in_play("conserved_biome", forests=forests)) for forests in (1, 2, 5, 6)] == [0, 1, 2, 3]


@case("decomposing_fungus")
def test_decomposing_fungus_turns_its_own_microbe_into_3_plants() -> None:
    table = in_play("decomposing_fungus").cubes("decomposing_fungus", 2)
    assert used(table, "decomposing_fungus") == {"decomposing_fungus cubes": -1, "plant": 3}
    assert not usable(in_play("decomposing_fungus", "fish"), "decomposing_fungus")


@case("decomposing_fungus")
def test_decomposing_fungus_takes_an_animal_or_a_microbe_but_no_science_of_any_own_card() -> None:
    table = in_play("decomposing_fungus", "fish", "physics_complex").cubes("fish", 1).cubes("physics_complex", 1)
    assert used(table, "decomposing_fungus") == {"fish cubes": -1, "vp": -1, "plant": 3}
    assert not usable(in_play("decomposing_fungus", "physics_complex").cubes("physics_complex", 1), "decomposing_fungus")


@case("developed_infrastructure")
def test_developed_infrastructure_warms_for_10() -> None:
    table = in_play("developed_infrastructure", mc=10)
    assert used(table, "developed_infrastructure") == {"mc": -10, "temperature": 2, "rating": 1}
    assert not usable(in_play("developed_infrastructure", mc=9), "developed_infrastructure")


@case("developed_infrastructure")
def test_developed_infrastructure_warms_for_5_with_five_blue_cards_itself_included() -> None:
    four = ("media_group", "interns", "birds", "fish")
    table = in_play("developed_infrastructure", *four, mc=5)
    assert used(table, "developed_infrastructure") == {"mc": -5, "temperature": 2, "rating": 1}
    assert not usable(in_play("developed_infrastructure", *four[:3], "comet", "mine", mc=9), "developed_infrastructure")
    assert not usable(in_play("developed_infrastructure", *four, mc=4), "developed_infrastructure")


@case("development_center")
def test_development_center_draws_a_card_for_2_heat() -> None:
    assert used(in_play("development_center", heat=2), "development_center") == {"heat": -2, "hand": 1}
    assert not usable(in_play("development_center", heat=1), "development_center")


@case("extreme_cold_fungus")
def test_extreme_cold_fungus_gives_a_plant_or_a_microbe_to_another_card() -> None:
    assert used(in_play("extreme_cold_fungus"), "extreme_cold_fungus") == {"plant": 1}
    cards = ("extreme_cold_fungus", "tardigrades")
    assert used(in_play(*cards), "extreme_cold_fungus", "choose 1") == {"plant": 1}
    assert used(in_play(*cards), "extreme_cold_fungus", "choose 2") == {"tardigrades cubes": 1}


@case("extreme_cold_fungus")
def test_extreme_cold_fungus_asks_which_card_takes_the_microbe() -> None:
    table = in_play("extreme_cold_fungus", "tardigrades", "decomposers", "fish").begin_alone("action")
    table.choose(0, "use extreme_cold_fungus", "choose 2")
    assert table.choices() == ["add decomposers", "add tardigrades"]


@case("farmers_market")
def test_farmers_market_buys_2_plants_for_1() -> None:
    assert used(in_play("farmers_market", mc=1), "farmers_market") == {"mc": -1, "plant": 2}
    assert not usable(in_play("farmers_market"), "farmers_market")


@case("farming_co_ops")
def test_farming_co_ops_turn_a_card_from_hand_into_3_plants_and_no_money() -> None:
    assert used(in_play("farming_co_ops"), "farming_co_ops") == {"hand": -1, "plant": 3}
    assert not usable(in_play("farming_co_ops").player(0, hand=[]), "farming_co_ops")


@case("farming_co_ops")
def test_farming_co_ops_let_their_owner_pick_the_card() -> None:
    table = in_play("farming_co_ops").player(0, hand=["mine", "comet"])
    assert used(table, "farming_co_ops", "discard mine") == {"hand": -1, "plant": 3}
    assert table.player(0).hand == ["comet"]


@case("ghg_producing_bacteria")
def test_ghg_producing_bacteria_take_a_microbe_or_turn_two_into_warmth() -> None:
    card = "ghg_producing_bacteria"
    assert used(in_play(card).cubes(card, 1), card) == {f"{card} cubes": 1}
    assert used(in_play(card).cubes(card, 2), card, "choose 1") == {f"{card} cubes": 1}
    assert used(in_play(card).cubes(card, 2), card, "choose 2") == {f"{card} cubes": -2, "temperature": 2, "rating": 1}


@case("greenhouses")
def test_greenhouses_turn_up_to_4_heat_into_plants() -> None:
    assert used(in_play("greenhouses", heat=9), "greenhouses", "amount 4") == {"heat": -4, "plant": 4}
    assert used(in_play("greenhouses", heat=2), "greenhouses", "amount 1") == {"heat": -1, "plant": 1}
    table = in_play("greenhouses", heat=9).begin_alone("action").choose(0, "use greenhouses")
    assert table.choices() == ["amount 1", "amount 2", "amount 3", "amount 4"]
    assert not usable(in_play("greenhouses"), "greenhouses")


@case("hydro_electric_energy")
def test_hydro_electric_energy_buys_2_heat_for_1_and_3_for_those_who_chose_the_phase() -> None:
    assert used(in_play("hydro_electric_energy", mc=1), "hydro_electric_energy") == {"mc": -1, "heat": 2}
    assert used(in_play("hydro_electric_energy", mc=1), "hydro_electric_energy", chose=True) == {"mc": -1, "heat": 3}
    assert not usable(in_play("hydro_electric_energy"), "hydro_electric_energy")


@case("ironworks")
def test_ironworks_turn_4_heat_into_oxygen_without_a_forest() -> None:
    assert used(in_play("ironworks", heat=4), "ironworks") == {"heat": -4, "oxygen": 1, "rating": 1}
    assert not usable(in_play("ironworks", heat=3), "ironworks")


@case("matter_manufacturing")
def test_matter_manufacturing_draws_a_card_for_1() -> None:
    assert used(in_play("matter_manufacturing", mc=1), "matter_manufacturing") == {"mc": -1, "hand": 1}
    assert not usable(in_play("matter_manufacturing"), "matter_manufacturing")


@case("nitrite_reducing_bacteria")
def test_nitrite_reducing_bacteria_take_a_microbe_or_turn_three_into_an_ocean() -> None:
    card = "nitrite_reducing_bacteria"
    assert used(in_play(card).cubes(card, 2), card) == {f"{card} cubes": 1}
    assert used(in_play(card).cubes(card, 3), card, "choose 1") == {f"{card} cubes": 1}
    changed = used(in_play(card).cubes(card, 3), card, "choose 2", "flip 0")
    assert changed == {f"{card} cubes": -3, "oceans": 1, "rating": 1, "mc": 4}


@case("power_infrastructure")
def test_power_infrastructure_turns_any_amount_of_heat_into_money() -> None:
    assert used(in_play("power_infrastructure", heat=30), "power_infrastructure", "amount 30") == {"heat": -30, "mc": 30}
    assert used(in_play("power_infrastructure", heat=30), "power_infrastructure", "amount 1") == {"heat": -1, "mc": 1}
    assert not usable(in_play("power_infrastructure"), "power_infrastructure")


@case("redrafted_contracts")
def test_redrafted_contracts_replace_one_to_three_cards() -> None:
    table = in_play("redrafted_contracts").player(0, hand=["mine", "comet", "fish", "grass"]).deck("moss", "trees", "worms")
    assert used(table, "redrafted_contracts", "discard mine", "discard comet", "discard fish") == {}
    assert table.player(0).hand == ["grass", "moss", "trees", "worms"]
    table = in_play("redrafted_contracts").player(0, hand=["mine", "comet"]).deck("moss")
    assert used(table, "redrafted_contracts", "discard mine", "done") == {}
    assert table.player(0).hand == ["comet", "moss"]
    assert not usable(in_play("redrafted_contracts").player(0, hand=[]), "redrafted_contracts")


@case("regolith_eaters")
def test_regolith_eaters_take_a_microbe_or_turn_two_into_oxygen() -> None:
    card = "regolith_eaters"
    assert used(in_play(card).cubes(card, 1), card) == {f"{card} cubes": 1}
    assert used(in_play(card).cubes(card, 2), card, "choose 1") == {f"{card} cubes": 1}
    assert used(in_play(card).cubes(card, 2), card, "choose 2") == {f"{card} cubes": -2, "oxygen": 1, "rating": 1}


@case("solarpunk")
def test_solarpunk_buys_a_forest_for_15() -> None:
    assert used(in_play("solarpunk", mc=15), "solarpunk") == {"mc": -15, "forests": 1, "oxygen": 1, "rating": 1}
    assert not usable(in_play("solarpunk", mc=14), "solarpunk")


@case("solarpunk")
@pytest.mark.parametrize(("titanium", "price"), [(1, 13), (3, 9), (7, 1)])
def test_solarpunk_is_2_cheaper_for_every_titanium(titanium: int, price: int) -> None:
    assert used(stored(in_play("solarpunk", mc=price), titanium=titanium), "solarpunk")["mc"] == -price
    assert not usable(stored(in_play("solarpunk", mc=price - 1), titanium=titanium), "solarpunk")


@case("solarpunk")
def test_solarpunk_costs_nothing_with_8_titanium() -> None:
    assert "mc" not in used(stored(in_play("solarpunk"), titanium=8), "solarpunk")


@case("steelworks")
def test_steelworks_turn_6_heat_into_2_and_oxygen_without_a_forest() -> None:
    assert used(in_play("steelworks", heat=6), "steelworks") == {"heat": -6, "mc": 2, "oxygen": 1, "rating": 1}
    assert not usable(in_play("steelworks", heat=5), "steelworks")


@case("symbiotic_fungus")
def test_symbiotic_fungus_adds_a_microbe_to_another_card() -> None:
    assert used(in_play("symbiotic_fungus", "tardigrades"), "symbiotic_fungus") == {"tardigrades cubes": 1}
    assert not usable(in_play("symbiotic_fungus", "fish"), "symbiotic_fungus")


@case("tardigrades")
def test_tardigrades_take_a_microbe_and_three_of_them_are_a_point() -> None:
    assert used(in_play("tardigrades"), "tardigrades") == {"tardigrades cubes": 1}
    assert [points(in_play("tardigrades").cubes("tardigrades", cubes)) for cubes in (2, 3, 5, 6)] == [0, 1, 1, 2]


@case("think_tank")
def test_think_tank_draws_a_card_for_2() -> None:
    assert used(in_play("think_tank", mc=2), "think_tank") == {"mc": -2, "hand": 1}
    assert not usable(in_play("think_tank", mc=1), "think_tank")


@case("think_tank")
def test_think_tank_is_a_point_for_every_three_blue_cards_itself_included() -> None:
    assert points(in_play("think_tank", "interns", "comet", "mine")) == 0
    assert points(in_play("think_tank", "interns", "media_group")) == 1
    assert points(in_play("think_tank", "interns", "media_group", "fish", "birds")) == 1
    assert points(in_play("think_tank", "interns", "media_group", "fish", "birds", "tardigrades")) == 2


@case("volcanic_pools")
def test_volcanic_pools_flip_an_ocean_for_12_less_1_for_every_power_tag() -> None:
    changed = used(in_play("volcanic_pools", mc=12), "volcanic_pools", "flip 0")
    assert changed == {"mc": 4 - 12, "oceans": 1, "rating": 1}
    assert not usable(in_play("volcanic_pools", mc=11), "volcanic_pools")
    assert used(tagged(in_play("volcanic_pools", mc=9), power=3), "volcanic_pools", "flip 0")["mc"] == 4 - 9
    assert used(tagged(in_play("volcanic_pools"), power=13), "volcanic_pools", "flip 0")["mc"] == 4


@case("water_import_from_europa")
def test_water_import_from_europa_flips_an_ocean_for_12_less_1_for_every_titanium() -> None:
    card = "water_import_from_europa"
    assert used(in_play(card, mc=12), card, "flip 0") == {"mc": 4 - 12, "oceans": 1, "rating": 1}
    assert not usable(in_play(card, mc=11), card)
    assert used(stored(in_play(card, mc=10), titanium=2), card, "flip 0")["mc"] == 4 - 10
    assert used(stored(in_play(card), titanium=13), card, "flip 0")["mc"] == 4


@case("water_import_from_europa")
def test_water_import_from_europa_is_a_point_for_every_jupiter_tag_with_its_own_and_the_corporations() -> None:
    assert points(in_play("water_import_from_europa")) == 1
    assert points(in_play("water_import_from_europa", "saturn_systems", "ganymede_shipyard")) == 3


@case("wood_burning_stoves")
def test_wood_burning_stoves_turn_4_plants_into_warmth_and_3_for_those_who_chose_the_phase() -> None:
    card = "wood_burning_stoves"
    assert used(in_play(card, plant=4), card) == {"plant": -4, "temperature": 2, "rating": 1}
    assert not usable(in_play(card, plant=3), card)
    assert used(in_play(card, plant=3), card, chose=True) == {"plant": -3, "temperature": 2, "rating": 1}
    assert not usable(in_play(card, plant=2), card, chose=True)


# --- lasting effects: what is played ---------------------------------------------------------------------------------


@case("anaerobic_microorganisms")
def test_anaerobic_microorganisms_take_a_microbe_for_every_living_tag() -> None:
    name = "anaerobic_microorganisms cubes"
    laid = scene("adapted_lichen", mc=6).player(0, tableau=["anaerobic_microorganisms"])
    assert played(laid, "adapted_lichen")[name] == 2
    assert played(scene("fish", mc=11).player(0, tableau=["anaerobic_microorganisms"]).set(temperature=-18), "fish")[name] == 1
    assert name not in played(scene("sponsors", mc=5).player(0, tableau=["anaerobic_microorganisms"]), "sponsors")


@case("anaerobic_microorganisms")
def test_anaerobic_microorganisms_pay_10_with_two_microbes_once_a_card() -> None:
    table = scene("soletta", mc=20).player(0, tableau=["anaerobic_microorganisms"]).cubes("anaerobic_microorganisms", 5)
    changed = played(table, "soletta")
    assert (changed["mc"], changed["anaerobic_microorganisms cubes"]) == (-20, -2)
    table = scene("soletta", mc=19).player(0, tableau=["anaerobic_microorganisms"]).cubes("anaerobic_microorganisms", 5)
    assert not playable(table, "soletta")


@case("anaerobic_microorganisms")
def test_anaerobic_microorganisms_pay_before_the_card_brings_its_own_microbes() -> None:
    card = "anaerobic_microorganisms"
    assert not playable(scene("adapted_lichen", mc=5).player(0, tableau=[card]).cubes(card, 1), "adapted_lichen")
    changed = played(scene("adapted_lichen").player(0, tableau=[card]).cubes(card, 2), "adapted_lichen")
    assert "mc" not in changed
    assert f"{card} cubes" not in changed


@case("anaerobic_microorganisms")
def test_anaerobic_microorganisms_need_not_pay() -> None:
    table = scene("soletta", mc=30).player(0, tableau=["anaerobic_microorganisms"]).cubes("anaerobic_microorganisms", 2)
    changed = played(table, "soletta", "decline")
    assert (changed["mc"], "anaerobic_microorganisms cubes" in changed) == (-30, False)


@case("anti_gravity_technology")
@pytest.mark.parametrize("card", ["sponsors", "media_group", "lava_flows"])
def test_anti_gravity_technology_gives_2_heat_and_2_plants_for_every_later_card(card: str) -> None:
    changed = played(scene(card, mc=30).player(0, tableau=["anti_gravity_technology"]), card)
    assert (changed["heat"], changed["plant"]) == (2, 2)


@case("decomposers")
def test_decomposers_take_a_microbe_or_turn_one_into_a_card_for_every_living_tag() -> None:
    table = scene("lichen", mc=5).player(0, tableau=["decomposers"]).cubes("decomposers", 1)
    assert played(table, "lichen", "choose 1")["decomposers cubes"] == 1
    table = scene("lichen", mc=5).player(0, tableau=["decomposers"]).cubes("decomposers", 1)
    changed = played(table, "lichen", "choose 2")
    assert (changed["decomposers cubes"], changed["hand"]) == (-1, 1)


@case("decomposers")
def test_decomposers_may_take_a_microbe_and_turn_it_into_a_card_with_two_tags() -> None:
    changed = played(scene("adapted_lichen", mc=6).player(0, tableau=["decomposers"]), "adapted_lichen", "choose 2")
    assert ("decomposers cubes" in changed, changed["hand"]) == (False, 1)


@case("ecological_zone")
def test_ecological_zone_takes_an_animal_for_every_plant_and_animal_tag() -> None:
    name = "ecological_zone cubes"
    assert played(scene("adapted_lichen", mc=6).player(0, tableau=["ecological_zone"]), "adapted_lichen")[name] == 1
    assert played(scene("conserved_biome", mc=25).player(0, tableau=["ecological_zone"]), "conserved_biome")[name] == 1
    assert name not in played(scene("tardigrades", mc=6).player(0, tableau=["ecological_zone"]), "tardigrades")


@case("ecological_zone")
def test_two_animals_in_the_ecological_zone_are_a_point() -> None:
    assert [points(in_play("ecological_zone").cubes("ecological_zone", cubes)) for cubes in (1, 2, 5)] == [0, 1, 2]


@case("energy_subsidies")
def test_energy_subsidies_make_power_cards_4_cheaper_and_draw_a_card_for_each() -> None:
    changed = played(scene("geothermal_power", mc=8).player(0, tableau=["energy_subsidies"]), "geothermal_power")
    assert (changed["mc"], changed["hand"]) == (-4, 1)
    changed = played(scene("sponsors", mc=5).player(0, tableau=["energy_subsidies"]), "sponsors")
    assert (changed["mc"], "hand" in changed) == (-5, False)
    assert paid("soletta", "energy_subsidies") == 30


@case("interplanetary_conference")
def test_interplanetary_conference_helps_with_earth_and_jupiter_cards() -> None:
    changed = played(scene("sponsors", mc=5).player(0, tableau=["interplanetary_conference"]), "sponsors")
    assert (changed["mc"], changed["hand"]) == (-2, 1)
    changed = played(scene("ganymede_shipyard", mc=17).player(0, tableau=["interplanetary_conference"]), "ganymede_shipyard")
    assert (changed["mc"], changed["hand"]) == (-14, 1)
    changed = played(scene("miranda_resort", mc=15).player(0, tableau=["interplanetary_conference"]), "miranda_resort")
    assert (changed["mc"], changed["hand"]) == (-9, 2)
    changed = played(scene("mine", mc=10).player(0, tableau=["interplanetary_conference"]), "mine")
    assert (changed["mc"], "hand" in changed) == (-10, False)


@case("mars_university")
def test_mars_university_swaps_a_card_and_draws_two_for_one_with_a_plant_tag() -> None:
    table = Table().player(0, tableau=["mars_university"], mc=11, hand=["artificial_photosynthesis", "mine", "comet"])
    assert played(table, "artificial_photosynthesis", "discard mine").get("hand", 0) == 0
    table = Table().player(0, tableau=["mars_university"], mc=11, hand=["artificial_photosynthesis", "grass", "comet"])
    assert played(table, "artificial_photosynthesis", "discard grass")["hand"] == 1
    assert "grass" in table.discarded()


@case("mars_university")
def test_mars_university_counts_its_own_tag_and_is_optional() -> None:
    table = Table().player(0, mc=10, hand=["mars_university", "mine", "comet"])
    assert asked(table, "mars_university") == ["discard comet", "discard mine", "done"]
    table.choose(0, "done")
    assert table.player(0).hand == ["comet", "mine"]


@case("mars_university", "research")
def test_mars_university_swaps_twice_for_research() -> None:
    table = Table().player(0, tableau=["mars_university"], mc=5, hand=["research", "mine", "comet"])
    changed = played(table, "research", "discard mine", "discard comet")
    assert changed == {"mc": -5, "science tag": 2, "event tag": 1, "hand": 2}


@case("olympus_conference", "research")
def test_olympus_conference_draws_a_card_for_every_science_tag() -> None:
    assert (
        played(scene("gene_repair", mc=15).player(0, tableau=["olympus_conference", "interns", "think_tank"]), "gene_repair")[
            "hand"
        ]
        == 1
    )
    assert played(scene("research", mc=5).player(0, tableau=["olympus_conference"]), "research")["hand"] == 2 + 2
    assert "hand" not in played(scene("sponsors", mc=5).player(0, tableau=["olympus_conference"]), "sponsors")


@case("optimal_aerobraking")
def test_optimal_aerobraking_gives_2_heat_and_2_plants_for_an_event() -> None:
    changed = played(
        scene("release_of_inert_gases", mc=16).player(0, tableau=["optimal_aerobraking"]), "release_of_inert_gases"
    )
    assert changed == {"mc": -16, "heat": 2, "plant": 2, "rating": 2, "event tag": 1}
    assert "heat" not in played(scene("satellites", mc=14).player(0, tableau=["optimal_aerobraking"]), "satellites")


@case("recycled_detritus")
def test_recycled_detritus_draws_two_cards_for_an_event() -> None:
    changed = played(scene("release_of_inert_gases", mc=16).player(0, tableau=["recycled_detritus"]), "release_of_inert_gases")
    assert changed == {"mc": -16, "hand": 2, "rating": 2, "event tag": 1}
    assert "hand" not in played(scene("sponsors", mc=5).player(0, tableau=["recycled_detritus"]), "sponsors")


@case("viral_enhancers")
def test_viral_enhancers_give_a_plant_or_a_cube_on_another_card_for_every_living_tag() -> None:
    laid = ("viral_enhancers", "tardigrades", "birds")
    assert played(scene("heather", mc=14).player(0, tableau=[*laid]), "heather", "choose 1")["plant"] == 1 + 1
    assert played(scene("heather", mc=14).player(0, tableau=[*laid]), "heather", "choose 2")["birds cubes"] == 1
    assert played(scene("heather", mc=14).player(0, tableau=[*laid]), "heather", "choose 3")["tardigrades cubes"] == 1
    changed = played(scene("adapted_lichen", mc=6).player(0, tableau=[*laid]), "adapted_lichen", "choose 2", "choose 3")
    assert (changed["birds cubes"], changed["tardigrades cubes"]) == (1, 1)
    assert "plant" not in played(scene("sponsors", mc=5).player(0, tableau=[*laid]), "sponsors")


@case("viral_enhancers")
def test_viral_enhancers_choose_twice_when_they_are_played() -> None:
    table = scene("viral_enhancers", mc=8).player(0, tableau=["tardigrades", "birds"])
    changed = played(table, "viral_enhancers", "choose 1", "choose 3")
    assert changed == {"mc": -8, "microbe tag": 1, "plant tag": 1, "plant": 1, "tardigrades cubes": 1}


@case("viral_enhancers")
def test_viral_enhancers_may_feed_the_card_that_is_played() -> None:
    table = scene("tardigrades", mc=6).player(0, tableau=["viral_enhancers"])
    assert asked(table, "tardigrades") == ["choose 1", "choose 3"]
    table = scene("tardigrades", mc=6).player(0, tableau=["viral_enhancers"])
    assert played(table, "tardigrades", "choose 3") == {"mc": -6, "microbe tag": 1, "tardigrades cubes": 1}


@case("anti_gravity_technology")
def test_anti_gravity_technology_answers_to_a_card_played_for_nothing() -> None:
    table = Table().player(0, tableau=["anti_gravity_technology"], mc=16, hand=["toll_station", "sponsors"])
    changed = played(table, "toll_station", "play sponsors")
    assert (changed["heat"], changed["plant"]) == (4, 4)


# --- lasting effects: what is done -----------------------------------------------------------------------------------


@case("arctic_algae")
def test_arctic_algae_give_4_plants_for_an_ocean_on_top_of_its_reward() -> None:
    changed = acted(in_play("arctic_algae", mc=15), "standard ocean", "flip 0")
    assert changed == {"mc": 4 - 15, "plant": 4, "oceans": 1, "rating": 1}
    assert (
        played(scene("ice_asteroid", mc=21).player(0, tableau=["arctic_algae"]), "ice_asteroid", "flip 0", "flip 1")["plant"]
        == 8
    )


@case("arctic_algae", "fish", "herbivores")
def test_oceans_of_another_player_bring_nothing() -> None:
    table = in_play("arctic_algae", "fish", "herbivores").player(1, mc=15, hand=["mine"]).begin_alone("action")
    table.choose(1, "standard ocean", "flip 0")
    assert (table.player(0).stock["plant"], table.cubes("fish"), table.cubes("herbivores")) == (0, 0, 0)


@case("assembly_lines")
def test_assembly_lines_give_1_for_every_use_of_a_card_action_and_none_for_standard_actions() -> None:
    table = in_play("assembly_lines", "circuit_board_factory")
    assert used(table, "circuit_board_factory", "use circuit_board_factory", chose=True) == {"hand": 2, "mc": 2}
    assert acted(in_play("assembly_lines", mc=14), "standard temperature")["mc"] == -14


@case("assembly_lines")
def test_assembly_lines_pay_after_the_action_is_paid_for() -> None:
    assert not usable(in_play("assembly_lines", "matter_manufacturing"), "matter_manufacturing")
    assert used(in_play("assembly_lines", "matter_manufacturing", mc=1), "matter_manufacturing") == {"hand": 1}


@case("fish")
def test_fish_take_an_animal_for_an_ocean_and_each_is_a_point() -> None:
    changed = acted(in_play("fish", mc=15), "standard ocean", "flip 0")
    assert changed == {"mc": 4 - 15, "fish cubes": 1, "vp": 1, "oceans": 1, "rating": 1}


@case("herbivores")
def test_herbivores_take_an_animal_for_every_step_and_ocean_and_two_are_a_point() -> None:
    assert acted(in_play("herbivores", mc=15), "standard ocean", "flip 0")["herbivores cubes"] == 1
    assert acted(in_play("herbivores", mc=14), "standard temperature")["herbivores cubes"] == 1
    assert acted(in_play("herbivores", mc=20), "standard forest")["herbivores cubes"] == 1
    changed = played(
        scene("giant_ice_asteroid", mc=36).player(0, tableau=["herbivores"]), "giant_ice_asteroid", "flip 0", "flip 1"
    )
    assert (changed["herbivores cubes"], changed["vp"]) == (4, 2)


@case("livestock")
def test_livestock_take_an_animal_for_every_step_of_temperature_and_each_is_a_point() -> None:
    changed = played(scene("lava_flows", mc=17).player(0, tableau=["livestock"]), "lava_flows")
    assert (changed["livestock cubes"], changed["vp"]) == (2, 2)
    assert "livestock cubes" not in acted(in_play("livestock", mc=20), "standard forest")


@case("physics_complex")
def test_physics_complex_takes_a_science_cube_for_every_step_of_temperature_and_two_are_a_point() -> None:
    changed = played(scene("deimos_down", mc=30).player(0, tableau=["physics_complex"]), "deimos_down")
    assert (changed["physics_complex cubes"], changed["vp"]) == (3, 1)
    assert "physics_complex cubes" not in acted(in_play("physics_complex", mc=20), "standard forest")


@case("small_animals")
def test_small_animals_take_an_animal_for_every_forest_and_two_are_a_point() -> None:
    assert acted(in_play("small_animals", plant=8), "convert plants")["small_animals cubes"] == 1
    changed = acted(in_play("small_animals", mc=40), "standard forest", "standard forest")
    assert (changed["small_animals cubes"], changed["vp"]) == (2, 1)
    assert "small_animals cubes" not in used(in_play("small_animals", "ironworks", heat=4), "ironworks")


@case("small_animals")
def test_small_animals_take_an_animal_for_a_forest_when_oxygen_is_finished() -> None:
    assert acted(in_play("small_animals", mc=20).set(oxygen=14), "standard forest") == {
        "mc": -20,
        "forests": 1,
        "small_animals cubes": 1,
    }


# --- lasting effects: prices, needs and research ---------------------------------------------------------------------


@case("adaptation_technology")
def test_adaptation_technology_reads_colours_one_off_either_way() -> None:
    def adapted(card: str) -> Table:
        return scene(card, mc=60).player(0, tableau=["adaptation_technology"])

    assert playable(adapted("caretaker_contract").set(temperature=-18), "caretaker_contract")
    assert not playable(adapted("caretaker_contract").set(temperature=-20), "caretaker_contract")
    assert playable(adapted("archaebacteria").set(temperature=-10), "archaebacteria")
    assert not playable(adapted("archaebacteria").set(temperature=-8), "archaebacteria")
    assert playable(adapted("livestock").set(oxygen=3), "livestock")
    assert not playable(adapted("livestock").set(oxygen=2), "livestock")


@case("adaptation_technology")
def test_adaptation_technology_does_not_help_with_oceans() -> None:
    assert not playable(scene("algae", mc=9).player(0, tableau=["adaptation_technology"]).set(oceans=4), "algae")


@case("advanced_alloys")
def test_advanced_alloys_make_every_steel_and_titanium_worth_one_more() -> None:
    assert paid("coal_imports", steel=2) == 13 - 4
    assert paid("coal_imports", "advanced_alloys", steel=2) == 13 - 6
    assert paid("soletta", "advanced_alloys", titanium=2) == 30 - 8
    assert paid("soletta", "advanced_alloys", "phobolog", titanium=2) == 30 - 10
    assert paid("sponsors", "advanced_alloys", steel=2, titanium=2) == 5


@case("composting_factory")
def test_composting_factory_sells_cards_for_4() -> None:
    assert acted(in_play("composting_factory").player(0, hand=["mine", "comet"]), "sale", "sell mine") == {"mc": 4, "hand": -1}
    assert acted(in_play("interns").player(0, hand=["mine", "comet"]), "sale", "sell mine") == {"mc": 3, "hand": -1}


@case("composting_factory")
def test_composting_factory_sells_for_4_at_the_hand_limit() -> None:
    cards = ("mine", "comet", "fish", "birds", "grass", "moss", "trees", "worms", "insects", "algae", "lichen")
    table = Table().player(0, tableau=["composting_factory"], hand=[*cards]).begin_alone("production").choose(0, "sell mine")
    assert (table.player(0).mc, len(table.player(0).hand)) == (5 + 4, 10)


@case("composting_factory", "farming_co_ops")
def test_composting_factory_pays_nothing_for_cards_discarded_by_an_effect() -> None:
    assert used(in_play("composting_factory", "farming_co_ops"), "farming_co_ops") == {"hand": -1, "plant": 3}


@case("earth_catapult")
@pytest.mark.parametrize(("card", "price"), [("sponsors", 3), ("media_group", 9), ("lava_flows", 15), ("dusty_quarry", 0)])
def test_earth_catapult_makes_every_card_2_cheaper(card: str, price: int) -> None:
    table = scene(card, mc=50).player(0, tableau=["earth_catapult"])
    assert played(table, card).get("mc", 0) == -price


@case("research_outpost", "earth_catapult")
def test_research_outpost_makes_every_card_1_cheaper_and_discounts_add_up() -> None:
    assert paid("sponsors", "research_outpost") == 4
    assert paid("media_group", "research_outpost") == 10
    assert paid("lava_flows", "research_outpost", "earth_catapult") == 14


@case("media_group")
def test_media_group_makes_events_5_cheaper() -> None:
    assert paid("lava_flows", "media_group") == 12
    assert paid("fish", "media_group", "adaptation_technology") == 11
    assert "mc" not in played(scene("special_design", mc=3).player(0, tableau=["media_group"]), "special_design")


@case("restructured_resources")
def test_restructured_resources_turn_a_plant_into_5_once_a_card() -> None:
    changed = played(scene("lava_flows", mc=12, plant=3).player(0, tableau=["restructured_resources"]), "lava_flows")
    assert (changed["mc"], changed["plant"]) == (-12, -1)
    assert not playable(scene("lava_flows", mc=11, plant=3).player(0, tableau=["restructured_resources"]), "lava_flows")
    assert not playable(scene("lava_flows", mc=12).player(0, tableau=["restructured_resources"]), "lava_flows")


@case("restructured_resources", "anaerobic_microorganisms")
def test_two_paid_discounts_add_up() -> None:
    table = scene("lava_flows", mc=2, plant=1).player(0, tableau=["restructured_resources", "anaerobic_microorganisms"])
    table.cubes("anaerobic_microorganisms", 2)
    changed = played(table, "lava_flows", "discount anaerobic_microorganisms")
    assert (changed["mc"], changed["plant"], changed["anaerobic_microorganisms cubes"]) == (-2, -1, -2)


@case("standard_technology")
@pytest.mark.parametrize(
    ("action", "price"), [(("standard forest",), 16), (("standard temperature",), 10), (("standard ocean", "flip 0"), 11)]
)
def test_standard_technology_makes_standard_actions_4_cheaper(action: tuple[str, ...], price: int) -> None:
    reward = 4 if len(action) > 1 else 0
    assert acted(in_play("standard_technology", mc=price), *action)["mc"] == reward - price
    table = in_play("standard_technology", mc=price - 1).player(0, hand=[]).begin_alone("action")
    assert action[0] not in table.options()


@case("standard_technology")
def test_standard_technology_changes_nothing_paid_in_plants_or_heat() -> None:
    table = in_play("standard_technology", plant=7, heat=7).begin_alone("action")
    assert "convert plants" not in table.options()
    assert "convert heat" not in table.options()


@case("extended_resources", "interns", "united_planetary_alliance", "interplanetary_relations")
@pytest.mark.parametrize(
    ("card", "drawn", "kept"),
    [
        ("media_group", 2, 1),
        ("extended_resources", 2, 2),
        ("interns", 4, 1),
        ("united_planetary_alliance", 3, 2),
        ("interplanetary_relations", 3, 2),
    ],
)
def test_research_cards_draw_and_keep_more(card: str, drawn: int, kept: int) -> None:
    assert researched(card) == (drawn, kept)
    assert researched(card, chose=True) == (drawn + 3, kept + 1)


@case("interplanetary_relations")
def test_interplanetary_relations_are_a_point_for_every_four_projects_of_any_colour() -> None:
    assert points(in_play("interplanetary_relations", "interns", "mine", "saturn_systems")) == 0
    assert points(in_play("interplanetary_relations", "interns", "mine", "comet")) == 1
    assert points(in_play("interplanetary_relations", "interns", "mine", "comet", "sponsors", "ironworks")) == 1
