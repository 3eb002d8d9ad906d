"""Why a card cannot be played or used: every unmet need, the price, and the first compulsory effect that cannot be done."""

from __future__ import annotations

from tharsis.cards.compiler import MAX_NEEDS
from tharsis.cards.ops import OP, WHAT, N, Op
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, TABLEAU
from tharsis.core.reasons import Why, note
from tharsis.core.types import Ints
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.payment import card_funds, funds
from tharsis.mars.rules.play import is_need_met, price, standing
from tharsis.mars.rules.possible import OPEN, blocked_row, heat_of, metal_mask
from tharsis.mars.state import Res
from tharsis.mars.tables import ACTION, NEEDS, ON_PLAY, ROWS


@compiled
def at_hand(game: Game, seat: int, card: int, at: int) -> int:
    """How much there is of what the row takes."""
    op, what = ROWS[at, OP], int(ROWS[at, WHAT])
    if op == Op.LOSE or op == Op.SPEND:
        return heat_of(game, seat) if what == Res.HEAT else int(game.stock[seat, what])
    if op == Op.LOSE_PRODUCTION:
        return int(game.production[seat, what])
    if op == Op.SPEND_CUBES:
        return int(game.cubes[card])
    if op == Op.PAY:
        return funds(game, seat, metal_mask(what), 0)
    return int(game.hand_count[seat])


@compiled
def note_row(game: Game, seat: int, card: int, at: int, out: Ints, n: int) -> int:
    return note(out, n, Why.EFFECT, at, at_hand(game, seat, card, at), ROWS[at, N])


@compiled
def list_action_reasons(game: Game, seat: int, card: int, out: Ints) -> int:
    if game.zone[card] != TABLEAU + seat:
        return note(out, 0, Why.NOT_IN_PLAY, 0, 0, 0)
    if game.used[card]:
        return note(out, 0, Why.USED, 0, 0, 0)
    row = blocked_row(game, seat, card, ACTION[card, 0], ACTION[card, 1], True)
    if row == OPEN and hooks.is_action_blocked(game, seat, card):
        row = int(ACTION[card, 0])
    return 0 if row == OPEN else note_row(game, seat, card, row, out, 0)


@compiled
def list_reasons(game: Game, seat: int, card: int, out: Ints) -> int:
    """Against playing the card; against using it where it is given as ~card."""
    if card < 0:
        return list_action_reasons(game, seat, ~card, out)
    n = 0
    if game.zone[card] != HAND + seat and not hooks.is_at_hand(game, seat, card):
        return note(out, n, Why.NOT_IN_HAND, 0, 0, 0)
    for i in range(MAX_NEEDS):
        kind, what, value = NEEDS[card, i, 0], NEEDS[card, i, 1], NEEDS[card, i, 2]
        if kind != 0 and not is_need_met(game, seat, card, i):
            n = note(out, n, Why.NEED, i, standing(game, seat, kind, what), value)
    money = card_funds(game, seat, card)
    if price(game, seat, card) > money:
        n = note(out, n, Why.PRICE, price(game, seat, card), money, 0)
    row = blocked_row(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], False)
    if row == OPEN:
        row = hooks.row_in_the_way(game, seat, card)
    if row != OPEN and row != NOT_MINE:
        n = note_row(game, seat, card, row, out, n)
    return n
