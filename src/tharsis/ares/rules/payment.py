"""Paying M€: with heat for those who may, and with cards from hand sold for it.

A choice is asked only where there is one. `pay` answers whether everything is paid; if not, a frame is owed: SHORT while M€
are short, PAY where heat may stand for them. Both hold the price and what is to be done once it is paid.
"""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import PRIORITY_PAY, Ask, Happened
from tharsis.ares.state import Res
from tharsis.core.events import emit
from tharsis.core.frames import CARD, KIND, A, B, C, D, E, pop
from tharsis.core.jit import compiled


@compiled
def heat_to_pay(game: Game, seat: int, reserve: int) -> int:
    """Heat that may stand for M€; the reserve is needed as heat."""
    return max(0, int(game.stock[seat, Res.HEAT]) - reserve) if game.heat_as_mc[seat] else 0


@compiled
def funds(game: Game, seat: int, reserve: int) -> int:
    """What can be paid without selling cards."""
    return int(game.stock[seat, Res.MC]) + heat_to_pay(game, seat, reserve)


@compiled
def cards_owed(game: Game, seat: int) -> int:
    """Cards that effects under way will take from the hand: those cannot be sold."""
    owed = 0
    for i in range(game.depth[seat]):
        frame = game.frames[seat, i]
        if frame[KIND] == Ask.DISCARD:
            owed += frame[A]
        elif frame[KIND] == Ask.REDRAW:
            owed += max(0, frame[B])
        elif frame[KIND] == Ask.GIVE:
            owed += 1
    return owed


@compiled
def cards_to_sell(game: Game, seat: int) -> int:
    return max(0, int(game.hand_count[seat]) - cards_owed(game, seat))


@compiled
def funds_with_sales(game: Game, seat: int, reserve: int) -> int:
    """The most that can be paid: M€, heat for those who may, and the hand sold (A070)."""
    return funds(game, seat, reserve) + cards_to_sell(game, seat) * int(game.sell_value[seat])


@compiled
def most_heat(game: Game, seat: int, price: int, reserve: int) -> int:
    return min(price, heat_to_pay(game, seat, reserve))


@compiled
def least_heat(game: Game, seat: int, price: int) -> int:
    return max(0, price - int(game.stock[seat, Res.MC]))


@compiled
def spend(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    if amount > 0:
        game.stock[seat, resource] -= amount
        emit(game, Happened.PAID, seat, resource, amount, cause)


@compiled
def pay(game: Game, seat: int, price: int, reserve: int, card: int, then: int, d: int, e: int) -> bool:
    """Cards are sold while M€ are short; what is too much stays as change (A071)."""
    if funds(game, seat, reserve) < price:
        owe.short(game, seat, PRIORITY_PAY, card, price, reserve, then, d, e)
        return False
    if most_heat(game, seat, price, reserve) > least_heat(game, seat, price):
        owe.pay(game, seat, PRIORITY_PAY, card, price, reserve, then, d, e)
        return False
    settle_price(game, seat, price, least_heat(game, seat, price), card)
    return True


@compiled
def settle_price(game: Game, seat: int, price: int, heat: int, cause: int) -> None:
    spend(game, seat, Res.HEAT, heat, cause)
    spend(game, seat, Res.MC, price - heat, cause)


@compiled
def pay_with_heat(game: Game, seat: int, heat: int) -> tuple[int, int, int, int]:
    """Answer the PAY frame on top with so much heat; what the payment was for: then, card and two arguments."""
    frame = game.frames[seat, game.depth[seat] - 1]
    card, price, then, d, e = int(frame[CARD]), int(frame[A]), int(frame[C]), int(frame[D]), int(frame[E])
    pop(game, seat)
    settle_price(game, seat, price, heat, card)
    return then, card, d, e
