"""From what a coach reckons to how often that is won: measured on games between champions, and on games of a champion against
bots of the level Medium (`benchmarks/calibrate.py`).

Search lets its own seat think and the others play by scores, so it overrates the seat that thinks. What it says is therefore
turned into what was true of such positions: by game, players and how well the others play a part of the logit, and a shift.
Lines of their own for each part of a game foretold held-out games no better.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

EQUALS, MEDIUM, WEAKER, MIXED = "equals", "medium", "weaker", "mixed"
"""Whom a seat plays against: those who play as well as the coach, bots of the level Medium, simple bots of which some are
weaker, and others, such as bots of the level Hard."""
NEXT = {WEAKER: MEDIUM, MIXED: EQUALS}
"""Games against these were not measured; whose line serves."""


class Line(NamedTuple):
    slope: float
    shift: float
    champion: int = 0
    """Whose games it was held against; what another says may be off otherwise."""


AS_IS = Line(1.0, 0.0)
LINES: dict[tuple[str, int, str], Line] = {
    ("mars", 2, EQUALS): Line(1.09, -0.13, 2),
    ("mars", 2, MEDIUM): Line(0.99, 2.3, 2),
    ("mars", 3, EQUALS): Line(0.91, -0.26, 2),
    ("ares", 2, EQUALS): Line(0.79, -0.1, 1),
    ("ares", 2, MEDIUM): Line(1.1, 1.63, 1),
    ("ares", 3, EQUALS): Line(0.94, -0.16, 1),
}
"""By game, players and rivals; a shared goal has a line of its own, under no players."""
SHARED = 0
LEAST = 0.005
"""Nothing is certain before the end."""


def logit(chance: float) -> float:
    chance = min(1 - LEAST, max(LEAST, chance))
    return math.log(chance / (1 - chance))


def is_measured(game: str, players: int, champion: int, rivals: str = EQUALS) -> bool:
    """Whether games like this were held against what this champion says of them."""
    return LINES.get((game, players, rivals), AS_IS).champion == champion != AS_IS.champion


def line_for(game: str, players: int, rivals: str = EQUALS) -> Line:
    """Where nothing was measured, that of the table that is next in size serves."""
    rivals = NEXT.get(rivals, rivals)
    known = sorted(
        count for name, count, who in LINES if (name, who) == (game, rivals) and (count == SHARED) == (players == SHARED)
    )
    return LINES[game, min(known, key=lambda count: (abs(count - players), count)), rivals] if known else AS_IS


def calibrated(game: str, chances: Sequence[float], seat: int, is_shared: bool, rivals: str = EQUALS) -> tuple[float, ...]:
    """Chances of everybody by a seat's reckoning that hold what they say; those of rivals add up to 1."""
    if chances[seat] in (0.0, 1.0):
        return tuple(chances)
    line = line_for(game, SHARED, EQUALS) if is_shared else line_for(game, len(chances), rivals)
    own = 1 / (1 + math.exp(-line.slope * logit(chances[seat]) - line.shift))
    if is_shared:
        return (own,) * len(chances)
    rest = 1 - chances[seat]
    return tuple(own if other == seat else chance * (1 - own) / rest for other, chance in enumerate(chances))
