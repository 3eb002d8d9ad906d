"""The record that is a game of Mars."""

from __future__ import annotations

from enum import IntEnum

from tharsis.cards.compiler import standard_projects
from tharsis.cards.module import all_tags, numbers_of
from tharsis.core.events import EVENT_WIDTH, MAX_EVENTS
from tharsis.core.frames import FRAME_WIDTH, MAX_FRAMES
from tharsis.core.records import record_dtype, with_names
from tharsis.mars.board import N_SPACES
from tharsis.mars.cards import CARDS, PROJECTS, SPANS
from tharsis.mars.maps import AWARDS, MILESTONES
from tharsis.mars.modules import MODULES
from tharsis.mars.size import SEATS
from tharsis.mars.tracks import N_TRACKS

RULES_VERSION = "mars/2"

NEUTRAL = 5
NOBODY = -1
N_CARDS = len(CARDS)
N_PROJECTS = len(PROJECTS)
FIRST_CORPORATION, END_CORPORATIONS = SPANS[1]
TAGS = all_tags("mars")
N_TAGS = len(TAGS)

MIN_MC_PRODUCTION = -5
START_RATING, SOLO_RATING, SOLO_GENERATIONS = 20, 14, 14
GREENERY_PRICE, HEAT_PRICE, OCEAN_BONUS = 8, 8, 2
MILESTONE_PRICE, MILESTONE_POINTS, MAX_MILESTONES = 8, 5, 3
AWARD_PRICES = (8, 14, 20)

N_STANDARD = len(standard_projects())


class Res(IntEnum):
    MC = 0
    STEEL = 1
    TITANIUM = 2
    PLANT = 3
    ENERGY = 4
    HEAT = 5


class Phase(IntEnum):
    SETUP = 0
    RESEARCH = 1
    DRAFT = 2
    ACTION = 3
    PRODUCTION = 4
    FINAL = 5
    END = 6
    SOLAR = 7


PHASE_NAMES = numbers_of("phases", Phase, MODULES, range(len(Phase), 32))


GAME = record_dtype(
    [
        ("rng", "i8", 4),
        ("reveals", "i4"),
        ("turns", "i4"),
        ("players", "i1"),
        *((setting.field or setting.key, "i1") for module in MODULES for setting in module.settings),
        ("draft", "i1"),
        ("mixed_corporations", "i1"),
        ("map", "i1"),
        ("phase", "i1"),
        ("generation", "i2"),
        ("first", "i1"),
        ("active", "i1"),
        ("over", "i1"),
        ("fault", "i1"),
        ("draft_round", "i1"),
        ("solar_step", "i1"),
        ("beginner", "i1", SEATS),
        ("level", "i2", N_TRACKS),
        ("stock", "i2", (SEATS, 6)),
        ("production", "i2", (SEATS, 6)),
        ("rating", "i2", SEATS),
        ("raised", "i1", SEATS),
        ("passed", "i1", SEATS),
        ("tags", "i2", (SEATS, N_TAGS)),
        ("events_played", "i2", SEATS),
        ("discount", "i2", (SEATS, N_TAGS + 1)),
        ("project_discount", "i2", (SEATS, N_STANDARD)),
        ("metal_value", "i2", (SEATS, 3)),
        ("shift", "i2", SEATS),
        ("next_shift", "i2", SEATS),
        ("next_discount", "i2", SEATS),
        ("greenery_price", "i2", SEATS),
        ("card_price", "i2", SEATS),
        ("heat_as_mc", "i1", SEATS),
        ("protected", "i1", SEATS),
        ("first_action", "i1", SEATS),
        ("corporation", "i2", SEATS),
        ("hand_count", "i2", SEATS),
        ("cities", "i2", SEATS + 1),
        ("cities_on_mars", "i2"),
        ("greeneries", "i2", SEATS + 1),
        ("tiles", "i2", SEATS + 1),
        ("zone", "u1", N_CARDS),
        ("used", "i1", N_CARDS),
        ("cubes", "i2", N_CARDS),
        ("deck", "i2", N_CARDS),
        ("deck_count", "i2"),
        ("discard_count", "i2"),
        ("tile", "i1", N_SPACES),
        ("owner", "i1", N_SPACES),
        ("claim", "i1", N_SPACES),
        ("tile_of", "i1", N_CARDS),
        ("metal_of", "i1", N_CARDS),
        ("milestone", "i1", len(MILESTONES)),
        ("award", "i1", len(AWARDS)),
        ("milestones_claimed", "i1"),
        ("awards_funded", "i1"),
        # what modules add
        *(field for module in MODULES for field in module.fields),
        # owed choices and what the last move did
        ("depth", "i1", SEATS),
        ("priority", "i1", (SEATS, MAX_FRAMES)),
        ("frames", "i2", (SEATS, MAX_FRAMES, FRAME_WIDTH)),
        ("scratch", "i4", 2),
        ("event_count", "i2"),
        ("events", "i2", (MAX_EVENTS, EVENT_WIDTH)),
    ]
)
RECORD = with_names(GAME)
