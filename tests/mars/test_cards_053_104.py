"""Project cards 053 to 104, each as printed."""

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

THREE_SCIENCE = ["research", "development_center"]
FOUR_SCIENCE = [*THREE_SCIENCE, "inventors_guild"]

# --- 053 to 059 ------------------------------------------------------------------------------------------------------


@case("lake_marineris")
def test_lake_marineris_places_two_oceans_one_after_the_other() -> None:
    table = scene("lake_marineris").set(temperature=0).deck(["mine"])
    assert played_for(table, 18, "lake_marineris", "place ocean 5", "place ocean 4") == {
        "mc": -18 + 2,
        "oceans": 2,
        "space 5": "ocean",
        "space 4": "ocean",
        "deck": -1,
        "rating": 2,
        "vp": 2,
    }
    assert "mine" in table.player(0).hand


@case("lake_marineris")
def test_lake_marineris_needs_0_degrees() -> None:
    table = scene("lake_marineris", mc=18).set(temperature=-2)
    assert hindered(table, "lake_marineris") == ["at_least temperature"]


@case("lake_marineris")
def test_lake_marineris_places_only_the_oceans_that_are_left() -> None:
    table = scene("lake_marineris", mc=18).set(temperature=0, oceans=8)
    assert offered(table, "play lake_marineris") == OCEAN_SPACES
    assert played(table, "lake_marineris", "place ocean 5") == {
        "mc": -18,
        "oceans": 1,
        "space 5": "ocean",
        "rating": 1,
        "vp": 2,
    }
    table = scene("lake_marineris", mc=18).set(temperature=0, oceans=9)
    assert played(table, "lake_marineris") == {"mc": -18, "vp": 2}


@case("small_animals")
def test_small_animals_cut_one_plant_production_of_anybody() -> None:
    table = scene("small_animals", mc=6, players=3).set(oxygen=6)
    table.player(0, plant=5).player(1, plant_production=1).player(2, plant_production=4)
    assert asked(table, "play small_animals") == ["target 1", "target 2"]
    assert played_for(table, 6, "small_animals", "target 2") == {"mc": -6, "animal tag": 1, "2 plant production": -1}


@case("small_animals")
def test_small_animals_need_6_percent_oxygen_and_somebody_with_plant_production() -> None:
    table = scene("small_animals", mc=6).set(oxygen=6)
    assert hindered(table, "small_animals") == ["no_victim plant"]
    table.player(0, plant_production=1).set(oxygen=5)
    assert hindered(table, "small_animals") == ["at_least oxygen"]
    table.set(oxygen=6)
    assert played(table, "small_animals") == {"mc": -6, "animal tag": 1, "plant production": -1}


@case("small_animals")
def test_small_animals_score_a_point_for_two() -> None:
    table = in_play("small_animals")
    assert used(table, "small_animals") == {"small_animals cubes": 1}
    table = in_play("small_animals", cubes={"small_animals": 1})
    assert used(table, "small_animals") == {"small_animals cubes": 1, "vp": 1}


@case("small_animals")
def test_small_animals_in_solo_need_nobodys_plant_production() -> None:
    table = scene("small_animals", mc=6, players=1).set(oxygen=6)
    assert played(table, "small_animals") == {"mc": -6, "animal tag": 1}


@case("kelp_farming")
def test_kelp_farming_needs_six_oceans() -> None:
    table = scene("kelp_farming", mc=17).set(oceans=5)
    assert hindered(table, "kelp_farming") == ["at_least oceans"]
    table.set(oceans=6)
    assert played_for(table, 17, "kelp_farming") == {
        "mc": -17,
        "mc production": 2,
        "plant production": 3,
        "plant": 2,
        "plant tag": 1,
        "vp": 1,
    }


@case("mine")
def test_mine_gives_steel_production() -> None:
    assert played_for(scene("mine"), 4, "mine") == {"mc": -4, "steel production": 1, "building tag": 1}
    assert played(scene("mine", steel=2), "mine") == {"steel": -2, "steel production": 1, "building tag": 1}


@case("vesta_shipyard")
def test_vesta_shipyard_gives_titanium_production() -> None:
    table = scene("vesta_shipyard", titanium=5)
    assert played(table, "vesta_shipyard") == {
        "titanium": -5,
        "titanium production": 1,
        "jovian tag": 1,
        "space tag": 1,
        "vp": 1,
    }
    assert played_for(scene("vesta_shipyard"), 15, "vesta_shipyard")["mc"] == -15


@case("beam_from_a_thorium_asteroid")
def test_beam_from_a_thorium_asteroid_needs_a_jovian_tag_in_play() -> None:
    table = scene("beam_from_a_thorium_asteroid", mc=32).player(1, tableau=["asteroid_mining"])
    assert hindered(table, "beam_from_a_thorium_asteroid") == ["tags jovian"]
    table.lay_down(0, "vesta_shipyard")
    assert played_for(table, 32, "beam_from_a_thorium_asteroid") == {
        "mc": -32,
        "heat production": 3,
        "energy production": 3,
        "jovian tag": 1,
        "space tag": 1,
        "power tag": 1,
        "vp": 1,
    }


@case("mangrove")
def test_mangrove_is_a_greenery_on_an_ocean_space() -> None:
    table = scene("mangrove").set(temperature=4, oxygen=3).tile(30, "ocean").tile(46, "city", 0)
    assert offered(table.player(0, mc=12), "play mangrove") == OCEAN_SPACES - {30}
    assert played_for(table, 12, "mangrove", "place greenery 31") == {
        "mc": -12 + 2,
        "plant": 2,
        "oxygen": 1,
        "rating": 1,
        "plant tag": 1,
        "space 31": "greenery 0",
        "vp": 1,
    }
    assert table.score(0)["greenery"] == 1
    table.player(0, mc=18)
    assert offered(table, "standard aquifer") == OCEAN_SPACES - {30, 31}


