"""Carrying out an option, and going on until somebody owes a real choice."""

from __future__ import annotations

from tharsis.core.events import emit
from tharsis.core.frames import CARD, KIND, A, E, pop, raise_to_top, top_kind
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.piles import CHOSEN, NO_CARD, SEEN, draw_card
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.actions import apply_turn, convert
from tharsis.mars.rules.answers import (
    answer_add,
    answer_amount,
    answer_discard,
    answer_metal,
    answer_payment,
    answer_placement,
    choose_branch,
    choose_corporation,
    copy_box,
    cut,
    finish,
    keep_card,
    mark_space,
    remove_from,
    rob,
    sell_card,
    take_cube,
)
from tharsis.mars.rules.asks import (
    AMOUNTS,
    CUBE_AMOUNTS,
    OWN_ASK,
    RESOURCES,
    SPACES,
    Ask,
    Do,
    Happened,
)
from tharsis.mars.rules.options import list_options
from tharsis.mars.rules.order import list_order
from tharsis.mars.rules.phases import advance
from tharsis.mars.rules.turns import is_turn_open


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
    elif ask >= OWN_ASK:
        hooks.answer(game, seat, ask, kind, argument)
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


# --- going on --------------------------------------------------------------------------------------------------------


@compiled
def activate(game: Game, seat: int) -> None:
    """A frame that looks at cards draws them only when its time has come, and nothing else may come first."""
    frame = game.frames[seat, game.depth[seat] - 1]
    looks = frame[KIND] == Ask.LOOK or frame[KIND] == Ask.BUY_TOP
    if looks and frame[E] == 0 and list_order(game, seat, game.scratch[:]) == 0:
        frame[E] = 1
        for _ in range(frame[A] if frame[KIND] == Ask.LOOK else 1):
            card = draw_card(game, SEEN + seat)
            if card != NO_CARD:
                emit(game, Happened.SEEN, seat, card, 0, frame[CARD])
    elif frame[KIND] >= OWN_ASK:
        hooks.activate(game, seat, frame)


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
            if others_owe(game, seat) or is_turn_open(game, seat):
                return True
        activate(game, seat)
        count = list_options(game, seat, game.scratch[:])
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
