"""Colony tiles as compiled rules read them."""

from __future__ import annotations

import numpy as np

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.compiler import NOTHING, cube
from tharsis.cards.module import first_cause
from tharsis.cards.ops import OP, WHAT, B, N
from tharsis.cards.ops import Op as BaseOp
from tharsis.core.types import Ints
from tharsis.mars.cards import CARDS
from tharsis.mars.modules import MODULES
from tharsis.mars.modules.colonies.numbers import COLONY_TRIGGER, KEY, Op
from tharsis.mars.modules.colonies.tiles import N_COLONIES, STEPS, TILES
from tharsis.mars.tables import MODULE_PROGRAMS, ON_PLAY, ROWS, STANDARD_PROJECTS, triggers_of

_programs: Ints = np.array(MODULE_PROGRAMS[KEY], np.int16).reshape(N_COLONIES, STEPS + 2, 2)
COLONY_BUILD: Ints = np.ascontiguousarray(_programs[:, 0])
COLONY_INCOME: Ints = np.ascontiguousarray(_programs[:, 1:-1])
COLONY_BONUS: Ints = np.ascontiguousarray(_programs[:, -1])
COLONY_AWAITS: Ints = np.array([cube(tile.awaits) if tile.awaits else NOTHING for tile in TILES], np.int8)
"""The kind of cube some card must be able to hold before the tile wakes."""
COLONY_TRIGGERS = triggers_of(COLONY_TRIGGER)
FIRST_CAUSE = first_cause(KEY, MODULES)
BUILD_COLONY = STANDARD_PROJECTS.index("build_colony")


def _money_production(program: Ints) -> int:
    """M€ production that a program gives its owner."""
    rows = ROWS[program[0] : program[1]]
    return sum(int(row[N]) for row in rows if row[OP] == BaseOp.GAIN_PRODUCTION and n.RESOURCES[row[WHAT]] == n.MC)


def _builds_colony(card: int) -> int:
    """0 no, 1 where you have none yet, 2 anywhere."""
    return next((1 + int(row[B]) for row in ROWS[slice(*ON_PLAY[card])] if row[OP] == Op.BUILD_COLONY), 0)


COLONY_MONEY: Ints = np.array([_money_production(program) for program in COLONY_BUILD], np.int8)
"""M€ production for building on each tile."""
COLONY_DISCARDS: Ints = np.array([any(isinstance(word, w.DiscardCard) for word in tile.bonus) for tile in TILES], np.int8)
BUILDS_COLONY: Ints = np.array([_builds_colony(card) for card in range(len(CARDS))], np.int8)
