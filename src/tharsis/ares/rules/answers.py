"""Answers to the choices that effects, research and planning lead to."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import PRIORITY_CHOOSE, Ask, Do, Happened
from tharsis.ares.rules.effects import run
from tharsis.ares.rules.parameters import flip_ocean, repeat_last_ocean
from tharsis.ares.state import REVEALED
from tharsis.ares.tables import BRANCHES, ROWS, TAG_COUNT
from tharsis.cards.compiler import ANY_TAG
from tharsis.cards.ops import WHAT
from tharsis.cards.ops import B as ROW_B
from tharsis.core.events import emit
from tharsis.core.frames import CARD, A, B, C, D, E, pop
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, NO_CARD, SEEN, discard_zone, draw_card
from tharsis.core.stock import add_cubes, discard_from_hand, draw, gain, lose, remove_cubes


@compiled
def look(game: Game, seat: int) -> None:
    """Draw what the LOOK frame on top looks at. What is all to be kept is kept without asking."""
    frame = game.frames[seat, game.depth[seat] - 1]
    frame[E] = 1
    drawn = 0
    for _ in range(frame[A]):
        card = draw_card(game, SEEN + seat if frame[C] == 0 else REVEALED + seat)
        if card != NO_CARD:
            drawn += 1
            emit(game, Happened.SEEN if frame[C] == 0 else Happened.REVEALED, seat, card, 0, frame[CARD])
    if frame[C] == 0 and drawn <= frame[B]:
        keep_all(game, seat, frame[CARD])
        pop(game, seat)


@compiled
def keep(game: Game, seat: int, card: int, cause: int) -> None:
    game.zone[card] = HAND + seat
    game.hand_count[seat] += 1
    emit(game, Happened.DREW, seat, card, 0, cause)


@compiled
def keep_all(game: Game, seat: int, cause: int) -> None:
    for card in range(len(game.zone)):
        if game.zone[card] == SEEN + seat:
            keep(game, seat, card, cause)


@compiled
def keep_card(game: Game, seat: int, card: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    keep(game, seat, card, frame[CARD])
    frame[B] -= 1
    if frame[B] == 0:
        end_look(game, seat)


@compiled
def end_look(game: Game, seat: int) -> None:
    """The others are discarded, without M€ (A099)."""
    is_secret = game.frames[seat, game.depth[seat] - 1, C] == 0
    pop(game, seat)
    discard_zone(game, (SEEN if is_secret else REVEALED) + seat)


@compiled
def answer_discard(game: Game, seat: int, ask: int, card: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    discard_from_hand(game, seat, card, frame[CARD])
    if ask == Ask.EXCHANGE:
        frame[A] += 1
        return
    frame[A] -= 1
    if ask == Ask.REDRAW:
        frame[B] -= 1
        frame[C] += 1
        if frame[D] != ANY_TAG and TAG_COUNT[card, frame[D]] > 0:
            frame[C] += 1
        if frame[A] == 0:
            redraw(game, seat)
    elif frame[A] == 0:
        pop(game, seat)


@compiled
def redraw(game: Game, seat: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    count, cause = int(frame[C]), int(frame[CARD])
    pop(game, seat)
    draw(game, seat, count, cause)


@compiled
def finish_exchange(game: Game, seat: int) -> None:
    """As many new cards as were discarded (A017)."""
    count = int(game.frames[seat, game.depth[seat] - 1, A])
    pop(game, seat)
    draw(game, seat, count, NO_CARD)


@compiled
def flip(game: Game, seat: int, token: int) -> None:
    """The token picked, or none when all are flipped already."""
    frame = game.frames[seat, game.depth[seat] - 1]
    cause = int(frame[CARD])
    frame[A] -= 1
    if frame[A] == 0:
        pop(game, seat)
    if token >= 0:
        flip_ocean(game, seat, token, cause)
    else:
        repeat_last_ocean(game, seat, cause)


@compiled
def exchange(game: Game, seat: int, amount: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    at, card = int(frame[A]), int(frame[CARD])
    pop(game, seat)
    lose(game, seat, ROWS[at, WHAT], amount, card)
    gain(game, seat, ROWS[at, ROW_B], amount, card)


@compiled
def choose_branch(game: Game, seat: int, which: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    card, branch = int(frame[CARD]), int(frame[A]) + which - 1
    pop(game, seat)
    run(game, seat, card, BRANCHES[branch, 0], BRANCHES[branch, 1], PRIORITY_CHOOSE)


@compiled
def answer_cubes(game: Game, seat: int, kind: int, card: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    amount, cause = int(frame[B]), int(frame[CARD])
    pop(game, seat)
    if kind == Do.ADD:
        add_cubes(game, seat, card, amount, cause)
    else:
        remove_cubes(game, seat, card, 1, cause)


@compiled
def plan(game: Game, seat: int, phase: int) -> None:
    """In secret until all have chosen (A054)."""
    pop(game, seat)
    game.chosen[seat] = phase
    emit(game, Happened.PLANNED, seat, 0, 0, NO_CARD)
