"""The board and placing tiles (M029 to M033, M164 to M177)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import LAND_SPACES, OCEAN_SPACES, oceans, places_for, table
from tests.mars.statements import rule
from tharsis.cards import names
from tharsis.mars.board import NEIGHBOURS, OFF_MAP, RESERVED
from tharsis.mars.maps import KIND as KINDS
from tharsis.mars.maps import NAMES
from tharsis.mars.tracks import HIGH, OCEANS

KIND, NOCTIS_CITY = KINDS[0], NAMES[0]["noctis_city"]

BESIDE = {space: set(NEIGHBOURS[space].tolist()) - {0} for space in range(1, 62)}
TILE_PLAYS = ("standard city", "standard greenery", "play nuclear_zone", "play restricted_area")


@rule("M029")
@pytest.mark.parametrize(
    ("space", "gain"), [(58, {"steel": 2}), (56, {"titanium": 1}), (19, {"plant": 1, "titanium": 1}), (15, {})]
)
@pytest.mark.parametrize("project", ["city", "greenery"])
def test_whoever_places_a_tile_gets_the_printed_bonus_whatever_the_tile(space: int, gain: dict[str, int], project: str) -> None:
    scene = table().player(0, mc=25).do(0, f"standard {project}", [f"place {project} {space}"])
    stock = scene.player(0).stock
    assert {name: stock[name] for name in ("steel", "titanium", "plant")} == {"steel": 0, "titanium": 0, "plant": 0} | gain
    assert scene.player(1).stock["plant"] == 0


@rule("M029")
def test_a_printed_card_bonus_draws_cards() -> None:
    scene = table().player(0, mc=18).deck(["birds", "grass"]).do(0, "standard aquifer", ["place ocean 11"])
    assert scene.player(0).hand == ["birds", "grass"]
    scene.player(0, mc=10, hand=["nuclear_zone"]).deck(["fish"]).play(0, "nuclear_zone", ["place nuclear_zone 54"])
    assert scene.player(0).hand == ["fish"]


@rule("M030")
def test_twelve_spaces_are_kept_for_oceans() -> None:
    assert len(OCEAN_SPACES) == 12
    assert len(OCEAN_SPACES) - HIGH[OCEANS] == 3


@rule("M031")
def test_an_ocean_lies_only_on_an_ocean_space() -> None:
    scene = table().player(0, mc=18)
    assert places_for(scene, 0, "standard aquifer") == set(OCEAN_SPACES)


@rule("M032", "M033")
@pytest.mark.parametrize("option", TILE_PLAYS)
def test_no_other_tile_lies_on_an_ocean_space_or_a_reserved_one(option: str) -> None:
    scene = table().player(0, mc=40, hand=["nuclear_zone", "restricted_area"])
    assert places_for(scene, 0, option) == set(LAND_SPACES)


@rule("M033")
def test_three_spaces_are_kept_for_named_cities() -> None:
    kept = [space for space in range(1, 64) if KIND[space] in (RESERVED, OFF_MAP)]
    assert len(kept) == 3
    scene = table().player(0, mc=99, energy_production=1, hand=["noctis_city", "phobos_space_haven", "ganymede_colony"])
    scene.play(0, "noctis_city").play(0, "phobos_space_haven").play(0, "ganymede_colony")
    assert [tile["space"] for tile in scene.game.view()["board"]] == kept
    assert scene.state.cities[0] == 3


@rule("M164")
def test_there_are_four_kinds_of_tile() -> None:
    assert {"ocean", "greenery", "city"} <= set(names.TILES)
    special = set(names.TILES) - {"ocean", "greenery", "city"}
    assert special == {"capital", *names.SPECIAL_TILES}
    cities = [name for name in names.TILES if table().tile(15, name, 0).state.cities[0]]
    assert cities == ["city", "capital"]


@rule("M165")
def test_limits_of_space_tile_and_card_are_checked_together() -> None:
    scene = table().tile(15, "city", 1).tile(9, "greenery", 0).player(0, mc=60, energy_production=2, hand=["research_outpost"])
    assert places_for(scene, 0, "play research_outpost") == set(LAND_SPACES) - {15, 9} - BESIDE[15] - BESIDE[9]
    scene = table().tile(15, "city", 1).tile(17, "city", 1).player(0, mc=60, energy_production=2, hand=["urbanized_area"])
    assert places_for(scene, 0, "play urbanized_area") == set()
    assert scene.state.tile[16] > 0, "the one space between the two cities"


@rule("M166")
@pytest.mark.parametrize(
    ("option", "answer", "money"),
    [
        ("standard greenery", "place greenery 40", 3 * 2),
        ("standard greenery", "place greenery 33", 2 * 2),
        ("standard greenery", "place greenery 15", 0),
        ("standard aquifer", "place ocean 42", 1 * 2),
        ("standard aquifer", "place ocean 30", 1 * 2),
        ("standard aquifer", "place ocean 5", 0),
    ],
)
def test_two_money_for_each_ocean_beside_the_new_tile(option: str, answer: str, money: int) -> None:
    scene = table().tile(31, "ocean").tile(32, "ocean").tile(41, "ocean").player(0, mc=23 if "greenery" in option else 18)
    scene.do(0, option, [answer])
    assert scene.player(0).stock["mc"] == money


@rule("M167")
def test_an_ocean_placed_later_pays_nothing_to_tiles_already_there() -> None:
    scene = table().tile(33, "city", 1).tile(34, "greenery", 0).player(0, mc=18).do(0, "standard aquifer", ["place ocean 42"])
    assert (scene.player(0).stock["mc"], scene.player(1).stock["mc"]) == (0, 0)


@rule("M168")
def test_printed_bonus_and_ocean_bonus_are_both_received() -> None:
    scene = table().tile(31, "ocean").player(0, mc=25).do(0, "standard city", ["place city 23"])
    assert (scene.player(0).stock["plant"], scene.player(0).stock["mc"]) == (2, 2)


@rule("M169")
def test_an_ocean_gives_rating_and_belongs_to_nobody() -> None:
    scene = table().player(0, mc=41).do(0, "standard aquifer", ["place ocean 31"])
    assert scene.player(0).rating == 21
    assert scene.game.view()["board"] == [{"space": 31, "tile": "ocean", "owner": None}]
    assert scene.state.tiles[0] == 0
    assert places_for(scene, 0, "standard greenery") == set(LAND_SPACES), "an ocean is no own tile"


@rule("M170")
@pytest.mark.parametrize("tile", ["city", "greenery", "capital", "nuclear_zone"])
def test_greenery_goes_next_to_an_own_tile_of_any_kind(tile: str) -> None:
    scene = table().tile(15, tile, 0).tile(53, "city", 1).player(0, mc=23)
    assert places_for(scene, 0, "standard greenery") == BESIDE[15]


@rule("M171")
def test_greenery_without_an_own_tile_goes_anywhere() -> None:
    scene = table().tile(15, "city", 1).player(0, mc=23)
    assert places_for(scene, 0, "standard greenery") == set(LAND_SPACES) - {15}


@rule("M171")
def test_greenery_without_a_free_space_beside_own_tiles_goes_anywhere() -> None:
    scene = table().tile(35, "city", 0).tile(34, "city", 1).player(0, mc=23)
    assert BESIDE[35] == {26, 34, 43}, "two ocean spaces and the one taken"
    assert places_for(scene, 0, "standard greenery") == set(LAND_SPACES) - {34, 35}


@rule("M171")
def test_a_city_beside_the_map_has_no_neighbours() -> None:
    scene = table().tile(63, "city", 0).player(0, mc=23)
    assert places_for(scene, 0, "standard greenery") == set(LAND_SPACES)


@rule("M172")
def test_greenery_raises_oxygen_and_rating_until_oxygen_is_finished() -> None:
    scene = table().set(oxygen=13).player(0, plant=16).do(0, "convert plants", ["place greenery 15"])
    assert (scene.level("oxygen"), scene.player(0).rating) == (14, 21)
    scene.do(0, "convert plants", ["place greenery 16"])
    assert (scene.level("oxygen"), scene.player(0).rating) == (14, 21)


@rule("M173")
def test_all_tiles_but_oceans_carry_their_owners_marker() -> None:
    scene = table().player(0, mc=48).player(1, mc=10, hand=["nuclear_zone"])
    scene.do(0, "standard greenery", ["place greenery 15"]).do(0, "standard city", ["place city 17"])
    scene.play(1, "nuclear_zone", ["place nuclear_zone 45"])
    assert [(tile["tile"], tile["owner"]) for tile in scene.game.view()["board"]] == [
        ("greenery", 0), ("city", 0), ("nuclear_zone", 1),
    ]  # fmt: skip


@rule("M174")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_city_next_to_any_city(owner: int) -> None:
    scene = table().tile(15, "city", owner).player(0, mc=25)
    assert places_for(scene, 0, "standard city") == set(LAND_SPACES) - {15} - BESIDE[15]


@rule("M175")
def test_noctis_city_goes_on_its_space_even_next_to_a_city() -> None:
    scene = table().tile(28, "city", 1).tile(38, "city", 1).player(0, mc=18, energy_production=1, hand=["noctis_city"])
    scene.play(0, "noctis_city")
    assert scene.game.view()["board"][1] == {"space": NOCTIS_CITY, "tile": "city", "owner": 0}


@rule("M176")
def test_capital_is_a_city_and_scores_oceans_beside_it() -> None:
    scene = oceans(table(), 4).tile(32, "ocean").tile(41, "ocean").tile(24, "greenery", 1)
    scene.player(0, mc=26, energy_production=2, hand=["capital"]).play(0, "capital", ["place capital 33"])
    assert scene.vp(0) == 2
    assert scene.score(0)["cities"] == 1
    assert (scene.state.cities[0], scene.state.cities_on_mars) == (1, 1)
    assert not places_for(scene.player(1, mc=25), 1, "standard city") & BESIDE[33]
    scene.tile(42, "ocean")
    assert scene.vp(0) == 3


@rule("M177")
@pytest.mark.parametrize(
    ("card", "tile", "space", "gain"),
    [
        ("lava_flows", "lava_flows", 7, ("steel", 1)),
        ("mohole_area", "mohole_area", 30, ("plant", 2)),
        ("nuclear_zone", "nuclear_zone", 56, ("titanium", 1)),
    ],
)
def test_special_tiles_follow_their_card_and_take_the_same_bonuses(
    card: str, tile: str, space: int, gain: tuple[str, int]
) -> None:
    scene = table().tile(31, "ocean").player(0, mc=20, hand=[card]).turn(0).choose(0, f"play {card}")
    offered = {int(option.split()[2]) for option in scene.options(0)}
    volcanoes, oceans_left, land = {7, 12, 19, 27}, set(OCEAN_SPACES) - {31}, set(LAND_SPACES)
    assert offered == {"lava_flows": volcanoes, "mohole_area": oceans_left, "nuclear_zone": land}[card]
    scene.choose(0, f"place {tile} {space}")
    assert scene.player(0).stock[gain[0]] == gain[1]
    assert scene.game.view()["board"][0 if space < 31 else -1] == {"space": space, "tile": tile, "owner": 0}
