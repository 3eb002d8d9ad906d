"""Every configuration that random games must survive."""

from __future__ import annotations

from typing import Any

from tharsis.mars.maps import KEYS
from tharsis.mars.modules import EXPANSIONS

MARS: list[dict[str, Any]] = [
    {"players": players, "corporate_era": era, "draft": draft}
    for players in range(1, 6)
    for era in (True, False)
    for draft in (True, False)
    if players > 1 or era
]
MARS_BEGINNERS: list[dict[str, Any]] = [
    {"players": 3, "beginners": [0, 2]},
    {"players": 2, "corporate_era": False, "beginners": [0, 1]},
]
MARS_COLONIES: list[dict[str, Any]] = [
    {"players": players, "colonies": True, "map": key, "draft": players % 2 == 0, "mixed_corporations": players == 3}
    for key in KEYS
    for players in range(1, 6)
]
MARS_MAPS: list[dict[str, Any]] = [
    {"players": players, "map": key, "draft": players == 3, "corporate_era": players != 4}
    for key in KEYS[1:]
    for players in range(1, 6)
]
"""Maps other than that of the base game."""
MARS_PRELUDE: list[dict[str, Any]] = [
    *(
        {"players": players, "prelude": True, "map": key, "draft": players % 2 == 0, "mixed_corporations": players == 4}
        for key in KEYS
        for players in range(1, 6)
    ),
    {"players": 1, "prelude": True, "rating_goal": True},
    {"players": 5, "prelude": True, "without_preludes": True, "mixed_corporations": True},
    {"players": 3, "prelude": True, "corporate_era": False, "beginners": [1]},
]  # fmt: skip

MARS_VENUS: list[dict[str, Any]] = [
    {
        "players": players,
        "venus": True,
        "map": key,
        "world_government": players != 4,
        "draft": players == 2,
        "mixed_corporations": players == 3,
        "corporate_era": players != 5,
    }
    for key in KEYS
    for players in range(1, 6)
]
ALL_MODULES = tuple(module.key for module in EXPANSIONS)
MARS_ALL_MODULES: list[dict[str, Any]] = [
    {"players": players, "map": key, "draft": players in (3, 4), **dict.fromkeys(ALL_MODULES, True)}
    for key in KEYS
    for players in range(1, 6)
]
"""Everything there is, on every map."""

ARES: list[dict[str, Any]] = [
    *({"players": players, "exchange": players == 3} for players in (2, 3, 4)),
    {"players": 3, "first_game": True},
    {"players": 2, "coop": True},
    *({"players": 1, "level": level} for level in ("novice", "experienced", "expert")),
]

CONFIGURATIONS: list[tuple[str, dict[str, Any]]] = [
    *(
        ("mars", setup)
        for setup in MARS + MARS_BEGINNERS + MARS_COLONIES + MARS_MAPS + MARS_PRELUDE + MARS_VENUS + MARS_ALL_MODULES
    ),
    *(("ares", setup) for setup in ARES),
]


def label(configuration: tuple[str, dict[str, Any]]) -> str:
    name, setup = configuration
    words = [f"{key}={value}" if key in ("players", "level", "map") else key for key, value in setup.items() if value]
    return "-".join([name, *words])
