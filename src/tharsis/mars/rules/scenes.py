"""Setting scenes for tests."""

from __future__ import annotations

from tharsis.core.frames import pop
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD
from tharsis.mars.record import Game
from tharsis.mars.rules import owe
from tharsis.mars.rules.asks import PRIORITY_TURN
from tharsis.mars.state import Phase


@compiled
def begin_scene(game: Game, seat: int) -> None:
    """Whatever was owed is dropped, and a fresh turn of this seat begins."""
    for other in range(game.players):
        while game.depth[other] > 0:
            pop(game, other)
    game.phase = Phase.ACTION
    game.active = seat
    owe.turn(game, seat, PRIORITY_TURN, NO_CARD)
