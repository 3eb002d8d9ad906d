"""The cards and corporations of Venus Next, each as printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mars.cases import case
from tests.mars.helpers import changes, hindered, offered, played, played_for, used
from tests.mars.venus_scenes import in_play, scene, tagged, venus_table
from tharsis.testing import Changes
from tharsis.testing.mars import Table

FLOATERS = ("dirigibles", "deuterium_export")
"""Two Venus cards that hold floaters."""
THREE = {"venus": 1, "earth": 1, "jovian": 1}

# what it needs beside the price, and all that playing it changes
PLAIN: dict[str, tuple[int, dict[str, Any], Changes]] = {
    "atalanta_planitia_lab": (10, {"science": 3}, {"venus tag": 1, "science tag": 1, "deck": -2, "vp": 2}),
    "corroder_suits": (8, {}, {"venus tag": 1, "mc production": 2}),
    "giant_solar_shade": (27, {}, {"space tag": 1, "venus tag": 1, "venus": 6, "rating": 3}),
    "ghg_import_from_venus": (23, {}, {"venus": 2, "rating": 1, "heat production": 3}),
    "io_sulphur_research": (17, {}, {"science tag": 1, "jovian tag": 1, "deck": -1, "vp": 2}),
    "luxury_foods": (8, THREE, {"vp": 2}),
    "mining_quota": (5, THREE, {"building tag": 1, "steel production": 2}),
    "omnicourt": (11, THREE, {"building tag": 1, "rating": 2}),
    "orbital_reflectors": (26, {}, {"venus tag": 1, "space tag": 1, "venus": 4, "rating": 2, "heat production": 2}),
    "sister_planet_support": (7, {"venus": 1, "earth": 1}, {"venus tag": 1, "earth tag": 1, "mc production": 3}),
    "solarnet": (7, THREE, {"deck": -2, "vp": 1}),
    "venus_governor": (4, {"venus": 2}, {"venus tag": 2, "mc production": 2}),
    "venus_waystation": (9, {}, {"venus tag": 1, "space tag": 1, "vp": 1}),
    "water_to_venus": (9, {}, {"venus": 2, "rating": 1}),
}


@case(*PLAIN)
@pytest.mark.parametrize("card", PLAIN)
def test_a_plain_card_costs_needs_and_brings_what_it_prints(card: str) -> None:
    cost, tags, brings = PLAIN[card]
    table = scene(card, cost)
    assert bool(hindered(table, card)) == bool(tags)
    tagged(table, **tags)
    assert played_for(table, cost, card) == {"mc": -cost, **brings}


# needs on Venus: the least that will do, or the most
BY_LEVEL: dict[str, tuple[int, int, Changes]] = {
    "ishtar_mining": (5, 8, {"venus tag": 1, "titanium production": 1}),
    "neutralizer_factory": (7, 10, {"venus tag": 1, "venus": 2, "rating": 1}),
    "sulphur_eating_bacteria": (6, 6, {"venus tag": 1, "microbe tag": 1}),
    "thermophiles": (9, 6, {"venus tag": 1, "microbe tag": 1}),
    "venus_magnetizer": (7, 10, {"venus tag": 1}),
    "venusian_insects": (5, 12, {"venus tag": 1, "microbe tag": 1}),
    "venusian_animals": (
        15, 18, {"venus tag": 1, "animal tag": 1, "science tag": 1, "venusian_animals cubes": 1, "vp": 1},
    ),
}  # fmt: skip


@case(*BY_LEVEL)
@pytest.mark.parametrize("card", BY_LEVEL)
def test_a_card_waits_for_its_level_of_venus(card: str) -> None:
    cost, level, brings = BY_LEVEL[card]
    table = scene(card, cost).set(venus=level - 2)
    assert hindered(table, card) == ["at_least venus"]
    table.set(venus=level)
    assert played_for(table, cost, card) == {"mc": -cost, **brings}


@case("spin_inducing_asteroid", "rotator_impacts")
@pytest.mark.parametrize(
    ("card", "cost", "most", "tags"), [("spin_inducing_asteroid", 16, 10, 0), ("rotator_impacts", 6, 14, 1)]
)
def test_a_card_for_a_young_venus_comes_too_late(card: str, cost: int, most: int, tags: int) -> None:
    table = scene(card, cost).set(venus=most + 2)
    assert hindered(table, card) == ["at_most venus"]
    brings = {"space tag": 1} if tags else {"venus": 4, "rating": 2, "deck": 0}
    assert played(table.set(venus=4 if tags else most), card).items() >= {
        "mc": -cost, **{name: by for name, by in brings.items() if by},
    }.items()  # fmt: skip


# --- floaters and other cubes -----------------------------------------------------------------------------------------


@case("aerial_mappers")
def test_aerial_mappers_add_a_floater_anywhere_or_turn_one_into_a_card() -> None:
    assert played_for(scene("aerial_mappers"), 11, "aerial_mappers") == {"mc": -11, "venus tag": 1, "vp": 1}
    table = in_play("aerial_mappers", tableau=["dirigibles"])
    assert used(table, "aerial_mappers", "add dirigibles") == {"dirigibles cubes": 1}
    table = in_play("aerial_mappers", cubes={"aerial_mappers": 1})
    assert used(table, "aerial_mappers", "choose 2") == {"aerial_mappers cubes": -1, "deck": -1}


@case("aerosport_tournament")
def test_aerosport_tournament_needs_five_floaters_and_pays_for_every_city() -> None:
    table = scene("aerosport_tournament", 7, tableau=FLOATERS, cubes={"dirigibles": 3, "deuterium_export": 1})
    table.tile(20, "city", 0).tile(40, "city", 1).tile(62, "city", 1)
    assert hindered(table, "aerosport_tournament") == ["cubes floater"]
    table.player(0, cubes={"deuterium_export": 2})
    assert played(table, "aerosport_tournament") == {"mc": -7 + 3, "vp": 1}


@case("air_scrapping_expedition")
def test_air_scrapping_expedition_lays_three_floaters_on_one_venus_card() -> None:
    table = scene("air_scrapping_expedition", 13, tableau=[*FLOATERS, "titan_shuttles"], colonies=True)
    assert played(table, "air_scrapping_expedition", "add dirigibles") == {
        "mc": -13, "venus": 2, "rating": 1, "dirigibles cubes": 3,
    }  # fmt: skip
    assert played(scene("air_scrapping_expedition", 13), "air_scrapping_expedition") == {"mc": -13, "venus": 2, "rating": 1}


@case("atmoscoop")
def test_atmoscoop_raises_temperature_or_venus_whichever_is_not_finished() -> None:
    def ready(**levels: int) -> Table:
        table = scene("atmoscoop", 22, tableau=["dirigibles"]).set(**levels)
        return tagged(table, science=3)

    always = {"mc": -22, "jovian tag": 1, "space tag": 1, "vp": 1, "dirigibles cubes": 2}
    assert played(ready(), "atmoscoop", "choose 1").items() >= {"temperature": 4, "rating": 2}.items()
    assert played(ready(), "atmoscoop", "choose 2") == always | {"venus": 4, "rating": 2}
    assert played(ready(temperature=8), "atmoscoop") == always | {"venus": 4, "rating": 2}
    assert played(ready(venus=30), "atmoscoop")["temperature"] == 4
    assert played(ready(temperature=8, venus=30), "atmoscoop") == always


@case("comet_for_venus")
def test_comet_for_venus_takes_up_to_four_from_a_player_with_a_venus_tag() -> None:
    table = scene("comet_for_venus", 11, players=3).player(1, mc=9).player(2, mc=9)
    tagged(table, 2, venus=1)
    assert {option for option in offered_after(table, "comet_for_venus") if option.startswith("remove")} == {
        f"remove 2 {amount}" for amount in (1, 2, 3, 4)
    }
    assert played(table, "comet_for_venus", "remove 2 4") == {"mc": -11, "venus": 2, "rating": 1, "2 mc": -4}


def offered_after(table: Table, card: str) -> list[str]:
    table = table.copy()
    table.turn(0).choose(0, f"play {card}")
    return table.options(0)


@case("corroder_suits")
def test_corroder_suits_add_whatever_the_venus_card_holds() -> None:
    table = scene("corroder_suits", 8, tableau=["venusian_insects", "dirigibles", "birds"])
    assert set(offered_after(table, "corroder_suits")) == {"add venusian_insects", "add dirigibles"}
    assert played(table, "corroder_suits", "add venusian_insects")["venusian_insects cubes"] == 1


@case("deuterium_export")
def test_deuterium_export_gathers_floaters_for_energy_production() -> None:
    assert played_for(scene("deuterium_export"), 11, "deuterium_export") == {
        "mc": -11, "space tag": 1, "venus tag": 1, "power tag": 1,
    }  # fmt: skip
    table = in_play("deuterium_export", cubes={"deuterium_export": 1})
    assert used(table, "deuterium_export", "choose 1") == {"deuterium_export cubes": 1}
    table = in_play("deuterium_export", cubes={"deuterium_export": 1})
    assert used(table, "deuterium_export", "choose 2") == {"deuterium_export cubes": -1, "energy production": 1}


@case("dirigibles")
def test_floaters_on_dirigibles_pay_for_venus_cards() -> None:
    assert used(in_play("dirigibles", tableau=["deuterium_export"]), "dirigibles", "add deuterium_export") == {
        "deuterium_export cubes": 1
    }
    table = scene("venus_waystation", 9, tableau=["dirigibles"], cubes={"dirigibles": 2}, titanium=1)
    answers = ["pay titanium 0", "pay dirigibles 2"]
    assert played(table, "venus_waystation", *answers).items() >= {"mc": -3, "dirigibles cubes": -2}.items()
    table = scene("mine", 0, tableau=["dirigibles"], cubes={"dirigibles": 9})
    assert hindered(table, "mine") == ["price mc"]


@case("extractor_balloons")
def test_extractor_balloons_arrive_with_three_floaters() -> None:
    assert played_for(scene("extractor_balloons"), 21, "extractor_balloons") == {
        "mc": -21, "venus tag": 1, "extractor_balloons cubes": 3,
    }  # fmt: skip
    table = in_play("extractor_balloons", cubes={"extractor_balloons": 2})
    assert used(table, "extractor_balloons", "choose 1") == {"extractor_balloons cubes": 1}
    table = in_play("extractor_balloons", cubes={"extractor_balloons": 2})
    assert used(table, "extractor_balloons", "choose 2") == {"extractor_balloons cubes": -2, "venus": 2, "rating": 1}


@case("extremophiles")
def test_extremophiles_feed_any_card_with_microbes() -> None:
    table = scene("extremophiles", 3)
    assert hindered(table, "extremophiles") == ["tags science"]
    assert played(tagged(table, science=2), "extremophiles") == {"mc": -3, "venus tag": 1, "microbe tag": 1}
    table = in_play("extremophiles", tableau=["tardigrades"], cubes={"extremophiles": 2})
    assert used(table, "extremophiles", "add extremophiles") == {"extremophiles cubes": 1, "vp": 1}


@case("floating_habs")
def test_floating_habs_pay_two_for_a_floater() -> None:
    table = scene("floating_habs", 5)
    assert hindered(table, "floating_habs") == ["tags science"]
    assert played(tagged(table, science=2), "floating_habs") == {"mc": -5, "venus tag": 1}
    table = in_play("floating_habs", mc=2, cubes={"floating_habs": 1})
    assert used(table, "floating_habs") == {"mc": -2, "floating_habs cubes": 1, "vp": 1}


@case("forced_precipitation")
def test_forced_precipitation_buys_floaters_and_spends_two_for_a_step() -> None:
    assert played_for(scene("forced_precipitation"), 8, "forced_precipitation") == {"mc": -8, "venus tag": 1}
    table = in_play("forced_precipitation", mc=2)
    assert used(table, "forced_precipitation") == {"mc": -2, "forced_precipitation cubes": 1}
    table = in_play("forced_precipitation", cubes={"forced_precipitation": 2})
    assert used(table, "forced_precipitation") == {"forced_precipitation cubes": -2, "venus": 2, "rating": 1}


@case("freyja_biodomes")
def test_freyja_biodomes_feed_a_venus_card() -> None:
    table = scene("freyja_biodomes", 14, energy_production=1, tableau=["venusian_insects", "tardigrades"]).set(venus=8)
    assert hindered(table, "freyja_biodomes") == ["at_least venus"]
    table.set(venus=10)
    assert played(table, "freyja_biodomes") == {
        "mc": -14, "plant tag": 1, "venus tag": 1, "energy production": -1, "mc production": 2,
        "venusian_insects cubes": 2, "vp": 2 + 1,
    }  # fmt: skip
    assert hindered(scene("freyja_biodomes", 14).set(venus=10), "freyja_biodomes") == ["production energy"]


@case("hydrogen_to_venus")
def test_hydrogen_to_venus_brings_a_floater_for_each_jovian_tag() -> None:
    table = tagged(scene("hydrogen_to_venus", 11, tableau=["dirigibles"]), jovian=3)
    assert played(table, "hydrogen_to_venus") == {"mc": -11, "venus": 2, "rating": 1, "dirigibles cubes": 3}


@case("io_sulphur_research")
def test_io_sulphur_research_draws_three_with_three_venus_tags() -> None:
    table = tagged(scene("io_sulphur_research", 17), venus=3)
    assert played(table, "io_sulphur_research")["deck"] == -3


@case("jet_stream_microscrappers")
def test_jet_stream_microscrappers_take_a_titanium_for_two_floaters() -> None:
    assert played_for(scene("jet_stream_microscrappers"), 12, "jet_stream_microscrappers") == {"mc": -12, "venus tag": 1}
    table = in_play("jet_stream_microscrappers", titanium=1, mc=20)
    assert used(table, "jet_stream_microscrappers") == {"titanium": -1, "jet_stream_microscrappers cubes": 2}
    table = in_play("jet_stream_microscrappers", cubes={"jet_stream_microscrappers": 2})
    assert used(table, "jet_stream_microscrappers") == {"jet_stream_microscrappers cubes": -2, "venus": 2, "rating": 1}


@case("local_shading")
def test_local_shading_gathers_floaters_for_money_production() -> None:
    assert played_for(scene("local_shading"), 4, "local_shading") == {"mc": -4, "venus tag": 1}
    assert used(in_play("local_shading"), "local_shading") == {"local_shading cubes": 1}
    table = in_play("local_shading", cubes={"local_shading": 1})
    assert used(table, "local_shading", "choose 2") == {"local_shading cubes": -1, "mc production": 1}


@case("rotator_impacts")
def test_rotator_impacts_buy_asteroids_with_money_or_titanium() -> None:
    table = in_play("rotator_impacts", mc=6, titanium=1)
    assert used(table, "rotator_impacts", "pay titanium 1") == {"mc": -3, "titanium": -1, "rotator_impacts cubes": 1}
    table = in_play("rotator_impacts", cubes={"rotator_impacts": 1})
    assert used(table, "rotator_impacts") == {"rotator_impacts cubes": -1, "venus": 2, "rating": 1}


@case("stratospheric_birds")
def test_stratospheric_birds_cost_a_floater_of_any_own_card() -> None:
    table = scene("stratospheric_birds", 12, tableau=FLOATERS).set(venus=12)
    assert hindered(table, "stratospheric_birds") == ["no_cube floater"]
    table.player(0, cubes={"deuterium_export": 1})
    assert played(table, "stratospheric_birds") == {"mc": -12, "venus tag": 1, "animal tag": 1, "deuterium_export cubes": -1}
    assert used(in_play("stratospheric_birds"), "stratospheric_birds") == {"stratospheric_birds cubes": 1, "vp": 1}


@case("sulphur_eating_bacteria")
def test_sulphur_eating_bacteria_turn_any_number_of_microbes_into_three_each() -> None:
    assert used(in_play("sulphur_eating_bacteria"), "sulphur_eating_bacteria") == {"sulphur_eating_bacteria cubes": 1}
    table = in_play("sulphur_eating_bacteria", cubes={"sulphur_eating_bacteria": 4})
    changed = used(table, "sulphur_eating_bacteria", "choose 2", "amount 3")
    assert changed == {"sulphur_eating_bacteria cubes": -3, "mc": 9}


@case("thermophiles")
def test_thermophiles_feed_a_venus_card_or_spend_two_microbes_for_a_step() -> None:
    table = in_play("thermophiles", tableau=["venusian_insects", "tardigrades"])
    assert used(table, "thermophiles", "add venusian_insects") == {"venusian_insects cubes": 1}
    table = in_play("thermophiles", cubes={"thermophiles": 2})
    assert used(table, "thermophiles", "choose 2") == {"thermophiles cubes": -2, "venus": 2, "rating": 1}


@case("venus_magnetizer")
def test_venus_magnetizer_gives_energy_production_for_a_step() -> None:
    table = in_play("venus_magnetizer", energy_production=1)
    assert used(table, "venus_magnetizer") == {"energy production": -1, "venus": 2, "rating": 1}


@case("venus_soils")
def test_venus_soils_lay_two_microbes_on_another_card() -> None:
    table = scene("venus_soils", 20, tableau=["tardigrades"])
    assert played(table, "venus_soils") == {
        "mc": -20, "venus tag": 1, "plant tag": 1, "venus": 2, "rating": 1, "plant production": 1, "tardigrades cubes": 2,
    }  # fmt: skip


@case("venusian_insects")
def test_venusian_insects_grow_for_half_a_point_each() -> None:
    assert used(in_play("venusian_insects", cubes={"venusian_insects": 1}), "venusian_insects") == {
        "venusian_insects cubes": 1, "vp": 1,
    }  # fmt: skip


@case("venusian_plants")
def test_venusian_plants_feed_a_microbe_or_an_animal_card_of_venus() -> None:
    table = scene("venusian_plants", 13, tableau=["venusian_insects", "stratospheric_birds"]).set(venus=14)
    assert hindered(table, "venusian_plants") == ["at_least venus"]
    table.set(venus=16)
    assert played(table, "venusian_plants", "add stratospheric_birds") == {
        "mc": -13, "venus tag": 1, "plant tag": 1, "venus": 2, "rating": 1, "stratospheric_birds cubes": 1, "vp": 2,
    }  # fmt: skip


# --- cities off the map -----------------------------------------------------------------------------------------------


@case("dawn_city")
def test_dawn_city_lies_beside_the_map() -> None:
    table = tagged(scene("dawn_city", 15, energy_production=1), science=4)
    assert played(table, "dawn_city") == {
        "mc": -15, "city tag": 1, "space tag": 1, "energy production": -1, "titanium production": 1, "space 64": "city 0",
        "vp": 3,
    }  # fmt: skip
    assert hindered(scene("dawn_city", 15, energy_production=1), "dawn_city") == ["tags science"]


@case("luna_metropolis")
def test_luna_metropolis_counts_earth_tags_with_its_own() -> None:
    table = tagged(scene("luna_metropolis", 21), earth=2)
    assert played(table, "luna_metropolis") == {
        "mc": -21, "city tag": 1, "space tag": 1, "earth tag": 1, "mc production": 3, "space 65": "city 0", "vp": 2,
    }  # fmt: skip


@case("maxwell_base")
def test_maxwell_base_feeds_venus_cards() -> None:
    table = scene("maxwell_base", 18, energy_production=1).set(venus=12)
    assert played(table, "maxwell_base") == {
        "mc": -18, "city tag": 1, "venus tag": 1, "energy production": -1, "space 66": "city 0", "vp": 3,
    }  # fmt: skip
    table = in_play("maxwell_base", tableau=["venusian_insects", "dirigibles", "tardigrades"])
    assert used(table, "maxwell_base", "add dirigibles") == {"dirigibles cubes": 1}


@case("stratopolis")
def test_stratopolis_gathers_two_floaters_at_a_time() -> None:
    table = tagged(scene("stratopolis", 22), science=2)
    assert played(table, "stratopolis") == {
        "mc": -22, "city tag": 1, "venus tag": 1, "mc production": 2, "space 67": "city 0",
    }  # fmt: skip
    table = in_play("stratopolis", cubes={"stratopolis": 1})
    assert used(table, "stratopolis") == {"stratopolis cubes": 2, "vp": 1}


@case("gyropolis")
def test_gyropolis_is_a_city_on_mars_that_counts_venus_and_earth_tags() -> None:
    table = tagged(scene("gyropolis", 20, energy_production=2), venus=2, earth=3)
    assert 64 not in offered(table, "play gyropolis")
    assert played(table, "gyropolis", "place city 20") == {
        "mc": -20, "city tag": 1, "building tag": 1, "energy production": -2, "mc production": 5, "plant": 1,
        "space 20": "city 0",
    }  # fmt: skip


# --- the others -------------------------------------------------------------------------------------------------------


@case("sponsored_academies")
def test_sponsored_academies_swap_a_card_and_everybody_draws() -> None:
    table = scene("sponsored_academies", 9, players=3)
    assert played(table, "sponsored_academies") == {
        "mc": -9, "earth tag": 1, "science tag": 1, "deck": -5, "vp": 1,
    }  # fmt: skip
    assert [len(table.player(seat).hand) for seat in range(3)] == [3, 2, 2]


@case("sulphur_exports")
def test_sulphur_exports_count_venus_tags_with_their_own() -> None:
    table = tagged(scene("sulphur_exports", 21), venus=2)
    assert played(table, "sulphur_exports") == {
        "mc": -21, "venus tag": 1, "space tag": 1, "venus": 2, "rating": 1, "mc production": 3,
    }  # fmt: skip


@case("terraforming_contract")
def test_terraforming_contract_needs_a_rating_of_25() -> None:
    table = scene("terraforming_contract", 8, rating=24)
    assert hindered(table, "terraforming_contract") == ["has_rating"]
    assert played(table.player(0, rating=25), "terraforming_contract") == {"mc": -8, "earth tag": 1, "mc production": 4}


@case("venus_waystation")
def test_venus_waystation_saves_two_for_each_venus_tag() -> None:
    table = tagged(scene("venus_governor", 0, tableau=["venus_waystation"]), venus=2)
    assert played(table, "venus_governor")["venus tag"] == 2


@case("venusian_animals")
def test_venusian_animals_grow_with_science() -> None:
    table = scene("research", 11, tableau=["venusian_animals"])
    assert played(table, "research")["venusian_animals cubes"] == 2


# --- corporations -----------------------------------------------------------------------------------------------------


@case("aphrodite")
def test_aphrodite_gets_two_for_every_step_of_venus() -> None:
    table = venus_table().player(0, corporation="aphrodite").player(1, mc=15)
    assert changes(table, lambda: table.do(1, "standard air_scrapping")) == {"1 mc": -15, "venus": 2, "1 rating": 1, "mc": 2}
    table = scene("giant_solar_shade", 27, corporation="aphrodite")
    assert played(table, "giant_solar_shade")["mc"] == -27 + 6


@case("celestic")
def test_celestic_turns_up_cards_until_two_show_floaters() -> None:
    table = venus_table().player(0, corporation="celestic", first_action=1)
    table.deck(["mine", "dirigibles", "comet", "aerosport_tournament", "farming"])
    table.do(0, "first_action")
    assert {"dirigibles", "aerosport_tournament"} <= set(table.player(0).hand)
    assert not {"mine", "comet", "farming"} & set(table.player(0).hand)
    table = in_play("celestic", cubes={"celestic": 2})
    assert used(table, "celestic") == {"celestic cubes": 1, "vp": 1}


@case("manutech")
def test_manutech_gets_what_its_production_rises_by() -> None:
    table = scene("orbital_reflectors", 26, corporation="manutech")
    assert played(table, "orbital_reflectors").items() >= {"heat production": 2, "heat": 2}.items()
    table = scene("strip_mine", 25, corporation="manutech", energy_production=2)
    changed = played(table, "strip_mine")
    assert (changed["steel"], changed["titanium"], "energy" in changed) == (2, 1, False)


@case("morning_star_inc")
def test_morning_star_turns_up_three_venus_cards_and_shifts_venus_needs() -> None:
    table = venus_table().player(0, corporation="morning_star_inc", first_action=1)
    table.deck(["mine", "dirigibles", "local_shading", "comet", "venus_soils", "farming"])
    table.do(0, "first_action")
    assert {"dirigibles", "local_shading", "venus_soils"} <= set(table.player(0).hand)
    table = scene("ishtar_mining", 5, corporation="morning_star_inc").set(venus=2)
    assert hindered(table, "ishtar_mining") == ["at_least venus"]
    assert table.set(venus=4).can_play(0, "ishtar_mining")


@case("viron")
def test_viron_repeats_an_action_that_was_used() -> None:
    table = venus_table().player(0, corporation="viron", tableau=["floating_habs", "local_shading"], mc=4)
    assert "use viron" not in table.turn_options(0)
    table.use(0, "floating_habs", "add floating_habs")
    assert "use viron" in table.turn_options(0)
    table.use(0, "viron", "add floating_habs")
    assert table.cubes("floating_habs") == 2
    assert table.player(0).stock["mc"] == 0
    assert "use viron" not in table.turn_options(0)
