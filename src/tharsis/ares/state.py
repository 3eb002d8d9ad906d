"""The record that is a game of Ares Expedition."""

from __future__ import annotations

from enum import IntEnum

from tharsis.ares.cards import CARDS, PROJECTS
from tharsis.cards import names
from tharsis.core.events import EVENT_WIDTH, MAX_EVENTS
from tharsis.core.frames import FRAME_WIDTH, MAX_FRAMES
from tharsis.core.piles import EVENTS
from tharsis.core.records import record_dtype, with_names

RULES_VERSION = "ares/3"

SEATS = 4
N_CARDS = len(CARDS)
N_PROJECTS = len(PROJECTS)
N_TAGS = len(names.TAGS)
N_TRACKS = 7

MIN_TEMPERATURE, MAX_TEMPERATURE, MAX_OXYGEN, MAX_OCEANS = -30, 8, 14, 9
START_RATING, START_HAND, CORPORATIONS_DEALT = 5, 8, 2
HAND_LIMIT, SELL_VALUE = 10, 3
STEEL_VALUE, TITANIUM_VALUE = names.METAL_WORTH[names.STEEL], names.METAL_WORTH[names.TITANIUM]
FOREST_PLANTS, TEMPERATURE_HEAT = 8, 8
DEVELOPMENT_BONUS, PRODUCTION_BONUS = 3, 4
RESEARCH_DRAW, RESEARCH_KEEP = 2, 1
BONUS_DRAW, BONUS_KEEP = 3, 1

STANDARD_ACTIONS = ("forest", "temperature", "ocean")
STANDARD_COSTS = (20, 14, 15)
N_OCEANS = 9
OCEAN_REWARDS = ((0, 2, 0), (0, 2, 0), (4, 0, 0), (0, 0, 1), (0, 0, 1), (1, 0, 1), (0, 1, 1), (2, 1, 0), (1, 1, 0))
"""M€, plants and cards under the nine tokens."""

COOP_ROUNDS, COOP_POINTS, POOL_CUBES, POOL_MARKERS = 15, 80, 27, 3
SOLO_ROUNDS, SOLO_CYCLE, LAST_MARKER = 25, 5, 5
LEVELS = ("novice", "experienced", "expert")
LEVEL_STEPS = (2, 1, 0)

REVEALED = EVENTS
"""The zone of cards that lie face up on the table: being paid for, or being chosen from."""


class Res(IntEnum):
    """Columns of stock and production. Steel and titanium are stores: they stand among the productions."""

    MC = 0
    STEEL = 1
    TITANIUM = 2
    PLANT = 3
    HEAT = 5
    CARD = 6


class Phase(IntEnum):
    SETUP = 0
    DEVELOPMENT = 1
    CONSTRUCTION = 2
    ACTION = 3
    PRODUCTION = 4
    RESEARCH = 5
    PLANNING = 6
    SUPPLY = 7
    END_STEP = 8
    MARKER = 9
    END = 10


FIELDS: list[tuple[str, str] | tuple[str, str, int | tuple[int, ...]]] = [
    ("rng", "i8", 4),
    ("reveals", "i4"),
    ("turns", "i4"),
    ("players", "i1"),
    ("first_game", "i1"),
    ("exchange", "i1"),
    ("coop", "i1"),
    ("level", "i1"),
    ("phase", "i1"),
    ("rounds", "i2"),
    ("over", "i1"),
    ("fault", "i1"),
    ("temperature", "i2"),
    ("oxygen", "i2"),
    ("oceans", "i2"),
    ("at_start", "i2", 3),
    ("ocean_reward", "i1", N_OCEANS),
    ("ocean_flipped", "i1", N_OCEANS),
    ("last_ocean", "i1"),
    ("chosen", "i1", SEATS),
    ("previous", "i1", SEATS),
    ("neutral", "i1"),
    ("neutral_used", "i1", 6),
    ("marker", "i1"),
    ("pool_cubes", "i1"),
    ("pool_markers", "i1"),
    ("stock", "i2", (SEATS, 6)),
    ("production", "i2", (SEATS, N_TRACKS)),
    ("scaled", "i2", (SEATS, N_TRACKS)),
    ("rating", "i2", SEATS),
    ("raised", "i1", SEATS),
    ("forests", "i2", SEATS),
    ("tags", "i2", (SEATS, N_TAGS)),
    ("active_cards", "i2", SEATS),
    ("cards_played", "i2", SEATS),
    ("discount", "i2", (SEATS, N_TAGS + 1)),
    ("costly_discount", "i2", SEATS),
    ("standard_discount", "i2", SEATS),
    ("paid_discounts", "i1", SEATS),
    ("metal_value", "i2", (SEATS, 3)),
    ("shift", "i1", SEATS),
    ("next_shift", "i1", SEATS),
    ("next_discount", "i2", SEATS),
    ("forest_price", "i2", SEATS),
    ("sell_value", "i2", SEATS),
    ("heat_as_mc", "i1", SEATS),
    ("research_draw", "i1", SEATS),
    ("research_keep", "i1", SEATS),
    ("again", "i1", SEATS),
    ("corporation", "i2", SEATS),
    ("hand_count", "i2", SEATS),
    ("zone", "u1", N_CARDS),
    ("used", "i1", N_CARDS),
    ("cubes", "i2", N_CARDS),
    ("deck", "u1", N_CARDS),
    ("deck_count", "i2"),
    ("discard_count", "i2"),
    # owed choices and what the last move did
    ("asked", "i1", SEATS),
    ("depth", "i1", SEATS),
    ("priority", "i1", (SEATS, MAX_FRAMES)),
    ("frames", "i2", (SEATS, MAX_FRAMES, FRAME_WIDTH)),
    ("scratch", "i4", 2),
    ("event_count", "i2"),
    ("events", "i2", (MAX_EVENTS, EVENT_WIDTH)),
]

GAME = record_dtype(FIELDS)
RECORD = with_names(GAME)
