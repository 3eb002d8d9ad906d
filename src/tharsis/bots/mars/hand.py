"""Cards in hand: what they cost, when they can be played, and what a whole hand is worth with the money there is."""

from __future__ import annotations

from tharsis.bots.mars.desk import MAX_HAND, Desk
from tharsis.bots.mars.programs import card_worth, cube_worth
from tharsis.bots.mars.scales import BENT, Scale, Weights, income, room_on, spent_money
from tharsis.cards.compiler import MAX_NEEDS
from tharsis.cards.ops import NeedKind
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND
from tharsis.core.types import Ints
from tharsis.mars.means import MEANS, PAYER_WORTH, PAYERS, WITH_CUBES, WITH_STEEL, WITH_TITANIUM
from tharsis.mars.record import Game
from tharsis.mars.rules.payment import payable_cubes
from tharsis.mars.rules.play import price, slack, standing
from tharsis.mars.state import N_PROJECTS, Res
from tharsis.mars.tables import NEEDS
from tharsis.mars.tracks import STEP

NEVER = 99.0
LATEST = 0.92
"""Parameters are full when so much of the game is over."""


@compiled
def price_worth(game: Game, seat: int, card: int, cost: int, row: Scale) -> float:
    """What paying takes: metals where they fit, M€ for the rest."""
    metals, left = metal_payment(game, seat, card, cost, row)
    return metals + spent_money(row, left)


@compiled
def metal_payment(game: Game, seat: int, card: int, cost: int, row: Scale) -> tuple[float, float]:
    """What the metals are worth that pay for a card, and the M€ they leave to pay."""
    metals = int(MEANS[card])
    left, total = float(cost), 0.0
    if metals >= WITH_CUBES:
        total, left = cube_payment(game, seat, metals, left, row)
    for resource in (Res.STEEL, Res.TITANIUM):
        fits = (resource == Res.STEEL and metals & WITH_STEEL) or (resource == Res.TITANIUM and metals & WITH_TITANIUM)
        if fits and left > 0:
            value = float(game.metal_value[seat, resource])
            used = min(float(game.stock[seat, resource]), left / value)
            total += used * float(row.stock[resource])
            left -= used * value
    return total, left


@compiled
def cube_payment(game: Game, seat: int, metals: int, cost: float, row: Scale) -> tuple[float, float]:
    """The same for cubes on cards that pay."""
    left, total = cost, 0.0
    for which in range(len(PAYERS)):
        used = min(float(payable_cubes(game, seat, which, metals)), left / float(PAYER_WORTH[which]))
        total += used * cube_worth(game, seat, PAYERS[which], row)
        left -= used * float(PAYER_WORTH[which])
    return total, left


@compiled
def need_wait(game: Game, seat: int, kind: int, what: int, value: int, generations: float) -> float:
    """Generations until a need may hold."""
    now = standing(game, seat, kind, what)
    if kind == NeedKind.AT_MOST or kind < 0:
        return 0.0 if now - slack(game, seat, kind, what) <= value else NEVER
    gap = float(value - now - slack(game, seat, kind, what))
    if gap <= 0:
        return 0.0
    if kind == NeedKind.AT_LEAST:
        steps = gap / float(STEP[what])
        whole = max(steps, float(room_on(game, what)))
        return LATEST * generations * (steps / whole) ** BENT if generations > 0 else NEVER
    return gap * (2.5 if kind == NeedKind.TAGS else 3.0)


@compiled
def wait_of(game: Game, seat: int, card: int, generations: float) -> float:
    """Generations until all needs of the card may hold."""
    wait = 0.0
    for i in range(MAX_NEEDS):
        kind = NEEDS[card, i, 0]
        if kind == 0:
            break
        wait = max(wait, need_wait(game, seat, kind, NEEDS[card, i, 1], int(NEEDS[card, i, 2]), generations))
    return wait


@compiled
def delayed(worth: float, paid: float, wait: float, weights: Weights, row: Scale) -> float:
    """A card's gain if it is played so many generations later."""
    share = wait / (float(row.generations) + 1)
    if share >= 1:
        return 0.0
    return max(0.0, worth * (1 - weights.delay * share) - paid * (1 - 0.6 * share))


@compiled
def weigh_card(game: Game, seat: int, card: int, desk: Desk, money: float, flow: float) -> float:
    """A card in hand by itself: its gain after waiting for needs and money, at least what selling it brings."""
    now, later, weights = desk.now, desk.later, desk.weights
    cost = price(game, seat, card)
    worth = card_worth(game, seat, card, now, later)
    wait = wait_of(game, seat, card, float(now.generations))
    metals = int(MEANS[card])
    purse = money + (2 * game.stock[seat, Res.STEEL] if metals & WITH_STEEL else 0)
    purse += 3 * game.stock[seat, Res.TITANIUM] if metals & WITH_TITANIUM else 0
    for which in range(len(PAYERS)):
        purse += payable_cubes(game, seat, which, metals) * int(PAYER_WORTH[which])
    wait = max(wait, (cost - purse) / max(flow, 1.0))
    gain = delayed(worth, price_worth(game, seat, card, cost, now), wait, weights, now)
    return max(gain * weights.hold, float(now.money))


@compiled
def hand_worth(game: Game, seat: int, desk: Desk) -> float:
    """The hand, best cards first; what the money of coming generations cannot pay counts less."""
    now, gains = desk.now, desk.gains
    flow, money = income(game, seat), float(game.stock[seat, Res.MC])
    count, total = 0, 0.0
    for card in range(N_PROJECTS):
        if game.zone[card] == HAND + seat:
            if not desk.known[card]:
                total += float(now.card)
            elif count < MAX_HAND:
                at = count
                gain = weigh_card(game, seat, card, desk, money, flow)
                while at > 0 and gains[at - 1, 0] < gain:
                    gains[at, 0] = gains[at - 1, 0]
                    gains[at, 1] = gains[at - 1, 1]
                    at -= 1
                gains[at, 0] = gain
                gains[at, 1] = float(price(game, seat, card))
                count += 1
    return total + crowd(gains, count, money, flow, now)


@compiled
def crowd(gains: Ints, count: int, money: float, flow: float, row: Scale) -> float:
    """Sum of sorted gains, each less for what has to be paid before it."""
    total, before = 0.0, 0.0
    span = max(1.0, flow * (float(row.generations) + 0.3) + money)
    for i in range(count):
        total += max(float(row.money), gains[i, 0] * max(0.1, 1 - before / span))
        before += gains[i, 1]
    return total


@compiled
def crowded_gain(game: Game, seat: int, card: int, desk: Desk, money: float, promised: float) -> float:
    """What one more card adds to a hand whose cards already ask for so much money."""
    now, flow = desk.now, income(game, seat)
    gain = weigh_card(game, seat, card, desk, money, flow)
    span = max(1.0, flow * (float(now.generations) + 0.3) + money)
    return max(float(now.money), gain * max(0.1, 1 - promised / span))


@compiled
def promised_money(game: Game, seat: int) -> float:
    total = 0.0
    for card in range(N_PROJECTS):
        if game.zone[card] == HAND + seat:
            total += float(price(game, seat, card))
    return total
