"""Answers to owed choices."""

from __future__ import annotations

from tharsis.cards.ops import EACH, WHAT, Of
from tharsis.cards.ops import B as ROW_B
from tharsis.cards.ops import C as ROW_C
from tharsis.core.events import emit
from tharsis.core.frames import CARD, A, B, C, D, E, pop
from tharsis.core.jit import compiled
from tharsis.core.piles import CHOSEN, HAND, NO_CARD, SEEN, discard_zone
from tharsis.core.stock import add_cubes, discard_from_hand, gain, lose, remove_cubes
from tharsis.mars.means import NO_METAL
from tharsis.mars.record import Game
from tharsis.mars.rules import owe
from tharsis.mars.rules.actions import resume
from tharsis.mars.rules.asks import (
    PRIORITY_CHOOSE,
    PRIORITY_TURN,
    Ask,
    Happened,
    Then,
)
from tharsis.mars.rules.effects import OF_FLOATERS, run, spend_heat
from tharsis.mars.rules.payment import continue_payment, pay
from tharsis.mars.rules.stock import change_production
from tharsis.mars.rules.targets import holder
from tharsis.mars.rules.tiles import place_tile
from tharsis.mars.state import NOBODY, Res
from tharsis.mars.tables import (
    BRANCHES,
    PRODUCTION_BOX,
    ROWS,
    STARTING_CARD_PRICE,
    STARTING_MC,
)

# --- cards -----------------------------------------------------------------------------------------------------------


@compiled
def choose_corporation(game: Game, seat: int, card: int) -> None:
    pop(game, seat)
    game.zone[card] = CHOSEN + seat
    owe.start_hand(game, seat, PRIORITY_TURN, NO_CARD, STARTING_MC[card], STARTING_CARD_PRICE[card])


@compiled
def keep_card(game: Game, seat: int, kind: int, card: int) -> None:
    top = game.depth[seat] - 1
    frame = game.frames[seat, top]
    game.zone[card] = HAND + seat
    if kind == Ask.START_HAND:
        frame[C] += 1
        return
    game.hand_count[seat] += 1
    if kind == Ask.BUY:
        frame[A] += 1
    elif kind == Ask.BUY_TOP:
        source = int(frame[CARD])
        pop(game, seat)
        emit(game, Happened.BOUGHT, seat, 1, game.card_price[seat], source)
        pay(game, seat, game.card_price[seat], NO_METAL, 0, source, Then.CARDS, 0, 0)
    else:
        emit(game, Happened.DREW, seat, card, 0, frame[CARD])
        frame[B] -= 1
        if frame[B] == 0:
            pop(game, seat)
            discard_zone(game, SEEN + seat)


@compiled
def finish_buying(game: Game, seat: int) -> None:
    """Pay for the cards kept; the others are discarded face down (M058, M059)."""
    bought = int(game.frames[seat, game.depth[seat] - 1, A])
    pop(game, seat)
    discard_zone(game, SEEN + seat)
    cost = bought * int(game.card_price[seat])
    emit(game, Happened.BOUGHT, seat, bought, cost, NO_CARD)
    pay(game, seat, cost, NO_METAL, 0, NO_CARD, Then.CARDS, 0, 0)


@compiled
def sell_card(game: Game, seat: int, card: int) -> None:
    discard_from_hand(game, seat, card, NO_CARD)
    gain(game, seat, Res.MC, 1, NO_CARD)
    game.frames[seat, game.depth[seat] - 1, A] += 1


@compiled
def finish(game: Game, seat: int, kind: int) -> None:
    """DONE: no more of this."""
    if kind == Ask.BUY:
        finish_buying(game, seat)
        return
    frame = game.frames[seat, game.depth[seat] - 1]
    card, what, n = int(frame[CARD]), int(frame[A]), int(frame[B])
    pop(game, seat)
    if kind == Ask.LOSE_LATER:
        change_production(game, seat, what, -n, card)
    if kind == Ask.BUY_TOP:
        discard_zone(game, SEEN + seat)


# --- answers to owed choices -----------------------------------------------------------------------------------------


