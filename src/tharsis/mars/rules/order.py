"""The order of simultaneous effects, where it can matter."""

from __future__ import annotations

from tharsis.cards.ops import OP, T_BY, T_CARD, T_TILE, Op
from tharsis.core.frames import CARD, KIND, ORDERED, A, B, C, D, E
from tharsis.core.jit import compiled
from tharsis.core.listing import put
from tharsis.core.types import Ints
from tharsis.mars.means import NO_METAL
from tharsis.mars.modules import MODULES
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import Ask, Do
from tharsis.mars.rules.payment import funds
from tharsis.mars.rules.possible import can_copy, is_branch_open
from tharsis.mars.rules.spaces import T_OCEAN, can_place
from tharsis.mars.rules.targets import can_hold, holder
from tharsis.mars.state import Res
from tharsis.mars.tables import BRANCHES, BUILDING_CARDS, HOLDER_CARDS, ROWS, TILE_TRIGGERS, TRIGGER_PLANTS, TRIGGERS

WAITING = tuple(int(ask) for ask in (Ask.PLACE, Ask.CHOOSE, Ask.COPY, Ask.ADD_CUBES))
OF_MODULES = (-1, *(int(ask) for module in MODULES for ask in module.ordered))
"""Owed effects that another may come before; −1 stands for none."""


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
def may_draw(game: Game, seat: int, frame: Ints) -> bool:
    """A choice that can draw a card (Olympus Conference, Mars University)."""
    if frame[KIND] != Ask.CHOOSE:
        return False
    for branch in range(frame[A], frame[A] + frame[B]):
        for at in range(BRANCHES[branch, 0], BRANCHES[branch, 1]):
            if ROWS[at, OP] == Op.DRAW and is_branch_open(game, seat, frame[CARD], branch, frame[C]):
                return True
    return False


@compiled
def is_open_question(game: Game, seat: int, frame: Ints) -> bool:
    """A tile, a look, a copy, cubes or what a module asks, where there is something to choose and nothing is seen yet."""
    kind = frame[KIND]
    if kind == Ask.PLACE:
        return can_place(game, seat, frame[A], frame[B], funds(game, seat, NO_METAL, 0))
    if kind == Ask.LOOK:
        return frame[E] == 0
    count = 0
    if kind == Ask.ADD_CUBES:
        for i in range(len(HOLDER_CARDS)):
            count += can_hold(game, seat, frame[CARD], HOLDER_CARDS[i], frame[A], frame[C], frame[D], frame[E])
    elif kind == Ask.COPY:
        for i in range(len(BUILDING_CARDS)):
            count += can_copy(game, seat, BUILDING_CARDS[i], 0)
    return count > 1 or kind in OF_MODULES


@compiled
def draw_matters(game: Game, seat: int, one: Ints, other: Ints) -> bool:
    """A card drawn may show how to answer the other question, and the answer to that what to draw for (M093)."""
    if may_draw(game, seat, one):
        return is_open_question(game, seat, other)
    return may_draw(game, seat, other) and is_open_question(game, seat, one)


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
    return hooks.order_matters(game, seat, one, other) or draw_matters(game, seat, one, other)


@compiled
def is_same_effect(one: Ints, other: Ints) -> bool:
    return one[KIND] == other[KIND] and one[CARD] == other[CARD] and one[A] == other[A] and one[B] == other[B]


@compiled
def can_wait(frame: Ints) -> bool:
    """Whether another effect may come before it."""
    kind = frame[KIND]
    if kind in WAITING or kind in OF_MODULES:
        return True
    return bool(kind == Ask.LOOK and frame[E] == 0)


@compiled
def list_order(game: Game, seat: int, out: Ints) -> int:
    """The effects that may come first, counted from the top of the stack; none when the order cannot matter."""
    top = game.depth[seat] - 1
    first = game.frames[seat, top]
    if first[ORDERED] or top == 0 or not can_wait(first):
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
