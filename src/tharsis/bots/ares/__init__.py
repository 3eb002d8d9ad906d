"""How programs think about Ares Expedition: the worth of positions, and a search over them."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.bots.ares.desk import new_desk
from tharsis.bots.ares.engine import think
from tharsis.bots.ares.features import LAYOUT
from tharsis.bots.ares.lesson import SEARCHED
from tharsis.bots.brains import Brain


def is_worth_searching(game: Game, seat: int) -> bool:
    return int(game.frames[seat, game.depth[seat] - 1, 0]) in SEARCHED


BRAIN = Brain(think, new_desk, is_worth_searching, LAYOUT)

__all__ = ["BRAIN"]
