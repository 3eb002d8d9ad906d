"""What programs are worth to a seat, read off their rows without carrying them out."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.effects import branch_of, can_hold, is_branch_open, is_condition, row_price
from tharsis.ares.rules.parameters import TEMPERATURE
from tharsis.ares.rules.stock import amount_of, is_kind
from tharsis.ares.tables import (
    BRANCHES,
    HOLDER_CARDS,
    ROWS,
    TAG_BITS,
)
from tharsis.bots.ares.scales import Scale, oceans_left, oxygen_left, temperature_left
from tharsis.bots.ares.tables import (
    CUBE_DISCOUNT,
    CUBE_POINTS,
    SPENDER,
)
from tharsis.cards.ops import (
    COUNT,
    COUNT_ARG,
    EACH,
    OP,
    WHAT,
    B,
    CountOf,
    N,
    Op,
    To,
)
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU

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
def span_price(game: Game, seat: int, start: int, end: int) -> int:
    """M€ that the rows ask for."""
    total = 0
    for at in range(start, end):
        if ROWS[at, OP] == Op.PAY:
            total += row_price(game, seat, at)
    return total


@compiled
def branch_price(game: Game, seat: int, branch: int) -> int:
    return span_price(game, seat, BRANCHES[branch, 0], BRANCHES[branch, 1])


@compiled
def program_price(game: Game, seat: int, start: int, end: int) -> int:
    """With the branch that a condition takes; a choice asks for its price itself."""
    total = span_price(game, seat, start, end)
    for at in range(start, end):
        if is_condition(ROWS[at, OP]):
            total += branch_price(game, seat, branch_of(game, seat, at))
    return total


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
