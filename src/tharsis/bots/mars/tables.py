"""Facts about cards that values are computed from, read off the card tables once."""

from __future__ import annotations

import numpy as np

from tharsis.cards.compiler import tile as tile_number
from tharsis.cards.names import CITY, GREENERY, OCEAN
from tharsis.cards.ops import OP, T_BY, T_CARD, T_KIND, T_TAGS, T_TILE, WHAT, N, Op, PointsKind, TriggerKind
from tharsis.core.types import Ints
from tharsis.mars.state import N_CARDS, N_PROJECTS, N_TAGS
from tharsis.mars.tables import ACTION, BRANCHES, IS_EVENT, MODIFIER_SPAN, POINTS, ROWS, TAG_COUNT, TRIGGERS

TAG_SHARE: Ints = np.append(TAG_COUNT[:N_PROJECTS].mean(axis=0), 1.0)
"""How many of a tag an average project card has; the last column is any card."""

EVENT_SHARE = float(IS_EVENT[:N_PROJECTS].mean())


def _trigger_span() -> Ints:
    span = np.zeros((N_CARDS, 2), np.int16)
    for card in range(N_CARDS):
        own = [i for i in range(len(TRIGGERS)) if TRIGGERS[i, T_CARD] == card]
        if own:
            span[card] = own[0], own[-1] + 1
    return span


TRIGGER_SPAN: Ints = _trigger_span()

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
    if kind == TriggerKind.NEW_TAG:
        return 0.15, 0.0
    return 0.0, {TriggerKind.PROJECT_PAID: 0.2, TriggerKind.METAL_SPACE: 0.2, TriggerKind.COLONY: 0.3}[kind]


ANSWERS: Ints = np.array([_answers(trigger) for trigger in TRIGGERS])
ANSWERS_ALL: Ints = np.array([trigger[T_BY] for trigger in TRIGGERS], np.int8)

HAS_ENGINE: Ints = np.array(
    [
        ACTION[i, 0] < ACTION[i, 1] or TRIGGER_SPAN[i, 0] < TRIGGER_SPAN[i, 1] or MODIFIER_SPAN[i, 0] < MODIFIER_SPAN[i, 1]
        for i in range(N_CARDS)
    ],
    np.int8,
)
"""Cards that go on giving after they are played."""


def _spender(card: int) -> tuple[int, int, int]:
    """Rows that follow 'spend cubes from here' in an action or trigger, and how many cubes they take."""
    spans = [tuple(ACTION[card])]
    for start, end in list(spans):
        for row in ROWS[start:end]:
            if row[OP] == Op.EITHER:
                spans += [tuple(BRANCHES[branch]) for branch in range(row[WHAT], row[WHAT] + row[N])]
    for start, end in spans:
        if start < end and ROWS[start, OP] == Op.SPEND_CUBES:
            return start + 1, end, max(1, int(ROWS[start, N]))
    return 0, 0, 1


SPENDER: Ints = np.array([_spender(i) for i in range(N_CARDS)], np.int16)


def _cube_points(card: int) -> float:
    kind, _, each, points = POINTS[card]
    return float(points / each) if kind == PointsKind.PER_CUBE else 0.0


CUBE_POINTS: Ints = np.array([_cube_points(i) for i in range(N_CARDS)])

TAG_SCORERS: Ints = np.array([i for i in range(N_PROJECTS) if POINTS[i, 0] == PointsKind.PER_TAG], np.int16)
"""Cards with points for each tag of a kind."""
