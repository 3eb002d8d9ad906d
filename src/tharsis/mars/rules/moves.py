"""Carrying out an option, and going on until somebody owes a real choice."""

from __future__ import annotations

from tharsis.cards.ops import WHAT, Of
from tharsis.cards.ops import B as ROW_B
from tharsis.cards.ops import C as ROW_C
from tharsis.core.events import emit
from tharsis.core.frames import CARD, KIND, A, B, C, D, E, pop, push, raise_to_top, top_kind
from tharsis.core.jit import compiled
from tharsis.core.piles import CHOSEN, HAND, NO_CARD, SEEN, discard_zone, draw_card
from tharsis.core.types import Game
from tharsis.mars.rules.asks import (
    ARGUMENTS,
    PRIORITY_CHOOSE,
    PRIORITY_PLACE,
    PRIORITY_TURN,
    Ask,
    Do,
    Happened,
    Then,
)
from tharsis.mars.rules.colonies import apply_colony_option
from tharsis.mars.rules.effects import OF_FLOATERS, run, spend_heat, spend_heat_or
from tharsis.mars.rules.goals import award_price
from tharsis.mars.rules.options import AMOUNTS, CUBE_AMOUNTS, PLANTS, RESOURCES, SPACES, list_options, project_price
from tharsis.mars.rules.parameters import owe_tile, raise_temperature
from tharsis.mars.rules.payment import NO_METAL, continue_payment, metals_for, pay
from tharsis.mars.rules.phases import advance
from tharsis.mars.rules.play import play_card, price
from tharsis.mars.rules.spaces import T_GREENERY, W_GREENERY
from tharsis.mars.rules.stock import add_cubes, change_production, discard_from_hand, gain, lose, remove_cubes
from tharsis.mars.rules.targets import holder
from tharsis.mars.rules.tiles import place_tile
from tharsis.mars.rules.triggers import fire_project_paid
from tharsis.mars.state import HEAT_PRICE, MILESTONE_PRICE, Res
from tharsis.mars.tables import (
    ACTION,
    BRANCHES,
    FIRST_ACTION,
    HEAT_RESERVE,
    PRODUCTION_BOX,
    PROJECT,
    ROWS,
    SELL_PATENTS,
    STARTING_CARD_PRICE,
    STARTING_MC,
)


@compiled
def count_action(game: Game, seat: int) -> None:
    """One more action of this turn is taken: the TURN frame lies at the bottom of the stack."""
    game.frames[seat, 0, A] += 1


# --- what payments are for -------------------------------------------------------------------------------------------


@compiled
def use_project(game: Game, seat: int, project: int) -> None:
    emit(game, Happened.PROJECT, seat, project, 0, NO_CARD)
    fire_project_paid(game, seat, project)
    run(game, seat, NO_CARD, PROJECT[project, 0], PROJECT[project, 1], NO_CARD, PRIORITY_CHOOSE)


@compiled
def claim_milestone(game: Game, seat: int, milestone: int) -> None:
    game.milestone[milestone] = seat
    game.milestones_claimed += 1
    emit(game, Happened.MILESTONE, seat, milestone, 0, NO_CARD)


@compiled
def fund_award(game: Game, seat: int, award: int) -> None:
    game.award[award] = seat
    game.awards_funded += 1
    emit(game, Happened.AWARD, seat, award, 0, NO_CARD)


@compiled
def resume(game: Game, seat: int, then: int, card: int, d: int, e: int) -> None:
    """The payment is made: do what it was for."""
    if then == Then.PLAY:
        play_card(game, seat, card)
    elif then == Then.PROJECT:
        use_project(game, seat, d)
    elif then == Then.MILESTONE:
        claim_milestone(game, seat, d)
    elif then == Then.AWARD:
        fund_award(game, seat, d)
    elif then == Then.PROGRAM:
        run(game, seat, card, d, e, card, PRIORITY_CHOOSE)
    elif then == Then.TRADE:
        apply_colony_option(game, seat, Do.TRADE, d)


@compiled
def buy(game: Game, seat: int, cost: int, metals: int, reserve: int, then: int, card: int, d: int) -> None:
    if pay(game, seat, cost, metals, reserve, card, then, d, 0):
        resume(game, seat, then, card, d, 0)


# --- actions of a turn -----------------------------------------------------------------------------------------------


