"""Programs carried out, row by row."""

from __future__ import annotations

from tharsis.cards.compiler import ANY_TAG
from tharsis.cards.ops import OP, WHAT, B, C, N, Op, To
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import DISCARD, HAND, NO_CARD, SEEN, discard_zone, draw_card
from tharsis.core.stock import add_cubes, draw, gain, lose, remove_cubes
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks, owe
from tharsis.mars.rules.asks import (
    PRIORITY_ADD,
    PRIORITY_AFTER_PLACE,
    PRIORITY_AMOUNT,
    PRIORITY_ATTACK,
    PRIORITY_COPY,
    PRIORITY_LOOK,
    PRIORITY_PAY,
    PRIORITY_PLACE,
    Happened,
    Then,
)
from tharsis.mars.rules.parameters import owe_tile, raise_parameter
from tharsis.mars.rules.payment import pay
from tharsis.mars.rules.possible import fewest_floaters, metal_mask, most_floaters
from tharsis.mars.rules.stock import amount_of, change_production, gain_rating, lowest_production, tags_for_action
from tharsis.mars.state import Res
from tharsis.mars.tables import (
    BRANCHES,
    FLOATER_HEAT,
    FLOATERS_AS_HEAT,
    ROWS,
    SHOWS_CUBE,
    TAG_COUNT,
)

ANY_CUBE, OWN_CUBE = range(2)
"""Whose cube has to go."""
OF_ROW, OF_FLOATERS = range(2)
"""What an amount is of: what the row says, or floaters spent as heat."""


