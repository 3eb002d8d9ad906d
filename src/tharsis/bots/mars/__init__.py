"""How programs think about Mars: compiled values of resources, cards, spaces and positions, and a search over them."""

from __future__ import annotations

from tharsis.bots.brains import Brain
from tharsis.bots.mars.desk import new_desk
from tharsis.bots.mars.engine import think
from tharsis.bots.mars.features import LAYOUT
from tharsis.bots.mars.lesson import SEARCHED
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import Ask

JUDGED = (int(Ask.CHOOSE), int(Ask.LOOK))
"""Choices that scores make badly and a net makes better: one of two effects, which of the cards drawn."""


def is_worth_searching(game: Game, seat: int) -> bool:
    return int(game.frames[seat, game.depth[seat] - 1, 0]) in SEARCHED


def is_worth_judging(game: Game, seat: int) -> bool:
    return int(game.frames[seat, game.depth[seat] - 1, 0]) in JUDGED


BRAIN = Brain(think, new_desk, is_worth_searching, LAYOUT, is_worth_judging)

__all__ = ["BRAIN"]
