"""What the bots of Mars hold things to be worth, one at a time."""

from __future__ import annotations

from typing import Any

from tests.mars.scenes import finished_mars, table
from tharsis.bots.mars.desk import new_desk
from tharsis.bots.mars.programs import raise_worth
from tharsis.bots.mars.scales import fill_scales, milestone_gain
from tharsis.mars.state import MILESTONES
from tharsis.mars.tracks import TRACKS
from tharsis.testing import Table

BUILDER, GARDENER = MILESTONES.index("builder"), MILESTONES.index("gardener")

TEMPERATURE, OXYGEN = (next(i for i, track in enumerate(TRACKS) if track.key == key) for key in ("temperature", "oxygen"))


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
