"""Milestones and awards (M129 to M154)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import end_of_game, play_out, table
from tests.mars.statements import rule
from tharsis.cards import names
from tharsis.mars.cards import PROJECTS
from tharsis.mars.maps import MAPS
from tharsis.testing import Table

MILESTONES, AWARDS = ([goal.key for goal in goals] for goals in (MAPS[0].milestones, MAPS[0].awards))

HAND = [card.key for card in PROJECTS if card.module == names.BASE]
BUILDINGS = ["mine", "titanium_mine", "food_factory", "steelworks", "ironworks", "ore_processor", "power_plant"]
"""Seven cards with one building tag each, and Power Plant's second tag is power."""


def claims(scene: Table, seat: int) -> set[str]:
    return {option.split()[1] for option in scene.turn_options(seat) if option.startswith("claim")}


def funds(scene: Table, seat: int) -> set[str]:
    return {option.split()[1] for option in scene.turn_options(seat) if option.startswith("fund")}


def all_goals_met(players: int = 3) -> Table:
    """Everybody could claim every milestone and fund every award."""
    scene = table(players=players)
    for seat in range(players):
        scene.player(seat, mc=100, rating=35, hand=HAND[16 * seat : 16 * seat + 16])
        scene.state.tags[seat, names.TAGS.index("building")] = 8
        scene.state.cities[seat] = scene.state.greeneries[seat] = 3
    return scene


# --- milestones ------------------------------------------------------------------------------------------------------


@rule("M129")
def test_claiming_a_milestone_is_an_action_that_costs_eight() -> None:
    scene = table().player(0, mc=7, rating=35)
    assert claims(scene, 0) == set()
    scene.player(0, mc=8, rating=34)
    assert claims(scene, 0) == set()
    scene.player(0, mc=50, rating=35).turn(0).choose(0, "claim terraformer")
    assert scene.player(0).stock["mc"] == 42
    assert scene.game.view()["milestones"]["terraformer"] == 0
    scene.choose(0, "standard power_plant")
    assert scene.game.to_move == (1,)


@rule("M130")
def test_a_milestone_is_claimed_once() -> None:
    scene = all_goals_met().do(0, "claim mayor")
    for seat in range(3):
        assert claims(scene, seat) == set(MILESTONES) - {"mayor"}


@rule("M131")
def test_only_three_of_the_five_milestones_can_be_claimed() -> None:
    scene = all_goals_met()
    assert len(MILESTONES) == len(claims(scene, 0)) == 5
    scene.do(0, "claim mayor").do(1, "claim builder").do(2, "claim planner")
    assert [claims(scene, seat) for seat in range(3)] == [set(), set(), set()]


@rule("M132")
def test_one_player_may_claim_several_milestones() -> None:
    scene = all_goals_met().do(0, "claim mayor").do(0, "claim builder").do(0, "claim planner")
    assert scene.score(0)["milestones"] == 15


@rule("M133")
def test_a_claimed_milestone_is_worth_five_points() -> None:
    scene = all_goals_met().do(1, "claim gardener")
    assert [scene.score(seat)["milestones"] for seat in range(3)] == [0, 5, 0]


@rule("M134")
@pytest.mark.parametrize(("rating", "can"), [(34, False), (35, True), (50, True)])
def test_terraformer_needs_rating_35(rating: int, can: bool) -> None:
    assert ("terraformer" in claims(table().player(0, mc=8, rating=rating), 0)) == can


@rule("M135")
def test_mayor_needs_three_own_cities_beside_the_map_too() -> None:
    scene = table().player(0, mc=8).tile(8, "city", 0).tile(22, "capital", 0).tile(24, "city", 1)
    assert "mayor" not in claims(scene, 0)
    assert "mayor" in claims(scene.tile(63, "city", 0), 0)


@rule("M136")
def test_gardener_needs_three_own_greeneries() -> None:
    scene = table().player(0, mc=8).tile(8, "greenery", 0).tile(22, "greenery", 0).tile(24, "greenery", 1)
    assert "gardener" not in claims(scene, 0)
    assert "gardener" in claims(scene.tile(25, "greenery", 0), 0)


@rule("M137")
def test_builder_needs_eight_building_tags_face_up_the_corporation_included() -> None:
    scene = table().player(0, mc=8, tableau=[*BUILDINGS, "mineral_deposit"])
    assert scene.player(0).tags["building"] == 7
    assert "builder" not in claims(scene, 0)
    assert "builder" in claims(scene.player(0, corporation="interplanetary_cinematics"), 0)
    twice = table().player(0, mc=8, tableau=BUILDINGS[:6], corporation="mining_guild")
    assert "builder" in claims(twice, 0), "Mining Guild has two building tags"


@rule("M138")
@pytest.mark.parametrize(("cards", "can"), [(15, False), (16, True)])
def test_planner_needs_sixteen_cards_in_hand(cards: int, can: bool) -> None:
    scene = table().player(0, mc=8, hand=HAND[:cards], tableau=["research"])
    assert ("planner" in claims(scene, 0)) == can


@rule("M139")
def test_a_claimed_milestone_stays_when_its_goal_is_lost() -> None:
    scene = table().player(0, mc=8, hand=HAND[:16]).do(0, "claim planner")
    scene.do(0, "standard sell_patents", [f"sell {HAND[0]}", f"sell {HAND[1]}", "done"])
    assert len(scene.player(0).hand) == 14
    assert scene.score(0)["milestones"] == 5


# --- awards ----------------------------------------------------------------------------------------------------------


@rule("M140")
def test_funding_an_award_needs_nothing_but_money() -> None:
    scene = table().player(0, mc=8)
    assert funds(scene, 0) == set(AWARDS)
    scene.turn(0).choose(0, "fund miner")
    assert scene.game.view()["awards"]["miner"] == 0
    assert scene.game.to_move == (1,), "with no M€ left there is no second action"


