"""What dust does: it is counted, and each cloud brings 3 heat."""

from __future__ import annotations

from tharsis.cards.ops import OP
from tharsis.core.jit import compiled
from tharsis.core.stock import gain
from tharsis.core.types import Game
from tharsis.mars.state import Res
from tharsis.mars.tables import ROWS
from tharsis_moons import DUST


@compiled
def run_row(game: Game, seat: int, card: int, at: int, n: int, played: int) -> bool:
    """Whether the row was ours; `n` is its amount."""
    if ROWS[at, OP] != DUST:
        return False
    game.dust[seat] += n
    gain(game, seat, Res.HEAT, 3 * n, card)
    return True


HOOKS = {"run_row": run_row}