@case("mangrove")
def test_mangrove_needs_4_degrees() -> None:
    table = scene("mangrove", mc=12).set(temperature=2)
    assert hindered(table, "mangrove") == ["at_least temperature"]


@case("mangrove")
def test_mangrove_gives_no_rating_at_14_percent_oxygen() -> None:
    table = scene("mangrove").set(temperature=4, oxygen=14, oceans=9)
    assert played_for(table, 12, "mangrove", "place greenery 5") == {
        "mc": -12,
        "plant tag": 1,
        "space 5": "greenery 0",
        "vp": 1,
    }


# --- 060 to 069 ------------------------------------------------------------------------------------------------------


@case("trees")
def test_trees_needs_minus_4_degrees() -> None:
    table = scene("trees", mc=13).set(temperature=-6)
    assert hindered(table, "trees") == ["at_least temperature"]
    table.set(temperature=-4)
    assert played_for(table, 13, "trees") == {"mc": -13, "plant production": 3, "plant": 1, "plant tag": 1, "vp": 1}


@case("great_escarpment_consortium")
def test_great_escarpment_consortium_moves_steel_production_from_anybody_to_its_owner() -> None:
    table = scene("great_escarpment_consortium", mc=6, players=3, steel_production=1)
    table.player(1, steel=9).player(2, steel_production=1)
    assert asked(table, "play great_escarpment_consortium") == ["target 0", "target 2"]
    assert played_for(table, 6, "great_escarpment_consortium", "target 2") == {
        "mc": -6,
        "steel production": 1,
        "2 steel production": -1,
    }


@case("great_escarpment_consortium")
def test_great_escarpment_consortium_takes_from_its_owner_when_nobody_else_has_steel_production() -> None:
    table = scene("great_escarpment_consortium", mc=6, steel_production=1)
    assert played(table, "great_escarpment_consortium") == {"mc": -6}


@case("great_escarpment_consortium")
def test_great_escarpment_consortium_needs_own_steel_production_also_in_solo() -> None:
    table = scene("great_escarpment_consortium", mc=6).player(1, steel_production=2)
    assert hindered(table, "great_escarpment_consortium") == ["has_production steel"]
    table = scene("great_escarpment_consortium", mc=6, players=1)
    assert hindered(table, "great_escarpment_consortium") == ["has_production steel"]
    table.player(0, steel_production=1)
    assert played(table, "great_escarpment_consortium") == {"mc": -6, "steel production": 1}


@case("mineral_deposit")
def test_mineral_deposit_gives_five_steel() -> None:
    table = scene("mineral_deposit")
    assert played_for(table, 5, "mineral_deposit") == {"mc": -5, "steel": 5}
    assert table.player(0).events == ["mineral_deposit"]


@case("mining_expedition")
def test_mining_expedition_takes_up_to_two_plants() -> None:
    table = scene("mining_expedition", mc=12, players=3, plant=1).set(oxygen=3).player(1, plant=4).player(2, plant=1)
    assert asked(table, "play mining_expedition") == ["remove 0 1", "remove 1 1", "remove 1 2", "remove 2 1", "decline"]
    assert played_for(table, 12, "mining_expedition", "remove 1 2") == {
        "mc": -12,
        "steel": 2,
        "oxygen": 1,
        "rating": 1,
        "1 plant": -2,
    }


@case("mining_expedition")
def test_mining_expedition_gives_no_rating_at_14_percent_oxygen_and_may_take_nothing() -> None:
    table = scene("mining_expedition", mc=12).set(oxygen=14).player(1, plant=4)
    assert played(table, "mining_expedition", "decline") == {"mc": -12, "steel": 2}
    table = scene("mining_expedition", mc=12, players=1, plant=4).set(oxygen=14)
    assert played(table, "mining_expedition") == {"mc": -12, "steel": 2}


@case("mining_area")
def test_mining_area_goes_on_metal_beside_an_own_tile() -> None:
    table = scene("mining_area", mc=4).tile(52, "greenery", 0).tile(6, "city", 1)
    assert offered(table, "play mining_area") == {51, 57, 58}
    assert played_for(table, 4, "mining_area", "place mining_area 58") == {
        "mc": -4,
        "steel": 2,
        "steel production": 1,
        "building tag": 1,
        "space 58": "mining_area 0",
    }


@case("mining_area")
def test_mining_area_on_titanium_gives_titanium_production() -> None:
    table = scene("mining_area").tile(55, "city", 0).tile(1, "ocean")
    assert played_for(table, 4, "mining_area") == {
        "mc": -4,
        "titanium": 1,
        "titanium production": 1,
        "building tag": 1,
        "space 56": "mining_area 0",
    }


@case("mining_area")
def test_mining_area_without_a_space_gives_nothing() -> None:
    table = scene("mining_area").tile(52, "city", 1)
    assert played_for(table, 4, "mining_area") == {"mc": -4, "building tag": 1}


@case("building_industries")
def test_building_industries_turns_energy_production_into_steel_production() -> None:
    table = scene("building_industries", energy_production=1)
    assert played_for(table, 6, "building_industries") == {
        "mc": -6,
        "energy production": -1,
        "steel production": 2,
        "building tag": 1,
    }
    assert hindered(scene("building_industries", mc=6, energy=4), "building_industries") == ["production energy"]


@case("land_claim")
def test_land_claim_keeps_a_space_for_its_owner() -> None:
    table = scene("land_claim", mc=1, players=3).tile(46, "city", 1)
    table.state.claim[20] = 2
    assert offered(table, "play land_claim") == LAND_SPACES - {46, 20}
    assert played_for(table, 1, "land_claim", "mark 51") == {"mc": -1, "claim 51": "seat 0"}
    table.player(0, mc=25).player(1, mc=25)
    assert 51 not in offered(table, "standard city", seat=1)
    changed = changes(table, lambda: table.do(0, "standard city", ["place city 51"]))
    assert (changed["space 51"], changed["steel"]) == ("city 0", 2)


