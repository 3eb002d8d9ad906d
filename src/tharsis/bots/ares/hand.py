"""Cards in hand: when they can be played, and what they are worth with the money there is."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.parameters import OCEANS, OXYGEN
from tharsis.ares.rules.payment import funds
from tharsis.ares.rules.play import price, standing
from tharsis.ares.state import N_PROJECTS, Phase, Res
from tharsis.ares.tables import FIRST_GREEN, NEEDS, S_HEAT, S_PLANT, SPENDS
from tharsis.bots.ares.cards import card_worth
from tharsis.bots.ares.desk import MAX_HAND, Desk
from tharsis.bots.ares.scales import Scale, income, rate_of
from tharsis.bots.ares.tables import TAG_SHARE
from tharsis.cards.compiler import MAX_NEEDS
from tharsis.cards.ops import NeedKind
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND

NEVER = 99.0
NOT_LAID_OUT = -1
ZONE_STEPS = 5.0
"""Steps from one colour of a track to the next."""


@compiled
def need_wait(game: Game, seat: int, kind: int, what: int, value: int, row: Scale) -> float:
    """Rounds until a need may hold."""
    slack = 0
    if kind == NeedKind.ZONE_AT_LEAST or kind == NeedKind.ZONE_AT_MOST:
        slack = int(game.shift[seat])
    now = standing(game, seat, kind, what)
    if kind == NeedKind.ZONE_AT_MOST or kind == NeedKind.AT_MOST:
        return 0.0 if now - slack <= value else NEVER
    gap = float(value - now - slack)
    if gap <= 0:
        return 0.0
    if kind == NeedKind.TAGS:
        return gap / max(0.02, TAG_SHARE[what] * 1.5 * float(row.plays) / max(1.0, float(row.rounds)))
    if kind == NeedKind.RATING:
        return 2 * gap
    steps = gap * ZONE_STEPS - 2 if kind == NeedKind.ZONE_AT_LEAST else gap
    whole = 9.0 if what == OCEANS else (14.0 if what == OXYGEN else 19.0)
    return (float(row.rounds) + 1) * min(1.0, 1.2 * steps / whole) if row.rounds > 0 else NEVER


@compiled
def wait_of(game: Game, seat: int, card: int, row: Scale) -> float:
    """Rounds until all needs of the card may hold."""
    wait = 0.0
    for i in range(MAX_NEEDS):
        kind = NEEDS[card, i, 0]
        if kind == 0:
            break
        wait = max(wait, need_wait(game, seat, kind, NEEDS[card, i, 1], int(NEEDS[card, i, 2]), row))
    if game.stock[seat, Res.HEAT] < SPENDS[card, S_HEAT]:
        wait = max(wait, 2.0 if game.production[seat, Res.HEAT] > 0 else 6.0)
    if game.stock[seat, Res.PLANT] < SPENDS[card, S_PLANT]:
        wait = max(wait, 2.0 if game.production[seat, Res.PLANT] > 0 else 6.0)
    return wait


@compiled
def delayed(worth: float, paid: float, wait: float, row: Scale) -> float:
    """A card's gain if it is played so many rounds later."""
    share = wait / (float(row.rounds) + 1)
    if share >= 1:
        return 0.0
    return max(0.0, worth * (1 - 0.9 * share) - paid * (1 - 0.5 * share)) * (1 - 0.3 * share)


@compiled
def play_rate(game: Game, card: int, desk: Desk) -> float:
    """How many cards of this one's colour are played in a round."""
    if card >= FIRST_GREEN:
        return rate_of(game, desk.weights, Phase.DEVELOPMENT)
    return 1.2 * rate_of(game, desk.weights, Phase.CONSTRUCTION)


@compiled
def money_wait(game: Game, seat: int, cost: float, desk: Desk) -> float:
    """Rounds until so much can be paid."""
    flow = rate_of(game, desk.weights, Phase.PRODUCTION) * income(game, seat)
    return max(0.0, (cost - funds(game, seat, 0)) / max(2.0, flow))


