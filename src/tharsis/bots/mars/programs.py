"""What programs and cards are worth to a seat, read off their rows without carrying them out."""

from __future__ import annotations

from tharsis.bots.mars import hooks
from tharsis.bots.mars.scales import Scale, room_on
from tharsis.bots.mars.tables import (
    ANSWERS,
    ANSWERS_ALL,
    CUBE_MONEY,
    CUBE_POINTS,
    HAS_ENGINE,
    SPENDER,
    TAG_SCORERS,
    TAG_SHARE,
    TRIGGER_SPAN,
)
from tharsis.cards.compiler import MAX_TAGS
from tharsis.cards.ops import (
    COUNT,
    COUNT_ARG,
    EACH,
    OP,
    OWN,
    T_CARD,
    T_END,
    T_START,
    T_TAGS,
    WHAT,
    B,
    C,
    CountOf,
    Modifier,
    N,
    Op,
    PointsKind,
    To,
)
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks as rules
from tharsis.mars.rules.spaces import T_CAPITAL, T_CITY, T_GREENERY, T_OCEAN
from tharsis.mars.rules.stock import all_cities, amount_of
from tharsis.mars.rules.targets import can_hold, can_lose_production, is_kind, removable
from tharsis.mars.state import Res
from tharsis.mars.tables import (
    ACTION,
    BRANCHES,
    HOLDER_CARDS,
    IS_EVENT,
    MODIFIER_SPAN,
    MODIFIERS,
    ON_PLAY,
    POINTS,
    ROWS,
    TAG_BITS,
    TAG_LIST,
    TAG_TRIGGERS,
    TRACK_BONUS,
    TRIGGERS,
)
from tharsis.mars.tracks import LOW, OCEANS, STEP

WORST = -1e9
LIFE_CHANCE = 0.22
LIFE_USES = 4.0


@compiled
def tile_worth(tile: int, row: Scale) -> float:
    if tile == T_OCEAN:
        return float(row.step[OCEANS])
    if tile == T_GREENERY:
        return float(row.greenery)
    return float(row.city) if tile == T_CITY or tile == T_CAPITAL else float(row.tile)


@compiled
def raise_worth(game: Game, parameter: int, steps: int, row: Scale) -> float:
    """Steps that are still free, with the bonus steps among them."""
    free = min(steps, room_on(game, parameter))
    now = (int(game.level[parameter]) - int(LOW[parameter])) // int(STEP[parameter])
    total = free * float(row.step[parameter])
    for step in range(now + 1, now + free + 1):
        for at in range(TRACK_BONUS[parameter, step, 0], TRACK_BONUS[parameter, step, 1]):
            total += bonus_step_worth(at, row)
    return total


@compiled
def bonus_step_worth(at: int, row: Scale) -> float:
    """What one row of a bonus step is worth."""
    op, what, n = ROWS[at, OP], ROWS[at, WHAT], float(ROWS[at, N])
    if op == Op.RAISE:
        return n * float(row.step[what])
    if op == Op.PLACE:
        return tile_worth(what, row)
    if op == Op.GAIN_PRODUCTION:
        return n * float(row.production[what])
    if op == Op.GAIN:
        return n * float(row.stock[what])
    return n * float(row.rating if op == Op.GAIN_RATING else row.card)


@compiled
def spent_worth(game: Game, seat: int, card: int, row: Scale) -> float:
    """A cube on a card that spends cubes."""
    start, end, cubes = SPENDER[card, 0], SPENDER[card, 1], float(SPENDER[card, 2])
    total = 0.0
    for at in range(start, end):
        op, n = ROWS[at, OP], float(ROWS[at, N])
        if op == Op.RAISE:
            total += raise_worth(game, ROWS[at, WHAT], int(ROWS[at, N]), row)
        elif op == Op.GAIN_RATING:
            total += n * row.rating
        elif op == Op.GAIN:
            total += n * row.stock[ROWS[at, WHAT]]
        elif op == Op.DRAW:
            total += n * row.card
    return 0.9 * total / cubes


@compiled
def cube_worth(game: Game, seat: int, card: int, row: Scale) -> float:
    paid = float(CUBE_MONEY[card]) * float(row.money)
    return max(float(CUBE_POINTS[card] * row.point), spent_worth(game, seat, card, row), paid)


@compiled
def best_holder_worth(game: Game, seat: int, source: int, kind: int, to: int, tag: int, row: Scale) -> float:
    """A cube on the best card that may take it."""
    best = 0.0
    for i in range(len(HOLDER_CARDS)):
        if can_hold(game, seat, source, HOLDER_CARDS[i], kind, to, tag, source):
            best = max(best, cube_worth(game, seat, HOLDER_CARDS[i], row))
    return best


