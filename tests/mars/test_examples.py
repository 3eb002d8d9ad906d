"""The worked examples of the rulebooks (E01 to E26). Kim is seat 0, Stanley seat 1, Robinson seat 2."""

from __future__ import annotations

import pytest

from tests.mars.scenes import (
    buy_nothing,
    choose_start,
    finished_mars,
    in_zone,
    play_out,
    seen_corporations,
    seen_projects,
    table,
    with_corporations,
)
from tests.mars.statements import rule
from tharsis import mars
from tharsis.core.piles import BOX, DISCARD, HAND
from tharsis.mars.game import Game
from tharsis.mars.state import Phase
from tharsis.mars.tables import INDEX
from tharsis.testing import Player, Table

KIM, STANLEY, ROBINSON = 0, 1, 2
DEALT = {KIM: ["phobolog", "helion"], STANLEY: ["thorgate", "ecoline"], ROBINSON: ["tharsis_republic", "credicor"]}
HAND_OF_KIM = ["asteroid_mining", "comet", "birds", "fish", "grass"]


def dealt() -> Game:
    """Three players set up a standard game; Kim begins."""
    game = mars.new_game(players=3, seed="example", corporate_era=False, first_player=KIM)
    return with_corporations(game, DEALT)


def opened() -> Game:
    """All three have chosen and revealed."""
    game = dealt()
    choose_start(game, KIM, "phobolog", 5)
    choose_start(game, STANLEY, "thorgate", 10)
    choose_start(game, ROBINSON, "tharsis_republic", 4)
    return game


def second_generation() -> Table:
    """The same table in generation 2, after research in which nobody bought a card; Robinson's first city lies on space 15."""
    scene = table(players=3, corporate_era=False)
    scene.player(KIM, corporation="phobolog", titanium=10, mc=8, hand=HAND_OF_KIM)
    scene.player(STANLEY, corporation="thorgate", mc=18, energy_production=2, hand=["geothermal_power", "algae", "ants"])
    scene.player(ROBINSON, corporation="tharsis_republic", mc=31, mc_production=2, hand=["moss"]).tile(15, "city", ROBINSON)
    return buy_nothing(play_out(scene.turn(KIM)))


@rule("E01")
def test_e01_a_city_beside_two_oceans_brings_four_money_once() -> None:
    scene = table().tile(4, "ocean").tile(5, "ocean").player(0, mc=25).do(0, "standard city", ["place city 10"])
    assert scene.player(0).stock["mc"] == 4
    assert (scene.player(0).stock["plant"], scene.player(0).stock["steel"], scene.player(0).hand) == (0, 0, [])
    scene.player(1, mc=18).do(1, "standard aquifer", ["place ocean 11"])
    assert scene.player(0).stock["mc"] == 4


@rule("E02")
def test_e02_heat_production_19_and_3_is_22() -> None:
    scene = table().player(0, mc=26, heat_production=19, hand=["aerobraked_ammonia_asteroid"])
    scene.play(0, "aerobraked_ammonia_asteroid")
    assert scene.player(0).production["heat"] == 22
    play_out(scene.turn(0))
    assert scene.player(0).stock["heat"] == 22


@rule("E03")
def test_e03_three_players_set_up() -> None:
    game = dealt()
    assert game.state.production[:3].tolist() == [[1] * 6] * 3
    assert game.state.rating[:3].tolist() == [20, 20, 20]
    for seat in range(3):
        assert (len(seen_projects(game, seat)), len(seen_corporations(game, seat))) == (10, 2)
    assert [player["corporation"] for player in game.view()["players"]] == [None, None, None]
    assert game.view()["seen"] == []


@rule("E04")
def test_e04_kim_reveals_phobolog_and_keeps_five() -> None:
    game = opened()
    assert game.state.stock[KIM].tolist() == [8, 0, 10, 0, 0, 0]
    assert len(game.view(KIM)["hand"]) == 5
    assert (game.state.zone[INDEX["helion"]], game.state.discard_count) == (BOX, 5 + 0 + 6)
    assert DISCARD not in game.observe(STANLEY).zone
    shown = [event["seat"] for event in game.view()["events"] if event["kind"] == "corporation"]
    assert shown == [KIM, STANLEY, ROBINSON]


@rule("E05")
def test_e05_stanley_reveals_thorgate_and_keeps_all_ten() -> None:
    game = opened()
    assert game.state.stock[STANLEY, 0] == 18
    assert game.state.production[STANLEY].tolist() == [1, 1, 1, 1, 2, 1]


