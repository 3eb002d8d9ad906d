"""The preludes, projects and corporations of Prelude, each as printed."""

from __future__ import annotations

import pytest

from tests.mars.cases import case
from tests.mars.helpers import SPARE, Changes, changes, hindered, played, used
from tests.mars.prelude_scenes import PRELUDES, about_to_play, began, phase, prelude_table, preluded
from tests.mars.statements import rule
from tharsis.core.piles import DISCARD
from tharsis.mars.cards import CARDS
from tharsis.mars.tables import INDEX, TABLES
from tharsis.testing import Table

PLAIN: dict[str, Changes] = {
    "allied_bank": {"mc": 3, "mc production": 4, "earth tag": 1},
    "biofuels": {"plant": 2, "plant production": 1, "energy production": 1, "microbe tag": 1},
    "biolab": {"deck": -3, "plant production": 1, "science tag": 1},
    "biosphere_support": {"mc production": -1, "plant production": 2, "plant tag": 1},
    "business_empire": {"mc": -6, "mc production": 6, "earth tag": 1},
    "dome_farming": {"mc production": 2, "plant production": 1, "building tag": 1, "plant tag": 1},
    "donation": {"mc": 21},
    "galilean_mining": {"mc": -5, "titanium production": 2, "jovian tag": 1},
    "huge_asteroid": {"temperature": 6, "mc": -5, "heat production": 1, "rating": 3},
    "io_research_outpost": {"deck": -1, "titanium production": 1, "science tag": 1, "jovian tag": 1},
    "loan": {"mc": 30, "mc production": -2},
    "martian_industries": {"mc": 6, "steel production": 1, "energy production": 1, "building tag": 1},
    "metal_rich_asteroid": {"temperature": 2, "steel": 4, "titanium": 4, "rating": 1},
    "metals_company": {"mc production": 1, "steel production": 1, "titanium production": 1},
    "mining_operations": {"steel": 4, "steel production": 2, "building tag": 1},
    "mohole": {"heat": 3, "heat production": 3, "building tag": 1},
    "mohole_excavation": {"heat": 2, "steel production": 1, "heat production": 2, "building tag": 1},
    "nitrogen_shipment": {"mc": 5, "plant production": 1, "rating": 1},
    "orbital_construction_yard": {"titanium": 4, "titanium production": 1, "space tag": 1},
    "power_generation": {"energy production": 3, "power tag": 1},
    "research_network": {"deck": -3, "mc production": 1},
    "smelting_plant": {"oxygen": 2, "steel": 5, "building tag": 1, "rating": 2},
    "society_support": {"mc production": -1, "plant production": 1, "energy production": 1, "heat production": 1},
    "supplier": {"steel": 4, "energy production": 2, "power tag": 1},
    "supply_drop": {"steel": 8, "titanium": 3, "plant": 3},
    "unmi_contractor": {"deck": -1, "earth tag": 1, "rating": 3},
}
"""Those that ask nothing, played with 20 M€."""
PLACED: dict[str, tuple[list[str], Changes]] = {
    "aquifer_turbines": (["place ocean 4"], {"mc": -3, "energy production": 2, "power tag": 1}),
    "polar_industries": (["place ocean 4"], {"heat production": 2, "building tag": 1}),
    "early_settlement": (["place city 36"], {"plant": 1, "plant production": 1, "building tag": 1, "city tag": 1}),
    "self_sufficient_settlement": (["place city 36"], {"plant": 1, "mc production": 2, "building tag": 1, "city tag": 1}),
    "great_aquifer": (["place ocean 4", "place ocean 5"], {}),
}
PUT: dict[str, Changes] = {
    "place ocean 4": {"oceans": 1, "deck": -1, "rating": 1, "space 4": "ocean"},
    "place ocean 5": {"oceans": 1, "mc": 2, "rating": 1, "space 5": "ocean"},
    "place city 36": {"space 36": "city 0"},
}
"""What each place brings: a card, or 2 M€ for the ocean beside it."""
COSTS = {"aquifer_turbines": 3, "business_empire": 6, "galilean_mining": 5, "huge_asteroid": 5}
LOSSES = {"biosphere_support": -4, "loan": -3, "society_support": -4}
"""The lowest M€ production with which each can be carried out."""


