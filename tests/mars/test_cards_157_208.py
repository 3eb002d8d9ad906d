"""One case or more for every project card from Nitrite Reducing Bacteria (157) to AI Central (208)."""

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
from tharsis.testing import Table

BUILDINGS = (
    "industrial_microbes", "magnetic_field_generators", "windmills", "magnetic_field_dome", "protected_valley",
    "noctis_farming", "water_splitting_plant", "heat_trappers", "soil_factory", "fuel_factory", "corporate_stronghold",
    "biomass_combustors", "olympus_conference", "aquifer_pumping", "power_infrastructure", "immigrant_city",
    "underground_detonations", "rad_chem_factory", "medical_lab", "ai_central",
)  # fmt: skip
IN_SPACE = (
    "convoy_from_europa", "imported_ghg", "imported_nitrogen", "shuttles", "import_of_advanced_ghg",
    "aerobraked_ammonia_asteroid", "satellites", "lagrange_observatory", "terraforming_ganymede", "immigration_shuttles",
    "soletta", "technology_demonstration",
)  # fmt: skip
OTHERS = (
    "nitrite_reducing_bacteria", "lichen", "power_supply_consortium", "tundra_farming", "pets", "protected_habitats",
    "ice_cap_melting", "livestock", "rad_suits", "flooding", "energy_saving", "local_heat_trapping", "permafrost_extraction",
    "invention_contest", "plantation", "restricted_area", "energy_tapping", "special_design",
)  # fmt: skip


# --- metals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", BUILDINGS)
@case(*BUILDINGS)
def test_steel_but_no_titanium_pays_for_a_building(card: str) -> None:
    assert "price mc" not in hindered(scene(card, steel=12), card)
    assert "price mc" in hindered(scene(card, titanium=12), card)


@pytest.mark.parametrize("card", IN_SPACE)
@case(*IN_SPACE)
def test_titanium_but_no_steel_pays_for_a_space_card(card: str) -> None:
    assert "price mc" not in hindered(scene(card, titanium=12), card)
    assert "price mc" in hindered(scene(card, steel=20), card)


@pytest.mark.parametrize("card", OTHERS)
@case(*OTHERS)
def test_no_metal_pays_for_a_card_that_is_neither_building_nor_space(card: str) -> None:
    assert "price mc" in hindered(scene(card, steel=12, titanium=12), card)


@case("soletta")
def test_soletta_may_be_paid_in_any_mix_of_titanium_and_money() -> None:
    table = scene("soletta", mc=8, titanium=13)
    assert asked(table, "play soletta") == [f"pay titanium {cubes}" for cubes in range(9, 13)]
    changed = played(table, "soletta", "pay titanium 9")
    assert (changed["titanium"], changed["mc"]) == (-9, -8)


# --- 157 to 169 ------------------------------------------------------------------------------------------------------


@case("nitrite_reducing_bacteria")
def test_nitrite_reducing_bacteria_arrives_with_three_microbes() -> None:
    assert played_for(scene("nitrite_reducing_bacteria"), 11, "nitrite_reducing_bacteria") == {
        "mc": -11, "microbe tag": 1, "nitrite_reducing_bacteria cubes": 3,
    }  # fmt: skip


@case("nitrite_reducing_bacteria")
def test_nitrite_reducing_bacteria_adds_a_microbe_or_turns_three_into_rating() -> None:
    def bacteria(cubes: int) -> Table:
        return in_play("nitrite_reducing_bacteria", cubes={"nitrite_reducing_bacteria": cubes})

    three = {"nitrite_reducing_bacteria cubes": -3, "rating": 1}
    assert used(bacteria(3), "nitrite_reducing_bacteria", "choose 1") == three
    assert used(bacteria(3), "nitrite_reducing_bacteria", "choose 2") == {"nitrite_reducing_bacteria cubes": 1}
    assert used(bacteria(2), "nitrite_reducing_bacteria") == {"nitrite_reducing_bacteria cubes": 1}


@case("industrial_microbes")
def test_industrial_microbes_gives_energy_and_steel_production() -> None:
    assert played_for(scene("industrial_microbes"), 12, "industrial_microbes") == {
        "mc": -12, "energy production": 1, "steel production": 1, "microbe tag": 1, "building tag": 1,
    }  # fmt: skip


@case("lichen")
def test_lichen_needs_minus_24_degrees() -> None:
    table = scene("lichen", mc=7).set(temperature=-26)
    assert hindered(table, "lichen") == ["at_least temperature"]
    table.set(temperature=-24)
    assert played_for(table, 7, "lichen") == {"mc": -7, "plant production": 1, "plant tag": 1}


@case("power_supply_consortium")
def test_power_supply_consortium_needs_two_power_tags_beside_its_own() -> None:
    table = scene("power_supply_consortium", mc=5, tableau=["power_plant"]).player(1, energy_production=1)
    assert hindered(table, "power_supply_consortium") == ["tags power"]
    table.player(0, tableau=["solar_power"])
    assert hindered(table, "power_supply_consortium") == []


@case("power_supply_consortium")
def test_power_supply_consortium_moves_energy_production_from_one_player() -> None:
    table = scene("power_supply_consortium", mc=5, players=3, tableau=["power_plant", "solar_power"])
    table.player(1, energy_production=1).player(2, energy_production=3)
    assert asked(table, "play power_supply_consortium") == ["target 0", "target 1", "target 2"]
    assert played_for(table, 5, "power_supply_consortium", "target 1") == {
        "mc": -5, "energy production": 1, "1 energy production": -1, "power tag": 1,
    }  # fmt: skip


@case("power_supply_consortium")
def test_power_supply_consortium_comes_to_nothing_when_nobody_has_energy_production() -> None:
    table = scene("power_supply_consortium", tableau=["power_plant", "solar_power"])
    assert played_for(table, 5, "power_supply_consortium") == {"mc": -5, "power tag": 1}


@case("power_supply_consortium")
def test_power_supply_consortium_in_solo_takes_from_the_neutral_opponent() -> None:
    table = scene("power_supply_consortium", mc=5, players=1, tableau=["power_plant", "solar_power"])
    assert played(table, "power_supply_consortium") == {"mc": -5, "energy production": 1, "power tag": 1}


