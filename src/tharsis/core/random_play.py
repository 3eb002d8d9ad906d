"""Random players, for simulations and for the tests that play thousands of games."""

from __future__ import annotations

from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.rng import below
from tharsis.core.types import Ints


@compiled
def random_seat(seats: int, rng: Ints) -> int:
    """One of the seats in a mask."""
    count = 0
    for seat in range(8):
        count += seats >> seat & 1
    pick = below(rng, count) if count > 1 else 0
    for seat in range(8):
        if seats >> seat & 1:
            if pick == 0:
                return seat
            pick -= 1
    return -1


@compiled
def of_kind(out: Ints, count: int, kind: int, rng: Ints) -> int:
    """A random option of a kind, −1 if there is none."""
    matching = 0
    for i in range(count):
        if out[i] // ARGUMENTS == kind:
            matching += 1
    if matching == 0:
        return -1
    pick = below(rng, matching)
    for i in range(count):
        if out[i] // ARGUMENTS == kind:
            if pick == 0:
                return int(out[i])
            pick -= 1
    return -1


@compiled
def random_option(out: Ints, count: int, rng: Ints, eager: bool, eager_kinds: tuple[int, ...]) -> int:
    """Any option; an eager player mostly buys and plays cards when that is possible, so that rare cards come to play."""
    if eager and below(rng, 8) > 0:
        for kind in eager_kinds:
            option = of_kind(out, count, kind, rng)
            if option >= 0:
                return option
    return int(out[below(rng, count)])
