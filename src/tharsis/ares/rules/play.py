"""Playing a card: what it costs, what it needs, what happens."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import PRIORITY_CHOOSE, PRIORITY_TRIGGER, Happened
from tharsis.ares.rules.effects import OPEN, blocked_row, run
from tharsis.ares.rules.parameters import OXYGEN, TEMPERATURE
from tharsis.ares.rules.payment import funds_with_sales
from tharsis.ares.rules.stock import recount
from tharsis.ares.state import DEVELOPMENT_BONUS, MIN_TEMPERATURE, Phase, Res
from tharsis.ares.tables import (
    BLUE,
    CARD_TRIGGERS,
    COST,
    COSTLY,
    EVENT_TRIGGERS,
    KIND,
    MODIFIER_SPAN,
    MODIFIERS,
    NEEDS,
    ON_PLAY,
    OXYGEN_ZONE,
    PAID_DISCOUNTS,
    PRODUCTION_BOX,
    RED,
    ROWS,
    S_HEAT,
    S_PLANT,
    S_RATING,
    SPENDS,
    TAG_BITS,
    TAG_LIST,
    TAG_TRIGGERS,
    TEMPERATURE_ZONE,
    TRIGGERS,
)
from tharsis.cards.compiler import ANY_TAG, MAX_NEEDS, tag
from tharsis.cards.names import BUILDING, SPACE
from tharsis.cards.ops import (
    D_AMOUNT,
    D_CARD,
    D_END,
    D_START,
    OP,
    T_CARD,
    T_END,
    T_LATER,
    T_START,
    T_TAGS,
    Modifier,
    NeedKind,
    Op,
)
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.core.types import Ints

BUILDING_BIT, SPACE_BIT = 1 << tag(BUILDING), 1 << tag(SPACE)
ALL_MET = -1


# --- the price -------------------------------------------------------------------------------------------------------


@compiled
def price(game: Game, seat: int, card: int) -> int:
    """Printed cost less discounts, steel for building and titanium for space cards, never below 0 (A072 to A075)."""
    result = int(COST[card]) - int(game.discount[seat, ANY_TAG]) - int(game.next_discount[seat])
    bits = TAG_BITS[card]
    if bits & BUILDING_BIT:
        result -= int(game.production[seat, Res.STEEL]) * int(game.metal_value[seat, Res.STEEL])
    if bits & SPACE_BIT:
        result -= int(game.production[seat, Res.TITANIUM]) * int(game.metal_value[seat, Res.TITANIUM])
    for i in range(3):
        name = TAG_LIST[card, i]
        if name < 0:
            break
        result -= int(game.discount[seat, name])
    if COST[card] >= COSTLY:
        result -= int(game.costly_discount[seat])
    if game.phase == Phase.DEVELOPMENT and game.chosen[seat] == Phase.DEVELOPMENT:
        result -= DEVELOPMENT_BONUS
    return max(0, result)


@compiled
def can_pay_discount(game: Game, seat: int, card: int, which: int) -> bool:
    """A discount that costs something; what the card itself spends cannot buy it as well."""
    source = PAID_DISCOUNTS[which, D_CARD]
    if game.zone[source] != TABLEAU + seat:
        return False
    start = PAID_DISCOUNTS[which, D_START]
    if ROWS[start, OP] == Op.SPEND:
        return game.stock[seat, Res.PLANT] > SPENDS[card, S_PLANT]
    return blocked_row(game, seat, source, start, PAID_DISCOUNTS[which, D_END]) == OPEN


@compiled
def paid_discounts(game: Game, seat: int, card: int, used: int) -> int:
    """What all discounts that cost something, and are not used yet, would take off."""
    total = 0
    if game.paid_discounts[seat] > 0:
        for which in range(len(PAID_DISCOUNTS)):
            if not used >> which & 1 and can_pay_discount(game, seat, card, which):
                total += int(PAID_DISCOUNTS[which, D_AMOUNT])
    return total


@compiled
def card_funds(game: Game, seat: int, card: int) -> int:
    """M€, heat for those who may, and all other cards in hand sold (A070)."""
    return funds_with_sales(game, seat, SPENDS[card, S_HEAT]) - int(game.sell_value[seat])


# --- needs -----------------------------------------------------------------------------------------------------------


@compiled
def zone_of(game: Game, parameter: int) -> int:
    """The colour of the track when the phase began (A078)."""
    if parameter == TEMPERATURE:
        return int(TEMPERATURE_ZONE[(game.at_start[TEMPERATURE] - MIN_TEMPERATURE) // 2])
    return int(OXYGEN_ZONE[game.at_start[OXYGEN]])


@compiled
def standing(game: Game, seat: int, kind: int, what: int) -> int:
    """What a need looks at: parameters as the phase began, all else as it is now (A078, A079)."""
    if kind == NeedKind.ZONE_AT_LEAST or kind == NeedKind.ZONE_AT_MOST:
        return zone_of(game, what)
    if kind == NeedKind.AT_LEAST or kind == NeedKind.AT_MOST:
        return int(game.at_start[what])
    return int(game.tags[seat, what]) if kind == NeedKind.TAGS else int(game.rating[seat])


@compiled
def is_need_met(game: Game, seat: int, kind: int, what: int, value: int) -> bool:
    now = standing(game, seat, kind, what)
    slack = 0
    if kind == NeedKind.ZONE_AT_LEAST or kind == NeedKind.ZONE_AT_MOST:
        slack = 1 if game.shift[seat] or game.next_shift[seat] else 0
    if kind == NeedKind.ZONE_AT_MOST or kind == NeedKind.AT_MOST:
        return now - slack <= value
    return now + slack >= value


@compiled
def unmet_need(game: Game, seat: int, card: int) -> int:
    """The first need that does not hold, ALL_MET if all do (A077)."""
    for i in range(MAX_NEEDS):
        kind = NEEDS[card, i, 0]
        if kind == 0:
            break
        if not is_need_met(game, seat, kind, NEEDS[card, i, 1], NEEDS[card, i, 2]):
            return i
    return ALL_MET


@compiled
def has_to_spend(game: Game, seat: int, card: int) -> bool:
    """Heat, plants and rating that the card takes on top of its price."""
    if game.stock[seat, Res.HEAT] < SPENDS[card, S_HEAT] or game.stock[seat, Res.PLANT] < SPENDS[card, S_PLANT]:
        return False
    return game.rating[seat] >= SPENDS[card, S_RATING]


@compiled
def meets_needs(game: Game, seat: int, card: int) -> bool:
    return unmet_need(game, seat, card) == ALL_MET and has_to_spend(game, seat, card)


@compiled
def can_play(game: Game, seat: int, card: int) -> bool:
    short = price(game, seat, card) - card_funds(game, seat, card)
    if short > 0 and short > paid_discounts(game, seat, card, 0):
        return False
    return meets_needs(game, seat, card)


# --- playing ---------------------------------------------------------------------------------------------------------


@compiled
def apply_modifier(game: Game, seat: int, kind: int, what: int, amount: int) -> None:
    if kind == Modifier.DISCOUNT:
        game.discount[seat, what] += amount
    elif kind == Modifier.METAL_VALUE:
        game.metal_value[seat, what] += amount
    elif kind == Modifier.RESEARCH:
        game.research_draw[seat] += what
        game.research_keep[seat] += amount
    elif kind == Modifier.SHIFT_ZONES:
        game.shift[seat] = 1
    elif kind == Modifier.SELL_VALUE:
        game.sell_value[seat] += amount
    elif kind == Modifier.STANDARD_DISCOUNT:
        game.standard_discount[seat] += amount
    elif kind == Modifier.COSTLY_DISCOUNT:
        game.costly_discount[seat] += amount
    elif kind == Modifier.FOREST_PRICE:
        game.forest_price[seat] = amount
    elif kind == Modifier.HEAT_AS_MONEY:
        game.heat_as_mc[seat] = 1


@compiled
def lay_down(game: Game, seat: int, card: int) -> None:
    """The card lies face up: its tags and lasting effects count from now on, a red card's tags too (A040)."""
    game.zone[card] = TABLEAU + seat
    if KIND[card] <= RED:
        game.cards_played[seat] += 1
        if KIND[card] == BLUE:
            game.active_cards[seat] += 1
    for i in range(3):
        name = TAG_LIST[card, i]
        if name < 0:
            break
        game.tags[seat, name] += 1
    for i in range(MODIFIER_SPAN[card, 0], MODIFIER_SPAN[card, 1]):
        apply_modifier(game, seat, MODIFIERS[i, 0], MODIFIERS[i, 1], MODIFIERS[i, 2])
    for which in range(len(PAID_DISCOUNTS)):
        if PAID_DISCOUNTS[which, D_CARD] == card:
            game.paid_discounts[seat] += 1
    recount(game, seat, card)


