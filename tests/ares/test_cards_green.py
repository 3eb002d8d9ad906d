"""The green cards, 103 to 208, each as printed."""

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
    playable,
    played,
    points,
    scene,
    stored,
    tagged,
)
from tharsis.testing.ares import Table

MC, HEAT, PLANT, CARD = "mc production", "heat production", "plant production", "card production"
RED_OXYGEN = {"oxygen": (3, 2)}
RED_TEMPERATURE = {"temperature": (-18, -20)}
YELLOW_TEMPERATURE = {"temperature": (-8, -10)}
ONE_RATING = {"rating": (1, 0)}

PRINTED = [
    Printed("acquired_company", 11, "building earth", {CARD: 1}),
    Printed("adapted_lichen", 6, "microbe plant", {PLANT: 1}),
    Printed("aerated_magma", 18, "power", {CARD: 1, HEAT: 2}, RED_OXYGEN),
    Printed("airborne_radiation", 15, "earth", {HEAT: 2, "oxygen": 1, "rating": 1}, RED_OXYGEN),
    Printed("algae", 9, "plant", {PLANT: 2}, {"oceans": (5, 4)}),
    Printed("archaebacteria", 5, "microbe", {PLANT: 1}, {"temperature": (-20, -18)}),
    Printed("artificial_photosynthesis", 11, "science", {PLANT: 1, HEAT: 1}),
    Printed("asteroid_mining", 28, "space jovian", {"titanium": 2, "vp": 2}),
    Printed("asteroid_mining_consortium", 6, "", {"titanium": 1}),
    Printed("astrofarm", 21, "space", {PLANT: 1, HEAT: 3}),
    Printed("atmospheric_insulators", 10, "space earth", {HEAT: 1}),
    Printed("automated_factories", 18, "building", {CARD: 1}),
    Printed("balanced_portfolios", 8, "science", {MC: 3, "rating": -1, "vp": 1}, ONE_RATING),
    Printed("beam_from_a_thorium_asteroid", 23, "space jovian power", {PLANT: 1, HEAT: 3, "vp": 1}, {"jovian": (1, 0)}),
    Printed("biomass_combustors", 15, "building power", {HEAT: 5, "plant": -2}, {"plant": (2, 1)}),
    Printed("biothermal_power", 18, "space power", {HEAT: 1, "forests": 1, "oxygen": 1, "rating": 1}),
    Printed("blueprints", 17, "earth", {CARD: 1, MC: 2}),
    Printed("building_industries", 6, "building", {"steel": 2, "heat": -4}, {"heat": (4, 3)}),
    Printed("bushes", 13, "plant", {PLANT: 2, "plant": 2}, RED_TEMPERATURE),
    Printed("callisto_penal_mines", 20, "building space jovian", {CARD: 1, "vp": 1}),
    Printed("cartel", 6, "earth", {MC: 1}),
    Printed("coal_imports", 13, "building", {HEAT: 3}),
    Printed("commercial_district", 25, "building", {MC: 4, "vp": 2}),
    Printed("deep_well_heating", 14, "building power", {HEAT: 1, "temperature": 2, "rating": 1}),
    Printed("designed_microorganisms", 15, "science microbe", {PLANT: 2}, {"temperature": (-10, -8)}),
    Printed("diversified_interests", 15, "plant", {PLANT: 1, "plant": 3, "heat": 3}),
    Printed("dusty_quarry", 2, "", {"steel": 1}, {"oceans": (3, 4)}),
    Printed("economic_growth", 10, "building", {MC: 3}),
    Printed("energy_storage", 18, "power", {CARD: 2}, {"rating": (7, 6)}),
    Printed("eos_chasma_national_park", 16, "building plant", {MC: 2, "plant": 3, "vp": 1}, RED_TEMPERATURE),
    Printed("farming", 20, "plant", {MC: 2, PLANT: 2, "plant": 2, "vp": 2}, {"temperature": (2, 0)}),
    Printed("food_factory", 9, "building", {MC: 4, "plant": -2}, {"plant": (2, 1)}),
    Printed("fuel_factory", 9, "building", {MC: 1, "titanium": 1, "heat": -3}, {"heat": (3, 2)}),
    Printed("fueled_generators", 4, "building power", {HEAT: 2, "rating": -1, "vp": 1}, ONE_RATING),
    Printed("fusion_power", 7, "science building power", {CARD: 1}, {"power": (2, 1)}),
    Printed("ganymede_shipyard", 17, "space jovian", {"titanium": 2}),
    Printed("gene_repair", 15, "science", {MC: 2, "vp": 2}, {"science": (3, 2)}),
    Printed("geothermal_power", 8, "building power", {HEAT: 2}),
    Printed("giant_space_mirror", 13, "space power", {HEAT: 3}),
    Printed("grass", 9, "plant", {PLANT: 1, "plant": 3}, RED_TEMPERATURE),
    Printed("great_dam", 12, "building power", {HEAT: 2, "vp": 1}, {"oceans": (2, 1)}),
    Printed("great_escarpment_consortium", 3, "", {"steel": 1}),
    Printed("heather", 14, "plant", {PLANT: 1, "plant": 1, "vp": 1}),
    Printed("immigration_shuttles", 20, "space earth", {MC: 3}),
    Printed("import_of_advanced_ghg", 8, "space earth", {HEAT: 2}),
    Printed("imported_ghg", 8, "earth", {HEAT: 1, "heat": 5}),
    Printed("industrial_center", 15, "building", {MC: 3, "steel": 1}),
    Printed("industrial_farming", 19, "building", {MC: 1, PLANT: 2}),
    Printed("industrial_microbes", 9, "building microbe", {HEAT: 1, "steel": 1}),
    Printed("insects", 10, "microbe"),
    Printed("io_mining_industries", 37, "building space jovian", {MC: 2, "titanium": 2, "vp": 1}),
    Printed("kelp_farming", 17, "", {MC: 2, PLANT: 3, "plant": 2, "vp": 1}, {"oceans": (6, 5)}),
    Printed("lichen", 5, "plant", {PLANT: 1}),
    Printed("lightning_harvest", 13, "science power", {MC: 1, "vp": 1}),
    Printed("low_atmo_shields", 9, "building", {MC: 1, HEAT: 2}, RED_OXYGEN),
    Printed("lunar_beam", 9, "earth power", {HEAT: 4, "rating": -1}, ONE_RATING),
    Printed("mass_converter", 20, "science building power", {HEAT: 3, "titanium": 1, "vp": 2}, {"science": (4, 3)}),
    Printed("medical_lab", 15, "building", {"vp": 1}),
    Printed("methane_from_titan", 35, "space jovian", {PLANT: 2, HEAT: 2, "vp": 2}, RED_OXYGEN),
    Printed("micro_mills", 9, "building", {HEAT: 1, "steel": 1}),
    Printed("mine", 10, "building", {"steel": 2}),
    Printed("miranda_resort", 15, "space earth jovian", {MC: 1, "vp": 1}),
    Printed("mohole_area", 18, "building", {HEAT: 4}),
    Printed("monocultures", 6, "", {PLANT: 2, "rating": -1}, ONE_RATING),
    Printed("moss", 3, "plant", {PLANT: 1, "plant": -1}, {"oceans": (3, 2), "plant": (1, 0)}),
    Printed("natural_preserve", 12, "science building", {MC: 2, "vp": 1}, RED_OXYGEN),
    Printed("new_portfolios", 14, "plant power", {MC: 1, PLANT: 1, HEAT: 1}),
    Printed("nitrophilic_moss", 14, "plant", {PLANT: 2}),
    Printed("noctis_farming", 13, "building plant", {PLANT: 1, "plant": 2, "vp": 1}, RED_TEMPERATURE),
    Printed("nuclear_plants", 10, "building", {MC: 1, HEAT: 3, "vp": -1}),
    Printed("power_grid", 8, "building power", {MC: 1}),
    Printed("power_plant", 3, "building power", {HEAT: 1}),
    Printed("power_supply_consortium", 12, "power", {MC: 2, HEAT: 1}),
    Printed("protected_valley", 22, "building plant", {MC: 2, "forests": 1, "oxygen": 1, "rating": 1}),
    Printed("quantum_extractor", 16, "science building power", {HEAT: 3, "vp": 2}, {"science": (3, 2)}),
    Printed("rad_suits", 4, "", {MC: 2}, {"oceans": (2, 1)}),
    Printed("satellite_farms", 17, "space", {HEAT: 1}),
    Printed("satellites", 14, "space", {MC: 1}),
    Printed("slash_and_burn_agriculture", 8, "building", {PLANT: 2, "vp": -1}),
    Printed("smelting", 28, "building power", {HEAT: 5, "hand": 2}),
    Printed("soil_warming", 24, "plant", {PLANT: 2, "temperature": 2, "rating": 1}),
    Printed("solar_power", 10, "building power", {HEAT: 1, "vp": 1}),
    Printed("solar_trapping", 10, "building", {HEAT: 1, "heat": 3, "hand": 1}),
    Printed("soletta", 30, "space", {HEAT: 5, "vp": 1}),
    Printed("space_heaters", 11, "building", {HEAT: 2, "hand": 1}),
    Printed("space_station", 14, "space", {"titanium": 1, "vp": 1}),
    Printed("sponsors", 5, "earth", {MC: 2}),
    Printed("strip_mine", 12, "building", {"steel": 2, "titanium": 1, "rating": -1}, ONE_RATING),
    Printed("surface_mines", 13, "building", {"steel": 1, "titanium": 1}),
    Printed("tectonic_stress_power", 20, "building power", {HEAT: 3, "vp": 1}),
    Printed("titanium_mine", 7, "building", {"titanium": 1}),
    Printed("toll_station", 16, "", {MC: 3}),
    Printed("trading_post", 11, "", {MC: 2, "plant": 3}),
    Printed("trees", 17, "plant", {PLANT: 3, "plant": 1, "vp": 1}, YELLOW_TEMPERATURE),
    Printed("tropical_resort", 19, "", {MC: 4, "heat": -5, "vp": 2}, {"heat": (5, 4)}),
    Printed("tundra_farming", 12, "plant", {MC: 2, PLANT: 1, "plant": 1, "vp": 1}, YELLOW_TEMPERATURE),
    Printed("underground_city", 7, "building", {MC: 1, "steel": 1}),
    Printed("undersea_vents", 31, "building power", {CARD: 1, HEAT: 4}),
    Printed("venture_capitalism", 11),
    Printed("vesta_shipyard", 16, "building space jovian", {"titanium": 1, "vp": 1}),
    Printed("wave_power", 9, "power", {HEAT: 3}, {"oceans": (3, 2)}),
    Printed("windmills", 10, "building power", {HEAT: 1, "vp": 1}),
    Printed("worms", 11, "microbe", {PLANT: 1}, RED_OXYGEN),
    Printed("zeppelins", 10, "", {"vp": 1}, RED_OXYGEN),
]
MICROPROCESSORS = Printed("microprocessors", 17, "building power", {HEAT: 3, "hand": 1})
TRAPPED_HEAT = Printed("trapped_heat", 20, "", {HEAT: 2, "oceans": 1, "rating": 1, "mc": 4}, RED_TEMPERATURE)
ALL = [*PRINTED, MICROPROCESSORS, TRAPPED_HEAT]
NEEDY = [printed for printed in ALL if printed.needs]