@rule("E06")
def test_e06_robinson_reveals_tharsis_republic_and_must_place_a_city_first() -> None:
    game = opened()
    assert game.state.stock[ROBINSON, 0] == 28
    game.choose(KIM, "pass")
    game.choose(STANLEY, "pass")
    assert {option.text for option in game.options(ROBINSON)} == {"pass", "first_action"}
    game.choose(ROBINSON, "first_action")
    game.choose(ROBINSON, "place city 15")
    assert (game.state.production[ROBINSON, 0], game.state.stock[ROBINSON, 0]) == (2, 31)


@rule("E06")
def test_e06_robinsons_first_city_takes_its_placement_bonus() -> None:
    game = opened()
    game.choose(KIM, "pass")
    game.choose(STANLEY, "pass")
    game.choose(ROBINSON, "first_action")
    game.choose(ROBINSON, "place city 23")
    assert game.state.stock[ROBINSON].tolist() == [31, 0, 0, 2, 0, 0]


@rule("E07")
def test_e07_generation_one_goes_straight_to_kims_turn() -> None:
    game = opened()
    assert (game.generation, game.state.phase, game.to_move) == (1, Phase.ACTION, (KIM,))


@rule("E08")
def test_e08_stanley_buys_three_of_four_cards() -> None:
    game = opened()
    game.choose(KIM, "pass")
    game.choose(STANLEY, "pass")
    game.choose(ROBINSON, "pass")
    assert (game.generation, game.state.phase) == (2, Phase.RESEARCH)
    before, money, discards = set(game.view(STANLEY)["hand"]), int(game.state.stock[STANLEY, 0]), int(game.state.discard_count)
    drawn = game.view(STANLEY)["seen"]
    assert len(drawn) == 4
    assert not before & set(drawn)
    for key in drawn[:3]:
        game.choose(STANLEY, f"keep {key}")
    game.choose(STANLEY, "done")
    assert game.state.stock[STANLEY, 0] == money - 9
    assert set(game.view(STANLEY)["hand"]) == before | set(drawn[:3])
    assert (game.state.discard_count, drawn[3] in in_zone(game, DISCARD)) == (discards + 1, True)
    assert DISCARD not in game.observe(KIM).zone


@rule("E09")
def test_e09_stanley_begins_sells_a_card_and_stops() -> None:
    scene = second_generation()
    assert (scene.state.first, scene.game.to_move) == (STANLEY, (STANLEY,))
    money, hand = scene.player(STANLEY).stock["mc"], len(scene.player(STANLEY).hand)
    scene.choose(STANLEY, "standard sell_patents").choose(STANLEY, "sell ants").choose(STANLEY, "done").choose(STANLEY, "done")
    assert (scene.player(STANLEY).stock["mc"], len(scene.player(STANLEY).hand)) == (money + 1, hand - 1)
    assert scene.game.to_move == (ROBINSON,)
    assert not scene.state.passed[STANLEY]


@rule("E10")
def test_e10_robinson_uses_the_city_project_with_tharsis_republic() -> None:
    scene = second_generation().turn(ROBINSON)
    money, production = scene.player(ROBINSON).stock["mc"], scene.player(ROBINSON).production["mc"]
    scene.choose(ROBINSON, "standard city").choose(ROBINSON, "place city 24")
    assert scene.player(ROBINSON).stock["mc"] == money - 25 + 3
    assert scene.player(ROBINSON).stock["plant"] == 1 + 1, "one produced, one printed on the space"
    assert scene.player(ROBINSON).production["mc"] == production + 2
    scene.choose(ROBINSON, "done")
    assert scene.game.to_move == (KIM,)
    assert not scene.state.passed[ROBINSON]


@rule("E11")
@pytest.mark.parametrize(("titanium", "money"), [(8, 0), (7, 2)])
def test_e11_kim_pays_asteroid_mining_in_titanium(titanium: int, money: int) -> None:
    scene = second_generation().turn(KIM)
    before = scene.player(KIM).stock
    assert before["titanium"] == 11
    scene.choose(KIM, "play asteroid_mining")
    assert f"pay titanium {titanium}" in scene.options(KIM)
    assert "pay titanium 9" not in scene.options(KIM)
    scene.choose(KIM, f"pay titanium {titanium}")
    assert scene.player(KIM).stock["titanium"] == 11 - titanium
    assert scene.player(KIM).stock["mc"] == before["mc"] - money
    assert scene.player(KIM).production["titanium"] == 3
    scene.choose(KIM, "play comet").choose(KIM, f"pay titanium {11 - titanium}").choose(KIM, "place ocean 5")
    assert scene.player(KIM).stock["titanium"] == 0
    assert scene.player(KIM).stock["mc"] == before["mc"] - money - (21 - 4 * (11 - titanium))
    while scene.game.to_move == (KIM,):
        scene.choose(KIM, "decline")
    assert scene.game.to_move == (STANLEY,)


