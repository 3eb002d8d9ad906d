"""The desk of a bot that thinks about Ares Expedition."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tharsis.ares.state import GAME, SEATS
from tharsis.bots.ares.features import LAYOUT
from tharsis.bots.ares.scales import SCALE, WEIGHTS
from tharsis.bots.desk import Desk, desk_fields, look_fields
from tharsis.bots.net import net_fields
from tharsis.bots.sampling import sample_fields
from tharsis.bots.weights import ARES, ARES_ALONE, ARES_BY_HAND, ARES_TOGETHER
from tharsis.core.rng import new_rng

MAX_HAND = 64
PLACE = np.dtype([("gain", "f8"), ("worth", "f8"), ("cost", "f8"), ("wait", "f8"), ("card", "i8")], align=True)
"""A card's place in a hand laid out by gain."""
OFFER = np.dtype([("loss", "f8"), ("card", "i8")], align=True)
"""What is lost when a card is sold."""

DESK = np.dtype(
    [
        *desk_fields(GAME, WEIGHTS, SEATS),
        *look_fields(SEATS),
        *net_fields(LAYOUT),
        *sample_fields(LAYOUT, SEATS),
        ("minds", WEIGHTS, SEATS),
        ("aims", WEIGHTS, 4),
        ("now", SCALE),
        ("later", SCALE),
        ("places", PLACE, MAX_HAND),
        ("offers", OFFER, MAX_HAND),
        ("on_offer", "i8"),
        ("parts", "i4", 8),
        ("spare", GAME),
    ],
    align=True,
)
"""With weights of seats, for games by scores alone, and of aims, the worth of things now and later, scratch for sorting a hand
by gain and for sale, and a game dealt for a choice without search."""


def new_desk(
    against: Mapping[str, float] = ARES,
    alone: Mapping[str, float] = ARES_ALONE,
    together: Mapping[str, float] = ARES_TOGETHER,
    by_hand: Mapping[str, float] = ARES_BY_HAND,
    seed: int | str = 0,
) -> Desk:
    desk: Desk = np.zeros(1, DESK).view(np.recarray)[0]
    for aim, weights in enumerate((against, alone, together, by_hand)):
        for name, value in weights.items():
            desk.aims[aim][name] = value
    desk.weights = desk.aims[0]
    desk.rng[:] = new_rng(seed)
    return desk


__all__ = ["DESK", "MAX_HAND", "Desk", "new_desk"]
