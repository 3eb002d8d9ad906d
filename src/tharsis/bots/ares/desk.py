"""The desk of a bot that thinks about Ares Expedition."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tharsis.ares.state import GAME
from tharsis.bots.race import Desk, desk_fields
from tharsis.bots.weights import ARES
from tharsis.core.rng import new_rng

WEIGHTS = np.dtype([(name, "f8") for name in ARES], align=True)

DESK = np.dtype(
    [*desk_fields(GAME, WEIGHTS), ("cards", "i4", 640), ("parts", "i4", 8), ("trial", GAME), ("spare", GAME)], align=True
)
"""With a game in which options are tried out, and one dealt for a choice without search."""


def new_desk(weights: Mapping[str, float] = ARES, seed: int | str = 0) -> Desk:
    desk: Desk = np.zeros(1, DESK).view(np.recarray)[0]
    for name, value in weights.items():
        desk.weights[name] = value
    desk.rng[:] = new_rng(seed)
    return desk


__all__ = ["DESK", "Desk", "new_desk"]
