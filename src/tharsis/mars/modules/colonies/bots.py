"""What the things of Colonies are worth to a bot."""

from __future__ import annotations

from tharsis.bots.mars.desk import Desk
from tharsis.bots.mars.programs import span_worth
from tharsis.bots.mars.scales import Scale
from tharsis.bots.net import put, put_all
from tharsis.cards.ops import OP, WHAT, N
from tharsis.cards.ops import Op as BaseOp
from tharsis.core.describe import column_of
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.jit import compiled
from tharsis.core.types import Ints
from tharsis.mars.modules.colonies.numbers import Ask, Do, Modifier, Op
from tharsis.mars.modules.colonies.options import TRADE_KINDS, TRADE_RESOURCES, trade_price
from tharsis.mars.modules.colonies.rules import colonies_of
from tharsis.mars.modules.colonies.tables import COLONY_BUILD, COLONY_INCOME
from tharsis.mars.modules.colonies.tiles import MAX_COLONIES, N_COLONIES
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import FRAMES
from tharsis.mars.tables import ROWS
from tharsis.mars.tracks import OCEANS

STEPS_COLONY = column_of(FRAMES, Ask.STEPS, "colony")
"""Where the tile lies in the question how far its marker goes."""


@compiled
def income_worth(game: Game, seat: int, colony: int, step: int, row: Scale) -> float:
    step = max(0, min(6, step))
    return span_worth(game, seat, 0, COLONY_INCOME[colony, step, 0], COLONY_INCOME[colony, step, 1], row)


@compiled
def build_worth(game: Game, seat: int, colony: int, row: Scale) -> float:
    """The bonus now, and about 2 M€ in each generation from trades."""
    start, end = COLONY_BUILD[colony, 0], COLONY_BUILD[colony, 1]
    return span_worth(game, seat, 0, start, end, row) + float(row.generations * row.money)


@compiled
def best_colony_worth(game: Game, seat: int, row: Scale) -> float:
    best = 0.0
    for colony in range(N_COLONIES):
        if game.colony_in_play[colony] and game.colony_track[colony] >= 0:
            start, end = COLONY_BUILD[colony, 0], COLONY_BUILD[colony, 1]
            total = float(row.generations * row.money)
            for at in range(start, end):
                if ROWS[at, OP] == BaseOp.GAIN_PRODUCTION:
                    total += float(ROWS[at, N]) * float(row.production[ROWS[at, WHAT]])
                elif ROWS[at, OP] == BaseOp.PLACE:
                    total += float(row.step[OCEANS])
                else:
                    total += 6 * float(row.money)
            best = max(best, total)
    return best


@compiled
def row_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    op = ROWS[at, OP]
    if op == Op.BUILD_COLONY:
        return best_colony_worth(game, seat, row)
    if op == Op.GAIN_FLEET:
        return float(row.uses) * 4 * float(row.money)
    if op == Op.FREE_TRADE:
        return 7 * float(row.money)
    if Op.COLONY_BONUSES <= op <= Op.ADD_COLONY_TILE:
        return 3 * float(row.money)
    return float(NOT_MINE)


@compiled
def modifier_worth(game: Game, seat: int, kind: int, amount: int, money: float, generations: float) -> float:
    if kind == Modifier.TRADE_DISCOUNT or kind == Modifier.TRADE_STEPS:
        return 0.4 * amount * money * generations
    return float(NOT_MINE)


@compiled
def score_trade(game: Game, seat: int, colony: int, how: int, now: Scale) -> float:
    gain = income_worth(game, seat, colony, int(game.colony_track[colony]) + int(game.trade_steps[seat]), now)
    if how < len(TRADE_RESOURCES):
        gain -= trade_price(game, seat, how) * float(now.stock[TRADE_RESOURCES[how]])
    return gain


@compiled
def action_worth(game: Game, seat: int, kind: int, argument: int, desk: Desk) -> float:
    if kind == Do.TRADE:
        return score_trade(game, seat, argument // TRADE_KINDS, argument % TRADE_KINDS, desk.now)
    return float(NOT_MINE)


@compiled
def answer_worth(game: Game, seat: int, ask: int, kind: int, argument: int, frame: Ints, desk: Desk) -> float:
    if kind == Do.TRADE:
        return score_trade(game, seat, argument // TRADE_KINDS, argument % TRADE_KINDS, desk.now)
    if ask == Ask.STEPS:
        colony = frame[STEPS_COLONY]
        return income_worth(game, seat, colony, int(game.colony_track[colony]) + argument, desk.now)
    if kind == Do.BUILD:
        return build_worth(game, seat, argument, desk.now)
    if kind == Do.UP or kind == Do.DOWN:
        step = 1 if kind == Do.UP else -1
        return step * income_worth(game, seat, argument, int(game.colony_track[argument]) + step, desk.now)
    return float(NOT_MINE)


@compiled
def put_table(game: Game, desk: Desk, n: int) -> int:
    n = put(desk, n, float(game.colonies), 1.0)
    n = put_all(desk, n, game.colony_in_play, 1.0)
    return put_all(desk, n, game.colony_track, 0.1)


@compiled
def put_seat(game: Game, seat: int, desk: Desk, n: int, share: float) -> int:
    for colony in range(N_COLONIES):
        mine = 0
        for slot in range(MAX_COLONIES):
            mine += 1 if game.colony_owner[colony, slot] == seat else 0
        n = put(desk, n, float(mine), share)
    n = put(desk, n, float(game.fleets[seat]), 0.5 * share)
    n = put(desk, n, float(game.trade_discount[seat]) + float(game.trade_steps[seat]), 0.5 * share)
    return put(desk, n, float(colonies_of(game, seat)), 0.2 * share)


HOOKS = {
    "row_worth": row_worth,
    "modifier_worth": modifier_worth,
    "action_worth": action_worth,
    "answer_worth": answer_worth,
    "put_table": put_table,
    "put_seat": put_seat,
}