def keys(rows: list[Printed]) -> list[str]:
    return [printed.card for printed in rows]


@case(*keys(PRINTED))
@pytest.mark.parametrize("printed", PRINTED, ids=keys(PRINTED))
def test_a_green_card_gives_what_it_says(printed: Printed) -> None:
    check_played(printed)


@case(*keys(ALL))
@pytest.mark.parametrize("printed", ALL, ids=keys(ALL))
def test_a_green_card_is_not_played_for_less_than_its_price(printed: Printed) -> None:
    check_price(printed)


@case(*keys(NEEDY))
@pytest.mark.parametrize("printed", NEEDY, ids=keys(NEEDY))
def test_a_green_card_is_not_played_without_what_it_needs(printed: Printed) -> None:
    check_needs(printed)


@case("trapped_heat")
def test_trapped_heat_flips_an_ocean() -> None:
    check_played(TRAPPED_HEAT, "flip 0")


# --- production that counts something --------------------------------------------------------------------------------

COUNTED = [
    ("atmospheric_insulators", "earth", HEAT, 3, 4),
    ("cartel", "earth", MC, 3, 4),
    ("insects", "plant", PLANT, 3, 3),
    ("lightning_harvest", "science", MC, 2, 3),
    ("medical_lab", "building", MC, 2, 1),
    ("medical_lab", "building", MC, 3, 2),
    ("medical_lab", "building", MC, 6, 3),
    ("miranda_resort", "earth", MC, 2, 3),
    ("power_grid", "power", MC, 4, 5),
    ("satellite_farms", "space", HEAT, 2, 3),
    ("satellites", "space", MC, 2, 3),
    ("venture_capitalism", "event", MC, 4, 4),
    ("windmills", "power", HEAT, 2, 3),
]


