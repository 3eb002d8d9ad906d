"""What all players together think of a position."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tharsis.bots.agreement import levels, moved

HOPEFUL = ((0.9, 0.1), (0.1, 0.9))
"""Either seat believes that it wins."""


def test_players_who_all_believe_to_win_are_told_as_even() -> None:
    seats = [0, 1] * 6
    told = levels(seats, [HOPEFUL[seat] for seat in seats], [HOPEFUL[seat] for seat in seats])
    assert told[0] == HOPEFUL[0], "nobody else has looked at it yet"
    for earlier, later in pairwise(told[2:-1]):
        assert abs(later[0] - earlier[0]) < 0.1 and 0.4 < later[0] < 0.6


def test_a_seat_that_chooses_no_more_is_soon_forgotten() -> None:
    seats = [0, 1, *[0] * 8]
    told = levels(seats, [HOPEFUL[seat] for seat in seats], [HOPEFUL[seat] for seat in seats])
    assert told[-1][0] == pytest.approx(0.9, abs=0.01)


@pytest.mark.parametrize("level", [(0.3, 0.5, 0.2), (0.8, 0.1, 0.1), (0.6, 0.2, 0.2)])
def test_chances_told_from_another_level_add_up_and_keep_their_order(level: tuple[float, ...]) -> None:
    before = (0.6, 0.2, 0.2)
    options = [(0.6, 0.2, 0.2), (0.5, 0.4, 0.1), (0.0, 0.9, 0.1)]
    told = [moved(chances, before, level, 0, False) for chances in options]
    assert told[0] == pytest.approx(level), "the best option is where all see the position"
    assert all(sum(each) == pytest.approx(1) and min(each) >= 0 for each in told)
    own = [each[0] for each in told]
    assert own == sorted(own, reverse=True) and told[1][1] > told[0][1], "who gains by it in the seat's eyes gains here"


def test_a_shared_goal_is_told_alike_to_all() -> None:
    assert moved((0.4, 0.4), (0.8, 0.8), (0.6, 0.6), 1, True) == pytest.approx((0.3, 0.3))
