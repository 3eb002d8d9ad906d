"""Playing a card: what it costs, what it needs, what happens."""

from __future__ import annotations

from tharsis.cards.compiler import ANY_TAG, MAX_NEEDS, MAX_TAGS
from tharsis.cards.ops import OWN, Modifier, NeedKind
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import EVENTS, TABLEAU
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import PRIORITY_CHOOSE, Happened
from tharsis.mars.rules.effects import run
from tharsis.mars.rules.payment import card_funds
from tharsis.mars.rules.possible import OPEN, blocked_row
from tharsis.mars.rules.stock import all_cities, own_cubes
from tharsis.mars.rules.triggers import fire_card_paid, fire_event, fire_new_tag, fire_tags
from tharsis.mars.tables import COST, IS_EVENT, MODIFIER_SPAN, MODIFIERS, NEEDS, ON_PLAY, TAG_LIST
from tharsis.mars.tracks import STEP

ALL_MET = -1


@compiled
def price(game: Game, seat: int, card: int) -> int:
    """Printed cost less discounts, once per matching tag, never below 0 (M084, M085)."""
    result = int(COST[card]) - int(game.discount[seat, ANY_TAG]) - int(game.next_discount[seat])
    for i in range(MAX_TAGS):
        tag = TAG_LIST[card, i]
        if tag < 0:
            break
        result -= int(game.discount[seat, tag])
    return max(0, result - hooks.discount(game, seat, card))


@compiled
def standing(game: Game, seat: int, kind: int, what: int) -> int:
    """The number that a need of this kind compares with."""
    if kind == NeedKind.AT_LEAST or kind == NeedKind.AT_MOST:
        return int(game.level[what])
    if kind == NeedKind.TAGS:
        return int(game.tags[seat, what])
    if kind == NeedKind.PRODUCTION:
        return int(game.production[seat, what])
    if kind == NeedKind.CITIES:
        return all_cities(game)
    if kind == NeedKind.OWN_CITIES:
        return int(game.cities[seat])
    if kind == NeedKind.GREENERIES:
        return int(game.greeneries[seat])
    if kind == NeedKind.CUBES:
        return own_cubes(game, seat, what)
    if kind == NeedKind.RATING:
        return int(game.rating[seat])
    return hooks.standing(game, seat, abs(kind), what)


@compiled
def slack(game: Game, seat: int, kind: int, what: int) -> int:
    """Inventrix, Adaptation Technology and Special Design shift needs on global parameters; they add up."""
    if kind != NeedKind.AT_LEAST and kind != NeedKind.AT_MOST:
        return 0
    steps = int(game.shift[seat]) + int(game.next_shift[seat]) + hooks.need_steps(game, seat, what)
    return steps * int(STEP[what])


@compiled
def is_need_met(game: Game, seat: int, card: int, i: int) -> bool:
    """Inclusive (M072). A negative kind says *at most*. Wild tags stand for the tags that all the card's needs lack (P033)."""
    kind, what, value = NEEDS[card, i, 0], NEEDS[card, i, 1], NEEDS[card, i, 2]
    now = standing(game, seat, kind, what)
    if kind == NeedKind.AT_MOST or kind < 0:
        return now - slack(game, seat, kind, what) <= value
    if now + slack(game, seat, kind, what) >= value:
        return True
    return kind == NeedKind.TAGS and lacking_tags(game, seat, card) <= hooks.wild_tags(game, seat)


@compiled
def lacking_tags(game: Game, seat: int, card: int) -> int:
    lacking = 0
    for i in range(MAX_NEEDS):
        if NEEDS[card, i, 0] == NeedKind.TAGS:
            lacking += max(0, NEEDS[card, i, 2] - int(game.tags[seat, NEEDS[card, i, 1]]))
    return lacking


@compiled
def unmet_need(game: Game, seat: int, card: int) -> int:
    """The first need that does not hold, ALL_MET if all do (M071)."""
    for i in range(MAX_NEEDS):
        if NEEDS[card, i, 0] == 0:
            break
        if not is_need_met(game, seat, card, i):
            return i
    return ALL_MET


@compiled
def can_play(game: Game, seat: int, card: int) -> bool:
    """Price, needs and compulsory effects."""
    if price(game, seat, card) > card_funds(game, seat, card):
        return False
    if unmet_need(game, seat, card) != ALL_MET:
        return False
    return blocked_row(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], False) == OPEN


@compiled
def apply_modifier(game: Game, seat: int, kind: int, what: int, amount: int) -> None:
    if kind == Modifier.DISCOUNT:
        game.discount[seat, what] += amount
    elif kind == Modifier.METAL_VALUE:
        game.metal_value[seat, what] += amount
    elif kind == Modifier.SHIFT:
        game.shift[seat] += amount
    elif kind == Modifier.GREENERY_PRICE:
        game.greenery_price[seat] = amount
    elif kind == Modifier.HEAT_AS_MONEY:
        game.heat_as_mc[seat] = 1
    elif kind == Modifier.PROTECT_LIFE:
        game.protected[seat] = 1
    elif kind == Modifier.PROJECT_DISCOUNT:
        game.project_discount[seat, what] += amount
    elif kind == Modifier.CARD_PRICE:
        game.card_price[seat] = amount
    elif kind >= OWN:
        hooks.apply_modifier(game, seat, kind, what, amount)


@compiled
def count_tags(game: Game, seat: int, card: int, sign: int) -> None:
    for i in range(MAX_TAGS):
        tag = TAG_LIST[card, i]
        if tag < 0:
            break
        game.tags[seat, tag] += sign


@compiled
def lay_down(game: Game, seat: int, card: int) -> None:
    """The card lies face up: its tags and lasting effects count from now on (M105, M106)."""
    game.zone[card] = TABLEAU + seat
    for i in range(MAX_TAGS):
        tag = TAG_LIST[card, i]
        if tag < 0:
            break
        game.tags[seat, tag] += 1
        if game.tags[seat, tag] == 1:
            fire_new_tag(game, seat)
    for i in range(MODIFIER_SPAN[card, 0], MODIFIER_SPAN[card, 1]):
        apply_modifier(game, seat, MODIFIERS[i, 0], MODIFIERS[i, 1], MODIFIERS[i, 2])
    hooks.laid_down(game, seat, card)


@compiled
def play_card(game: Game, seat: int, card: int) -> None:
    """The card is paid for. Triggers first, so that what they give can serve the card (M093); then its own effects."""
    game.hand_count[seat] -= 1
    game.next_discount[seat] = 0
    game.next_shift[seat] = 0
    emit(game, Happened.PLAYED, seat, card, 0, card)
    fire_card_paid(game, seat, card)
    hooks.card_paid(game, seat, card)
    if IS_EVENT[card]:
        game.zone[card] = EVENTS + seat
        game.events_played[seat] += 1
        count_tags(game, seat, card, 1)
        fire_event(game, seat, card)
    else:
        lay_down(game, seat, card)
    fire_tags(game, seat, card)
    run(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], card, PRIORITY_CHOOSE)
    if IS_EVENT[card]:
        count_tags(game, seat, card, -1)