@rule("E12")
def test_e12_geothermal_power_costs_stanley_eight() -> None:
    scene = second_generation().player(STANLEY, steel=0, mc=7)
    assert not scene.can_play(STANLEY, "geothermal_power")
    scene.player(STANLEY, mc=8).play(STANLEY, "geothermal_power")
    assert scene.player(STANLEY).stock["mc"] == 0


@rule("E13")
def test_e13_kims_production_phase() -> None:
    scene = table(players=3, corporate_era=False).player(KIM, rating=20, titanium_production=3, energy=2).turn(KIM)
    assert list(scene.player(KIM).production.values()) == [1, 1, 3, 1, 1, 1]
    play_out(scene)
    assert list(scene.player(KIM).stock.values()) == [21, 1, 3, 1, 1, 1 + 2]


@rule("E14")
@pytest.mark.parametrize(
    ("plants", "offered"),
    [
        ((0, 0, 0), None),
        ((5, 0, 0), {"remove 0 1", "remove 0 2", "remove 0 3", "decline"}),
        ((0, 2, 0), {"remove 1 1", "remove 1 2", "decline"}),
        ((0, 1, 9), {"remove 1 1", "remove 2 1", "remove 2 2", "remove 2 3", "decline"}),
    ],
)
def test_e14_asteroid_on_a_warm_mars(plants: tuple[int, int, int], offered: set[str] | None) -> None:
    scene = finished_mars(table(players=3)).player(KIM, mc=14, hand=["asteroid"])
    for seat, count in enumerate(plants):
        scene.player(seat, plant=count)
    scene.turn(KIM).choose(KIM, "play asteroid")
    if offered is not None:
        assert set(scene.options(KIM)) == offered
        scene.choose(KIM, "decline")
    assert (scene.player(KIM).rating, scene.player(KIM).stock["titanium"]) == (20, 2)
    assert [scene.player(seat).stock["plant"] for seat in range(3)] == list(plants)
    assert scene.player(KIM).events == ["asteroid"]


@rule("E15")
def test_e15_asteroid_mining_consortium() -> None:
    scene = table(players=3).player(KIM, mc=13, hand=["asteroid_mining_consortium"]).player(STANLEY, titanium_production=2)
    assert not scene.can_play(KIM, "asteroid_mining_consortium")
    scene.player(KIM, titanium_production=1).play(KIM, "asteroid_mining_consortium", ["target 1"])
    assert [scene.player(seat).production["titanium"] for seat in range(3)] == [2, 1, 0]


def _production(player: Player) -> dict[str, int]:
    return {name: level for name, level in player.production.items() if level}


@rule("E16", "E17", "E18")
@pytest.mark.parametrize(
    ("card", "cost", "legal", "illegal", "lowered"),
    [("cupola_city", 16, 9, 10, "energy"), ("livestock", 13, 9, 8, "plant"), ("shuttles", 10, 5, 4, "energy")],
)
def test_e16_e17_e18_needs_and_own_production(card: str, cost: int, legal: int, illegal: int, lowered: str) -> None:
    scene = table().set(oxygen=illegal).player(0, mc=cost, hand=[card], **{f"{lowered}_production": 1})
    assert not scene.can_play(0, card)
    assert scene.set(oxygen=legal).can_play(0, card)
    scene.player(0, **{f"{lowered}_production": 0})
    assert not scene.can_play(0, card)
    scene.player(0, **{f"{lowered}_production": 1}).play(0, card, ["place city 15"] if card == "cupola_city" else [])
    assert _production(scene.player(0)) == {"mc": 3 if card == "cupola_city" else 2}
    assert scene.state.cities[0] == (1 if card == "cupola_city" else 0)


@rule("E19")
def test_e19_shuttles_make_asteroid_cheaper_and_its_tags_do_not_stay() -> None:
    scene = table().player(0, mc=12, tableau=["shuttles"], hand=["asteroid"])
    assert scene.player(0).tags["space"] == 1
    scene.play(0, "asteroid")
    assert (scene.player(0).stock["mc"], scene.player(0).tags["space"]) == (0, 1)


