"""How programs think about Mars: compiled values of resources, cards, spaces and positions, and a search over them."""

from __future__ import annotations

from tharsis.bots.brains import Brain
from tharsis.bots.mars.desk import new_desk
from tharsis.bots.mars.engine import think
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import Ask

SEARCHED = (Ask.TURN, Ask.CORPORATION, Ask.START_HAND, Ask.BUY, Ask.DRAFT, Ask.PLACE)


def is_worth_searching(game: Game, seat: int) -> bool:
    return int(game.frames[seat, game.depth[seat] - 1, 0]) in SEARCHED


BRAIN = Brain(think, new_desk, is_worth_searching)

__all__ = ["BRAIN"]
