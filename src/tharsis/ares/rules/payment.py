"""Paying M€, with heat for those who may.

A choice is asked only where there is one. `pay` answers whether everything is paid; if not, a frame is owed.
"""

from __future__ import annotations

from tharsis.ares.rules.asks import PRIORITY_PAY, Ask, Happened
from tharsis.ares.state import Res
from tharsis.core.events import emit
from tharsis.core.frames import CARD, A, C, D, E, pop, push
from tharsis.core.jit import compiled
from tharsis.core.types import Game


@compiled
def heat_to_pay(game: Game, seat: int, reserve: int) -> int:
    """Heat that may stand for M€; the reserve is needed as heat."""
    return max(0, int(game.stock[seat, Res.HEAT]) - reserve) if game.heat_as_mc[seat] else 0


@compiled
def funds(game: Game, seat: int, reserve: int) -> int:
    """The most that can be paid without selling cards."""
    return int(game.stock[seat, Res.MC]) + heat_to_pay(game, seat, reserve)


@compiled
def worth_of_hand(game: Game, seat: int) -> int:
    """What selling the whole hand would bring."""
    return int(game.hand_count[seat]) * int(game.sell_value[seat])


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
    if most_heat(game, seat, price, reserve) > least_heat(game, seat, price):
        push(game, seat, PRIORITY_PAY, Ask.PAY, card, price, reserve, then, d, e)
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