@case("land_claim")
def test_land_claim_is_no_tile() -> None:
    table = scene("land_claim", mc=1)
    played(table, "land_claim", "mark 20")
    table.player(0, mc=23)
    assert offered(table, "standard greenery") == LAND_SPACES
    table.player(0, mc=25)
    assert beside(20) & LAND_SPACES <= offered(table, "standard city")
    assert int(table.state.tiles[0]) == 0


@case("mining_rights")
def test_mining_rights_goes_on_any_land_with_metal() -> None:
    table = scene("mining_rights", mc=9).tile(7, "ocean").tile(46, "city", 0)
    assert offered(table, "play mining_rights") == {1, 18, 19, 51, 56, 57, 58}
    assert played_for(table, 9, "mining_rights", "place mining_rights 19") == {
        "mc": -9,
        "plant": 1,
        "titanium": 1,
        "titanium production": 1,
        "building tag": 1,
        "space 19": "mining_rights 0",
    }


@case("mining_rights")
def test_mining_rights_on_steel_gives_one_steel_production_and_the_bonuses_of_the_space() -> None:
    table = scene("mining_rights", steel=5).tile(2, "ocean")
    assert played(table, "mining_rights", "place mining_rights 1") == {
        "steel": -5 + 2,
        "mc": 2,
        "steel production": 1,
        "building tag": 1,
        "space 1": "mining_rights 0",
    }


@case("mining_rights")
def test_mining_rights_without_a_space_gives_nothing() -> None:
    table = scene("mining_rights")
    claim_all_land_for(table, 1)
    assert played_for(table, 9, "mining_rights") == {"mc": -9, "building tag": 1}


@case("sponsors")
def test_sponsors_pay_two_megacredits_a_generation() -> None:
    assert played_for(scene("sponsors"), 6, "sponsors") == {"mc": -6, "mc production": 2, "earth tag": 1}


@case("electro_catapult")
def test_electro_catapult_needs_oxygen_at_8_percent_or_less_and_energy_production() -> None:
    table = scene("electro_catapult", mc=17, energy_production=1).set(oxygen=9)
    assert hindered(table, "electro_catapult") == ["at_most oxygen"]
    table.set(oxygen=8).player(0, energy_production=0)
    assert hindered(table, "electro_catapult") == ["production energy"]
    table.player(0, energy_production=1)
    assert played_for(table, 17, "electro_catapult") == {
        "mc": -17,
        "energy production": -1,
        "building tag": 1,
        "vp": 1,
    }


@case("electro_catapult")
def test_electro_catapult_throws_a_plant_or_a_steel_for_seven_megacredits() -> None:
    table = in_play("electro_catapult", plant=2, steel=2)
    assert asked(table, "use electro_catapult") == ["choose 1", "choose 2"]
    assert used(table, "electro_catapult", "choose 1") == {"plant": -1, "mc": 7}
    table = in_play("electro_catapult", plant=2, steel=2)
    assert used(table, "electro_catapult", "choose 2") == {"steel": -1, "mc": 7}
    assert used(in_play("electro_catapult", plant=2), "electro_catapult") == {"plant": -1, "mc": 7}
    assert used(in_play("electro_catapult", steel=2), "electro_catapult") == {"steel": -1, "mc": 7}
    assert not can_use(in_play("electro_catapult", titanium=2), "electro_catapult")


# --- 070 to 079 ------------------------------------------------------------------------------------------------------


@case("earth_catapult")
def test_earth_catapult_makes_every_own_card_two_megacredits_cheaper() -> None:
    assert played_for(scene("earth_catapult"), 23, "earth_catapult") == {"mc": -23, "earth tag": 1, "vp": 2}
    table = in_play("earth_catapult", hand=["adapted_lichen", "mineral_deposit", "fueled_generators"])
    assert played_for(table, 7, "adapted_lichen")["mc"] == -7
    assert played_for(table, 3, "mineral_deposit")["mc"] == -3
    assert "mc" not in played_for(table, 0, "fueled_generators")
    table.player(1, hand=["mine"])
    assert played_for(table, 4, "mine", seat=1)["1 mc"] == -4


@case("advanced_alloys")
def test_advanced_alloys_makes_each_metal_worth_one_megacredit_more() -> None:
    assert played_for(scene("advanced_alloys"), 9, "advanced_alloys") == {"mc": -9, "science tag": 1}
    table = in_play("advanced_alloys", steel=4, titanium=3, hand=["deep_well_heating", "miranda_resort"])
    assert played_for(table, 1, "deep_well_heating")["steel"] == -4
    assert hindered(table.player(0, titanium=2), "miranda_resort") == ["price mc"]
    assert played(table.player(0, titanium=3), "miranda_resort")["titanium"] == -3


@case("advanced_alloys")
def test_advanced_alloys_adds_to_phobolog_and_serves_only_its_owner() -> None:
    table = in_play("advanced_alloys", corporation="phobolog", titanium=3, hand=["vesta_shipyard"])
    assert played(table, "vesta_shipyard")["titanium"] == -3
    table.player(1, titanium=3, hand=["miranda_resort"])
    assert hindered(table, "miranda_resort", seat=1) == ["price mc"]


@case("birds")
def test_birds_needs_13_percent_oxygen_and_cuts_two_plant_production() -> None:
    table = scene("birds", mc=10).set(oxygen=12).player(1, plant_production=3)
    assert hindered(table, "birds") == ["at_least oxygen"]
    table.set(oxygen=13)
    assert played_for(table, 10, "birds") == {"mc": -10, "animal tag": 1, "1 plant production": -2}


@case("birds")
def test_birds_asks_when_several_players_could_lose_both_steps() -> None:
    table = scene("birds", mc=10, players=4, plant_production=2).set(oxygen=13)
    table.player(1, plant_production=1).player(2, plant_production=7).player(3, plant_production=2)
    assert asked(table, "play birds") == ["target 0", "target 2", "target 3"]
    assert played(table, "birds", "target 2")["2 plant production"] == -2


