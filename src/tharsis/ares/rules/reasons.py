"""Why a card cannot be played: the wrong phase, every unmet need, the price, and what it spends on top."""

from __future__ import annotations

from enum import IntEnum

from tharsis.ares.rules.play import card_funds, is_need_met, paid_discounts, price, standing
from tharsis.ares.state import Phase, Res
from tharsis.ares.tables import FIRST_GREEN, NEEDS, S_HEAT, S_PLANT, S_RATING, SPENDS
from tharsis.cards.compiler import MAX_NEEDS
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND
from tharsis.core.reasons import note
from tharsis.core.types import Game, Ints


class Why(IntEnum):
    NOT_IN_HAND = 1
    NEED = 2
    PRICE = 3
    SPEND = 4
    PHASE = 5


@compiled
def note_spends(game: Game, seat: int, card: int, out: Ints, n: int) -> int:
    if game.stock[seat, Res.HEAT] < SPENDS[card, S_HEAT]:
        n = note(out, n, Why.SPEND, S_HEAT, game.stock[seat, Res.HEAT], SPENDS[card, S_HEAT])
    if game.stock[seat, Res.PLANT] < SPENDS[card, S_PLANT]:
        n = note(out, n, Why.SPEND, S_PLANT, game.stock[seat, Res.PLANT], SPENDS[card, S_PLANT])
    if game.rating[seat] < SPENDS[card, S_RATING]:
        n = note(out, n, Why.SPEND, S_RATING, game.rating[seat], SPENDS[card, S_RATING])
    return n


@compiled
def list_reasons(game: Game, seat: int, card: int, out: Ints) -> int:
    n = 0
    if game.zone[card] != HAND + seat:
        return note(out, n, Why.NOT_IN_HAND, 0, 0, 0)
    wanted = Phase.DEVELOPMENT if card >= FIRST_GREEN else Phase.CONSTRUCTION
    if game.phase != wanted:
        n = note(out, n, Why.PHASE, wanted, game.phase, 0)
    for i in range(MAX_NEEDS):
        kind, what, value = NEEDS[card, i, 0], NEEDS[card, i, 1], NEEDS[card, i, 2]
        if kind != 0 and not is_need_met(game, seat, kind, what, value):
            n = note(out, n, Why.NEED, i, standing(game, seat, kind, what), value)
    money = card_funds(game, seat, card) + paid_discounts(game, seat, card, 0)
    if price(game, seat, card) > money:
        n = note(out, n, Why.PRICE, price(game, seat, card), money, 0)
    return note_spends(game, seat, card, out, n)
