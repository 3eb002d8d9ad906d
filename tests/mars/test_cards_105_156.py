"""One case or more for every project card from Earth Office (105) to Standard Technology (156)."""

from __future__ import annotations

import pytest

from tests.mars.cases import case
from tests.mars.helpers import (
    LAND_SPACES,
    OCEAN_SPACES,
    SPARE,
    asked,
    can_use,
    changes,
    hindered,
    in_play,
    is_discarded,
    offered,
    played,
    played_for,
    scene,
    used,
)
from tharsis import mars
from tharsis.mars.modules.colonies.tiles import COLONY_TILES
from tharsis.testing import Table

BUILDINGS = (
    "open_city", "solar_power", "artificial_lake", "geothermal_power", "urbanized_area", "industrial_center", "ghg_factories",
    "fusion_power", "great_dam", "strip_mine", "power_plant", "mohole_area", "titanium_mine", "tectonic_stress_power",
)  # fmt: skip
OTHERS = (
    "earth_office", "acquired_company", "media_archives", "media_group", "business_network", "business_contacts",
    "bribed_committee", "breathing_filters", "artificial_photosynthesis", "farming", "dust_seals", "sabotage", "moss",
    "hired_raiders", "hackers", "subterranean_reservoir", "ecological_zone", "zeppelins", "worms", "decomposers",
    "symbiotic_fungus", "extreme_cold_fungus", "advanced_ecosystems", "cartel", "wave_power", "lava_flows",
    "nitrophilic_moss", "herbivores", "insects", "ceos_favorite_project", "anti_gravity_technology", "investment_loan",
    "insulation", "adaptation_technology", "caretaker_contract", "designed_microorganisms", "standard_technology",
)  # fmt: skip


# --- metals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", BUILDINGS)
@case(*BUILDINGS)
def test_steel_but_no_titanium_pays_for_a_building(card: str) -> None:
    assert "price mc" not in hindered(scene(card, steel=13), card)
    assert "price mc" in hindered(scene(card, titanium=13), card)


@pytest.mark.parametrize("card", OTHERS)
@case(*OTHERS)
def test_no_metal_pays_for_a_card_that_is_neither_building_nor_space(card: str) -> None:
    assert "price mc" in hindered(scene(card, steel=13, titanium=13), card)


@case("large_convoy")
def test_large_convoy_takes_titanium_but_no_steel() -> None:
    assert hindered(scene("large_convoy", titanium=12), "large_convoy") == []
    assert hindered(scene("large_convoy", titanium=11, steel=9, mc=2), "large_convoy") == ["price mc"]


@case("great_dam")
def test_great_dam_may_be_paid_in_any_mix_of_steel_and_money() -> None:
    table = scene("great_dam", mc=12, steel=9).set(oceans=4)
    assert asked(table, "play great_dam") == [f"pay steel {cubes}" for cubes in range(7)]
    changed = played(table, "great_dam", "pay steel 4")
    assert (changed["steel"], changed["mc"]) == (-4, -4)


@case("titanium_mine")
def test_titanium_mine_paid_all_in_steel_gives_no_change() -> None:
    table = scene("titanium_mine", mc=1, steel=4)
    assert played(table, "titanium_mine", "pay steel 4") == {"steel": -4, "titanium production": 1, "building tag": 1}


# --- 105 to 119 ------------------------------------------------------------------------------------------------------


@case("earth_office")
def test_earth_office_makes_earth_cards_three_cheaper_events_included() -> None:
    table = scene("earth_office", hand=["sponsors", "bribed_committee", "investment_loan", "mine"])
    assert played_for(table, 1, "earth_office") == {"mc": -1, "earth tag": 1}
    assert played_for(table, 3, "sponsors") == {"mc": -3, "mc production": 2, "earth tag": 1}
    assert played_for(table, 4, "bribed_committee") == {"mc": -4, "rating": 2, "vp": -2}
    assert played_for(table, 0, "investment_loan") == {"mc": 10, "mc production": -1}
    assert played_for(table, 4, "mine") == {"mc": -4, "steel production": 1, "building tag": 1}


@case("earth_office")
def test_earth_office_counts_each_earth_tag_and_no_price_falls_below_zero() -> None:
    table = Table(mars, colonies=True)
    table.player(0, tableau=["earth_office", "sponsors", "acquired_company"], hand=["luna_governor", SPARE])
    assert played_for(table, 0, "luna_governor") == {"mc production": 2, "earth tag": 2}


@case("earth_office")
def test_earth_office_helps_only_its_owner() -> None:
    table = in_play("earth_office").player(1, mc=5, hand=["sponsors"])
    assert hindered(table, "sponsors", seat=1) == ["price mc"]


@case("acquired_company")
def test_acquired_company_gives_three_mc_production() -> None:
    table = scene("acquired_company")
    assert played_for(table, 10, "acquired_company") == {"mc": -10, "mc production": 3, "earth tag": 1}


@case("media_archives")
def test_media_archives_counts_the_events_of_all_players() -> None:
    table = scene("media_archives", players=3, tableau=["mineral_deposit", "mine"])
    table.player(1, tableau=["asteroid", "comet"]).player(2, tableau=["virus"])
    assert played_for(table, 8, "media_archives") == {"mc": -8 + 4, "earth tag": 1}


@case("media_archives")
def test_media_archives_brings_nothing_before_the_first_event() -> None:
    assert played_for(scene("media_archives"), 8, "media_archives") == {"mc": -8, "earth tag": 1}


@case("open_city")
def test_open_city_needs_12_percent_oxygen_and_energy_production_to_lose() -> None:
    table = scene("open_city", mc=23, energy_production=1).set(oxygen=11)
    assert hindered(table, "open_city") == ["at_least oxygen"]
    table.set(oxygen=12).player(0, energy_production=0)
    assert hindered(table, "open_city") == ["production energy"]


@case("open_city")
def test_open_city_is_a_city_with_two_plants_and_four_mc_production() -> None:
    table = scene("open_city", energy_production=1).set(oxygen=12)
    assert played_for(table, 23, "open_city", "place city 24") == {
        "mc": -23, "energy production": -1, "mc production": 4, "plant": 2 + 1, "city tag": 1, "building tag": 1, "vp": 1,
        "space 24": "city 0",
    }  # fmt: skip


@case("open_city")
def test_open_city_is_not_offered_spaces_beside_a_city_nor_ocean_spaces() -> None:
    table = scene("open_city", mc=23, energy_production=1).set(oxygen=12).tile(46, "city", 1)
    assert offered(table, "play open_city") == LAND_SPACES - {46, 38, 39, 47, 53, 52, 45}