@case(*(row[0] for row in COUNTED))
@pytest.mark.parametrize(("card", "tag", "production", "before", "gained"), COUNTED)
def test_production_counts_tags_in_play_and_on_the_card(card: str, tag: str, production: str, before: int, gained: int) -> None:
    assert played(tagged(scene(card, mc=40), **{tag: before}), card)[production] == gained


LATER = [
    ("atmospheric_insulators", "media_group", HEAT),
    ("cartel", "media_group", MC),
    ("insects", "farmers_market", PLANT),
    ("lightning_harvest", "interns", MC),
    ("medical_lab", "aquifer_pumping", MC),
    ("miranda_resort", "media_group", MC),
    ("power_grid", "power_plant", MC),
    ("satellite_farms", "assembly_lines", HEAT),
    ("satellites", "assembly_lines", MC),
    ("venture_capitalism", "release_of_inert_gases", MC),
    ("windmills", "power_infrastructure", HEAT),
    ("worms", "tardigrades", PLANT),
]


@case(*(row[0] for row in LATER))
@pytest.mark.parametrize(("card", "later", "production"), LATER)
def test_production_grows_with_a_tag_played_later(card: str, later: str, production: str) -> None:
    changed = played(scene(later, mc=40).player(0, tableau=[card]), later)
    gained = {name: amount for name, amount in changed.items() if name in (MC, HEAT, PLANT)}
    assert gained == ({HEAT: 1} if later == "power_plant" else {}) | {production: 1}