@case("convoy_from_europa")
def test_convoy_from_europa_places_an_ocean_and_draws_a_card() -> None:
    table = scene("convoy_from_europa", mc=15).deck(["birds"])
    assert offered(table, "play convoy_from_europa") == OCEAN_SPACES
    assert played_for(table, 15, "convoy_from_europa", "place ocean 61") == {
        "mc": -15, "deck": -1, "oceans": 1, "rating": 1, "titanium": 2, "space 61": "ocean",
    }  # fmt: skip
    assert "birds" in table.player(0).hand


@case("convoy_from_europa")
def test_convoy_from_europa_after_nine_oceans_only_draws() -> None:
    assert played_for(scene("convoy_from_europa").set(oceans=9), 15, "convoy_from_europa") == {"mc": -15, "deck": -1}


@case("imported_ghg")
def test_imported_ghg_gives_heat_and_heat_production() -> None:
    table = scene("imported_ghg")
    assert played_for(table, 7, "imported_ghg") == {"mc": -7, "heat production": 1, "heat": 3}
    assert table.player(0).events == ["imported_ghg"]


@case("imported_nitrogen")
def test_imported_nitrogen_brings_plants_rating_microbes_and_animals() -> None:
    table = scene("imported_nitrogen", tableau=["ants", "small_animals"])
    assert played_for(table, 23, "imported_nitrogen") == {
        "mc": -23, "plant": 4, "rating": 1, "ants cubes": 3, "small_animals cubes": 2, "vp": 1 + 1,
    }  # fmt: skip


@case("imported_nitrogen")
def test_imported_nitrogen_loses_what_no_own_card_can_hold() -> None:
    table = scene("imported_nitrogen").player(1, tableau=["ants", "fish"])
    assert played_for(table, 23, "imported_nitrogen") == {"mc": -23, "plant": 4, "rating": 1}
    table = scene("imported_nitrogen", mc=23, tableau=["small_animals"])
    assert played(table, "imported_nitrogen")["small_animals cubes"] == 2


@case("imported_nitrogen")
def test_imported_nitrogen_asks_which_of_two_cards_takes_the_microbes() -> None:
    table = scene("imported_nitrogen", mc=23, tableau=["ants", "tardigrades"])
    assert sorted(asked(table, "play imported_nitrogen")) == ["add ants", "add tardigrades"]
    assert played(table, "imported_nitrogen", "add tardigrades")["tardigrades cubes"] == 3


@case("micro_mills")
def test_micro_mills_gives_heat_production() -> None:
    table = Table(mars).player(0, hand=["micro_mills", "birds"])
    assert played_for(table, 3, "micro_mills") == {"mc": -3, "heat production": 1}


@case("micro_mills")
def test_micro_mills_takes_no_metal() -> None:
    table = Table(mars).player(0, mc=2, steel=9, titanium=9, hand=["micro_mills", "birds"])
    assert hindered(table, "micro_mills") == ["price mc"]


@case("magnetic_field_generators")
def test_magnetic_field_generators_needs_four_energy_production_to_lose() -> None:
    table = scene("magnetic_field_generators", mc=20, energy_production=3)
    assert hindered(table, "magnetic_field_generators") == ["production energy"]
    table.player(0, energy_production=4)
    assert played_for(table, 20, "magnetic_field_generators") == {
        "mc": -20, "energy production": -4, "plant production": 2, "rating": 3, "building tag": 1,
    }  # fmt: skip


@case("shuttles")
def test_shuttles_needs_5_percent_oxygen_and_energy_production_to_lose() -> None:
    table = scene("shuttles", mc=10, energy_production=1).set(oxygen=4)
    assert hindered(table, "shuttles") == ["at_least oxygen"]
    table.set(oxygen=5).player(0, energy_production=0)
    assert hindered(table, "shuttles") == ["production energy"]
    table.player(0, energy_production=1)
    assert played_for(table, 10, "shuttles") == {
        "mc": -10, "energy production": -1, "mc production": 2, "space tag": 1, "vp": 1,
    }  # fmt: skip


@case("shuttles")
def test_shuttles_makes_space_cards_two_cheaper_events_included() -> None:
    table = in_play("shuttles", hand=["asteroid_mining", "imported_ghg", "mine"]).player(1, mc=6, hand=["imported_nitrogen"])
    assert played_for(table, 28, "asteroid_mining")["mc"] == -28
    assert played_for(table, 5, "imported_ghg")["mc"] == -5
    assert played_for(table, 4, "mine")["mc"] == -4
    assert hindered(table.player(1, mc=22), "imported_nitrogen", seat=1) == ["price mc"]


@case("import_of_advanced_ghg")
def test_import_of_advanced_ghg_gives_two_heat_production() -> None:
    assert played_for(scene("import_of_advanced_ghg"), 9, "import_of_advanced_ghg") == {"mc": -9, "heat production": 2}


@case("windmills")
def test_windmills_needs_7_percent_oxygen() -> None:
    table = scene("windmills", mc=6).set(oxygen=6)
    assert hindered(table, "windmills") == ["at_least oxygen"]
    table.set(oxygen=7)
    assert played_for(table, 6, "windmills") == {"mc": -6, "energy production": 1, "power tag": 1, "building tag": 1, "vp": 1}


@case("tundra_farming")
def test_tundra_farming_needs_minus_6_degrees() -> None:
    table = scene("tundra_farming", mc=16).set(temperature=-8)
    assert hindered(table, "tundra_farming") == ["at_least temperature"]
    table.set(temperature=-6)
    assert played_for(table, 16, "tundra_farming") == {
        "mc": -16, "plant production": 1, "mc production": 2, "plant": 1, "plant tag": 1, "vp": 2,
    }  # fmt: skip


# --- 170 to 179 ------------------------------------------------------------------------------------------------------


