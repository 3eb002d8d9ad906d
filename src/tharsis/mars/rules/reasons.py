"""Why a card cannot be played: every unmet need, the price, and the first compulsory effect that cannot be done."""

from __future__ import annotations

from enum import IntEnum

from tharsis.cards.compiler import MAX_NEEDS
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND
from tharsis.core.reasons import note
from tharsis.core.types import Game, Ints
from tharsis.mars.rules.effects import OPEN, blocked_row
from tharsis.mars.rules.payment import card_funds
from tharsis.mars.rules.play import is_need_met, price, standing
from tharsis.mars.tables import NEEDS, ON_PLAY


class Why(IntEnum):
    NOT_IN_HAND = 1
    NEED = 2
    PRICE = 3
    EFFECT = 4


@compiled
def list_reasons(game: Game, seat: int, card: int, out: Ints) -> int:
    n = 0
    if game.zone[card] != HAND + seat:
        return note(out, n, Why.NOT_IN_HAND, 0, 0, 0)
    for i in range(MAX_NEEDS):
        kind, what, value = NEEDS[card, i, 0], NEEDS[card, i, 1], NEEDS[card, i, 2]
        if kind != 0 and not is_need_met(game, seat, kind, what, value):
            n = note(out, n, Why.NEED, i, standing(game, seat, kind, what), value)
    money = card_funds(game, seat, card)
    if price(game, seat, card) > money:
        n = note(out, n, Why.PRICE, price(game, seat, card), money, 0)
    row = blocked_row(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], False)
    if row != OPEN:
        n = note(out, n, Why.EFFECT, row, 0, 0)
    return n
