"""The numbers of what Venus Next adds."""

from __future__ import annotations

from enum import IntEnum

KEY = "venus"
VENUS = "venus"
"""The tag and the global parameter have one name."""
ASTEROID = "asteroid"
DAWN_CITY, LUNA_METROPOLIS, MAXWELL_BASE, STRATOPOLIS = "dawn_city", "luna_metropolis", "maxwell_base", "stratopolis"


class Op(IntEnum):
    REPEAT_ACTION = 110
    OPPONENTS_DRAW = 111


class Modifier(IntEnum):
    SHIFT_VENUS = 110
    MANUFACTURE = 111


class Ask(IntEnum):
    REPEAT = 40


class Do(IntEnum):
    REPEAT = 33
