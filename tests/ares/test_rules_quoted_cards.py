"""The cards the rulebook quotes (A132 to A158)."""

from __future__ import annotations

import pytest

from tests.ares.scenes import Printed as Quoted
from tests.ares.scenes import check_needs, in_play, paid, playable, played, points, scene, stand, tagged, usable, used
from tests.mars.statements import rule
from tharsis.ares.cards import CARDS
from tharsis.ares.tables import INDEX
from tharsis.cards.card import Card
from tharsis.testing.ares import Table

QUOTED = [
    Quoted("advanced_screening_technology", 6),
    Quoted("adaptation_technology", 12, gains={"vp": 1}),
    Quoted("aquifer_pumping", 14),
    Quoted("assembly_lines", 13),
    Quoted("ecological_zone", 11, gains={"ecological_zone cubes": 2, "vp": 1}),
    Quoted("advanced_ecosystems", 10, gains={"vp": 3}, needs={"plant tag": (1, 0), "microbe": (1, 0), "animal": (1, 0)}),
    Quoted("atmosphere_filtering", 6, gains={"oxygen": 1, "rating": 1}, needs={"science": (2, 1)}),
    Quoted("interstellar_colony_ship", 20, gains={"vp": 4}, needs={"science": (4, 3)}),
    Quoted("nitrogen_rich_asteroid", 30, gains={"rating": 3, "temperature": 2, "plant": 2}),
    Quoted("release_of_inert_gases", 16, gains={"rating": 2}),
    Quoted("acquired_company", 11, gains={"card production": 1}),
    Quoted("asteroid_mining", 28, gains={"titanium": 2, "vp": 2}),
    Quoted("astrofarm", 21, gains={"plant production": 1, "heat production": 3}),
    Quoted(
        "beam_from_a_thorium_asteroid",
        23,
        gains={"plant production": 1, "heat production": 3, "vp": 1},
        needs={"jovian": (1, 0)},
    ),
    Quoted("callisto_penal_mines", 20, gains={"card production": 1, "vp": 1}),
    Quoted("mine", 10, gains={"steel": 2}),
    Quoted("power_grid", 8, gains={"mc production": 1}),
    Quoted("solar_power", 10, gains={"heat production": 1, "vp": 1}),
    Quoted("strip_mine", 12, gains={"rating": -1, "steel": 2, "titanium": 1}, needs={"rating": (1, 0)}),
    Quoted("tectonic_stress_power", 20, gains={"heat production": 3, "vp": 1}),
    Quoted(
        "tundra_farming",
        12,
        gains={"plant": 1, "mc production": 2, "plant production": 1, "vp": 1},
        needs={"temperature": (-8, -10)},
    ),
]
NUMBERS = {
    "advanced_screening_technology": 3,
    "adaptation_technology": 1,
    "ai_central": 4,
    "aquifer_pumping": 7,
    "assembly_lines": 10,
    "ecological_zone": 24,
    "viral_enhancers": 61,
    "advanced_ecosystems": 65,
    "atmosphere_filtering": 67,
    "interstellar_colony_ship": 82,
    "nitrogen_rich_asteroid": 91,
    "release_of_inert_gases": 95,
    "acquired_company": 103,
    "asteroid_mining": 110,
    "astrofarm": 112,
    "beam_from_a_thorium_asteroid": 116,
    "callisto_penal_mines": 122,
    "microprocessors": 163,
    "mine": 164,
    "power_grid": 174,
    "solar_power": 185,
    "strip_mine": 191,
    "tectonic_stress_power": 193,
    "tundra_farming": 200,
}
STATEMENTS = [f"A{number}" for number in range(135, 159) if number not in (137, 141, 152)]


def card_of(key: str) -> Card:
    return CARDS[INDEX[key]]


def ready(quoted: Quoted) -> Table:
    """Just what the card needs, and nothing else."""
    table = scene(quoted.card, quoted.cost)
    for what, (met, _) in quoted.needs.items():
        stand(table, what, met)
    return table