def added(*parts: Changes) -> Changes:
    total: Changes = {}
    for what in {key for part in parts for key in part}:
        values = [part[what] for part in parts if what in part]
        total[what] = sum(int(value) for value in values) if isinstance(values[0], int) else values[0]
    return total


@case(*PLAIN)
@rule("P014", "P019", "P028")
@pytest.mark.parametrize("card", PLAIN)
def test_a_prelude_brings_what_it_prints_and_costs_nothing_else(card: str) -> None:
    assert preluded(about_to_play(card, mc=20), card) == PLAIN[card]


@case(*PLACED)
@rule("P019")
@pytest.mark.parametrize("card", PLACED)
def test_a_prelude_places_tiles_by_the_usual_rules(card: str) -> None:
    answers, changed = PLACED[card]
    assert preluded(about_to_play(card, mc=20), card, *answers) == added(changed, *(PUT[answer] for answer in answers))


@case(*COSTS)
@rule("P015", "P016")
@pytest.mark.parametrize("card", COSTS)
def test_a_prelude_that_asks_for_more_than_there_is_is_given_up_for_15(card: str) -> None:
    short = about_to_play(card, mc=COSTS[card] - 1)
    assert short.options(0) == [f"give_up {card}"]
    assert changes(short, lambda: short.choose(0, f"give_up {card}")) == {"mc": 15}
    assert card not in short.player(0).tableau
    assert about_to_play(card, mc=COSTS[card]).options(0) == [f"play {card}"]


@case(*LOSSES)
@rule("P016")
@pytest.mark.parametrize("card", LOSSES)
def test_a_prelude_whose_loss_is_too_great_is_given_up(card: str) -> None:
    table = about_to_play(card, mc_production=LOSSES[card] - 1)
    assert table.options(0) == [f"give_up {card}"]
    assert [str(reason) for reason in table.game.why_not(0, card)] == [
        f"mc production is {LOSSES[card] - 1}, must lose {LOSSES[card] + 5}"
    ]
    assert about_to_play(card, mc_production=LOSSES[card]).options(0) == [f"play {card}"]


@case("experimental_forest", "acquired_space_agency")
@rule("P027")
@pytest.mark.parametrize(
    ("card", "answers", "deck", "taken", "changed"),
    [
        ("experimental_forest", ["place greenery 36"], ["asteroid", "farming", "mine", "grass"], ["farming", "grass"],
         {"oxygen": 1, "plant": 1, "plant tag": 1, "rating": 1, "space 36": "greenery 0"}),
        ("acquired_space_agency", [], ["mine", "asteroid", "grass", "satellites"], ["asteroid", "satellites"], {"titanium": 6}),
    ],
)  # fmt: skip
def test_cards_are_turned_up_until_two_have_the_tag(
    card: str, answers: list[str], deck: list[str], taken: list[str], changed: Changes
) -> None:
    table = about_to_play(card).deck([*deck, "sponsors"])
    assert preluded(table, card, *answers) == {**changed, "deck": -4}
    assert sorted(table.player(0).hand) == taken
    shown = [event["card"] for event in table.game.view(1)["events"] if event["kind"] == "revealed"]
    assert shown == deck or answers, "all of them are seen by everybody"
    assert all(table.state.zone[INDEX[key]] == DISCARD for key in deck if key not in taken)


@rule("P027")
def test_what_was_found_is_taken_when_the_cards_run_out() -> None:
    table = about_to_play("acquired_space_agency").deck(["asteroid"])
    table.state.deck[0] = table.state.deck[table.state.deck_count - 1]
    table.state.deck_count, table.state.discard_count = 1, 0
    table.choose(0, "play acquired_space_agency")
    assert table.player(0).hand == ["asteroid"]


# --- preludes that play a project ------------------------------------------------------------------------------------