@case("worms")
def test_worms_count_microbe_tags_and_not_microbes() -> None:
    table = tagged(scene("worms", mc=11).player(0, tableau=["tardigrades"]).cubes("tardigrades", 7).set(oxygen=3), microbe=2)
    assert played(table, "worms")[PLANT] == 3


@case("insects")
def test_insects_count_plant_tags_and_not_plants() -> None:
    assert PLANT not in played(scene("insects", mc=10, plant=9), "insects")


@case("zeppelins")
def test_zeppelins_produce_for_every_forest_of_their_owner() -> None:
    table = scene("zeppelins", mc=10, forests=3).player(1, forests=5).set(oxygen=3)
    assert played(table, "zeppelins")[MC] == 3
    assert acted(in_play("zeppelins", mc=20), "standard forest")[MC] == 1


@case("power_grid", "cartel", "satellites")
@pytest.mark.parametrize(
    ("card", "corporation"), [("power_grid", "thorgate"), ("cartel", "teractor"), ("satellites", "phobolog")]
)
def test_production_counts_the_tag_of_the_corporation(card: str, corporation: str) -> None:
    assert played(scene(card, mc=40).player(0, tableau=[corporation]), card)[MC] == 2


@case("cartel")
def test_production_does_not_count_tags_of_others() -> None:
    assert played(scene("cartel", mc=6).player(1, tableau=["sponsors", "media_group"]), "cartel")[MC] == 1


# --- points that count something -------------------------------------------------------------------------------------


@case("immigration_shuttles")
def test_immigration_shuttles_are_a_point_for_every_two_earth_tags() -> None:
    assert points(in_play("immigration_shuttles", "sponsors")) == 1
    assert points(in_play("immigration_shuttles", "teractor", "sponsors")) == 1
    assert points(in_play("immigration_shuttles", "teractor", "sponsors", "media_group")) == 2


@case("io_mining_industries")
def test_io_mining_industries_are_a_point_for_every_jupiter_tag() -> None:
    assert points(in_play("io_mining_industries", "saturn_systems", "ganymede_shipyard")) == 3


# --- cubes and cards -------------------------------------------------------------------------------------------------


@case("astrofarm")
def test_astrofarm_adds_two_microbes_to_another_card() -> None:
    table = scene("astrofarm", mc=21).player(0, tableau=["tardigrades", "decomposers", "fish"])
    assert asked(table, "astrofarm") == ["add decomposers", "add tardigrades"]
    table = scene("astrofarm", mc=21).player(0, tableau=["tardigrades", "fish"])
    changed = played(table, "astrofarm")
    assert changed == {"mc": -21, "space tag": 1, PLANT: 1, HEAT: 3, "tardigrades cubes": 2}


@case("eos_chasma_national_park")
def test_eos_chasma_national_park_adds_an_animal_to_another_card() -> None:
    table = scene("eos_chasma_national_park", mc=16).player(0, tableau=["fish", "tardigrades"]).set(temperature=-18)
    changed = played(table, "eos_chasma_national_park")
    assert changed == {"mc": -16, "building tag": 1, "plant tag": 1, MC: 2, "plant": 3, "fish cubes": 1, "vp": 2}


