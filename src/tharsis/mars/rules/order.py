"""The order of simultaneous effects, where it can matter."""

from __future__ import annotations

from tharsis.cards.ops import T_BY, T_CARD, T_TILE
from tharsis.core.frames import CARD, KIND, ORDERED, A, B
from tharsis.core.jit import compiled
from tharsis.core.listing import put
from tharsis.core.types import Game, Ints
from tharsis.mars.modules import MODULES
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import Ask, Do
from tharsis.mars.rules.spaces import (
    T_OCEAN,
)
from tharsis.mars.rules.targets import holder
from tharsis.mars.state import (
    Res,
)
from tharsis.mars.tables import TILE_TRIGGERS, TRIGGER_PLANTS, TRIGGERS

ORDERED_ASKS = (int(Ask.PLACE), int(Ask.CHOOSE), *(int(ask) for module in MODULES for ask in module.ordered))
"""Owed effects of which another may come first."""


@compiled
def ocean_helps_others(game: Game, seat: int) -> bool:
    """An opponent's card gains plants from an ocean (Arctic Algae), which an attack could then remove."""
    for i in range(len(TILE_TRIGGERS)):
        trigger = TRIGGERS[TILE_TRIGGERS[i]]
        if trigger[T_TILE] == T_OCEAN and trigger[T_BY] and TRIGGER_PLANTS[TILE_TRIGGERS[i]] > 0:
            owner = holder(game, trigger[T_CARD])
            if owner >= 0 and owner != seat:
                return True
    return False


@compiled
def order_matters(game: Game, seat: int, one: Ints, other: Ints) -> bool:
    """Whether it can matter which of two owed effects comes first (M093, M102)."""
    if one[KIND] == Ask.PLACE and other[KIND] == Ask.PLACE:
        return one[A] != other[A] or one[B] != other[B]
    if one[KIND] == Ask.CHOOSE and other[KIND] == Ask.CHOOSE:
        return one[CARD] != other[CARD]
    place = one if one[KIND] == Ask.PLACE else other
    attack = other if one[KIND] == Ask.PLACE else one
    if place[KIND] == Ask.PLACE and attack[KIND] == Ask.REMOVE:
        return place[A] == T_OCEAN and attack[A] == Res.PLANT and ocean_helps_others(game, seat)
    return hooks.order_matters(game, seat, one, other)


@compiled
def is_same_effect(one: Ints, other: Ints) -> bool:
    return one[KIND] == other[KIND] and one[CARD] == other[CARD] and one[A] == other[A] and one[B] == other[B]


@compiled
def list_order(game: Game, seat: int, out: Ints) -> int:
    """The effects that may come first, counted from the top of the stack; none when the order cannot matter."""
    top = game.depth[seat] - 1
    first = game.frames[seat, top]
    if first[ORDERED] or first[KIND] not in ORDERED_ASKS:
        return 0
    n = put(out, 0, Do.ORDER, 1)
    for at in range(top - 1, -1, -1):
        frame = game.frames[seat, at]
        if order_matters(game, seat, first, frame) and is_new_effect(game, seat, at, top):
            n = put(out, n, Do.ORDER, top - at + 1)
    return n if n > 1 else 0


@compiled
def is_new_effect(game: Game, seat: int, at: int, top: int) -> bool:
    """No equal effect stands above it in the list."""
    for above in range(at + 1, top):
        if is_same_effect(game.frames[seat, at], game.frames[seat, above]):
            return False
    return True
