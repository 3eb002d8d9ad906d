"""The rules of the tiny module: dust is counted, and each brings heat."""

from __future__ import annotations

from tests.core.moons import RAISE_DUST
from tharsis.cards.ops import OP
from tharsis.core.stock import gain
from tharsis.core.types import Game
from tharsis.mars.state import Res
from tharsis.mars.tables import ROWS


def run_row(game: Game, seat: int, card: int, at: int, n: int, played: int) -> bool:
    if ROWS[at, OP] != RAISE_DUST:
        return False
    game.dust[seat] = n
    gain(game, seat, Res.HEAT, 3 * n, card)
    return True


HOOKS = {"run_row": run_row}
