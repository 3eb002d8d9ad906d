"""Paying in any legal mix: metals first, then heat for those who may, then cubes on cards that pay, then M€.

A choice is asked only where there is one. `pay` answers whether everything is paid; if not, a frame is owed.
"""

from __future__ import annotations

from tharsis.core.events import emit
from tharsis.core.frames import CARD, A, B, C, D, E, pop
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.mars.means import KEEP_CUBE, MEANS, PAYER_WORTH, PAYERS, TAKES_CUBE, WITH_CUBES, WITH_STEEL, WITH_TITANIUM
from tharsis.mars.record import Game
from tharsis.mars.rules import owe
from tharsis.mars.rules.asks import PRIORITY_PAY, Happened
from tharsis.mars.rules.stock import own_cubes
from tharsis.mars.state import Res
from tharsis.mars.tables import HEAT_RESERVE, HOLDS

FIRST_PAYER = Res.HEAT + 1
"""The first card whose cubes pay, as a number after those of the resources."""
STAGES = (int(Res.STEEL), int(Res.TITANIUM), int(Res.HEAT), *range(FIRST_PAYER, FIRST_PAYER + len(PAYERS)))
PACK, MEANS_PACK = 16, 64


@compiled
def cubes_elsewhere(game: Game, seat: int, kind: int) -> int:
    """Own cubes of the kind that lie on cards whose cubes do not pay."""
    total = own_cubes(game, seat, kind)
    for which in range(len(PAYERS)):
        if HOLDS[PAYERS[which]] == kind and game.zone[PAYERS[which]] == TABLEAU + seat:
            total -= int(game.cubes[PAYERS[which]])
    return total


@compiled
def metals_for(game: Game, seat: int, card: int) -> int:
    """What beside M€ may pay for the card; a cube that it takes when played cannot pay for it (V025)."""
    means = int(MEANS[card])
    if TAKES_CUBE[card] >= 0 and means >= WITH_CUBES and cubes_elsewhere(game, seat, TAKES_CUBE[card]) == 0:
        means |= KEEP_CUBE
    return means


@compiled
def payable_cubes(game: Game, seat: int, which: int, metals: int) -> int:
    card = PAYERS[which]
    if not metals & (WITH_CUBES << which) or game.zone[card] != TABLEAU + seat:
        return 0
    return max(0, int(game.cubes[card]) - (1 if metals & KEEP_CUBE else 0))


@compiled
def payable(game: Game, seat: int, resource: int, metals: int, reserve: int) -> int:
    """Cubes of the resource that may go into this payment."""
    if resource == Res.STEEL:
        return int(game.stock[seat, Res.STEEL]) if metals & WITH_STEEL else 0
    if resource == Res.TITANIUM:
        return int(game.stock[seat, Res.TITANIUM]) if metals & WITH_TITANIUM else 0
    if resource == Res.HEAT:
        return max(0, int(game.stock[seat, Res.HEAT]) - reserve) if game.heat_as_mc[seat] else 0
    return payable_cubes(game, seat, resource - FIRST_PAYER, metals)


@compiled
def worth(game: Game, seat: int, resource: int) -> int:
    if resource >= FIRST_PAYER:
        return int(PAYER_WORTH[resource - FIRST_PAYER])
    return 1 if resource == Res.HEAT else int(game.metal_value[seat, resource])


@compiled
def funds(game: Game, seat: int, metals: int, reserve: int) -> int:
    """The most that can be paid."""
    total = int(game.stock[seat, Res.MC])
    if metals & WITH_STEEL:
        total += int(game.stock[seat, Res.STEEL]) * int(game.metal_value[seat, Res.STEEL])
    if metals & WITH_TITANIUM:
        total += int(game.stock[seat, Res.TITANIUM]) * int(game.metal_value[seat, Res.TITANIUM])
    if game.heat_as_mc[seat]:
        total += max(0, int(game.stock[seat, Res.HEAT]) - reserve)
    if metals >= WITH_CUBES:
        for which in range(len(PAYERS)):
            total += payable_cubes(game, seat, which, metals) * int(PAYER_WORTH[which])
    return total


@compiled
def card_funds(game: Game, seat: int, card: int) -> int:
    return funds(game, seat, metals_for(game, seat, card), HEAT_RESERVE[card])


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
        if resource >= FIRST_PAYER:
            game.cubes[PAYERS[resource - FIRST_PAYER]] -= amount
        else:
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
                packed = resource + PACK * (metals + MEANS_PACK * reserve)
                owe.pay(game, seat, PRIORITY_PAY, card, price, packed, then, d, e)
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
    return (packed // PACK) % MEANS_PACK


@compiled
def asked_reserve(packed: int) -> int:
    return packed // (PACK * MEANS_PACK)


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