@case("birds")
def test_birds_cannot_be_played_when_nobody_has_two_plant_production() -> None:
    table = scene("birds", mc=10, plant_production=1).set(oxygen=13).player(1, plant_production=1)
    assert hindered(table, "birds") == ["no_victim plant"]
    table.player(0, plant_production=2)
    assert played(table, "birds")["plant production"] == -2
    table = scene("birds", mc=10, players=1).set(oxygen=13)
    assert played(table, "birds") == {"mc": -10, "animal tag": 1}


@case("birds")
def test_birds_score_a_point_each() -> None:
    table = in_play("birds", cubes={"birds": 2})
    assert table.vp(0) == 2
    assert used(table, "birds") == {"birds cubes": 1, "vp": 1}


@case("mars_university")
def test_mars_university_may_swap_a_card_for_its_own_science_tag() -> None:
    table = scene("mars_university", mc=8).deck(["mine"])
    assert played_for(table, 8, "mars_university", "choose 1") == {
        "mc": -8,
        "science tag": 1,
        "building tag": 1,
        "vp": 1,
        "deck": -1,
    }
    assert table.player(0).hand == ["mine"]
    assert is_discarded(table, SPARE)


@case("mars_university")
def test_mars_university_may_be_declined() -> None:
    table = scene("mars_university", mc=8)
    assert asked(table, "play mars_university") == ["choose 1", "choose 2"]
    assert "deck" not in played(table, "mars_university", "choose 2")
    assert table.player(0).hand == [SPARE]


@case("mars_university", "research")
def test_mars_university_swaps_twice_for_research_after_its_draws_and_discards_before_drawing() -> None:
    table = in_play("mars_university", mc=11, hand=["research"]).deck(["mine", "sponsors", "trees", "grass"])
    assert asked(table, "play research", "choose 1") == ["discard mine", "discard sponsors", "discard micro_mills"]
    answers = ["choose 1", "discard mine", "choose 1"]
    assert asked(table, "play research", *answers) == ["discard trees", "discard sponsors", "discard micro_mills"]
    assert played(table, "research", *answers, "discard trees") == {"mc": -11, "science tag": 2, "vp": 1, "deck": -4}
    assert sorted(table.player(0).hand) == ["grass", "micro_mills", "sponsors"]


@case("mars_university")
def test_mars_university_answers_to_events_but_not_to_other_players_or_other_tags() -> None:
    table = in_play("mars_university", mc=5, hand=["technology_demonstration"])
    played(table, "technology_demonstration", "choose 2")
    table.player(0, mc=6, hand=["sponsors", SPARE]).player(1, mc=11, hand=["research"])
    assert "deck" not in played(table, "sponsors")
    assert played(table, "research", seat=1)["deck"] == -2


@case("mars_university")
def test_mars_university_asks_nothing_of_an_empty_hand() -> None:
    table = in_play("mars_university", mc=20).player(0, hand=["trans_neptune_probe"])
    assert played(table, "trans_neptune_probe") == {"mc": -6, "science tag": 1, "space tag": 1, "vp": 1}


@case("viral_enhancers")
def test_viral_enhancers_gains_a_plant_for_its_own_microbe_tag() -> None:
    table = scene("viral_enhancers")
    assert played_for(table, 9, "viral_enhancers") == {"mc": -9, "plant": 1, "science tag": 1, "microbe tag": 1}


@case("viral_enhancers")
def test_viral_enhancers_gives_a_plant_or_a_cube_on_the_card_just_played() -> None:
    table = in_play("viral_enhancers", hand=["tardigrades"], tableau=["ants"])
    assert asked(table.player(0, mc=4), "play tardigrades") == ["choose 1", "choose 2"]
    assert played(table, "tardigrades", "choose 2") == {"mc": -4, "microbe tag": 1, "tardigrades cubes": 1}
    table = in_play("viral_enhancers", hand=["tardigrades"], tableau=["ants"], mc=4)
    assert played(table, "tardigrades", "choose 1") == {"mc": -4, "microbe tag": 1, "plant": 1}


@case("viral_enhancers")
def test_viral_enhancers_chooses_for_every_tag_apart() -> None:
    table = in_play("viral_enhancers", mc=12, hand=["ecological_zone"]).tile(46, "greenery", 0)
    assert played(table, "ecological_zone", "place ecological_zone 47", "choose 1", "choose 2") == {
        "mc": -12,
        "animal tag": 1,
        "plant tag": 1,
        "space 47": "ecological_zone 0",
        "ecological_zone cubes": 2 + 1,
        "plant": 1,
        "vp": 1,
    }


@case("viral_enhancers")
def test_viral_enhancers_gives_plants_for_cards_that_hold_nothing_and_for_events() -> None:
    table = in_play("viral_enhancers", mc=11, hand=["advanced_ecosystems"], tableau=["algae", "archaebacteria", "fish"])
    assert played(table, "advanced_ecosystems") == {
        "mc": -11,
        "plant": 3,
        "plant tag": 1,
        "microbe tag": 1,
        "animal tag": 1,
        "vp": 3,
    }
    table = in_play("viral_enhancers", mc=1, hand=["virus"])
    assert played(table, "virus", "first 1") == {"mc": -1, "plant": 1}


@case("viral_enhancers")
def test_viral_enhancers_pays_for_the_plant_that_moss_costs() -> None:
    table = scene("moss", mc=4).set(oceans=3)
    assert hindered(table, "moss") == ["stock plant"]
    table = in_play("viral_enhancers", mc=4, hand=["moss"]).set(oceans=3)
    assert played(table, "moss") == {"mc": -4, "plant production": 1, "plant tag": 1}


