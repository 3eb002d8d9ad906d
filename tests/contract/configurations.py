"""Every configuration that random games must survive."""

from __future__ import annotations

from typing import Any

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
    {"players": players, "colonies": True, "draft": players % 2 == 0, "mixed_corporations": players == 3}
    for players in range(1, 6)
]

CONFIGURATIONS: list[tuple[str, dict[str, Any]]] = [("mars", setup) for setup in MARS + MARS_BEGINNERS + MARS_COLONIES]


def label(configuration: tuple[str, dict[str, Any]]) -> str:
    name, setup = configuration
    words = [f"{key}={value}" if key in ("players", "level") else key for key, value in setup.items() if value]
    return "-".join([name, *words])
