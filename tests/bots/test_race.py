"""The search itself, without a game around it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tharsis.bots.ares.desk import new_desk
from tharsis.bots.race import NEVER, _make_descend, add_child, clear_node

PARENT, GOOD, PRUNED, FAIR = 0, 11, 12, 13
SCORES = {GOOD: 1.0, PRUNED: 2 * NEVER, FAIR: 0.0}


def list_three(game: Any, seat: int, out: Any) -> int:
    out[:3] = list(SCORES)
    return 3


def score_three(game: Any, seat: int, count: int, desk: Any) -> None:
    desk.scores[:3] = list(SCORES.values())


def test_pruned_options_are_not_looked_at_however_badly_the_others_went() -> None:
    desk = new_desk()
    clear_node(desk, PARENT, 0)
    desk.nodes_used = 1
    desk.nodes[PARENT].visits = 60
    for option in (GOOD, FAIR):
        child = add_child(desk, PARENT, option)
        desk.nodes[child].visits, desk.nodes[child].total = 30, -3000.0
    kit: Any = SimpleNamespace(list_options=list_three, score_options=score_three)
    descend = _make_descend(kit)
    assert descend(None, 0, PARENT, desk) in (GOOD, FAIR)
