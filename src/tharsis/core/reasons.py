"""Noting reasons in a buffer: rows of a kind and three numbers."""

from __future__ import annotations

from enum import IntEnum

from tharsis.core.jit import compiled
from tharsis.core.types import Ints

WIDTH = 4


class Why(IntEnum):
    """What keeps a card from being played, or its action from being used."""

    NOT_IN_HAND = 1
    NEED = 2
    PRICE = 3
    EFFECT = 4
    """A row of its program, what there is, and what it takes."""
    SPEND = 5
    PHASE = 6
    NOT_IN_PLAY = 7
    USED = 8


@compiled
def note(out: Ints, n: int, why: int, a: int, b: int, c: int) -> int:
    out[n * WIDTH] = why
    out[n * WIDTH + 1] = a
    out[n * WIDTH + 2] = b
    out[n * WIDTH + 3] = c
    return n + 1
