"""Noting reasons in a buffer: rows of a kind and three numbers."""

from __future__ import annotations

from tharsis.core.jit import compiled
from tharsis.core.types import Ints

WIDTH = 4


@compiled
def note(out: Ints, n: int, why: int, a: int, b: int, c: int) -> int:
    out[n * WIDTH] = why
    out[n * WIDTH + 1] = a
    out[n * WIDTH + 2] = b
    out[n * WIDTH + 3] = c
    return n + 1
