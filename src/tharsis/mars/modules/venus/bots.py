"""What the things of Venus Next are worth to a bot."""

from __future__ import annotations

from tharsis.bots.mars.desk import Desk
from tharsis.bots.mars.programs import program_worth
from tharsis.bots.mars.scales import Scale
from tharsis.bots.net import put
from tharsis.cards.ops import OP, N
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.jit import compiled
from tharsis.core.types import Ints
from tharsis.mars.modules.venus.numbers import Ask, Modifier, Op
from tharsis.mars.record import Game
from tharsis.mars.tables import ACTION, ROWS

REPEATED = 4.0
"""M€ that one more use of a good action brings."""


@compiled
def row_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    op = ROWS[at, OP]
    if op == Op.REPEAT_ACTION:
        return REPEATED * float(row.money)
    if op == Op.OPPONENTS_DRAW:
        return -float(ROWS[at, N]) * float(row.card) * float(row.foe) * (int(game.players) - 1)
    return float(NOT_MINE)


@compiled
def modifier_worth(game: Game, seat: int, kind: int, amount: int, money: float, generations: float) -> float:
    if kind == Modifier.SHIFT_VENUS:
        return 0.3 * amount * money * generations
    if kind == Modifier.MANUFACTURE:
        return 2.0 * money * generations
    return float(NOT_MINE)


@compiled
def answer_worth(game: Game, seat: int, ask: int, kind: int, argument: int, frame: Ints, desk: Desk) -> float:
    if ask == Ask.REPEAT:
        return program_worth(game, seat, argument, ACTION[argument, 0], ACTION[argument, 1], desk.now)
    return float(NOT_MINE)


@compiled
def put_table(game: Game, desk: Desk, n: int) -> int:
    return put(desk, n, float(game.venus), 1.0)


HOOKS = {"row_worth": row_worth, "modifier_worth": modifier_worth, "answer_worth": answer_worth, "put_table": put_table}
