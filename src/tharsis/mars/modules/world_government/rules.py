"""What the World Government does in the solar phase (V036 to V046)."""

from __future__ import annotations

from tharsis.cards.module import first_cause
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.frames import KIND, pop
from tharsis.core.jit import compiled
from tharsis.core.listing import put
from tharsis.core.piles import NO_CARD
from tharsis.core.types import Ints
from tharsis.mars.modules import MODULES
from tharsis.mars.modules.world_government import owe
from tharsis.mars.modules.world_government.numbers import KEY, Ask, Do
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import PRIORITY_TURN
from tharsis.mars.rules.parameters import owe_tile, raise_parameter
from tharsis.mars.rules.spaces import T_OCEAN, W_OCEAN
from tharsis.mars.state import NOBODY
from tharsis.mars.tracks import HIGH, N_TRACKS, OCEANS, is_track_in_game

GOVERNMENT = NO_CARD - 1 - first_cause(KEY, MODULES)
"""The cause of what it does."""


@compiled
def solar(game: Game) -> None:
    """The first player, whose marker has not moved yet, is asked (V038)."""
    owe.govern(game, int(game.first), PRIORITY_TURN, NO_CARD)


@compiled
def list_frame(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    """Every parameter that is not finished; once all are, nothing is asked (V039, V060)."""
    if frame[KIND] != Ask.GOVERN:
        return NOT_MINE
    n = 0
    for track in range(N_TRACKS):
        if game.level[track] < HIGH[track] and is_track_in_game(game, track):
            n = put(out, n, Do.GOVERN, track)
    return n


@compiled
def answer(game: Game, seat: int, ask: int, kind: int, argument: int) -> bool:
    """One step, or an ocean on a space of the first player's choice, that nobody gets anything for (V040)."""
    if ask != Ask.GOVERN:
        return False
    pop(game, seat)
    if argument == OCEANS:
        owe_tile(game, NOBODY, T_OCEAN, W_OCEAN, GOVERNMENT)
    else:
        raise_parameter(game, NOBODY, argument, 1, GOVERNMENT)
    return True


HOOKS = {"solar": solar, "list_frame": list_frame, "answer": answer}