@case("media_group")
def test_media_group_gives_three_mc_after_an_own_event_is_paid_for() -> None:
    table = scene("media_group", hand=["mineral_deposit", "mine"])
    assert played_for(table, 6, "media_group") == {"mc": -6, "earth tag": 1}
    assert played_for(table, 5, "mineral_deposit") == {"mc": -5 + 3, "steel": 5}
    table.player(0, steel=0)
    assert played_for(table, 4, "mine")["mc"] == -4


@case("media_group")
def test_media_group_is_silent_when_another_player_plays_an_event() -> None:
    table = in_play("media_group").player(1, mc=5, hand=["mineral_deposit"])
    assert played(table, "mineral_deposit", seat=1) == {"1 mc": -5, "1 steel": 5}


@case("business_network")
def test_business_network_costs_one_mc_production_down_to_minus_five() -> None:
    table = scene("business_network", mc=4, mc_production=-5)
    assert hindered(table, "business_network") == ["production mc"]
    table.player(0, mc_production=-4)
    assert played_for(table, 4, "business_network") == {"mc": -4, "mc production": -1, "earth tag": 1}


@case("business_network")
def test_business_network_buys_the_top_card_for_three() -> None:
    table = in_play("business_network", mc=3).deck(["birds"])
    assert sorted(asked(table, "use business_network")) == ["done", "keep birds"]
    assert used(table, "business_network", "keep birds") == {"mc": -3, "deck": -1}
    assert table.player(0).hand == sorted(["birds", SPARE])


@case("business_network")
def test_business_network_may_discard_the_top_card() -> None:
    table = in_play("business_network", mc=3).deck(["birds"])
    assert used(table, "business_network", "done") == {"deck": -1}
    assert is_discarded(table, "birds")


@case("business_network")
def test_business_network_without_three_mc_can_only_discard() -> None:
    table = in_play("business_network", mc=2).deck(["birds"])
    assert used(table, "business_network") == {"deck": -1}
    assert is_discarded(table, "birds")


@case("business_contacts")
def test_business_contacts_keeps_two_of_the_top_four_cards() -> None:
    table = scene("business_contacts").deck(["birds", "fish", "ants", "mine"])
    assert played_for(table, 7, "business_contacts", "keep fish", "keep mine") == {"mc": -7, "deck": -4}
    assert sorted(table.player(0).hand) == sorted(["fish", "mine", SPARE])
    assert is_discarded(table, "birds") and is_discarded(table, "ants")
    assert table.player(0).events == ["business_contacts"]


@case("business_contacts")
def test_business_contacts_has_to_keep_two() -> None:
    table = scene("business_contacts", mc=7).deck(["birds", "fish", "ants", "mine"])
    assert set(asked(table, "play business_contacts")) == {"keep birds", "keep fish", "keep ants", "keep mine"}
    assert set(asked(table, "play business_contacts", "keep fish")) == {"keep birds", "keep ants", "keep mine"}


@case("bribed_committee")
def test_bribed_committee_gives_two_rating_and_takes_two_vp() -> None:
    assert played_for(scene("bribed_committee"), 7, "bribed_committee") == {"mc": -7, "rating": 2, "vp": -2}


