"""What a bot wants of the World Government."""

from __future__ import annotations

from tharsis.bots.mars.desk import Desk
from tharsis.bots.mars.scales import room_on
from tharsis.bots.net import put
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.jit import compiled
from tharsis.core.types import Ints
from tharsis.mars.modules.world_government.numbers import Ask
from tharsis.mars.record import Game
from tharsis.mars.state import Res
from tharsis.mars.tracks import ENDS_GAME, TEMPERATURE


@compiled
def lead(game: Game, seat: int) -> int:
    """Rating ahead of the best opponent."""
    best = 0
    for other in range(game.players):
        if other != seat:
            best = max(best, int(game.rating[other]))
    return int(game.rating[seat]) - best


@compiled
def answer_worth(game: Game, seat: int, ask: int, kind: int, argument: int, frame: Ints, desk: Desk) -> float:
    """Who leads wants the end nearer; a track that one's own heat climbs is left to it; alone the longest way comes first."""
    if ask != Ask.GOVERN:
        return float(NOT_MINE)
    worth = 0.1 * room_on(game, argument)
    if game.players == 1:
        return worth
    if ENDS_GAME[argument]:
        worth += 0.2 * lead(game, seat)
    if argument == TEMPERATURE:
        worth -= 0.3 * (int(game.production[seat, Res.HEAT]) + int(game.production[seat, Res.ENERGY]))
    return worth


@compiled
def put_table(game: Game, desk: Desk, n: int) -> int:
    return put(desk, n, float(game.world_government), 1.0)


HOOKS = {"answer_worth": answer_worth, "put_table": put_table}