@compiled
def pass_turn(game: Game, seat: int) -> None:
    """Out until the next generation (M066)."""
    game.passed[seat] = 1
    game.next_discount[seat] = 0
    game.next_shift[seat] = 0
    pop(game, seat)
    emit(game, Happened.PASSED, seat, 0, 0, NO_CARD)


@compiled
def convert(game: Game, seat: int, what: int) -> None:
    emit(game, Happened.CONVERTED, seat, what, 0, NO_CARD)
    if what == PLANTS:
        lose(game, seat, Res.PLANT, game.greenery_price[seat], NO_CARD)
        owe_tile(game, seat, T_GREENERY, W_GREENERY, NO_CARD)
    else:
        spend_heat_or(game, seat, Res.HEAT, HEAT_PRICE, NO_CARD)
        raise_temperature(game, seat, 1, NO_CARD)


@compiled
def use_action(game: Game, seat: int, card: int) -> None:
    """Once per generation; the cost left of the arrow is paid first (M156, M157)."""
    game.used[card] = 1
    emit(game, Happened.USED, seat, card, 0, card)
    run(game, seat, card, ACTION[card, 0], ACTION[card, 1], card, PRIORITY_CHOOSE)


@compiled
def take_first_action(game: Game, seat: int) -> None:
    game.first_action[seat] = 0
    card = game.corporation[seat]
    emit(game, Happened.USED, seat, card, 0, card)
    run(game, seat, card, FIRST_ACTION[card, 0], FIRST_ACTION[card, 1], card, PRIORITY_CHOOSE)


@compiled
def begin_project(game: Game, seat: int, project: int) -> None:
    if project == SELL_PATENTS:
        emit(game, Happened.PROJECT, seat, project, 0, NO_CARD)
        push(game, seat, PRIORITY_PLACE, Ask.SELL, NO_CARD, 0, 0, 0, 0, 0)
    else:
        buy(game, seat, project_price(game, seat, project), NO_METAL, 0, Then.PROJECT, NO_CARD, project)


@compiled
def apply_turn(game: Game, seat: int, kind: int, argument: int) -> None:
    if kind == Do.PASS:
        pass_turn(game, seat)
        return
    if kind == Do.DONE:
        pop(game, seat)
        return
    count_action(game, seat)
    if kind == Do.PLAY:
        buy(game, seat, price(game, seat, argument), metals_for(argument), HEAT_RESERVE[argument], Then.PLAY, argument, 0)
    elif kind == Do.USE:
        use_action(game, seat, argument)
    elif kind == Do.STANDARD:
        begin_project(game, seat, argument)
    elif kind == Do.CONVERT:
        convert(game, seat, argument)
    elif kind == Do.CLAIM:
        buy(game, seat, MILESTONE_PRICE, NO_METAL, 0, Then.MILESTONE, NO_CARD, argument)
    elif kind == Do.FUND:
        buy(game, seat, award_price(game), NO_METAL, 0, Then.AWARD, NO_CARD, argument)
    elif kind == Do.FIRST_ACTION:
        take_first_action(game, seat)
    else:
        apply_colony_option(game, seat, kind, argument)


# --- cards -----------------------------------------------------------------------------------------------------------


