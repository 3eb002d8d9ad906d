"""What cards are worth to a seat: what they do when played, go on giving, and set off."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.play import matching_tags
from tharsis.ares.rules.stock import counted
from tharsis.ares.state import Res
from tharsis.ares.tables import (
    ACTION,
    CARD_TRIGGERS,
    EVENT_TRIGGERS,
    FOREST_TRIGGERS,
    KIND,
    MODIFIER_SPAN,
    MODIFIERS,
    OCEAN_TRIGGERS,
    ON_PLAY,
    OXYGEN_TRIGGERS,
    PAID_DISCOUNTS,
    POINTS,
    PRODUCED,
    RED,
    ROWS,
    TAG_BITS,
    TAG_TRIGGERS,
    TEMPERATURE_TRIGGERS,
    TRIGGERS,
)
from tharsis.bots.ares.programs import program_worth
from tharsis.bots.ares.scales import Scale, Weights, fill_both
from tharsis.bots.ares.tables import (
    ANSWERS,
    COSTLY_SHARE,
    CUBE_DISCOUNT,
    HAS_ENGINE,
    TAG_SHARE,
    TRIGGER_SPAN,
)
from tharsis.cards.ops import (
    D_AMOUNT,
    D_CARD,
    OP,
    P_AMOUNT,
    P_CARD,
    P_COUNT,
    P_COUNT_ARG,
    P_EACH,
    P_RESOURCE,
    T_CARD,
    T_END,
    T_LATER,
    T_START,
    T_TAGS,
    WHAT,
    CountOf,
    Modifier,
    N,
    Op,
    PointsKind,
)
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.core.types import Ints

# --- lasting effects -------------------------------------------------------------------------------------------------


@compiled
def answered_worth(game: Game, seat: int, triggers: Ints, row: Scale) -> float:
    """What own lasting effects add each time one of these triggers is set off."""
    total = 0.0
    for i in range(len(triggers)):
        trigger = TRIGGERS[triggers[i]]
        if game.zone[trigger[T_CARD]] == TABLEAU + seat:
            total += max(0.0, program_worth(game, seat, trigger[T_CARD], trigger[T_START], trigger[T_END], row))
    return total


@compiled
def weigh_steps(game: Game, seat: int, row: Scale) -> None:
    """Steps and forests set off own effects."""
    row.temperature += answered_worth(game, seat, TEMPERATURE_TRIGGERS, row)
    green = answered_worth(game, seat, OXYGEN_TRIGGERS, row)
    row.oxygen += green
    row.ocean += answered_worth(game, seat, OCEAN_TRIGGERS, row)
    row.forest += green + answered_worth(game, seat, FOREST_TRIGGERS, row)


@compiled
def weigh(game: Game, seat: int, weights: Weights, now: Scale, later: Scale) -> None:
    """Fill both scales for the seat."""
    fill_both(game, seat, weights, now, later)
    weigh_steps(game, seat, now)
    weigh_steps(game, seat, later)


@compiled
def action_worth(game: Game, seat: int, card: int, later: Scale, uses: float) -> float:
    """All uses of an action to come."""
    start, end = ACTION[card, 0], ACTION[card, 1]
    if start >= end:
        return 0.0
    each = program_worth(game, seat, card, start, end, later)
    if ROWS[start, OP] == Op.SPEND:
        resource = ROWS[start, WHAT]
        flow = float(game.stock[seat, resource]) / (uses + 1) + 1.3 * float(game.production[seat, resource])
        each *= min(1.0, (0.3 + flow) / float(ROWS[start, N]))
    return max(0.0, each) * uses


@compiled
def trigger_worth(game: Game, seat: int, card: int, now: Scale, later: Scale) -> float:
    total = 0.0
    for i in range(TRIGGER_SPAN[card, 0], TRIGGER_SPAN[card, 1]):
        times = ANSWERS[i, 0] * now.plays + ANSWERS[i, 1] * now.rounds
        total += times * max(0.0, program_worth(game, seat, card, TRIGGERS[i, T_START], TRIGGERS[i, T_END], later))
    return total


@compiled
def modifier_worth(game: Game, seat: int, kind: int, what: int, amount: int, now: Scale, later: Scale) -> float:
    money, plays = float(later.money), float(now.plays)
    if kind == Modifier.DISCOUNT:
        return amount * money * plays * TAG_SHARE[what]
    if kind == Modifier.METAL_VALUE:
        made = float(game.production[seat, what]) + 0.06 * plays
        return amount * made * float(now.production[what]) / max(1.0, float(game.metal_value[seat, what]))
    if kind == Modifier.RESEARCH:
        return float(now.looks) * float(later.card) * (amount + 0.15 * what)
    if kind == Modifier.COSTLY_DISCOUNT:
        return amount * money * plays * COSTLY_SHARE
    if kind == Modifier.STANDARD_DISCOUNT:
        return amount * money * (1.5 + 0.25 * float(now.rounds))
    if kind == Modifier.FOREST_PRICE:
        return 0.14 * float(later.forest) * (0.5 + 0.3 * float(now.rounds))
    if kind == Modifier.SHIFT_ZONES:
        return 0.4 * money * plays
    return 0.15 * money * float(now.rounds)


@compiled
def discounts_worth(game: Game, seat: int, card: int, now: Scale, later: Scale) -> float:
    """Discounts paid for with plants, as far as there are some; those paid for with cubes count with the cubes."""
    total = 0.0
    for i in range(len(PAID_DISCOUNTS)):
        if PAID_DISCOUNTS[i, D_CARD] == card and CUBE_DISCOUNT[card] == 0:
            gain = float(PAID_DISCOUNTS[i, D_AMOUNT]) * float(later.money) - float(later.stock[Res.PLANT])
            total += max(0.0, gain) * min(float(now.plays), float(game.stock[seat, Res.PLANT]) + float(now.rounds) * 0.4)
    return total


@compiled
def engine_worth(game: Game, seat: int, card: int, now: Scale, later: Scale, uses: float) -> float:
    """What a card in play will go on giving."""
    total = action_worth(game, seat, card, later, uses) + trigger_worth(game, seat, card, now, later)
    for i in range(MODIFIER_SPAN[card, 0], MODIFIER_SPAN[card, 1]):
        total += modifier_worth(game, seat, MODIFIERS[i, 0], MODIFIERS[i, 1], MODIFIERS[i, 2], now, later)
    if game.paid_discounts[seat] > 0 or game.zone[card] != TABLEAU + seat:
        total += discounts_worth(game, seat, card, now, later)
    return total


# --- cards -----------------------------------------------------------------------------------------------------------


@compiled
def points_worth(game: Game, seat: int, card: int, row: Scale, is_new: bool) -> float:
    """Points to come from a card: of a new card all of them, of one in play what it may still gain by itself."""
    kind, what, each = POINTS[card, 0], POINTS[card, 1], float(POINTS[card, 2])
    points = float(POINTS[card, 3]) * float(row.point)
    if kind == PointsKind.FIXED:
        return points if is_new else 0.0
    now, more = 0.0, 0.0
    if kind == PointsKind.PER_TAG:
        now = float(game.tags[seat, what]) + float(TAG_BITS[card] >> what & 1)
        more = TAG_SHARE[what] * float(row.plays)
    elif kind == PointsKind.PER_FOREST:
        now, more = float(game.forests[seat]), 0.4 * float(row.rounds)
    elif kind == PointsKind.PER_ACTIVE_CARD:
        now, more = float(game.active_cards[seat]), 0.6 * float(row.builds)
    elif kind == PointsKind.PER_CARD:
        now, more = float(game.cards_played[seat]), float(row.plays)
    return points / each * (0.9 * more + (now if is_new else 0.0))


@compiled
def produced_worth(game: Game, seat: int, card: int, row: Scale) -> float:
    """Production that the card counts, and that cards in play count by its tags."""
    total = 0.0
    for i in range(len(PRODUCED)):
        made = PRODUCED[i]
        worth = float(made[P_AMOUNT]) / float(made[P_EACH]) * float(row.production[made[P_RESOURCE]])
        if made[P_CARD] == card:
            now, more = float(counted(game, seat, made[P_COUNT], made[P_COUNT_ARG])), 0.2 * float(row.rounds)
            if made[P_COUNT] == CountOf.OWN_TAGS:
                now += matching_tags(card, 1 << made[P_COUNT_ARG])
                more = TAG_SHARE[made[P_COUNT_ARG]] * float(row.plays)
            total += worth * (now + 0.4 * more)
        elif made[P_COUNT] == CountOf.OWN_TAGS and game.zone[made[P_CARD]] == TABLEAU + seat:
            total += worth * matching_tags(card, 1 << made[P_COUNT_ARG])
    return total


@compiled
def set_off(game: Game, seat: int, trigger: Ints, times: int, card: int, row: Scale) -> float:
    if game.zone[trigger[T_CARD]] != TABLEAU + seat or (trigger[T_LATER] and trigger[T_CARD] == card):
        return 0.0
    return times * max(0.0, program_worth(game, seat, trigger[T_CARD], trigger[T_START], trigger[T_END], row))


@compiled
def answers_worth(game: Game, seat: int, card: int, row: Scale) -> float:
    """What effects in play answer to the card."""
    total = 0.0
    for i in range(len(TAG_TRIGGERS)):
        trigger = TRIGGERS[TAG_TRIGGERS[i]]
        if trigger[T_TAGS] & TAG_BITS[card]:
            total += set_off(game, seat, trigger, matching_tags(card, trigger[T_TAGS]), card, row)
    for i in range(len(CARD_TRIGGERS)):
        total += set_off(game, seat, TRIGGERS[CARD_TRIGGERS[i]], 1, card, row)
    if KIND[card] == RED:
        for i in range(len(EVENT_TRIGGERS)):
            total += set_off(game, seat, TRIGGERS[EVENT_TRIGGERS[i]], 1, card, row)
    return total


@compiled
def card_worth(game: Game, seat: int, card: int, now: Scale, later: Scale) -> float:
    """What playing the card brings, before its price."""
    total = program_worth(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], now)
    total += points_worth(game, seat, card, now, True) + produced_worth(game, seat, card, now)
    total += answers_worth(game, seat, card, now)
    if HAS_ENGINE[card]:
        total += engine_worth(game, seat, card, now, later, float(now.uses) + 0.3)
    return total
