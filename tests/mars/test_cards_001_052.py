"""Project cards 001 to 052, each as printed."""

from __future__ import annotations

from tests.mars.cases import case
from tests.mars.helpers import (
    LAND_SPACES,
    OCEAN_SPACES,
    SPARE,
    asked,
    beside,
    can_use,
    changes,
    claim_all_land_for,
    hindered,
    in_play,
    is_discarded,
    offered,
    played,
    played_for,
    scene,
    used,
)
from tharsis.core.piles import BOX, DECK, DISCARD

# --- 001 to 009 ------------------------------------------------------------------------------------------------------


@case("colonizer_training_camp")
def test_colonizer_training_camp_is_worth_two_points() -> None:
    table = scene("colonizer_training_camp", mc=8)
    assert played_for(table, 8, "colonizer_training_camp") == {"mc": -8, "jovian tag": 1, "building tag": 1, "vp": 2}


@case("colonizer_training_camp")
def test_colonizer_training_camp_needs_oxygen_at_5_percent_or_less() -> None:
    table = scene("colonizer_training_camp", mc=8).set(oxygen=5)
    assert hindered(table, "colonizer_training_camp") == []
    table.set(oxygen=6)
    assert hindered(table, "colonizer_training_camp") == ["at_most oxygen"]


@case("colonizer_training_camp")
def test_colonizer_training_camp_can_be_paid_with_steel_but_not_with_titanium() -> None:
    table = scene("colonizer_training_camp", mc=1, steel=3, titanium=9)
    assert hindered(table, "colonizer_training_camp") == ["price mc"]
    table.player(0, steel=4)
    assert played(table, "colonizer_training_camp")["steel"] == -4


@case("asteroid_mining_consortium")
def test_asteroid_mining_consortium_moves_titanium_production_from_anybody_to_its_owner() -> None:
    table = scene("asteroid_mining_consortium", mc=13, players=3, titanium_production=1)
    table.player(1, titanium_production=1).player(2, titanium_production=0)
    assert asked(table, "play asteroid_mining_consortium") == ["target 0", "target 1"]
    table = scene("asteroid_mining_consortium", mc=13, titanium_production=1).player(1, titanium_production=2)
    assert played_for(table, 13, "asteroid_mining_consortium", "target 1") == {
        "mc": -13,
        "titanium production": 1,
        "1 titanium production": -1,
        "jovian tag": 1,
        "vp": 1,
    }


@case("asteroid_mining_consortium")
def test_asteroid_mining_consortium_takes_from_its_owner_when_nobody_else_has_titanium_production() -> None:
    table = scene("asteroid_mining_consortium", mc=13, titanium_production=1)
    assert played_for(table, 13, "asteroid_mining_consortium") == {"mc": -13, "jovian tag": 1, "vp": 1}


@case("asteroid_mining_consortium")
def test_asteroid_mining_consortium_needs_own_titanium_production() -> None:
    table = scene("asteroid_mining_consortium", mc=13).player(1, titanium_production=3)
    assert hindered(table, "asteroid_mining_consortium") == ["has_production titanium"]
    table.player(0, titanium_production=1)
    assert hindered(table, "asteroid_mining_consortium") == []


@case("asteroid_mining_consortium")
def test_asteroid_mining_consortium_in_solo_just_adds_titanium_production() -> None:
    table = scene("asteroid_mining_consortium", mc=13, players=1)
    assert hindered(table, "asteroid_mining_consortium") == ["has_production titanium"]
    table.player(0, titanium_production=1)
    assert played(table, "asteroid_mining_consortium") == {"mc": -13, "titanium production": 1, "jovian tag": 1, "vp": 1}


@case("deep_well_heating")
def test_deep_well_heating_raises_energy_production_and_temperature() -> None:
    table = scene("deep_well_heating", mc=13).set(temperature=-10)
    assert played_for(table, 13, "deep_well_heating") == {
        "mc": -13,
        "energy production": 1,
        "temperature": 2,
        "rating": 1,
        "power tag": 1,
        "building tag": 1,
    }


@case("deep_well_heating")
def test_deep_well_heating_gives_no_rating_when_it_is_warm_enough() -> None:
    table = scene("deep_well_heating", mc=13).set(temperature=8)
    assert played_for(table, 13, "deep_well_heating") == {"mc": -13, "energy production": 1, "power tag": 1, "building tag": 1}


@case("deep_well_heating")
def test_deep_well_heating_may_be_overpaid_with_the_last_steel_needed() -> None:
    table = scene("deep_well_heating", mc=13, steel=9).set(temperature=-10)
    payments = asked(table, "play deep_well_heating")
    assert payments == [f"pay steel {cubes}" for cubes in range(8)]
    table = scene("deep_well_heating", mc=13, steel=9).set(temperature=-10)
    changed = played(table, "deep_well_heating", "pay steel 7")
    assert (changed["steel"], changed.get("mc", 0)) == (-7, 0)


@case("cloud_seeding")
def test_cloud_seeding_cuts_one_heat_production_of_anybody() -> None:
    table = scene("cloud_seeding", mc=11, players=3, heat_production=1).set(oceans=3)
    table.player(1, heat_production=0).player(2, heat_production=1)
    assert asked(table, "play cloud_seeding") == ["target 0", "target 2"]
    assert played(table, "cloud_seeding", "target 2")["2 heat production"] == -1
    table = scene("cloud_seeding", mc=11).set(oceans=3).player(1, heat_production=1)
    assert played_for(table, 11, "cloud_seeding") == {
        "mc": -11,
        "mc production": -1,
        "plant production": 2,
        "1 heat production": -1,
    }


@case("cloud_seeding")
def test_cloud_seeding_needs_three_oceans_money_production_to_lose_and_a_victim() -> None:
    table = scene("cloud_seeding", mc=11, heat_production=1, mc_production=-4).set(oceans=3)
    assert hindered(table, "cloud_seeding") == []
    table.set(oceans=2)
    assert hindered(table, "cloud_seeding") == ["at_least oceans"]
    table.set(oceans=3).player(0, mc_production=-5)
    assert hindered(table, "cloud_seeding") == ["production mc"]
    table.player(0, mc_production=0, heat_production=0)
    assert hindered(table, "cloud_seeding") == ["no_victim heat"]


@case("cloud_seeding")
def test_cloud_seeding_in_solo_needs_no_victim() -> None:
    table = scene("cloud_seeding", mc=11, players=1, heat_production=2).set(oceans=3)
    assert played(table, "cloud_seeding") == {"mc": -11, "mc production": -1, "plant production": 2}


@case("search_for_life")
def test_search_for_life_reveals_cards_until_a_microbe_is_worth_three_points() -> None:
    table = scene("search_for_life", mc=3)
    assert played_for(table, 3, "search_for_life") == {"mc": -3, "science tag": 1}
    table = in_play("search_for_life", mc=2).deck(["tardigrades"])
    assert used(table, "search_for_life") == {"mc": -1, "deck": -1, "search_for_life cubes": 1, "vp": 3}
    assert is_discarded(table, "tardigrades")