@case("microprocessors")
def test_microprocessors_draw_two_cards_and_discard_any_card_for_no_money() -> None:
    table = Table().player(0, mc=17, hand=["microprocessors", "moss"]).deck("comet", "fish")
    changed = played(table, "microprocessors", "discard moss")
    assert changed == {"mc": -17, "building tag": 1, "power tag": 1, HEAT: 3, "hand": 1}
    assert table.player(0).hand == ["fish", "comet"]
    assert "moss" in table.discarded()


@case("smelting", "solar_trapping", "space_heaters")
def test_green_cards_draw_from_the_top() -> None:
    table = scene("smelting", mc=28).deck("comet", "fish", "moss")
    played(table, "smelting")
    assert table.player(0).hand == ["fish", "comet"]


# --- a green card for nothing ----------------------------------------------------------------------------------------


@case("automated_factories", "toll_station")
@pytest.mark.parametrize(("card", "cost"), [("automated_factories", 18), ("toll_station", 16)])
def test_a_green_card_of_at_most_9_is_played_for_nothing(card: str, cost: int) -> None:
    table = Table().player(
        0, mc=cost, hand=[card, "lunar_beam", "economic_growth", "asset_liquidation", "moss", "archaebacteria"]
    )
    assert asked(table, card) == ["play archaebacteria", "play lunar_beam", "decline"]
    table.choose(0, "play lunar_beam")
    assert (table.player(0).mc, table.player(0).rating, table.player(0).production["heat"]) == (0, 4, 4)
    assert set(table.player(0).tableau) == {card, "lunar_beam"}


@case("automated_factories", "toll_station")
@pytest.mark.parametrize("card", ["automated_factories", "toll_station"])
def test_the_card_for_nothing_may_be_declined(card: str) -> None:
    table = Table().player(0, mc=18, hand=[card, "lichen"])
    played(table, card, "decline")
    assert (table.player(0).tableau, table.player(0).hand) == ([card], ["lichen"])


@case("automated_factories", "toll_station")
def test_the_printed_cost_of_the_card_for_nothing_counts_and_not_its_price() -> None:
    table = stored(Table().player(0, mc=18, hand=["automated_factories", "mine", "lichen"]), steel=3)
    assert asked(table, "automated_factories") == ["play lichen", "decline"]


@case("toll_station")
def test_the_card_for_nothing_sets_off_effects() -> None:
    table = Table().player(0, tableau=["ecological_zone"], mc=16, hand=["toll_station", "lichen"])
    assert played(table, "toll_station", "play lichen")["ecological_zone cubes"] == 1


# --- spending and needs ----------------------------------------------------------------------------------------------


@case("energy_storage")
def test_energy_storage_needs_7_rating_and_spends_none() -> None:
    assert "rating" not in played(scene("energy_storage", mc=18, rating=7), "energy_storage")


@case("beam_from_a_thorium_asteroid", "fusion_power", "gene_repair")
def test_the_corporations_tag_meets_a_need() -> None:
    table = stored(scene("beam_from_a_thorium_asteroid", mc=23).player(0, tableau=["saturn_systems"]), titanium=0)
    assert playable(table, "beam_from_a_thorium_asteroid")
    assert playable(scene("fusion_power", mc=7).player(0, tableau=["thorgate", "power_plant"]), "fusion_power")
    assert not playable(scene("fusion_power", mc=7).player(0, tableau=["power_plant"]), "fusion_power")


@case("biothermal_power", "protected_valley")
@pytest.mark.parametrize(("card", "cost"), [("biothermal_power", 18), ("protected_valley", 22)])
def test_a_forest_of_a_green_card_is_gained_when_oxygen_is_finished(card: str, cost: int) -> None:
    changed = played(scene(card, mc=cost).set(oxygen=14), card)
    assert changed["forests"] == 1
    assert "rating" not in changed


@case("airborne_radiation", "deep_well_heating", "soil_warming")
@pytest.mark.parametrize(
    ("card", "production"), [("airborne_radiation", HEAT), ("deep_well_heating", HEAT), ("soil_warming", PLANT)]
)
def test_a_green_card_still_produces_when_its_parameter_is_finished(card: str, production: str) -> None:
    changed = played(scene(card, mc=30).set(temperature=8, oxygen=14), card)
    assert changed[production] > 0
    assert "rating" not in changed
