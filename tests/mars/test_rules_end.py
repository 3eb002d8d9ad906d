"""The end of the game, scoring and ties (M011, M188 to M201)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import end_of_game, finished_mars, play_out, table
from tests.mars.statements import rule
from tharsis.mars.state import Phase
from tharsis.testing import Table


def last_generation(players: int = 2) -> Table:
    """Mars is finished and the running generation is the last."""
    return finished_mars(table(players=players)).set(generation=9)


@rule("M011")
def test_points_come_from_rating_tiles_awards_milestones_and_cards_alone() -> None:
    scene = (
        table(players=3).player(0, mc=99, rating=35, tableau=["breathing_filters"]).tile(15, "city", 0).tile(16, "greenery", 0)
    )
    scene.do(0, "claim terraformer").do(0, "fund thermalist").player(0, heat=1, steel=99, plant=99, mc_production=50)
    parts = {"rating": 35, "awards": 5, "milestones": 5, "greenery": 1, "cities": 1, "cards": 2}
    assert scene.score(0) == {"total": sum(parts.values())} | parts


@rule("M011")
def test_most_points_win() -> None:
    scene = end_of_game(table(players=3).player(0, rating=30, mc=500).player(1, rating=31).player(2, rating=29))
    assert scene.game.winners == (1,)


@rule("M188")
@pytest.mark.parametrize(("field", "value"), [("temperature", 6), ("oxygen", 13), ("oceans", 8)])
def test_the_game_goes_on_while_one_parameter_is_short(field: str, value: int) -> None:
    scene = last_generation().set(**{field: value}).turn(0)
    play_out(scene)
    assert not scene.game.over
    assert scene.state.generation == 10


@rule("M188")
def test_the_game_ends_after_the_production_phase_of_the_generation_that_finished_mars() -> None:
    scene = last_generation().player(0, rating=30).turn(0)
    play_out(scene)
    assert scene.game.over
    assert (scene.state.generation, scene.player(0).stock["mc"]) == (9, 30)
    assert scene.game.to_move == ()


@rule("M189")
def test_the_running_generation_is_played_to_its_end() -> None:
    scene = finished_mars(table()).set(temperature=6).player(0, mc=28).player(1, mc=33).turn(0)
    scene.choose(0, "standard asteroid")
    assert scene.level("temperature") == 8
    scene.choose(0, "done")
    assert scene.state.phase == Phase.ACTION
    scene.choose(1, "standard power_plant").choose(1, "standard power_plant").choose(0, "pass").choose(
        1, "standard power_plant"
    )
    assert not scene.game.over
    play_out(scene)
    assert scene.game.over
    assert scene.player(1).stock["energy"] == 3, "the production phase followed"


@rule("M190")
def test_after_the_last_production_each_in_turn_order_may_turn_plants_into_greenery() -> None:
    scene = (
        last_generation(players=3).set(first=1).player(0, plant=8).player(1, plant=25).player(2, plant=8, plant_production=0)
    )
    scene.tile(15, "city", 1)
    play_out(scene.turn(1))
    assert (scene.state.phase, scene.game.to_move) == (Phase.FINAL, (1,))
    assert scene.options(1) == ["convert plants", "done"]
    for space in (14, 13):
        scene.choose(1, "convert plants").choose(1, f"place greenery {space}")
    scene.choose(1, "done")
    assert scene.game.to_move == (2,)
    scene.choose(2, "convert plants").choose(2, "place greenery 45")
    assert scene.game.to_move == (0,)
    scene.choose(0, "done")
    assert scene.game.over
    assert [scene.score(seat)["greenery"] for seat in range(3)] == [0, 2, 1]


@rule("M190")
def test_plants_of_the_last_production_count() -> None:
    scene = last_generation().player(0, plant=3, plant_production=5).turn(0)
    play_out(scene)
    assert scene.options(0) == ["convert plants", "done"]


@rule("M191")
def test_the_last_greeneries_bring_placement_bonuses_and_trigger_effects() -> None:
    scene = last_generation().player(0, plant=14, tableau=["herbivores"])
    play_out(scene.turn(0))
    scene.choose(0, "convert plants").choose(0, "place greenery 28")
    assert scene.player(0).stock["plant"] == 14 - 8 + 2
    scene.choose(0, "convert plants").choose(0, "place greenery 20")
    assert scene.cubes("herbivores") == 2
    money = scene.player(0).stock["mc"]
    assert money == 20, "no ocean lies beside these spaces"


@rule("M191")
def test_the_last_greeneries_get_money_for_oceans_beside_them() -> None:
    scene = last_generation().player(0, plant=8).turn(0)
    play_out(scene)
    scene.choose(0, "convert plants").choose(0, "place greenery 40")
    assert scene.player(0).stock["mc"] == 20 + 3 * 2


@rule("M192")
def test_the_last_greeneries_give_no_oxygen_and_no_rating() -> None:
    scene = last_generation().player(0, plant=8).turn(0)
    play_out(scene)
    scene.choose(0, "convert plants").choose(0, "place greenery 15")
    assert (scene.level("oxygen"), scene.player(0).rating) == (14, 20)


@rule("M193")
def test_rating_is_the_base_score() -> None:
    assert table().player(0, rating=41).score(0)["rating"] == 41


@rule("M194")
def test_funded_awards_score_five_and_two() -> None:
    scene = table(players=3).player(0, mc=22).do(0, "fund thermalist").do(0, "fund miner")
    scene.player(0, heat=3, steel=1).player(1, heat=2, titanium=2).player(2, heat=1)
    assert [scene.score(seat)["awards"] for seat in range(3)] == [5 + 2, 2 + 5, 0]


@rule("M195")
def test_each_milestone_scores_five() -> None:
    scene = table().player(0, mc=99, rating=35).tile(8, "city", 0).tile(22, "city", 0).tile(24, "city", 0)
    scene.do(0, "claim terraformer").do(0, "claim mayor")
    assert (scene.score(0)["milestones"], scene.score(1)["milestones"]) == (10, 0)


@rule("M196")
def test_each_own_greenery_scores_one() -> None:
    scene = table().tile(8, "greenery", 0).tile(9, "greenery", 0).tile(24, "greenery", 1)
    assert (scene.score(0)["greenery"], scene.score(1)["greenery"]) == (2, 1)


@rule("M197")
def test_each_own_city_scores_the_greeneries_beside_it_whoever_owns_them() -> None:
    scene = (
        table()
        .tile(15, "city", 0)
        .tile(14, "greenery", 0)
        .tile(16, "greenery", 1)
        .tile(9, "greenery", 1)
        .tile(45, "greenery", 0)
    )
    assert (scene.score(0)["cities"], scene.score(1)["cities"]) == (3, 0)


@rule("M198")
def test_one_greenery_scores_for_every_city_beside_it_and_for_its_owner() -> None:
    scene = table(players=3).tile(15, "city", 0).tile(17, "city", 1).tile(16, "greenery", 2)
    assert [scene.score(seat)["cities"] for seat in range(3)] == [1, 1, 0]
    assert scene.score(2)["greenery"] == 1


@rule("M199")
def test_cards_score_their_resources_and_points_events_and_negative_ones_included() -> None:
    scene = table().player(
        0, tableau=["birds", "ants", "farming", "corporate_stronghold", "bribed_committee", "indentured_workers"]
    )
    scene.player(0, cubes={"birds": 3, "ants": 5})
    assert scene.vp(0) == 3 + 2 + 2 - 2 - 2 - 1
    assert scene.vp(1) == 0


@rule("M200")
def test_points_per_tag_count_tags_in_play_at_the_end() -> None:
    scene = table().player(0, mc=30, tableau=["io_mining_industries"], hand=["asteroid_mining"])
    assert scene.vp(0) == 1
    scene.play(0, "asteroid_mining")
    assert scene.vp(0) == 2 + 2, "two Jovian tags, and Asteroid Mining's own 2"


@rule("M201")
def test_a_tie_goes_to_more_money_in_stock() -> None:
    scene = end_of_game(
        table(players=3).player(0, rating=30, mc=1).player(1, rating=30, mc_production=4).player(2, rating=30, mc=3)
    )
    assert [score["total"] for score in scene.game.scores()] == [30, 30, 30]
    assert scene.game.winners == (1,)


@rule("M201")
def test_production_does_not_break_a_tie_and_a_full_tie_is_shared() -> None:
    scene = end_of_game(table().player(0, rating=30, mc=4).player(1, rating=30, mc_production=4))
    assert scene.game.winners == (0, 1)
