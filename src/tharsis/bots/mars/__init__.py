"""How programs think about Mars: compiled values of resources, cards, spaces and positions, and a search over them."""

from __future__ import annotations

from tharsis.bots.brains import Brain
from tharsis.bots.mars.desk import new_desk
from tharsis.bots.mars.engine import think
from tharsis.bots.mars.features import LAYOUT
from tharsis.bots.mars.lesson import SEARCHED
from tharsis.mars.record import Game


def is_worth_searching(game: Game, seat: int) -> bool:
    return int(game.frames[seat, game.depth[seat] - 1, 0]) in SEARCHED


BRAIN = Brain(think, new_desk, is_worth_searching, LAYOUT)

__all__ = ["BRAIN"]
