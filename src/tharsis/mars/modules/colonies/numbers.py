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
    BUILD = 32
    TRADE = 33
    STEPS = 34
    TRACK_UP = 35
    TRACK_DOWN = 36
    ADD_TILE = 37
    DROP_TILE = 38
    BONUSES = 39


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