@case("search_for_life")
def test_search_for_life_discards_cards_without_microbes_for_nothing() -> None:
    table = in_play("search_for_life", mc=2).deck(["mine"])
    assert used(table, "search_for_life") == {"mc": -1, "deck": -1}
    assert is_discarded(table, "mine")
    assert table.player(0).hand == [SPARE]


@case("search_for_life")
def test_search_for_life_finds_the_microbe_of_an_event_and_scores_only_once() -> None:
    table = in_play("search_for_life", mc=1, cubes={"search_for_life": 1}).deck(["virus"])
    assert used(table, "search_for_life") == {"mc": -1, "deck": -1, "search_for_life cubes": 1}
    assert table.vp(0) == 3


@case("search_for_life")
def test_search_for_life_needs_oxygen_at_6_percent_or_less_and_its_action_money_and_a_card() -> None:
    table = scene("search_for_life", mc=3).set(oxygen=6)
    assert hindered(table, "search_for_life") == []
    table.set(oxygen=7)
    assert hindered(table, "search_for_life") == ["at_most oxygen"]
    table = in_play("search_for_life", mc=0)
    assert not can_use(table, "search_for_life")
    table.player(0, mc=1)
    assert can_use(table, "search_for_life")
    for card, zone in enumerate(table.state.zone):
        if zone in (DECK, DISCARD):
            table.state.zone[card] = BOX
    table.set(deck_count=0, discard_count=0)
    assert not can_use(table, "search_for_life")


@case("inventors_guild")
def test_inventors_guild_may_buy_the_top_card() -> None:
    table = scene("inventors_guild", mc=9)
    assert played_for(table, 9, "inventors_guild") == {"mc": -9, "science tag": 1}
    table = in_play("inventors_guild", mc=6).deck(["mine"])
    assert used(table, "inventors_guild", "keep mine") == {"mc": -3, "deck": -1}
    assert "mine" in table.player(0).hand


@case("inventors_guild")
def test_inventors_guild_may_discard_the_top_card() -> None:
    table = in_play("inventors_guild", mc=3).deck(["mine"])
    assert used(table, "inventors_guild", "done") == {"deck": -1}
    assert is_discarded(table, "mine")
    assert table.player(0).hand == [SPARE]


@case("inventors_guild")
def test_inventors_guild_discards_what_cannot_be_paid() -> None:
    table = in_play("inventors_guild", mc=2).deck(["mine"])
    assert used(table, "inventors_guild") == {"deck": -1}
    assert is_discarded(table, "mine")


@case("martian_rails")
def test_martian_rails_pays_for_every_city_on_mars() -> None:
    table = scene("martian_rails", mc=13)
    assert played_for(table, 13, "martian_rails") == {"mc": -13, "building tag": 1}
    table = in_play("martian_rails", energy=2)
    table.tile(46, "city", 0).tile(17, "city", 1).tile(22, "capital", 1).tile(62, "city", 0)
    assert used(table, "martian_rails") == {"energy": -1, "mc": 3}


@case("martian_rails")
def test_martian_rails_needs_energy_but_no_city() -> None:
    table = in_play("martian_rails", energy_production=3)
    assert not can_use(table, "martian_rails")
    table.player(0, energy=2)
    assert used(table, "martian_rails") == {"energy": -1}


@case("martian_rails")
def test_martian_rails_in_solo_counts_the_neutral_cities() -> None:
    table = in_play("martian_rails", players=1, energy=1)
    assert used(table, "martian_rails") == {"energy": -1, "mc": 2}


@case("capital")
def test_capital_is_a_city_that_scores_oceans() -> None:
    table = scene("capital", mc=26, energy_production=2).player(1, tableau=["rover_construction"])
    table.tile(30, "ocean").tile(32, "ocean").tile(41, "ocean").tile(42, "ocean").tile(23, "greenery", 1)
    assert played_for(table, 26, "capital", "place capital 22") == {
        "mc": -26 + 2,
        "energy production": -2,
        "mc production": 5,
        "plant": 1,
        "city tag": 1,
        "building tag": 1,
        "space 22": "capital 0",
        "vp": 1,
        "1 mc": 2,
    }
    table.tile(31, "ocean")
    assert table.vp(0) == 2
    assert table.score(0)["cities"] == 1
    table.player(0, mc=25)
    assert not beside(22) & offered(table, "standard city")


@case("capital")
def test_capital_goes_on_a_city_space() -> None:
    table = scene("capital", mc=26, energy_production=2).set(oceans=4).tile(46, "city", 1)
    assert offered(table, "play capital") == LAND_SPACES - {46} - beside(46)


@case("capital")
def test_capital_needs_four_oceans_and_two_energy_production() -> None:
    table = scene("capital", mc=26, energy_production=2).set(oceans=4)
    assert hindered(table, "capital") == []
    table.set(oceans=3)
    assert hindered(table, "capital") == ["at_least oceans"]
    table.set(oceans=4).player(0, energy_production=1)
    assert hindered(table, "capital") == ["production energy"]


@case("asteroid")
def test_asteroid_takes_up_to_three_plants_from_one_player() -> None:
    table = scene("asteroid", mc=14, players=3, plant=1).set(temperature=-10)
    table.player(1, plant=2).player(2, plant=5)
    assert asked(table, "play asteroid") == [
        "remove 0 1",
        "remove 1 1",
        "remove 1 2",
        "remove 2 1",
        "remove 2 2",
        "remove 2 3",
        "decline",
    ]
    assert played(table, "asteroid", "remove 2 3")["2 plant"] == -3
    table = scene("asteroid", mc=14).set(temperature=-10).player(1, plant=5)
    assert played_for(table, 14, "asteroid", "remove 1 2") == {
        "mc": -14,
        "titanium": 2,
        "temperature": 2,
        "rating": 1,
        "1 plant": -2,
    }
    assert table.player(0).events == ["asteroid"]


@case("asteroid")
def test_asteroid_may_leave_all_plants_alone_and_gives_no_rating_at_8_degrees() -> None:
    table = scene("asteroid", mc=14).set(temperature=8).player(1, plant=5)
    assert played_for(table, 14, "asteroid", "decline") == {"mc": -14, "titanium": 2}
    table = scene("asteroid", mc=14).set(temperature=8)
    assert played_for(table, 14, "asteroid") == {"mc": -14, "titanium": 2}


@case("asteroid")
def test_asteroid_is_paid_with_titanium_and_cannot_take_protected_plants() -> None:
    table = scene("asteroid", mc=2, titanium=4).set(temperature=-10).player(1, plant=5, tableau=["protected_habitats"])
    assert played(table, "asteroid") == {"mc": -2, "titanium": -4 + 2, "temperature": 2, "rating": 1}


@case("asteroid")
def test_asteroid_in_solo_takes_nothing() -> None:
    table = scene("asteroid", mc=14, players=1, plant=5).set(temperature=-10)
    assert played(table, "asteroid") == {"mc": -14, "titanium": 2, "temperature": 2, "rating": 1}


# --- 010 to 019 ------------------------------------------------------------------------------------------------------


