"""Programs: whether they can be carried out, and carrying them out.

`blocked_row` answers with the row that stands in the way, so that one function serves the list of options and `why_not`.
"""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import (
    PRIORITY_ADD,
    PRIORITY_AMOUNT,
    PRIORITY_DISCARD,
    PRIORITY_FREE_PLAY,
    PRIORITY_LOOK,
    PRIORITY_PAY,
    PRIORITY_TRIGGER,
    Happened,
    Then,
)
from tharsis.ares.rules.parameters import OCEANS, gain_forests, is_finished, owe_flips, raise_parameter
from tharsis.ares.rules.payment import funds_with_sales, pay
from tharsis.ares.rules.stock import amount_of, counted, gain_rating, gain_store, has_cube, is_kind, spend_rating
from tharsis.ares.tables import BRANCHES, HOLDER_CARDS, KIND, ROWS
from tharsis.cards.ops import COUNT, COUNT_ARG, EACH, OP, WHAT, B, C, N, Op, To
from tharsis.core.events import emit
from tharsis.core.frames import A
from tharsis.core.jit import compiled
from tharsis.core.piles import DISCARD, HAND, NO_CARD, TABLEAU, draw_card
from tharsis.core.stock import add_cubes, change_production, draw, gain, lose, remove_cubes

OPEN = -1

NONE_DRAWN = 0


@compiled
def can_hold(game: Game, seat: int, source: int, card: int, kind: int, to: int) -> bool:
    """Whether `card` may take cubes that `source` gives."""
    if game.zone[card] != TABLEAU + seat or not is_kind(card, kind):
        return False
    return to != To.ANOTHER or card != source


@compiled
def any_holder(game: Game, seat: int, source: int, kind: int, to: int) -> bool:
    for i in range(len(HOLDER_CARDS)):
        if can_hold(game, seat, source, HOLDER_CARDS[i], kind, to):
            return True
    return False