@case("eccentric_sponsor")
@rule("P024", "P026")
def test_eccentric_sponsor_plays_a_project_for_25_less_and_not_below_0() -> None:
    table = about_to_play("eccentric_sponsor", mc=12, hand=["soletta", "micro_mills", "strip_mine"])
    table.choose(0, "play eccentric_sponsor")
    assert table.options(0) == ["play micro_mills", "play soletta"]
    assert changes(table, lambda: table.choose(0, "play soletta")) == {"mc": -10, "heat production": 7, "space tag": 1,
                                                                       "next discount": -25}  # fmt: skip


@case("eccentric_sponsor")
@rule("P024")
def test_eccentric_sponsor_keeps_all_needs_and_may_be_given_up() -> None:
    assert about_to_play("eccentric_sponsor", mc=50, hand=["birds"]).options(0) == ["give_up eccentric_sponsor"]
    table = about_to_play("eccentric_sponsor", hand=["micro_mills"])
    assert table.options(0) == ["play eccentric_sponsor", "give_up eccentric_sponsor"]
    assert changes(table, lambda: table.choose(0, "give_up eccentric_sponsor")) == {"mc": 15}


@case("eccentric_sponsor")
@rule("P024", "P026")
def test_eccentric_sponsor_serves_one_card_which_metals_may_pay() -> None:
    table = about_to_play("eccentric_sponsor", mc=6, titanium=4, hand=["soletta", "micro_mills"])
    table.choose(0, "play eccentric_sponsor").choose(0, "play soletta")
    assert table.options(0) == ["pay titanium 2", "pay titanium 3", "pay titanium 4"]
    table.choose(0, "pay titanium 2")
    assert table.player(0).stock["mc"] == 2 and int(table.state.next_discount[0]) == 0


@case("ecology_experts")
@rule("P025", "P026")
def test_ecology_experts_ignores_needs_on_parameters_and_pays_the_price() -> None:
    table = about_to_play("ecology_experts", mc=10, hand=["fish", "nitrophilic_moss"])
    assert preluded(table, "ecology_experts") == {
        "mc": -9, "animal tag": 1, "plant tag": 1, "microbe tag": 1,
    }  # fmt: skip
    assert table.player(0).tableau.count("fish") == 1


@case("ecology_experts")
@rule("P025")
def test_ecology_experts_keeps_other_needs_but_counts_its_own_tags() -> None:
    assert about_to_play("ecology_experts", mc=50, hand=["strip_mine"]).options(0) == ["give_up ecology_experts"]
    table = about_to_play("ecology_experts", mc=50, hand=["advanced_ecosystems", "symbiotic_fungus"])
    table.choose(0, "play ecology_experts")
    assert "symbiotic_fungus" in table.player(0).tableau, "no animal tag for Advanced Ecosystems"


@case("ecology_experts")
@rule("P016", "P025")
def test_ecology_experts_without_a_card_to_play_gives_no_production() -> None:
    table = about_to_play("ecology_experts", mc=1, hand=["fish"])
    assert [str(reason) for reason in table.game.why_not(0, "ecology_experts")] == [
        "no project in hand could be played with it"
    ]
    assert changes(table, lambda: table.choose(0, "give_up ecology_experts")) == {"mc": 15}


@case("ecology_experts")
def test_a_card_played_by_ecology_experts_answers_to_its_tags() -> None:
    table = about_to_play("ecology_experts", mc=5, hand=["decomposers"])
    assert preluded(table, "ecology_experts")["decomposers cubes"] == 3
    zone = about_to_play("ecology_experts", mc=12, hand=["ecological_zone"]).tile(36, "greenery", 0)
    zone.choose(0, "play ecology_experts").answer(0, [next(o for o in zone.options(0) if o.startswith("place"))])
    assert zone.cubes("ecological_zone") == 3, "1 for each of its own tags, and 1 for the prelude's plant tag"


