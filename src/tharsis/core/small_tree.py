"""A small tree of rules with one of everything the big one is made of: whether this Numba can compile us is tried on it."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np

RECORD = np.dtype((np.record, [("stock", np.int16, (2, 3)), ("turns", np.int32), ("is_over", np.bool_)]))


class Resource(IntEnum):
    MC = 0
    STEEL = 1


def grow(inner: Callable[..., Any], door: Callable[..., Any]) -> Callable[[Any, int], int]:
    """A door, a rule below it, and one below that: records, enums as indexes, numbers of several widths, a default."""

    @inner
    def gain(game: Any, seat: Any, resource: Any, amount: Any) -> None:
        game.stock[seat, resource] += amount

    @inner
    def produce(game: Any, seat: Any, times: Any = 1) -> Any:
        for _ in range(times):
            gain(game, seat, Resource.STEEL, 2)
        gain(game, seat, Resource.MC, game.stock[seat, Resource.STEEL])
        game.turns += 1
        return game.stock[seat].sum()

    @door
    def play(memory: Any, times: int) -> int:
        game = memory.view(RECORD)[0]
        total = 0
        for seat in range(2):
            total += produce(game, seat, times) + produce(game, seat)
        game.is_over = True
        return total

    return play


def harvest(play: Callable[[Any, int], int]) -> tuple[int, bytes]:
    """What comes of it: a number, and the bytes of the record."""
    memory = np.zeros(RECORD.itemsize, np.uint8)
    return int(play(memory, 3)), memory.tobytes()


def plain(function: Any) -> Any:
    """An uncompiled rule."""
    return function


def why_not(inner: Callable[..., Any], door: Callable[..., Any]) -> str:
    """What goes wrong when the small tree is compiled this way; nothing when it does what the uncompiled one does."""
    try:
        found = harvest(grow(inner, door))
    except Exception as error:
        return f"{type(error).__name__}: {(str(error).splitlines() or [''])[0]}"
    return "" if found == harvest(grow(plain, plain)) else "the compiled rules do something else than the uncompiled ones"
