"""Projects that a prelude lets be played right then: what can be played with its help."""

from __future__ import annotations

from tharsis.cards.compiler import MAX_NEEDS
from tharsis.cards.ops import OP, WHAT, B, C, N, NeedKind
from tharsis.cards.ops import Op as BaseOp
from tharsis.core.jit import compiled
from tharsis.core.listing import put
from tharsis.core.piles import HAND, NO_CARD, next_in
from tharsis.core.types import Ints
from tharsis.mars.modules.prelude.tables import GAINED_FIRST
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import Do
from tharsis.mars.rules.payment import card_funds
from tharsis.mars.rules.play import can_play, is_need_met, price
from tharsis.mars.rules.possible import has_victim, is_simple_row_blocked
from tharsis.mars.rules.stock import lowest_production
from tharsis.mars.tables import NEEDS, ON_PLAY, ROWS, TAG_COUNT

PRIORITY_PLAY_NOW = 90
"""After everything else that the prelude brings."""
ANY_PARAMETERS = 100
"""Steps that no need on a global parameter is off by."""


@compiled
def list_plays(game: Game, seat: int, out: Ints) -> int:
    n, card = 0, next_in(game, HAND + seat, 0)
    while card != NO_CARD and n < len(out):
        if can_play(game, seat, card):
            n = put(out, n, Do.PLAY, card)
        card = next_in(game, HAND + seat, card + 1)
    return n


# --- before the prelude is played ------------------------------------------------------------------------------------


@compiled
def has_project_for(game: Game, seat: int, prelude: int, at: int) -> bool:
    """Whether some project in hand can be played with what this prelude gives and allows (P024, P025)."""
    card = next_in(game, HAND + seat, 0)
    while card != NO_CARD:
        if can_play_with(game, seat, card, prelude, at):
            return True
        card = next_in(game, HAND + seat, card + 1)
    return False


@compiled
def can_play_with(game: Game, seat: int, card: int, prelude: int, at: int) -> bool:
    if price(game, seat, card) - int(ROWS[at, N]) > card_funds(game, seat, card):
        return False
    if not holds_with(game, seat, card, prelude, ROWS[at, B]):
        return False
    for row in range(ON_PLAY[card, 0], ON_PLAY[card, 1]):
        if ROWS[row, OP] != BaseOp.EITHER and is_row_blocked_with(game, seat, card, prelude, row):
            return False
    return True


@compiled
def holds_with(game: Game, seat: int, card: int, prelude: int, any_parameters: int) -> bool:
    """Its needs, with the prelude's tags and production in play."""
    lacking = 0
    for i in range(MAX_NEEDS):
        kind, what, value = NEEDS[card, i, 0], NEEDS[card, i, 1], int(NEEDS[card, i, 2])
        if kind == NeedKind.TAGS:
            lacking += max(0, value - int(game.tags[seat, what]) - int(TAG_COUNT[prelude, what]))
        elif kind == NeedKind.PRODUCTION:
            if game.production[seat, what] + GAINED_FIRST[prelude, what] < value:
                return False
        elif kind == NeedKind.AT_LEAST or kind == NeedKind.AT_MOST:
            if not any_parameters and not is_need_met(game, seat, card, i):
                return False
        elif kind != 0 and not is_need_met(game, seat, card, i):
            return False
    return lacking <= hooks.wild_tags(game, seat)


@compiled
def is_row_blocked_with(game: Game, seat: int, card: int, prelude: int, row: int) -> bool:
    if not is_simple_row_blocked(game, seat, card, row, False, card):
        return False
    op, what, n = ROWS[row, OP], int(ROWS[row, WHAT]), int(ROWS[row, N])
    if op == BaseOp.LOSE_PRODUCTION:
        return game.production[seat, what] + GAINED_FIRST[prelude, what] - n < lowest_production(what)
    if op == BaseOp.CUT_PRODUCTION:
        return not has_victim(game, seat, what, n, int(ROWS[row, C]) + int(GAINED_FIRST[prelude, what]))
    return True