@compiled
def taken_worth(game: Game, seat: int, kind: int, row: Scale) -> float:
    """The best cube to take from somebody else, or the least loss of one's own."""
    best = WORST
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        owner = int(game.zone[card]) - TABLEAU
        if 0 <= owner < game.players and game.cubes[card] > 0 and is_kind(card, kind):
            worth = cube_worth(game, owner, card, row)
            best = max(best, -worth if owner == seat else row.foe * worth)
    return best if best > WORST else 0.0


@compiled
def cut_worth(game: Game, seat: int, resource: int, amount: int, row: Scale) -> float:
    """Somebody's production falls: an opponent's if one has it, else one's own; if nobody has it, the card has to wait."""
    if game.players == 1:
        return 0.0
    for other in range(game.players):
        if other != seat and can_lose_production(game, other, resource, amount):
            return float(row.foe * row.production[resource] * amount)
    if not can_lose_production(game, seat, resource, amount):
        return 0.0
    return float(-row.production[resource] * amount)


@compiled
def rob_worth(game: Game, seat: int, resource: int, amount: int, tag: int, is_theft: bool, row: Scale) -> float:
    if game.players == 1:
        return float(row.stock[resource] * amount) if is_theft else 0.0
    most = 0
    for victim in range(game.players):
        if victim != seat:
            most = max(most, min(amount, removable(game, seat, victim, resource, tag)))
    return float(row.stock[resource] * most * (row.foe + (1.0 if is_theft else 0.0)))


@compiled
def gain_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    """Rows that bring or take stock, production, rating, parameters or cards."""
    op, what, n = ROWS[at, OP], ROWS[at, WHAT], float(amount_of(game, seat, card, at))
    if ROWS[at, COUNT] == CountOf.OWN_TAGS and TAG_BITS[card] >> ROWS[at, COUNT_ARG] & 1 and game.zone[card] != TABLEAU + seat:
        n += float(ROWS[at, N]) / float(ROWS[at, EACH])
    if op == Op.GAIN:
        return n * float(row.stock[what])
    if op == Op.LOSE or op == Op.SPEND:
        return -n * float(row.stock[what])
    if op == Op.GAIN_PRODUCTION:
        return n * float(row.production[what])
    if op == Op.LOSE_PRODUCTION:
        return -n * float(row.production[what])
    if op == Op.GAIN_RATING:
        return n * float(row.rating)
    if op == Op.DRAW:
        return n * float(row.card)
    if op == Op.PAY:
        return -n * float(row.money) * (0.9 if what > 0 else 1.0)
    if op == Op.NEXT_CARD:
        return 0.8 * n * float(row.money)
    return 0.0


@compiled
def cubes_row_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    op, what, n = ROWS[at, OP], ROWS[at, WHAT], float(amount_of(game, seat, card, at))
    if op == Op.ADD_CUBES:
        if ROWS[at, B] == To.HERE or ROWS[at, B] == To.PLAYED:
            return n * cube_worth(game, seat, card, row)
        return n * best_holder_worth(game, seat, card, what, ROWS[at, B], ROWS[at, C], row)
    if op == Op.SPEND_CUBES:
        return -n * max(float(CUBE_POINTS[card] * row.point), 0.8 * spent_worth(game, seat, card, row))
    if op == Op.TAKE_CUBE or op == Op.SPEND_OWN_CUBE:
        return taken_worth(game, seat, what, row)
    if op == Op.REMOVE_CUBES:
        return max(0.0, n * taken_worth(game, seat, what, row))
    if op == Op.ADD_TO_FILLED:
        best = 0.0
        for i in range(len(HOLDER_CARDS)):
            if game.zone[HOLDER_CARDS[i]] == TABLEAU + seat and game.cubes[HOLDER_CARDS[i]] > 0:
                best = max(best, cube_worth(game, seat, HOLDER_CARDS[i], row))
        return n * best
    return 0.0


@compiled
def exchange_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    """As much as there is of a thing for as much of another."""
    give, get = ROWS[at, WHAT], ROWS[at, B]
    if ROWS[at, C] == 1:
        return max(0.0, float(game.production[seat, give] * (row.production[get] - row.production[give])))
    if ROWS[at, C] == 0:
        return max(0.0, float(game.stock[seat, give] * (row.stock[get] - row.stock[give])))
    return float(game.cubes[card]) * float(row.stock[get]) * (float(ROWS[at, EACH]) - 1.0)


