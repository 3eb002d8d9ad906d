"""The desk of a bot that thinks about Mars."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tharsis.bots.desk import Desk, desk_fields, look_fields
from tharsis.bots.mars.features import LAYOUT
from tharsis.bots.mars.scales import SCALE, WEIGHTS
from tharsis.bots.net import net_fields
from tharsis.bots.sampling import sample_fields
from tharsis.bots.weights import MARS
from tharsis.core.rng import new_rng
from tharsis.mars.size import SEATS
from tharsis.mars.state import GAME, N_CARDS

MAX_HAND = 96

DESK = np.dtype(
    [
        *desk_fields(GAME, WEIGHTS, SEATS),
        *look_fields(SEATS),
        *net_fields(LAYOUT),
        *sample_fields(LAYOUT, SEATS),
        ("now", SCALE),
        ("later", SCALE),
        ("gains", "f8", (MAX_HAND, 2)),
        ("parts", "i4", 8),
        ("known", "u1", N_CARDS),
        ("scene", GAME),
        ("minds", WEIGHTS, SEATS),
    ],
    align=True,
)
"""With the worth of things now and later, scratch for sorting a hand, a set-up laid out, and weights for each seat."""


def new_desk(weights: Mapping[str, float] = MARS, seed: int | str = 0) -> Desk:
    desk: Desk = np.zeros(1, DESK).view(np.recarray)[0]
    for name, value in weights.items():
        desk.weights[name] = value
    desk.rng[:] = new_rng(seed)
    return desk


__all__ = ["DESK", "MAX_HAND", "Desk", "new_desk"]
