"""The choices a seat can owe, the answers to them, and what the log can say."""

from __future__ import annotations

from enum import IntEnum

from tharsis.cards.module import numbers_of
from tharsis.core import events
from tharsis.core.describe import Facts
from tharsis.core.frames import ASK_KINDS
from tharsis.mars.board import N_SPACES
from tharsis.mars.modules import MODULES

OWN_ASK, OWN_DO, OWN = 32, 28, 100
"""Questions, options, and events and purposes of payments that modules add have numbers from here on, each module its own."""


class Ask(IntEnum):
    """Kinds of frame."""

    CORPORATION = 1
    START_HAND = 2
    DRAFT = 3
    BUY = 4
    TURN = 5
    PAY = 6
    PLACE = 7
    CLAIM = 8
    METAL = 9
    FLOOD = 10
    CUT = 11
    REMOVE = 12
    STEAL = 13
    REMOVE_CUBES = 14
    TAKE_CUBE = 15
    ADD_CUBES = 16
    ADD_TO_FILLED = 17
    LOOK = 18
    BUY_TOP = 19
    CHOOSE = 20
    AMOUNT = 21
    COPY = 22
    DISCARD = 23
    SELL = 24
    FINAL = 25
    LOSE_LATER = 26


FRAMES: dict[int, Facts] = {
    Ask.CORPORATION: (),
    Ask.START_HAND: ("money", "price", "kept"),
    Ask.DRAFT: (),
    Ask.BUY: ("bought",),
    Ask.TURN: ("taken",),
    Ask.PAY: ("price", "paying", "then", "_what", "_end"),
    Ask.PLACE: ("tile", "_where", "_nobody"),
    Ask.CLAIM: (),
    Ask.METAL: (),
    Ask.FLOOD: ("_tile", "amount"),
    Ask.CUT: ("resource", "amount"),
    Ask.REMOVE: ("resource", "amount", "_tag"),
    Ask.STEAL: ("resource", "amount", "_tag"),
    Ask.REMOVE_CUBES: ("cube", "amount"),
    Ask.TAKE_CUBE: ("cube", "_own", "_", "_start", "_end"),
    Ask.ADD_CUBES: ("cube", "amount", "_to", "_tag", "_played"),
    Ask.ADD_TO_FILLED: ("_cube", "amount"),
    Ask.LOOK: ("cards", "keep", "_", "_", "_drawn"),
    Ask.BUY_TOP: ("_", "_", "_", "_", "_drawn"),
    Ask.CHOOSE: ("_first", "branches", "_played"),
    Ask.AMOUNT: ("_of", "_kind"),
    Ask.COPY: (),
    Ask.DISCARD: ("cards", "_", "_", "_start", "_end"),
    Ask.SELL: ("sold",),
    Ask.FINAL: ("_order",),
    Ask.LOSE_LATER: ("resource", "amount"),
    **{ask: facts for module in MODULES for ask, facts in module.frames.items()},
}
"""What each kind of frame holds, in the order of its columns."""


# Lower is asked sooner.
PRIORITY_PAY = 0
PRIORITY_LOOK = 10
PRIORITY_AMOUNT = 15
PRIORITY_MODULE = 25
PRIORITY_PLACE = 30
PRIORITY_AFTER_PLACE = 32
PRIORITY_CHOOSE = 40
PRIORITY_ATTACK = 45
PRIORITY_ADD = 50
PRIORITY_COPY = 60
PRIORITY_TRIGGER = 65
PRIORITY_DISCARD = 70
PRIORITY_TURN = 100


class Do(IntEnum):
    """Kinds of option. An option's number is kind × 4096 + argument. Those of modules come after these and before DONE."""

    PLAY = 2
    USE = 3
    STANDARD = 4
    CONVERT = 5
    CLAIM = 6
    FUND = 7
    FIRST_ACTION = 8
    PAY = 9
    PLACE = 10
    MARK = 11
    TARGET = 12
    REMOVE = 13
    REMOVE_CUBES = 14
    TAKE = 15
    ADD = 16
    CHOOSE = 17
    KEEP = 18
    DISCARD = 19
    SELL = 20
    DRAFT = 21
    CORPORATION = 22
    AMOUNT = 23
    COPY = 24
    ORDER = 25
    NONE = 26
    METAL = 27
    # last, so that the first option of a list always does something
    DONE = 60
    PASS = 61


# how arguments made of two parts are packed
SPACES = N_SPACES
AMOUNTS = 64
CUBE_AMOUNTS = 8
RESOURCES = 256
PLANTS, HEAT = 0, 1


class Then(IntEnum):
    """What a payment is for."""

    PROGRAM = 0
    PLAY = 1
    PROJECT = 2
    MILESTONE = 3
    AWARD = 4
    CARDS = 5
    ACTION = 6
    SPACE = 8


class Happened(IntEnum):
    """Kinds of event."""

    GAINED = events.GAINED
    LOST = events.LOST
    PRODUCTION = events.PRODUCTION
    RATING = 4
    PARAMETER = 5
    TILE = 6
    CUBES = events.CUBES
    DREW = events.DREW
    DISCARDED = events.DISCARDED
    PLAYED = 10
    USED = 11
    PROJECT = 12
    MILESTONE = 13
    AWARD = 14
    PASSED = 15
    CORPORATION = 16
    BOUGHT = 17
    GENERATION = 18
    PHASE = 19
    PAID = 20
    CLAIMED_SPACE = 21
    REVEALED = 22
    CONVERTED = 23
    COPIED = 24
    SEEN = 29
    END = 30
    REMOVED_CUBES = events.REMOVED_CUBES


EVENTS: dict[int, Facts] = {
    Happened.GAINED: ("resource", "amount"),
    Happened.LOST: ("resource", "amount"),
    Happened.PRODUCTION: ("resource", "amount"),
    Happened.RATING: ("amount",),
    Happened.PARAMETER: ("parameter", "level"),
    Happened.TILE: ("tile", "space"),
    Happened.CUBES: ("card", "amount"),
    Happened.DREW: ("card",),
    Happened.DISCARDED: ("card",),
    Happened.PLAYED: ("card",),
    Happened.USED: ("card",),
    Happened.PROJECT: ("project",),
    Happened.MILESTONE: ("milestone",),
    Happened.AWARD: ("award",),
    Happened.PASSED: (),
    Happened.CORPORATION: ("card",),
    Happened.BOUGHT: ("cards", "price"),
    Happened.GENERATION: ("generation",),
    Happened.PHASE: ("phase",),
    Happened.PAID: ("resource", "amount"),
    Happened.CLAIMED_SPACE: ("space",),
    Happened.REVEALED: ("card",),
    Happened.CONVERTED: ("converted",),
    Happened.COPIED: ("card",),
    Happened.SEEN: ("card",),
    Happened.END: (),
    Happened.REMOVED_CUBES: ("card", "amount"),
    **{event: facts for module in MODULES for event, facts in module.tells.items()},
}
"""What each kind of event tells, in the order of its columns."""

PRIVATE = (Happened.DREW, Happened.DISCARDED, Happened.SEEN, *(kind for module in MODULES for kind in module.private))
"""Rows whose card only its own seat may know."""

ASK_NAMES = numbers_of("asks", Ask, MODULES, range(OWN_ASK, ASK_KINDS))
DO_NAMES = numbers_of("verbs", Do, MODULES, range(OWN_DO, Do.DONE))
EVENT_NAMES = numbers_of("events", Happened, MODULES, range(OWN, 1000))
"""Everything that can be asked, answered and told, with what modules add."""
