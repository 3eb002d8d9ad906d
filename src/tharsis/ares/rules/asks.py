"""The choices a seat can owe, the answers to them, and what the log can say."""

from __future__ import annotations

from enum import IntEnum

from tharsis.core import events
from tharsis.core.describe import Facts


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


FRAMES: dict[Ask, Facts] = {
    Ask.CORPORATION: (),
    Ask.EXCHANGE: ("replaced",),
    Ask.PLAN: (),
    Ask.NEUTRAL: (),
    Ask.DEVELOPMENT: ("plays",),
    Ask.CONSTRUCTION: ("plays", "bonus"),
    Ask.ACTION: (),
    Ask.LIMIT: (),
    Ask.SUPPLY: (),
    Ask.SWAP: (),
    Ask.GIVE: (),
    Ask.MARKER: (),
    Ask.FREE_PLAY: ("cost",),
    Ask.DISCOUNT: ("price", "_used"),
    Ask.SHORT: ("price", "_reserve", "then", "_what", "_end"),
    Ask.PAY: ("price", "_reserve", "then", "_what", "_end"),
    Ask.SELL: (),
    Ask.FLIP: ("tokens",),
    Ask.ADD_CUBES: ("cube", "amount", "_to"),
    Ask.TAKE_CUBE: ("cube",),
    Ask.LOOK: ("cards", "keep", "_shown", "_", "_drawn"),
    Ask.CHOOSE: ("_first", "branches"),
    Ask.AMOUNT: ("_row",),
    Ask.DISCARD: ("cards",),
    Ask.REDRAW: ("cards", "_owed", "_drawn", "_tag"),
    Ask.EFFECT: ("_start", "_end", "times"),
}
"""What each kind of frame holds, in the order of its columns."""


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


EVENTS: dict[Happened, Facts] = {
    Happened.GAINED: ("resource", "amount"),
    Happened.LOST: ("resource", "amount"),
    Happened.PRODUCTION: ("resource", "amount"),
    Happened.RATING: ("amount",),
    Happened.PARAMETER: ("parameter", "level"),
    Happened.OCEAN: ("token", "_reward"),
    Happened.CUBES: ("card", "amount"),
    Happened.DREW: ("card",),
    Happened.DISCARDED: ("card",),
    Happened.PLAYED: ("card",),
    Happened.USED: ("card",),
    Happened.STANDARD: ("standard",),
    Happened.FOREST: ("amount",),
    Happened.PLANNED: (),
    Happened.CHOSE: ("phase",),
    Happened.CORPORATION: ("card",),
    Happened.SOLD: ("card", "price"),
    Happened.ROUND: ("round",),
    Happened.PHASE: ("phase",),
    Happened.PAID: ("resource", "amount"),
    Happened.NEUTRAL: ("phase",),
    Happened.REVEALED: ("card",),
    Happened.CONVERTED: ("converted", "times"),
    Happened.PIECE: ("piece",),
    Happened.SWAPPED: ("card",),
    Happened.MARKER: ("marker",),
    Happened.EXTRA_PLAY: ("plays",),
    Happened.FINISHED: (),
    Happened.SEEN: ("card",),
    Happened.END: (),
    Happened.REMOVED_CUBES: ("card", "amount"),
}
"""What each kind of event tells, in the order of its columns."""

PRIVATE = (Happened.DREW, Happened.DISCARDED, Happened.SOLD, Happened.SWAPPED, Happened.SEEN)
"""Rows whose card only its own seat may know."""
