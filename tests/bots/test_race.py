"""The search itself, without a game around it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tharsis.bots.ares.desk import new_desk
from tharsis.bots.race import NEVER, _make_choose_quickly, _make_descend, _make_play_through, narrow
from tharsis.bots.tree import add_child, clear_node, clear_tree

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


def test_the_worst_leave_a_race_while_its_budget_is_spent() -> None:
    desk = new_desk()
    desk.weights.narrowing = 1.0
    desk.lanes = 8
    for lane, total in enumerate((0.0, 3.0, -1.0, 6.0, -5.0, 2.0, -9.0, 1.0)):
        desk.candidates[lane].rounds, desk.candidates[lane].total = 1, total
    left = []
    for spent in (0.0, 1 / 3, 2 / 3, 1.0):
        narrow(desk, spent)
        left.append([lane for lane in range(8) if not desk.candidates[lane].is_out])
    assert [len(lanes) for lanes in left] == [8, 4, 2, 2]
    assert left[1] == [1, 3, 5, 7]
    assert left[2] == [1, 3]


def test_an_option_is_misjudged_alike_all_through_a_deal_and_otherwise_in_the_next() -> None:
    desk = new_desk()
    desk.weights.whims, desk.weights.noise = 1.0, 50.0
    kit: Any = SimpleNamespace(list_options=list_three, score_options=score_three, quick_choice=None)
    choose_quickly = _make_choose_quickly(kit)
    chosen = set()
    for deal in range(20):
        desk.luck[0] = 7919 * deal
        first = choose_quickly(None, 0, desk)
        desk.rng[:] = deal
        assert choose_quickly(None, 1, desk) == first
        chosen.add(first)
    assert chosen == {GOOD, FAIR}


def end_round(game: Any, seat: int, option: int) -> None:
    game.rounds += 1


def rounds_to(last: int, **more: Any) -> Any:
    """The rules of a game in which every choice ends a round, and a position is worth as many points as rounds are over."""
    return SimpleNamespace(
        choose=end_round, owes_choice=lambda game, seat: seat == 0, result=lambda game, seat, desk: float(game.rounds),
        horizon=lambda game, desk: last, is_past=lambda game, round: game.rounds > round,
        is_own_turn=lambda game, seat: True, **more,
    )  # fmt: skip


def first_option(game: Any, seat: int, desk: Any) -> int:
    return GOOD


@pytest.mark.parametrize(("begun", "early", "worth"), [
    (5, 0.5, 0.5 * 6 + 0.25 * 7 + 0.25 * 8), (6, 0.5, 0.5 * 7 + 0.5 * 8), (5, 0.0, 8.0),
])  # fmt: skip
def test_positions_on_the_way_have_their_shares_of_what_is_left(begun: int, early: float, worth: float) -> None:
    desk = new_desk()
    desk.root.players, desk.root.rounds = 2, begun
    desk.weights.horizon, desk.weights.early = 2.0, early
    clear_tree(desk, desk.nodes_used)
    play_through: Any = _make_play_through(rounds_to(7), lambda game, seat, node, desk: GOOD, first_option)
    assert play_through(0, 0, desk) == pytest.approx(worth)
