"""Writing options into a buffer. Long lists end when it is full, so a buffer of two tells whether there is a choice."""

from __future__ import annotations

from tharsis.ares.rules.asks import ARGUMENTS
from tharsis.ares.state import N_CARDS
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND
from tharsis.core.types import Game, Ints


@compiled
def put(out: Ints, n: int, kind: int, argument: int) -> int:
    """Write an option at position n, if there is room, and answer with the next position."""
    if n < len(out):
        out[n] = kind * ARGUMENTS + int(argument)
    return n + 1


@compiled
def list_zone(game: Game, zone: int, kind: int, out: Ints) -> int:
    n = 0
    for card in range(N_CARDS):
        if game.zone[card] == zone:
            n = put(out, n, kind, card)
            if n >= len(out):
                return n
    return n


@compiled
def list_hand(game: Game, seat: int, kind: int, out: Ints) -> int:
    """Every card in hand; the search ends with the last of them."""
    n, card = 0, 0
    end = min(int(game.hand_count[seat]), len(out))
    while n < end:
        if game.zone[card] == HAND + seat:
            n = put(out, n, kind, card)
        card += 1
    return n
