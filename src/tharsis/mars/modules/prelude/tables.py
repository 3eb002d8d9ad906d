"""Cards of Prelude as compiled rules read them."""

from __future__ import annotations

import numpy as np

from tharsis.cards.names import WILD
from tharsis.cards.ops import OP, WHAT, N
from tharsis.cards.ops import Op as BaseOp
from tharsis.cards.words import Points
from tharsis.core.types import Ints
from tharsis.mars.cards import CARDS, span_of
from tharsis.mars.modules.prelude.numbers import KIND, POINTS_TRIGGER, Op
from tharsis.mars.modules.prelude.words import PlayNow
from tharsis.mars.tables import INDEX, ON_PLAY, ROWS, triggers_of

FIRST_PRELUDE, END_PRELUDES = span_of(KIND)
VALLEY_TRUST = INDEX["valley_trust"]
POINT_TRIGGERS = triggers_of(POINTS_TRIGGER)
WILD_TAGS: Ints = np.array([card.tags.count(WILD) for card in CARDS], np.int8)
PRINTS_POINTS: Ints = np.array([isinstance(card.vp, Points) or card.vp > 0 for card in CARDS], np.int8)
"""A fixed number that is not negative, or a count (P040)."""
MAY_BE_FORGONE: Ints = np.array(
    [any(isinstance(word, PlayNow) and word.discount for word in card.on_play) for card in CARDS], np.int8
)
"""Whether its owner may as well play nothing (P024)."""


def _play_now(card: int) -> int:
    return next((at for at in range(*ON_PLAY[card]) if ROWS[at, OP] == Op.PLAY_NOW), -1)


PLAY_NOW_ROW: Ints = np.array([_play_now(card) for card in range(len(CARDS))], np.int16)
"""The row that lets a project be played; −1 for none."""


def _amounts(card: int, op: int, what: int) -> int:
    return sum(int(row[N]) for row in ROWS[slice(*ON_PLAY[card])] if row[OP] == op and row[WHAT] == what)


PAYS: Ints = np.array([_amounts(card, BaseOp.PAY, 0) for card in range(len(CARDS))], np.int8)
"""M€ that a card says to pay when it is played."""
GAINED_FIRST: Ints = np.array(
    [[_amounts(card, BaseOp.GAIN_PRODUCTION, what) for what in range(6)] for card in range(len(CARDS))], np.int8
)
"""Production that a card gives."""