@rule("E20")
def test_e20_robinson_builds_a_third_city_and_claims_mayor_at_once() -> None:
    scene = table(players=3).set(generation=3, first=ROBINSON).player(ROBINSON, mc=60, corporation="tharsis_republic")
    scene.tile(15, "city", ROBINSON).tile(45, "city", ROBINSON).tile(38, "city", STANLEY).turn(ROBINSON)
    assert "claim mayor" not in scene.options(ROBINSON)
    scene.choose(ROBINSON, "standard city").choose(ROBINSON, "place city 17").choose(ROBINSON, "claim mayor")
    assert scene.player(ROBINSON).stock["mc"] == 60 - 25 + 3 - 8
    assert scene.score(ROBINSON)["milestones"] == 5
    assert scene.state.milestones_claimed == 1
    scene.tile(24, "city", STANLEY).tile(33, "city", STANLEY).player(STANLEY, mc=50)
    assert "claim mayor" not in scene.turn_options(STANLEY)
    assert "claim mayor" not in scene.turn_options(ROBINSON)


@rule("E21")
def test_e21_stanley_funds_thermalist_and_ties_with_kim() -> None:
    scene = table(players=3).player(STANLEY, mc=20).do(STANLEY, "fund thermalist")
    assert scene.player(STANLEY).stock["mc"] == 12
    scene.player(KIM, heat=12).player(STANLEY, heat=12).player(ROBINSON, heat=5)
    assert [scene.score(seat)["awards"] for seat in (STANLEY, KIM, ROBINSON)] == [5, 5, 0]


@rule("E22")
def test_e22_stanley_uses_livestock() -> None:
    scene = table(players=3).player(STANLEY, mc=20, tableau=["livestock"]).use(STANLEY, "livestock")
    assert scene.game.view()["players"][STANLEY]["tableau"] == [{"card": "livestock", "cubes": 1, "used": True}]
    assert "use livestock" not in scene.turn_options(STANLEY)
    buy_nothing(play_out(scene.turn(STANLEY)))
    assert "use livestock" in scene.turn_options(STANLEY)


@rule("E23")
def test_e23_robinsons_greenery_between_two_cities_on_two_plants() -> None:
    scene = table(players=3).tile(22, "city", ROBINSON).tile(24, "city", ROBINSON).player(ROBINSON, plant=8)
    before = scene.score(ROBINSON)
    scene.do(ROBINSON, "convert plants", ["place greenery 23"])
    player = scene.player(ROBINSON)
    assert (player.stock["plant"], scene.level("oxygen"), player.rating) == (2, 1, 21)
    after = scene.score(ROBINSON)
    assert (after["greenery"] - before["greenery"], after["cities"] - before["cities"]) == (1, 2)


@rule("E24")
def test_e24_a_plant_in_a_brown_box_is_production() -> None:
    scene = table().player(0, mc=9, hand=["adapted_lichen"]).play(0, "adapted_lichen")
    assert (scene.player(0).production["plant"], scene.player(0).stock["plant"]) == (1, 0)


@rule("E25")
def test_e25_stanleys_score() -> None:
    scene = table(players=3).player(STANLEY, mc=40, rating=38, heat=9).player(KIM, heat=8)
    scene.do(STANLEY, "fund thermalist")
    scene.state.hand_count[STANLEY] = 16
    scene.do(STANLEY, "claim planner")
    scene.tile(15, "city", STANLEY)
    for space, owner in ((14, STANLEY), (16, STANLEY), (8, STANLEY), (9, ROBINSON), (22, ROBINSON)):
        scene.tile(space, "greenery", owner)
    assert scene.score(STANLEY)["total"] == 56
    scene.player(STANLEY, tableau=["livestock", "farming", "breathing_filters", "methane_from_titan", "flooding"])
    scene.player(STANLEY, cubes={"livestock": 3})
    assert scene.score(STANLEY) == {
        "total": 64, "rating": 38, "awards": 5, "milestones": 5, "greenery": 3, "cities": 5, "cards": 3 + 6 - 1,
    }  # fmt: skip


@rule("E26")
def test_e26_solo_with_tharsis_republic() -> None:
    game = with_corporations(mars.new_game(players=1, seed=2), {0: ["tharsis_republic", "helion"]})
    choose_start(game, 0, "tharsis_republic", 3)
    assert game.state.production[0].tolist() == [2, 0, 0, 0, 0, 0]
    assert HAND not in game.observe(-1).zone