@case("comet")
def test_comet_warms_places_an_ocean_and_takes_plants() -> None:
    table = scene("comet", mc=21).set(temperature=-10).player(1, plant=3)
    assert played_for(table, 21, "comet", "place ocean 2", "remove 1 3") == {
        "mc": -21,
        "steel": 2,
        "temperature": 2,
        "oceans": 1,
        "space 2": "ocean",
        "rating": 2,
        "1 plant": -3,
    }


@case("comet")
def test_comet_offers_all_ocean_spaces_and_nothing_else() -> None:
    table = scene("comet", mc=21).tile(30, "ocean")
    assert offered(table, "play comet") == OCEAN_SPACES - {30}


@case("comet", "arctic_algae")
def test_comet_may_hit_before_or_after_the_arctic_algae_of_an_opponent_grow() -> None:
    for order, left in ((("first 1", "place ocean 5", "remove 1 3"), 0), (("first 2", "remove 1 1", "place ocean 5"), 2)):
        table = scene("comet", mc=21).player(1, plant=1, tableau=["arctic_algae"])
        played_for(table, 21, "comet", *order)
        assert table.player(1).stock["plant"] == left


@case("comet")
def test_comet_with_all_oceans_placed_only_warms() -> None:
    table = scene("comet", mc=21).set(temperature=-10, oceans=9)
    assert played_for(table, 21, "comet") == {"mc": -21, "temperature": 2, "rating": 1}


@case("comet")
def test_comet_to_0_degrees_places_two_oceans() -> None:
    table = scene("comet", mc=21).set(temperature=-2)
    assert played_for(table, 21, "comet", "place ocean 5", "place ocean 61") == {
        "mc": -21,
        "titanium": 2,
        "temperature": 2,
        "oceans": 2,
        "space 5": "ocean",
        "space 61": "ocean",
        "rating": 3,
    }


@case("big_asteroid")
def test_big_asteroid_raises_temperature_twice_and_takes_up_to_four_plants() -> None:
    table = scene("big_asteroid", mc=27).set(temperature=-10).player(1, plant=6)
    assert asked(table, "play big_asteroid") == ["remove 1 1", "remove 1 2", "remove 1 3", "remove 1 4", "decline"]
    table = scene("big_asteroid", mc=27).set(temperature=-10).player(1, plant=6)
    assert played_for(table, 27, "big_asteroid", "remove 1 4") == {
        "mc": -27,
        "titanium": 4,
        "temperature": 4,
        "rating": 2,
        "1 plant": -4,
    }


@case("big_asteroid")
def test_big_asteroid_takes_the_heat_production_of_a_bonus_step_and_stops_at_8_degrees() -> None:
    table = scene("big_asteroid", mc=27).set(temperature=-28)
    assert played_for(table, 27, "big_asteroid") == {
        "mc": -27,
        "titanium": 4,
        "temperature": 4,
        "rating": 2,
        "heat production": 1,
    }
    table = scene("big_asteroid", mc=27).set(temperature=6)
    assert played_for(table, 27, "big_asteroid") == {"mc": -27, "titanium": 4, "temperature": 2, "rating": 1}


@case("big_asteroid")
def test_big_asteroid_may_be_declined_and_is_paid_with_titanium() -> None:
    table = scene("big_asteroid", mc=27, titanium=9, plant=2).set(temperature=8)
    assert played(table, "big_asteroid", "pay titanium 9", "decline") == {"titanium": -9 + 4}


@case("water_import_from_europa")
def test_water_import_from_europa_scores_jovian_tags() -> None:
    table = scene("water_import_from_europa", mc=25, tableau=["asteroid_mining"])
    assert played_for(table, 25, "water_import_from_europa") == {"mc": -25, "jovian tag": 1, "space tag": 1, "vp": 2}
    table.lay_down(1, "callisto_penal_mines")
    assert table.vp(0) == 2 + 2


@case("water_import_from_europa")
def test_water_import_from_europa_buys_an_ocean_with_money_or_titanium() -> None:
    table = in_play("water_import_from_europa", mc=24)
    assert used(table, "water_import_from_europa", "place ocean 5") == {
        "mc": -12,
        "oceans": 1,
        "space 5": "ocean",
        "rating": 1,
    }
    table = in_play("water_import_from_europa", mc=6, titanium=9)
    payments = asked(table, "use water_import_from_europa")
    assert payments == ["pay titanium 2", "pay titanium 3", "pay titanium 4"]
    table = in_play("water_import_from_europa", mc=6, titanium=9)
    changed = used(table, "water_import_from_europa", "pay titanium 3", "place ocean 5")
    assert (changed["mc"], changed["titanium"]) == (-3, -3)


@case("water_import_from_europa")
def test_water_import_from_europa_needs_12_megacredits_but_no_free_ocean() -> None:
    table = in_play("water_import_from_europa", mc=11, steel=9)
    assert not can_use(table, "water_import_from_europa")
    table.player(0, mc=12).set(oceans=9)
    assert used(table, "water_import_from_europa") == {"mc": -12}


@case("space_elevator")
def test_space_elevator_takes_both_metals() -> None:
    table = scene("space_elevator", mc=5, steel=5, titanium=4)
    assert played(table, "space_elevator") == {
        "mc": -5,
        "steel": -5,
        "titanium": -4,
        "titanium production": 1,
        "space tag": 1,
        "building tag": 1,
        "vp": 2,
    }
    table = scene("space_elevator", mc=4, steel=5, titanium=4)
    assert hindered(table, "space_elevator") == ["price mc"]


@case("space_elevator")
def test_space_elevator_turns_a_steel_into_five_megacredits() -> None:
    table = in_play("space_elevator", steel=2)
    assert used(table, "space_elevator") == {"steel": -1, "mc": 5}
    assert not can_use(in_play("space_elevator", titanium=2), "space_elevator")


@case("development_center")
def test_development_center_turns_energy_into_a_card() -> None:
    table = scene("development_center", mc=11)
    assert played_for(table, 11, "development_center") == {"mc": -11, "science tag": 1, "building tag": 1}
    table = in_play("development_center", energy=2).deck(["mine"])
    assert used(table, "development_center") == {"energy": -1, "deck": -1}
    assert "mine" in table.player(0).hand
    assert not can_use(in_play("development_center", energy_production=2), "development_center")


@case("equatorial_magnetizer")
def test_equatorial_magnetizer_turns_energy_production_into_rating() -> None:
    table = scene("equatorial_magnetizer", mc=11)
    assert played_for(table, 11, "equatorial_magnetizer") == {"mc": -11, "building tag": 1}
    table = in_play("equatorial_magnetizer", energy_production=2)
    assert used(table, "equatorial_magnetizer") == {"energy production": -1, "rating": 1}


@case("equatorial_magnetizer")
def test_equatorial_magnetizer_needs_production_and_not_stock() -> None:
    assert not can_use(in_play("equatorial_magnetizer", energy=5), "equatorial_magnetizer")


@case("domed_crater")
def test_domed_crater_is_a_city_with_plants() -> None:
    table = scene("domed_crater", mc=24, energy_production=1)
    assert played_for(table, 24, "domed_crater", "place city 46") == {
        "mc": -24,
        "energy production": -1,
        "mc production": 3,
        "plant": 3,
        "city tag": 1,
        "building tag": 1,
        "space 46": "city 0",
        "vp": 1,
    }


