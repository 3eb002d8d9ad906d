"""Which games are learned from: every set-up that people play, the usual ones more often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

Setup = dict[str, Any]
Chance = np.random.Generator

MARS_PLAYERS = ((2, 0.46), (3, 0.16), (4, 0.14), (5, 0.12), (1, 0.12))
MARS_SWITCHES = {"draft": 0.4, "colonies": 0.4, "corporate_era": 0.93}
ARES_TABLES: tuple[tuple[Setup, float], ...] = (
    ({"players": 2}, 0.46),
    ({"players": 3}, 0.14),
    ({"players": 4}, 0.1),
    ({"players": 2, "coop": True}, 0.15),
    ({"players": 1, "level": "novice"}, 0.02),
    ({"players": 1, "level": "experienced"}, 0.03),
    ({"players": 1, "level": "expert"}, 0.1),
)
GATES: dict[str, tuple[Setup, ...]] = {
    "mars": ({"players": 2}, {"players": 2, "draft": True, "colonies": True}),
    "ares": ({"players": 2},),
}
"""What a candidate and a champion play against each other."""


def _drawn(choices: Sequence[tuple[Any, float]], chance: Chance) -> Any:
    shares = np.array([share for _, share in choices])
    return choices[int(chance.choice(len(choices), p=shares / shares.sum()))][0]


def draw_setup(game: str, chance: Chance) -> Setup:
    if game == "ares":
        return dict(_drawn(ARES_TABLES, chance))
    setup: Setup = {"players": _drawn(MARS_PLAYERS, chance)}
    for switch, share in MARS_SWITCHES.items():
        setup[switch] = bool(chance.random() < share)
    if setup["players"] == 1:
        setup["corporate_era"] = True
        setup["draft"] = False
    else:
        setup["first_player"] = int(chance.integers(setup["players"]))
    return setup