@rule(*STATEMENTS)
@pytest.mark.parametrize("quoted", QUOTED, ids=lambda quoted: quoted.card)
def test_a_quoted_card_costs_needs_and_gives_what_the_book_says(quoted: Quoted) -> None:
    assert int(card_of(quoted.card).number) == NUMBERS[quoted.card]
    changed = played(ready(quoted), quoted.card)
    changed = {name: amount for name, amount in changed.items() if not name.endswith(" tag")}
    assert changed == {"mc": -quoted.cost, **quoted.gains}
    check_needs(quoted)


@rule("A132")
def test_helion_spends_heat_as_mc_and_never_the_other_way() -> None:
    table = Table().player(0, tableau=["helion"], mc=0, heat=5, hand=["lichen", "fish"]).begin_alone("development")
    table.choose(0, "play lichen")
    assert table.player(0).stock == {"mc": 0, "heat": 0, "plant": 0}
    table = Table().player(0, tableau=["helion"], mc=8, heat=7, hand=["lichen"]).begin_alone("action")
    assert "convert heat" not in table.options()
    assert "standard temperature" in table.options()
    assert not playable(
        Table().player(0, tableau=["helion"], mc=30, heat=2, hand=["fish", "local_heat_trapping"]), "local_heat_trapping"
    )


@rule("A133")
def test_ecoline_turns_7_plants_into_a_forest() -> None:
    table = Table().player(0, tableau=["ecoline"], plant=7, mc=20, hand=["lichen"]).begin_alone("action")
    table.choose(0, "convert plants", "standard forest")
    assert (table.player(0).stock["plant"], table.player(0).mc, table.state.forests[0]) == (0, 0, 2)


@rule("A134")
def test_interplanetary_cinematics_discounts_buildings_and_events() -> None:
    """A building event is 4 M€ cheaper."""
    assert paid("economic_growth", "interplanetary_cinematics") == 10 - 2
    assert paid("lava_flows", "interplanetary_cinematics") == 17 - 2
    assert paid("colonizer_training_camp", "interplanetary_cinematics") == 10 - 4
    assert paid("lichen", "interplanetary_cinematics") == 5


@rule("A136")
@pytest.mark.parametrize(("temperature", "fits"), [(-30, False), (-20, False), (-18, True), (-10, True)])
def test_adaptation_technology_reads_one_colour_higher(temperature: int, fits: bool) -> None:
    """Tundra Farming needs yellow."""
    table = scene("tundra_farming", mc=12).player(0, tableau=["adaptation_technology"]).set(temperature=temperature)
    assert playable(table, "tundra_farming") == fits


@rule("A136")
@pytest.mark.parametrize(("oxygen", "fits"), [(6, True), (7, True), (11, True), (12, False)])
def test_adaptation_technology_reads_one_colour_lower(oxygen: int, fits: bool) -> None:
    """Colonizer Training Camp needs red oxygen at most."""
    table = scene("colonizer_training_camp", mc=10).player(0, tableau=["adaptation_technology"]).set(oxygen=oxygen)
    assert playable(table, "colonizer_training_camp") == fits


@rule("A136")
def test_adaptation_technology_does_not_shift_oceans() -> None:
    assert not playable(scene("rad_suits", mc=4).player(0, tableau=["adaptation_technology"]).set(oceans=1), "rad_suits")


@rule("A137")
def test_ai_central_needs_5_science_tags_and_draws_2() -> None:
    assert int(card_of("ai_central").number) == 4
    assert playable(tagged(scene("ai_central", mc=50), science=5), "ai_central")
    assert not playable(tagged(scene("ai_central", mc=50), science=4), "ai_central")
    assert used(in_play("ai_central"), "ai_central") == {"hand": 2}


@rule("A138")
@pytest.mark.parametrize(("steel", "price"), [(0, 10), (1, 8), (5, 0), (7, 0)])
def test_aquifer_pumping_costs_10_less_2_for_each_steel(steel: int, price: int) -> None:
    for mc, can in ((price, True), (price - 1, False)):
        if mc >= 0:
            table = in_play("aquifer_pumping", mc=mc)
            table.state.production[0, 1] = steel
            assert usable(table, "aquifer_pumping") == can
    table = in_play("aquifer_pumping", mc=price)
    table.state.production[0, 1] = steel
    assert used(table, "aquifer_pumping", "flip 2") == {
        k: v for k, v in {"mc": 4 - price, "rating": 1, "oceans": 1}.items() if v
    }