@case("domed_crater")
def test_domed_crater_needs_oxygen_at_7_percent_or_less_and_energy_production() -> None:
    table = scene("domed_crater", mc=24, energy_production=1).set(oxygen=7)
    assert hindered(table, "domed_crater") == []
    table.set(oxygen=8)
    assert hindered(table, "domed_crater") == ["at_most oxygen"]
    table.set(oxygen=7).player(0, energy_production=0, energy=3)
    assert hindered(table, "domed_crater") == ["production energy"]


@case("domed_crater")
def test_domed_crater_stays_away_from_cities_and_takes_the_bonuses_of_its_space() -> None:
    table = scene("domed_crater", mc=24, energy_production=1).tile(46, "city", 1)
    assert offered(table, "play domed_crater") == LAND_SPACES - {46} - beside(46)
    table = scene("domed_crater", mc=24, energy_production=1).tile(2, "ocean")
    changed = played_for(table, 24, "domed_crater", "place city 1")
    assert (changed["steel"], changed["mc"]) == (2, -24 + 2)


@case("domed_crater")
def test_domed_crater_without_a_legal_space_gives_all_but_the_city() -> None:
    table = scene("domed_crater", mc=24, energy_production=1)
    claim_all_land_for(table, 1)
    assert played_for(table, 24, "domed_crater") == {
        "mc": -24,
        "energy production": -1,
        "mc production": 3,
        "plant": 3,
        "city tag": 1,
        "building tag": 1,
        "vp": 1,
    }


@case("noctis_city")
def test_noctis_city_goes_on_its_own_space_even_next_to_a_city() -> None:
    table = scene("noctis_city", mc=18, energy_production=1).tile(28, "city", 1).tile(30, "ocean")
    assert played_for(table, 18, "noctis_city") == {
        "mc": -18 + 2,
        "energy production": -1,
        "mc production": 3,
        "plant": 2,
        "city tag": 1,
        "building tag": 1,
        "space 29": "city 0",
    }


@case("noctis_city")
def test_noctis_city_needs_energy_production_and_nobody_else_may_build_there() -> None:
    table = scene("noctis_city", mc=25)
    assert hindered(table, "noctis_city") == ["production energy"]
    assert offered(table, "standard city") == LAND_SPACES


@case("methane_from_titan")
def test_methane_from_titan_raises_heat_and_plant_production() -> None:
    table = scene("methane_from_titan", mc=1, titanium=9).set(oxygen=2)
    assert played(table, "methane_from_titan") == {
        "mc": -1,
        "titanium": -9,
        "heat production": 2,
        "plant production": 2,
        "jovian tag": 1,
        "space tag": 1,
        "vp": 2,
    }


@case("methane_from_titan")
def test_methane_from_titan_needs_2_percent_oxygen() -> None:
    table = scene("methane_from_titan", mc=28).set(oxygen=1)
    assert hindered(table, "methane_from_titan") == ["at_least oxygen"]


@case("imported_hydrogen")
def test_imported_hydrogen_gives_plants_when_no_card_holds_microbes_or_animals() -> None:
    table = scene("imported_hydrogen", mc=16).player(1, tableau=["tardigrades", "birds"])
    assert played_for(table, 16, "imported_hydrogen", "place ocean 5") == {
        "mc": -16,
        "plant": 3,
        "oceans": 1,
        "space 5": "ocean",
        "rating": 1,
    }


@case("imported_hydrogen")
def test_imported_hydrogen_offers_plants_or_three_microbes_or_two_animals() -> None:
    table = scene("imported_hydrogen", mc=16, tableau=["tardigrades", "ants", "birds"]).set(oceans=9)
    assert asked(table, "play imported_hydrogen") == ["choose 1", "choose 2", "choose 3"]
    assert asked(table, "play imported_hydrogen", "choose 2") == ["add ants", "add tardigrades"]
    assert played(table, "imported_hydrogen", "choose 1") == {"mc": -16, "plant": 3}
    table = scene("imported_hydrogen", mc=16, tableau=["tardigrades", "ants", "birds"]).set(oceans=9)
    assert played(table, "imported_hydrogen", "choose 2", "add ants") == {"mc": -16, "ants cubes": 3, "vp": 1}
    table = scene("imported_hydrogen", mc=16, tableau=["tardigrades", "ants", "birds"]).set(oceans=9)
    assert played(table, "imported_hydrogen", "choose 3") == {"mc": -16, "birds cubes": 2, "vp": 2}


@case("imported_hydrogen")
def test_imported_hydrogen_with_all_oceans_placed_keeps_its_other_half() -> None:
    table = scene("imported_hydrogen", mc=1, titanium=5).set(oceans=9)
    assert played(table, "imported_hydrogen") == {"mc": -1, "titanium": -5, "plant": 3}


# --- 020 to 029 ------------------------------------------------------------------------------------------------------


@case("research_outpost")
def test_research_outpost_stands_alone() -> None:
    table = scene("research_outpost", mc=18).tile(46, "greenery", 0).tile(31, "ocean").tile(17, "mining_rights", 1)
    assert offered(table, "play research_outpost") == LAND_SPACES - {46, 17} - beside(46) - beside(31) - beside(17)
    table = scene("research_outpost", mc=18)
    assert played_for(table, 18, "research_outpost", "place city 46") == {
        "mc": -18,
        "science tag": 1,
        "city tag": 1,
        "building tag": 1,
        "space 46": "city 0",
    }


@case("research_outpost")
def test_research_outpost_makes_every_own_card_one_megacredit_cheaper() -> None:
    table = in_play("research_outpost", mc=12, hand=["adapted_lichen", "lunar_beam", "fueled_generators"])
    assert played(table, "adapted_lichen")["mc"] == -8
    table.player(0, mc=12)
    assert played(table, "lunar_beam")["mc"] == -12
    table.player(0, mc=0)
    assert "mc" not in played(table, "fueled_generators")
    table.player(1, mc=9, hand=["grass"]).set(temperature=-10)
    assert hindered(table, "grass", seat=1) == ["price mc"]


@case("research_outpost")
def test_research_outpost_without_a_lonely_space_still_gives_the_discount() -> None:
    table = scene("research_outpost", mc=18, hand=["adapted_lichen"])
    claim_all_land_for(table, 1)
    assert played_for(table, 18, "research_outpost") == {"mc": -18, "science tag": 1, "city tag": 1, "building tag": 1}
    assert played_for(table, 8, "adapted_lichen")["mc"] == -8


@case("phobos_space_haven")
def test_phobos_space_haven_is_a_city_off_mars() -> None:
    table = scene("phobos_space_haven", mc=25).player(1, tableau=["rover_construction", "martian_rails"], energy=1)
    assert played_for(table, 25, "phobos_space_haven") == {
        "mc": -25,
        "titanium production": 1,
        "space tag": 1,
        "city tag": 1,
        "space 62": "city 0",
        "vp": 3,
        "1 mc": 2,
    }
    assert used(table, "martian_rails", seat=1) == {"1 energy": -1}
    assert int(table.state.cities[0]) == 1