@case("viral_enhancers")
def test_viral_enhancers_does_not_answer_to_other_players() -> None:
    table = in_play("viral_enhancers").player(1, mc=9, hand=["adapted_lichen"])
    assert played(table, "adapted_lichen", seat=1) == {"1 mc": -9, "1 plant production": 1, "1 plant tag": 1}


@case("towing_a_comet")
def test_towing_a_comet_brings_plants_oxygen_and_an_ocean() -> None:
    table = scene("towing_a_comet").set(oxygen=3)
    assert played_for(table, 23, "towing_a_comet", "place ocean 5") == {
        "mc": -23,
        "plant": 2,
        "oxygen": 1,
        "oceans": 1,
        "space 5": "ocean",
        "rating": 2,
    }


@case("towing_a_comet")
def test_towing_a_comet_on_a_finished_planet_brings_plants() -> None:
    table = scene("towing_a_comet", mc=2, titanium=7).set(oxygen=14, oceans=9)
    assert played(table, "towing_a_comet") == {"mc": -2, "titanium": -7, "plant": 2}


@case("space_mirrors")
def test_space_mirrors_turns_seven_megacredits_into_energy_production() -> None:
    assert played_for(scene("space_mirrors"), 3, "space_mirrors") == {"mc": -3, "power tag": 1, "space tag": 1}
    assert played(scene("space_mirrors", titanium=1), "space_mirrors")["titanium"] == -1
    table = in_play("space_mirrors", mc=14)
    assert used(table, "space_mirrors") == {"mc": -7, "energy production": 1}
    assert not can_use(in_play("space_mirrors", mc=6, titanium=9, steel=9), "space_mirrors")


@case("solar_wind_power")
def test_solar_wind_power_gives_energy_production_and_titanium() -> None:
    table = scene("solar_wind_power")
    assert played_for(table, 11, "solar_wind_power") == {
        "mc": -11,
        "energy production": 1,
        "titanium": 2,
        "science tag": 1,
        "space tag": 1,
        "power tag": 1,
    }
    table = scene("solar_wind_power", titanium=4)
    assert played(table, "solar_wind_power")["titanium"] == -4 + 2


@case("ice_asteroid")
def test_ice_asteroid_places_two_oceans() -> None:
    table = scene("ice_asteroid", mc=23).tile(30, "ocean")
    assert offered(table, "play ice_asteroid") == OCEAN_SPACES - {30}
    assert offered(table, "play ice_asteroid", "place ocean 5") == OCEAN_SPACES - {30, 5}
    assert played_for(table, 23, "ice_asteroid", "place ocean 5", "place ocean 61") == {
        "mc": -23,
        "titanium": 2,
        "oceans": 2,
        "space 5": "ocean",
        "space 61": "ocean",
        "rating": 2,
    }


@case("ice_asteroid")
def test_ice_asteroid_places_only_the_oceans_that_are_left() -> None:
    table = scene("ice_asteroid", mc=2, titanium=7).set(oceans=8)
    assert played(table, "ice_asteroid", "place ocean 5") == {
        "mc": -2,
        "titanium": -7,
        "oceans": 1,
        "space 5": "ocean",
        "rating": 1,
    }


@case("quantum_extractor")
def test_quantum_extractor_needs_four_science_tags_in_play() -> None:
    table = scene("quantum_extractor", mc=13, tableau=THREE_SCIENCE)
    assert hindered(table, "quantum_extractor") == ["tags science"]
    table.lay_down(0, "inventors_guild")
    assert played_for(table, 13, "quantum_extractor") == {
        "mc": -13,
        "energy production": 4,
        "science tag": 1,
        "power tag": 1,
    }


@case("quantum_extractor")
def test_quantum_extractor_makes_own_space_cards_two_cheaper_and_adds_to_other_discounts() -> None:
    table = in_play("quantum_extractor", hand=["trans_neptune_probe", "vesta_shipyard", "mine"])
    assert played_for(table, 4, "trans_neptune_probe")["mc"] == -4
    assert played_for(table, 4, "mine")["mc"] == -4
    table.lay_down(0, "space_station")
    assert played_for(table, 11, "vesta_shipyard")["mc"] == -11
    table.player(1, hand=["asteroid"]).set(temperature=8)
    assert played_for(table, 14, "asteroid", seat=1)["1 mc"] == -14


# --- 080 to 089 ------------------------------------------------------------------------------------------------------


@case("giant_ice_asteroid")
def test_giant_ice_asteroid_warms_floods_and_takes_up_to_six_plants() -> None:
    table = scene("giant_ice_asteroid", mc=36).set(temperature=-10).player(1, plant=9)
    oceans = ["place ocean 5", "place ocean 61"]
    takes = [f"remove 1 {count}" for count in range(1, 7)]
    assert asked(table, "play giant_ice_asteroid", *oceans) == [*takes, "decline"]
    assert played_for(table, 36, "giant_ice_asteroid", *oceans, "remove 1 6") == {
        "mc": -36,
        "titanium": 2,
        "temperature": 4,
        "oceans": 2,
        "space 5": "ocean",
        "space 61": "ocean",
        "rating": 4,
        "1 plant": -6,
    }


@case("giant_ice_asteroid")
def test_giant_ice_asteroid_to_0_degrees_places_a_third_ocean() -> None:
    table = scene("giant_ice_asteroid", mc=36).set(temperature=-4).player(1, plant=3)
    answers = ["place ocean 5", "place ocean 61", "place ocean 2", "decline"]
    changed = played(table, "giant_ice_asteroid", *answers)
    assert (changed["oceans"], changed["rating"], changed["temperature"]) == (3, 5, 4)


@case("giant_ice_asteroid")
def test_giant_ice_asteroid_on_a_finished_planet_still_takes_plants() -> None:
    table = scene("giant_ice_asteroid", titanium=12, players=3).set(temperature=8, oceans=9).player(1, plant=2)
    table.player(2, plant=9, tableau=["protected_habitats"])
    assert played(table, "giant_ice_asteroid", "remove 1 2") == {"titanium": -12, "1 plant": -2}