@compiled
def choose_corporation(game: Game, seat: int, card: int) -> None:
    pop(game, seat)
    game.zone[card] = CHOSEN + seat
    push(game, seat, PRIORITY_TURN, Ask.START_HAND, NO_CARD, STARTING_MC[card], STARTING_CARD_PRICE[card], 0, 0, 0)


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
    pop(game, seat)
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
    gain(game, seat, get, amount, card)


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
    cause = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    place_tile(game, seat, tile, space, cause)


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
def apply_option(game: Game, seat: int, option: int) -> None:
    """Carry out one option. Only what `list_options` offers may be given."""
    kind, argument = option // ARGUMENTS, option % ARGUMENTS
    depth = int(game.depth[seat])
    ask = game.frames[seat, depth - 1, KIND]
    if kind == Do.ORDER:
        raise_to_top(game, seat, depth - argument)
    elif ask == Ask.TURN:
        apply_turn(game, seat, kind, argument)
    elif ask == Ask.FINAL and kind == Do.CONVERT:
        convert(game, seat, argument)
    elif kind == Do.PAY:
        answer_payment(game, seat, argument % RESOURCES)
    elif kind == Do.PLACE:
        answer_placement(game, seat, argument // SPACES, argument % SPACES)
    elif kind == Do.MARK:
        mark_space(game, seat, argument)
    elif kind == Do.TARGET:
        cut(game, seat, argument)
    elif kind == Do.REMOVE:
        rob(game, seat, ask, argument // AMOUNTS, argument % AMOUNTS)
    elif kind == Do.REMOVE_CUBES:
        remove_from(game, seat, argument // CUBE_AMOUNTS, argument % CUBE_AMOUNTS)
    elif kind == Do.TAKE:
        take_cube(game, seat, argument)
    elif kind == Do.ADD:
        answer_add(game, seat, argument)
    elif kind == Do.CHOOSE:
        choose_branch(game, seat, argument)
    elif kind == Do.KEEP:
        keep_card(game, seat, ask, argument)
    elif kind == Do.DISCARD:
        answer_discard(game, seat, argument)
    elif kind == Do.SELL:
        sell_card(game, seat, argument)
    elif kind == Do.DRAFT:
        game.zone[argument] = CHOSEN + seat
        pop(game, seat)
    elif kind == Do.CORPORATION:
        choose_corporation(game, seat, argument)
    elif ask == Ask.AMOUNT:
        answer_amount(game, seat, argument)
    elif kind == Do.COPY:
        copy_box(game, seat, argument)
    elif kind == Do.METAL:
        answer_metal(game, seat, argument)
    elif kind == Do.NONE:
        pop(game, seat)
    elif kind == Do.DONE:
        finish(game, seat, ask)
    else:
        apply_colony_option(game, seat, kind, argument)


@compiled
def remove_from(game: Game, seat: int, card: int, amount: int) -> None:
    cause = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    remove_cubes(game, holder(game, card), card, amount, cause)


# --- going on --------------------------------------------------------------------------------------------------------


@compiled
def activate(game: Game, seat: int) -> None:
    """A frame that looks at cards draws them only when its time has come."""
    frame = game.frames[seat, game.depth[seat] - 1]
    if frame[E] == 0 and (frame[KIND] == Ask.LOOK or frame[KIND] == Ask.BUY_TOP):
        frame[E] = 1
        for _ in range(frame[A] if frame[KIND] == Ask.LOOK else 1):
            card = draw_card(game, SEEN + seat)
            if card != NO_CARD:
                emit(game, Happened.SEEN, seat, card, 0, frame[CARD])


@compiled
def drop(game: Game, seat: int) -> None:
    """An owed effect that has become impossible is left out."""
    pop(game, seat)


@compiled
def others_owe(game: Game, seat: int) -> bool:
    for other in range(game.players):
        if other != seat and game.depth[other] > 0:
            return True
    return False


@compiled
def settle_seat(game: Game, seat: int) -> bool:
    """Take what is forced. True when the seat owes a real choice, or has to wait with its turn."""
    while game.depth[seat] > 0:
        top = game.frames[seat, game.depth[seat] - 1]
        if top[KIND] == Ask.TURN:
            if top[A] == 2:
                pop(game, seat)
                continue
            if others_owe(game, seat):
                return True
        activate(game, seat)
        count = list_options(game, seat, game.scratch)
        if count > 1:
            return True
        if count == 0:
            drop(game, seat)
        else:
            apply_option(game, seat, game.scratch[0])
    return False


@compiled
def owes_choice(game: Game, seat: int) -> bool:
    """Whether the seat is asked now. A turn waits until others have answered what they owe."""
    if game.depth[seat] == 0:
        return False
    return top_kind(game, seat) != Ask.TURN or not others_owe(game, seat)


@compiled
def settle_others(game: Game, seat: int) -> bool:
    waiting = False
    for other in range(game.players):
        if other != seat and settle_seat(game, other):
            waiting = True
    return waiting


@compiled
def settle(game: Game) -> None:
    """The active seat comes first: its trade may give others something to choose, and its turn waits for them."""
    while not game.over and not game.fault:
        waiting = settle_seat(game, game.active)
        if others_owe(game, game.active):
            if not settle_others(game, game.active):
                continue
            waiting = True
        if waiting:
            return
        advance(game)


@compiled
def choose(game: Game, seat: int, option: int) -> None:
    """One move: carry out the option and go on until somebody owes a real choice."""
    game.event_count = 0
    apply_option(game, seat, option)
    settle(game)