@case("phobos_space_haven")
def test_phobos_space_haven_is_paid_with_titanium_and_not_with_steel() -> None:
    table = scene("phobos_space_haven", titanium=8, steel=9)
    assert hindered(table, "phobos_space_haven") == ["price mc"]
    table.player(0, titanium=9)
    assert played(table, "phobos_space_haven")["titanium"] == -9


@case("black_polar_dust")
def test_black_polar_dust_heats_and_places_an_ocean() -> None:
    table = scene("black_polar_dust", mc=15, mc_production=-3)
    assert played_for(table, 15, "black_polar_dust", "place ocean 5") == {
        "mc": -15,
        "mc production": -2,
        "heat production": 3,
        "oceans": 1,
        "space 5": "ocean",
        "rating": 1,
    }


@case("black_polar_dust")
def test_black_polar_dust_needs_two_money_production_to_lose() -> None:
    assert hindered(scene("black_polar_dust", mc=15, mc_production=-4), "black_polar_dust") == ["production mc"]


@case("black_polar_dust")
def test_black_polar_dust_with_all_oceans_placed_still_heats() -> None:
    table = scene("black_polar_dust", mc=15).set(oceans=9)
    assert played_for(table, 15, "black_polar_dust") == {"mc": -15, "mc production": -2, "heat production": 3}


@case("arctic_algae")
def test_arctic_algae_needs_minus_12_degrees_or_less() -> None:
    table = scene("arctic_algae", mc=12).set(temperature=-10)
    assert hindered(table, "arctic_algae") == ["at_most temperature"]
    table.set(temperature=-12)
    assert played_for(table, 12, "arctic_algae") == {"mc": -12, "plant": 1, "plant tag": 1}


@case("arctic_algae")
def test_arctic_algae_grow_with_every_ocean_of_anybody() -> None:
    table = in_play("arctic_algae", mc=23, hand=["ice_asteroid"]).player(1, mc=18)
    assert played(table, "ice_asteroid", "place ocean 5", "place ocean 61")["plant"] == 4
    changed = changes(table, lambda: table.do(1, "standard aquifer", ["place ocean 2"]))
    assert (changed["plant"], "1 plant" in changed) == (2, False)
    table.player(1, mc=25)
    assert "plant" not in changes(table, lambda: table.do(1, "standard city", ["place city 46"]))


@case("predators")
def test_predators_eat_an_animal_of_anybody() -> None:
    table = in_play("predators", players=3, cubes={"predators": 2, "birds": 1, "pets": 4, "fish": 3, "tardigrades": 5})
    table.player(1, tableau=["birds", "tardigrades"]).player(2, tableau=["pets", "fish"])
    assert asked(table, "use predators") == ["take predators", "take fish", "take birds"]
    assert used(table, "predators", "take birds") == {
        "birds cubes": -1,
        "predators cubes": 1,
        "vp": 1,
        "1 vp": -1,
    }


@case("predators")
def test_predators_need_11_percent_oxygen_and_an_animal_to_eat() -> None:
    table = scene("predators", mc=14).set(oxygen=10)
    assert hindered(table, "predators") == ["at_least oxygen"]
    table.set(oxygen=11)
    assert played_for(table, 14, "predators") == {"mc": -14, "animal tag": 1}
    assert not can_use(table, "predators")
    table.player(1, tableau=["pets"], cubes={"pets": 2})
    assert not can_use(table, "predators")
    table.player(1, tableau=["birds"], cubes={"birds": 1})
    assert used(table, "predators") == {"birds cubes": -1, "predators cubes": 1, "vp": 1, "1 vp": -1}


@case("predators")
def test_predators_cannot_eat_in_the_protected_habitats_of_an_opponent_but_in_their_owners() -> None:
    table = in_play("predators").player(1, tableau=["birds", "protected_habitats"], cubes={"birds": 3})
    assert not can_use(table, "predators")
    table = in_play("predators", tableau=["fish", "protected_habitats"], cubes={"fish": 1})
    assert used(table, "predators") == {"fish cubes": -1, "predators cubes": 1}


@case("predators")
def test_predators_in_solo_need_no_prey() -> None:
    table = in_play("predators", players=1, tableau=["fish"], cubes={"fish": 1})
    assert used(table, "predators") == {"predators cubes": 1, "vp": 1}


@case("space_station")
def test_space_station_makes_own_space_cards_two_cheaper() -> None:
    table = scene("space_station", mc=10)
    assert played_for(table, 10, "space_station") == {"mc": -10, "space tag": 1, "vp": 1}
    table = in_play("space_station", mc=50, hand=["trans_neptune_probe", "ice_asteroid", "adapted_lichen"])
    assert played(table, "trans_neptune_probe")["mc"] == -4
    assert played(table, "ice_asteroid", "place ocean 5", "place ocean 61")["mc"] == -21
    assert played(table, "adapted_lichen")["mc"] == -9
    table.player(1, mc=13, hand=["asteroid"])
    assert hindered(table, "asteroid", seat=1) == ["price mc"]


@case("space_station")
def test_space_station_is_paid_with_titanium() -> None:
    table = scene("space_station", titanium=4)
    assert played(table, "space_station") == {"titanium": -4, "space tag": 1, "vp": 1}


@case("eos_chasma_national_park")
def test_eos_chasma_national_park_adds_an_animal_to_one_own_card() -> None:
    table = scene("eos_chasma_national_park", mc=16, tableau=["birds", "fish"]).set(temperature=-12)
    table.player(1, tableau=["pets"])
    assert asked(table, "play eos_chasma_national_park") == ["add fish", "add birds"]
    assert played(table, "eos_chasma_national_park", "add fish") == {
        "mc": -16,
        "mc production": 2,
        "plant": 3,
        "plant tag": 1,
        "building tag": 1,
        "fish cubes": 1,
        "vp": 2,
    }


@case("eos_chasma_national_park")
def test_eos_chasma_national_park_loses_the_animal_without_a_card_for_it() -> None:
    table = scene("eos_chasma_national_park", mc=0, steel=8, tableau=["ants"]).set(temperature=-12)
    assert played(table, "eos_chasma_national_park") == {
        "steel": -8,
        "mc production": 2,
        "plant": 3,
        "plant tag": 1,
        "building tag": 1,
        "vp": 1,
    }


@case("eos_chasma_national_park")
def test_eos_chasma_national_park_needs_minus_12_degrees() -> None:
    table = scene("eos_chasma_national_park", mc=16).set(temperature=-14)
    assert hindered(table, "eos_chasma_national_park") == ["at_least temperature"]


FOUR_SCIENCE = ["research", "gene_repair", "physics_complex"]


@case("interstellar_colony_ship")
def test_interstellar_colony_ship_needs_five_science_tags_in_play() -> None:
    table = scene("interstellar_colony_ship", mc=24, tableau=[*FOUR_SCIENCE, "technology_demonstration"])
    assert hindered(table, "interstellar_colony_ship") == ["tags science"]
    table.lay_down(0, "inventors_guild")
    assert played_for(table, 24, "interstellar_colony_ship") == {"mc": -24, "vp": 4}
    assert table.player(0).events == ["interstellar_colony_ship", "technology_demonstration"]


