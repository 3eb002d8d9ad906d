"""The numbers of what Prelude adds."""

from __future__ import annotations

from enum import IntEnum

KEY = "prelude"
KIND = "prelude"
"""Of its own cards, which are neither projects nor corporations (P003)."""
WITHOUT_PRELUDES, RATING_GOAL = "without_preludes", "rating_goal"

DEALT, KEPT, LOOKED_AT = 4, 2, 3
FORGONE = 15
"""M€ for a prelude that cannot be carried out (P016)."""
GENERATIONS_SPARED = 2
GOAL_RATING = 63

PRELUDE_DECK, PRELUDE_DISCARD = 3, 4
"""Zones: the preludes are a deck of their own with a discard pile of its own."""


class Phase(IntEnum):
    PRELUDES = 8


class Op(IntEnum):
    PLAY_NOW = 140
    NEW_PRELUDE = 141
    FREE_AWARD = 142
    LOWEST_PRODUCTION = 143


POINTS_TRIGGER = 140


class Ask(IntEnum):
    KEEP_PRELUDES = 48
    PLAY_PRELUDE = 49
    NEW_PRELUDE = 50
    PLAY_NOW = 51
    FREE_AWARD = 52
    LOWEST_PRODUCTION = 53


class Do(IntEnum):
    GIVE_UP = 48
    RAISE = 49


class Happened(IntEnum):
    GAVE_UP = 140