@case("aerobraked_ammonia_asteroid")
def test_aerobraked_ammonia_asteroid_brings_production_and_two_microbes() -> None:
    gains = {"mc": -26, "heat production": 3, "plant production": 1}
    table = scene("aerobraked_ammonia_asteroid", tableau=["ants"])
    assert played_for(table, 26, "aerobraked_ammonia_asteroid") == gains | {"ants cubes": 2, "vp": 1}
    table = scene("aerobraked_ammonia_asteroid").player(1, tableau=["ants"])
    assert played_for(table, 26, "aerobraked_ammonia_asteroid") == gains


@case("aerobraked_ammonia_asteroid")
def test_aerobraked_ammonia_asteroid_asks_which_of_two_cards_takes_the_microbes() -> None:
    table = scene("aerobraked_ammonia_asteroid", mc=26, tableau=["ants", "tardigrades", "fish"])
    assert sorted(asked(table, "play aerobraked_ammonia_asteroid")) == ["add ants", "add tardigrades"]
    assert played(table, "aerobraked_ammonia_asteroid", "add tardigrades")["tardigrades cubes"] == 2


@case("magnetic_field_dome")
def test_magnetic_field_dome_needs_two_energy_production_to_lose() -> None:
    table = scene("magnetic_field_dome", mc=5, energy_production=1)
    assert hindered(table, "magnetic_field_dome") == ["production energy"]
    table.player(0, energy_production=2)
    assert played_for(table, 5, "magnetic_field_dome") == {
        "mc": -5, "energy production": -2, "plant production": 1, "rating": 1, "building tag": 1,
    }  # fmt: skip


@case("pets")
def test_pets_arrives_with_an_animal() -> None:
    assert played_for(scene("pets"), 10, "pets") == {"mc": -10, "earth tag": 1, "animal tag": 1, "pets cubes": 1}


@case("pets")
def test_pets_gets_an_animal_for_every_city_of_anyone_on_mars_or_off_it() -> None:
    table = in_play("pets", mc=60, hand=["phobos_space_haven"], cubes={"pets": 1})
    table.player(1, mc=60, hand=["ganymede_colony", "birds"]).set(oceans=4)
    assert played(table, "phobos_space_haven")["pets cubes"] == 1
    assert played(table, "ganymede_colony", seat=1)["pets cubes"] == 1
    assert changes(table, lambda: table.do(0, "standard city", ["place city 46"]))["pets cubes"] == 1
    assert changes(table, lambda: table.do(1, "standard city", ["place city 14"]))["pets cubes"] == 1
    assert table.cubes("pets") == 5
    assert table.vp(0) == 3 + 5 // 2


@case("pets")
def test_pets_cannot_be_removed_not_even_by_their_owner() -> None:
    table = in_play("pets", tableau=["predators"], cubes={"pets": 3})
    assert not can_use(table, "predators")
    table = in_play("pets", cubes={"pets": 3}).player(1, mc=1, hand=["virus", "birds"], tableau=["predators"])
    assert not can_use(table, "predators", seat=1)
    assert played(table, "virus", seat=1) == {"1 mc": -1}


@case("protected_habitats")
def test_protected_habitats_has_no_tag() -> None:
    assert played_for(scene("protected_habitats"), 5, "protected_habitats") == {"mc": -5}


@case("protected_habitats")
def test_protected_habitats_saves_plants_animals_and_microbes_from_opponents() -> None:
    table = in_play("protected_habitats", players=3, plant=5, tableau=["fish", "tardigrades"])
    table.player(0, cubes={"fish": 2, "tardigrades": 2}).player(2, plant=3)
    table.player(1, mc=14, hand=["asteroid", "virus"], tableau=["ants", "predators"])
    assert asked(table, "play asteroid", seat=1) == [f"remove 2 {n}" for n in (1, 2, 3)] + ["decline"]
    assert not can_use(table, "ants", seat=1)
    assert not can_use(table, "predators", seat=1)
    table.player(2, plant=0)
    assert played(table, "virus", seat=1) == {"1 mc": -1}


@case("protected_habitats")
def test_protected_habitats_saves_neither_plant_production_nor_metals() -> None:
    table = in_play("protected_habitats", plant_production=1, steel=4).set(oxygen=8)
    table.player(1, mc=13, hand=["herbivores", "sabotage", "birds"])
    assert played(table, "herbivores", seat=1)["plant production"] == -1
    assert "remove 0 4" in asked(table, "play sabotage", seat=1)


@case("protected_habitats")
def test_protected_habitats_does_not_stop_its_owner() -> None:
    table = in_play("protected_habitats", mc=1, hand=["virus"], tableau=["fish", "ants"], cubes={"fish": 2})
    assert "remove_cubes fish 2" in asked(table, "play virus")
    table = in_play("protected_habitats", tableau=["tardigrades", "ants"], cubes={"tardigrades": 1})
    assert used(table, "ants") == {"tardigrades cubes": -1, "ants cubes": 1}


@case("protected_valley")
def test_protected_valley_is_a_greenery_on_an_ocean_space_away_from_own_tiles_too() -> None:
    table = scene("protected_valley", mc=23).tile(5, "ocean").tile(46, "city", 0)
    assert offered(table, "play protected_valley") == OCEAN_SPACES - {5}
    assert played_for(table, 23, "protected_valley", "place greenery 4") == {
        "mc": -23 + 2, "mc production": 2, "oxygen": 1, "rating": 1, "deck": -1, "plant tag": 1, "building tag": 1,
        "space 4": "greenery 0",
    }  # fmt: skip


@case("protected_valley")
def test_protected_valley_at_14_percent_oxygen_gives_no_rating() -> None:
    table = scene("protected_valley", mc=23).set(oxygen=14)
    assert played(table, "protected_valley", "place greenery 5") == {
        "mc": -23, "mc production": 2, "plant tag": 1, "building tag": 1, "space 5": "greenery 0",
    }  # fmt: skip


@case("satellites")
def test_satellites_gives_mc_production_per_own_space_tag_itself_included() -> None:
    table = scene("satellites", tableau=["asteroid_mining", "space_mirrors", "comet"]).player(1, tableau=["soletta"])
    assert played_for(table, 10, "satellites") == {"mc": -10, "mc production": 3, "space tag": 1}
    assert played_for(scene("satellites"), 10, "satellites")["mc production"] == 1