@compiled
def row_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    op, what, n = ROWS[at, OP], ROWS[at, WHAT], int(ROWS[at, N])
    if op <= Op.LOSE_PRODUCTION or op == Op.GAIN_RATING or op == Op.DRAW:
        return gain_worth(game, seat, card, at, row)
    if op == Op.SPEND or op == Op.PAY or op == Op.NEXT_CARD:
        return gain_worth(game, seat, card, at, row)
    if op == Op.CUT_PRODUCTION:
        return cut_worth(game, seat, what, n, row)
    if op == Op.RAISE:
        return raise_worth(game, what, n, row)
    if op == Op.PLACE:
        return tile_worth(what, row)
    if op == Op.METAL_PRODUCTION:
        return float(row.production[Res.STEEL]) * 1.1
    if op == Op.CLAIM_SPACE:
        return 2 * float(row.money)
    if op == Op.FLOOD:
        return 2 * float(row.foe * row.money)
    if op == Op.REMOVE or op == Op.STEAL:
        return rob_worth(game, seat, what, n, int(ROWS[at, B]), op == Op.STEAL, row)
    if op == Op.LOOK:
        return (1.0 + 0.2 * (what - n)) * n * float(row.card)
    if op == Op.BUY_TOP:
        return 0.35 * float(row.card)
    if op == Op.REVEAL_UNTIL:
        return 1.2 * n * float(row.card)
    if op == Op.REVEAL_FOR_TAG:
        return 3.0 * LIFE_CHANCE * float(row.point) if game.cubes[card] == 0 else 0.0
    if op == Op.DISCARD:
        return -0.6 * float(row.card)
    if op == Op.EXCHANGE:
        return exchange_worth(game, seat, card, at, row)
    if op == Op.SPECIAL:
        return 2.5 * float(row.production[0])
    if op >= OWN:
        of_module = hooks.row_worth(game, seat, card, at, row)
        return float(of_module) if of_module != NOT_MINE else 0.0
    return cubes_row_worth(game, seat, card, at, row)


@compiled
def span_worth(game: Game, seat: int, card: int, start: int, end: int, row: Scale) -> float:
    total = 0.0
    for at in range(start, end):
        total += row_worth(game, seat, card, at, row)
    return total


@compiled
def program_worth(game: Game, seat: int, card: int, start: int, end: int, row: Scale) -> float:
    """A whole program: of a choice the best branch."""
    total = 0.0
    for at in range(start, end):
        if ROWS[at, OP] == Op.EITHER:
            best = WORST
            for branch in range(ROWS[at, WHAT], ROWS[at, WHAT] + ROWS[at, N]):
                best = max(best, span_worth(game, seat, card, BRANCHES[branch, 0], BRANCHES[branch, 1], row))
            total += best
        elif ROWS[at, OP] == Op.IF_TAGS:
            branch = ROWS[at, B] if game.tags[seat, ROWS[at, WHAT]] >= ROWS[at, N] else ROWS[at, C]
            total += span_worth(game, seat, card, BRANCHES[branch, 0], BRANCHES[branch, 1], row)
        else:
            total += row_worth(game, seat, card, at, row)
    return total


# --- cards -----------------------------------------------------------------------------------------------------------


@compiled
def action_worth(game: Game, seat: int, card: int, later: Scale, uses: float) -> float:
    """All uses of an action to come. One that spends energy nobody makes is worth little."""
    start, end = ACTION[card, 0], ACTION[card, 1]
    if start >= end:
        return 0.0
    each = program_worth(game, seat, card, start, end, later)
    if ROWS[start, OP] == Op.SPEND and ROWS[start, WHAT] == Res.ENERGY and game.production[seat, Res.ENERGY] < ROWS[start, N]:
        each *= 0.25
    if ROWS[end - 1, OP] == Op.REVEAL_FOR_TAG:
        return max(0.0, each) * min(uses, LIFE_USES)
    return max(0.0, each) * uses


@compiled
def trigger_worth(game: Game, seat: int, card: int, now: Scale, later: Scale) -> float:
    total = 0.0
    for i in range(TRIGGER_SPAN[card, 0], TRIGGER_SPAN[card, 1]):
        times = ANSWERS[i, 0] * now.plays + ANSWERS[i, 1] * now.generations
        if ANSWERS_ALL[i]:
            times *= 1 + 0.9 * (int(game.players) - 1)
        total += times * max(0.0, program_worth(game, seat, card, TRIGGERS[i, T_START], TRIGGERS[i, T_END], later))
    return total