@case("solar_power")
def test_solar_power_gives_energy_production_and_a_vp() -> None:
    table = scene("solar_power")
    assert played_for(table, 11, "solar_power") == {
        "mc": -11, "energy production": 1, "power tag": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip


@case("breathing_filters")
def test_breathing_filters_needs_7_percent_oxygen_and_is_worth_two_vp() -> None:
    table = scene("breathing_filters", mc=11).set(oxygen=6)
    assert hindered(table, "breathing_filters") == ["at_least oxygen"]
    table.set(oxygen=7)
    assert played_for(table, 11, "breathing_filters") == {"mc": -11, "science tag": 1, "vp": 2}


@case("artificial_photosynthesis")
def test_artificial_photosynthesis_gives_two_energy_production() -> None:
    table = scene("artificial_photosynthesis")
    assert played_for(table, 12, "artificial_photosynthesis", "choose 1") == {
        "mc": -12, "energy production": 2, "science tag": 1,
    }  # fmt: skip


@case("artificial_photosynthesis")
def test_artificial_photosynthesis_gives_one_plant_production_instead() -> None:
    table = scene("artificial_photosynthesis", mc=12)
    assert played(table, "artificial_photosynthesis", "choose 2") == {"mc": -12, "plant production": 1, "science tag": 1}


@case("artificial_lake")
def test_artificial_lake_needs_minus_6_degrees() -> None:
    table = scene("artificial_lake", mc=15).set(temperature=-8)
    assert hindered(table, "artificial_lake") == ["at_least temperature"]
    assert hindered(table.set(temperature=-6), "artificial_lake") == []


@case("artificial_lake")
def test_artificial_lake_is_an_ocean_on_land_with_all_bonuses() -> None:
    table = scene("artificial_lake").set(temperature=-6).tile(26, "ocean")
    assert played_for(table, 15, "artificial_lake", "place ocean 18") == {
        "mc": -15 + 2, "steel": 1, "oceans": 1, "rating": 1, "building tag": 1, "vp": 1, "space 18": "ocean",
    }  # fmt: skip


@case("artificial_lake")
def test_artificial_lake_is_offered_any_free_land_but_no_claimed_or_ocean_space() -> None:
    table = scene("artificial_lake", mc=15).set(temperature=-6).tile(14, "city", 1)
    table.state.claim[16] = 1
    table.state.claim[17] = 0
    assert offered(table, "play artificial_lake") == LAND_SPACES - {14, 16}


@case("artificial_lake")
def test_artificial_lake_after_nine_oceans_brings_only_its_vp() -> None:
    table = scene("artificial_lake").set(temperature=-6, oceans=9)
    assert played_for(table, 15, "artificial_lake") == {"mc": -15, "building tag": 1, "vp": 1}


@case("geothermal_power")
def test_geothermal_power_gives_two_energy_production() -> None:
    table = scene("geothermal_power")
    assert played_for(table, 11, "geothermal_power") == {"mc": -11, "energy production": 2, "power tag": 1, "building tag": 1}


@case("farming")
def test_farming_needs_4_degrees() -> None:
    table = scene("farming", mc=16).set(temperature=2)
    assert hindered(table, "farming") == ["at_least temperature"]
    table.set(temperature=4)
    assert played_for(table, 16, "farming") == {
        "mc": -16, "mc production": 2, "plant production": 2, "plant": 2, "plant tag": 1, "vp": 2,
    }  # fmt: skip


@case("dust_seals")
def test_dust_seals_allows_three_oceans_at_most() -> None:
    table = scene("dust_seals", mc=2).set(oceans=4)
    assert hindered(table, "dust_seals") == ["at_most oceans"]
    table.set(oceans=3)
    assert played_for(table, 2, "dust_seals") == {"mc": -2, "vp": 1}


# --- 120 to 129 ------------------------------------------------------------------------------------------------------


@case("urbanized_area")
def test_urbanized_area_goes_beside_two_cities_of_any_owner() -> None:
    table = scene("urbanized_area", mc=10, energy_production=1)
    table.tile(8, "city", 1).tile(10, "city", 0).tile(45, "city", 1).tile(47, "capital", 1).tile(33, "city", 0)
    assert offered(table, "play urbanized_area") == {9, 46}
    assert played_for(table, 10, "urbanized_area", "place city 46") == {
        "mc": -10, "energy production": -1, "mc production": 2, "city tag": 1, "building tag": 1, "space 46": "city 0",
    }  # fmt: skip


@case("urbanized_area")
def test_urbanized_area_needs_energy_production_to_lose() -> None:
    table = scene("urbanized_area", mc=10).tile(8, "city", 1).tile(10, "city", 0)
    assert hindered(table, "urbanized_area") == ["production energy"]


@case("urbanized_area")
def test_urbanized_area_without_two_cities_is_played_without_its_tile() -> None:
    """M080."""
    table = scene("urbanized_area", energy_production=1).tile(8, "city", 1)
    assert played_for(table, 10, "urbanized_area") == {
        "mc": -10, "energy production": -1, "mc production": 2, "city tag": 1, "building tag": 1,
    }  # fmt: skip


def sabotage() -> Table:
    table = scene("sabotage", mc=1, players=3)
    table.player(1, titanium=2, steel=5, mc=9).player(2, titanium=4)
    return table


@case("sabotage")
def test_sabotage_removes_three_titanium_or_four_steel_or_seven_mc() -> None:
    assert played_for(sabotage(), 1, "sabotage", "choose 1", "remove 2 3") == {"mc": -1, "2 titanium": -3}
    assert played(sabotage(), "sabotage", "choose 2", "remove 1 4") == {"mc": -1, "1 steel": -4}
    assert played(sabotage(), "sabotage", "choose 3", "remove 1 7") == {"mc": -1, "1 mc": -7}


@case("sabotage")
def test_sabotage_takes_less_from_one_who_has_less_and_may_take_part_or_nothing() -> None:
    options = asked(sabotage(), "play sabotage", "choose 1")
    assert "remove 1 2" in options and "remove 1 3" not in options and "remove 2 4" not in options
    assert played(sabotage(), "sabotage", "choose 2", "remove 1 1") == {"mc": -1, "1 steel": -1}
    assert played(sabotage(), "sabotage", "choose 3", "decline") == {"mc": -1}


@case("sabotage")
def test_sabotage_may_be_played_when_nobody_has_anything() -> None:
    table = scene("sabotage", mc=1)
    assert played(table, "sabotage") == {"mc": -1}
    assert table.player(0).events == ["sabotage"]


@case("sabotage")
def test_sabotage_does_nothing_in_solo() -> None:
    assert played(scene("sabotage", mc=1, players=1, titanium=5), "sabotage") == {"mc": -1}


@case("moss")
def test_moss_turns_a_plant_into_plant_production_with_three_oceans() -> None:
    table = scene("moss", plant=1, mc=4).set(oceans=2)
    assert hindered(table, "moss") == ["at_least oceans"]
    table.set(oceans=3).player(0, plant=0)
    assert hindered(table, "moss") == ["stock plant"]
    table.player(0, plant=1)
    assert played_for(table, 4, "moss") == {"mc": -4, "plant": -1, "plant production": 1, "plant tag": 1}


@case("moss")
def test_moss_may_be_paid_with_the_plant_of_viral_enhancers() -> None:
    table = scene("moss", tableau=["viral_enhancers"]).set(oceans=3)
    assert played_for(table, 4, "moss") == {"mc": -4, "plant production": 1, "plant tag": 1}


@case("moss")
def test_moss_is_not_helped_by_another_players_viral_enhancers() -> None:
    table = scene("moss", mc=4).set(oceans=3).player(1, tableau=["viral_enhancers"])
    assert hindered(table, "moss") == ["stock plant"]


@case("industrial_center")
def test_industrial_center_goes_beside_any_city() -> None:
    table = scene("industrial_center", mc=4).tile(33, "city", 1)
    assert offered(table, "play industrial_center") == {24, 25, 34}
    assert played_for(table, 4, "industrial_center", "place industrial_center 34") == {
        "mc": -4, "plant": 2, "building tag": 1, "space 34": "industrial_center 0",
    }  # fmt: skip


@case("industrial_center")
def test_industrial_center_without_any_city_is_played_without_its_tile() -> None:
    """M080."""
    assert played_for(scene("industrial_center"), 4, "industrial_center") == {"mc": -4, "building tag": 1}


@case("industrial_center")
def test_industrial_center_turns_seven_mc_into_steel_production_and_takes_no_steel() -> None:
    table = in_play("industrial_center", mc=6, steel=9)
    assert not can_use(table, "industrial_center")
    table.player(0, mc=7)
    assert used(table, "industrial_center") == {"mc": -7, "steel production": 1}


def hired_raiders() -> Table:
    return scene("hired_raiders", mc=1, players=3).player(1, steel=1, mc=2).player(2, steel=5, mc=9)  # type: ignore[no-any-return]


@case("hired_raiders")
def test_hired_raiders_steals_two_steel_or_three_mc_from_one_opponent() -> None:
    assert played_for(hired_raiders(), 1, "hired_raiders", "choose 1", "remove 2 2") == {"mc": -1, "steel": 2, "2 steel": -2}
    assert played(hired_raiders(), "hired_raiders", "choose 2", "remove 2 3") == {"mc": -1 + 3, "2 mc": -3}


@case("hired_raiders")
def test_hired_raiders_steals_what_is_there_or_nothing() -> None:
    assert played(hired_raiders(), "hired_raiders", "choose 1", "remove 1 1") == {"mc": -1, "steel": 1, "1 steel": -1}
    assert played(hired_raiders(), "hired_raiders", "choose 2", "remove 1 2") == {"mc": -1 + 2, "1 mc": -2}
    assert played(hired_raiders(), "hired_raiders", "choose 2", "decline") == {"mc": -1}
    assert played(scene("hired_raiders", mc=1), "hired_raiders") == {"mc": -1}


@case("hired_raiders")
def test_hired_raiders_in_solo_gains_from_nowhere() -> None:
    assert played(scene("hired_raiders", mc=1, players=1), "hired_raiders", "choose 1") == {"mc": -1, "steel": 2}
    assert played(scene("hired_raiders", mc=1, players=1), "hired_raiders", "choose 2") == {"mc": -1 + 3}


@case("hackers")
def test_hackers_takes_two_mc_production_from_one_who_has_it() -> None:
    table = scene("hackers", mc=3, players=3, energy_production=1)
    table.player(1, mc_production=-3).player(2, mc_production=-4)
    assert asked(table, "play hackers") == ["target 0", "target 1"]
    assert played_for(table, 3, "hackers", "target 1") == {
        "mc": -3, "energy production": -1, "mc production": 2, "1 mc production": -2, "vp": -1,
    }  # fmt: skip


@case("hackers")
def test_hackers_hits_its_owner_when_nobody_else_can_lose_two() -> None:
    table = scene("hackers", energy_production=1, mc_production=-5).player(1, mc_production=-4)
    assert played_for(table, 3, "hackers") == {"mc": -3, "energy production": -1, "vp": -1}


@case("hackers")
def test_hackers_needs_energy_production_to_lose() -> None:
    assert hindered(scene("hackers", mc=3), "hackers") == ["production energy"]


@case("hackers")
def test_hackers_in_solo_hits_the_neutral_opponent() -> None:
    table = scene("hackers", mc=3, players=1, energy_production=1)
    assert played(table, "hackers") == {"mc": -3, "energy production": -1, "mc production": 2, "vp": -1}


@case("ghg_factories")
def test_ghg_factories_turns_energy_production_into_four_heat_production() -> None:
    table = scene("ghg_factories", mc=11)
    assert hindered(table, "ghg_factories") == ["production energy"]
    table.player(0, energy_production=1)
    assert played_for(table, 11, "ghg_factories") == {
        "mc": -11, "energy production": -1, "heat production": 4, "building tag": 1,
    }  # fmt: skip


@case("subterranean_reservoir")
def test_subterranean_reservoir_places_an_ocean_with_all_bonuses() -> None:
    table = scene("subterranean_reservoir", mc=11).tile(5, "ocean")
    assert offered(table, "play subterranean_reservoir") == OCEAN_SPACES - {5}
    assert played_for(table, 11, "subterranean_reservoir", "place ocean 4") == {
        "mc": -11 + 2, "oceans": 1, "rating": 1, "deck": -1, "space 4": "ocean",
    }  # fmt: skip
    assert len(table.player(0).hand) == 2


@case("subterranean_reservoir")
def test_subterranean_reservoir_after_nine_oceans_brings_nothing() -> None:
    assert played_for(scene("subterranean_reservoir").set(oceans=9), 11, "subterranean_reservoir") == {"mc": -11}


@case("ecological_zone")
def test_ecological_zone_needs_an_own_greenery() -> None:
    table = scene("ecological_zone", mc=12).tile(14, "greenery", 1)
    assert hindered(table, "ecological_zone") == ["greeneries"]
    assert hindered(table.tile(46, "greenery", 0), "ecological_zone") == []


@case("ecological_zone")
def test_ecological_zone_goes_beside_any_greenery_and_arrives_with_two_animals() -> None:
    table = scene("ecological_zone", mc=12).tile(14, "greenery", 1).tile(46, "greenery", 0)
    assert offered(table, "play ecological_zone") == {7, 8, 15, 22, 21, 13} | {38, 39, 47, 53, 52, 45}
    assert played_for(table, 12, "ecological_zone", "place ecological_zone 22") == {
        "mc": -12, "plant": 1, "animal tag": 1, "plant tag": 1, "ecological_zone cubes": 2, "vp": 1,
        "space 22": "ecological_zone 0",
    }  # fmt: skip


@case("ecological_zone")
def test_ecological_zone_without_room_is_played_without_its_tile() -> None:
    """M080."""
    table = scene("ecological_zone").tile(27, "greenery", 0)
    for space in (19, 28, 36):
        table.tile(space, "city", 1)
    assert played_for(table, 12, "ecological_zone") == {
        "mc": -12, "animal tag": 1, "plant tag": 1, "ecological_zone cubes": 2, "vp": 1,
    }  # fmt: skip


@case("ecological_zone")
def test_ecological_zone_gets_an_animal_for_each_own_animal_and_plant_tag() -> None:
    table = in_play("ecological_zone", mc=50, hand=["adapted_lichen", "advanced_ecosystems"], tableau=["tardigrades"])
    table.player(0, cubes={"ecological_zone": 1}).player(1, mc=50, hand=["trees", "heather"]).set(temperature=8)
    assert played(table, "adapted_lichen")["ecological_zone cubes"] == 1
    assert played(table, "advanced_ecosystems")["ecological_zone cubes"] == 2
    assert "ecological_zone cubes" not in played(table, "trees", seat=1)
    assert (table.cubes("ecological_zone"), table.vp(0)) == (4, 2 + 3)


@case("zeppelins")
def test_zeppelins_counts_the_cities_on_mars_of_all_players() -> None:
    table = scene("zeppelins", mc=13).set(oxygen=4)
    assert hindered(table, "zeppelins") == ["at_least oxygen"]
    table.set(oxygen=5).tile(14, "city", 0).tile(46, "capital", 1).tile(29, "city", 1).tile(63, "city", 0)
    assert played_for(table, 13, "zeppelins") == {"mc": -13, "mc production": 3, "vp": 1}


@case("zeppelins")
def test_zeppelins_in_solo_counts_the_neutral_cities() -> None:
    table = scene("zeppelins", mc=13, players=1).set(oxygen=5)
    assert played(table, "zeppelins") == {"mc": -13, "mc production": 2, "vp": 1}


# --- 130 to 142 ------------------------------------------------------------------------------------------------------


@case("worms")
def test_worms_gives_plant_production_per_two_microbe_tags_itself_included() -> None:
    table = scene("worms", mc=8, tableau=["tardigrades", "ants"]).set(oxygen=3)
    assert hindered(table, "worms") == ["at_least oxygen"]
    table.set(oxygen=4)
    assert played_for(table, 8, "worms") == {"mc": -8, "plant production": 1, "microbe tag": 1}
    table = scene("worms", mc=8, tableau=["tardigrades", "ants", "archaebacteria"]).set(oxygen=4)
    assert played(table, "worms")["plant production"] == 2


@case("worms")
def test_worms_alone_gives_nothing_and_microbe_tags_of_others_do_not_count() -> None:
    table = scene("worms", mc=8).set(oxygen=4).player(1, tableau=["tardigrades"])
    assert played(table, "worms") == {"mc": -8, "microbe tag": 1}


@case("decomposers")
def test_decomposers_needs_3_percent_oxygen_and_arrives_with_a_microbe() -> None:
    table = scene("decomposers", mc=5).set(oxygen=2)
    assert hindered(table, "decomposers") == ["at_least oxygen"]
    table.set(oxygen=3)
    assert played_for(table, 5, "decomposers") == {"mc": -5, "microbe tag": 1, "decomposers cubes": 1}


@case("decomposers")
def test_decomposers_gets_a_microbe_for_each_own_animal_plant_and_microbe_tag() -> None:
    hand = ["advanced_ecosystems", "tardigrades", "mine"]
    table = in_play("decomposers", mc=50, hand=hand, tableau=["adapted_lichen", "fish"]).player(0, cubes={"decomposers": 1})
    table.player(1, mc=50, hand=["archaebacteria", "virus"])
    assert played(table, "advanced_ecosystems")["decomposers cubes"] == 3
    assert table.vp(0) == 3 + 1
    assert played(table, "tardigrades")["decomposers cubes"] == 1
    assert "decomposers cubes" not in played(table, "mine")
    assert "decomposers cubes" not in played(table, "archaebacteria", seat=1)
    table.player(0, cubes={"decomposers": 6})
    assert table.vp(0) == 3 + 2


@case("decomposers")
def test_decomposers_counts_the_microbe_tag_of_an_event() -> None:
    table = in_play("decomposers", mc=1, hand=["virus"])
    assert played(table, "virus") == {"mc": -1, "decomposers cubes": 1}


@case("fusion_power")
def test_fusion_power_needs_two_power_tags_beside_its_own() -> None:
    table = scene("fusion_power", mc=14, tableau=["geothermal_power"])
    assert hindered(table, "fusion_power") == ["tags power"]
    table.player(0, tableau=["power_plant"])
    assert played_for(table, 14, "fusion_power") == {
        "mc": -14, "energy production": 3, "science tag": 1, "power tag": 1, "building tag": 1,
    }  # fmt: skip


@case("symbiotic_fungus")
def test_symbiotic_fungus_needs_minus_14_degrees() -> None:
    table = scene("symbiotic_fungus", mc=4).set(temperature=-16)
    assert hindered(table, "symbiotic_fungus") == ["at_least temperature"]
    table.set(temperature=-14)
    assert played_for(table, 4, "symbiotic_fungus") == {"mc": -4, "microbe tag": 1}


@case("symbiotic_fungus")
def test_symbiotic_fungus_adds_a_microbe_to_another_own_card() -> None:
    table = in_play("symbiotic_fungus", tableau=["tardigrades", "decomposers", "pets"]).player(1, tableau=["ants"])
    assert sorted(asked(table, "use symbiotic_fungus")) == ["add decomposers", "add tardigrades"]
    assert used(table, "symbiotic_fungus", "add tardigrades") == {"tardigrades cubes": 1}


@case("extreme_cold_fungus")
def test_extreme_cold_fungus_allows_minus_10_degrees_at_most() -> None:
    table = scene("extreme_cold_fungus", mc=13).set(temperature=-8)
    assert hindered(table, "extreme_cold_fungus") == ["at_most temperature"]
    table.set(temperature=-10)
    assert played_for(table, 13, "extreme_cold_fungus") == {"mc": -13, "microbe tag": 1}


@case("extreme_cold_fungus")
def test_extreme_cold_fungus_gives_a_plant_or_two_microbes_to_another_card() -> None:
    table = in_play("extreme_cold_fungus", tableau=["tardigrades", "ants"])
    assert used(table, "extreme_cold_fungus", "choose 1") == {"plant": 1}
    table = in_play("extreme_cold_fungus", tableau=["tardigrades", "ants"])
    assert sorted(asked(table, "use extreme_cold_fungus", "choose 2")) == ["add ants", "add tardigrades"]
    assert used(table, "extreme_cold_fungus", "choose 2", "add tardigrades") == {"tardigrades cubes": 2}


@case("extreme_cold_fungus")
def test_extreme_cold_fungus_without_another_microbe_card_gives_the_plant() -> None:
    table = in_play("extreme_cold_fungus").player(1, tableau=["tardigrades"])
    assert used(table, "extreme_cold_fungus") == {"plant": 1}


@pytest.mark.parametrize(
    ("tableau", "missing"),
    [(["fish", "ants"], "plant"), (["trees", "ants"], "animal"), (["trees", "fish"], "microbe")],
)
@case("advanced_ecosystems")
def test_advanced_ecosystems_needs_a_plant_an_animal_and_a_microbe_tag(tableau: list[str], missing: str) -> None:
    table = scene("advanced_ecosystems", mc=11, tableau=tableau)
    assert hindered(table, "advanced_ecosystems") == [f"tags {missing}"]


@case("advanced_ecosystems")
def test_advanced_ecosystems_is_worth_three_vp() -> None:
    table = scene("advanced_ecosystems", tableau=["adapted_lichen", "fish", "ants"])
    assert played_for(table, 11, "advanced_ecosystems") == {
        "mc": -11, "plant tag": 1, "microbe tag": 1, "animal tag": 1, "vp": 3,
    }  # fmt: skip


@case("great_dam")
def test_great_dam_needs_four_oceans() -> None:
    table = scene("great_dam", mc=12).set(oceans=3)
    assert hindered(table, "great_dam") == ["at_least oceans"]
    table.set(oceans=4)
    assert played_for(table, 12, "great_dam") == {
        "mc": -12, "energy production": 2, "power tag": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip


@case("cartel")
def test_cartel_gives_mc_production_per_own_earth_tag_itself_included() -> None:
    table = scene("cartel", tableau=["sponsors", "acquired_company", "bribed_committee"]).player(1, tableau=["media_group"])
    assert played_for(table, 8, "cartel") == {"mc": -8, "mc production": 3, "earth tag": 1}
    assert played_for(scene("cartel"), 8, "cartel") == {"mc": -8, "mc production": 1, "earth tag": 1}


def strip_mine(oxygen: int) -> dict[str, int | str]:
    changed = played(scene("strip_mine", mc=25, energy_production=2).set(oxygen=oxygen), "strip_mine")
    box = {"mc": -25, "energy production": -2, "steel production": 2, "titanium production": 1, "building tag": 1}
    assert {name: changed.pop(name, 0) for name in box} == box
    return changed


@case("strip_mine")
def test_strip_mine_needs_two_energy_production_to_lose() -> None:
    table = scene("strip_mine", mc=25, energy_production=1)
    assert hindered(table, "strip_mine") == ["production energy"]
    table.player(0, energy_production=2)
    assert played_for(table, 25, "strip_mine")["oxygen"] == 2


@case("strip_mine")
def test_strip_mine_raises_oxygen_two_steps_as_far_as_it_goes() -> None:
    assert strip_mine(oxygen=0) == {"oxygen": 2, "rating": 2}
    assert strip_mine(oxygen=13) == {"oxygen": 1, "rating": 1}
    assert strip_mine(oxygen=14) == {}


@case("strip_mine")
def test_strip_mine_over_8_percent_oxygen_warms_mars_too() -> None:
    assert strip_mine(oxygen=6) == {"oxygen": 2, "temperature": 2, "rating": 3}
    assert strip_mine(oxygen=7) == {"oxygen": 2, "temperature": 2, "rating": 3}


@case("wave_power")
def test_wave_power_needs_three_oceans() -> None:
    table = scene("wave_power", mc=8).set(oceans=2)
    assert hindered(table, "wave_power") == ["at_least oceans"]
    table.set(oceans=3)
    assert played_for(table, 8, "wave_power") == {"mc": -8, "energy production": 1, "power tag": 1, "vp": 1}


@case("lava_flows")
def test_lava_flows_goes_on_a_volcano_and_warms_mars_by_two_steps() -> None:
    table = scene("lava_flows", mc=18)
    assert offered(table, "play lava_flows") == {7, 12, 19, 27}
    assert played_for(table, 18, "lava_flows", "place lava_flows 19") == {
        "mc": -18, "temperature": 4, "rating": 2, "titanium": 1, "plant": 1, "space 19": "lava_flows 0",
    }  # fmt: skip


@case("lava_flows")
def test_lava_flows_takes_the_bonus_steps_of_the_temperature() -> None:
    for temperature in (-28, -26, -24, -22):
        table = scene("lava_flows", mc=18).set(temperature=temperature)
        assert played(table, "lava_flows", "place lava_flows 7")["heat production"] == 1
    table = scene("lava_flows", mc=18).set(temperature=6)
    assert played(table, "lava_flows", "place lava_flows 7") == {
        "mc": -18, "temperature": 2, "rating": 1, "steel": 1, "space 7": "lava_flows 0",
    }  # fmt: skip


@case("lava_flows")
def test_lava_flows_past_zero_degrees_also_places_an_ocean_in_the_order_chosen() -> None:
    def melt(first: str, *answers: str) -> dict[str, int | str]:
        return played(scene("lava_flows", mc=18).set(temperature=-2), "lava_flows", first, *answers)

    table = scene("lava_flows", mc=18).set(temperature=-2)
    assert asked(table, "play lava_flows") == ["first 1", "first 2"]
    ocean_first = offered(table, "play lava_flows", "first 1") == OCEAN_SPACES
    ocean, lava = ("first 1", "first 2") if ocean_first else ("first 2", "first 1")
    both = {"temperature": 4, "rating": 3, "oceans": 1, "space 2": "ocean", "space 7": "lava_flows 0", "steel": 3}
    assert melt(ocean, "place ocean 2", "place lava_flows 7") == both | {"mc": -18 + 2}
    assert melt(lava, "place lava_flows 7", "place ocean 2") == both | {"mc": -18}


@case("lava_flows")
def test_lava_flows_with_all_volcanoes_taken_is_played_without_its_tile() -> None:
    """M080."""
    table = scene("lava_flows").tile(7, "greenery", 1).tile(12, "city", 1).tile(19, "greenery", 0).tile(27, "city", 0)
    assert played_for(table, 18, "lava_flows") == {"mc": -18, "temperature": 4, "rating": 2}


@case("power_plant")
def test_power_plant_gives_one_energy_production() -> None:
    table = scene("power_plant")
    assert played_for(table, 4, "power_plant") == {"mc": -4, "energy production": 1, "power tag": 1, "building tag": 1}


@case("mohole_area")
def test_mohole_area_takes_an_ocean_space_but_is_no_ocean() -> None:
    table = scene("mohole_area", mc=20).tile(2, "ocean").tile(4, "ocean")
    assert offered(table, "play mohole_area") == OCEAN_SPACES - {2, 4}
    assert played_for(table, 20, "mohole_area", "place mohole_area 5") == {
        "mc": -20 + 2, "heat production": 4, "building tag": 1, "space 5": "mohole_area 0",
    }  # fmt: skip


# --- 143 to 156 ------------------------------------------------------------------------------------------------------


@case("large_convoy")
def test_large_convoy_draws_two_places_an_ocean_and_gives_five_plants() -> None:
    table = scene("large_convoy").deck(["birds", "fish"])
    assert played_for(table, 36, "large_convoy", "place ocean 5") == {
        "mc": -36, "deck": -2, "oceans": 1, "rating": 1, "plant": 5, "vp": 2, "space 5": "ocean",
    }  # fmt: skip
    assert sorted(table.player(0).hand) == sorted(["birds", "fish", SPARE])


@case("large_convoy")
def test_large_convoy_may_bring_four_animals_to_an_own_card_instead() -> None:
    table = scene("large_convoy", mc=36, tableau=["pets", "small_animals"]).player(1, tableau=["fish"])
    assert sorted(asked(table, "play large_convoy", "place ocean 5", "choose 2")) == ["add pets", "add small_animals"]
    assert played(table, "large_convoy", "place ocean 5", "choose 2", "add small_animals") == {
        "mc": -36, "deck": -2, "oceans": 1, "rating": 1, "small_animals cubes": 4, "vp": 2 + 2, "space 5": "ocean",
    }  # fmt: skip


@case("titanium_mine")
def test_titanium_mine_gives_titanium_production() -> None:
    assert played_for(scene("titanium_mine"), 7, "titanium_mine") == {"mc": -7, "titanium production": 1, "building tag": 1}


@case("tectonic_stress_power")
def test_tectonic_stress_power_needs_two_science_tags() -> None:
    table = scene("tectonic_stress_power", mc=18, tableau=["breathing_filters"])
    assert hindered(table, "tectonic_stress_power") == ["tags science"]
    table.player(0, tableau=["gene_repair"])
    assert played_for(table, 18, "tectonic_stress_power") == {
        "mc": -18, "energy production": 3, "power tag": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip


@case("nitrophilic_moss")
def test_nitrophilic_moss_turns_two_plants_into_two_plant_production_with_three_oceans() -> None:
    table = scene("nitrophilic_moss", mc=8, plant=2).set(oceans=2)
    assert hindered(table, "nitrophilic_moss") == ["at_least oceans"]
    table.set(oceans=3).player(0, plant=1)
    assert hindered(table, "nitrophilic_moss") == ["stock plant"]
    table.player(0, plant=2)
    assert played_for(table, 8, "nitrophilic_moss") == {"mc": -8, "plant": -2, "plant production": 2, "plant tag": 1}


@case("nitrophilic_moss")
def test_nitrophilic_moss_with_viral_enhancers_needs_one_plant() -> None:
    table = scene("nitrophilic_moss", mc=8, tableau=["viral_enhancers"]).set(oceans=3)
    assert hindered(table, "nitrophilic_moss") == ["stock plant"]
    table.player(0, plant=1)
    assert played_for(table, 8, "nitrophilic_moss") == {"mc": -8, "plant": -1, "plant production": 2, "plant tag": 1}


@case("herbivores")
def test_herbivores_needs_8_percent_oxygen_and_plant_production_to_cut() -> None:
    table = scene("herbivores", mc=12).set(oxygen=7).player(1, plant_production=1)
    assert hindered(table, "herbivores") == ["at_least oxygen"]
    table.set(oxygen=8).player(1, plant_production=0)
    assert hindered(table, "herbivores") == ["no_victim plant"]
    table.player(1, plant_production=1)
    assert played_for(table, 12, "herbivores") == {
        "mc": -12, "1 plant production": -1, "animal tag": 1, "herbivores cubes": 1,
    }  # fmt: skip


@case("herbivores")
def test_herbivores_asks_who_loses_plant_production_its_owner_included() -> None:
    table = scene("herbivores", mc=12, players=3, plant_production=1).set(oxygen=8).player(2, plant_production=3)
    assert asked(table, "play herbivores") == ["target 0", "target 2"]
    assert played(table, "herbivores", "target 2")["2 plant production"] == -1
    alone = scene("herbivores", mc=12, plant_production=1).set(oxygen=8)
    assert played(alone, "herbivores")["plant production"] == -1


@case("herbivores")
def test_herbivores_in_solo_cuts_the_neutral_opponent() -> None:
    table = scene("herbivores", mc=12, players=1).set(oxygen=8)
    assert played(table, "herbivores") == {"mc": -12, "animal tag": 1, "herbivores cubes": 1}


@case("herbivores")
def test_herbivores_gets_an_animal_for_each_own_greenery_however_it_was_placed() -> None:
    table = in_play("herbivores", mc=60, plant=8, hand=["plantation"], tableau=["research"]).player(0, cubes={"herbivores": 1})
    table.player(1, mc=23).tile(14, "city", 1)
    assert changes(table, lambda: table.do(0, "standard greenery", ["place greenery 46"]))["herbivores cubes"] == 1
    assert changes(table, lambda: table.do(0, "convert plants", ["place greenery 47"]))["herbivores cubes"] == 1
    assert played(table, "plantation", "place greenery 45")["herbivores cubes"] == 1
    assert "herbivores cubes" not in changes(table, lambda: table.do(1, "standard greenery", ["place greenery 15"]))
    assert (table.cubes("herbivores"), table.vp(0)) == (4, 1 + 2)


@case("herbivores")
def test_herbivores_gets_an_animal_for_a_greenery_after_the_last_production() -> None:
    table = in_play("herbivores", plant=8).player(1, hand=["birds"]).set(temperature=8, oxygen=14, oceans=9)
    table.do(0, "pass").choose(1, "pass")
    table.choose(0, "convert plants").choose(0, "place greenery 46")
    assert table.cubes("herbivores") == 1


@case("insects")
def test_insects_gives_plant_production_per_own_plant_tag() -> None:
    table = scene("insects", mc=9, tableau=["adapted_lichen", "trees", "tardigrades"]).set(oxygen=5)
    assert hindered(table, "insects") == ["at_least oxygen"]
    table.set(oxygen=6).player(1, tableau=["bushes"])
    assert played_for(table, 9, "insects") == {"mc": -9, "plant production": 2, "microbe tag": 1}


@case("ceos_favorite_project")
def test_ceos_favorite_project_adds_a_cube_to_an_own_card_that_has_one() -> None:
    def filled() -> Table:
        table = scene("ceos_favorite_project", mc=1, tableau=["tardigrades", "decomposers", "pets", "security_fleet"])
        table.player(0, cubes={"tardigrades": 3, "pets": 1, "security_fleet": 1})
        return table.player(1, tableau=["ants"], cubes={"ants": 2})  # type: ignore[no-any-return]

    assert set(asked(filled(), "play ceos_favorite_project")) == {"add tardigrades", "add pets", "add security_fleet"}
    assert played_for(filled(), 1, "ceos_favorite_project", "add tardigrades") == {"mc": -1, "tardigrades cubes": 1, "vp": 1}
    assert played(filled(), "ceos_favorite_project", "add security_fleet") == {"mc": -1, "security_fleet cubes": 1, "vp": 1}


@case("ceos_favorite_project")
def test_ceos_favorite_project_without_such_a_card_brings_nothing() -> None:
    """M078."""
    table = scene("ceos_favorite_project", mc=1, tableau=["decomposers"])
    assert played(table, "ceos_favorite_project") == {"mc": -1}


SCIENCE_6 = ("research", "gene_repair", "trans_neptune_probe", "breathing_filters", "physics_complex")


@case("anti_gravity_technology")
def test_anti_gravity_technology_needs_seven_science_tags_and_is_worth_three_vp() -> None:
    table = scene("anti_gravity_technology", mc=14, tableau=SCIENCE_6)
    assert hindered(table, "anti_gravity_technology") == ["tags science"]
    table.player(0, tableau=["solar_wind_power"])
    assert played_for(table, 14, "anti_gravity_technology") == {"mc": -14, "science tag": 1, "vp": 3}


@case("anti_gravity_technology")
def test_anti_gravity_technology_makes_every_card_two_cheaper() -> None:
    table = in_play("anti_gravity_technology", hand=["mine", "virus", "fueled_generators"]).player(1, mc=3, hand=["sponsors"])
    assert played_for(table, 2, "mine")["mc"] == -2
    assert played_for(table, 0, "fueled_generators") == {
        "mc production": -1, "energy production": 1, "power tag": 1, "building tag": 1,
    }  # fmt: skip
    assert hindered(table, "sponsors", seat=1) == ["price mc"]


@case("investment_loan")
def test_investment_loan_gives_ten_mc_for_one_mc_production() -> None:
    table = scene("investment_loan", mc=3, mc_production=-5)
    assert hindered(table, "investment_loan") == ["production mc"]
    table.player(0, mc_production=-4)
    assert played_for(table, 3, "investment_loan") == {"mc": -3 + 10, "mc production": -1}


@case("insulation")
def test_insulation_turns_any_heat_production_into_mc_production() -> None:
    table = scene("insulation", mc=2, heat_production=3)
    assert {"amount 1", "amount 2", "amount 3"} <= set(asked(table, "play insulation"))
    assert "amount 4" not in asked(table, "play insulation")
    assert played_for(table, 2, "insulation", "amount 2") == {"mc": -2, "heat production": -2, "mc production": 2}
    table = scene("insulation", mc=2, heat_production=3)
    assert played(table, "insulation", "amount 3") == {"mc": -2, "heat production": -3, "mc production": 3}


@case("adaptation_technology")
def test_adaptation_technology_is_worth_a_vp() -> None:
    assert played_for(scene("adaptation_technology"), 12, "adaptation_technology") == {"mc": -12, "science tag": 1, "vp": 1}


@pytest.mark.parametrize(
    ("card", "parameter", "met", "missed"),
    [
        ("zeppelins", "oxygen", 3, 2),
        ("colonizer_training_camp", "oxygen", 7, 8),
        ("trees", "temperature", -8, -10),
        ("designed_microorganisms", "temperature", -10, -8),
        ("algae", "oceans", 3, 2),
        ("dust_seals", "oceans", 5, 6),
    ],
)
@case("adaptation_technology")
def test_adaptation_technology_shifts_global_needs_by_two_steps_either_way(
    card: str, parameter: str, met: int, missed: int
) -> None:
    table = scene(card, mc=50, tableau=["adaptation_technology"])
    assert hindered(table.set(**{parameter: met}), card) == []
    assert len(hindered(table.set(**{parameter: missed}), card)) == 1


@case("adaptation_technology")
def test_adaptation_technology_leaves_tag_needs_and_other_players_alone() -> None:
    table = scene("fusion_power", mc=50, tableau=["adaptation_technology", "power_plant"])
    assert hindered(table, "fusion_power") == ["tags power"]
    table.set(oxygen=4).player(1, mc=13, hand=["zeppelins"])
    assert hindered(table, "zeppelins", seat=1) == ["at_least oxygen"]


@case("adaptation_technology")
def test_adaptation_technology_adds_up_with_inventrix_and_special_design() -> None:
    table = scene("zeppelins", mc=50, hand=["special_design"], tableau=["adaptation_technology"], corporation="inventrix")
    assert hindered(table.set(oxygen=1), "zeppelins") == []
    assert hindered(table.set(oxygen=0), "zeppelins") == ["at_least oxygen"]
    table.play(0, "special_design")
    assert hindered(table, "zeppelins") == []


@case("caretaker_contract")
def test_caretaker_contract_needs_zero_degrees() -> None:
    table = scene("caretaker_contract", mc=3).set(temperature=-2)
    assert hindered(table, "caretaker_contract") == ["at_least temperature"]
    table.set(temperature=0)
    assert played_for(table, 3, "caretaker_contract") == {"mc": -3}


@case("caretaker_contract")
def test_caretaker_contract_turns_eight_heat_into_rating() -> None:
    table = in_play("caretaker_contract", heat=7)
    assert not can_use(table, "caretaker_contract")
    table.player(0, heat=9)
    assert used(table, "caretaker_contract") == {"heat": -8, "rating": 1}


@case("designed_microorganisms")
def test_designed_microorganisms_allows_minus_14_degrees_at_most() -> None:
    table = scene("designed_microorganisms", mc=16).set(temperature=-12)
    assert hindered(table, "designed_microorganisms") == ["at_most temperature"]
    table.set(temperature=-14)
    assert played_for(table, 16, "designed_microorganisms") == {
        "mc": -16, "plant production": 2, "science tag": 1, "microbe tag": 1,
    }  # fmt: skip


@case("standard_technology")
def test_standard_technology_has_a_science_tag() -> None:
    assert played_for(scene("standard_technology"), 6, "standard_technology") == {"mc": -6, "science tag": 1}


@pytest.mark.parametrize(
    ("project", "price", "answers"),
    [
        ("power_plant", 11, []),
        ("asteroid", 14, []),
        ("aquifer", 18, ["place ocean 5"]),
        ("greenery", 23, ["place greenery 46"]),
        ("city", 25, ["place city 46"]),
    ],
)
@case("standard_technology")
def test_standard_technology_gives_three_mc_back_for_a_standard_project(project: str, price: int, answers: list[str]) -> None:
    table = in_play("standard_technology", mc=price - 1)
    assert f"standard {project}" not in table.turn_options(0)
    table.player(0, mc=price)
    table.do(0, f"standard {project}", answers)
    assert table.player(0).stock["mc"] == 3


@case("standard_technology")
def test_standard_technology_gives_three_mc_back_for_a_colony() -> None:
    table = Table(mars, colonies=True).player(0, mc=17, tableau=["standard_technology"], hand=[SPARE])
    table.state.colony_in_play[COLONY_TILES.index("callisto")] = 1
    table.do(0, "standard build_colony", ["build callisto"])
    assert (table.player(0).stock["mc"], table.player(0).production["energy"]) == (3, 1)


@case("standard_technology")
def test_standard_technology_pays_nothing_for_patents_conversions_and_other_players() -> None:
    table = in_play("standard_technology", hand=["mine"], plant=8, heat=8).player(1, mc=11)
    assert changes(table, lambda: table.do(0, "standard sell_patents", ["sell mine", "done"])) == {"mc": 1}
    assert "mc" not in changes(table, lambda: table.do(0, "convert plants", ["place greenery 46"]))
    assert "mc" not in changes(table, lambda: table.do(0, "convert heat"))
    assert "mc" not in changes(table, lambda: table.do(1, "standard power_plant"))
