"""Facts about the cards of Ares that values are computed from."""

from __future__ import annotations

import numpy as np

from tharsis.ares.state import N_PROJECTS, N_TAGS, Phase
from tharsis.ares.tables import COST, COSTLY, KIND, RED, TABLES, TRIGGERS
from tharsis.bots import facts
from tharsis.cards.ops import T_KIND, T_TAGS, T_TILE, TriggerKind
from tharsis.core.types import Ints

TAG_SHARE = facts.tag_share(TABLES, N_PROJECTS)
TRIGGER_SPAN = facts.trigger_span(TABLES)
HAS_ENGINE = facts.has_engine(TABLES)
SPENDER = facts.spender(TABLES)
CUBE_DISCOUNT = facts.cube_discount(TABLES)
CUBE_POINTS = facts.cube_points(TABLES)
COSTLY_SHARE = float((COST[:N_PROJECTS] >= COSTLY).mean())
EVENT_SHARE = float((KIND[:N_PROJECTS] == RED).mean())

RATES: Ints = np.array(
    [
        [0.0, 0.38, 0.32, 0.34, 0.52, 0.28],
        [0.0, 0.42, 0.30, 0.26, 0.52, 0.24],
        [0.0, 0.48, 0.40, 0.36, 0.62, 0.34],
        [0.0, 0.52, 0.48, 0.42, 0.70, 0.40],
    ]
)
"""How often each phase is played in a round, by the number of players."""

RATES_SUM: Ints = RATES.sum(axis=1)

assert RATES.shape[1] == Phase.RESEARCH + 1

_RAISED_A_ROUND = (0.5, 0.4, 0.25)
"""Steps of temperature, oxygen and oceans that a player makes in a round."""


def _answers(trigger: Ints) -> tuple[float, float]:
    """How often a trigger answers to its owner, for each card played and for each round."""
    kind = trigger[T_KIND]
    if kind == TriggerKind.TAG:
        return sum(float(TAG_SHARE[i]) for i in range(N_TAGS) if trigger[T_TAGS] >> i & 1), 0.0
    if kind == TriggerKind.EVENT:
        return EVENT_SHARE, 0.0
    if kind == TriggerKind.CARD_PLAYED:
        return 1.0, 0.0
    if kind == TriggerKind.RAISED:
        return 0.0, _RAISED_A_ROUND[trigger[T_TILE]]
    if kind == TriggerKind.STORE_GAINED:
        return 0.12, 0.0
    return 0.0, {TriggerKind.FOREST: 0.4, TriggerKind.ACTION_USED: 1.0, TriggerKind.RATING_RAISED: 0.4}[kind]


ANSWERS: Ints = np.array([_answers(trigger) for trigger in TRIGGERS])
