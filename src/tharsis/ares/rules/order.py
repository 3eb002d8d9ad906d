"""The order of a seat's own effects that happen at once: its owner says which comes first."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import Ask, Do
from tharsis.core.frames import CARD, KIND, ORDERED
from tharsis.core.jit import compiled
from tharsis.core.listing import put
from tharsis.core.types import Ints


@compiled
def may_come_first(frame: Ints) -> bool:
    return frame[KIND] == Ask.CHOOSE or frame[KIND] == Ask.REDRAW or frame[KIND] == Ask.DISCARD


@compiled
def is_new_effect(game: Game, seat: int, at: int, top: int) -> bool:
    """No effect of the same card stands above it."""
    for above in range(at + 1, top + 1):
        if game.frames[seat, at, CARD] == game.frames[seat, above, CARD]:
            return False
    return True


@compiled
def list_order(game: Game, seat: int, out: Ints) -> int:
    """The owner orders effects of different cards; they count from the top of the stack. None where there is no choice."""
    top = game.depth[seat] - 1
    first = game.frames[seat, top]
    if top < 2 or first[ORDERED] or not may_come_first(first):
        return 0
    n = put(out, 0, Do.ORDER, 1)
    for at in range(top - 1, -1, -1):
        if may_come_first(game.frames[seat, at]) and is_new_effect(game, seat, at, top):
            n = put(out, n, Do.ORDER, top - at + 1)
    return n if n > 1 else 0