@case("ecology_experts")
def test_the_production_of_ecology_experts_may_be_lost_by_the_card() -> None:
    table = about_to_play("ecology_experts", mc=12, hand=["food_factory"])
    assert preluded(table, "ecology_experts") == {
        "mc": -12, "mc production": 4, "plant tag": 1, "microbe tag": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip


# --- projects --------------------------------------------------------------------------------------------------------


def holding(card: str, mc: int, **seat_0: object) -> Table:
    return prelude_table().player(0, mc=mc, hand=[card, SPARE], **seat_0)


@case("house_printing")
def test_house_printing() -> None:
    assert played(holding("house_printing", 10), "house_printing") == {
        "mc": -10, "steel production": 1, "building tag": 1, "vp": 1,
    }  # fmt: skip


@case("lava_tube_settlement")
def test_lava_tube_settlement_is_a_city_on_a_volcano_beside_other_cities_too() -> None:
    assert hindered(holding("lava_tube_settlement", 15), "lava_tube_settlement") == ["production energy"]
    table = holding("lava_tube_settlement", 15, energy_production=1)
    volcanoes = ["place city 7", "place city 12", "place city 19", "place city 27"]
    table.turn(0).choose(0, "play lava_tube_settlement")
    assert table.options(0) == volcanoes
    beside = holding("lava_tube_settlement", 15, energy_production=1).tile(8, "city", 1)
    changed = played(beside, "lava_tube_settlement", "place city 7")
    assert changed["energy production"] == -1 and changed["mc production"] == 2 and changed["space 7"] == "city 0"


@case("lava_tube_settlement")
@rule("H008")
def test_lava_tube_settlement_is_a_normal_city_where_there_is_no_volcano() -> None:
    table = prelude_table(map="hellas").player(0, mc=15, hand=["lava_tube_settlement", SPARE], energy_production=1)
    table.tile(30, "city", 1).turn(0).choose(0, "play lava_tube_settlement")
    places = {int(option.split()[2]) for option in table.options(0)}
    assert len(places) > 30 and not places & {30, 29, 31}


@case("martian_survey")
def test_martian_survey() -> None:
    assert played(holding("martian_survey", 9).set(oxygen=4), "martian_survey") == {"mc": -9, "deck": -2, "vp": 1}
    assert hindered(holding("martian_survey", 9).set(oxygen=5), "martian_survey") == ["at_most oxygen"]


@case("psychrophiles")
def test_psychrophiles_live_in_the_cold_and_multiply() -> None:
    assert hindered(holding("psychrophiles", 2).set(temperature=-18), "psychrophiles") == ["at_most temperature"]
    assert played(holding("psychrophiles", 2).set(temperature=-20), "psychrophiles") == {"mc": -2, "microbe tag": 1}
    table = prelude_table().player(0, hand=[SPARE], tableau=["psychrophiles"])
    assert used(table, "psychrophiles") == {"psychrophiles cubes": 1}


@case("psychrophiles")
def test_psychrophiles_pay_2_each_for_cards_with_a_plant_tag() -> None:
    table = prelude_table().player(
        0, mc=14, hand=["farming", "mine", SPARE], tableau=["psychrophiles"], cubes={"psychrophiles": 2}
    )
    table.set(temperature=4)
    assert table.game.price(0, "play farming").funds == 18 and table.game.price(0, "play mine").funds == 14
    changed = played(table, "farming", "pay psychrophiles 2")
    assert changed["psychrophiles cubes"] == -2 and changed["mc"] == -12


@case("research_coordination")
def test_research_coordination_is_a_wild_tag_and_nothing_else() -> None:
    table = holding("research_coordination", 4)
    assert played(table, "research_coordination") == {"mc": -4}
    assert table.game.view(0)["players"][0]["wild"] == 1


@case("sf_memorial")
def test_sf_memorial() -> None:
    assert played(holding("sf_memorial", 7), "sf_memorial") == {"mc": -7, "deck": -1, "building tag": 1, "vp": 1}


@case("space_hotels")
def test_space_hotels_need_two_earth_tags_beside_their_own() -> None:
    assert hindered(holding("space_hotels", 12, tableau=["sponsors"]), "space_hotels") == ["tags earth"]
    table = holding("space_hotels", 12, tableau=["sponsors", "acquired_company"])
    assert played(table, "space_hotels") == {"mc": -12, "mc production": 4, "space tag": 1, "earth tag": 1}


# --- corporations ----------------------------------------------------------------------------------------------------


def owning(corporation: str, **seat_0: object) -> Table:
    hand = seat_0.pop("hand", [SPARE])
    return prelude_table().player(0, corporation=corporation, hand=hand, **seat_0)


@case("cheung_shing_mars")
@rule("P042")
def test_cheung_shing_pays_two_less_for_every_building_tag() -> None:
    table = owning("cheung_shing_mars", hand=["house_printing", SPARE, "sponsors"])
    assert [table.game.price(0, f"play {key}").amount for key in ("house_printing", "sponsors")] == [8, 6]


@case("valley_trust")
@rule("P042")
def test_valley_trust_pays_two_less_for_every_science_tag() -> None:
    table = owning("valley_trust", hand=["research", "martian_survey", "sponsors"])
    assert [table.game.price(0, f"play {key}").amount for key in ("research", "martian_survey", "sponsors")] == [7, 7, 6]


@case("point_luna")
@rule("P018", "P042")
def test_point_luna_draws_for_every_earth_tag_of_projects_and_preludes() -> None:
    table = owning("point_luna", mc=20, hand=["sponsors", SPARE])
    assert played(table, "sponsors")["deck"] == -1
    prelude = about_to_play("allied_bank").player(0, corporation="point_luna")
    assert preluded(prelude, "allied_bank") == {**PLAIN["allied_bank"], "deck": -1}


@case("robinson_industries")
@rule("P041")
def test_robinson_industries_raises_a_production_that_is_lowest() -> None:
    table = owning("robinson_industries", mc=4, steel_production=1, heat_production=2)
    table.turn(0).choose(0, "use robinson_industries")
    assert table.options(0) == ["raise mc", "raise titanium", "raise plant", "raise energy"]
    table = owning("robinson_industries", mc=4, mc_production=-2)
    assert used(table, "robinson_industries") == {"mc": -4, "mc production": 1}


@case("vitor")
@rule("P039")
def test_vitor_funds_an_award_for_nothing_which_counts_as_one_of_three() -> None:
    table = owning("vitor", mc=0).player(0, first_action=1)
    assert table.turn_options(0) == ["first_action", "pass"]
    table.choose(0, "first_action")
    assert len(table.options(0)) == 5 and table.game.price(0, "fund banker").amount == 0
    assert changes(table, lambda: table.choose(0, "fund banker")) == {}
    assert table.state.awards_funded == 1 and next(g for g in table.game.goals() if g.key == "miner").price == 14


@case("vitor")
@rule("P039")
def test_vitor_owes_no_first_action_in_solo_or_with_three_awards_funded() -> None:
    table = owning("vitor", mc=0).player(0, first_action=1).set(awards_funded=3)
    assert "first_action" not in table.turn_options(0)
    solo = prelude_table(1).player(0, corporation="vitor", hand=[SPARE]).player(0, first_action=1)
    assert "first_action" not in solo.turn_options(0)


@case("vitor")
@rule("P040")
@pytest.mark.parametrize(
    ("card", "answers", "gets"),
    [("house_printing", [], 3), ("martian_survey", [], 3), ("ganymede_colony", [], 3), ("security_fleet", [], 3),
     ("micro_mills", [], 0), ("nuclear_power", [], 0), ("nuclear_zone", ["place nuclear_zone 36"], 0)],
)  # fmt: skip
def test_vitor_gets_3_for_a_card_that_prints_points_which_are_not_negative(card: str, answers: list[str], gets: int) -> None:
    table = owning("vitor", mc=50, hand=[card, "sponsors", "soletta"], mc_production=2)
    cost = CARDS[INDEX[card]].cost
    assert played(table, card, *answers)["mc"] == gets - cost


def test_every_prelude_is_tried_here() -> None:
    tried = {*PLAIN, *PLACED, "eccentric_sponsor", "ecology_experts", "experimental_forest", "acquired_space_agency"}
    assert {TABLES.keys[card] for card in PRELUDES} == tried


def test_the_last_prelude_is_played_without_asking() -> None:
    table = began("donation", "allied_bank")
    table.choose(0, "play donation")
    assert table.player(0).tableau == ["allied_bank", "donation"] and phase(table.game) == "preludes"