@compiled
def sale_worth(game: Game, seat: int, row: Scale) -> float:
    return 0.9 * float(game.sell_value[seat]) * float(row.money)


@compiled
def weigh_card(game: Game, seat: int, card: int, desk: Desk) -> float:
    """One card in hand after waiting for needs, money and its turn: at least what selling it brings."""
    now = desk.now
    cost = float(price(game, seat, card))
    turn = desk.weights.queue * float(game.hand_count[seat]) / play_rate(game, card, desk)
    wait = max(wait_of(game, seat, card, now), money_wait(game, seat, cost, desk), turn)
    gain = delayed(card_worth(game, seat, card, now, desk.later), cost * float(now.money), wait, now)
    return max(desk.weights.hold * gain, sale_worth(game, seat, now))


@compiled
def lay_out_offers(game: Game, seat: int, desk: Desk) -> None:
    """The hand by what is lost when it is sold, least first; once a choice is enough."""
    if desk.on_offer != NOT_LAID_OUT:
        return
    offers, count, price_of_one = desk.offers, 0, float(game.sell_value[seat]) * float(desk.now.money)
    for card in range(N_PROJECTS):
        if game.zone[card] == HAND + seat and count < MAX_HAND:
            loss = max(0.0, weigh_card(game, seat, card, desk) - price_of_one)
            at = count
            while at > 0 and offers[at - 1].loss > loss:
                offers[at] = offers[at - 1]
                at -= 1
            offers[at].loss, offers[at].card = loss, card
            count += 1
    desk.on_offer = count


@compiled
def sale_loss(game: Game, seat: int, short: int, card: int, desk: Desk) -> float:
    """What is lost by selling cards for so many M€, the least valuable first; the card to be played is not for sale."""
    if short <= 0:
        return 0.0
    lay_out_offers(game, seat, desk)
    total = 0.0
    for i in range(desk.on_offer):
        if desk.offers[i].card != card:
            total += float(desk.offers[i].loss)
            short -= int(game.sell_value[seat])
            if short <= 0:
                break
    return total


@compiled
def ready_money(game: Game, seat: int, desk: Desk) -> int:
    """M€, and what cards bring that are only good to be sold."""
    lay_out_offers(game, seat, desk)
    money = funds(game, seat, 0)
    for i in range(desk.on_offer):
        if desk.offers[i].loss > 0:
            break
        money += int(game.sell_value[seat])
    return money


@compiled
def sort_hand(game: Game, seat: int, desk: Desk) -> int:
    """Lay out the hand, best cards first, as if money and turns were no matter; how many there are."""
    now, places, count = desk.now, desk.places, 0
    for card in range(N_PROJECTS):
        if game.zone[card] == HAND + seat and count < MAX_HAND:
            worth = card_worth(game, seat, card, now, desk.later)
            cost, wait = float(price(game, seat, card)), wait_of(game, seat, card, now)
            gain = delayed(worth, cost * float(now.money), wait, now)
            at = count
            while at > 0 and places[at - 1].gain < gain:
                places[at] = places[at - 1]
                at -= 1
            place = places[at]
            place.gain, place.worth, place.cost, place.wait, place.card = gain, worth, cost, wait, card
            count += 1
    return count


@compiled
def hand_worth(game: Game, seat: int, desk: Desk) -> float:
    """The hand, best cards first: each waits for its turn, and for the money that those before it take."""
    now = desk.now
    floor, total, before = sale_worth(game, seat, now), 0.0, 0.0
    greens, others = 0.5, 0.5
    for i in range(sort_hand(game, seat, desk)):
        place = desk.places[i]
        turn = (greens if place.card >= FIRST_GREEN else others) / play_rate(game, place.card, desk)
        wait = max(float(place.wait), turn, money_wait(game, seat, desk.weights.crowd * before + float(place.cost), desk))
        gain = desk.weights.hold * delayed(float(place.worth), float(place.cost) * float(now.money), wait, now)
        if gain > floor:
            before += float(place.cost)
            if place.card >= FIRST_GREEN:
                greens += 1
            else:
                others += 1
        total += max(floor, gain)
    return total
