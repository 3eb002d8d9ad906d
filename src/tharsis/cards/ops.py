"""Numbers for words: what a declaration becomes in the tables that compiled rules read."""

from __future__ import annotations

from enum import IntEnum

# columns of a program row
OP, WHAT, N, B, C, COUNT, COUNT_ARG, EACH = range(8)
ROW_WIDTH = 8

# columns of a trigger row
T_CARD, T_KIND, T_TAGS, T_BY, T_COST, T_TILE, T_WHERE, T_START, T_END, T_LATER = range(10)
TRIGGER_WIDTH = 10
"""T_LATER: not for the card itself, only for what is played after it. T_TILE holds what is raised or gained, too."""

# columns of a row of standing production and of a paid discount (Ares Expedition)
P_CARD, P_RESOURCE, P_AMOUNT, P_COUNT, P_COUNT_ARG, P_EACH = range(6)
PRODUCED_WIDTH = 6
D_CARD, D_AMOUNT, D_START, D_END = range(4)
PAID_DISCOUNT_WIDTH = 4


OWN = 100
"""Ops, counts, needs, triggers, modifiers and points that a module adds have numbers from here on, each module its own."""


class Op(IntEnum):
    GAIN = 1
    LOSE = 2
    GAIN_PRODUCTION = 3
    LOSE_PRODUCTION = 4
    CUT_PRODUCTION = 5
    RAISE = 6
    GAIN_RATING = 7
    PLACE = 8
    METAL_PRODUCTION = 9
    CLAIM_SPACE = 10
    FLOOD = 11
    REMOVE = 12
    STEAL = 13
    REMOVE_CUBES = 14
    ADD_CUBES = 15
    ADD_TO_FILLED = 16
    DRAW = 17
    LOOK = 18
    BUY_TOP = 19
    REVEAL_FOR_TAG = 20
    DISCARD = 21
    EITHER = 22
    IF_TAGS = 23
    NEXT_CARD = 24
    EXCHANGE = 25
    SPEND = 26
    SPEND_CUBES = 27
    SPEND_OWN_CUBE = 28
    TAKE_CUBE = 29
    PAY = 30
    IF_RATING_RAISED = 31
    REVEAL_UNTIL = 32
    SPECIAL = 38
    # Ares Expedition
    SPEND_RATING = 60
    FLIP_OCEAN = 61
    GAIN_FOREST = 62
    GAIN_STORE = 63
    LOOK_FOR_TAGS = 64
    REVEAL_TOP = 65
    REDRAW = 66
    EXTRA_PLAY = 67
    FREE_PLAY = 68
    IF_CHOSE = 69
    IF_ACTIVE = 70


class CountOf(IntEnum):
    OWN_TAGS = 1
    OPPONENTS_TAGS = 2
    ALL_TAGS = 3
    CITIES = 4
    CITIES_ON_MARS = 5
    EVENTS_PLAYED = 6
    CUBES_HERE = 7
    OWN_CUBES = 8
    TAGS_TOGETHER = 9
    UNTAGGED_CARDS = 12
    # Ares Expedition
    FORESTS = 13
    STORE = 14


class NeedKind(IntEnum):
    AT_LEAST = 1
    AT_MOST = 2
    TAGS = 3
    PRODUCTION = 4
    CITIES = 5
    OWN_CITIES = 6
    GREENERIES = 7
    CUBES = 10
    # Ares Expedition
    ZONE_AT_LEAST = 11
    ZONE_AT_MOST = 12
    RATING = 13


class TriggerKind(IntEnum):
    TAG = 1
    EVENT = 2
    CARD_PAID = 3
    PROJECT_PAID = 4
    TILE = 5
    METAL_SPACE = 6
    NEW_TAG = 7
    # Ares Expedition
    CARD_PLAYED = 9
    RAISED = 10
    FOREST = 11
    ACTION_USED = 12
    STORE_GAINED = 13
    RATING_RAISED = 14


class Modifier(IntEnum):
    DISCOUNT = 1
    METAL_VALUE = 2
    SHIFT = 3
    GREENERY_PRICE = 4
    HEAT_AS_MONEY = 5
    PROTECT_LIFE = 6
    KEEP_CUBES = 7
    PROJECT_DISCOUNT = 8
    CARD_PRICE = 9
    FLOATERS_AS_HEAT = 12
    CUBES_PAY = 20
    # Ares Expedition
    COSTLY_DISCOUNT = 13
    STANDARD_DISCOUNT = 14
    FOREST_PRICE = 15
    SHIFT_ZONES = 16
    RESEARCH = 17
    SELL_VALUE = 18


class PointsKind(IntEnum):
    FIXED = 0
    PER_CUBE = 1
    PER_TAG = 2
    PER_NEIGHBOUR = 3
    PER_CITY = 4
    IF_CUBES = 6
    # Ares Expedition
    PER_FOREST = 7
    PER_ACTIVE_CARD = 8
    PER_CARD = 9


class To(IntEnum):
    HERE = 0
    ANOTHER = 1
    ANY_OWN = 2
    PLAYED = 3


class Of(IntEnum):
    STOCK = 0
    PRODUCTION = 1
    CUBES = 2
