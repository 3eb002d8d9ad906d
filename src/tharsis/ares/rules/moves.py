"""Carrying out an option, and going on until somebody owes a real choice."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.actions import convert, end_actions, take_standard, use_action
from tharsis.ares.rules.answers import (
    answer_cubes,
    answer_discard,
    choose_branch,
    end_look,
    exchange,
    finish_exchange,
    flip,
    keep_card,
    look,
    plan,
    redraw,
)
from tharsis.ares.rules.asks import (
    PRIORITY_CHOOSE,
    PRIORITY_SALE,
    PRIORITY_TRIGGER,
    RESOURCES,
    Ask,
    Do,
    Happened,
    Then,
)
from tharsis.ares.rules.buying import begin_play, decline_discount, play_free, use_discount
from tharsis.ares.rules.coop import drop_gift, give_back, offer_card, take_piece
from tharsis.ares.rules.effects import run
from tharsis.ares.rules.options import is_choice_for_sure, list_options, standard_price
from tharsis.ares.rules.payment import funds, pay, pay_with_heat
from tharsis.ares.rules.phases import advance
from tharsis.ares.rules.play import play_card
from tharsis.ares.rules.solo import raise_by_itself
from tharsis.ares.rules.stock import sell
from tharsis.ares.state import HAND_LIMIT
from tharsis.core.events import emit
from tharsis.core.frames import CARD, KIND, A, B, C, D, E, pop, raise_to_top, top_kind
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.piles import CHOSEN, NO_CARD
from tharsis.core.stock import draw

# --- options -----------------------------------------------------------------------------------------------------------


@compiled
def apply_action(game: Game, seat: int, kind: int, argument: int) -> None:
    if kind == Do.DONE:
        end_actions(game, seat)
    elif kind == Do.USE:
        use_action(game, seat, argument)
    elif kind == Do.CONVERT:
        convert(game, seat, argument, 1)
    elif pay(game, seat, standard_price(game, seat, argument), 0, NO_CARD, Then.STANDARD, argument, 0):
        take_standard(game, seat, argument)


@compiled
def go_on(game: Game, seat: int, then: int, card: int, d: int, e: int) -> None:
    """What was paid for happens."""
    if then == Then.PLAY:
        play_card(game, seat, card)
    elif then == Then.STANDARD:
        take_standard(game, seat, d)
    else:
        run(game, seat, card, d, e, PRIORITY_CHOOSE)


@compiled
def answer_payment(game: Game, seat: int, heat: int) -> None:
    then, card, d, e = pay_with_heat(game, seat, heat)
    go_on(game, seat, then, card, d, e)


@compiled
def answer_sale(game: Game, seat: int, ask: int, card: int) -> None:
    """Sold at will, down to the hand limit, or until a price can be paid."""
    sell(game, seat, card)
    frame = game.frames[seat, game.depth[seat] - 1]
    if ask == Ask.SELL:
        pop(game, seat)
    elif ask == Ask.LIMIT:
        if game.hand_count[seat] <= HAND_LIMIT:
            pop(game, seat)
    elif funds(game, seat, frame[B]) >= frame[A]:
        paid_for, price, reserve = int(frame[CARD]), int(frame[A]), int(frame[B])
        then, d, e = int(frame[C]), int(frame[D]), int(frame[E])
        pop(game, seat)
        if pay(game, seat, price, reserve, paid_for, then, d, e):
            go_on(game, seat, then, paid_for, d, e)


@compiled
def finish(game: Game, seat: int, ask: int) -> None:
    """DONE: no more of this."""
    if ask == Ask.REDRAW:
        redraw(game, seat)
    elif ask == Ask.EXCHANGE:
        finish_exchange(game, seat)
    else:
        pop(game, seat)
        emit(game, Happened.FINISHED, seat, 0, 0, NO_CARD)


@compiled
def decline(game: Game, seat: int, ask: int) -> None:
    if ask == Ask.DISCOUNT:
        decline_discount(game, seat)
    else:
        pop(game, seat)


@compiled
def apply_option(game: Game, seat: int, option: int) -> None:
    """Carry out one option. Only what `list_options` offers may be given."""
    kind, argument = option // ARGUMENTS, option % ARGUMENTS
    depth = int(game.depth[seat])
    ask = game.frames[seat, depth - 1, KIND]
    if kind == Do.SALE:
        owe.sell(game, seat, PRIORITY_SALE, NO_CARD)
    elif kind == Do.ORDER:
        raise_to_top(game, seat, depth - argument)
    elif ask == Ask.ACTION:
        apply_action(game, seat, kind, argument)
    elif kind == Do.PHASE:
        plan(game, seat, argument)
    elif kind == Do.PLAY:
        if ask == Ask.FREE_PLAY:
            play_free(game, seat, argument)
        else:
            begin_play(game, seat, argument)
    elif kind == Do.DRAW:
        game.frames[seat, 0, B] = 0
        draw(game, seat, 1, NO_CARD)
    elif kind == Do.KEEP:
        keep_card(game, seat, argument)
    elif kind == Do.SELL:
        answer_sale(game, seat, ask, argument)
    elif kind == Do.DONE:
        finish(game, seat, ask)
    elif kind == Do.FLIP:
        flip(game, seat, argument)
    elif kind == Do.CHOOSE:
        choose_branch(game, seat, argument)
    elif kind == Do.ADD or kind == Do.TAKE:
        answer_cubes(game, seat, kind, argument)
    elif kind == Do.DISCARD:
        answer_discard(game, seat, ask, argument)
    elif kind == Do.PAY:
        answer_payment(game, seat, argument % RESOURCES)
    elif kind == Do.DISCOUNT:
        use_discount(game, seat, argument)
    elif kind == Do.AMOUNT:
        exchange(game, seat, argument)
    elif kind == Do.NONE:
        decline(game, seat, ask)
    else:
        apply_rare(game, seat, ask, kind, argument)


@compiled
def apply_rare(game: Game, seat: int, ask: int, kind: int, argument: int) -> None:
    """Set-up, co-operative game and solo."""
    if kind == Do.GIVE and ask == Ask.GIVE:
        give_back(game, seat, argument)
    elif kind == Do.GIVE:
        offer_card(game, seat, argument)
    elif kind == Do.PIECE:
        take_piece(game, seat, argument)
    elif kind == Do.CORPORATION:
        pop(game, seat)
        game.zone[argument] = CHOSEN + seat
    elif kind == Do.NEUTRAL:
        pop(game, seat)
        game.neutral = argument
    else:
        raise_by_itself(game, seat, argument)


# --- going on --------------------------------------------------------------------------------------------------------


@compiled
def run_effect(game: Game, seat: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    card, start, end, times = int(frame[CARD]), int(frame[A]), int(frame[B]), int(frame[C])
    pop(game, seat)
    for _ in range(times):
        run(game, seat, card, start, end, PRIORITY_TRIGGER)


@compiled
def drop(game: Game, seat: int) -> None:
    """An owed effect that has become impossible is left out; an ocean beyond the ninth still pays."""
    ask = top_kind(game, seat)
    if ask == Ask.FLIP:
        flip(game, seat, -1)
    elif ask == Ask.LOOK:
        end_look(game, seat)
    elif ask == Ask.GIVE:
        drop_gift(game, seat)
    else:
        pop(game, seat)


@compiled
def settle_seat(game: Game, seat: int) -> bool:
    """Take what is forced. True when the seat owes a real choice."""
    while game.depth[seat] > 0:
        top = game.frames[seat, game.depth[seat] - 1]
        if top[KIND] == Ask.EFFECT:
            run_effect(game, seat)
            continue
        if top[KIND] == Ask.LOOK and top[E] == 0:
            look(game, seat)
            continue
        if is_choice_for_sure(game, seat, top):
            return True
        count = list_options(game, seat, game.scratch[:])
        if count > 1:
            return True
        if count == 0:
            drop(game, seat)
        else:
            apply_option(game, seat, game.scratch[0])
    return False


@compiled
def unasked_seat(game: Game) -> int:
    """A seat that owes something and has not been asked yet, −1 for none."""
    for seat in range(game.players):
        if game.depth[seat] > 0 and not game.asked[seat]:
            return seat
    return -1


@compiled
def owes_choice(game: Game, seat: int) -> bool:
    return game.depth[seat] > 0


@compiled
def anyone_owes(game: Game) -> bool:
    for seat in range(game.players):
        if game.depth[seat] > 0:
            return True
    return False


@compiled
def settle(game: Game) -> None:
    """Until somebody owes a real choice. A seat once asked stays so until it answers or a common thing changes."""
    while not game.over and not game.fault:
        seat = unasked_seat(game)
        if seat >= 0:
            game.asked[seat] = 1 if settle_seat(game, seat) else 0
        elif anyone_owes(game):
            return
        else:
            advance(game)


@compiled
def choose(game: Game, seat: int, option: int) -> None:
    """One move: carry out the option and go on until somebody owes a real choice."""
    game.event_count = 0
    apply_option(game, seat, option)
    game.asked[seat] = 0
    settle(game)