@compiled
def rob(game: Game, seat: int, kind: int, victim: int, amount: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    resource, card = int(frame[A]), int(frame[CARD])
    pop(game, seat)
    lose(game, victim, resource, amount, card)
    if kind == Ask.STEAL:
        gain(game, seat, resource, amount, card)


@compiled
def answer_amount(game: Game, seat: int, amount: int) -> None:
    """How many to exchange, or how many floaters to spend as heat."""
    frame = game.frames[seat, game.depth[seat] - 1]
    what, of_what, card = int(frame[A]), int(frame[B]), int(frame[CARD])
    pop(game, seat)
    if of_what == OF_FLOATERS:
        spend_heat(game, seat, what, amount, card)
    else:
        exchange(game, seat, card, what, amount)


@compiled
def exchange(game: Game, seat: int, card: int, at: int, amount: int) -> None:
    give, get, of = int(ROWS[at, WHAT]), int(ROWS[at, ROW_B]), ROWS[at, ROW_C]
    if of == Of.PRODUCTION:
        change_production(game, seat, give, -amount, card)
        change_production(game, seat, get, amount, card)
        return
    if of == Of.STOCK:
        lose(game, seat, give, amount, card)
    else:
        remove_cubes(game, seat, card, amount, card)
    gain(game, seat, get, amount * int(ROWS[at, EACH]), card)


@compiled
def take_cube(game: Game, seat: int, card: int) -> None:
    """The cube is the cost; the rest of the program follows (M157)."""
    frame = game.frames[seat, game.depth[seat] - 1]
    cause, start, end = int(frame[CARD]), int(frame[D]), int(frame[E])
    pop(game, seat)
    remove_cubes(game, holder(game, card), card, 1, cause)
    run(game, seat, cause, start, end, cause, PRIORITY_CHOOSE)


@compiled
def copy_box(game: Game, seat: int, card: int) -> None:
    """Robotic Workforce: the whole production box, recomputed now."""
    pop(game, seat)
    emit(game, Happened.COPIED, seat, card, 0, card)
    start, end = PRODUCTION_BOX[card, 0], PRODUCTION_BOX[card, 1]
    if game.metal_of[card] > 0:
        change_production(game, seat, game.metal_of[card], 1, card)
    else:
        run(game, seat, card, start, end, card, PRIORITY_CHOOSE)


@compiled
def choose_branch(game: Game, seat: int, which: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    card, branch, played = int(frame[CARD]), int(frame[A]) + which - 1, int(frame[C])
    pop(game, seat)
    run(game, seat, card, BRANCHES[branch, 0], BRANCHES[branch, 1], played, PRIORITY_CHOOSE)


@compiled
def answer_payment(game: Game, seat: int, amount: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    card, then, d, e = int(frame[CARD]), int(frame[C]), int(frame[D]), int(frame[E])
    if continue_payment(game, seat, amount):
        resume(game, seat, then, card, d, e)


@compiled
def answer_placement(game: Game, seat: int, tile: int, space: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    cause, placer = int(frame[CARD]), NOBODY if frame[C] else seat
    pop(game, seat)
    place_tile(game, placer, tile, space, cause)


@compiled
def answer_metal(game: Game, seat: int, metal: int) -> None:
    card = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    game.metal_of[card] = metal
    change_production(game, seat, metal, 1, card)


@compiled
def mark_space(game: Game, seat: int, space: int) -> None:
    card = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    game.claim[space] = seat
    emit(game, Happened.CLAIMED_SPACE, seat, space, 0, card)


@compiled
def answer_add(game: Game, seat: int, card: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    amount, cause = int(frame[B]), int(frame[CARD])
    pop(game, seat)
    add_cubes(game, seat, card, amount, cause)


@compiled
def answer_discard(game: Game, seat: int, card: int) -> None:
    """When all are discarded, the rest of the program follows (M157)."""
    frame = game.frames[seat, game.depth[seat] - 1]
    cause, start, end = int(frame[CARD]), int(frame[D]), int(frame[E])
    discard_from_hand(game, seat, card, cause)
    frame[A] -= 1
    if frame[A] == 0:
        pop(game, seat)
        run(game, seat, cause, start, end, cause, PRIORITY_CHOOSE)


@compiled
def cut(game: Game, seat: int, victim: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    resource, amount, card = int(frame[A]), int(frame[B]), int(frame[CARD])
    pop(game, seat)
    change_production(game, victim, resource, -amount, card)


@compiled
def remove_from(game: Game, seat: int, card: int, amount: int) -> None:
    cause = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    remove_cubes(game, holder(game, card), card, amount, cause)
