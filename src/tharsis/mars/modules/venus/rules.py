"""Where Venus Next takes part in the rules."""

from __future__ import annotations

from tharsis.cards.ops import OP
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.events import emit
from tharsis.core.frames import CARD, KIND, pop
from tharsis.core.jit import compiled
from tharsis.core.listing import put
from tharsis.core.piles import TABLEAU
from tharsis.core.stock import draw, gain
from tharsis.core.types import Ints
from tharsis.mars.modules.venus import owe
from tharsis.mars.modules.venus.numbers import VENUS, Ask, Do, Modifier, Op
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import PRIORITY_CHOOSE, Happened
from tharsis.mars.rules.effects import run
from tharsis.mars.rules.possible import OPEN, blocked_row
from tharsis.mars.tables import ACTION, ACTION_CARDS, ROWS
from tharsis.mars.tracks import BY_KEY

TRACK = list(BY_KEY).index(VENUS)


@compiled
def can_repeat(game: Game, seat: int, source: int, card: int) -> bool:
    """An own card's action that was used in this generation and could be used again, its costs paid anew (V051)."""
    if card == source or game.zone[card] != TABLEAU + seat or not game.used[card]:
        return False
    return blocked_row(game, seat, card, ACTION[card, 0], ACTION[card, 1], True) == OPEN


@compiled
def is_action_blocked(game: Game, seat: int, card: int) -> bool:
    """An action that repeats another needs one; the card's own action cannot be repeated, so nothing goes in a circle."""
    if ROWS[ACTION[card, 0], OP] != Op.REPEAT_ACTION:
        return False
    for i in range(len(ACTION_CARDS)):
        if can_repeat(game, seat, card, ACTION_CARDS[i]):
            return False
    return True


@compiled
def run_row(game: Game, seat: int, card: int, at: int, n: int, played: int) -> bool:
    op = ROWS[at, OP]
    if op == Op.REPEAT_ACTION:
        owe.repeat(game, seat, PRIORITY_CHOOSE, card)
        return True
    if op == Op.OPPONENTS_DRAW:
        for other in range(game.players):
            if other != seat:
                draw(game, other, n, card)
        return True
    return False


@compiled
def list_frame(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    if frame[KIND] != Ask.REPEAT:
        return NOT_MINE
    n = 0
    for i in range(len(ACTION_CARDS)):
        if can_repeat(game, seat, frame[CARD], ACTION_CARDS[i]):
            n = put(out, n, Do.REPEAT, ACTION_CARDS[i])
    return n


@compiled
def answer(game: Game, seat: int, ask: int, kind: int, argument: int) -> bool:
    if ask != Ask.REPEAT:
        return False
    pop(game, seat)
    emit(game, Happened.USED, seat, argument, 0, argument)
    run(game, seat, argument, ACTION[argument, 0], ACTION[argument, 1], argument, PRIORITY_CHOOSE)
    return True


@compiled
def need_steps(game: Game, seat: int, parameter: int) -> int:
    return int(game.venus_shift[seat]) if parameter == TRACK else 0


@compiled
def apply_modifier(game: Game, seat: int, kind: int, what: int, amount: int) -> None:
    if kind == Modifier.SHIFT_VENUS:
        game.venus_shift[seat] += amount
    elif kind == Modifier.MANUFACTURE:
        game.manufactures[seat] = 1


@compiled
def production_raised(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    """Manutech: as much of the resource at once (V049)."""
    if game.manufactures[seat]:
        gain(game, seat, resource, amount, game.corporation[seat])


HOOKS = {
    "is_action_blocked": is_action_blocked,
    "run_row": run_row,
    "list_frame": list_frame,
    "answer": answer,
    "need_steps": need_steps,
    "apply_modifier": apply_modifier,
    "production_raised": production_raised,
}
