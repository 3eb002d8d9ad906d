"""The map Elysium: its volcanoes, milestones and awards (H022 to H029)."""

from __future__ import annotations

from tests.mars.scenes import places_for, spaces_of, table
from tests.mars.statements import rule
from tharsis import mars
from tharsis.cards.names import ACTIVE, AUTOMATED, EVENT, RESOURCES
from tharsis.mars.board import BESIDE, LAND, OCEAN
from tharsis.mars.cards import PROJECTS
from tharsis.mars.maps import AWARDS, IS_VOLCANIC, KEYS, NAMES
from tharsis.testing import Table

ELYSIUM = KEYS.index("elysium")
VOLCANOES = {6, 12, 18, 35}
IN_PLAY = [card.key for card in PROJECTS if card.kind in (AUTOMATED, ACTIVE) and card.module == "base"]
CHEAP = [card.key for card in PROJECTS if card.key in IN_PLAY and card.cost < 20]
DEAR = [card.key for card in PROJECTS if card.key in IN_PLAY and card.cost >= 20]
EVENTS = [card.key for card in PROJECTS if card.kind == EVENT]


def elysium(players: int = 2, **setup: object) -> Table:
    return table(players, map="elysium", **setup)


def claims(scene: Table) -> set[str]:
    scene.player(0, mc=8)
    return {option.split()[1] for option in scene.turn_options(0) if option.startswith("claim ")}


def count(scene: Table, goal: str) -> int:
    return next(each.values[0] for each in scene.game.goals() if each.key == goal)


def test_elysium_has_twelve_ocean_spaces_and_forty_nine_of_land() -> None:
    assert (len(spaces_of(OCEAN, "elysium")), len(spaces_of(LAND, "elysium"))) == (12, 49)
    game = mars.new_game(seed=1, map="elysium")
    assert list(game.view(0)["milestones"]) == ["generalist", "specialist", "ecologist", "tycoon", "legend"]
    assert list(game.view(0)["awards"]) == ["celebrity", "industrialist", "desert_settler", "estate_dealer", "benefactor"]


@rule("H022")
def test_four_volcanoes_take_lava_flows_and_olympus_mons_gives_three_cards() -> None:
    assert {space for space in range(1, 62) if IS_VOLCANIC[ELYSIUM, space]} == VOLCANOES
    named = {space for name, space in NAMES[ELYSIUM].items() if name not in BESIDE}
    assert named == VOLCANOES
    scene = elysium().player(0, mc=18, hand=["lava_flows"])
    assert places_for(scene, 0, "play lava_flows") == VOLCANOES
    scene.answer(0, [f"place lava_flows {NAMES[ELYSIUM]['olympus_mons']}"])
    assert len(scene.player(0).hand) == 3


@rule("H023")
def test_generalist_takes_every_production_above_where_it_started() -> None:
    one = {f"{resource}_production": 1 for resource in RESOURCES}
    two = dict.fromkeys(one, 2)
    assert "generalist" in claims(elysium().player(0, **one))
    assert "generalist" not in claims(elysium().player(0, **{**one, "heat_production": 0}))
    standard = elysium(corporate_era=False)
    assert (count(standard, "generalist"), "generalist" in claims(standard.player(0, **one))) == (0, False)
    assert "generalist" in claims(standard.player(0, **two))


@rule("H024")
def test_specialist_takes_ten_of_one_production_and_ecologist_four_tags_of_life() -> None:
    assert "specialist" in claims(elysium().player(0, plant_production=10))
    assert "specialist" not in claims(elysium().player(0, plant_production=9, heat_production=9))
    life = ["birds", "lichen", "tardigrades"]
    assert (count(elysium().player(0, tableau=life), "ecologist"), "ecologist" in claims(elysium())) == (3, False)
    assert "ecologist" in claims(elysium().player(0, tableau=[*life, "fish"]))


@rule("H025")
def test_tycoon_takes_fifteen_cards_in_play_and_legend_five_events() -> None:
    scene = elysium().player(0, corporation="credicor", tableau=[*IN_PLAY[:14], *EVENTS[:4]])
    assert (count(scene, "tycoon"), count(scene, "legend"), claims(scene) & {"tycoon", "legend"}) == (14, 4, set())
    scene = elysium().player(0, tableau=[*IN_PLAY[:15], *EVENTS[:5]])
    assert claims(scene) >= {"tycoon", "legend"}


@rule("H026")
def test_celebrity_counts_cards_in_play_of_printed_cost_twenty_or_more() -> None:
    dear_events = [card.key for card in PROJECTS if card.kind == EVENT and card.cost >= 20]
    scene = elysium().player(0, tableau=[*DEAR[:3], *CHEAP[:5], *dear_events[:2]])
    scene.state.discount[0] = 10
    assert count(scene, "celebrity") == 3


@rule("H027")
def test_industrialist_counts_steel_and_energy_in_stock() -> None:
    scene = elysium().player(0, steel=4, energy=3, titanium=9, heat=8)
    assert count(scene, "industrialist") == 7


@rule("H028")
def test_desert_settler_counts_the_four_bottom_rows_and_estate_dealer_tiles_beside_oceans() -> None:
    scene = elysium().tile(35, "city", 0).tile(36, "greenery", 0).tile(61, "greenery", 0).tile(60, "greenery", 1)
    scene.tile(BESIDE["ganymede_colony"], "city", 0).state.claim[50] = 0
    assert (count(scene, "desert_settler"), count(scene, "estate_dealer")) == (2, 0)
    scene.tile(2, "ocean").tile(3, "ocean").tile(8, "greenery", 0).tile(9, "ocean")
    assert count(scene, "estate_dealer") == 1


@rule("H029")
def test_benefactor_compares_ratings() -> None:
    scene = elysium(players=3).player(0, rating=30).player(1, rating=29).player(2, rating=28)
    scene.state.award[AWARDS.index("benefactor")] = 2
    assert [scene.score(seat)["awards"] for seat in range(3)] == [5, 2, 0]