@case("ganymede_colony")
def test_ganymede_colony_is_a_city_off_mars_that_scores_jovian_tags() -> None:
    table = scene("ganymede_colony", tableau=["vesta_shipyard", "martian_rails"], energy=1)
    table.player(1, tableau=["rover_construction", "asteroid_mining"])
    assert played_for(table, 20, "ganymede_colony") == {
        "mc": -20,
        "jovian tag": 1,
        "space tag": 1,
        "city tag": 1,
        "space 63": "city 0",
        "vp": 2,
        "1 mc": 2,
    }
    assert used(table, "martian_rails") == {"energy": -1}
    table.lay_down(0, "miranda_resort")
    assert table.vp(0) == 1 + 3 + 1


@case("ganymede_colony")
def test_ganymede_colony_is_paid_with_titanium() -> None:
    table = scene("ganymede_colony", titanium=7)
    assert played(table, "ganymede_colony")["titanium"] == -7


@case("callisto_penal_mines")
def test_callisto_penal_mines_earn_three_megacredits_a_generation() -> None:
    table = scene("callisto_penal_mines")
    assert played_for(table, 24, "callisto_penal_mines") == {
        "mc": -24,
        "mc production": 3,
        "jovian tag": 1,
        "space tag": 1,
        "vp": 2,
    }


@case("giant_space_mirror")
def test_giant_space_mirror_gives_three_energy_production() -> None:
    table = scene("giant_space_mirror")
    assert played_for(table, 17, "giant_space_mirror") == {
        "mc": -17,
        "energy production": 3,
        "power tag": 1,
        "space tag": 1,
    }
    assert played(scene("giant_space_mirror", titanium=6), "giant_space_mirror")["titanium"] == -6


@case("trans_neptune_probe")
def test_trans_neptune_probe_is_worth_a_point() -> None:
    table = scene("trans_neptune_probe")
    assert played_for(table, 6, "trans_neptune_probe") == {"mc": -6, "science tag": 1, "space tag": 1, "vp": 1}


@case("commercial_district")
def test_commercial_district_scores_the_cities_beside_it() -> None:
    table = scene("commercial_district", mc=16, energy_production=1).tile(45, "city", 1).tile(47, "greenery", 0)
    assert offered(table, "play commercial_district") == LAND_SPACES - {45, 47}
    assert played_for(table, 16, "commercial_district", "place commercial_district 46") == {
        "mc": -16,
        "energy production": -1,
        "mc production": 4,
        "building tag": 1,
        "space 46": "commercial_district 0",
        "vp": 1,
    }
    table.tile(53, "capital", 0)
    assert table.vp(0) == 2
    assert int(table.state.cities[0]) == 1


@case("commercial_district")
def test_commercial_district_needs_energy_production_but_no_space() -> None:
    table = scene("commercial_district", mc=16, energy=3)
    assert hindered(table, "commercial_district") == ["production energy"]
    table.player(0, energy_production=1)
    claim_all_land_for(table, 1)
    assert played(table, "commercial_district") == {
        "mc": -16,
        "energy production": -1,
        "mc production": 4,
        "building tag": 1,
    }


@case("robotic_workforce")
def test_robotic_workforce_copies_the_whole_production_box_of_one_own_building() -> None:
    tableau = ["carbonate_processing", "domed_crater", "martian_rails", "lunar_beam"]
    table = scene("robotic_workforce", mc=9, tableau=tableau, energy_production=1).player(1, tableau=["mine"])
    assert asked(table, "play robotic_workforce") == ["copy domed_crater", "copy carbonate_processing"]
    assert played_for(table, 9, "robotic_workforce", "copy domed_crater") == {
        "mc": -9,
        "science tag": 1,
        "energy production": -1,
        "mc production": 3,
    }


@case("robotic_workforce")
def test_robotic_workforce_needs_a_box_that_can_be_carried_out() -> None:
    table = scene("robotic_workforce", mc=9, tableau=["martian_rails", "noctis_city", "nuclear_power"], mc_production=-4)
    assert hindered(table, "robotic_workforce") == ["no_building"]
    table.player(0, energy_production=1)
    assert played(table, "robotic_workforce") == {
        "mc": -9,
        "science tag": 1,
        "energy production": -1,
        "mc production": 3,
    }


@case("robotic_workforce")
def test_robotic_workforce_copies_the_box_of_a_corporation_without_its_stock() -> None:
    table = scene("robotic_workforce", mc=9, corporation="mining_guild")
    assert played(table, "robotic_workforce") == {"mc": -9, "science tag": 1, "steel production": 1}


@case("robotic_workforce", "mining_rights")
def test_robotic_workforce_copies_the_metal_of_mining_rights_without_their_tile() -> None:
    table = scene("robotic_workforce", mc=18, hand=["mining_rights"])
    played(table, "mining_rights", "place mining_rights 56")
    assert played(table, "robotic_workforce") == {"mc": -9, "science tag": 1, "titanium production": 1}


@case("robotic_workforce", "mining_area")
def test_robotic_workforce_cannot_copy_a_mining_area_that_found_no_space() -> None:
    table = scene("robotic_workforce", mc=13, hand=["mining_area"])
    played(table, "mining_area")
    assert hindered(table, "robotic_workforce") == ["no_building"]


@case("robotic_workforce")
def test_robotic_workforce_counts_the_building_tags_of_a_medical_lab_now() -> None:
    table = scene("robotic_workforce", mc=9, tableau=["medical_lab", "martian_rails", "electro_catapult", "space_elevator"])
    assert asked(table, "play robotic_workforce") == ["copy space_elevator", "copy medical_lab"]
    assert played(table, "robotic_workforce", "copy medical_lab") == {"mc": -9, "science tag": 1, "mc production": 2}


