"""Facts about the cards of Mars that values are computed from."""

from __future__ import annotations

import numpy as np

from tharsis.bots import facts
from tharsis.cards.compiler import tile as tile_number
from tharsis.cards.goals import (
    Cards,
    Count,
    Cubes,
    Greeneries,
    Production,
    Rating,
    Stock,
    Tags,
    Tiles,
    TilesByOceans,
    TilesInBottomRows,
)
from tharsis.cards.names import CITY, GREENERY, HEAT, OCEAN
from tharsis.cards.ops import EACH, OP, T_BY, T_KIND, T_TAGS, T_TILE, C, Of, Op, PointsKind, TriggerKind
from tharsis.core.types import Ints
from tharsis.mars.maps import ALL_AWARDS
from tharsis.mars.means import PAYER_WORTH, PAYERS
from tharsis.mars.state import N_PROJECTS, N_TAGS
from tharsis.mars.tables import IS_EVENT, POINTS, TABLES, TRIGGERS

TAG_SHARE = facts.tag_share(TABLES, N_PROJECTS)
TRIGGER_SPAN = facts.trigger_span(TABLES)
HAS_ENGINE = facts.has_engine(TABLES)
SPENDER = facts.spender(TABLES)
CUBE_POINTS = facts.cube_points(TABLES)
CUBE_MONEY: Ints = np.zeros(len(TABLES.cost))
"""M€ that a cube on the card is worth to whoever may spend it."""
for _card, _worth in zip(PAYERS, PAYER_WORTH, strict=True):
    CUBE_MONEY[_card] = 0.7 * _worth
for _card in range(len(TABLES.cost)):
    for _row in facts.action_rows(TABLES, _card):
        if _row[OP] == Op.EXCHANGE and _row[C] == Of.CUBES:
            CUBE_MONEY[_card] = float(_row[EACH])
EVENT_SHARE = float(IS_EVENT[:N_PROJECTS].mean())

OF_MODULES = 0.3
"""How often a trigger that a module adds answers in a generation."""
_TILES_A_GENERATION = {tile_number(CITY): 0.2, tile_number(GREENERY): 0.5, tile_number(OCEAN): 0.35}


def _answers(trigger: Ints) -> tuple[float, float]:
    """How often a trigger answers to its owner, for each card played and for each generation."""
    kind = trigger[T_KIND]
    if kind == TriggerKind.TAG:
        return sum(float(TAG_SHARE[i]) for i in range(N_TAGS) if trigger[T_TAGS] >> i & 1), 0.0
    if kind == TriggerKind.EVENT:
        return EVENT_SHARE * (0.5 if trigger[T_TAGS] else 1.0), 0.0
    if kind == TriggerKind.CARD_PAID:
        return 0.15, 0.0
    if kind == TriggerKind.TILE:
        return 0.0, _TILES_A_GENERATION.get(int(trigger[T_TILE]), 0.1)
    if kind == TriggerKind.RAISED:
        return 0.0, 0.6
    if kind == TriggerKind.NEW_TAG:
        return 0.15, 0.0
    return 0.0, 0.2 if kind in (TriggerKind.PROJECT_PAID, TriggerKind.METAL_SPACE) else OF_MODULES


ANSWERS: Ints = np.array([_answers(trigger) for trigger in TRIGGERS])
ANSWERS_ALL: Ints = np.array([trigger[T_BY] for trigger in TRIGGERS], np.int8)

SPREAD = {
    Rating: 5.0, Tiles: 2.0, Greeneries: 2.0, TilesInBottomRows: 2.0, TilesByOceans: 2.0, Tags: 2.0, Cards: 3.0, Cubes: 4.0,
    Production: 6.0, Stock: 6.0,
}  # fmt: skip
HEAT_SPREAD = 9.0


def _spread(count: Count) -> float:
    """By how much two players of an award usually differ."""
    return HEAT_SPREAD if count == Stock((HEAT,)) else SPREAD.get(type(count), 3.0)


AWARD_SPREAD: Ints = np.array([_spread(goal.count) for goal in ALL_AWARDS])

TAG_SCORERS: Ints = np.array([i for i in range(N_PROJECTS) if POINTS[i, 0] == PointsKind.PER_TAG], np.int16)
"""Cards with points for each tag of a kind."""