@rule("A139")
def test_assembly_lines_pay_for_actions_of_own_blue_cards_only() -> None:
    table = (
        Table()
        .player(0, tableau=["assembly_lines", "tardigrades"])
        .player(1, tableau=["circuit_board_factory"])
        .player(0, heat=8)
    )
    table.player(0, hand=["lichen"]).player(1, hand=["fish"]).begin_alone("action").choose(
        1, "use circuit_board_factory"
    ).choose(0, "convert heat")
    assert table.player(0).mc == 0
    table.choose(0, "use tardigrades")
    assert table.player(0).mc == 1


@rule("A140")
def test_ecological_zone_grows_with_plant_and_animal_tags() -> None:
    """Heather has a plant tag; Conserved Biome an animal and a microbe tag."""
    table = scene("heather", mc=14).player(0, tableau=["ecological_zone"]).cubes("ecological_zone", 2)
    assert played(table, "heather")["ecological_zone cubes"] == 1
    table = scene("conserved_biome", mc=25).player(0, tableau=["ecological_zone"]).cubes("ecological_zone", 2)
    assert played(table, "conserved_biome")["ecological_zone cubes"] == 1
    assert points(table) >= 1


@rule("A141")
def test_viral_enhancers_answer_to_their_own_tags() -> None:
    """A plant and a microbe tag: two plants when no other card can hold a cube."""
    assert int(card_of("viral_enhancers").number) == 61
    assert card_of("viral_enhancers").cost == 8
    assert played(scene("viral_enhancers", mc=8), "viral_enhancers")["plant"] == 2


@rule("A141")
def test_viral_enhancers_give_a_plant_or_a_cube_on_another_card() -> None:
    for answer, gain in (("choose 1", "plant"), ("choose 2", "fish cubes"), ("choose 3", "tardigrades cubes")):
        table = scene("lichen", mc=5).player(0, tableau=["viral_enhancers", "fish", "tardigrades"])
        assert played(table, "lichen", answer)[gain] == 1


@rule("A145")
@pytest.mark.parametrize(("plants", "gained"), [(2, 2), (3, 6), (5, 6)])
def test_nitrogen_rich_asteroid_gives_4_more_plants_with_3_plant_tags(plants: int, gained: int) -> None:
    table = tagged(scene("nitrogen_rich_asteroid", mc=30), plant=plants)
    assert played(table, "nitrogen_rich_asteroid")["plant"] == gained


@rule("A148", "A153", "A156")
@pytest.mark.parametrize(("source", "building", "space"), [("asteroid_mining", 0, 6), ("mine", 4, 0), ("strip_mine", 4, 3)])
def test_stores_of_quoted_cards_as_discounts(source: str, building: int, space: int) -> None:
    assert paid("economic_growth", source) == 10 - building
    assert paid("satellites", source) == 14 - space


@rule("A149")
def test_astrofarm_puts_2_microbes_on_another_card() -> None:
    assert played(scene("astrofarm", mc=21).player(0, tableau=["tardigrades"]), "astrofarm")["tardigrades cubes"] == 2


@rule("A152")
def test_microprocessors() -> None:
    card = card_of("microprocessors")
    assert (int(card.number), card.cost) == (163, 17)
    assert "building" in card.tags
    table = scene("microprocessors", mc=17).deck("fish", "comet")
    changed = played(table, "microprocessors", "discard comet")
    assert (changed["mc"], changed["hand"], changed["heat production"]) == (-17, 1, 3)
    assert table.player(0).hand == ["fish"]


@rule("A154")
def test_power_grid_counts_energy_tags() -> None:
    table = scene("power_grid", mc=8).player(0, tableau=["power_plant", "solar_power"])
    assert played(table, "power_grid")["mc production"] == 3