@case("robotic_workforce")
def test_robotic_workforce_copies_the_production_loss_of_another_player_too() -> None:
    table = scene("robotic_workforce", mc=9, players=3, tableau=["biomass_combustors"])
    assert hindered(table, "robotic_workforce") == ["no_building"]
    table.player(1, plant_production=1).player(2, plant_production=1)
    assert asked(table, "play robotic_workforce") == ["target 1", "target 2"]
    assert played(table, "robotic_workforce", "target 2") == {
        "mc": -9,
        "science tag": 1,
        "energy production": 2,
        "2 plant production": -1,
    }


@case("robotic_workforce")
def test_robotic_workforce_copies_the_losses_of_an_immigrant_city_too() -> None:
    table = scene("robotic_workforce", mc=9, tableau=["immigrant_city"], energy_production=1, mc_production=-4)
    assert hindered(table, "robotic_workforce") == ["no_building"]
    table.player(0, mc_production=-3)
    assert played(table, "robotic_workforce") == {
        "mc": -9,
        "science tag": 1,
        "energy production": -1,
        "mc production": -2,
    }


@case("robotic_workforce")
def test_robotic_workforce_cannot_copy_two_energy_with_one() -> None:
    table = scene("robotic_workforce", mc=9, tableau=["underground_city", "mine"], energy_production=1)
    assert played(table, "robotic_workforce") == {"mc": -9, "science tag": 1, "steel production": 1}


@case("grass")
def test_grass_needs_minus_16_degrees() -> None:
    table = scene("grass", mc=11).set(temperature=-18)
    assert hindered(table, "grass") == ["at_least temperature"]
    table.set(temperature=-16)
    assert played_for(table, 11, "grass") == {"mc": -11, "plant production": 1, "plant": 3, "plant tag": 1}


@case("heather")
def test_heather_needs_minus_14_degrees() -> None:
    table = scene("heather", mc=6).set(temperature=-16)
    assert hindered(table, "heather") == ["at_least temperature"]
    table.set(temperature=-14)
    assert played_for(table, 6, "heather") == {"mc": -6, "plant production": 1, "plant": 1, "plant tag": 1}


@case("peroxide_power")
def test_peroxide_power_gives_energy_for_money_production() -> None:
    table = scene("peroxide_power", mc_production=-4)
    assert played_for(table, 7, "peroxide_power") == {
        "mc": -7,
        "mc production": -1,
        "energy production": 2,
        "power tag": 1,
        "building tag": 1,
    }
    assert hindered(scene("peroxide_power", mc=7, mc_production=-5), "peroxide_power") == ["production mc"]


# --- 090 to 104 ------------------------------------------------------------------------------------------------------


@case("research")
def test_research_draws_two_cards_and_counts_as_two_science_tags() -> None:
    table = scene("research").deck(["mine", "sponsors"])
    assert played_for(table, 11, "research") == {"mc": -11, "science tag": 2, "vp": 1, "deck": -2}
    assert sorted(table.player(0).hand) == sorted([SPARE, "mine", "sponsors"])


@case("research")
def test_research_triggers_olympus_conference_twice() -> None:
    table = scene("research", mc=11, tableau=["olympus_conference"])
    changed = played(table, "research", "choose 1")
    assert changed["olympus_conference cubes"] == 2


@case("research")
def test_research_has_no_jovian_tag_for_saturn_systems() -> None:
    table = scene("research", mc=11, corporation="saturn_systems")
    assert played(table, "research") == {"mc": -11, "science tag": 2, "vp": 1, "deck": -2}


@case("gene_repair")
def test_gene_repair_needs_three_science_tags_in_play() -> None:
    table = scene("gene_repair", mc=12, tableau=["research"])
    assert hindered(table, "gene_repair") == ["tags science"]
    table.lay_down(0, "inventors_guild")
    assert played_for(table, 12, "gene_repair") == {"mc": -12, "mc production": 2, "science tag": 1, "vp": 2}


@case("io_mining_industries")
def test_io_mining_industries_score_jovian_tags() -> None:
    table = scene("io_mining_industries", tableau=["vesta_shipyard"]).player(1, tableau=["miranda_resort"])
    assert played_for(table, 41, "io_mining_industries") == {
        "mc": -41,
        "titanium production": 2,
        "mc production": 2,
        "jovian tag": 1,
        "space tag": 1,
        "vp": 2,
    }
    table.lay_down(0, "colonizer_training_camp")
    assert table.vp(0) == 1 + 2 + 3


@case("bushes")
def test_bushes_needs_minus_10_degrees() -> None:
    table = scene("bushes", mc=10).set(temperature=-12)
    assert hindered(table, "bushes") == ["at_least temperature"]
    table.set(temperature=-10)
    assert played_for(table, 10, "bushes") == {"mc": -10, "plant production": 2, "plant": 2, "plant tag": 1}


@case("mass_converter")
def test_mass_converter_needs_five_science_tags_in_play() -> None:
    table = scene("mass_converter", mc=8, tableau=FOUR_SCIENCE)
    assert hindered(table, "mass_converter") == ["tags science"]
    table.lay_down(0, "search_for_life")
    assert played_for(table, 8, "mass_converter") == {
        "mc": -8,
        "energy production": 6,
        "science tag": 1,
        "power tag": 1,
    }


@case("mass_converter")
def test_mass_converter_makes_own_space_cards_two_cheaper() -> None:
    table = in_play("mass_converter", hand=["trans_neptune_probe", "asteroid", "mine"]).set(temperature=8)
    assert played_for(table, 4, "trans_neptune_probe")["mc"] == -4
    assert played_for(table, 12, "asteroid")["mc"] == -12
    assert played_for(table, 4, "mine")["mc"] == -4


@case("physics_complex")
def test_physics_complex_turns_six_energy_into_two_points() -> None:
    table = scene("physics_complex")
    assert played_for(table, 12, "physics_complex") == {"mc": -12, "science tag": 1, "building tag": 1}
    assert not can_use(table.player(0, energy=5, energy_production=6), "physics_complex")
    table.player(0, energy=12)
    assert used(table, "physics_complex") == {"energy": -6, "physics_complex cubes": 1, "vp": 2}