@case("security_fleet")
def test_security_fleet_turns_titanium_into_fighters() -> None:
    table = scene("security_fleet", mc=0, titanium=4)
    assert played(table, "security_fleet") == {"titanium": -4, "space tag": 1}
    assert not can_use(table, "security_fleet")
    table.player(0, titanium=2)
    assert used(table, "security_fleet") == {"titanium": -1, "security_fleet cubes": 1, "vp": 1}


@case("cupola_city")
def test_cupola_city_is_a_city() -> None:
    table = scene("cupola_city", mc=16, energy_production=1)
    assert played_for(table, 16, "cupola_city", "place city 46") == {
        "mc": -16,
        "energy production": -1,
        "mc production": 3,
        "city tag": 1,
        "building tag": 1,
        "space 46": "city 0",
    }


@case("cupola_city")
def test_cupola_city_needs_oxygen_at_9_percent_or_less_and_energy_production() -> None:
    table = scene("cupola_city", mc=16, energy_production=1).set(oxygen=9)
    assert hindered(table, "cupola_city") == []
    table.set(oxygen=10)
    assert hindered(table, "cupola_city") == ["at_most oxygen"]
    table.set(oxygen=9).player(0, energy_production=0)
    assert hindered(table, "cupola_city") == ["production energy"]


@case("cupola_city")
def test_cupola_city_stays_away_from_the_capital() -> None:
    table = scene("cupola_city", mc=16, energy_production=1).tile(46, "capital", 1)
    assert offered(table, "play cupola_city") == LAND_SPACES - {46} - beside(46)


# --- 030 to 039 ------------------------------------------------------------------------------------------------------


@case("lunar_beam")
def test_lunar_beam_gives_heat_and_energy_for_money_production() -> None:
    table = scene("lunar_beam", mc=13, mc_production=-3)
    assert played_for(table, 13, "lunar_beam") == {
        "mc": -13,
        "mc production": -2,
        "heat production": 2,
        "energy production": 2,
        "earth tag": 1,
        "power tag": 1,
    }
    assert hindered(scene("lunar_beam", mc=13, mc_production=-4), "lunar_beam") == ["production mc"]


@case("optimal_aerobraking")
def test_optimal_aerobraking_rewards_own_space_events() -> None:
    table = scene("optimal_aerobraking", mc=7)
    assert played_for(table, 7, "optimal_aerobraking") == {"mc": -7, "space tag": 1}
    table = in_play("optimal_aerobraking", mc=14, hand=["asteroid"]).set(temperature=-10)
    assert played(table, "asteroid") == {"mc": -14 + 3, "heat": 3, "titanium": 2, "temperature": 2, "rating": 1}


@case("optimal_aerobraking")
def test_optimal_aerobraking_ignores_other_cards_and_other_players() -> None:
    table = in_play("optimal_aerobraking", mc=50, hand=["release_of_inert_gases", "trans_neptune_probe"])
    assert played(table, "release_of_inert_gases") == {"mc": -14, "rating": 2}
    assert played(table, "trans_neptune_probe") == {"mc": -6, "science tag": 1, "space tag": 1, "vp": 1}
    table.player(1, mc=14, hand=["asteroid"]).set(temperature=8)
    assert played(table, "asteroid", seat=1) == {"1 mc": -14, "1 titanium": 2}


@case("underground_city")
def test_underground_city_turns_energy_production_into_steel_production() -> None:
    table = scene("underground_city", mc=18, energy_production=2)
    assert played_for(table, 18, "underground_city", "place city 46") == {
        "mc": -18,
        "energy production": -2,
        "steel production": 2,
        "city tag": 1,
        "building tag": 1,
        "space 46": "city 0",
    }


@case("underground_city")
def test_underground_city_needs_two_energy_production_and_a_city_space() -> None:
    table = scene("underground_city", mc=18, energy_production=1)
    assert hindered(table, "underground_city") == ["production energy"]
    table.player(0, energy_production=2).tile(46, "city", 1)
    assert offered(table, "play underground_city") == LAND_SPACES - {46} - beside(46)


@case("regolith_eaters")
def test_regolith_eaters_gather_microbes_and_turn_two_into_oxygen() -> None:
    table = scene("regolith_eaters", mc=13)
    assert played_for(table, 13, "regolith_eaters") == {"mc": -13, "science tag": 1, "microbe tag": 1}
    table = in_play("regolith_eaters", cubes={"regolith_eaters": 1})
    assert used(table, "regolith_eaters") == {"regolith_eaters cubes": 1}
    table = in_play("regolith_eaters", cubes={"regolith_eaters": 5})
    assert used(table, "regolith_eaters", "choose 1") == {"regolith_eaters cubes": -2, "oxygen": 1, "rating": 1}
    table = in_play("regolith_eaters", cubes={"regolith_eaters": 2})
    assert used(table, "regolith_eaters", "choose 2") == {"regolith_eaters cubes": 1}


@case("regolith_eaters")
def test_regolith_eaters_to_8_percent_warm_mars_too() -> None:
    table = in_play("regolith_eaters", cubes={"regolith_eaters": 2}).set(oxygen=7, temperature=-10)
    assert used(table, "regolith_eaters", "choose 1") == {
        "regolith_eaters cubes": -2,
        "oxygen": 1,
        "temperature": 2,
        "rating": 2,
    }


@case("ghg_producing_bacteria")
def test_ghg_producing_bacteria_gather_microbes_and_turn_two_into_warmth() -> None:
    table = in_play("ghg_producing_bacteria", cubes={"ghg_producing_bacteria": 1})
    assert used(table, "ghg_producing_bacteria") == {"ghg_producing_bacteria cubes": 1}
    table = in_play("ghg_producing_bacteria", cubes={"ghg_producing_bacteria": 4}).set(temperature=-10)
    assert used(table, "ghg_producing_bacteria", "choose 1") == {
        "ghg_producing_bacteria cubes": -2,
        "temperature": 2,
        "rating": 1,
    }
    table = in_play("ghg_producing_bacteria", cubes={"ghg_producing_bacteria": 4})
    assert used(table, "ghg_producing_bacteria", "choose 2") == {"ghg_producing_bacteria cubes": 1}


@case("ghg_producing_bacteria")
def test_ghg_producing_bacteria_needs_4_percent_oxygen() -> None:
    table = scene("ghg_producing_bacteria", mc=8).set(oxygen=3)
    assert hindered(table, "ghg_producing_bacteria") == ["at_least oxygen"]
    table.set(oxygen=4)
    assert played_for(table, 8, "ghg_producing_bacteria") == {"mc": -8, "science tag": 1, "microbe tag": 1}


@case("ants")
def test_ants_take_a_microbe_of_anybody() -> None:
    cubes = {"ants": 1, "tardigrades": 2, "regolith_eaters": 1, "ghg_producing_bacteria": 1, "birds": 2}
    table = in_play("ants", players=3, tableau=["regolith_eaters"], cubes=cubes)
    table.player(1, tableau=["tardigrades", "birds"]).player(2, tableau=["ghg_producing_bacteria", "protected_habitats"])
    assert asked(table, "use ants") == ["take regolith_eaters", "take ants", "take tardigrades"]
    assert used(table, "ants", "take tardigrades") == {
        "tardigrades cubes": -1,
        "ants cubes": 1,
        "vp": 1,
    }


