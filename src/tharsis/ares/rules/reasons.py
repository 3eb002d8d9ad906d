"""Why a card cannot be played or used: the wrong phase, every unmet need, the price, and what it spends on top."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.effects import OPEN, blocked_row, row_price
from tharsis.ares.rules.payment import funds_with_sales
from tharsis.ares.rules.play import card_funds, is_need_met, paid_discounts, price, standing
from tharsis.ares.state import Phase, Res
from tharsis.ares.tables import ACTION, FIRST_GREEN, NEEDS, ROWS, S_HEAT, S_PLANT, S_RATING, SPENDS
from tharsis.cards.compiler import MAX_NEEDS
from tharsis.cards.ops import OP, WHAT, N, Op
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, TABLEAU
from tharsis.core.reasons import Why, note
from tharsis.core.types import Ints


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
def at_hand(game: Game, seat: int, card: int, at: int) -> int:
    """How much there is of what the row takes."""
    op = ROWS[at, OP]
    if op == Op.LOSE or op == Op.SPEND:
        return int(game.stock[seat, ROWS[at, WHAT]])
    if op == Op.SPEND_CUBES:
        return int(game.cubes[card])
    if op == Op.SPEND_RATING:
        return int(game.rating[seat])
    if op == Op.PAY:
        return funds_with_sales(game, seat, 0)
    return int(game.hand_count[seat])


@compiled
def list_action_reasons(game: Game, seat: int, card: int, out: Ints) -> int:
    if game.zone[card] != TABLEAU + seat:
        return note(out, 0, Why.NOT_IN_PLAY, 0, 0, 0)
    if game.phase != Phase.ACTION:
        return note(out, 0, Why.PHASE, Phase.ACTION, game.phase, 0)
    if game.used[card] > game.again[seat]:
        return note(out, 0, Why.USED, 0, 0, 0)
    row = blocked_row(game, seat, card, ACTION[card, 0], ACTION[card, 1])
    if row == OPEN:
        return 0
    need = row_price(game, seat, row) if ROWS[row, OP] == Op.PAY else int(ROWS[row, N])
    return note(out, 0, Why.EFFECT, row, at_hand(game, seat, card, row), need)


@compiled
def list_reasons(game: Game, seat: int, card: int, out: Ints) -> int:
    """Against playing the card; against using it where it is given as ~card."""
    if card < 0:
        return list_action_reasons(game, seat, ~card, out)
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
