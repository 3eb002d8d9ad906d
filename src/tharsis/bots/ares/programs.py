"""What programs and cards are worth to a seat, read off their rows without carrying them out."""

from __future__ import annotations

from tharsis.ares.rules.effects import branch_of, can_hold, is_branch_open, is_condition, row_price
from tharsis.ares.rules.parameters import TEMPERATURE
from tharsis.ares.rules.play import matching_tags
from tharsis.ares.rules.stock import amount_of, counted, is_kind
from tharsis.ares.state import Res
from tharsis.ares.tables import (
    ACTION,
    BRANCHES,
    CARD_TRIGGERS,
    EVENT_TRIGGERS,
    FOREST_TRIGGERS,
    HOLDER_CARDS,
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
from tharsis.bots.ares.scales import Scale, Weights, fill_both, oceans_left, oxygen_left, temperature_left
from tharsis.bots.ares.tables import (
    ANSWERS,
    COSTLY_SHARE,
    CUBE_DISCOUNT,
    CUBE_POINTS,
    HAS_ENGINE,
    SPENDER,
    TAG_SHARE,
    TRIGGER_SPAN,
)
from tharsis.cards.ops import (
    COUNT,
    COUNT_ARG,
    D_AMOUNT,
    D_CARD,
    EACH,
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
    B,
    CountOf,
    Modifier,
    N,
    Op,
    PointsKind,
    To,
)
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.core.types import Game, Ints

LOW = -1e9
GREEN_CHANCE = 0.51
"""That the top card is green."""


# --- rows ------------------------------------------------------------------------------------------------------------


@compiled
def raise_worth(game: Game, parameter: int, steps: float, row: Scale) -> float:
    """Steps that are still free."""
    if parameter == TEMPERATURE:
        return min(steps, max(1.0, temperature_left(game))) * float(row.temperature)
    return min(steps, max(1.0, oxygen_left(game))) * float(row.oxygen)


@compiled
def spent_worth(game: Game, card: int, row: Scale) -> float:
    """A cube on a card that spends cubes."""
    start, end, cubes = SPENDER[card, 0], SPENDER[card, 1], float(SPENDER[card, 2])
    total = 0.0
    for at in range(start, end):
        op, n = ROWS[at, OP], float(ROWS[at, N])
        if op == Op.RAISE:
            total += raise_worth(game, ROWS[at, WHAT], n, row)
        elif op == Op.FLIP_OCEAN:
            total += n * row.ocean
        elif op == Op.DRAW:
            total += n * row.card
    return 0.9 * total / cubes


@compiled
def cube_worth(game: Game, card: int, row: Scale) -> float:
    return max(float(CUBE_POINTS[card] * row.point), spent_worth(game, card, row), 0.8 * CUBE_DISCOUNT[card] * float(row.money))


@compiled
def best_holder_worth(game: Game, seat: int, source: int, kind: int, to: int, row: Scale) -> float:
    """A cube on the best card that may take it."""
    best = 0.0
    for i in range(len(HOLDER_CARDS)):
        if can_hold(game, seat, source, HOLDER_CARDS[i], kind, to):
            best = max(best, cube_worth(game, HOLDER_CARDS[i], row))
    return best


@compiled
def cheapest_cube(game: Game, seat: int, kind: int, row: Scale) -> float:
    """The least loss of an own cube."""
    least = -LOW
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if game.zone[card] == TABLEAU + seat and game.cubes[card] > 0 and is_kind(card, kind):
            least = min(least, cube_worth(game, card, row))
    return least if least < -LOW else 0.5 * float(row.money)


@compiled
def steps_worth(game: Game, seat: int, at: int, n: float, row: Scale) -> float:
    """Rows about parameters, rating, forests and stores."""
    op, what = ROWS[at, OP], ROWS[at, WHAT]
    if op == Op.RAISE:
        return raise_worth(game, what, n, row)
    if op == Op.FLIP_OCEAN:
        return min(n, max(1.0, oceans_left(game))) * float(row.ocean)
    if op == Op.GAIN_FOREST:
        return n * float(row.forest)
    if op == Op.GAIN_RATING:
        return n * float(row.rating)
    if op == Op.SPEND_RATING:
        return -n * float(row.rating)
    return n * float(row.production[what])


@compiled
def cards_row_worth(game: Game, seat: int, at: int, n: float, row: Scale) -> float:
    """Rows about drawing, looking, discarding and playing more."""
    op, what, card = ROWS[at, OP], float(ROWS[at, WHAT]), float(row.card)
    if op == Op.DRAW:
        return n * card
    if op == Op.LOOK:
        return n * card * (1 + 0.12 * (what - n))
    if op == Op.LOOK_FOR_TAGS:
        return 0.62 * n * card
    if op == Op.REVEAL_TOP:
        return (1 - GREEN_CHANCE) * card + GREEN_CHANCE * float(row.money)
    if op == Op.DISCARD:
        return -n * 3.0 * float(row.money)
    if op == Op.REDRAW:
        return 0.4 * card
    if op == Op.EXTRA_PLAY:
        return 2.0 * float(row.money)
    if op == Op.FREE_PLAY:
        return 0.7 * n * float(row.money)
    return 0.8 * n * float(row.money)


@compiled
def cubes_row_worth(game: Game, seat: int, card: int, at: int, n: float, row: Scale) -> float:
    op, what = ROWS[at, OP], ROWS[at, WHAT]
    if op == Op.SPEND_CUBES:
        return -n * max(float(CUBE_POINTS[card] * row.point), 0.8 * spent_worth(game, card, row))
    if op == Op.SPEND_OWN_CUBE:
        return -cheapest_cube(game, seat, what, row)
    if ROWS[at, B] == To.HERE:
        return n * cube_worth(game, card, row)
    return n * best_holder_worth(game, seat, card, what, ROWS[at, B], row)


@compiled
def exchange_worth(game: Game, seat: int, at: int, row: Scale) -> float:
    """As much as there is of a thing for as much of another."""
    give, get = ROWS[at, WHAT], ROWS[at, B]
    most = float(game.stock[seat, give]) + 0.5 * float(game.production[seat, give])
    if ROWS[at, COUNT_ARG] > 0:
        most = min(most, float(ROWS[at, COUNT_ARG]))
    return max(0.0, most * float(row.stock[get] - row.stock[give]))


@compiled
def row_amount(game: Game, seat: int, card: int, at: int) -> float:
    """With the tags of the card itself where it is not in play yet."""
    n = float(amount_of(game, seat, at))
    if ROWS[at, COUNT] == CountOf.OWN_TAGS and TAG_BITS[card] >> ROWS[at, COUNT_ARG] & 1 and game.zone[card] != TABLEAU + seat:
        n += float(ROWS[at, N]) / float(ROWS[at, EACH])
    return n


@compiled
def row_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    op, what = ROWS[at, OP], ROWS[at, WHAT]
    if op == Op.PAY:
        return -float(row_price(game, seat, at)) * float(row.money)
    n = row_amount(game, seat, card, at)
    if op == Op.GAIN:
        return n * float(row.stock[what])
    if op == Op.LOSE or op == Op.SPEND:
        return -n * float(row.stock[what])
    if op == Op.GAIN_PRODUCTION or op == Op.RAISE or op == Op.GAIN_RATING:
        return steps_worth(game, seat, at, n, row)
    if op == Op.GAIN_STORE or op == Op.FLIP_OCEAN or op == Op.GAIN_FOREST or op == Op.SPEND_RATING:
        return steps_worth(game, seat, at, n, row)
    if op == Op.ADD_CUBES or op == Op.SPEND_CUBES or op == Op.SPEND_OWN_CUBE:
        return cubes_row_worth(game, seat, card, at, n, row)
    if op == Op.EXCHANGE:
        return exchange_worth(game, seat, at, row)
    return cards_row_worth(game, seat, at, n, row)


@compiled
def span_worth(game: Game, seat: int, card: int, start: int, end: int, row: Scale) -> float:
    total = 0.0
    for at in range(start, end):
        total += row_worth(game, seat, card, at, row)
    return total


@compiled
def branch_worth(game: Game, seat: int, card: int, branch: int, row: Scale) -> float:
    return span_worth(game, seat, card, BRANCHES[branch, 0], BRANCHES[branch, 1], row)


@compiled
def best_branch(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    """Of those that can be done now, or of all if none can."""
    best, best_open = LOW, LOW
    for branch in range(ROWS[at, WHAT], ROWS[at, WHAT] + ROWS[at, N]):
        worth = branch_worth(game, seat, card, branch, row)
        best = max(best, worth)
        if is_branch_open(game, seat, card, branch):
            best_open = max(best_open, worth)
    return best_open if best_open > LOW else best


@compiled
def program_worth(game: Game, seat: int, card: int, start: int, end: int, row: Scale) -> float:
    """A whole program: of a choice the best branch."""
    total = 0.0
    for at in range(start, end):
        op = ROWS[at, OP]
        if op == Op.EITHER:
            total += best_branch(game, seat, card, at, row)
        elif is_condition(op):
            total += branch_worth(game, seat, card, branch_of(game, seat, at), row)
        else:
            total += row_worth(game, seat, card, at, row)
    return total


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
    """Discounts that cost something: half of them is gain."""
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
