"""Writing options into a buffer."""

from __future__ import annotations

from tharsis.core.jit import compiled
from tharsis.core.types import Ints
from tharsis.mars.rules.asks import ARGUMENTS, Do


@compiled
def put(out: Ints, n: int, kind: int, argument: int) -> int:
    """Write an option at position n, if there is room, and answer with the next position."""
    if n < len(out):
        out[n] = kind * ARGUMENTS + int(argument)
    return n + 1


@compiled
def list_numbers(fewest: int, most: int, out: Ints) -> int:
    n = 0
    for amount in range(fewest, most + 1):
        n = put(out, n, Do.AMOUNT, amount)
    return n
