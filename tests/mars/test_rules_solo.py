"""Solo (M209 to M227)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import LAND_SPACES, choose_start, finished_mars, in_zone, places_for, play_out, table, with_corporations
from tests.mars.statements import rule
from tharsis import mars
from tharsis.core.errors import BadSetup
from tharsis.core.piles import BOX, DISCARD
from tharsis.mars.board import NEIGHBOURS
from tharsis.mars.cards import CARDS, PROJECTS
from tharsis.mars.game import Game
from tharsis.mars.state import Phase
from tharsis.mars.tracks import OXYGEN
from tharsis.testing import Table

BESIDE = {space: [int(other) for other in NEIGHBOURS[space] if other] for space in range(1, 62)}
"""Clockwise from the upper left."""


def revealed(game: Game) -> list[str]:
    return [event["card"] for event in game.view()["events"] if event["kind"] == "revealed"]


def costs(game: Game) -> list[int]:
    return [next(card.cost for card in CARDS if card.key == key) for key in revealed(game)]


def neutral(game: Game, tile: str) -> list[int]:
    """Where neutral tiles of this kind lie, in the order they were placed."""
    lying = {entry["space"] for entry in game.view()["board"] if entry["tile"] == tile and entry["owner"] == "neutral"}
    return [event["space"] for event in game.view()["events"] if event["kind"] == "tile" and event["space"] in lying]


def counted(spaces: list[int], cost: int) -> int:
    """Count round and round; a cost of 0 counts as 1."""
    return spaces[(max(cost, 1) - 1) % len(spaces)]


@rule("M209")
def test_solo_is_played_with_corporate_era_and_the_normal_rules() -> None:
    with pytest.raises(BadSetup):
        mars.new_game(players=1, seed=1, corporate_era=False)
    game = mars.new_game(players=1, seed=1)
    assert len([card for index, card in enumerate(PROJECTS) if game.state.zone[index] != BOX]) == 208
    scene = table(players=1).player(0, mc=99).do(0, "standard asteroid")
    assert (scene.level("temperature"), scene.player(0).rating, scene.player(0).stock["mc"]) == (-28, 15, 85)


@rule("M210")
@pytest.mark.parametrize("seed", range(10))
def test_two_neutral_cities_with_a_greenery_each_lie_on_the_map_before_any_choice(seed: int) -> None:
    game = mars.new_game(players=1, seed=seed)
    assert game.state.phase == Phase.SETUP
    cities, greeneries = neutral(game, "city"), neutral(game, "greenery")
    assert len(cities) == len(greeneries) == 2
    assert all(greenery in BESIDE[city] for city, greenery in zip(cities, greeneries, strict=True))


@rule("M211")
def test_the_top_four_cards_are_revealed_and_discarded() -> None:
    game = mars.new_game(players=1, seed=5)
    assert sorted(revealed(game)) == sorted(in_zone(game, DISCARD))
    assert (game.state.discard_count, game.state.deck_count) == (4, 208 - 4 - 10)


@rule("M212", "M213", "M214", "M215", "M216")
@pytest.mark.parametrize("seed", range(60))
def test_the_four_costs_place_the_neutral_tiles(seed: int) -> None:
    game = mars.new_game(players=1, seed=seed)
    one, two, three, four = costs(game)
    first = counted(LAND_SPACES, one)
    second = counted([space for space in reversed(LAND_SPACES) if space not in (first, *BESIDE[first])], two)
    free = set(LAND_SPACES) - {first, second}
    greenery = counted([space for space in BESIDE[first] if space in free], three)
    other = counted([space for space in BESIDE[second] if space in free - {greenery}], four)
    assert (neutral(game, "city"), neutral(game, "greenery")) == ([first, second], [greenery, other])


@rule("M213", "M214", "M216", "M217")
def test_a_cost_of_nothing_counts_as_one() -> None:
    game = mars.new_game(players=1, seed=241)
    assert costs(game) == [0, 9, 6, 23]
    # first legal space of the map; ninth from the bottom right: four in the last row, then 56, 55, 54, 53, 52
    assert neutral(game, "city") == [1, 52]
    # 7 and 6 are the legal ones beside 1, the sixth count is 6; of the six around 52 the 23rd count is the fifth: 57
    assert neutral(game, "greenery") == [6, 57]


@rule("M216")
def test_a_neutral_greenery_without_a_legal_space_is_left_out() -> None:
    game = mars.new_game(players=1, seed=3686)
    assert costs(game)[:3] == [24, 23, 6]
    assert neutral(game, "city") == [33, 35]
    assert neutral(game, "greenery") == [34], "the only land beside space 35"


@rule("M218")
@pytest.mark.parametrize("seed", range(5))
def test_neutral_tiles_are_nobodys_and_bring_nothing(seed: int) -> None:
    game = mars.new_game(players=1, seed=seed)
    state = game.state
    assert (state.level[OXYGEN], state.rating[0], state.stock[0].sum(), state.production[0].sum()) == (0, 14, 0, 0)
    assert (state.tiles[0], state.cities[0], state.greeneries[0]) == (0, 0, 0)
    assert game.scores()[0]["total"] == 14


@rule("M219")
def test_neutral_cities_forbid_cities_beside_them_and_neutral_greenery_scores() -> None:
    scene = table(players=1).player(0, mc=60)
    board = scene.game.view()["board"]
    cities = [tile["space"] for tile in board if tile["tile"] == "city"]
    greeneries = [tile["space"] for tile in board if tile["tile"] == "greenery"]
    taken = {*cities, *greeneries, *(space for city in cities for space in BESIDE[city])}
    offered = places_for(scene, 0, "standard city")
    assert offered == set(LAND_SPACES) - taken
    space = next(space for space in sorted(offered) if set(BESIDE[space]) & set(greeneries))
    scene.choose(0, f"place city {space}")
    assert scene.score(0)["cities"] == len(set(BESIDE[space]) & set(greeneries))


@rule("M220")
def test_tharsis_republic_gets_production_for_the_neutral_cities() -> None:
    game = with_corporations(mars.new_game(players=1, seed=1), {0: ["tharsis_republic", "helion"]})
    choose_start(game, 0, "tharsis_republic", 0)
    assert game.state.production[0].tolist() == [2, 0, 0, 0, 0, 0]
    assert game.state.stock[0, 0] == 40


@rule("M221")
def test_solo_starts_at_rating_14_without_production() -> None:
    state = mars.new_game(players=1, seed=1).state
    assert (state.rating[0], state.production[0].any()) == (14, False)


@rule("M222")
def test_solo_has_no_milestones_and_no_awards() -> None:
    scene = table(players=1).player(0, mc=99, rating=60)
    assert not [option for option in scene.turn_options(0) if option.startswith(("claim", "fund"))]


@rule("M223")
def test_a_neutral_opponent_can_always_lose_what_a_card_takes() -> None:
    hand = ["small_animals", "energy_tapping", "asteroid", "hired_raiders", "great_escarpment_consortium"]
    scene = table(players=1).set(oxygen=6).player(0, mc=50, plant_production=1, steel_production=1, hand=hand)
    scene.play(0, "small_animals").play(0, "energy_tapping").play(0, "asteroid").play(0, "great_escarpment_consortium")
    assert [scene.player(0).production[name] for name in ("plant", "energy", "steel")] == [1, 1, 2]
    assert scene.player(0).stock["titanium"] == 2
    scene.play(0, "hired_raiders", ["choose 1"])
    assert scene.player(0).stock["steel"] == 2


@rule("M223")
def test_a_neutral_opponent_has_animals_for_predators() -> None:
    scene = table(players=1).player(0, mc=20, tableau=["predators"]).use(0, "predators")
    assert scene.cubes("predators") == 1


def last_generation() -> Table:
    return table(players=1).set(generation=14)


@rule("M034", "M224")
def test_fourteen_generations_are_played_even_if_mars_is_finished_sooner() -> None:
    scene = finished_mars(table(players=1)).set(generation=13)
    play_out(scene.turn(0))
    assert (scene.game.over, scene.state.generation) == (False, 14)
    play_out(scene.turn(0))
    assert (scene.game.over, scene.state.generation) == (True, 14)


@rule("M225")
def test_all_three_goals_by_the_end_of_generation_14_win() -> None:
    scene = finished_mars(last_generation())
    play_out(scene.turn(0))
    assert scene.game.over
    assert (scene.game.won, scene.game.winners) == (True, (0,))


@rule("M226")
def test_after_generation_14_plants_become_greenery_without_oxygen() -> None:
    scene = finished_mars(last_generation()).set(oxygen=13).player(0, plant=16)
    before = scene.score(0)["greenery"]
    play_out(scene.turn(0))
    assert scene.state.phase == Phase.FINAL
    for _ in range(2):
        scene.choose(0, "convert plants")
        scene.choose(0, scene.options(0)[0])
    if not scene.game.over:
        scene.choose(0, "done")
    assert scene.game.over
    assert (scene.level("oxygen"), scene.player(0).rating, scene.score(0)["greenery"]) == (13, 14, before + 2)


@rule("M227")
@pytest.mark.parametrize(("field", "value"), [("temperature", 6), ("oxygen", 13), ("oceans", 8)])
def test_a_parameter_short_at_the_end_of_generation_14_loses(field: str, value: int) -> None:
    scene = finished_mars(last_generation()).set(**{field: value}).player(0, plant=8)
    play_out(scene.turn(0))
    scene.choose(0, "convert plants").choose(0, scene.options(0)[0])
    if not scene.game.over:
        scene.choose(0, "done")
    assert scene.game.over
    assert (scene.game.won, scene.game.winners) == (False, ())
