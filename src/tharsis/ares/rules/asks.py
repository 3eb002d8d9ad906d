"""The choices a seat can owe, the answers to them, and what the log can say."""

from __future__ import annotations

from enum import IntEnum

from tharsis.core import events


class Ask(IntEnum):
    """Kinds of frame."""

    CORPORATION = 1
    EXCHANGE = 2
    PLAN = 3
    NEUTRAL = 4
    DEVELOPMENT = 5
    CONSTRUCTION = 6
    ACTION = 7
    LIMIT = 8
    SUPPLY = 9
    SWAP = 10
    GIVE = 11
    MARKER = 12
    FREE_PLAY = 13
    DISCOUNT = 14
    SHORT = 15
    PAY = 16
    SELL = 17
    FLIP = 18
    ADD_CUBES = 19
    TAKE_CUBE = 20
    LOOK = 21
    CHOOSE = 22
    AMOUNT = 23
    DISCARD = 24
    REDRAW = 25
    EFFECT = 26
    """A lasting effect that was set off; it runs by itself when its time comes."""


# Lower is asked sooner.
PRIORITY_SALE = -1
PRIORITY_PAY = 0
PRIORITY_EFFECT = 5
PRIORITY_LOOK = 10
PRIORITY_AMOUNT = 15
PRIORITY_FLIP = 30
PRIORITY_CHOOSE = 40
PRIORITY_ADD = 50
PRIORITY_TRIGGER = 65
PRIORITY_DISCARD = 70
PRIORITY_FREE_PLAY = 80
PRIORITY_PHASE = 100


class Do(IntEnum):
    """Kinds of option. An option's number is kind × 4096 + argument."""

    PLAY = 2
    USE = 3
    STANDARD = 4
    CONVERT = 5
    DRAW = 6
    PHASE = 8
    PAY = 9
    FLIP = 10
    DISCOUNT = 11
    RAISE = 12
    PIECE = 13
    GIVE = 14
    TAKE = 15
    ADD = 16
    CHOOSE = 17
    KEEP = 18
    DISCARD = 19
    SELL = 20
    NEUTRAL = 21
    CORPORATION = 22
    AMOUNT = 23
    ORDER = 25
    # last, so that the first option of a list always does something: selling at will, then the ways out of a question
    SALE = 59
    NONE = 60
    DONE = 61


# how arguments made of two parts are packed
RESOURCES = 256
PLANTS, HEAT = 0, 1
CUBE, MARKER = 0, 1


class Then(IntEnum):
    """What a payment is for."""

    PROGRAM = 0
    PLAY = 1
    STANDARD = 2


class Happened(IntEnum):
    """Kinds of event."""

    GAINED = events.GAINED
    LOST = events.LOST
    PRODUCTION = events.PRODUCTION
    RATING = 4
    PARAMETER = 5
    OCEAN = 6
    CUBES = events.CUBES
    DREW = events.DREW
    DISCARDED = events.DISCARDED
    PLAYED = 10
    USED = 11
    STANDARD = 12
    FOREST = 13
    PLANNED = 14
    CHOSE = 15
    CORPORATION = 16
    SOLD = 17
    ROUND = 18
    PHASE = 19
    PAID = 20
    NEUTRAL = 21
    REVEALED = 22
    CONVERTED = 23
    PIECE = 24
    SWAPPED = 25
    MARKER = 26
    EXTRA_PLAY = 27
    FINISHED = 28
    SEEN = 29
    END = 30
    REMOVED_CUBES = events.REMOVED_CUBES


PRIVATE = (Happened.DREW, Happened.DISCARDED, Happened.SOLD, Happened.SWAPPED, Happened.SEEN)
"""Rows whose card only its own seat may know."""