@compiled
def spend_heat_or(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    """Spend stock. Where floaters could pay some of the heat, ask how many."""
    if resource != Res.HEAT:
        lose(game, seat, resource, amount, cause)
    elif fewest_floaters(game, seat, amount) < most_floaters(game, seat, amount):
        owe.amount(game, seat, PRIORITY_PAY, cause, amount, OF_FLOATERS)
    else:
        spend_heat(game, seat, amount, most_floaters(game, seat, amount), cause)


@compiled
def spend_heat(game: Game, seat: int, amount: int, floaters: int, cause: int) -> None:
    """What a floater pays beyond the heat that is asked is lost."""
    remove_cubes(game, seat, FLOATERS_AS_HEAT, floaters, cause)
    lose(game, seat, Res.HEAT, amount - FLOATER_HEAT * floaters, cause)


@compiled
def cut_production(game: Game, seat: int, card: int, resource: int, amount: int) -> None:
    """Ask whose production falls. In solo the neutral opponent's does, to no effect (M223)."""
    if game.players > 1:
        owe.cut(game, seat, PRIORITY_ATTACK, card, resource, amount)


@compiled
def rob(game: Game, seat: int, card: int, op: int, resource: int, amount: int, tag: int) -> None:
    if op == Op.STEAL and game.players == 1:
        gain(game, seat, resource, amount, card)
    elif op == Op.STEAL:
        owe.steal(game, seat, PRIORITY_ATTACK, card, resource, amount, tag)
    elif game.players > 1:
        owe.remove(game, seat, PRIORITY_ATTACK, card, resource, amount, tag)


@compiled
def give_cubes(game: Game, seat: int, card: int, at: int, amount: int, played: int) -> None:
    to = ROWS[at, B]
    if to == To.HERE:
        add_cubes(game, seat, card, amount, card)
    elif amount > 0:
        owe.add_cubes(game, seat, PRIORITY_ADD, card, ROWS[at, WHAT], amount, to, ROWS[at, C], played)


@compiled
def reveal_for_tag(game: Game, seat: int, card: int, tag: int) -> None:
    """Search for Life: reveal the top card and discard it; a card with the tag brings a cube here."""
    top = draw_card(game, DISCARD)
    if top == NO_CARD:
        return
    game.discard_count += 1
    emit(game, Happened.REVEALED, seat, top, 0, card)
    if TAG_COUNT[top, tag] > 0:
        add_cubes(game, seat, card, 1, card)


@compiled
def reveal_until(game: Game, seat: int, card: int, tag: int, wanted: int, kind: int) -> None:
    """Turn up cards for all to see until enough fit, as long as there are cards; the others are discarded at the end (P027)."""
    found = 0
    while found < wanted:
        top = draw_card(game, SEEN + seat)
        if top == NO_CARD:
            break
        emit(game, Happened.REVEALED, seat, top, 0, card)
        if (tag != ANY_TAG and TAG_COUNT[top, tag] > 0) or (kind >= 0 and SHOWS_CUBE[top, kind]):
            found += 1
            emit(game, Happened.DREW, seat, top, 0, card)
            game.zone[top] = HAND + seat
            game.hand_count[seat] += 1
    discard_zone(game, SEEN + seat)


@compiled
def run_row(game: Game, seat: int, card: int, at: int, played: int, choice_priority: int) -> None:
    """Carry out one row that is neither a cost nor a condition."""
    op, what = ROWS[at, OP], int(ROWS[at, WHAT])
    n = amount_of(game, seat, card, at)
    if op == Op.GAIN:
        gain(game, seat, what, n, card)
    elif op == Op.LOSE or op == Op.SPEND:
        spend_heat_or(game, seat, what, n, card)
    elif op == Op.GAIN_PRODUCTION:
        change_production(game, seat, what, n, card)
    elif op == Op.LOSE_PRODUCTION:
        if game.production[seat, what] - n < lowest_production(what):
            owe.lose_later(game, seat, PRIORITY_AFTER_PLACE, card, what, n)
        else:
            change_production(game, seat, what, -n, card)
    elif op == Op.CUT_PRODUCTION:
        cut_production(game, seat, card, what, n)
    elif op == Op.RAISE:
        raise_parameter(game, seat, what, n, card)
    elif op == Op.GAIN_RATING:
        gain_rating(game, seat, n, card)
    elif op == Op.PLACE:
        owe_tile(game, seat, what, int(ROWS[at, B]), card)
    elif op == Op.METAL_PRODUCTION:
        owe.metal(game, seat, PRIORITY_AFTER_PLACE, card)
    elif op == Op.CLAIM_SPACE:
        owe.claim(game, seat, PRIORITY_PLACE, card)
    elif op == Op.FLOOD:
        if game.players > 1:
            owe.flood(game, seat, PRIORITY_AFTER_PLACE, card, what, n)
    elif op == Op.REMOVE or op == Op.STEAL:
        rob(game, seat, card, op, what, n, int(ROWS[at, B]))
    elif op == Op.REMOVE_CUBES:
        owe.remove_cubes(game, seat, PRIORITY_ATTACK, card, what, n)
    elif op == Op.ADD_CUBES:
        give_cubes(game, seat, card, at, n, played)
    elif op == Op.ADD_TO_FILLED:
        owe.add_to_filled(game, seat, PRIORITY_ADD, card, what, n)
    elif op == Op.DRAW:
        draw(game, seat, n, card)
    elif op == Op.LOOK:
        owe.look(game, seat, PRIORITY_LOOK, card, what, n)
    elif op == Op.BUY_TOP:
        owe.buy_top(game, seat, PRIORITY_LOOK, card)
    elif op == Op.REVEAL_FOR_TAG:
        reveal_for_tag(game, seat, card, what)
    elif op == Op.REVEAL_UNTIL:
        reveal_until(game, seat, card, what, n, int(ROWS[at, B]))
    elif op == Op.EITHER:
        owe.choose(game, seat, choice_priority, card, what, n, played)
    elif op == Op.NEXT_CARD:
        game.next_discount[seat] += n
        game.next_shift[seat] += int(ROWS[at, B])
    elif op == Op.EXCHANGE:
        owe.amount(game, seat, PRIORITY_AMOUNT, card, at, OF_ROW)
    elif op == Op.SPEND_CUBES:
        remove_cubes(game, seat, card, n, card)
    elif op == Op.SPECIAL:
        owe.copy(game, seat, PRIORITY_COPY, card)
    else:
        hooks.run_row(game, seat, card, at, n, played)


@compiled
def owe_cost(game: Game, seat: int, card: int, at: int, end: int) -> bool:
    """A card or cube that must go first (M157). In solo nobody has to lose the cube (M223)."""
    op, what, n = ROWS[at, OP], int(ROWS[at, WHAT]), int(ROWS[at, N])
    if op == Op.DISCARD:
        owe.discard(game, seat, PRIORITY_PAY, card, n, at + 1, end)
    elif op == Op.SPEND_OWN_CUBE:
        owe.take_cube(game, seat, PRIORITY_PAY, card, what, OWN_CUBE, at + 1, end)
    elif game.players > 1:
        owe.take_cube(game, seat, PRIORITY_PAY, card, what, ANY_CUBE, at + 1, end)
    else:
        return False
    return True


@compiled
def run(game: Game, seat: int, card: int, start: int, end: int, played: int, choice_priority: int) -> None:
    """Carry out a program. A cost that needs a choice leaves the rest of the program in its frame."""
    at, back, back_end = start, -1, -1
    while True:
        if at >= end:
            if back < 0:
                return
            at, end, back = back, back_end, -1
            continue
        op = ROWS[at, OP]
        if op == Op.PAY:
            if not pay(game, seat, int(ROWS[at, N]), metal_mask(ROWS[at, WHAT]), 0, card, Then.PROGRAM, at + 1, end):
                return
        elif op == Op.DISCARD or op == Op.SPEND_OWN_CUBE or op == Op.TAKE_CUBE:
            if owe_cost(game, seat, card, at, end):
                return
        elif op == Op.IF_TAGS:
            holds = tags_for_action(game, seat, ROWS[at, WHAT]) >= ROWS[at, N]
            branch = ROWS[at, B] if holds else ROWS[at, C]
            back, back_end = at + 1, end
            at, end = int(BRANCHES[branch, 0]), int(BRANCHES[branch, 1])
            continue
        elif op != Op.IF_RATING_RAISED:
            run_row(game, seat, card, at, played, choice_priority)
        at += 1
