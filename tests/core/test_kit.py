"""One kit sets scenes of both games."""

from __future__ import annotations

import pytest

from tharsis import ares, mars
from tharsis.testing import Table, UnscriptedQuestion


def test_a_question_without_an_answer_fails_and_names_the_options() -> None:
    table = Table(mars, players=3).set(oxygen=13)
    table.player(0, mc=10, hand=["birds"]).player(1, plant_production=2).player(2, plant_production=2)
    with pytest.raises(UnscriptedQuestion, match="target 1, target 2"):
        table.play(0, "birds")


def test_an_answer_that_nobody_asked_for_fails() -> None:
    table = Table(mars).set(oxygen=13)
    table.player(0, mc=10, hand=["birds"]).player(1, plant_production=2)
    with pytest.raises(UnscriptedQuestion, match="'target 1' is no option"):
        table.play(0, "birds", answers=["target 1"])


def test_a_scene_of_ares_begins_a_phase() -> None:
    table = Table(ares, players=2)
    table.have(0, mc=20).hand(0, "mine").begin("development", {0: "development"})
    table.do(0, "play mine")
    assert table.production()["steel"] == 2 and table.mc() == 20 - 10 + 3