@rule("M141")
def test_awards_cost_8_14_and_20_whoever_funds_them() -> None:
    scene = table(players=3).player(0, mc=100).player(1, mc=13).player(2, mc=19)
    scene.do(0, "fund miner")
    assert (scene.player(0).stock["mc"], funds(scene, 1)) == (92, set())
    scene.player(1, mc=14).do(1, "fund banker")
    assert (scene.player(1).stock["mc"], funds(scene, 2)) == (0, set())
    scene.player(2, mc=20).do(2, "fund landlord")
    assert scene.player(2).stock["mc"] == 0


@rule("M142")
def test_only_three_of_the_five_awards_can_be_funded_each_once() -> None:
    scene = table().player(0, mc=200).player(1, mc=200)
    scene.do(0, "fund miner")
    assert funds(scene, 1) == set(AWARDS) - {"miner"}
    scene.do(1, "fund banker").do(0, "fund landlord")
    assert len(AWARDS) == 5
    assert funds(scene, 0) == funds(scene, 1) == set()


@rule("M143")
def test_one_player_may_fund_several_awards() -> None:
    scene = table().player(0, mc=42).do(0, "fund miner").do(0, "fund banker").do(0, "fund landlord")
    assert scene.player(0).stock["mc"] == 0
    assert sorted(scene.game.view()["awards"].items(), key=str) == sorted(
        {"landlord": 0, "banker": 0, "scientist": None, "thermalist": None, "miner": 0}.items(), key=str
    )


def heated(*heat: int) -> Table:
    """So much heat in each stock, Thermalist funded by seat 0."""
    scene = table(players=len(heat)).player(0, mc=8).do(0, "fund thermalist")
    for seat, amount in enumerate(heat):
        scene.player(seat, heat=amount)
    return scene


def awards(scene: Table) -> list[int]:
    return [scene.score(seat)["awards"] for seat in range(scene.game.players)]


@rule("M144", "M145", "M146", "M147", "M148")
@pytest.mark.parametrize(
    ("heat", "points"),
    [
        ((1, 3, 2), [0, 5, 2]),
        ((3, 2, 1), [5, 2, 0]),
        ((2, 2, 1), [5, 5, 0]),
        ((2, 2, 2), [5, 5, 5]),
        ((3, 1, 1), [5, 2, 2]),
        ((4, 4, 1, 1), [5, 5, 0, 0]),
        ((4, 3, 3, 1), [5, 2, 2, 0]),
        ((1, 2), [0, 5]),
        ((2, 2), [5, 5]),
        ((0, 0, 0), [5, 5, 5]),
        ((0, 1, 2, 3, 3), [0, 0, 0, 5, 5]),
    ],
)
def test_places_in_an_award_score_five_and_two(heat: tuple[int, ...], points: list[int]) -> None:
    assert awards(heated(*heat)) == points


@rule("M144")
def test_an_award_that_was_not_funded_scores_nothing() -> None:
    scene = table(players=3).player(0, heat=9, steel=9, mc_production=9)
    assert awards(scene) == [0, 0, 0]


def judged(award: str, scene: Table) -> list[int]:
    return awards(scene.player(0, mc=8).do(0, f"fund {award}"))


@rule("M149")
def test_landlord_counts_own_tiles_beside_the_map_too() -> None:
    scene = table(players=3).tile(8, "city", 1).tile(63, "city", 1).tile(22, "greenery", 2).tile(4, "ocean").tile(5, "ocean")
    assert judged("landlord", scene) == [0, 5, 2]


@rule("M150")
def test_banker_counts_money_production_not_income() -> None:
    scene = table(players=3).player(0, mc_production=-1, rating=60).player(1, mc_production=2).player(2, mc_production=3)
    assert judged("banker", scene) == [0, 2, 5]


@rule("M151")
def test_scientist_counts_science_tags_face_up() -> None:
    scene = table(players=3).player(0, tableau=["research"]).player(1, tableau=["mars_university"])
    scene.player(2, tableau=["invention_contest", "technology_demonstration", "special_design"])
    assert judged("scientist", scene) == [5, 2, 0]


@rule("M152")
def test_thermalist_counts_heat_in_stock() -> None:
    scene = table(players=3).player(0, heat=1).player(1, heat=2).player(2, heat_production=9)
    assert judged("thermalist", scene) == [2, 5, 0]


@rule("M153")
def test_miner_counts_steel_and_titanium_in_stock_together() -> None:
    scene = table(players=3).player(0, steel=4).player(1, steel=2, titanium=3).player(2, titanium=3, steel_production=9)
    assert judged("miner", scene) == [2, 5, 0]


@rule("M154")
def test_awards_are_judged_after_the_last_production_phase() -> None:
    scene = table().player(0, mc=8, heat=5).do(0, "fund thermalist").player(1, heat_production=4, energy=2)
    assert awards(scene) == [5, 0]
    end_of_game(scene)
    assert (scene.player(0).stock["heat"], scene.player(1).stock["heat"]) == (5, 6)
    assert awards(scene) == [0, 5]


@rule("M154")
def test_awards_are_judged_after_the_last_greenery() -> None:
    scene = table().tile(15, "city", 0).player(0, mc=8).do(0, "fund landlord").player(1, plant=16)
    for space in (4, 5, 11, 26, 30, 31, 32, 41, 42):
        scene.tile(space, "ocean")
    play_out(scene.set(temperature=8, oxygen=14).turn(0))
    assert awards(scene) == [5, 0]
    for space in (45, 46):
        scene.choose(1, "convert plants").choose(1, f"place greenery {space}")
    assert scene.game.over
    assert awards(scene) == [0, 5]
