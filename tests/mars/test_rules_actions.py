"""Turns and actions, card actions and conversions (M062 to M069, M155 to M163)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import buy_nothing, play_out, table
from tests.mars.statements import rule
from tharsis.mars.state import Phase


@rule("M062")
def test_there_are_seven_kinds_of_action() -> None:
    scene = table().player(0, mc=40, plant=8, heat=8, rating=35, hand=["sponsors"], tableau=["livestock"])
    kinds = {
        "convert " + option.split()[1] if option.startswith("convert") else option.split()[0]
        for option in scene.turn_options(0)
    }
    assert kinds == {"pass", "play", "standard", "claim", "fund", "use", "convert plants", "convert heat"}


@rule("M063")
def test_a_turn_is_one_or_two_actions_or_passing() -> None:
    scene = table().player(0, mc=99).turn(0)
    assert "pass" in scene.options(0)
    assert "done" not in scene.options(0)
    scene.choose(0, "standard power_plant")
    assert "done" in scene.options(0)
    assert "pass" not in scene.options(0)
    scene.choose(0, "standard power_plant")
    assert scene.game.to_move == (1,)


@rule("M064")
@pytest.mark.parametrize("second", ["standard power_plant", "standard asteroid", "fund banker", "convert heat"])
def test_the_two_actions_may_be_of_any_kinds(second: str) -> None:
    scene = table().player(0, mc=99, heat=8).turn(0)
    scene.choose(0, "standard power_plant").choose(0, second)
    assert scene.game.to_move == (1,)


@rule("M065")
def test_stopping_after_one_action_is_not_passing() -> None:
    scene = table().player(0, mc=99).turn(0)
    scene.choose(0, "standard power_plant").choose(0, "done")
    assert scene.game.to_move == (1,)
    assert not scene.state.passed[0]
    scene.choose(1, "pass")
    assert scene.game.to_move == (0,)


@rule("M066")
def test_who_takes_no_action_is_out_for_the_generation() -> None:
    scene = table(players=3).player(0, mc=99).player(1, mc=99).player(2, mc=99).turn(0)
    scene.choose(0, "pass")
    for _ in range(2):
        for seat in (1, 2):
            assert scene.game.to_move == (seat,)
            scene.choose(seat, "standard power_plant").choose(seat, "done")
    scene.choose(1, "pass").choose(2, "pass")
    buy_nothing(scene)
    assert scene.game.to_move == (1,)
    assert not scene.state.passed.any()


@rule("M067")
def test_who_can_take_no_action_passes() -> None:
    scene = table(players=3).player(0, mc=40).player(1, hand=[]).turn(0)
    scene.choose(0, "standard power_plant").choose(0, "done")
    assert scene.state.passed[:3].tolist() == [0, 1, 0]
    assert scene.game.to_move == (2,)


@rule("M068")
def test_turns_go_clockwise_past_those_who_have_passed_until_all_have() -> None:
    scene = table(players=4).turn(0)
    for seat in range(4):
        scene.player(seat, mc=99)
    order = []
    for option in ("standard power_plant", "pass", "standard power_plant", "pass", "pass", "pass"):
        seat = scene.game.to_move[0]
        order.append(seat)
        scene.choose(seat, option)
        if option != "pass":
            scene.choose(seat, "done")
    assert order == [0, 1, 2, 3, 0, 2]
    assert scene.state.phase == Phase.RESEARCH


@rule("M069")
def test_the_last_player_keeps_taking_turns() -> None:
    scene = table().player(0, mc=99).turn(0)
    scene.choose(0, "standard power_plant").choose(0, "done").choose(1, "pass")
    for _ in range(3):
        scene.choose(0, "standard power_plant").choose(0, "done")
        assert scene.game.to_move == (0,)
    scene.choose(0, "standard power_plant").choose(0, "standard power_plant")
    assert scene.game.to_move == (0,)
    assert scene.player(0).production["energy"] == 6
    scene.choose(0, "pass")
    assert scene.state.phase == Phase.RESEARCH


@rule("M155")
def test_active_cards_and_some_corporations_have_actions() -> None:
    scene = table().player(0, mc=10, raised=1, corporation="united_nations_mars_initiative", tableau=["livestock", "sponsors"])
    used = {option for option in scene.turn_options(0) if option.startswith("use")}
    assert used == {"use livestock", "use united_nations_mars_initiative"}


@rule("M156")
def test_a_cards_action_is_one_action_and_once_a_generation() -> None:
    scene = table().player(0, mc=99, tableau=["livestock", "birds"]).turn(0)
    scene.choose(0, "use livestock")
    assert "use livestock" not in scene.options(0)
    scene.choose(0, "use birds")
    assert scene.game.to_move == (1,)
    assert "use livestock" not in scene.turn_options(0)
    buy_nothing(play_out(scene))
    assert "use livestock" in scene.turn_options(0)


@rule("M157")
def test_the_cost_left_of_the_arrow_is_paid_first() -> None:
    scene = table().player(0, mc=6, heat=7, energy=3, tableau=["space_mirrors", "ironworks", "caretaker_contract"])
    assert not [option for option in scene.turn_options(0) if option.startswith("use")]
    scene.player(0, mc=7, energy=4).use(0, "space_mirrors")
    assert (scene.player(0).stock["mc"], scene.player(0).production["energy"]) == (0, 1)
    scene.use(0, "ironworks")
    assert (scene.player(0).stock["energy"], scene.player(0).stock["steel"], scene.level("oxygen")) == (0, 1, 1)
    kinds = [event["kind"] for event in scene.events]
    assert kinds.index("lost") < kinds.index("gained") < kinds.index("parameter")


@rule("M157")
def test_an_action_without_cost_is_free() -> None:
    scene = table().player(0, tableau=["livestock"]).use(0, "livestock")
    assert scene.cubes("livestock") == 1
    assert sum(scene.player(0).stock.values()) == 0


@rule("M158")
def test_markers_on_used_actions_go_in_the_production_phase() -> None:
    scene = table().player(0, mc=20, tableau=["livestock"]).use(0, "livestock")
    assert [card["used"] for card in scene.game.view()["players"][0]["tableau"]] == [True]
    play_out(scene)
    assert [card["used"] for card in scene.game.view()["players"][0]["tableau"]] == [False]


@rule("M159")
def test_effects_are_no_actions_and_apply_again_and_again() -> None:
    scene = table().player(0, mc=99, hand=["imported_ghg", "import_of_advanced_ghg"], tableau=["optimal_aerobraking"]).turn(0)
    scene.choose(0, "play imported_ghg").choose(0, "play import_of_advanced_ghg")
    assert scene.player(0).stock["mc"] == 99 - 7 + 3 - 9 + 3
    assert scene.player(0).stock["heat"] == 3 + 3 + 3
    assert not [option for option in scene.turn_options(0) if option.startswith("use")]


@rule("M160")
def test_some_effects_work_in_other_players_turns() -> None:
    scene = table().player(1, tableau=["arctic_algae"]).player(0, mc=18)
    scene.do(0, "standard aquifer", ["place ocean 5"])
    assert scene.player(1).stock["plant"] == 2


@rule("M161")
def test_eight_plants_become_a_greenery() -> None:
    scene = table().player(0, plant=9).do(0, "convert plants", ["place greenery 7"])
    player = scene.player(0)
    assert (player.stock["plant"], player.stock["steel"], player.rating, scene.level("oxygen")) == (1, 1, 21, 1)
    assert scene.score(0)["greenery"] == 1
    assert "convert plants" not in scene.player(0, plant=7).turn_options(0)


@rule("M162")
def test_eight_heat_raise_the_temperature_one_step() -> None:
    scene = table().player(0, heat=9).do(0, "convert heat")
    player = scene.player(0)
    assert (player.stock["heat"], player.rating, scene.level("temperature")) == (1, 21, -28)
    assert "convert heat" not in scene.player(0, heat=7).turn_options(0)


@rule("M163")
def test_conversions_go_on_as_long_as_plants_or_heat_last_one_action_each() -> None:
    scene = table().player(0, heat=25, plant=16).turn(0)
    scene.choose(0, "convert heat").choose(0, "convert heat")
    assert scene.game.to_move == (1,)
    scene.choose(1, "pass").choose(0, "convert heat")
    assert "convert heat" not in scene.options(0)
    scene.choose(0, "convert plants").choose(0, "place greenery 15")
    scene.choose(0, "convert plants").choose(0, "place greenery 16")
    assert (scene.level("temperature"), scene.level("oxygen"), scene.player(0).rating) == (-24, 2, 25)
