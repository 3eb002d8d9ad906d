"""Writing options into a buffer. Long lists end when it is full, so a buffer of two tells whether there is a choice."""

from __future__ import annotations

from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.piles import NO_CARD, next_in
from tharsis.core.types import Game, Ints


@compiled
def put(out: Ints, n: int, kind: int, argument: int) -> int:
    """Write an option at position n, if there is room, and answer with the next position."""
    if n < len(out):
        out[n] = kind * ARGUMENTS + int(argument)
    return n + 1


@compiled
def list_zone(game: Game, zone: int, kind: int, first: int, last: int, out: Ints) -> int:
    """The cards in a zone, from the first up to, but without, the last."""
    n, card = 0, next_in(game, zone, first)
    while card != NO_CARD and card < last and n < len(out):
        n = put(out, n, kind, card)
        card = next_in(game, zone, card + 1)
    return n


@compiled
def list_numbers(kind: int, fewest: int, most: int, out: Ints) -> int:
    n = 0
    for amount in range(fewest, most + 1):
        n = put(out, n, kind, amount)
    return n
