"""Owed choices lie in the order in which they are asked."""

from __future__ import annotations

from typing import Any

from tests.mars.scenes import table
from tharsis.core.frames import CARD, MAX_FRAMES, pop, push, raise_to_top

SEAT = 1


def nothing_owed() -> Any:
    game = table().state
    game.depth[:], game.frames[:], game.priority[:] = 0, 0, 0
    return game


def owed(*choices: tuple[int, int]) -> list[int]:
    """The cards of frames pushed with (priority, card), in the order they are asked."""
    game = nothing_owed()
    for priority, card in choices:
        push(game, SEAT, priority, 1, card, 0, 0, 0, 0, 0)
    asked = []
    while game.depth[SEAT]:
        asked.append(int(game.frames[SEAT, game.depth[SEAT] - 1, CARD]))
        pop(game, SEAT)
    assert not game.frames.any() and not game.priority.any(), "nothing is left behind"
    return asked


def test_lower_numbers_are_asked_sooner() -> None:
    assert owed((40, 1), (10, 2), (65, 3)) == [2, 1, 3]


def test_among_equals_the_older_one_comes_first() -> None:
    assert owed((40, 1), (40, 2), (10, 3), (40, 4), (10, 5)) == [3, 5, 1, 2, 4]


def test_an_effect_raised_to_the_top_comes_first_and_the_others_keep_their_order() -> None:
    game = nothing_owed()
    for card in (1, 2, 3):
        push(game, SEAT, 40, 1, card, 0, 0, 0, 0, 0)
    raise_to_top(game, SEAT, 0)
    assert [int(game.frames[SEAT, at, CARD]) for at in (2, 1, 0)] == [3, 1, 2]


def test_one_choice_too_many_is_a_fault_and_no_damage() -> None:
    game = nothing_owed()
    for card in range(MAX_FRAMES + 1):
        push(game, SEAT, 40, 1, card, 0, 0, 0, 0, 0)
    assert game.fault and game.depth[SEAT] == MAX_FRAMES
