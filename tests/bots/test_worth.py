"""What the bots of Mars hold things to be worth, one at a time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mars.scenes import finished_mars, table
from tharsis.bots.mars import is_worth_searching
from tharsis.bots.mars.desk import new_desk
from tharsis.bots.mars.evaluate import solo_goal_left
from tharsis.bots.mars.policy import score_amount
from tharsis.bots.mars.programs import cube_worth, raise_worth
from tharsis.bots.mars.scales import fill_scales, generations_left, milestone_gain
from tharsis.core.frames import KIND as ASKED
from tharsis.games import new_game
from tharsis.mars.modules.prelude.cards import CARDS
from tharsis.mars.modules.prelude.numbers import KIND
from tharsis.mars.rules.asks import Ask
from tharsis.mars.state import MILESTONES, Res
from tharsis.mars.tables import FLOATERS_AS_HEAT
from tharsis.mars.tracks import TRACKS
from tharsis.testing import Table

BUILDER, GARDENER = MILESTONES.index("builder"), MILESTONES.index("gardener")

TEMPERATURE, OXYGEN = (next(i for i, track in enumerate(TRACKS) if track.key == key) for key in ("temperature", "oxygen"))


PRELUDES = {card.key for card in CARDS if card.kind == KIND}
MORE_ALONE: list[dict[str, Any]] = [{}, {"venus": True}, {"prelude": True, "rating_goal": True}]


def scales(scene: Table) -> tuple[Any, Any]:
    """What things are worth with five generations to come, and the weights behind it."""
    desk = new_desk()
    fill_scales(scene.state, 0, desk.weights, 5.0, desk.now)
    return desk.now, desk.weights


def test_coming_nearer_to_an_open_milestone_is_worth_something_and_to_a_claimed_one_nothing() -> None:
    scene = table().player(0, mc=30)
    row, weights = scales(scene)
    for milestone in (BUILDER, GARDENER):
        assert milestone_gain(scene.state, 0, milestone, 1.0, row, weights) > 0
    scene.state.milestone[BUILDER] = 1
    assert milestone_gain(scene.state, 0, BUILDER, 1.0, row, weights) == 0


def test_a_step_onto_a_bonus_is_worth_more_than_one_beside_it() -> None:
    scene = table()
    row, _ = scales(scene)
    plain = raise_worth(scene.set(temperature=-8).state, TEMPERATURE, 1, row)
    assert plain > 0
    for before in (-26, -22):
        assert raise_worth(scene.set(temperature=before).state, TEMPERATURE, 1, row) > plain, "heat production"
    ocean = raise_worth(scene.set(temperature=-2).state, TEMPERATURE, 1, row)
    assert ocean >= plain + float(row.step[2]) - 1e-6, "0 °C places an ocean"
    assert raise_worth(scene.set(oxygen=7).state, OXYGEN, 1, row) > raise_worth(scene.set(oxygen=6).state, OXYGEN, 1, row)


def test_a_finished_parameter_is_worth_nothing() -> None:
    scene = finished_mars(table())
    row, _ = scales(scene)
    assert raise_worth(scene.state, TEMPERATURE, 2, row) == 0


def test_alone_venus_or_the_rating_of_prelude_may_be_a_goal() -> None:
    plain, venus, rated = (new_game("mars", {"players": 1, **more}, 1).state for more in MORE_ALONE)
    assert solo_goal_left(venus) == solo_goal_left(plain) + 15
    for rating, left in ((60, 3), (63, 0), (70, 0)):
        rated.rating[0] = rating
        assert solo_goal_left(rated) == left


def test_alone_with_preludes_there_are_two_generations_fewer() -> None:
    desk = new_desk()
    plain, _, rated = (new_game("mars", {"players": 1, **more}, 1).state for more in MORE_ALONE)
    assert generations_left(plain, desk.weights) - generations_left(rated, desk.weights) == 2


def test_which_preludes_are_kept_is_searched() -> None:
    game = new_game("mars", {"players": 2, "prelude": True}, 1)
    searched = set()
    for _ in range(20):
        seat = game.to_move[0]
        options = [str(option) for option in game.options(seat)]
        if options[0].split()[-1] in PRELUDES and len(options) > 1:
            searched.add(is_worth_searching(game.observe(seat), seat))
        game.choose(seat, options[0])
    assert searched == {True}


def test_floaters_spent_as_heat_cost_what_they_are_worth_and_save_their_heat() -> None:
    scene = table(2, colonies=True).player(0, heat=8, corporation="stormcraft_incorporated")
    scene.player(0, cubes={"stormcraft_incorporated": 4}).turn(0).choose(0, "convert heat")
    row, _ = scales(scene)
    state, frame = scene.state, scene.state.frames[0, scene.state.depth[0] - 1]
    assert int(frame[ASKED]) == Ask.AMOUNT
    floater = cube_worth(state, 0, FLOATERS_AS_HEAT, row)
    for floaters in range(5):
        score = score_amount(state, 0, Ask.AMOUNT, floaters, frame, row)
        assert score == pytest.approx(floaters * (2 * float(row.stock[Res.HEAT]) - floater))
