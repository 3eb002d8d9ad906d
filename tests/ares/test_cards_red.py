"""The red cards, 65 to 102, each as printed."""

from __future__ import annotations

import pytest

from tests.ares.cases import case
from tests.ares.scenes import (
    Printed,
    asked,
    changes,
    check_needs,
    check_played,
    check_price,
    playable,
    played,
    scene,
    tagged,
)
from tharsis.testing.ares import Table

OCEAN = {"oceans": 1, "rating": 1, "mc": 4}
"""An ocean, with the 4 M€ that lie under every token here."""
TWO_OCEANS = {"oceans": 2, "rating": 2, "mc": 8}

AT_ONCE = [
    Printed(
        "advanced_ecosystems",
        10,
        "event microbe animal",
        {"vp": 3},
        {"animal": (1, 0), "microbe": (1, 0), "plant tag": (1, 0)},
    ),
    Printed("atmosphere_filtering", 6, "event space", {"oxygen": 1, "rating": 1}, {"science": (2, 1)}),
    Printed("breathing_filters", 9, "event", {"vp": 2}, {"oxygen": (7, 6)}),
    Printed("bribed_committee", 5, "earth event", {"rating": 2, "vp": -2}),
    Printed("ceos_favorite_project", 3, "event"),
    Printed("colonizer_training_camp", 10, "building jovian event", {"vp": 2}, {"oxygen": (6, 7)}),
    Printed("deimos_down", 30, "space event", {"temperature": 6, "rating": 3, "mc": 7}),
    Printed("imported_nitrogen", 20, "space earth event", {"rating": 1, "plant": 4}),
    Printed("interstellar_colony_ship", 20, "space earth event", {"vp": 4}, {"science": (4, 3)}),
    Printed("investment_loan", 1, "earth event", {"rating": -1, "mc": 10, "vp": 1}, {"rating": (1, 0)}),
    Printed("lagrange_observatory", 7, "science space event", {"hand": 1, "vp": 1}),
    Printed("lava_flows", 17, "event", {"temperature": 4, "rating": 2}),
    Printed("local_heat_trapping", 0, "event", {"heat": -3, "plant": 4}, {"heat": (3, 2)}),
    Printed("mangrove", 12, "plant event", {"forests": 1, "oxygen": 1, "rating": 1}, {"temperature": (2, 0)}),
    Printed("nitrogen_rich_asteroid", 30, "space event", {"rating": 3, "temperature": 2, "plant": 2}),
    Printed("plantation", 22, "plant event", {"forests": 2, "oxygen": 2, "rating": 2}, {"science": (4, 3)}),
    Printed("release_of_inert_gases", 16, "event", {"rating": 2}),
    Printed("research", 5, "science science event", {"hand": 2}),
    Printed("special_design", 3, "event"),
    Printed("terraforming_ganymede", 28, "space jovian event", {"rating": 1, "vp": 2}),
    Printed("work_crews", 5, "event"),
]
WITH_AN_OCEAN = [
    Printed("artificial_lake", 13, "event", {**OCEAN, "vp": 1}, {"temperature": (-8, -10)}),
    Printed("comet", 25, "space event", {**OCEAN, "temperature": 2, "rating": 2}),
    Printed("convoy_from_europa", 14, "space event", {**OCEAN, "hand": 1}),
    Printed("crater", 7, "event", OCEAN, {"event": (3, 2)}),
    Printed("ice_cap_melting", 4, "event", OCEAN, {"temperature": (2, 0)}),
    Printed("imported_hydrogen", 17, "space earth event", {**OCEAN, "plant": 3}),
    Printed("large_convoy", 36, "space earth event", {**OCEAN, "hand": 2, "plant": 5, "vp": 2}),
    Printed("permafrost_extraction", 8, "event", OCEAN, {"temperature": (-8, -10)}),
    Printed("phobos_falls", 32, "space event", {**OCEAN, "temperature": 2, "rating": 2, "hand": 2, "vp": 1}),
    Printed("subterranean_reservoir", 10, "event", OCEAN),
    Printed("technology_demonstration", 17, "space science event", {**OCEAN, "hand": 2}),
    Printed("towing_a_comet", 22, "space event", {**OCEAN, "oxygen": 1, "rating": 2, "plant": 2}),
]
WITH_TWO_OCEANS = [
    Printed("giant_ice_asteroid", 36, "space event", {**TWO_OCEANS, "temperature": 4, "rating": 4}),
    Printed("ice_asteroid", 21, "space event", TWO_OCEANS),
    Printed("lake_marineris", 17, "event", {**TWO_OCEANS, "vp": 1}, {"temperature": (-8, -10)}),
]
WITH_CHOICES = [
    Printed("business_contacts", 5, "earth event", {"hand": 2}),
    Printed("invention_contest", 1, "science event", {"hand": 1}),
]
PRINTED = AT_ONCE + WITH_AN_OCEAN + WITH_TWO_OCEANS + WITH_CHOICES
NEEDY = [printed for printed in PRINTED if printed.needs]


