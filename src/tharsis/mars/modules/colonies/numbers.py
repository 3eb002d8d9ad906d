"""The numbers of what Colonies adds."""

from __future__ import annotations

from enum import IntEnum

KEY = "colonies"


class Op(IntEnum):
    BUILD_COLONY = 100
    GAIN_FLEET = 101
    FREE_TRADE = 102
    COLONY_BONUSES = 103
    MOVE_TRACKS = 104
    ADD_COLONY_TILE = 105


class CountOf(IntEnum):
    OWN_COLONIES = 100
    ALL_COLONIES = 101
    CITIES_AND_COLONIES = 102


NEED_COLONIES = 100
COLONY_TRIGGER = 100
PER_COLONY = CountOf.ALL_COLONIES


class Modifier(IntEnum):
    TRADE_DISCOUNT = 100
    TRADE_STEPS = 101


class Ask(IntEnum):
    BUILD = 100
    TRADE = 101
    STEPS = 102
    TRACK_UP = 103
    TRACK_DOWN = 104
    ADD_TILE = 105
    DROP_TILE = 106
    BONUSES = 107


class Do(IntEnum):
    BUILD = 28
    TRADE = 29
    UP = 30
    DOWN = 31
    TILE = 32


class Happened(IntEnum):
    COLONY = 100
    TRADED = 101
    TRACK = 102
    FLEET = 103


THEN_TRADE = 100
"""A payment that sends a fleet."""
