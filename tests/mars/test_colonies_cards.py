"""The Colonies cards, corporations and tiles, each as printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mars.cases import case
from tests.mars.colony_scenes import (
    SLEEPERS,
    asked,
    colony_table,
    fleet_on,
    fleets,
    marker,
    offers,
    owners,
    put_marker,
    settle_on,
)
from tests.mars.helpers import Changes, changes, played, used
from tests.mars.scenes import OCEAN_SPACES, end_of_game, finished_mars, oceans, with_corporations
from tharsis import mars
from tharsis.cards.names import TAGS
from tharsis.mars.modules.colonies.tiles import COLONY_TILES
from tharsis.testing import Table

SPARE = "micro_mills"
FLOATERS = ("atmo_collectors", "titan_shuttles")
"""Two cards that hold floaters; only the second has a Jovian tag."""


def scene(card: str, mc: int, *tiles: str, players: int = 2, **seat_0: Any) -> Table:
    """Seat 0 holds the card, so much M€ and a spare card; these tiles are in play, or Io and Luna."""
    table = colony_table(*(tiles or ("io", "luna")), players=players)
    table.player(0, mc=mc, hand=[card, SPARE], **seat_0)
    return table


def in_play(card: str, *tiles: str, players: int = 2, **seat_0: Any) -> Table:
    table = colony_table(*(tiles or ("io", "luna")), players=players)
    table.player(0, tableau=[card, *seat_0.pop("tableau", [])], **seat_0)
    return table


def tagged(table: Table, seat: int = 0, **tags: int) -> Table:
    """The seat has so many tags in play."""
    for name, count in tags.items():
        table.state.tags[seat, TAGS.index(name)] = count
    return table


# --- C01 to C10 ------------------------------------------------------------------------------------------------------


@case("airliners")
def test_airliners_need_three_floaters_and_add_two() -> None:
    table = scene("airliners", 11, tableau=[*FLOATERS], cubes={"atmo_collectors": 2})
    assert not table.can_play(0, "airliners")
    table.player(0, cubes={"titan_shuttles": 1})
    assert played(table, "airliners", "add titan_shuttles") == {
        "mc": -11, "mc production": 2, "titan_shuttles cubes": 2, "vp": 1,
    }  # fmt: skip


@case("air_raid")
def test_air_raid_pays_a_floater_of_any_own_card_and_steals_five() -> None:
    table = scene("air_raid", 0, tableau=[*FLOATERS], cubes={"atmo_collectors": 1, "titan_shuttles": 1}).player(1, mc=9)
    assert played(table, "air_raid", "take titan_shuttles", "remove 1 5") == {"mc": 5, "1 mc": -5, "titan_shuttles cubes": -1}


@case("air_raid")
def test_air_raid_takes_what_is_there() -> None:
    table = scene("air_raid", 0, players=3, tableau=["atmo_collectors"], cubes={"atmo_collectors": 1})
    table.player(1, mc=3).player(2, mc=8)
    assert played(table, "air_raid", "remove 1 3") == {"mc": 3, "1 mc": -3, "atmo_collectors cubes": -1}


@case("air_raid")
def test_air_raid_may_be_played_against_poor_opponents_but_not_without_a_floater() -> None:
    table = scene("air_raid", 0, tableau=["atmo_collectors"])
    assert not table.can_play(0, "air_raid")
    table.player(0, cubes={"atmo_collectors": 1})
    assert table.can_play(0, "air_raid")


@case("air_raid")
def test_air_raid_gains_five_in_solo() -> None:
    table = scene("air_raid", 0, players=1, tableau=["atmo_collectors"], cubes={"atmo_collectors": 1})
    assert played(table, "air_raid") == {"mc": 5, "atmo_collectors cubes": -1}


@case("atmo_collectors")
def test_atmo_collectors_come_with_two_floaters() -> None:
    table = scene("atmo_collectors", 15, tableau=["titan_shuttles"])
    assert played(table, "atmo_collectors", "add atmo_collectors") == {"mc": -15, "atmo_collectors cubes": 2}


@case("atmo_collectors")
@pytest.mark.parametrize(
    ("choice", "gain"),
    [
        (1, {"titanium": 2, "atmo_collectors cubes": -1}),
        (2, {"energy": 3, "atmo_collectors cubes": -1}),
        (3, {"heat": 4, "atmo_collectors cubes": -1}),
        (4, {"atmo_collectors cubes": 1}),
    ],
)
def test_atmo_collectors_spend_or_add_a_floater(choice: int, gain: Changes) -> None:
    table = in_play("atmo_collectors", cubes={"atmo_collectors": 1})
    assert used(table, "atmo_collectors", f"choose {choice}") == gain


@case("atmo_collectors")
def test_atmo_collectors_without_a_floater_can_only_add_one() -> None:
    assert used(in_play("atmo_collectors"), "atmo_collectors") == {"atmo_collectors cubes": 1}


@case("community_services")
def test_community_services_count_face_up_cards_without_tags() -> None:
    table = scene("community_services", 13, tableau=["trade_envoys", "mine"], corporation="polyphemos")
    table.player(1, tableau=["atmo_collectors"])
    assert played(table, "community_services") == {"mc": -13, "mc production": 3, "vp": 1}


@case("conscription")
def test_conscription_makes_the_next_card_16_cheaper() -> None:
    table = scene("conscription", 5)
    assert not table.can_play(0, "conscription")
    tagged(table, earth=2)
    assert played(table, "conscription") == {"mc": -5, "next discount": 16, "vp": -1}


@case("corona_extractor")
def test_corona_extractor_gives_four_energy_production() -> None:
    table = tagged(scene("corona_extractor", 10), science=3)
    assert not table.can_play(0, "corona_extractor")
    tagged(table, science=4)
    assert played(table, "corona_extractor") == {"mc": -10, "energy production": 4, "space tag": 1, "power tag": 1}


@case("cryo_sleep", "rim_freighters")
@pytest.mark.parametrize(("how", "price"), [("mc", 9), ("energy", 3), ("titanium", 3)])
def test_cryo_sleep_and_rim_freighters_make_trading_cheaper_and_add_up(how: str, price: int) -> None:
    table = in_play("cryo_sleep", **{how: price - 1})
    assert offers(table, 0, "trade") == [f"io {how}", f"luna {how}"]
    table.player(0, **{how: price - 2})
    assert offers(table, 0, "trade") == []
    table.player(0, tableau=["rim_freighters"]).do(0, f"trade io {how}")
    assert table.player(0).stock[how] == 0


@case("cryo_sleep")
def test_cryo_sleep_is_a_science_card_for_ten() -> None:
    assert played(scene("cryo_sleep", 10), "cryo_sleep") == {"mc": -10, "science tag": 1, "vp": 1}


@case("rim_freighters")
def test_rim_freighters_cost_four() -> None:
    assert played(scene("rim_freighters", 4), "rim_freighters") == {"mc": -4, "space tag": 1}


@case("earth_elevator")
def test_earth_elevator_gives_three_titanium_production() -> None:
    assert played(scene("earth_elevator", 43), "earth_elevator") == {
        "mc": -43, "titanium production": 3, "space tag": 1, "earth tag": 1, "vp": 4,
    }  # fmt: skip


@case("ecology_research")
def test_ecology_research_counts_own_colonies_and_feeds_other_cards() -> None:
    table = scene("ecology_research", 21, tableau=["fish", "decomposers", "tardigrades"])
    settle_on(settle_on(table, "io", 0, 0, 1), "luna", 0)
    changed = played(table, "ecology_research", "add tardigrades")
    # Decomposers add a microbe for each of the card's three life tags
    assert changed == {
        "mc": -21, "plant production": 3, "fish cubes": 1, "tardigrades cubes": 2, "decomposers cubes": 3, "vp": 3,
        "science tag": 1, "plant tag": 1, "animal tag": 1, "microbe tag": 1,
    }  # fmt: skip


@case("floater_leasing")
def test_floater_leasing_counts_floaters_in_threes() -> None:
    table = scene("floater_leasing", 3, tableau=[*FLOATERS], cubes={"atmo_collectors": 4, "titan_shuttles": 4})
    assert played(table, "floater_leasing") == {"mc": -3, "mc production": 2}


# --- C11 to C20 ------------------------------------------------------------------------------------------------------


@case("floater_prototypes")
def test_floater_prototypes_add_two_floaters_to_another_card() -> None:
    table = scene("floater_prototypes", 2, tableau=[*FLOATERS])
    assert played(table, "floater_prototypes", "add atmo_collectors") == {"mc": -2, "atmo_collectors cubes": 2}


@case("floater_prototypes")
def test_floater_prototypes_may_be_lost() -> None:
    assert played(scene("floater_prototypes", 2), "floater_prototypes") == {"mc": -2}


@case("floater_technology")
def test_floater_technology_adds_a_floater_to_another_card() -> None:
    table = in_play("floater_technology", tableau=[*FLOATERS])
    assert used(table, "floater_technology", "add titan_shuttles") == {"titan_shuttles cubes": 1}
    assert "use floater_technology" not in in_play("floater_technology").turn_options(0)


@case("galilean_waystation")
def test_galilean_waystation_counts_everybodys_jovian_tags() -> None:
    table = tagged(tagged(scene("galilean_waystation", 15), jovian=2), 1, jovian=3)
    assert played(table, "galilean_waystation") == {"mc": -15, "mc production": 5, "space tag": 1, "vp": 1}


@case("heavy_taxation")
def test_heavy_taxation_needs_two_earth_tags() -> None:
    table = tagged(scene("heavy_taxation", 3), earth=1)
    assert not table.can_play(0, "heavy_taxation")
    tagged(table, earth=2)
    assert played(table, "heavy_taxation") == {"mc": -3 + 4, "mc production": 2, "earth tag": 1, "vp": -1}


@case("ice_moon_colony")
def test_ice_moon_colony_places_an_ocean_and_a_colony_in_either_order() -> None:
    table = scene("ice_moon_colony", 23)
    table.turn(0).choose(0, "play ice_moon_colony")
    assert asked(table, 0) == ["first 1", "first 2"]
    table.choose(0, "first 2")
    assert all(option.startswith("place ocean") for option in asked(table, 0))
    table.choose(0, f"place ocean {OCEAN_SPACES[3]}").answer(0, ["build io"])
    assert (table.level("oceans"), owners(table, "io"), table.player(0).rating) == (1, [0], 21)


@case("ice_moon_colony")
def test_ice_moon_colony_without_oceans_builds_only_and_without_a_place_to_build_is_not_played() -> None:
    table = oceans(scene("ice_moon_colony", 23), 9)
    table.play(0, "ice_moon_colony", ["build luna"])
    assert owners(table, "luna") == [0]
    full = settle_on(scene("ice_moon_colony", 23, "io"), "io", 0)
    assert not full.can_play(0, "ice_moon_colony")


@case("impactor_swarm")
def test_impactor_swarm_gives_12_heat_and_removes_two_plants() -> None:
    table = tagged(scene("impactor_swarm", 11), jovian=2).player(1, plant=5)
    assert played(table, "impactor_swarm", "remove 1 2") == {"mc": -11, "heat": 12, "1 plant": -2}


@case("interplanetary_colony_ship")
def test_interplanetary_colony_ship_builds_a_colony() -> None:
    table = scene("interplanetary_colony_ship", 12)
    assert played(table, "interplanetary_colony_ship", "build luna") == {"mc": -12, "mc production": 2}
    assert owners(table, "luna") == [0]


@case("jovian_lanterns")
def test_jovian_lanterns_give_rating_and_two_floaters() -> None:
    table = scene("jovian_lanterns", 20)
    assert not table.can_play(0, "jovian_lanterns")
    tagged(table, jovian=1)
    assert played(table, "jovian_lanterns") == {
        "mc": -20, "rating": 1, "jovian tag": 1, "jovian_lanterns cubes": 2, "vp": 1,
    }  # fmt: skip


@case("jovian_lanterns")
def test_jovian_lanterns_turn_a_titanium_into_two_floaters() -> None:
    table = in_play("jovian_lanterns", titanium=1)
    assert used(table, "jovian_lanterns") == {"titanium": -1, "jovian_lanterns cubes": 2, "vp": 1}


@case("jupiter_floating_station")
def test_jupiter_floating_station_adds_to_a_jovian_card() -> None:
    table = in_play("jupiter_floating_station", tableau=[*FLOATERS])
    table.turn(0).choose(0, "use jupiter_floating_station").choose(0, "choose 1")
    assert asked(table, 0) == ["add jupiter_floating_station", "add titan_shuttles"]
    table.answer(0, ["add titan_shuttles"])
    assert table.cubes("titan_shuttles") == 1


@case("jupiter_floating_station")
@pytest.mark.parametrize(("floaters", "money"), [(3, 3), (4, 4), (6, 4)])
def test_jupiter_floating_station_pays_for_its_floaters_up_to_four(floaters: int, money: int) -> None:
    table = in_play("jupiter_floating_station", cubes={"jupiter_floating_station": floaters})
    assert used(table, "jupiter_floating_station", "choose 2") == {"mc": money}


@case("jupiter_floating_station")
def test_jupiter_floating_station_needs_three_science_tags() -> None:
    table = tagged(scene("jupiter_floating_station", 9), science=2)
    assert not table.can_play(0, "jupiter_floating_station")
    tagged(table, science=3)
    assert played(table, "jupiter_floating_station") == {"mc": -9, "jovian tag": 1, "vp": 1}


@case("luna_governor")
def test_luna_governor_needs_three_earth_tags() -> None:
    table = tagged(scene("luna_governor", 4), earth=2)
    assert not table.can_play(0, "luna_governor")
    tagged(table, earth=3)
    assert played(table, "luna_governor") == {"mc": -4, "mc production": 2, "earth tag": 2}


# --- C21 to C30 ------------------------------------------------------------------------------------------------------


@case("lunar_exports")
@pytest.mark.parametrize(("choice", "gain"), [(1, {"mc production": 5}), (2, {"plant production": 2})])
def test_lunar_exports_give_money_or_plant_production(choice: int, gain: Changes) -> None:
    table = scene("lunar_exports", 19)
    assert played(table, "lunar_exports", f"choose {choice}") == {"mc": -19, "earth tag": 1, "space tag": 1} | gain


@case("lunar_mining")
def test_lunar_mining_counts_earth_tags_in_twos_its_own_included() -> None:
    table = tagged(scene("lunar_mining", 11), earth=3)
    assert played(table, "lunar_mining") == {"mc": -11, "titanium production": 2, "earth tag": 1}


@case("market_manipulation")
def test_market_manipulation_moves_one_marker_up_and_another_down() -> None:
    table = put_marker(scene("market_manipulation", 1, "io", "luna", "ceres"), "ceres", 6)
    table.turn(0).choose(0, "play market_manipulation")
    assert asked(table, 0) == ["up io", "up luna"]
    table.choose(0, "up luna")
    assert asked(table, 0) == ["down ceres", "down io"]
    table.answer(0, ["down io"])
    assert [marker(table, colony) for colony in ("io", "luna", "ceres")] == [0, 2, 6]


@case("market_manipulation")
def test_market_manipulation_needs_two_different_tiles() -> None:
    table = settle_on(scene("market_manipulation", 1, "io", "luna", "titan"), "luna", 1)
    assert table.can_play(0, "market_manipulation")
    settle_on(table, "io", 1)
    assert not table.can_play(0, "market_manipulation")
    put_marker(table, "io", 2)
    assert table.can_play(0, "market_manipulation")
    put_marker(table, "luna", 6)
    put_marker(table, "io", 6)
    assert not table.can_play(0, "market_manipulation")


@case("martian_zoo")
def test_martian_zoo_takes_an_animal_for_each_earth_tag() -> None:
    table = scene("martian_zoo", 12)
    assert not table.can_play(0, "martian_zoo")
    table.tile(33, "city", seat=1).tile(36, "city", seat=1)
    assert played(table, "martian_zoo") == {"mc": -12, "animal tag": 1, "building tag": 1, "vp": 1}
    tagged(table, earth=3).player(0, mc=4, hand=["luna_governor", SPARE])
    assert played(table, "luna_governor")["martian_zoo cubes"] == 2


@case("martian_zoo")
def test_martian_zoo_pays_for_its_animals() -> None:
    assert used(in_play("martian_zoo", cubes={"martian_zoo": 3}), "martian_zoo") == {"mc": 3}


@case("mining_colony")
def test_mining_colony_gives_titanium_production_and_a_colony() -> None:
    table = scene("mining_colony", 20)
    assert played(table, "mining_colony", "build io") == {
        "mc": -20, "titanium production": 1, "heat production": 1, "space tag": 1,
    }  # fmt: skip


@case("minority_refuge")
def test_minority_refuge_costs_two_money_production() -> None:
    table = scene("minority_refuge", 5)
    assert played(table, "minority_refuge", "build io") == {
        "mc": -5, "mc production": -2, "heat production": 1, "space tag": 1,
    }  # fmt: skip


@case("minority_refuge", "pioneer_settlement")
@pytest.mark.parametrize("card", ["minority_refuge", "pioneer_settlement"])
@pytest.mark.parametrize("production", [-4, -5])
def test_at_the_floor_of_money_production_only_luna_serves(card: str, production: int) -> None:
    table = scene(card, 13, "io", "luna", mc_production=production)
    table.play(0, card)
    assert (owners(table, "io"), owners(table, "luna"), table.player(0).production["mc"]) == ([], [0], production)
    assert not scene(card, 13, "io", mc_production=production).can_play(0, card)


@case("minority_refuge", "poseidon")
def test_poseidon_may_build_anywhere_from_minus_four() -> None:
    table = scene("minority_refuge", 5, "io", "luna", corporation="poseidon", mc_production=-4)
    table.play(0, "minority_refuge", ["build io"])
    assert (owners(table, "io"), table.player(0).production["mc"]) == ([0], -5)
    assert not scene("minority_refuge", 5, "io", corporation="poseidon", mc_production=-5).can_play(0, "minority_refuge")


@case("minority_refuge", "aridor")
def test_a_new_tag_of_aridor_may_pay_for_the_lost_production() -> None:
    table = scene("minority_refuge", 5, "io", corporation="aridor", mc_production=-4)
    table.play(0, "minority_refuge")
    assert table.player(0).production["mc"] == -5
    tagged(table.player(0, hand=["pioneer_settlement"], mc=20, mc_production=-4), space=1)
    assert not table.can_play(0, "pioneer_settlement")


@case("molecular_printing")
def test_molecular_printing_counts_all_cities_and_colonies() -> None:
    table = settle_on(scene("molecular_printing", 11), "io", 0, 1).tile(33, "city", seat=1)
    assert played(table, "molecular_printing") == {"mc": -11 + 3, "science tag": 1, "vp": 1}


@case("nitrogen_from_titan")
def test_nitrogen_from_titan_adds_floaters_to_a_jovian_card() -> None:
    table = scene("nitrogen_from_titan", 25, tableau=[*FLOATERS])
    assert played(table, "nitrogen_from_titan") == {
        "mc": -25, "rating": 2, "titan_shuttles cubes": 2, "jovian tag": 1, "space tag": 1, "vp": 1,
    }  # fmt: skip


@case("pioneer_settlement")
def test_pioneer_settlement_needs_at_most_one_own_colony() -> None:
    table = settle_on(scene("pioneer_settlement", 13, "io", "luna", "ceres"), "luna", 0)
    assert played(table, "pioneer_settlement", "build io") == {
        "mc": -13, "mc production": -2, "heat production": 1, "space tag": 1, "vp": 2,
    }  # fmt: skip
    table = settle_on(settle_on(scene("pioneer_settlement", 13, "io", "luna", "ceres"), "luna", 0), "io", 0)
    assert not table.can_play(0, "pioneer_settlement")


@case("productive_outpost")
def test_productive_outpost_gives_the_bonus_of_every_own_colony() -> None:
    table = scene("productive_outpost", 0, "io", "luna", "titan", "ceres", tableau=[*FLOATERS])
    settle_on(settle_on(settle_on(table, "io", 0, 1, 0), "luna", 0), "titan", 1, 0)
    put_marker(table, "io", 5)
    assert played(table, "productive_outpost", "add titan_shuttles") == {"heat": 4, "mc": 2, "titan_shuttles cubes": 1}
    assert (marker(table, "io"), fleets(table, 0), fleet_on(table, "io")) == (5, 1, None)


@case("productive_outpost")
def test_productive_outpost_takes_other_cards_before_pluto_asks_for_one_back() -> None:
    table = scene("productive_outpost", 0, "miranda", "pluto", tableau=["pets"]).deck(["mine", "comet"])
    settle_on(settle_on(table, "pluto", 0), "miranda", 0)
    table.turn(0).choose(0, "play productive_outpost")
    assert set(asked(table, 0)) == {"discard micro_mills", "discard mine", "discard comet"}


@case("productive_outpost")
def test_productive_outpost_may_be_played_without_a_colony() -> None:
    assert played(settle_on(scene("productive_outpost", 0), "io", 1), "productive_outpost") == {}


# --- C31 to C40 ------------------------------------------------------------------------------------------------------


@case("quantum_communications")
def test_quantum_communications_count_all_colonies() -> None:
    table = settle_on(settle_on(scene("quantum_communications", 8), "io", 0, 1), "luna", 1)
    assert not table.can_play(0, "quantum_communications")
    tagged(table, science=4)
    assert played(table, "quantum_communications") == {"mc": -8, "mc production": 3, "vp": 1}


@case("red_spot_observatory")
def test_red_spot_observatory_draws_two() -> None:
    table = tagged(scene("red_spot_observatory", 17), science=3)
    assert played(table, "red_spot_observatory") == {"mc": -17, "deck": -2, "jovian tag": 1, "science tag": 1, "vp": 2}


@case("red_spot_observatory")
@pytest.mark.parametrize(
    ("choice", "gain"), [(1, {"deck": -1, "red_spot_observatory cubes": -1}), (2, {"red_spot_observatory cubes": 1})]
)
def test_red_spot_observatory_adds_a_floater_or_draws_for_one(choice: int, gain: Changes) -> None:
    table = in_play("red_spot_observatory", cubes={"red_spot_observatory": 1})
    assert used(table, "red_spot_observatory", f"choose {choice}") == gain


@case("refugee_camps")
def test_refugee_camps_turn_money_production_into_points() -> None:
    table = in_play("refugee_camps", mc_production=-4)
    assert used(table, "refugee_camps") == {"mc production": -1, "refugee_camps cubes": 1, "vp": 1}
    assert "use refugee_camps" not in in_play("refugee_camps", mc_production=-5).turn_options(0)


@case("refugee_camps")
def test_refugee_camps_cost_ten() -> None:
    assert played(scene("refugee_camps", 10), "refugee_camps") == {"mc": -10, "earth tag": 1}


@case("research_colony")
def test_research_colony_draws_two_and_may_build_where_you_are() -> None:
    table = settle_on(scene("research_colony", 20), "luna", 0)
    assert played(table, "research_colony", "build luna") == {
        "mc": -20, "deck": -2, "mc production": 2, "space tag": 1, "science tag": 1,
    }  # fmt: skip
    assert owners(table, "luna") == [0, 0]


@case("sky_docks")
def test_sky_docks_bring_a_fleet_and_make_all_cards_cheaper() -> None:
    table = tagged(scene("sky_docks", 18), earth=2)
    assert played(table, "sky_docks") == {"mc": -18, "space tag": 1, "earth tag": 1, "vp": 2}
    assert fleets(table, 0) == 2
    assert played(table.player(0, mc=3, hand=["rim_freighters", SPARE]), "rim_freighters") == {"mc": -3, "space tag": 1}


@case("solar_probe")
def test_solar_probe_counts_its_own_tag() -> None:
    table = tagged(scene("solar_probe", 9), science=5)
    assert played(table, "solar_probe") == {"mc": -9, "deck": -2, "vp": 1}


@case("solar_reflectors")
def test_solar_reflectors_give_five_heat_production() -> None:
    assert played(scene("solar_reflectors", 23), "solar_reflectors") == {"mc": -23, "heat production": 5, "space tag": 1}


@case("space_port")
def test_space_port_is_a_city_with_a_fleet() -> None:
    table = settle_on(scene("space_port", 22, energy_production=1), "io", 1)
    assert not table.can_play(0, "space_port")
    settle_on(table, "luna", 0)
    assert played(table, "space_port", "place city 33") == {
        "mc": -22, "energy production": -1, "mc production": 4, "city tag": 1, "building tag": 1, "plant": 2,
        "space 33": "city 0",
    }  # fmt: skip
    assert fleets(table, 0) == 2


@case("space_port")
def test_space_port_needs_energy_production() -> None:
    assert not settle_on(scene("space_port", 22), "luna", 0).can_play(0, "space_port")


@case("space_port_colony")
def test_space_port_colony_builds_where_you_are_and_counts_all_colonies() -> None:
    table = scene("space_port_colony", 27)
    assert not table.can_play(0, "space_port_colony")
    settle_on(settle_on(table, "luna", 0), "io", 1, 1)
    assert played(table, "space_port_colony", "build luna") == {"mc": -27, "mc production": 2, "space tag": 1, "vp": 2}
    assert (owners(table, "luna"), fleets(table, 0)) == ([0, 0], 2)


# --- C41 to C49 ------------------------------------------------------------------------------------------------------


@case("spin_off_department")
def test_spin_off_department_draws_for_every_card_of_20_or_more() -> None:
    table = scene("spin_off_department", 10)
    assert played(table, "spin_off_department") == {"mc": -10, "mc production": 2, "building tag": 1}
    table.player(0, mc=23, hand=["solar_reflectors", SPARE])
    assert played(table, "solar_reflectors")["deck"] == -1
    table.player(0, mc=19, hand=["lunar_exports", SPARE])
    assert "deck" not in played(table, "lunar_exports", "choose 1")


@case("sub_zero_salt_fish")
def test_sub_zero_salt_fish_cut_plant_production() -> None:
    table = scene("sub_zero_salt_fish", 5).set(temperature=-8).player(1, plant_production=1)
    assert not table.can_play(0, "sub_zero_salt_fish")
    table.set(temperature=-6)
    assert played(table, "sub_zero_salt_fish") == {"mc": -5, "1 plant production": -1, "animal tag": 1}
    table.player(0, cubes={"sub_zero_salt_fish": 3})
    assert used(table, "sub_zero_salt_fish") == {"sub_zero_salt_fish cubes": 1, "vp": 1}


@case("titan_air_scrapping")
@pytest.mark.parametrize(
    ("choice", "gain"),
    [(1, {"rating": 1, "titan_air_scrapping cubes": -2}), (2, {"titanium": -1, "titan_air_scrapping cubes": 2})],
)
def test_titan_air_scrapping_turns_floaters_into_rating(choice: int, gain: Changes) -> None:
    table = in_play("titan_air_scrapping", titanium=1, cubes={"titan_air_scrapping": 2})
    assert used(table, "titan_air_scrapping", f"choose {choice}") == gain


@case("titan_air_scrapping")
def test_titan_air_scrapping_costs_21() -> None:
    assert played(scene("titan_air_scrapping", 21), "titan_air_scrapping") == {"mc": -21, "jovian tag": 1, "vp": 2}
    assert "use titan_air_scrapping" not in in_play("titan_air_scrapping", cubes={"titan_air_scrapping": 1}).turn_options(0)


@case("titan_floating_launch_pad")
def test_titan_floating_launch_pad_comes_with_two_floaters_for_a_jovian_card() -> None:
    table = scene("titan_floating_launch_pad", 18, tableau=[*FLOATERS])
    assert played(table, "titan_floating_launch_pad", "add titan_shuttles") == {
        "mc": -18, "jovian tag": 1, "titan_shuttles cubes": 2, "vp": 1,
    }  # fmt: skip


@case("titan_floating_launch_pad", "trade_envoys")
def test_titan_floating_launch_pad_trades_for_a_floater_with_all_that_helps_trading() -> None:
    table = in_play("titan_floating_launch_pad", tableau=["trade_envoys"], cubes={"titan_floating_launch_pad": 1})
    settle_on(table, "io", 1)
    changed = used(table, "titan_floating_launch_pad", "choose 2", "trade io free", "amount 1")
    assert changed == {"heat": 4, "1 heat": 2, "titan_floating_launch_pad cubes": -1}
    assert (fleet_on(table, "io"), fleets(table, 0), marker(table, "io")) == (0, 0, 1)


@case("titan_floating_launch_pad")
def test_titan_floating_launch_pad_needs_a_fleet_and_a_free_tile() -> None:
    table = in_play("titan_floating_launch_pad", fleets=0, cubes={"titan_floating_launch_pad": 1})
    assert used(table, "titan_floating_launch_pad") == {"titan_floating_launch_pad cubes": 1}


@case("titan_shuttles")
def test_titan_shuttles_add_two_floaters_to_a_jovian_card_or_turn_them_into_titanium() -> None:
    table = in_play("titan_shuttles", tableau=["atmo_collectors"], cubes={"titan_shuttles": 3})
    assert used(table, "titan_shuttles", "choose 2", "amount 2") == {"titanium": 2, "titan_shuttles cubes": -2}
    assert used(in_play("titan_shuttles"), "titan_shuttles") == {"titan_shuttles cubes": 2}


@case("titan_shuttles")
def test_titan_shuttles_cost_23() -> None:
    assert played(scene("titan_shuttles", 23), "titan_shuttles") == {"mc": -23, "jovian tag": 1, "space tag": 1, "vp": 1}


@case("trade_envoys", "trading_colony")
@pytest.mark.parametrize(("steps", "heat"), [(0, 3), (1, 4), (2, 6)])
def test_trade_envoys_and_trading_colony_move_the_marker_as_you_like(steps: int, heat: int) -> None:
    table = in_play("trade_envoys", tableau=["trading_colony"], mc=9)
    table.turn(0).choose(0, "trade io mc")
    assert asked(table, 0) == ["amount 0", "amount 1", "amount 2"]
    table.answer(0, [f"amount {steps}"])
    assert (table.player(0).stock["heat"], marker(table, "io")) == (heat, 0)


@case("trade_envoys")
def test_trade_envoys_stop_at_the_end_of_the_track() -> None:
    table = put_marker(in_play("trade_envoys", tableau=["trading_colony"], mc=9), "io", 5)
    table.turn(0).choose(0, "trade io mc")
    assert asked(table, 0) == ["amount 0", "amount 1"]
    table = put_marker(in_play("trade_envoys", mc=9), "io", 6)
    assert changes(table, lambda: table.do(0, "trade io mc")) == {"mc": -9, "heat": 13}


@case("trade_envoys")
def test_trade_envoys_help_nobody_else() -> None:
    table = in_play("trade_envoys").player(1, mc=9)
    assert changes(table, lambda: table.do(1, "trade io mc")) == {"1 mc": -9, "1 heat": 3}
    assert played(scene("trade_envoys", 6), "trade_envoys") == {"mc": -6}


@case("trading_colony")
def test_trading_colony_builds_a_colony() -> None:
    table = scene("trading_colony", 18)
    assert played(table, "trading_colony", "build io") == {"mc": -18, "heat production": 1, "space tag": 1}


@case("urban_decomposers")
def test_urban_decomposers_need_an_own_colony_and_an_own_city() -> None:
    table = settle_on(scene("urban_decomposers", 6, tableau=["tardigrades", "ants"]), "io", 0)
    table.tile(33, "city", seat=1)
    assert not table.can_play(0, "urban_decomposers")
    table.tile(36, "city", seat=0)
    assert played(table, "urban_decomposers", "add tardigrades") == {
        "mc": -6, "plant production": 1, "microbe tag": 1, "tardigrades cubes": 2,
    }  # fmt: skip


@case("warp_drive")
def test_warp_drive_makes_space_cards_four_cheaper() -> None:
    table = tagged(scene("warp_drive", 14), science=5)
    assert played(table, "warp_drive") == {"mc": -14, "science tag": 1, "vp": 2}
    table.player(0, mc=19, hand=["solar_reflectors", SPARE])
    assert played(table, "solar_reflectors")["mc"] == -19


# --- corporations ----------------------------------------------------------------------------------------------------


def started(corporation: str, *, seed: int = 1) -> mars.Game:
    """A two-player game in which seat 0 has taken this corporation and no cards."""
    game = mars.new_game(players=2, seed=seed, colonies=True, first_player=0)
    with_corporations(game, {0: [corporation, "teractor"], 1: ["ecoline", "credicor"]})
    for seat, key in ((0, corporation), (1, "ecoline")):
        game.choose(seat, f"corporation {key}")
        game.choose(seat, "done")
    return game


@case("aridor")
def test_aridor_begins_by_adding_a_tile_of_the_box() -> None:
    game = started("aridor")
    assert game.state.stock[0, 0] == 40
    before = {tile["colony"] for tile in game.view()["colonies"]}
    game.choose(0, "first_action")
    assert [str(option) for option in game.options(0)] == [f"tile {key}" for key in COLONY_TILES if key not in before]
    added = str(game.options(0)[0]).split()[1]
    game.choose(0, f"tile {added}")
    assert {tile["colony"] for tile in game.view()["colonies"]} == before | {added}


@case("aridor")
@pytest.mark.parametrize(("holders", "step"), [([], -1), (["atmo_collectors"], 1)])
def test_aridors_tile_sleeps_unless_a_card_in_play_can_hold_its_cubes(holders: list[str], step: int) -> None:
    table = colony_table("io").player(0, corporation="aridor").player(1, tableau=holders)
    table.player(0, first_action=1).do(0, "first_action", ["tile titan"])
    assert marker(table, "titan") == step


@case("aridor")
def test_aridor_gains_money_production_for_each_new_kind_of_tag() -> None:
    table = colony_table("io").player(0, corporation="aridor")
    for card, more in (("lunar_exports", 2), ("rim_freighters", 0), ("ecology_research", 4), ("solar_reflectors", 0)):
        table.player(0, mc=30, hand=[card, SPARE])
        answers = ["choose 2"] if card == "lunar_exports" else []
        assert played(table, card, *answers).get("mc production", 0) == more


@case("aridor")
def test_events_bring_aridor_nothing() -> None:
    table = scene("floater_prototypes", 2, corporation="aridor")
    assert played(table, "floater_prototypes") == {"mc": -2}


@case("arklight")
def test_arklight_starts_with_an_animal_and_adds_one_for_each_animal_and_plant_tag() -> None:
    game = started("arklight")
    assert (game.state.stock[0, 0], game.state.production[0, 0]) == (45, 2)
    table = scene("ecology_research", 21, corporation="arklight", tableau=["fish"])
    changed = played(table, "ecology_research", "add arklight")
    assert changed["arklight cubes"] == 3
    assert game.view()["players"][0]["tableau"] == [{"card": "arklight", "cubes": 1, "used": False}]


@case("arklight")
def test_two_animals_of_arklight_are_a_point() -> None:
    assert in_play("arklight", cubes={"arklight": 5}).vp(0) == 2


@case("polyphemos")
def test_polyphemos_pays_five_for_every_card() -> None:
    game = mars.new_game(players=2, seed=1, colonies=True, first_player=0)
    with_corporations(game, {0: ["polyphemos", "teractor"], 1: ["ecoline", "credicor"]})
    for seat, key in ((0, "polyphemos"), (1, "ecoline")):
        game.choose(seat, f"corporation {key}")
        game.choose(seat, str(game.options(seat)[1]))
        game.choose(seat, "done")
    assert game.state.stock[0].tolist() == [50 - 5, 0, 5, 0, 0, 0]
    assert game.state.production[0, 0] == 5


@case("polyphemos")
def test_polyphemos_pays_five_when_an_action_buys_a_card() -> None:
    table = in_play("inventors_guild", mc=5, corporation="polyphemos").deck(["mine"])
    assert used(table, "inventors_guild", "keep mine") == {"mc": -5, "deck": -1}


@case("poseidon")
def test_poseidon_begins_with_a_colony_and_gains_for_every_colony() -> None:
    game = started("poseidon")
    assert game.state.stock[0, 0] == 45
    table = colony_table("io", "luna").player(0, corporation="poseidon", first_action=1).player(1, mc=17)
    assert changes(table, lambda: table.do(0, "first_action", ["build io"])) == {"heat production": 1, "mc production": 1}
    changed = changes(table, lambda: table.do(1, "standard build_colony", ["build io"]))
    assert changed == {"1 mc": -17, "1 heat production": 1, "mc production": 1}


@case("stormcraft_incorporated")
def test_stormcraft_adds_a_floater_to_any_card() -> None:
    game = started("stormcraft_incorporated")
    assert game.state.stock[0, 0] == 48
    table = in_play("stormcraft_incorporated", tableau=["atmo_collectors"])
    assert used(table, "stormcraft_incorporated", "add atmo_collectors") == {"atmo_collectors cubes": 1}


@case("stormcraft_incorporated")
@pytest.mark.parametrize(("floaters", "heat"), [(1, 6), (2, 4), (3, 2)])
def test_stormcraft_chooses_how_many_floaters_pay_as_heat(floaters: int, heat: int) -> None:
    table = in_play("stormcraft_incorporated", heat=6, cubes={"stormcraft_incorporated": 3})
    table.turn(0).choose(0, "convert heat")
    assert asked(table, 0) == ["amount 1", "amount 2", "amount 3"]
    table.answer(0, [f"amount {floaters}"])
    assert (table.player(0).stock["heat"], table.cubes("stormcraft_incorporated")) == (6 - heat, 3 - floaters)
    assert table.level("temperature") == -28


@case("stormcraft_incorporated")
def test_stormcraft_without_a_choice_is_not_asked() -> None:
    table = in_play("stormcraft_incorporated", heat=8)
    assert changes(table, lambda: table.do(0, "convert heat")) == {"heat": -8, "temperature": 2, "rating": 1}
    table = in_play("stormcraft_incorporated", cubes={"stormcraft_incorporated": 4})
    assert changes(table, lambda: table.do(0, "convert heat")) == {
        "stormcraft_incorporated cubes": -4, "temperature": 2, "rating": 1,
    }  # fmt: skip


@case("stormcraft_incorporated")
def test_stormcraft_loses_the_odd_heat_of_the_last_floater() -> None:
    table = scene("local_heat_trapping", 1, corporation="stormcraft_incorporated", heat=1, cubes={"stormcraft_incorporated": 3})
    changed = played(table, "local_heat_trapping", "amount 3")
    assert (changed["stormcraft_incorporated cubes"], changed.get("heat", 0)) == (-3, 0)


@case("stormcraft_incorporated")
def test_stormcrafts_floaters_pay_for_an_action_but_only_those_on_the_corporation() -> None:
    table = in_play("caretaker_contract", corporation="stormcraft_incorporated", tableau=["atmo_collectors"], heat=4)
    table.player(0, cubes={"atmo_collectors": 4, "stormcraft_incorporated": 1})
    assert "use caretaker_contract" not in table.turn_options(0)
    table.player(0, cubes={"stormcraft_incorporated": 2})
    assert used(table, "caretaker_contract") == {"heat": -4, "stormcraft_incorporated cubes": -2, "rating": 1}


# --- tiles -----------------------------------------------------------------------------------------------------------

HOLDER = {"titan": "atmo_collectors", "enceladus": "tardigrades", "miranda": "fish"}
STEPS: dict[str, list[Changes]] = {
    "callisto": [{"energy": amount} for amount in (0, 2, 3, 5, 7, 10, 13)],
    "ceres": [{"steel": amount} for amount in (1, 2, 3, 4, 6, 8, 10)],
    "enceladus": [{"tardigrades cubes": amount} for amount in (0, 1, 2, 3, 4, 4, 5)],
    "europa": [{f"{what} production": 1} for what in ("mc", "mc", "energy", "energy", "plant", "plant", "plant")],
    "ganymede": [{"plant": amount} for amount in (0, 1, 2, 3, 4, 5, 6)],
    "io": [{"heat": amount} for amount in (2, 3, 4, 6, 8, 10, 13)],
    "luna": [{"mc": amount} for amount in (1, 2, 4, 7, 10, 13, 17)],
    "miranda": [{"fish cubes": amount} for amount in (0, 1, 1, 2, 2, 3, 3)],
    "pluto": [{"deck": -amount} for amount in (0, 1, 2, 2, 3, 3, 4)],
    "titan": [{"atmo_collectors cubes": amount} for amount in (0, 1, 1, 2, 3, 3, 4)],
    "triton": [{"titanium": amount} for amount in (0, 1, 1, 2, 3, 4, 5)],
}
BUILD: dict[str, Changes] = {
    "callisto": {"energy production": 1},
    "ceres": {"steel production": 1},
    "enceladus": {"tardigrades cubes": 3},
    "ganymede": {"plant production": 1},
    "io": {"heat production": 1},
    "luna": {"mc production": 2},
    "miranda": {"fish cubes": 1},
    "pluto": {"deck": -2},
    "titan": {"atmo_collectors cubes": 3},
    "triton": {"titanium": 3},
}
BONUS: dict[str, Changes] = {
    "callisto": {"energy": 3},
    "ceres": {"steel": 2},
    "enceladus": {"tardigrades cubes": 1},
    "europa": {"mc": 1},
    "ganymede": {"plant": 1},
    "io": {"heat": 2},
    "luna": {"mc": 2},
    "miranda": {"deck": -1},
    "titan": {"atmo_collectors cubes": 1},
    "triton": {"titanium": 1},
}


def tile_scene(colony: str) -> Table:
    table = colony_table(colony)
    return table.player(0, tableau=[HOLDER[colony]]) if colony in HOLDER else table


def without_points(changed: Changes) -> Changes:
    return {what: much for what, much in changed.items() if what != "vp"}


@pytest.mark.parametrize("colony", COLONY_TILES)
@pytest.mark.parametrize("step", range(7))
def test_trade_income_of_every_step(colony: str, step: int) -> None:
    table = put_marker(tile_scene(colony), colony, step).player(0, mc=0, energy=0, titanium=0)
    how = "titanium" if colony == "callisto" else "energy"
    table.player(0, **{how: 3})
    changed = without_points(changes(table, lambda: table.do(0, f"trade {colony} {how}")))
    expected = {what: much for what, much in STEPS[colony][step].items() if much}
    assert changed == {how: -3} | expected


@pytest.mark.parametrize("colony", BUILD)
def test_build_bonus(colony: str) -> None:
    table = tile_scene(colony).player(0, mc=17)
    changed = without_points(changes(table, lambda: table.do(0, "standard build_colony")))
    assert changed == {"mc": -17} | BUILD[colony]


def test_europa_places_an_ocean_with_all_its_bonuses() -> None:
    table = colony_table("europa").player(0, mc=17)
    changed = changes(table, lambda: table.do(0, "standard build_colony", ["place ocean 2"]))
    assert changed == {"mc": -17, "rating": 1, "oceans": 1, "steel": 2, "space 2": "ocean"}


def test_europa_may_be_built_on_when_no_ocean_is_left() -> None:
    table = finished_mars(colony_table("europa", "io")).player(0, mc=17)
    assert changes(table, lambda: table.do(0, "standard build_colony", ["build europa"])) == {"mc": -17}


@pytest.mark.parametrize("colony", BONUS)
def test_colony_bonus(colony: str) -> None:
    table = settle_on(tile_scene(colony), colony, 0)
    table.player(0, hand=["productive_outpost", SPARE])
    assert without_points(played(table, "productive_outpost")) == BONUS[colony]


def test_colony_bonus_of_pluto() -> None:
    table = settle_on(colony_table("pluto"), "pluto", 0).player(0, hand=["productive_outpost", SPARE]).deck(["mine"])
    assert played(table, "productive_outpost", f"discard {SPARE}") == {"deck": -1}
    assert table.player(0).hand == ["mine"]


@pytest.mark.parametrize("colony", SLEEPERS)
def test_cubes_that_no_own_card_can_hold_are_lost(colony: str) -> None:
    table = colony_table(colony).player(0, tableau=[HOLDER[colony]]).player(1, mc=26)
    table.do(1, f"trade {colony} mc")
    assert fleet_on(table, colony) == 1
    table.do(1, "standard build_colony")
    assert (owners(table, colony), table.cubes(HOLDER[colony])) == ([1], 0)


@pytest.mark.parametrize("colony", SLEEPERS)
def test_all_cubes_of_one_gain_go_to_one_card(colony: str) -> None:
    more = {"titan": "jovian_lanterns", "enceladus": "ants", "miranda": "pets"}[colony]
    table = put_marker(tile_scene(colony).player(0, tableau=[more], mc=9), colony, 6)
    (amount,) = STEPS[colony][6].values()
    table.do(0, f"trade {colony} mc", [f"add {more}"])
    assert (table.cubes(more), table.cubes(HOLDER[colony])) == (amount, 0)


def test_a_space_port_colony_scores_for_all_colonies_at_the_end() -> None:
    table = in_play("space_port_colony", players=3)
    settle_on(settle_on(table, "io", 1, 2, 0), "luna", 1, 2)
    end_of_game(table)
    assert table.vp(0) == 2
