"""The kit for card authors and other people's test suites: set a scene on a real game, play it, look.

    table = Table(mars, players=2)
    table.set(temperature=-10, oxygen=13)
    table.player(0, mc=10, hand=["birds"]).player(1, plant_production=3)
    table.play(0, "birds")
    assert table.player(1).production["plant"] == 1

A question that no answer was scripted for fails and names the options; so does an answer that nobody asked for.
A seat that can do nothing but pass does so by itself, and when all have passed production follows: give a seat a spare card
in hand where the scene must stand still after the move.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tharsis.testing import ares as ares_scenes
from tharsis.testing import mars as mars_scenes
from tharsis.testing.mars import Player, UnscriptedQuestion


class Table(mars_scenes.Table):
    """`Table(mars, …)` or `Table(ares, …)`: a scene of the game."""

    def __new__(cls, module: ModuleType | None = None, players: int = 2, **setup: Any) -> Any:
        if module is not None and module.__name__ == "tharsis.ares":
            return ares_scenes.Table(players=players, **setup)
        return super().__new__(cls)

    def __init__(self, module: ModuleType, players: int = 2, **setup: Any) -> None:
        super().__init__(players=players, **setup)


__all__ = ["Player", "Table", "UnscriptedQuestion"]
