"""From what a coach reckons to how often that is won: measured on games between champions (`benchmarks/calibrate.py`).

Search lets its own seat think and the others play by scores, so it overrates the seat that thinks. What it says is therefore
turned into what was true of such positions: by game, players and generation or round a part of the logit, and a shift.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class Line(NamedTuple):
    since: int
    """From this generation or round on."""
    slope: float
    shift: float


AS_IS = (Line(0, 1.0, 0.0),)
LINES: dict[tuple[str, int], tuple[Line, ...]] = {
    ("mars", 2): (Line(0, 0.99, -0.34), Line(3, 1.0, -0.44), Line(5, 1.0, -0.41), Line(7, 0.91, -0.39), Line(9, 0.96, -0.45)),
    ("mars", 3): (Line(0, 0.81, -0.54), Line(3, 1.0, -0.4), Line(5, 1.0, -0.41), Line(7, 0.91, -0.42), Line(9, 0.9, -0.59)),
    ("ares", 2): (Line(0, 0.97, -0.09), Line(5, 0.78, -0.11), Line(10, 0.77, -0.31), Line(15, 0.7, -0.32)),
}
"""By game and players; a shared goal has lines of its own, under no players."""
SHARED = 0
LEAST = 0.005
"""Nothing is certain before the end."""


def logit(chance: float) -> float:
    chance = min(1 - LEAST, max(LEAST, chance))
    return math.log(chance / (1 - chance))


def lines_for(game: str, players: int) -> tuple[Line, ...]:
    """Where nothing was measured, those of the table that is next in size serve."""
    known = sorted(count for name, count in LINES if name == game and (count == SHARED) == (players == SHARED))
    if not known:
        return AS_IS
    return LINES[game, min(known, key=lambda count: (abs(count - players), count))]


def calibrated(game: str, moment: int, chances: Sequence[float], seat: int, is_shared: bool) -> tuple[float, ...]:
    """Chances of everybody by a seat's reckoning that hold what they say; those of rivals add up to 1."""
    if chances[seat] in (0.0, 1.0):
        return tuple(chances)
    line = [each for each in lines_for(game, SHARED if is_shared else len(chances)) if each.since <= moment][-1]
    own = 1 / (1 + math.exp(-line.slope * logit(chances[seat]) - line.shift))
    if is_shared:
        return (own,) * len(chances)
    rest = 1 - chances[seat]
    return tuple(own if other == seat else chance * (1 - own) / rest for other, chance in enumerate(chances))
