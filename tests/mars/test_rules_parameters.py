"""Rating and the global parameters (M012 to M028)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import finished_mars, oceans, play_out, table
from tests.mars.statements import rule
from tharsis import mars
from tharsis.cards import names


@rule("M012")
@pytest.mark.parametrize(("players", "rating"), [(1, 14), (2, 20), (5, 20)])
def test_every_player_starts_at_rating_20_solo_at_14(players: int, rating: int) -> None:
    assert mars.new_game(players=players, seed=1).state.rating[:players].tolist() == [rating] * players


@rule("M013")
def test_each_step_and_each_ocean_gives_its_player_one_rating_at_once() -> None:
    scene = table().player(0, mc=99, hand=["mining_expedition"])
    scene.do(0, "standard asteroid")
    assert scene.player(0).rating == 21
    scene.do(0, "standard aquifer", ["place ocean 5"])
    assert scene.player(0).rating == 22
    scene.play(0, "mining_expedition")
    assert (scene.level("oxygen"), scene.player(0).rating, scene.player(1).rating) == (1, 23, 20)


@rule("M014")
def test_n_steps_give_n_rating() -> None:
    scene = table().player(0, mc=31, hand=["deimos_down"]).play(0, "deimos_down")
    assert (scene.level("temperature"), scene.player(0).rating) == (-24, 23)


@rule("M015")
def test_cards_may_raise_rating_without_any_parameter() -> None:
    scene = table().player(0, mc=14, hand=["release_of_inert_gases"]).play(0, "release_of_inert_gases")
    assert scene.player(0).rating == 22
    assert (scene.level("temperature"), scene.level("oxygen"), scene.level("oceans")) == (-30, 0, 0)


@rule("M016")
def test_rating_is_income_and_victory_points() -> None:
    scene = table().player(0, rating=33).turn(0)
    assert scene.score(0)["rating"] == 33
    play_out(scene)
    assert scene.player(0).stock["mc"] == 33


@rule("M017")
def test_there_are_three_global_parameters() -> None:
    assert names.PARAMETERS == ("temperature", "oxygen", "oceans")
    scene = finished_mars(table()).player(0, rating=20).turn(0)
    play_out(scene)
    assert scene.game.over, "rating is no parameter that would have to reach a goal"


@rule("M018")
def test_temperature_takes_nineteen_steps_of_two_degrees() -> None:
    scene = oceans(table(), 9).player(0, mc=14 * 19)
    levels = []
    for _ in range(19):
        scene.do(0, "standard asteroid")
        levels.append(int(scene.level("temperature")))
    assert levels == list(range(-28, 9, 2))
    assert scene.player(0).rating == 39


@rule("M019")
def test_oxygen_takes_fourteen_steps_of_one_percent() -> None:
    scene = finished_mars(table()).set(oxygen=0).player(0, energy=4 * 14, tableau=["steelworks"])
    levels = []
    for _ in range(14):
        scene.state.used[:] = 0
        scene.use(0, "steelworks")
        levels.append(int(scene.level("oxygen")))
    assert levels == list(range(1, 15))
    assert scene.player(0).rating == 34


@rule("M020")
def test_oceans_go_from_none_to_nine() -> None:
    scene = table().player(0, mc=18 * 9)
    for number, space in enumerate((2, 5, 11, 26, 30, 32, 41, 43, 61), start=1):
        scene.player(0, mc=18).do(0, "standard aquifer", [f"place ocean {space}"])
        assert (scene.level("oceans"), scene.player(0).rating) == (number, 20 + number)


@rule("M021")
def test_a_finished_parameter_rises_no_further_and_gives_no_rating() -> None:
    scene = finished_mars(table()).player(
        0, mc=80, heat=8, hand=["ice_asteroid", "deimos_down"], energy=4, tableau=["steelworks"]
    )
    scene.play(0, "ice_asteroid").play(0, "deimos_down").use(0, "steelworks").do(0, "convert heat")
    assert (scene.level("temperature"), scene.level("oxygen"), scene.level("oceans")) == (8, 14, 9)
    assert scene.player(0).rating == 20


@rule("M022")
def test_cards_and_actions_for_a_finished_parameter_stay_legal() -> None:
    scene = finished_mars(table()).player(0, mc=80, energy=4, heat=8, hand=["towing_a_comet"], tableau=["steelworks"])
    offered = scene.turn_options(0)
    assert {"play towing_a_comet", "use steelworks", "standard asteroid", "convert heat"} <= set(offered)
    scene.play(0, "towing_a_comet").use(0, "steelworks")
    assert (scene.player(0).stock["plant"], scene.player(0).stock["steel"]) == (2, 2)


@rule("M023")
@pytest.mark.parametrize(("before", "made"), [(2, 3), (4, 2), (6, 1), (8, 0)])
def test_a_raise_stops_at_the_goal_and_pays_for_steps_really_made(before: int, made: int) -> None:
    scene = oceans(table(), 9).set(temperature=before).player(0, mc=31, hand=["deimos_down"]).play(0, "deimos_down")
    assert (scene.level("temperature"), scene.player(0).rating) == (8, 20 + made)


@rule("M023")
def test_of_two_oceans_only_the_last_one_left_is_placed() -> None:
    scene = oceans(table(), 8).player(0, mc=23, hand=["ice_asteroid"]).play(0, "ice_asteroid", ["place ocean 61"])
    assert (scene.level("oceans"), scene.player(0).rating) == (9, 21)


@rule("M024")
def test_a_bonus_step_pays_once_to_whoever_reaches_it() -> None:
    scene = table().set(temperature=-26).player(0, mc=28).player(1, mc=14)
    scene.do(1, "standard asteroid")
    assert (scene.player(1).production["heat"], scene.player(0).production["heat"]) == (1, 0)
    scene.do(0, "standard asteroid")
    assert (scene.level("temperature"), scene.player(0).production["heat"]) == (-22, 0)


@rule("M025")
def test_oxygen_eight_raises_the_temperature_with_its_own_rating_and_bonus() -> None:
    scene = table().set(oxygen=7, temperature=-26).player(0, mc=23).do(0, "standard greenery", ["place greenery 15"])
    assert (scene.level("oxygen"), scene.level("temperature")) == (8, -24)
    assert (scene.player(0).rating, scene.player(0).production["heat"]) == (22, 1)


@rule("M026")
@pytest.mark.parametrize("before", range(-30, 8, 2))
def test_heat_production_rises_at_minus_24_and_minus_20(before: int) -> None:
    scene = oceans(table(), 9).set(temperature=before).player(0, mc=14).do(0, "standard asteroid")
    assert scene.player(0).production["heat"] == (1 if before + 2 in (-24, -20) else 0)


@rule("M026")
def test_one_raise_may_collect_both_heat_productions() -> None:
    scene = table().set(temperature=-26).player(0, mc=31, hand=["deimos_down"]).play(0, "deimos_down")
    assert (scene.level("temperature"), scene.player(0).production["heat"]) == (-20, 2)


@rule("M027")
def test_zero_degrees_place_an_ocean_with_rating_and_placement_bonus() -> None:
    scene = table().set(temperature=-2).player(0, mc=14).do(0, "standard asteroid", ["place ocean 2"])
    player = scene.player(0)
    assert (scene.level("temperature"), scene.level("oceans"), player.rating, player.stock["steel"]) == (0, 1, 22, 2)


@rule("M028")
def test_bonuses_chain() -> None:
    scene = table().set(oxygen=7, temperature=-2).player(0, plant=8).tile(43, "ocean")
    scene.do(0, "convert plants", ["place greenery 15", "place ocean 42"])
    player = scene.player(0)
    assert (scene.level("oxygen"), scene.level("temperature"), scene.level("oceans")) == (8, 0, 2)
    assert (player.rating, player.stock["plant"], player.stock["mc"]) == (20 + 3, 1, 2)


@rule("M028")
def test_a_bonus_on_a_finished_parameter_gives_nothing() -> None:
    scene = table().set(oxygen=7, temperature=8).player(0, mc=23).do(0, "standard greenery", ["place greenery 15"])
    assert (scene.level("temperature"), scene.player(0).rating, scene.level("oceans")) == (8, 21, 0)
    scene = oceans(table(), 9).set(temperature=-2).player(0, mc=14).do(0, "standard asteroid")
    assert (scene.level("oceans"), scene.player(0).rating) == (9, 21)