def keys(rows: list[Printed]) -> list[str]:
    return [printed.card for printed in rows]


@case(*keys(AT_ONCE))
@pytest.mark.parametrize("printed", AT_ONCE, ids=keys(AT_ONCE))
def test_a_red_card_does_what_it_says(printed: Printed) -> None:
    check_played(printed)


@case(*keys(WITH_AN_OCEAN))
@pytest.mark.parametrize("printed", WITH_AN_OCEAN, ids=keys(WITH_AN_OCEAN))
def test_a_red_card_does_what_it_says_and_flips_an_ocean(printed: Printed) -> None:
    check_played(printed, "flip 0")


@case(*keys(WITH_TWO_OCEANS))
@pytest.mark.parametrize("printed", WITH_TWO_OCEANS, ids=keys(WITH_TWO_OCEANS))
def test_a_red_card_does_what_it_says_and_flips_two_oceans(printed: Printed) -> None:
    check_played(printed, "flip 0", "flip 8")


@case(*keys(PRINTED))
@pytest.mark.parametrize("printed", PRINTED, ids=keys(PRINTED))
def test_a_red_card_is_not_played_for_less_than_its_price(printed: Printed) -> None:
    check_price(printed)


@case(*keys(NEEDY))
@pytest.mark.parametrize("printed", NEEDY, ids=keys(NEEDY))
def test_a_red_card_is_not_played_without_what_it_needs(printed: Printed) -> None:
    check_needs(printed)


# --- cards -----------------------------------------------------------------------------------------------------------


@case("business_contacts")
def test_business_contacts_draw_four_cards_and_discard_any_two_for_no_money() -> None:
    table = Table().player(0, mc=5, hand=["business_contacts", "moss"]).deck("mine", "comet", "fish", "grass")
    changed = played(table, "business_contacts", "discard moss", "discard grass")
    assert changed == {"mc": -5, "hand": 2, "earth tag": 1, "event tag": 1}
    assert table.player(0).hand == ["fish", "comet", "mine"]
    assert {"moss", "grass"} <= set(table.discarded())


@case("invention_contest")
def test_invention_contest_keeps_one_of_three_cards() -> None:
    table = scene("invention_contest", mc=1).deck("mine", "comet", "fish", "grass")
    assert asked(table, "invention_contest") == ["keep fish", "keep comet", "keep mine"]
    table = scene("invention_contest", mc=1).deck("mine", "comet", "fish", "grass")
    changed = played(table, "invention_contest", "keep comet")
    assert changed == {"mc": -1, "hand": 1, "science tag": 1, "event tag": 1}
    assert table.player(0).hand == ["comet"]
    assert {"mine", "fish"} <= set(table.discarded())


@case("lagrange_observatory", "convoy_from_europa", "research")
def test_cards_are_drawn_from_the_top() -> None:
    table = scene("research", mc=5).deck("mine", "comet", "fish")
    played(table, "research")
    assert table.player(0).hand == ["comet", "mine"]


# --- cubes -----------------------------------------------------------------------------------------------------------


@case("ceos_favorite_project")
def test_ceos_favorite_project_adds_two_cubes_of_its_own_kind_to_one_card() -> None:
    holders = ("fish", "physics_complex", "tardigrades", "interns")
    table = scene("ceos_favorite_project", mc=3).player(0, tableau=[*holders])
    assert asked(table, "ceos_favorite_project") == ["add fish", "add physics_complex", "add tardigrades"]
    table = scene("ceos_favorite_project", mc=3).player(0, tableau=[*holders])
    changed = played(table, "ceos_favorite_project", "add physics_complex")
    assert changed == {"mc": -3, "event tag": 1, "physics_complex cubes": 2, "vp": 1}


@case("ceos_favorite_project")
def test_ceos_favorite_project_adds_to_own_cards_only() -> None:
    table = scene("ceos_favorite_project", mc=3).player(0, tableau=["tardigrades"]).player(1, tableau=["fish"])
    assert played(table, "ceos_favorite_project")["tardigrades cubes"] == 2
    assert table.cubes("fish") == 0


@case("imported_hydrogen")
@pytest.mark.parametrize(
    ("answer", "gained"),
    [("choose 1", {"plant": 3}), ("choose 2", {"tardigrades cubes": 3, "vp": 1}), ("choose 3", {"fish cubes": 3, "vp": 3})],
)
def test_imported_hydrogen_gives_3_plants_or_3_microbes_or_2_animals(answer: str, gained: dict[str, int]) -> None:
    """One more animal swims up with the ocean."""
    table = scene("imported_hydrogen", mc=17).player(0, tableau=["tardigrades", "fish"])
    changed = played(table, "imported_hydrogen", "flip 0", answer)
    rest = {"mc": 4 - 17, "oceans": 1, "rating": 1, "space tag": 1, "earth tag": 1, "event tag": 1}
    swimming = {} if "fish cubes" in gained else {"fish cubes": 1, "vp": gained.get("vp", 0) + 1}
    assert changed == {**rest, **gained, **swimming}