@case("greenhouses")
def test_greenhouses_give_a_plant_for_every_city_anywhere() -> None:
    table = scene("greenhouses").tile(46, "city", 0).tile(17, "city", 1).tile(22, "capital", 1).tile(62, "city", 1)
    assert played_for(table, 6, "greenhouses") == {"mc": -6, "plant": 4, "plant tag": 1, "building tag": 1}
    assert played(scene("greenhouses", steel=3), "greenhouses") == {"steel": -3, "plant tag": 1, "building tag": 1}


@case("greenhouses")
def test_greenhouses_in_solo_count_the_neutral_cities() -> None:
    assert played(scene("greenhouses", mc=6, players=1), "greenhouses")["plant"] == 2


@case("nuclear_zone")
def test_nuclear_zone_warms_and_spoils_a_land_space() -> None:
    table = scene("nuclear_zone", mc=10).set(temperature=-10).tile(46, "city", 1)
    assert offered(table, "play nuclear_zone") == LAND_SPACES - {46}
    assert played_for(table, 10, "nuclear_zone", "place nuclear_zone 51") == {
        "mc": -10,
        "temperature": 4,
        "rating": 2,
        "steel": 2,
        "earth tag": 1,
        "space 51": "nuclear_zone 0",
        "vp": -2,
    }


@case("nuclear_zone")
def test_nuclear_zone_stops_at_8_degrees_and_may_find_no_space() -> None:
    table = scene("nuclear_zone", mc=10).set(temperature=6)
    claim_all_land_for(table, 1)
    assert played(table, "nuclear_zone") == {"mc": -10, "temperature": 2, "rating": 1, "earth tag": 1, "vp": -2}


@case("tropical_resort")
def test_tropical_resort_turns_two_heat_production_into_money_production() -> None:
    table = scene("tropical_resort", heat_production=2)
    assert played_for(table, 13, "tropical_resort") == {
        "mc": -13,
        "heat production": -2,
        "mc production": 3,
        "building tag": 1,
        "vp": 2,
    }
    table = scene("tropical_resort", mc=13, heat_production=1, heat=9)
    assert hindered(table, "tropical_resort") == ["production heat"]


@case("toll_station")
def test_toll_station_counts_the_space_tags_of_all_opponents() -> None:
    table = scene("toll_station", players=3, tableau=["asteroid_mining"])
    table.player(1, tableau=["vesta_shipyard", "asteroid"]).player(2, tableau=["space_elevator", "ganymede_colony"])
    assert played_for(table, 12, "toll_station") == {"mc": -12, "mc production": 3, "space tag": 1}


@case("toll_station")
def test_toll_station_in_solo_earns_nothing() -> None:
    table = scene("toll_station", titanium=4, players=1, tableau=["space_station"])
    assert hindered(table, "toll_station") == []
    assert played(table, "toll_station") == {"titanium": -4, "space tag": 1}


@case("fueled_generators")
def test_fueled_generators_gives_energy_for_money_production() -> None:
    table = scene("fueled_generators", mc_production=-4)
    assert played_for(table, 1, "fueled_generators") == {
        "mc": -1,
        "mc production": -1,
        "energy production": 1,
        "power tag": 1,
        "building tag": 1,
    }
    assert hindered(scene("fueled_generators", mc=1, mc_production=-5), "fueled_generators") == ["production mc"]


@case("ironworks")
def test_ironworks_turns_four_energy_into_steel_and_oxygen() -> None:
    assert played_for(scene("ironworks"), 11, "ironworks") == {"mc": -11, "building tag": 1}
    table = in_play("ironworks", energy=8).set(oxygen=3)
    assert used(table, "ironworks") == {"energy": -4, "steel": 1, "oxygen": 1, "rating": 1}
    table = in_play("ironworks", energy=8).set(oxygen=14)
    assert used(table, "ironworks") == {"energy": -4, "steel": 1}
    assert not can_use(in_play("ironworks", energy=3, energy_production=4), "ironworks")


@case("power_grid")
def test_power_grid_gives_energy_production_for_every_own_power_tag() -> None:
    table = scene("power_grid", tableau=["nuclear_power", "space_mirrors"]).player(1, tableau=["lunar_beam"])
    assert played_for(table, 18, "power_grid") == {"mc": -18, "energy production": 3, "power tag": 1}
    assert played_for(scene("power_grid"), 18, "power_grid")["energy production"] == 1


@case("steelworks")
def test_steelworks_turns_four_energy_into_two_steel_and_oxygen() -> None:
    assert played_for(scene("steelworks"), 15, "steelworks") == {"mc": -15, "building tag": 1}
    table = in_play("steelworks", energy=8).set(oxygen=3)
    assert used(table, "steelworks") == {"energy": -4, "steel": 2, "oxygen": 1, "rating": 1}
    table = in_play("steelworks", energy=8).set(oxygen=14)
    assert used(table, "steelworks") == {"energy": -4, "steel": 2}
    assert not can_use(in_play("steelworks", energy=3, energy_production=4), "steelworks")


@case("ore_processor")
def test_ore_processor_turns_four_energy_into_titanium_and_oxygen() -> None:
    assert played_for(scene("ore_processor"), 13, "ore_processor") == {"mc": -13, "building tag": 1}
    table = in_play("ore_processor", energy=8).set(oxygen=7, temperature=-10)
    assert used(table, "ore_processor") == {
        "energy": -4,
        "titanium": 1,
        "oxygen": 1,
        "temperature": 2,
        "rating": 2,
    }
    table = in_play("ore_processor", energy=8).set(oxygen=14)
    assert used(table, "ore_processor") == {"energy": -4, "titanium": 1}
    assert not can_use(in_play("ore_processor", energy=3, energy_production=4), "ore_processor")