@compiled
def modifier_worth(game: Game, seat: int, kind: int, what: int, amount: int, now: Scale, later: Scale) -> float:
    money, plays, gens = float(later.money), float(now.plays), float(now.generations)
    if kind == Modifier.DISCOUNT:
        return amount * money * plays * float(TAG_SHARE[what])
    if kind == Modifier.METAL_VALUE:
        flow = float(game.stock[seat, what]) + gens * (0.6 + float(game.production[seat, what]))
        return amount * money * flow
    if kind == Modifier.SHIFT:
        return 0.5 * amount * money * gens
    if kind == Modifier.GREENERY_PRICE:
        return 0.12 * float(later.greenery) * (0.3 * gens + 1)
    if kind == Modifier.HEAT_AS_MONEY:
        return 0.3 * money * gens
    if kind == Modifier.PROTECT_LIFE:
        return 0.5 * money * gens
    if kind == Modifier.CARD_PRICE:
        return -2.0 * money * plays
    if kind == Modifier.PROJECT_DISCOUNT:
        return 0.4 * amount * money * gens
    if kind >= OWN:
        of_module = hooks.modifier_worth(game, seat, kind, amount, money, gens)
        return float(of_module) if of_module != NOT_MINE else 0.0
    return 0.2 * money * gens


@compiled
def engine_worth(game: Game, seat: int, card: int, now: Scale, later: Scale, uses: float) -> float:
    """What a card in play will go on giving."""
    total = action_worth(game, seat, card, later, uses) + trigger_worth(game, seat, card, now, later)
    for i in range(MODIFIER_SPAN[card, 0], MODIFIER_SPAN[card, 1]):
        total += modifier_worth(game, seat, MODIFIERS[i, 0], MODIFIERS[i, 1], MODIFIERS[i, 2], now, later)
    return total


@compiled
def points_worth(game: Game, seat: int, card: int, row: Scale, is_new: bool) -> float:
    """Points to come from a card: of a new card all of them, of one in play what it may still gain by itself."""
    kind, what, each = POINTS[card, 0], POINTS[card, 1], float(POINTS[card, 2])
    points = float(POINTS[card, 3]) * float(row.point)
    if kind == PointsKind.FIXED:
        return points if is_new else 0.0
    if kind == PointsKind.PER_TAG:
        more = 0.8 * float(TAG_SHARE[what]) * float(row.plays)
        now = float(game.tags[seat, what]) + float(TAG_BITS[card] >> what & 1)
        return points / each * (more + (now if is_new else 0.0))
    if kind == PointsKind.PER_CITY:
        return points / each * (float(row.cities) + (all_cities(game) if is_new else 0))
    if kind >= OWN:
        return points / each * (float(row.cities) + (max(0, rules.counted(game, seat, card, kind, what)) if is_new else 0))
    if kind == PointsKind.PER_NEIGHBOUR:
        return 1.5 if is_new else 0.25 * min(2.0, float(row.generations))
    return 0.0


@compiled
def tag_points(game: Game, seat: int, tag: int) -> float:
    """Points that the seat's cards give for one more such tag."""
    total = 0.0
    for i in range(len(TAG_SCORERS)):
        card = TAG_SCORERS[i]
        if game.zone[card] == TABLEAU + seat and POINTS[card, 1] == tag:
            total += float(POINTS[card, 3]) / float(POINTS[card, 2])
    return total


@compiled
def tags_worth(game: Game, seat: int, card: int, row: Scale) -> float:
    """Tags for later cards and milestones, and what answers to them now."""
    total = 0.0
    if TAG_BITS[card] == 0:
        return total
    if not IS_EVENT[card]:
        for i in range(MAX_TAGS):
            if TAG_LIST[card, i] >= 0:
                total += row.tag[TAG_LIST[card, i]] + row.point * tag_points(game, seat, TAG_LIST[card, i])
    for i in range(len(TAG_TRIGGERS)):
        trigger = TRIGGERS[TAG_TRIGGERS[i]]
        if trigger[T_TAGS] & TAG_BITS[card] and game.zone[trigger[T_CARD]] == TABLEAU + seat:
            total += max(0.0, program_worth(game, seat, trigger[T_CARD], trigger[T_START], trigger[T_END], row))
    return total


@compiled
def card_worth(game: Game, seat: int, card: int, now: Scale, later: Scale) -> float:
    """What playing the card brings, before its price."""
    total = program_worth(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], now)
    total += points_worth(game, seat, card, now, True) + tags_worth(game, seat, card, now)
    if HAS_ENGINE[card]:
        total += engine_worth(game, seat, card, now, later, float(now.uses) + 0.9)
    return total