@case("noctis_farming")
def test_noctis_farming_needs_minus_20_degrees() -> None:
    table = scene("noctis_farming", mc=10).set(temperature=-22)
    assert hindered(table, "noctis_farming") == ["at_least temperature"]
    table.set(temperature=-20)
    assert played_for(table, 10, "noctis_farming") == {
        "mc": -10, "mc production": 1, "plant": 2, "plant tag": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip


@case("water_splitting_plant")
def test_water_splitting_plant_needs_two_oceans() -> None:
    table = scene("water_splitting_plant", mc=12).set(oceans=1)
    assert hindered(table, "water_splitting_plant") == ["at_least oceans"]
    table.set(oceans=2)
    assert played_for(table, 12, "water_splitting_plant") == {"mc": -12, "building tag": 1}


@case("water_splitting_plant")
def test_water_splitting_plant_turns_three_energy_into_oxygen() -> None:
    table = in_play("water_splitting_plant", energy=2)
    assert not can_use(table, "water_splitting_plant")
    table.player(0, energy=4)
    assert used(table, "water_splitting_plant") == {"energy": -3, "oxygen": 1, "rating": 1}


@case("water_splitting_plant")
def test_water_splitting_plant_may_be_used_in_vain_at_14_percent_oxygen() -> None:
    """M022."""
    assert used(in_play("water_splitting_plant", energy=3).set(oxygen=14), "water_splitting_plant") == {"energy": -3}


@case("heat_trappers")
def test_heat_trappers_takes_two_heat_production_from_one_player() -> None:
    table = scene("heat_trappers", mc=6, players=3, heat_production=1).player(1, heat_production=1)
    assert hindered(table, "heat_trappers") == ["no_victim heat"]
    table.player(1, heat_production=2)
    assert played_for(table, 6, "heat_trappers") == {
        "mc": -6, "energy production": 1, "1 heat production": -2, "power tag": 1, "building tag": 1, "vp": -1,
    }  # fmt: skip


@case("heat_trappers")
def test_heat_trappers_asks_among_all_who_can_lose_two_its_owner_included() -> None:
    table = scene("heat_trappers", mc=6, players=3, heat_production=2).player(1, heat_production=1).player(2, heat_production=5)
    assert asked(table, "play heat_trappers") == ["target 0", "target 2"]
    assert played(table, "heat_trappers", "target 2")["2 heat production"] == -2
    alone = scene("heat_trappers", mc=6, heat_production=2)
    assert played(alone, "heat_trappers")["heat production"] == -2


@case("heat_trappers")
def test_heat_trappers_in_solo_hits_the_neutral_opponent() -> None:
    table = scene("heat_trappers", mc=6, players=1)
    assert played(table, "heat_trappers") == {
        "mc": -6, "energy production": 1, "power tag": 1, "building tag": 1, "vp": -1,
    }  # fmt: skip


@case("soil_factory")
def test_soil_factory_turns_energy_production_into_plant_production() -> None:
    table = scene("soil_factory", mc=9)
    assert hindered(table, "soil_factory") == ["production energy"]
    table.player(0, energy_production=1)
    assert played_for(table, 9, "soil_factory") == {
        "mc": -9, "energy production": -1, "plant production": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip


# --- 180 to 189 ------------------------------------------------------------------------------------------------------


@case("fuel_factory")
def test_fuel_factory_turns_energy_production_into_titanium_and_mc_production() -> None:
    table = scene("fuel_factory", mc=6)
    assert hindered(table, "fuel_factory") == ["production energy"]
    table.player(0, energy_production=1)
    assert played_for(table, 6, "fuel_factory") == {
        "mc": -6, "energy production": -1, "mc production": 1, "titanium production": 1, "building tag": 1,
    }  # fmt: skip


@case("ice_cap_melting")
def test_ice_cap_melting_needs_2_degrees_and_places_an_ocean() -> None:
    table = scene("ice_cap_melting", mc=5).set(temperature=0)
    assert hindered(table, "ice_cap_melting") == ["at_least temperature"]
    table.set(temperature=2)
    assert offered(table, "play ice_cap_melting") == OCEAN_SPACES
    assert played_for(table, 5, "ice_cap_melting", "place ocean 26") == {
        "mc": -5, "oceans": 1, "rating": 1, "plant": 2, "space 26": "ocean",
    }  # fmt: skip


@case("ice_cap_melting")
def test_ice_cap_melting_after_nine_oceans_brings_nothing() -> None:
    assert played_for(scene("ice_cap_melting").set(temperature=2, oceans=9), 5, "ice_cap_melting") == {"mc": -5}


@case("corporate_stronghold")
def test_corporate_stronghold_is_a_city_that_costs_two_vp() -> None:
    table = scene("corporate_stronghold", mc=11).tile(46, "city", 1)
    assert hindered(table, "corporate_stronghold") == ["production energy"]
    table.player(0, energy_production=1)
    assert offered(table, "play corporate_stronghold") == LAND_SPACES - {46, 38, 39, 47, 53, 52, 45}
    assert played_for(table, 11, "corporate_stronghold", "place city 12") == {
        "mc": -11, "energy production": -1, "mc production": 3, "deck": -1, "city tag": 1, "building tag": 1, "vp": -2,
        "space 12": "city 0",
    }  # fmt: skip


@case("biomass_combustors")
def test_biomass_combustors_needs_6_percent_oxygen_and_plant_production_to_cut() -> None:
    table = scene("biomass_combustors", mc=4).set(oxygen=5).player(1, plant_production=1)
    assert hindered(table, "biomass_combustors") == ["at_least oxygen"]
    table.set(oxygen=6).player(1, plant_production=0)
    assert hindered(table, "biomass_combustors") == ["no_victim plant"]
    table.player(1, plant_production=1)
    assert played_for(table, 4, "biomass_combustors") == {
        "mc": -4, "energy production": 2, "1 plant production": -1, "power tag": 1, "building tag": 1, "vp": -1,
    }  # fmt: skip


@case("biomass_combustors")
def test_biomass_combustors_may_cut_its_owner() -> None:
    table = scene("biomass_combustors", mc=4, plant_production=1).set(oxygen=6).player(1, plant_production=1)
    assert asked(table, "play biomass_combustors") == ["target 0", "target 1"]
    assert played(table, "biomass_combustors", "target 0")["plant production"] == -1


@case("biomass_combustors")
def test_biomass_combustors_in_solo_cuts_the_neutral_opponent() -> None:
    table = scene("biomass_combustors", mc=4, players=1).set(oxygen=6)
    assert played(table, "biomass_combustors") == {
        "mc": -4, "energy production": 2, "power tag": 1, "building tag": 1, "vp": -1,
    }  # fmt: skip


@case("livestock")
def test_livestock_needs_9_percent_oxygen_and_own_plant_production() -> None:
    table = scene("livestock", mc=13, plant_production=1).set(oxygen=8)
    assert hindered(table, "livestock") == ["at_least oxygen"]
    table.set(oxygen=9).player(0, plant_production=0).player(1, plant_production=2)
    assert hindered(table, "livestock") == ["production plant"]
    table.player(0, plant_production=1)
    assert played_for(table, 13, "livestock") == {"mc": -13, "plant production": -1, "mc production": 2, "animal tag": 1}


@case("livestock")
def test_livestock_grows_by_an_animal_worth_a_vp() -> None:
    assert used(in_play("livestock"), "livestock") == {"livestock cubes": 1, "vp": 1}


@case("olympus_conference")
def test_olympus_conference_counts_its_own_science_tag() -> None:
    assert played_for(scene("olympus_conference"), 10, "olympus_conference") == {
        "mc": -10, "science tag": 1, "earth tag": 1, "building tag": 1, "olympus_conference cubes": 1, "vp": 1,
    }  # fmt: skip


@case("olympus_conference")
def test_olympus_conference_adds_a_cube_or_trades_one_for_a_card() -> None:
    def conference(cubes: int) -> Table:
        return in_play("olympus_conference", mc=11, hand=["breathing_filters"], cubes={"olympus_conference": cubes}).set(
            oxygen=7
        )

    filters = {"mc": -11, "science tag": 1, "vp": 2}
    assert played(conference(0), "breathing_filters") == filters | {"olympus_conference cubes": 1}
    assert played(conference(1), "breathing_filters", "choose 1") == filters | {"olympus_conference cubes": 1}
    table = conference(1).deck(["birds"])
    assert played(table, "breathing_filters", "choose 2") == filters | {"olympus_conference cubes": -1, "deck": -1}
    assert "birds" in table.player(0).hand


@case("olympus_conference")
def test_olympus_conference_answers_each_of_two_science_tags() -> None:
    table = in_play("olympus_conference", mc=11, hand=["research"], cubes={"olympus_conference": 1})
    assert played(table, "research", "choose 1", "choose 2") == {"mc": -11, "deck": -3, "science tag": 2, "vp": 1}
    table = in_play("olympus_conference", mc=11, hand=["research"])
    assert played(table, "research", "choose 1") == {
        "mc": -11, "deck": -2, "science tag": 2, "olympus_conference cubes": 2, "vp": 1,
    }  # fmt: skip


@case("olympus_conference")
def test_olympus_conference_answers_events_but_not_other_players() -> None:
    table = in_play("olympus_conference", mc=5, hand=["technology_demonstration"]).player(1, mc=11, hand=["research", "birds"])
    assert played(table, "technology_demonstration") == {"mc": -5, "deck": -2, "olympus_conference cubes": 1}
    assert "olympus_conference cubes" not in played(table, "research", seat=1)


@case("rad_suits")
def test_rad_suits_needs_two_cities_of_anyone_anywhere() -> None:
    table = scene("rad_suits", mc=6).tile(46, "city", 1)
    assert hindered(table, "rad_suits") == ["cities"]
    table.tile(63, "city", 1)
    assert played_for(table, 6, "rad_suits") == {"mc": -6, "mc production": 1, "vp": 1}


@case("rad_suits")
def test_rad_suits_in_solo_counts_the_neutral_cities() -> None:
    assert hindered(scene("rad_suits", mc=6, players=1), "rad_suits") == []


@case("aquifer_pumping")
def test_aquifer_pumping_is_a_building() -> None:
    assert played_for(scene("aquifer_pumping"), 18, "aquifer_pumping") == {"mc": -18, "building tag": 1}


@case("aquifer_pumping")
def test_aquifer_pumping_places_an_ocean_for_eight() -> None:
    table = in_play("aquifer_pumping", mc=7)
    assert not can_use(table, "aquifer_pumping")
    table.player(0, mc=8)
    assert used(table, "aquifer_pumping", "place ocean 5") == {"mc": -8, "oceans": 1, "rating": 1, "space 5": "ocean"}


@case("aquifer_pumping")
def test_aquifer_pumping_takes_steel() -> None:
    assert not can_use(in_play("aquifer_pumping", mc=1, steel=3), "aquifer_pumping")
    table = in_play("aquifer_pumping", mc=8, steel=5)
    assert used(table, "aquifer_pumping", "pay steel 3", "place ocean 5") == {
        "mc": -2, "steel": -3, "oceans": 1, "rating": 1, "space 5": "ocean",
    }  # fmt: skip
    table = in_play("aquifer_pumping", steel=4, titanium=9)
    assert used(table, "aquifer_pumping", "place ocean 5") == {"steel": -4, "oceans": 1, "rating": 1, "space 5": "ocean"}


@case("aquifer_pumping")
def test_aquifer_pumping_with_advanced_alloys_takes_three_steel() -> None:
    table = in_play("aquifer_pumping", steel=3, tableau=["advanced_alloys"])
    assert used(table, "aquifer_pumping", "place ocean 5")["steel"] == -3


@case("aquifer_pumping")
def test_aquifer_pumping_may_be_used_in_vain_after_nine_oceans() -> None:
    """M022."""
    assert used(in_play("aquifer_pumping", mc=8).set(oceans=9), "aquifer_pumping") == {"mc": -8}


def flooding() -> Table:
    table = scene("flooding", mc=7, players=3).player(1, mc=9).player(2, mc=3)
    return table.tile(10, "city", 1).tile(11, "ocean").tile(4, "mohole_area", 2).tile(48, "greenery", 0)  # type: ignore[no-any-return]


@case("flooding")
def test_flooding_takes_four_mc_from_the_owner_of_a_tile_beside_the_ocean() -> None:
    assert played_for(flooding(), 7, "flooding", "place ocean 5", "remove 1 4") == {
        "mc": -7 + 2, "1 mc": -4, "oceans": 1, "rating": 1, "vp": -1, "space 5": "ocean",
    }  # fmt: skip
    assert played(flooding(), "flooding", "place ocean 5", "remove 2 3")["2 mc"] == -3


@case("flooding")
def test_flooding_hits_one_opponent_beside_the_ocean_or_nobody() -> None:
    options = asked(flooding(), "play flooding", "place ocean 5")
    assert {"remove 1 4", "remove 2 3", "decline"} <= set(options)
    assert not {"remove 1 5", "remove 2 4", "remove 0 1"} & set(options)
    assert played(flooding(), "flooding", "place ocean 5", "decline") == {
        "mc": -7 + 2, "oceans": 1, "rating": 1, "vp": -1, "space 5": "ocean",
    }  # fmt: skip


@case("flooding")
def test_flooding_away_from_all_opponents_hits_nobody() -> None:
    assert played(flooding(), "flooding", "place ocean 41") == {
        "mc": -7, "oceans": 1, "rating": 1, "plant": 1, "vp": -1, "space 41": "ocean",
    }  # fmt: skip


@case("flooding")
def test_flooding_after_nine_oceans_only_costs_its_vp() -> None:
    assert played(flooding().set(oceans=9), "flooding") == {"mc": -7, "vp": -1}


@case("flooding")
def test_flooding_in_solo_is_an_ocean() -> None:
    table = scene("flooding", mc=7, players=1)
    assert played(table, "flooding", "place ocean 5") == {"mc": -7, "oceans": 1, "rating": 1, "vp": -1, "space 5": "ocean"}


@case("energy_saving")
def test_energy_saving_counts_the_cities_of_all_players_anywhere() -> None:
    table = scene("energy_saving").tile(46, "city", 1).tile(14, "capital", 0).tile(62, "city", 1)
    assert played_for(table, 15, "energy_saving") == {"mc": -15, "energy production": 3, "power tag": 1}


@case("energy_saving")
def test_energy_saving_in_solo_counts_the_neutral_cities() -> None:
    table = scene("energy_saving", mc=15, players=1)
    assert played(table, "energy_saving") == {"mc": -15, "energy production": 2, "power tag": 1}


# --- 190 to 199 ------------------------------------------------------------------------------------------------------


@case("local_heat_trapping")
def test_local_heat_trapping_turns_five_heat_into_four_plants() -> None:
    table = scene("local_heat_trapping", mc=1, heat=4)
    assert hindered(table, "local_heat_trapping") == ["stock heat"]
    table.player(0, heat=5)
    assert played_for(table, 1, "local_heat_trapping") == {"mc": -1, "heat": -5, "plant": 4}


@case("local_heat_trapping")
def test_local_heat_trapping_may_bring_two_animals_to_another_card() -> None:
    table = scene("local_heat_trapping", mc=1, heat=6, tableau=["pets", "fish"]).player(1, tableau=["small_animals"])
    assert sorted(asked(table, "play local_heat_trapping", "choose 2")) == ["add fish", "add pets"]
    assert played(table, "local_heat_trapping", "choose 2", "add fish") == {"mc": -1, "heat": -5, "fish cubes": 2, "vp": 2}
    table = scene("local_heat_trapping", mc=1, heat=6, tableau=["pets"])
    assert played(table, "local_heat_trapping", "choose 1") == {"mc": -1, "heat": -5, "plant": 4}


@case("local_heat_trapping", "helion")
def test_local_heat_trapping_takes_other_heat_than_helion_pays_with() -> None:
    table = scene("local_heat_trapping", heat=5, corporation="helion")
    assert hindered(table, "local_heat_trapping") == ["price mc"]
    table.player(0, heat=6)
    assert played(table, "local_heat_trapping") == {"heat": -6, "plant": 4}


@case("permafrost_extraction")
def test_permafrost_extraction_needs_minus_8_degrees_and_places_an_ocean() -> None:
    table = scene("permafrost_extraction", mc=8).set(temperature=-10)
    assert hindered(table, "permafrost_extraction") == ["at_least temperature"]
    table.set(temperature=-8)
    assert offered(table, "play permafrost_extraction") == OCEAN_SPACES
    assert played_for(table, 8, "permafrost_extraction", "place ocean 2") == {
        "mc": -8, "oceans": 1, "rating": 1, "steel": 2, "space 2": "ocean",
    }  # fmt: skip


@case("invention_contest")
def test_invention_contest_keeps_one_of_the_top_three_cards() -> None:
    table = scene("invention_contest", mc=2).deck(["birds", "fish", "ants"])
    assert set(asked(table, "play invention_contest")) == {"keep birds", "keep fish", "keep ants"}
    assert played_for(table, 2, "invention_contest", "keep ants") == {"mc": -2, "deck": -3}
    assert sorted(table.player(0).hand) == sorted(["ants", SPARE])
    assert is_discarded(table, "birds") and is_discarded(table, "fish")


@case("plantation")
def test_plantation_needs_two_science_tags() -> None:
    table = scene("plantation", mc=15, tableau=["breathing_filters"])
    assert hindered(table, "plantation") == ["tags science"]
    table.player(0, tableau=["gene_repair"])
    assert hindered(table, "plantation") == []


@case("plantation")
def test_plantation_is_a_greenery_beside_an_own_tile() -> None:
    table = scene("plantation", mc=15, tableau=["research"])
    assert offered(table, "play plantation") == LAND_SPACES
    table.tile(41, "mohole_area", 0).tile(14, "city", 1)
    assert offered(table, "play plantation") == {33, 40, 48, 49}
    assert played_for(table, 15, "plantation", "place greenery 40") == {
        "mc": -15, "oxygen": 1, "rating": 1, "plant": 1, "plant tag": 1, "space 40": "greenery 0",
    }  # fmt: skip


@case("power_infrastructure")
def test_power_infrastructure_is_a_power_building() -> None:
    assert played_for(scene("power_infrastructure"), 4, "power_infrastructure") == {"mc": -4, "power tag": 1, "building tag": 1}


@case("power_infrastructure")
def test_power_infrastructure_sells_any_energy() -> None:
    table = in_play("power_infrastructure")
    assert not can_use(table, "power_infrastructure")
    table.player(0, energy=3)
    assert asked(table, "use power_infrastructure") == ["amount 1", "amount 2", "amount 3"]
    assert used(table, "power_infrastructure", "amount 2") == {"energy": -2, "mc": 2}


@case("indentured_workers")
def test_indentured_workers_makes_the_next_card_eight_cheaper() -> None:
    table = scene("indentured_workers", hand=["breathing_filters", "mine"]).set(oxygen=7)
    assert played_for(table, 0, "indentured_workers") == {"next discount": 8, "vp": -1}
    assert played_for(table, 3, "breathing_filters") == {"mc": -3, "science tag": 1, "vp": 2, "next discount": -8}
    assert played_for(table, 4, "mine")["mc"] == -4


@case("indentured_workers")
def test_indentured_workers_gives_nothing_back_on_a_cheap_card() -> None:
    table = scene("indentured_workers", hand=["mine", "sponsors"])
    table.play(0, "indentured_workers")
    assert played_for(table, 0, "mine") == {"steel production": 1, "building tag": 1, "next discount": -8}
    assert played_for(table, 6, "sponsors")["mc"] == -6


@case("indentured_workers")
def test_indentured_workers_is_lost_by_passing_and_helps_no_standard_project() -> None:
    table = scene("indentured_workers", mc=10, hand=["mine"]).player(1, hand=["birds"])
    table.play(0, "indentured_workers")
    assert "standard power_plant" not in table.turn_options(0)
    table.do(0, "pass")
    table.player(0, mc=3)
    assert hindered(table, "mine") == ["price mc"]


@case("lagrange_observatory")
def test_lagrange_observatory_draws_a_card() -> None:
    table = scene("lagrange_observatory").deck(["birds"])
    assert played_for(table, 9, "lagrange_observatory") == {"mc": -9, "deck": -1, "science tag": 1, "space tag": 1, "vp": 1}
    assert "birds" in table.player(0).hand


@case("terraforming_ganymede")
def test_terraforming_ganymede_gives_rating_per_own_jovian_tag_itself_included() -> None:
    table = scene("terraforming_ganymede", tableau=["asteroid_mining", "methane_from_titan"])
    table.player(1, tableau=["callisto_penal_mines"])
    assert played_for(table, 33, "terraforming_ganymede") == {
        "mc": -33, "rating": 3, "jovian tag": 1, "space tag": 1, "vp": 2,
    }  # fmt: skip


@case("immigration_shuttles")
def test_immigration_shuttles_scores_a_vp_per_three_cities_anywhere() -> None:
    table = scene("immigration_shuttles").tile(46, "city", 1).tile(14, "capital", 0)
    assert played_for(table, 31, "immigration_shuttles") == {"mc": -31, "mc production": 5, "earth tag": 1, "space tag": 1}
    assert table.tile(63, "city", 1).vp(0) == 1
    assert table.tile(62, "city", 0).tile(10, "city", 1).vp(0) == 1
    assert table.tile(50, "city", 0).vp(0) == 2


@case("restricted_area")
def test_restricted_area_goes_on_any_free_land() -> None:
    table = scene("restricted_area", mc=11).tile(46, "city", 1)
    assert offered(table, "play restricted_area") == LAND_SPACES - {46}
    assert played_for(table, 11, "restricted_area", "place restricted_area 47") == {
        "mc": -11, "science tag": 1, "space 47": "restricted_area 0",
    }  # fmt: skip


@case("restricted_area")
def test_restricted_area_draws_a_card_for_two() -> None:
    table = in_play("restricted_area", mc=1).deck(["birds"])
    assert not can_use(table, "restricted_area")
    table.player(0, mc=2)
    assert used(table, "restricted_area") == {"mc": -2, "deck": -1}
    assert "birds" in table.player(0).hand


# --- 200 to 208 ------------------------------------------------------------------------------------------------------


@case("immigrant_city")
def test_immigrant_city_counts_its_own_city() -> None:
    table = scene("immigrant_city", mc=13).tile(46, "city", 1)
    assert hindered(table, "immigrant_city") == ["production energy"]
    table.player(0, energy_production=1)
    assert offered(table, "play immigrant_city") == LAND_SPACES - {46, 38, 39, 47, 53, 52, 45}
    assert played_for(table, 13, "immigrant_city", "place city 14") == {
        "mc": -13, "energy production": -1, "mc production": -2 + 1, "city tag": 1, "building tag": 1, "space 14": "city 0",
    }  # fmt: skip


@case("immigrant_city")
def test_immigrant_city_may_be_played_at_minus_four_mc_production_but_not_at_minus_five() -> None:
    table = scene("immigrant_city", mc=13, energy_production=1, mc_production=-5)
    assert hindered(table, "immigrant_city") == ["production mc"]
    table.player(0, mc_production=-4)
    played_for(table, 13, "immigrant_city", "place city 14")
    assert table.player(0).production["mc"] == -5


@case("immigrant_city", "tharsis_republic")
def test_immigrant_city_of_tharsis_republic_may_be_played_at_minus_five_mc_production() -> None:
    table = scene("immigrant_city", energy_production=1, mc_production=-5, corporation="tharsis_republic")
    assert played_for(table, 13, "immigrant_city", "place city 14") == {
        "mc": -13 + 3, "energy production": -1, "city tag": 1, "building tag": 1, "space 14": "city 0",
    }  # fmt: skip


@case("immigrant_city")
def test_immigrant_city_without_room_gets_nothing_for_its_city() -> None:
    table = scene("immigrant_city", mc=13, energy_production=1, mc_production=-4)
    for space in LAND_SPACES:
        table.tile(space, "greenery", 1)
    assert hindered(table, "immigrant_city") == ["production mc"]
    table.player(0, mc_production=-3)
    assert played_for(table, 13, "immigrant_city") == {
        "mc": -13, "energy production": -1, "mc production": -2, "city tag": 1, "building tag": 1,
    }  # fmt: skip


@case("immigrant_city")
def test_immigrant_city_gets_mc_production_for_every_city_of_anyone_anywhere() -> None:
    table = in_play("immigrant_city", mc=50, hand=["phobos_space_haven"]).player(1, mc=50, hand=["ganymede_colony", "birds"])
    assert played(table, "ganymede_colony", seat=1)["mc production"] == 1
    assert played(table, "phobos_space_haven")["mc production"] == 1
    assert changes(table, lambda: table.do(1, "standard city", ["place city 14"]))["mc production"] == 1
    assert changes(table, lambda: table.do(0, "standard city", ["place city 46"]))["mc production"] == 1 + 1


@case("energy_tapping")
def test_energy_tapping_moves_energy_production_from_one_player() -> None:
    table = scene("energy_tapping", mc=3, players=3).player(2, energy_production=1)
    assert asked(table, "play energy_tapping") == ["target 0", "target 2"]
    assert played_for(table, 3, "energy_tapping", "target 2") == {
        "mc": -3, "energy production": 1, "2 energy production": -1, "power tag": 1, "vp": -1,
    }  # fmt: skip


@case("energy_tapping")
def test_energy_tapping_comes_to_nothing_when_nobody_has_energy_production() -> None:
    assert played_for(scene("energy_tapping"), 3, "energy_tapping") == {"mc": -3, "power tag": 1, "vp": -1}


@case("energy_tapping")
def test_energy_tapping_in_solo_takes_from_the_neutral_opponent() -> None:
    table = scene("energy_tapping", mc=3, players=1)
    assert played(table, "energy_tapping") == {"mc": -3, "energy production": 1, "power tag": 1, "vp": -1}


@case("underground_detonations")
def test_underground_detonations_turns_ten_mc_into_two_heat_production() -> None:
    assert played_for(scene("underground_detonations"), 6, "underground_detonations") == {"mc": -6, "building tag": 1}
    table = in_play("underground_detonations", mc=9, steel=9)
    assert not can_use(table, "underground_detonations")
    table.player(0, mc=10)
    assert used(table, "underground_detonations") == {"mc": -10, "heat production": 2}


@case("soletta")
def test_soletta_gives_seven_heat_production() -> None:
    assert played_for(scene("soletta"), 35, "soletta") == {"mc": -35, "heat production": 7, "space tag": 1}


@case("technology_demonstration")
def test_technology_demonstration_draws_two_cards() -> None:
    table = scene("technology_demonstration").deck(["birds", "fish"])
    assert played_for(table, 5, "technology_demonstration") == {"mc": -5, "deck": -2}
    assert sorted(table.player(0).hand) == sorted(["birds", "fish", SPARE])


@case("rad_chem_factory")
def test_rad_chem_factory_turns_energy_production_into_two_rating() -> None:
    table = scene("rad_chem_factory", mc=8)
    assert hindered(table, "rad_chem_factory") == ["production energy"]
    table.player(0, energy_production=1)
    assert played_for(table, 8, "rad_chem_factory") == {"mc": -8, "energy production": -1, "rating": 2, "building tag": 1}


@case("special_design")
def test_special_design_shifts_the_global_needs_of_the_next_card_by_two_steps() -> None:
    table = scene("special_design", mc=50, hand=["zeppelins", "dust_seals", "trees"]).set(oxygen=3, oceans=5, temperature=-8)
    assert hindered(table, "zeppelins") == ["at_least oxygen"]
    assert played_for(table, 4, "special_design") == {"mc": -4}
    table.player(0, mc=50)
    assert [hindered(table, card) for card in ("zeppelins", "dust_seals", "trees")] == [[], [], []]
    table.set(oxygen=2, oceans=6, temperature=-10)
    assert all(hindered(table, card) for card in ("zeppelins", "dust_seals", "trees"))


@case("special_design")
def test_special_design_serves_one_card_whether_that_card_needs_it_or_not() -> None:
    table = scene("special_design", mc=50, hand=["zeppelins", "mine", "dust_seals"]).set(oxygen=3, oceans=5)
    table.play(0, "special_design")
    table.play(0, "mine")
    assert hindered(table, "zeppelins") == ["at_least oxygen"]


@case("special_design")
def test_special_design_is_lost_by_passing() -> None:
    table = scene("special_design", mc=50, hand=["zeppelins"]).set(oxygen=3).player(1, hand=["birds"])
    table.play(0, "special_design")
    table.do(0, "pass")
    assert hindered(table, "zeppelins") == ["at_least oxygen"]


@case("medical_lab")
def test_medical_lab_gives_mc_production_per_two_own_building_tags_itself_included() -> None:
    table = scene("medical_lab", tableau=["mine", "power_plant"]).player(1, tableau=["space_elevator"])
    assert played_for(table, 13, "medical_lab") == {
        "mc": -13, "mc production": 1, "science tag": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip
    table = scene("medical_lab", mc=13, tableau=["mine", "power_plant", "space_elevator"])
    assert played(table, "medical_lab")["mc production"] == 2
    assert "mc production" not in played(scene("medical_lab", mc=13), "medical_lab")


@case("ai_central")
def test_ai_central_needs_three_science_tags_and_energy_production_to_lose() -> None:
    table = scene("ai_central", mc=21, energy_production=1, tableau=["research"])
    assert hindered(table, "ai_central") == ["tags science"]
    table.player(0, energy_production=0, tableau=["gene_repair"])
    assert hindered(table, "ai_central") == ["production energy"]
    table.player(0, energy_production=1)
    assert played_for(table, 21, "ai_central") == {
        "mc": -21, "energy production": -1, "science tag": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip


@case("ai_central")
def test_ai_central_draws_two_cards_free_of_charge() -> None:
    table = in_play("ai_central").deck(["birds", "fish"])
    assert used(table, "ai_central") == {"deck": -2}
    assert sorted(table.player(0).hand) == sorted(["birds", "fish", SPARE])
