"""How programs think about Ares Expedition: the worth of positions, and a search over them."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import Ask
from tharsis.bots.ares.desk import new_desk
from tharsis.bots.ares.engine import think
from tharsis.bots.brains import Brain

SEARCHED = (Ask.CORPORATION, Ask.PLAN, Ask.DEVELOPMENT, Ask.CONSTRUCTION, Ask.ACTION, Ask.LOOK)


def is_worth_searching(game: Game, seat: int) -> bool:
    return int(game.frames[seat, game.depth[seat] - 1, 0]) in SEARCHED


BRAIN = Brain(think, new_desk, is_worth_searching)

__all__ = ["BRAIN"]