@case("imported_nitrogen")
def test_imported_nitrogen_gives_rating_plants_animals_and_microbes() -> None:
    table = scene("imported_nitrogen", mc=20).player(0, tableau=["tardigrades", "fish"])
    changed = played(table, "imported_nitrogen")
    assert changed == {
        "mc": -20,
        "rating": 1,
        "plant": 4,
        "fish cubes": 2,
        "tardigrades cubes": 3,
        "vp": 3,
        "space tag": 1,
        "earth tag": 1,
        "event tag": 1,
    }


@case("imported_nitrogen")
def test_imported_nitrogen_asks_for_each_kind_which_one_card_takes_it() -> None:
    table = scene("imported_nitrogen", mc=20).player(0, tableau=["tardigrades", "decomposers", "fish", "birds"])
    changed = played(table, "imported_nitrogen", "add birds", "add tardigrades")
    assert (changed["birds cubes"], changed["tardigrades cubes"]) == (2, 3)
    assert not {"fish cubes", "decomposers cubes"} & set(changed)


@case("large_convoy")
def test_large_convoy_gives_5_plants_or_3_animals() -> None:
    table = scene("large_convoy", mc=36).player(0, tableau=["birds"])
    changed = played(table, "large_convoy", "flip 0", "choose 2")
    assert (changed["birds cubes"], changed["vp"], "plant" in changed) == (3, 2 + 3, False)
    table = scene("large_convoy", mc=36).player(0, tableau=["birds"])
    changed = played(table, "large_convoy", "flip 0", "choose 1")
    assert (changed["plant"], changed["vp"], "birds cubes" in changed) == (5, 2, False)


@case("local_heat_trapping")
def test_local_heat_trapping_adds_two_animals_or_two_microbes_as_well() -> None:
    table = scene("local_heat_trapping", heat=3).player(0, tableau=["birds", "tardigrades"])
    changed = played(table, "local_heat_trapping", "choose 1")
    assert changed == {"heat": -3, "plant": 4, "birds cubes": 2, "vp": 2, "event tag": 1}
    table = scene("local_heat_trapping", heat=3).player(0, tableau=["birds", "tardigrades"])
    changed = played(table, "local_heat_trapping", "choose 2")
    assert changed == {"heat": -3, "plant": 4, "tardigrades cubes": 2, "event tag": 1}


@case("local_heat_trapping")
def test_heat_to_be_trapped_is_not_replaced_by_money() -> None:
    assert not playable(scene("local_heat_trapping", mc=50, heat=2).player(0, tableau=["helion"]), "local_heat_trapping")


# --- counting tags ---------------------------------------------------------------------------------------------------


@case("advanced_ecosystems", "crater", "interstellar_colony_ship")
def test_tags_of_played_cards_and_of_the_corporation_meet_needs() -> None:
    table = scene("advanced_ecosystems", mc=10).player(0, tableau=["ecoline", "tardigrades", "birds"])
    assert playable(table, "advanced_ecosystems")
    assert not playable(scene("advanced_ecosystems", mc=10).player(0, tableau=["ecoline"]), "advanced_ecosystems")
    assert playable(scene("crater", mc=7).player(0, tableau=["comet", "lava_flows", "research"]), "crater")
    assert not playable(scene("crater", mc=7).player(0, tableau=["comet", "lava_flows"]), "crater")


@case("advanced_ecosystems")
def test_advanced_ecosystems_set_off_effects_for_both_living_tags() -> None:
    table = scene("advanced_ecosystems", mc=10).player(0, tableau=["anaerobic_microorganisms", "ecological_zone"])
    changed = played(table, "advanced_ecosystems")
    assert (changed["anaerobic_microorganisms cubes"], changed["ecological_zone cubes"]) == (2, 1)


@case("nitrogen_rich_asteroid")
@pytest.mark.parametrize(("tags", "plants"), [(2, 2), (3, 6), (4, 6)])
def test_nitrogen_rich_asteroid_gives_4_more_plants_with_three_plant_tags(tags: int, plants: int) -> None:
    table = tagged(scene("nitrogen_rich_asteroid", mc=30), plant=tags)
    assert played(table, "nitrogen_rich_asteroid")["plant"] == plants