@compiled
def row_price(game: Game, seat: int, at: int) -> int:
    """M€ that a PAY row asks for now, never below 0."""
    price = int(ROWS[at, N])
    if ROWS[at, COUNT] != 0:
        price -= int(ROWS[at, B]) * (counted(game, seat, ROWS[at, COUNT], ROWS[at, COUNT_ARG]) // int(ROWS[at, EACH]))
    return max(0, price)


@compiled
def is_condition(op: int) -> bool:
    return op == Op.IF_TAGS or op == Op.IF_CHOSE or op == Op.IF_ACTIVE


@compiled
def branch_of(game: Game, seat: int, at: int) -> int:
    """Which branch a condition takes now."""
    op = ROWS[at, OP]
    if op == Op.IF_TAGS:
        holds = game.tags[seat, ROWS[at, WHAT]] >= ROWS[at, N]
    elif op == Op.IF_CHOSE:
        holds = game.chosen[seat] == ROWS[at, WHAT]
    else:
        holds = game.active_cards[seat] >= ROWS[at, N]
    return int(ROWS[at, B]) if holds else int(ROWS[at, C])


# --- can it be done? -------------------------------------------------------------------------------------------------


@compiled
def is_row_blocked(game: Game, seat: int, card: int, at: int) -> bool:
    """Any row but a choice or a condition: a cost that cannot be paid, or a part that would come to nothing."""
    op, what, n = ROWS[at, OP], int(ROWS[at, WHAT]), int(ROWS[at, N])
    if op == Op.LOSE or op == Op.SPEND or op == Op.EXCHANGE:
        return game.stock[seat, what] < n
    if op == Op.PAY:
        return funds_with_sales(game, seat, 0) < row_price(game, seat, at)
    if op == Op.SPEND_CUBES:
        return game.cubes[card] < n
    if op == Op.SPEND_RATING:
        return game.rating[seat] < n
    if op == Op.DISCARD:
        return game.hand_count[seat] < n
    if op == Op.REDRAW:
        return game.hand_count[seat] < max(1, what)
    if op == Op.SPEND_OWN_CUBE:
        return not has_cube(game, seat, what)
    if op == Op.ADD_CUBES:
        return ROWS[at, B] != To.HERE and not any_holder(game, seat, card, what, ROWS[at, B])
    return False


@compiled
def is_cost(op: int) -> bool:
    return op == Op.PAY or op == Op.SPEND or op == Op.SPEND_CUBES or op == Op.SPEND_RATING or op == Op.DISCARD


@compiled
def is_step_lost(game: Game, at: int) -> bool:
    """It raises a parameter that was finished when the phase began, which gives nothing (A033)."""
    op = ROWS[at, OP]
    if op == Op.RAISE:
        return is_finished(game, ROWS[at, WHAT])
    return op == Op.FLIP_OCEAN and is_finished(game, OCEANS)


@compiled
def idle_row(game: Game, start: int, end: int) -> int:
    """The lost step of an action that would bring nothing else, OPEN if there is something to work on."""
    lost = OPEN
    for at in range(start, end):
        if is_step_lost(game, at):
            lost = at
        elif not is_cost(ROWS[at, OP]):
            return OPEN
    return lost


@compiled
def is_branch_open(game: Game, seat: int, card: int, branch: int) -> bool:
    start, end = int(BRANCHES[branch, 0]), int(BRANCHES[branch, 1])
    for at in range(start, end):
        if is_row_blocked(game, seat, card, at):
            return False
    return idle_row(game, start, end) == OPEN


@compiled
def any_branch_open(game: Game, seat: int, card: int, at: int) -> bool:
    first = int(ROWS[at, WHAT])
    for branch in range(first, first + int(ROWS[at, N])):
        if is_branch_open(game, seat, card, branch):
            return True
    return False


@compiled
def blocked_row(game: Game, seat: int, card: int, start: int, end: int) -> int:
    """The first row of an action that cannot be carried out, OPEN if all can."""
    for at in range(start, end):
        op = ROWS[at, OP]
        if op == Op.EITHER:
            if not any_branch_open(game, seat, card, at):
                return at
        elif is_condition(op):
            if not is_branch_open(game, seat, card, branch_of(game, seat, at)):
                return at
        elif is_row_blocked(game, seat, card, at):
            return at
    return idle_row(game, start, end)


# --- doing it ---------------------------------------------------------------------------------------------------------


@compiled
def give_cubes(game: Game, seat: int, card: int, at: int, amount: int) -> None:
    if ROWS[at, B] == To.HERE:
        add_cubes(game, seat, card, amount, card)
    else:
        owe.add_cubes(game, seat, PRIORITY_ADD, card, ROWS[at, WHAT], amount, ROWS[at, B])


@compiled
def reveal_top(game: Game, seat: int, card: int, kind: int) -> bool:
    """Brainstorming Session: a card of the kind is discarded and brings something; any other goes to hand."""
    top = draw_card(game, DISCARD)
    if top == NO_CARD:
        return False
    emit(game, Happened.REVEALED, seat, top, 0, card)
    if KIND[top] == kind:
        game.discard_count += 1
        return True
    game.zone[top] = HAND + seat
    game.hand_count[seat] += 1
    return False


@compiled
def run_row(game: Game, seat: int, card: int, at: int, choice_priority: int) -> None:
    """Carry out one row that is neither a payment nor a condition."""
    op, what = ROWS[at, OP], int(ROWS[at, WHAT])
    n = amount_of(game, seat, at)
    if op == Op.GAIN:
        gain(game, seat, what, n, card)
    elif op == Op.GAIN_PRODUCTION:
        change_production(game, seat, what, n, card)
    elif op == Op.GAIN_STORE:
        gain_store(game, seat, what, n, card)
    elif op == Op.RAISE:
        raise_parameter(game, seat, what, n, card)
    elif op == Op.FLIP_OCEAN:
        owe_flips(game, seat, n, card)
    elif op == Op.GAIN_FOREST:
        gain_forests(game, seat, n, card)
    elif op == Op.GAIN_RATING:
        gain_rating(game, seat, n, card)
    elif op == Op.DRAW:
        draw(game, seat, n, card)
    elif op == Op.ADD_CUBES:
        give_cubes(game, seat, card, at, n)
    elif op == Op.LOSE or op == Op.SPEND:
        lose(game, seat, what, n, card)
    elif op == Op.SPEND_RATING:
        spend_rating(game, seat, n, card)
    elif op == Op.SPEND_CUBES:
        remove_cubes(game, seat, card, n, card)
    elif op == Op.SPEND_OWN_CUBE:
        owe.take_cube(game, seat, PRIORITY_PAY, card, what)
    elif op == Op.EITHER:
        owe.choose(game, seat, choice_priority, card, what, n)
    elif op == Op.EXCHANGE:
        owe.amount(game, seat, PRIORITY_AMOUNT, card, at)
    elif op == Op.LOOK:
        owe.look(game, seat, PRIORITY_LOOK, card, what, n)
    elif op == Op.LOOK_FOR_TAGS:
        owe.look(game, seat, PRIORITY_LOOK, card, what, n, ROWS[at, B])
    elif op == Op.DISCARD:
        owe.discard(game, seat, PRIORITY_DISCARD, card, n)
    elif op == Op.REDRAW:
        owe.redraw(game, seat, PRIORITY_TRIGGER, card, n, what, NONE_DRAWN, ROWS[at, B])
    elif op == Op.EXTRA_PLAY:
        game.frames[seat, 0, A] += n
        emit(game, Happened.EXTRA_PLAY, seat, n, 0, card)
    elif op == Op.FREE_PLAY:
        owe.free_play(game, seat, PRIORITY_FREE_PLAY, card, n)
    else:
        game.next_discount[seat] += n
        game.next_shift[seat] = max(int(game.next_shift[seat]), int(ROWS[at, B]))


@compiled
def run(game: Game, seat: int, card: int, start: int, end: int, choice_priority: int) -> None:
    """Carry out a program. A payment that needs a choice leaves the rest of the program in its frame."""
    at, back, back_end = start, -1, -1
    while True:
        if at >= end:
            if back < 0:
                return
            at, end, back = back, back_end, -1
            continue
        op = ROWS[at, OP]
        if op == Op.PAY:
            if not pay(game, seat, row_price(game, seat, at), 0, card, Then.PROGRAM, at + 1, end):
                return
        elif is_condition(op) or (op == Op.REVEAL_TOP and reveal_top(game, seat, card, int(ROWS[at, WHAT]))):
            branch = int(ROWS[at, B]) if op == Op.REVEAL_TOP else branch_of(game, seat, at)
            back, back_end = at + 1, end
            at, end = int(BRANCHES[branch, 0]), int(BRANCHES[branch, 1])
            continue
        elif op != Op.REVEAL_TOP:
            run_row(game, seat, card, at, choice_priority)
        at += 1
