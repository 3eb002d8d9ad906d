"""From what a coach reckons to how often that is won: measured on games between champions (`benchmarks/calibrate.py`).

Search lets its own seat think and the others play by scores, so it overrates the seat that thinks. What it says is therefore
turned into what was true of such positions: by game and players a part of the logit, and a shift. Lines of their own for each
part of a game foretold held-out games no better.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class Line(NamedTuple):
    slope: float
    shift: float


AS_IS = Line(1.0, 0.0)
LINES: dict[tuple[str, int], Line] = {
    ("mars", 2): Line(0.96, -0.41),
    ("mars", 3): Line(0.93, -0.49),
    ("ares", 2): Line(0.73, -0.20),
}
"""By game and players; a shared goal has a line of its own, under no players."""
CHAMPION = {("mars", 2): 0, ("mars", 3): 1, ("ares", 2): 0}
"""The newest champion whose games each line was held against; 0 where search plays otherwise since. What another says may be
off otherwise."""
SHARED = 0
LEAST = 0.005
"""Nothing is certain before the end."""


def logit(chance: float) -> float:
    chance = min(1 - LEAST, max(LEAST, chance))
    return math.log(chance / (1 - chance))


def is_measured(game: str, players: int, champion: int) -> bool:
    """Whether games of so many were held against what this champion says of them."""
    return CHAMPION.get((game, players)) == champion


def line_for(game: str, players: int) -> Line:
    """Where nothing was measured, that of the table that is next in size serves."""
    known = sorted(count for name, count in LINES if name == game and (count == SHARED) == (players == SHARED))
    return LINES[game, min(known, key=lambda count: (abs(count - players), count))] if known else AS_IS


def calibrated(game: str, chances: Sequence[float], seat: int, is_shared: bool) -> tuple[float, ...]:
    """Chances of everybody by a seat's reckoning that hold what they say; those of rivals add up to 1."""
    if chances[seat] in (0.0, 1.0):
        return tuple(chances)
    line = line_for(game, SHARED if is_shared else len(chances))
    own = 1 / (1 + math.exp(-line.slope * logit(chances[seat]) - line.shift))
    if is_shared:
        return (own,) * len(chances)
    rest = 1 - chances[seat]
    return tuple(own if other == seat else chance * (1 - own) / rest for other, chance in enumerate(chances))