@compiled
def put_in_play(game: Game, seat: int, card: int) -> None:
    """The card as if it had been played before: tags, lasting effects, production and stores, nothing instant."""
    lay_down(game, seat, card)
    run(game, seat, card, PRODUCTION_BOX[card, 0], PRODUCTION_BOX[card, 1], PRIORITY_CHOOSE)


@compiled
def matching_tags(card: int, mask: int) -> int:
    """An effect happens as often as the card fulfils its condition (A041)."""
    count = 0
    for i in range(3):
        name = TAG_LIST[card, i]
        if name >= 0 and mask >> name & 1:
            count += 1
    return count


@compiled
def fire(game: Game, seat: int, trigger: Ints, times: int, card: int) -> None:
    if game.zone[trigger[T_CARD]] == TABLEAU + seat and not (trigger[T_LATER] and trigger[T_CARD] == card):
        for _ in range(times):
            run(game, seat, trigger[T_CARD], trigger[T_START], trigger[T_END], PRIORITY_TRIGGER)


@compiled
def fire_played(game: Game, seat: int, card: int) -> None:
    """Everything that answers to a card being played."""
    for i in range(len(TAG_TRIGGERS)):
        trigger = TRIGGERS[TAG_TRIGGERS[i]]
        if trigger[T_TAGS] & TAG_BITS[card]:
            fire(game, seat, trigger, matching_tags(card, trigger[T_TAGS]), card)
    for i in range(len(CARD_TRIGGERS)):
        fire(game, seat, TRIGGERS[CARD_TRIGGERS[i]], 1, card)
    if KIND[card] == RED:
        for i in range(len(EVENT_TRIGGERS)):
            fire(game, seat, TRIGGERS[EVENT_TRIGGERS[i]], 1, card)


@compiled
def play_card(game: Game, seat: int, card: int) -> None:
    """The card is paid for: it is laid down, its own effects happen, then those that answer to it."""
    game.next_discount[seat] = 0
    game.next_shift[seat] = 0
    emit(game, Happened.PLAYED, seat, card, 0, card)
    lay_down(game, seat, card)
    run(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], PRIORITY_CHOOSE)
    fire_played(game, seat, card)
