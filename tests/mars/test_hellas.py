"""The map Hellas: its spaces, the south pole, its milestones and awards (H001 to H021, H030)."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from tests.mars.helpers import changes
from tests.mars.scenes import LAND_SPACES, places_for, spaces_of, table
from tests.mars.statements import rule
from tharsis import mars
from tharsis.cards.names import AUTOMATED, EVENT, RESOURCES
from tharsis.mars.board import BESIDE, LAND, OCEAN, RESERVED
from tharsis.mars.cards import PROJECTS
from tharsis.mars.maps import AWARDS, BONUS, IS_VOLCANIC, KEYS, KIND, MAPS, PRICE
from tharsis.mars.state import Phase
from tharsis.testing import Table

THARSIS, HELLAS = KEYS.index("tharsis"), KEYS.index("hellas")
SOUTH_POLE = 59
POLE_SEAS, POLE_LAND = spaces_of(OCEAN, "hellas"), spaces_of(LAND, "hellas")
SEA, OTHER_SEA = 1, 6
AUTOMATED_CARDS = [card.key for card in PROJECTS if card.kind == AUTOMATED and not card.needs]
NEEDY = [card.key for card in PROJECTS if card.kind != EVENT and card.needs]
NEEDY_EVENTS = [card.key for card in PROJECTS if card.kind == EVENT and card.needs]


def hellas(players: int = 2, **setup: object) -> Table:
    return table(players, map="hellas", **setup)


def claims(scene: Table, seat: int = 0) -> set[str]:
    scene.player(seat, mc=8)
    return {option.split()[1] for option in scene.turn_options(seat) if option.startswith("claim ")}


def count(scene: Table, goal: str, seat: int = 0) -> int:
    return next(each.values[seat] for each in scene.game.goals() if each.key == goal)


# --- both maps ---------------------------------------------------------------------------------------------------------


@rule("H001", "H002")
def test_the_map_is_chosen_at_set_up_and_the_cards_are_those_of_every_map() -> None:
    chosen, usual = mars.new_game(seed=1, map="hellas"), mars.new_game(seed=1)
    assert (chosen.view(0)["map"], usual.view(0)["map"]) == ("hellas", "tharsis")
    assert chosen.view(0)["hand"] == usual.view(0)["hand"] and chosen.view(0)["seen"] == usual.view(0)["seen"]
    assert (chosen.state.level == usual.state.level).all()
    scene = hellas().player(0, mc=60, hand=["birds"])
    standard = [option for option in scene.turn_options(0) if option.startswith("standard ")]
    assert standard == [f"standard {key}" for key in ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city")]


@rule("H003")
def test_twelve_of_sixty_one_spaces_are_for_nine_oceans() -> None:
    assert (len(POLE_SEAS), len(POLE_LAND)) == (12, 49)
    scene = hellas()
    for number, space in enumerate(POLE_SEAS[:9], 1):
        scene.player(0, mc=18)
        scene.do(0, "standard aquifer", [f"place ocean {space}"])
        assert scene.level("oceans") == number
    assert "standard aquifer" not in scene.player(0, mc=18).turn_options(0)


@rule("H004")
def test_cities_beside_the_map_have_their_spaces_on_every_map() -> None:
    scene = hellas().player(0, mc=100, hand=["phobos_space_haven"])
    scene.play(0, "phobos_space_haven")
    assert scene.state.owner[BESIDE["phobos_space_haven"]] == 0


@rule("H005")
def test_a_map_has_its_own_five_milestones_and_awards_at_the_usual_prices() -> None:
    scene = hellas().player(0, mc=100, energy_production=6)
    view = scene.game.view(0)
    assert list(view["milestones"]) == [goal.key for goal in MAPS[HELLAS].milestones]
    assert list(view["awards"]) == [goal.key for goal in MAPS[HELLAS].awards]
    scene.do(0, "claim energizer").do(0, "fund magnate").do(0, "fund contractor").do(0, "fund excentric")
    assert scene.player(0).stock["mc"] == 100 - 8 - 8 - 14 - 20
    assert not any(option.startswith("fund ") for option in scene.player(0, mc=50).turn_options(0))
    assert (scene.score(0)["milestones"], scene.score(0)["awards"]) == (5, 15)


@rule("H006")
def test_noctis_city_is_a_city_like_others_where_no_space_is_kept_for_it() -> None:
    assert not (KIND[HELLAS] == RESERVED).any()
    scene = hellas().player(0, mc=18, energy_production=1, hand=["noctis_city"])
    assert places_for(scene, 0, "play noctis_city") == set(POLE_LAND) - {SOUTH_POLE}
    scene = hellas().player(0, mc=18, energy_production=1, hand=["noctis_city"]).tile(40, "city", 1)
    assert places_for(scene, 0, "play noctis_city").isdisjoint({31, 32, 39, 41, 47, 48})


@rule("H007")
@pytest.mark.parametrize("seed", range(8))
def test_alone_neutral_tiles_lie_on_land_of_this_map_and_there_are_no_goals(seed: int) -> None:
    game = mars.new_game(players=1, seed=seed, map="hellas")
    spaces = np.flatnonzero(game.state.tile)
    assert len(spaces) == 4 and set(spaces) <= set(POLE_LAND)
    scene = hellas(players=1).player(0, mc=100, energy_production=6)
    assert not any(option.startswith(("claim", "fund")) for option in scene.turn_options(0))


# --- spaces ------------------------------------------------------------------------------------------------------------


@rule("H008")
def test_without_volcanoes_lava_flows_anywhere() -> None:
    assert not IS_VOLCANIC[HELLAS].any()
    scene = hellas().player(0, mc=24, hand=["lava_flows"])
    assert places_for(scene, 0, "play lava_flows") == set(POLE_LAND)


@rule("H009")
def test_heat_is_a_placement_bonus() -> None:
    heat = RESOURCES.index("heat")
    assert {space: int(BONUS[HELLAS, space, heat]) for space in range(1, 62) if BONUS[HELLAS, space, heat]} == {
        33: 3, 53: 2, 54: 2, 58: 2, 60: 2,
    }  # fmt: skip
    scene = hellas().player(0, mc=18)
    assert changes(scene, lambda: scene.do(0, "standard aquifer", ["place ocean 33"]))["heat"] == 3


@rule("H010", "H011", "H014")
def test_a_tile_on_the_south_pole_costs_six_and_brings_an_ocean() -> None:
    assert KIND[HELLAS, SOUTH_POLE] == LAND
    assert [space for space in range(1, 62) if PRICE[HELLAS, space]] == [SOUTH_POLE]
    scene = hellas().player(0, mc=25 + 6).tile(2, "ocean")
    scene.turn(0).choose(0, "standard city").choose(0, f"place city {SOUTH_POLE}")
    assert scene.player(0).stock["mc"] == 0
    assert [option for option in scene.options(0) if not option.startswith("place ocean ")] == []
    assert {int(option.split()[2]) for option in scene.options(0)} == set(POLE_SEAS)
    scene.answer(0, [f"place ocean {SEA}"])
    assert (scene.player(0).stock["mc"], scene.player(0).stock["plant"]) == (2, 2)
    assert (scene.level("oceans"), scene.player(0).rating, scene.player(0).production["mc"]) == (2, 21, 1)


@rule("H012")
def test_who_cannot_pay_for_the_south_pole_may_not_choose_it() -> None:
    assert SOUTH_POLE not in places_for(hellas().player(0, mc=25 + 5), 0, "standard city")
    assert SOUTH_POLE in places_for(hellas().player(0, mc=25 + 6), 0, "standard city")
    cold = hellas().player(0, mc=25, heat=6)
    assert SOUTH_POLE not in places_for(cold, 0, "standard city")


@rule("H012")
def test_helion_pays_for_the_south_pole_with_heat() -> None:
    scene = hellas().player(0, corporation="helion", plant=8, mc=2, heat=5)
    scene.turn(0).choose(0, "convert plants").choose(0, f"place greenery {SOUTH_POLE}")
    assert scene.options(0) == ["pay heat 4", "pay heat 5"]
    scene.answer(0, ["pay heat 4", f"place ocean {SEA}"])
    assert (scene.player(0).stock["mc"], scene.player(0).stock["heat"]) == (0, 1)


@rule("H012")
def test_a_city_that_would_have_to_lie_on_the_south_pole_wants_money_for_both() -> None:
    scene = hellas()
    for space in set(POLE_LAND) - {SOUTH_POLE}:
        scene.tile(space, "greenery")
    assert "standard city" not in scene.player(0, mc=25 + 5).turn_options(0)
    assert "standard city" in scene.player(0, mc=25 + 6).turn_options(0)


@rule("H013")
def test_with_nine_oceans_the_south_pole_still_costs_six() -> None:
    scene = hellas().player(0, mc=25 + 6)
    for space in POLE_SEAS[:9]:
        scene.tile(space, "ocean")
    scene.do(0, "standard city", [f"place city {SOUTH_POLE}"])
    assert (scene.player(0).stock["mc"], scene.level("oceans"), scene.player(0).rating) == (0, 9, 20)


@rule("H011")
def test_the_ocean_of_the_south_pole_is_not_the_tile_of_the_card() -> None:
    """Capital counts the oceans beside the city, not beside that ocean."""
    scene = hellas().player(0, mc=26 + 6, energy_production=2, hand=["capital"])
    for space in POLE_SEAS[2:6]:
        scene.tile(space, "ocean")
    scene.play(0, "capital", [f"place capital {SOUTH_POLE}", f"place ocean {OTHER_SEA}"])
    assert scene.vp(0) == 0


@rule("H015")
def test_a_claim_on_the_south_pole_is_free_until_a_tile_is_placed() -> None:
    scene = hellas().player(0, mc=1, hand=["land_claim"])
    scene.play(0, "land_claim", [f"mark {SOUTH_POLE}"])
    assert (scene.player(0).stock["mc"], scene.level("oceans")) == (0, 0)
    assert SOUTH_POLE not in places_for(scene.player(0, mc=25), 0, "standard city")
    assert SOUTH_POLE in places_for(scene.player(0, mc=31), 0, "standard city")


@rule("H015")
def test_a_neutral_tile_on_the_south_pole_costs_nobody_anything() -> None:
    for seed in range(400):
        game = mars.new_game(players=1, seed=seed, map="hellas")
        if game.state.tile[SOUTH_POLE]:
            assert (game.state.level.tolist()[:3], int(game.state.rating[0])) == ([-30, 0, 0], 14)
            return
    raise AssertionError("no deal put a neutral tile on the south pole")


# --- milestones and awards ---------------------------------------------------------------------------------------------


@rule("H016")
def test_diversifier_takes_eight_different_tags_in_play() -> None:
    seven = ["power_plant", "media_group", "lichen", "tardigrades", "asteroid_mining", "physics_complex"]
    scene = hellas().player(0, tableau=seven)
    assert count(scene, "diversifier") == 8
    assert "diversifier" in claims(scene)
    fewer = hellas().player(0, tableau=seven[1:])
    assert (count(fewer, "diversifier"), "diversifier" in claims(fewer)) == (7, False)
    assert count(hellas().player(0, tableau=["asteroid"]), "diversifier") == 0


@rule("H017")
def test_tactician_takes_five_cards_in_play_that_print_needs() -> None:
    scene = hellas().player(0, tableau=[*NEEDY[:5], *AUTOMATED_CARDS[:3], *NEEDY_EVENTS[:2]])
    assert (count(scene, "tactician"), "tactician" in claims(scene)) == (5, True)
    scene = hellas().player(0, tableau=[*NEEDY[:4], *AUTOMATED_CARDS[:3], *NEEDY_EVENTS[:2]])
    assert (count(scene, "tactician"), "tactician" in claims(scene)) == (4, False)


@rule("H018", "H030")
def test_polar_explorer_takes_three_own_tiles_on_the_two_bottom_rows() -> None:
    scene = hellas().tile(51, "city", 0).tile(61, "greenery", 0).tile(50, "greenery", 0).tile(52, "greenery", 1)
    scene.tile(BESIDE["ganymede_colony"], "city", 0).state.claim[57] = 0
    assert (count(scene, "polar_explorer"), "polar_explorer" in claims(scene)) == (2, False)
    scene.tile(57, "greenery", 0)
    assert (count(scene, "polar_explorer"), "polar_explorer" in claims(scene)) == (3, True)


@rule("H019")
def test_energizer_takes_energy_production_and_rim_settler_jovian_tags() -> None:
    jovian = [card.key for card in PROJECTS if card.kind == AUTOMATED and card.tags.count("jovian") == 1]
    below = hellas().player(0, energy_production=5, tableau=jovian[:2])
    assert claims(below).isdisjoint({"energizer", "rim_settler"})
    assert claims(hellas().player(0, energy_production=6, tableau=jovian[:3])) >= {"energizer", "rim_settler"}


@rule("H020", "H021")
def test_awards_of_hellas_count_what_they_say() -> None:
    scene = hellas().player(0, tableau=["birds", "tardigrades", *AUTOMATED_CARDS[:4]], cubes={"birds": 2, "tardigrades": 3})
    scene.lay_down(0, "asteroid").tile(40, "greenery", 0).tile(41, "greenery", 0).tile(30, "city", 0)
    tags = scene.player(0).tags
    assert (count(scene, "cultivator"), count(scene, "magnate"), count(scene, "excentric")) == (2, 4, 5)
    assert (count(scene, "space_baron"), count(scene, "contractor")) == (tags["space"], tags["building"])
    scene.state.award[AWARDS.index("excentric")] = 1
    scene.state.phase = Phase.END
    assert (scene.score(0)["awards"], scene.score(1)["awards"]) == (5, 0)


def test_rulings_on_maps_name_tests_that_are_here() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", page.split("\n## Maps")[1].split("\n## ")[0]))
    assert named and named <= set(globals())


def test_tharsis_is_as_it_was() -> None:
    assert len(LAND_SPACES) == 48 and not PRICE[THARSIS].any()
    assert list(table().game.view(0)["milestones"]) == ["terraformer", "mayor", "gardener", "builder", "planner"]