@case("terraforming_ganymede")
def test_terraforming_ganymede_gives_rating_for_every_jupiter_tag_its_own_included() -> None:
    table = scene("terraforming_ganymede", mc=28).player(0, tableau=["colonizer_training_camp", "interplanetary_relations"])
    assert played(table, "terraforming_ganymede")["rating"] == 3


# --- what is finished ------------------------------------------------------------------------------------------------


@case("comet", "deimos_down", "phobos_falls")
def test_what_is_finished_is_left_out_of_a_red_card() -> None:
    changed = played(scene("comet", mc=25).set(temperature=8), "comet", "flip 0")
    assert changed == {"mc": 4 - 25, "oceans": 1, "rating": 1, "space tag": 1, "event tag": 1}
    changed = played(scene("comet", mc=25).set(oceans=9), "comet")
    assert changed == {"mc": -25, "temperature": 2, "rating": 1, "space tag": 1, "event tag": 1}
    assert played(scene("deimos_down", mc=30).set(temperature=8), "deimos_down")["mc"] == 7 - 30


@case("mangrove", "plantation")
def test_forests_of_red_cards_are_gained_when_oxygen_is_finished() -> None:
    changed = played(tagged(scene("plantation", mc=22), science=4).set(oxygen=14), "plantation")
    assert changed == {"mc": -22, "forests": 2, "plant tag": 1, "event tag": 1}
    changed = played(scene("mangrove", mc=12).set(oxygen=14, temperature=2), "mangrove")
    assert changed == {"mc": -12, "forests": 1, "plant tag": 1, "event tag": 1}


@case("deimos_down")
def test_every_step_is_paid_in_the_phase_that_finishes_temperature() -> None:
    changed = played(scene("deimos_down", mc=30).set(temperature=6), "deimos_down")
    assert (changed["temperature"], changed["rating"]) == (2, 3)


@case("giant_ice_asteroid")
def test_an_ocean_beyond_the_ninth_repeats_the_last_reward_in_the_same_phase() -> None:
    changed = played(scene("giant_ice_asteroid", mc=36).set(oceans=8), "giant_ice_asteroid")
    assert changed == {"mc": 8 - 36, "oceans": 1, "temperature": 4, "rating": 4, "space tag": 1, "event tag": 1}


# --- one more card ---------------------------------------------------------------------------------------------------


@case("special_design")
def test_special_design_lets_one_more_card_be_played_and_read_one_colour_off() -> None:
    table = Table().player(0, mc=40, hand=["special_design", "fish", "mine"]).begin_alone("construction")
    assert "play fish" not in table.options()
    table.choose(0, "play special_design")
    assert table.choices() == ["play fish", "done"]
    changed = changes(table, lambda: table.choose(0, "play fish"))
    assert changed == {"mc": -11, "animal tag": 1, "hand": -1}
    assert table.player(0).tableau == ["fish", "special_design"]


@case("special_design")
def test_special_design_shifts_one_card_only() -> None:
    table = Table().player(0, mc=40, hand=["special_design", "asset_liquidation", "fish", "mine"]).begin_alone("construction")
    table.choose(0, "play special_design", "play asset_liquidation")
    assert "play fish" not in table.options()


@case("special_design", "adaptation_technology")
def test_special_design_does_not_add_to_another_shift() -> None:
    table = Table().player(0, tableau=["adaptation_technology"], mc=40, hand=["special_design", "caretaker_contract", "mine"])
    table.begin_alone("construction").choose(0, "play special_design")
    assert "play caretaker_contract" not in table.options()


@case("special_design")
def test_special_design_is_over_with_its_phase() -> None:
    table = Table().player(0, mc=40, hand=["special_design", "fish", "small_animals"]).begin_alone("construction")
    table.choose(0, "play special_design", "done").begin_alone("construction")
    assert "play fish" not in table.options()


@case("work_crews")
def test_work_crews_let_one_more_card_be_played_for_11_less() -> None:
    table = Table().player(0, mc=11, hand=["work_crews", "lava_flows"]).begin_alone("construction")
    changed = changes(table, lambda: table.choose(0, "play work_crews", "play lava_flows"))
    assert (changed["mc"], changed["hand"]) == (-5 - (17 - 11), -2)


@case("work_crews")
def test_what_work_crews_leave_over_is_lost() -> None:
    table = Table().player(0, mc=40, hand=["work_crews", "asset_liquidation", "lava_flows"]).begin_alone("construction")
    changed = changes(table, lambda: table.choose(0, "play work_crews", "play asset_liquidation", "play lava_flows"))
    assert changed["mc"] == -5 - 17


@case("work_crews")
def test_work_crews_are_over_with_their_phase() -> None:
    table = Table().player(0, mc=40, hand=["work_crews", "lava_flows", "mine"]).begin_alone("construction")
    table.choose(0, "play work_crews", "done")
    assert played(table, "lava_flows")["mc"] == -17