@case("ants")
def test_ants_may_take_from_themselves_and_cannot_without_a_microbe() -> None:
    assert not can_use(in_play("ants").player(1, tableau=["birds"], cubes={"birds": 2}), "ants")
    table = in_play("ants", cubes={"ants": 3})
    assert table.vp(0) == 1
    assert used(table, "ants") == {}


@case("ants")
def test_ants_need_4_percent_oxygen() -> None:
    table = scene("ants", mc=9).set(oxygen=3)
    assert hindered(table, "ants") == ["at_least oxygen"]
    table.set(oxygen=4)
    assert played_for(table, 9, "ants") == {"mc": -9, "microbe tag": 1}


@case("ants")
def test_ants_in_solo_just_grow() -> None:
    table = in_play("ants", players=1, tableau=["tardigrades"], cubes={"tardigrades": 3, "ants": 1})
    assert used(table, "ants") == {"ants cubes": 1, "vp": 1}


@case("release_of_inert_gases")
def test_release_of_inert_gases_raises_rating_twice() -> None:
    table = scene("release_of_inert_gases", mc=14)
    assert played_for(table, 14, "release_of_inert_gases") == {"mc": -14, "rating": 2}
    assert table.player(0).events == ["release_of_inert_gases"]


@case("nitrogen_rich_asteroid")
def test_nitrogen_rich_asteroid_gives_one_plant_production_with_two_plant_tags() -> None:
    table = scene("nitrogen_rich_asteroid", mc=31, tableau=["algae", "grass"]).set(temperature=-10)
    assert played_for(table, 31, "nitrogen_rich_asteroid") == {
        "mc": -31,
        "temperature": 2,
        "rating": 3,
        "plant production": 1,
    }


@case("nitrogen_rich_asteroid")
def test_nitrogen_rich_asteroid_gives_four_plant_production_with_three_plant_tags() -> None:
    table = scene("nitrogen_rich_asteroid", mc=1, titanium=10, tableau=["algae", "grass", "trees"]).set(temperature=8)
    assert played(table, "nitrogen_rich_asteroid") == {
        "mc": -1,
        "titanium": -10,
        "rating": 2,
        "plant production": 4,
    }


@case("rover_construction")
def test_rover_construction_is_paid_for_every_city_of_anybody() -> None:
    table = scene("rover_construction", mc=8)
    assert played_for(table, 8, "rover_construction") == {"mc": -8, "building tag": 1, "vp": 1}
    table = in_play("rover_construction", mc=25).player(1, mc=25 + 20, hand=["ganymede_colony"])
    assert changes(table, lambda: table.do(0, "standard city", ["place city 46"]))["mc"] == -25 + 2
    assert changes(table, lambda: table.do(1, "standard city", ["place city 17"])) == {
        "mc": 2,
        "1 mc": -25,
        "1 mc production": 1,
        "space 17": "city 1",
    }
    assert played(table, "ganymede_colony", seat=1)["mc"] == 2


@case("rover_construction")
def test_rover_construction_is_not_paid_for_other_tiles() -> None:
    table = in_play("rover_construction").player(1, mc=23)
    assert "mc" not in changes(table, lambda: table.do(1, "standard greenery", ["place greenery 46"]))


@case("deimos_down")
def test_deimos_down_takes_up_to_eight_plants() -> None:
    table = scene("deimos_down", mc=31, players=3).set(temperature=-10).player(1, plant=9).player(2, plant=1)
    takes = [f"remove 1 {count}" for count in range(1, 9)]
    assert asked(table, "play deimos_down") == [*takes, "remove 2 1", "decline"]
    table = scene("deimos_down", mc=31).set(temperature=-10).player(1, plant=9)
    assert played_for(table, 31, "deimos_down", "remove 1 8") == {
        "mc": -31,
        "steel": 4,
        "temperature": 6,
        "rating": 3,
        "1 plant": -8,
    }


@case("deimos_down")
def test_deimos_down_stops_at_8_degrees_and_takes_bonus_steps() -> None:
    table = scene("deimos_down", mc=31).set(temperature=4)
    assert played_for(table, 31, "deimos_down") == {"mc": -31, "steel": 4, "temperature": 4, "rating": 2}
    table = scene("deimos_down", mc=31).set(temperature=-26)
    assert played_for(table, 31, "deimos_down")["heat production"] == 2


# --- 040 to 052 ------------------------------------------------------------------------------------------------------


@case("asteroid_mining")
def test_asteroid_mining_gives_two_titanium_production() -> None:
    table = scene("asteroid_mining", mc=30)
    assert played_for(table, 30, "asteroid_mining") == {
        "mc": -30,
        "titanium production": 2,
        "jovian tag": 1,
        "space tag": 1,
        "vp": 2,
    }


@case("asteroid_mining")
def test_asteroid_mining_can_be_overpaid_by_phobolog_with_eight_titanium() -> None:
    table = scene("asteroid_mining", mc=2, titanium=10, corporation="phobolog")
    assert asked(table, "play asteroid_mining") == ["pay titanium 7", "pay titanium 8"]
    changed = played(table, "asteroid_mining", "pay titanium 8")
    assert (changed["titanium"], "mc" in changed) == (-8, False)


@case("food_factory")
def test_food_factory_turns_plant_production_into_money_production() -> None:
    table = scene("food_factory", mc=12, plant_production=1)
    assert played_for(table, 12, "food_factory") == {
        "mc": -12,
        "plant production": -1,
        "mc production": 4,
        "building tag": 1,
        "vp": 1,
    }
    table = scene("food_factory", mc=12, plant=5).player(1, plant_production=3)
    assert hindered(table, "food_factory") == ["production plant"]


@case("archaebacteria")
def test_archaebacteria_needs_minus_18_degrees_or_less() -> None:
    table = scene("archaebacteria", mc=6).set(temperature=-16)
    assert hindered(table, "archaebacteria") == ["at_most temperature"]
    table.set(temperature=-18)
    assert played_for(table, 6, "archaebacteria") == {"mc": -6, "plant production": 1, "microbe tag": 1}


@case("carbonate_processing")
def test_carbonate_processing_turns_energy_production_into_heat_production() -> None:
    table = scene("carbonate_processing", mc=6, energy_production=1)
    assert played_for(table, 6, "carbonate_processing") == {
        "mc": -6,
        "energy production": -1,
        "heat production": 3,
        "building tag": 1,
    }
    assert hindered(scene("carbonate_processing", mc=6), "carbonate_processing") == ["production energy"]


@case("natural_preserve")
def test_natural_preserve_stands_alone() -> None:
    table = scene("natural_preserve", mc=9).tile(46, "greenery", 0).tile(31, "ocean")
    assert offered(table, "play natural_preserve") == LAND_SPACES - {46} - beside(46) - beside(31)
    table = scene("natural_preserve", mc=9)
    assert played_for(table, 9, "natural_preserve", "place natural_preserve 51") == {
        "mc": -9,
        "mc production": 1,
        "steel": 2,
        "science tag": 1,
        "building tag": 1,
        "space 51": "natural_preserve 0",
        "vp": 1,
    }


