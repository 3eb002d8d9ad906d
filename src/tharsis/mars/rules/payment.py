"""Paying in any legal mix: metals first, then heat for those who may, then M€.

A choice is asked only where there is one. `pay` answers whether everything is paid; if not, a frame is owed.
"""

from __future__ import annotations

from tharsis.cards.compiler import tag
from tharsis.cards.names import BUILDING, SPACE
from tharsis.core.events import emit
from tharsis.core.frames import CARD, A, B, C, D, E, pop, push
from tharsis.core.jit import compiled
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import PRIORITY_PAY, Ask, Happened
from tharsis.mars.state import Res
from tharsis.mars.tables import HEAT_RESERVE, TAG_COUNT

TAG_BUILDING, TAG_SPACE = tag(BUILDING), tag(SPACE)
NO_METAL, WITH_STEEL, WITH_TITANIUM = 0, 1, 2
STAGES = (Res.STEEL, Res.TITANIUM, Res.HEAT)
PACK = 8


@compiled
def metals_for(card: int) -> int:
    """Steel pays for building cards, titanium for space cards (M086, M087, M089)."""
    return (WITH_STEEL if TAG_COUNT[card, TAG_BUILDING] > 0 else 0) | (WITH_TITANIUM if TAG_COUNT[card, TAG_SPACE] > 0 else 0)


@compiled
def payable(game: Game, seat: int, resource: int, metals: int, reserve: int) -> int:
    """Cubes of the resource that may go into this payment."""
    if resource == Res.STEEL:
        return int(game.stock[seat, Res.STEEL]) if metals & WITH_STEEL else 0
    if resource == Res.TITANIUM:
        return int(game.stock[seat, Res.TITANIUM]) if metals & WITH_TITANIUM else 0
    return max(0, int(game.stock[seat, Res.HEAT]) - reserve) if game.heat_as_mc[seat] else 0


@compiled
def worth(game: Game, seat: int, resource: int) -> int:
    return 1 if resource == Res.HEAT else int(game.metal_value[seat, resource])


@compiled
def funds(game: Game, seat: int, metals: int, reserve: int) -> int:
    """The most that can be paid."""
    total = int(game.stock[seat, Res.MC])
    for resource in STAGES:
        total += payable(game, seat, resource, metals, reserve) * worth(game, seat, resource)
    return total


@compiled
def card_funds(game: Game, seat: int, card: int) -> int:
    return funds(game, seat, metals_for(card), HEAT_RESERVE[card])


@compiled
def most_cubes(game: Game, seat: int, resource: int, price: int, metals: int, reserve: int) -> int:
    """Overpaying is allowed up to the last cube needed (M090)."""
    value = worth(game, seat, resource)
    return min(payable(game, seat, resource, metals, reserve), (price + value - 1) // value)


@compiled
def fewest_cubes(game: Game, seat: int, resource: int, price: int, metals: int, reserve: int) -> int:
    """So many are needed even if everything asked later is paid in full."""
    rest = int(game.stock[seat, Res.MC])
    for later in STAGES:
        if later > resource:
            rest += payable(game, seat, later, metals, reserve) * worth(game, seat, later)
    value = worth(game, seat, resource)
    return max(0, (price - rest + value - 1) // value)


@compiled
def spend(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    if amount > 0:
        game.stock[seat, resource] -= amount
        emit(game, Happened.PAID, seat, resource, amount, cause)


@compiled
def pay_from(
    game: Game, seat: int, first: int, price: int, metals: int, reserve: int, card: int, then: int, d: int, e: int
) -> bool:
    for resource in STAGES:
        if resource >= first and price > 0:
            most = most_cubes(game, seat, resource, price, metals, reserve)
            fewest = fewest_cubes(game, seat, resource, price, metals, reserve)
            if fewest < most:
                packed = resource + PACK * (metals + PACK * reserve)
                push(game, seat, PRIORITY_PAY, Ask.PAY, card, price, packed, then, d, e)
                return False
            spend(game, seat, resource, most, card)
            price = max(0, price - most * worth(game, seat, resource))
    spend(game, seat, Res.MC, price, card)
    return True


@compiled
def pay(game: Game, seat: int, price: int, metals: int, reserve: int, card: int, then: int, d: int, e: int) -> bool:
    return pay_from(game, seat, Res.STEEL, price, metals, reserve, card, then, d, e)


@compiled
def asked_resource(packed: int) -> int:
    return packed % PACK


@compiled
def asked_metals(packed: int) -> int:
    return (packed // PACK) % PACK


@compiled
def asked_reserve(packed: int) -> int:
    return packed // (PACK * PACK)


@compiled
def continue_payment(game: Game, seat: int, amount: int) -> bool:
    """Answer the PAY frame on top with so many cubes."""
    frame = game.frames[seat, game.depth[seat] - 1]
    card, price, packed, then, d, e = (
        int(frame[CARD]),
        int(frame[A]),
        int(frame[B]),
        int(frame[C]),
        int(frame[D]),
        int(frame[E]),
    )
    pop(game, seat)
    resource = asked_resource(packed)
    spend(game, seat, resource, amount, card)
    price = max(0, price - amount * worth(game, seat, resource))
    return pay_from(game, seat, resource + 1, price, asked_metals(packed), asked_reserve(packed), card, then, d, e)