@case("natural_preserve")
def test_natural_preserve_needs_oxygen_at_4_percent_or_less() -> None:
    table = scene("natural_preserve", mc=9).set(oxygen=4)
    assert hindered(table, "natural_preserve") == []
    table.set(oxygen=5)
    assert hindered(table, "natural_preserve") == ["at_most oxygen"]


@case("natural_preserve")
def test_natural_preserve_without_a_lonely_space_keeps_its_production() -> None:
    table = scene("natural_preserve", mc=9)
    claim_all_land_for(table, 1)
    assert played_for(table, 9, "natural_preserve") == {
        "mc": -9,
        "mc production": 1,
        "science tag": 1,
        "building tag": 1,
        "vp": 1,
    }


@case("nuclear_power")
def test_nuclear_power_gives_energy_for_money_production() -> None:
    table = scene("nuclear_power", mc=10, mc_production=-3)
    assert played_for(table, 10, "nuclear_power") == {
        "mc": -10,
        "mc production": -2,
        "energy production": 3,
        "power tag": 1,
        "building tag": 1,
    }
    assert hindered(scene("nuclear_power", mc=10, mc_production=-4), "nuclear_power") == ["production mc"]


@case("lightning_harvest")
def test_lightning_harvest_needs_three_science_tags() -> None:
    table = scene("lightning_harvest", mc=8, tableau=["research"]).player(1, tableau=["gene_repair"])
    assert hindered(table, "lightning_harvest") == ["tags science"]
    table.lay_down(0, "physics_complex")
    assert played_for(table, 8, "lightning_harvest") == {
        "mc": -8,
        "energy production": 1,
        "mc production": 1,
        "power tag": 1,
        "vp": 1,
    }


@case("algae")
def test_algae_needs_five_oceans() -> None:
    table = scene("algae", mc=10).set(oceans=4)
    assert hindered(table, "algae") == ["at_least oceans"]
    table.set(oceans=5)
    assert played_for(table, 10, "algae") == {"mc": -10, "plant production": 2, "plant": 1, "plant tag": 1}


@case("adapted_lichen")
def test_adapted_lichen_grows() -> None:
    table = scene("adapted_lichen", mc=9, steel=9, titanium=9)
    assert played(table, "adapted_lichen") == {"mc": -9, "plant production": 1, "plant tag": 1}


@case("tardigrades")
def test_tardigrades_score_a_point_for_four_microbes() -> None:
    table = scene("tardigrades", mc=4)
    assert played_for(table, 4, "tardigrades") == {"mc": -4, "microbe tag": 1}
    assert used(table, "tardigrades") == {"tardigrades cubes": 1}
    table = in_play("tardigrades", cubes={"tardigrades": 3})
    assert table.vp(0) == 0
    assert used(table, "tardigrades") == {"tardigrades cubes": 1, "vp": 1}


@case("virus")
def test_virus_kills_two_animals_of_one_card_or_five_plants_of_one_player() -> None:
    table = scene("virus", mc=1, players=3).player(1, tableau=["birds", "pets"], cubes={"birds": 3, "pets": 3})
    table.player(2, plant=6, tableau=["fish"], cubes={"fish": 1})
    assert asked(table, "play virus") == ["choose 1", "choose 2"]
    assert asked(table, "play virus", "choose 1") == [
        "remove_cubes fish 1",
        "remove_cubes birds 1",
        "remove_cubes birds 2",
        "decline",
    ]
    assert asked(table, "play virus", "choose 2") == [*(f"remove 2 {count}" for count in range(1, 6)), "decline"]
    assert played(table, "virus", "choose 1", "remove_cubes birds 2") == {"mc": -1, "birds cubes": -2, "1 vp": -2}
    table = scene("virus", mc=1).player(1, plant=6, tableau=["birds"], cubes={"birds": 3})
    assert played(table, "virus", "choose 2", "remove 1 5") == {"mc": -1, "1 plant": -5}


@case("virus")
def test_virus_may_be_played_without_harm() -> None:
    assert played(scene("virus", mc=1), "virus") == {"mc": -1}
    table = scene("virus", mc=1).player(1, plant=6)
    assert played_for(table, 1, "virus", "decline") == {"mc": -1}
    table = scene("virus", mc=1).player(1, tableau=["birds", "protected_habitats"], cubes={"birds": 2}, plant=4)
    assert played_for(table, 1, "virus") == {"mc": -1}


@case("virus")
def test_virus_has_a_microbe_tag_while_it_is_played() -> None:
    table = scene("virus", mc=1, tableau=["decomposers"])
    assert played_for(table, 1, "virus") == {"mc": -1, "decomposers cubes": 1}


@case("virus")
def test_virus_in_solo_has_no_effect() -> None:
    table = scene("virus", mc=1, players=1, plant=5, tableau=["birds"], cubes={"birds": 3})
    assert played(table, "virus") == {"mc": -1}


@case("miranda_resort")
def test_miranda_resort_earns_a_megacredit_per_own_earth_tag() -> None:
    table = scene("miranda_resort", mc=12, tableau=["sponsors", "lunar_beam", "imported_ghg"])
    table.player(1, tableau=["earth_catapult"])
    assert played_for(table, 12, "miranda_resort") == {"mc": -12, "mc production": 2, "jovian tag": 1, "space tag": 1, "vp": 1}


@case("miranda_resort")
def test_miranda_resort_earns_nothing_without_earth_tags() -> None:
    table = scene("miranda_resort", titanium=4)
    assert played(table, "miranda_resort") == {"titanium": -4, "jovian tag": 1, "space tag": 1, "vp": 1}


@case("fish")
def test_fish_cut_one_plant_production_of_anybody() -> None:
    table = scene("fish", mc=9, players=3, plant_production=1).set(temperature=2)
    table.player(1, plant_production=1).player(2, plant=8)
    assert asked(table, "play fish") == ["target 0", "target 1"]
    assert played(table, "fish", "target 0")["plant production"] == -1
    table = scene("fish", mc=9).set(temperature=2).player(1, plant_production=1)
    assert played_for(table, 9, "fish") == {"mc": -9, "animal tag": 1, "1 plant production": -1}


@case("fish")
def test_fish_need_2_degrees_and_somebody_with_plant_production() -> None:
    table = scene("fish", mc=9).set(temperature=2)
    assert hindered(table, "fish") == ["no_victim plant"]
    table.player(0, plant_production=1)
    assert hindered(table, "fish") == []
    table.set(temperature=0)
    assert hindered(table, "fish") == ["at_least temperature"]


@case("fish")
def test_fish_multiply_and_score() -> None:
    table = in_play("fish", cubes={"fish": 1})
    assert used(table, "fish") == {"fish cubes": 1, "vp": 1}


@case("fish")
def test_fish_in_solo_need_nobodys_plant_production() -> None:
    table = scene("fish", mc=9, players=1, plant_production=2).set(temperature=2)
    assert played(table, "fish") == {"mc": -9, "animal tag": 1}
