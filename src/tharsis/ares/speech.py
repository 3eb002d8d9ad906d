"""The words that have a rule in Ares Expedition."""

from __future__ import annotations

from tharsis.cards.compiler import Speech
from tharsis.cards.ops import CountOf, Modifier, NeedKind, Op, PointsKind, TriggerKind

_SHARED = (
    Op.GAIN, Op.LOSE, Op.GAIN_PRODUCTION, Op.RAISE, Op.GAIN_RATING, Op.ADD_CUBES, Op.DRAW, Op.LOOK, Op.DISCARD, Op.EITHER,
    Op.IF_TAGS, Op.NEXT_CARD, Op.EXCHANGE, Op.SPEND, Op.SPEND_CUBES, Op.SPEND_OWN_CUBE, Op.PAY,
)  # fmt: skip

SPEECH = Speech(
    game="ares",
    ops=frozenset((*_SHARED, *(op for op in Op if op >= Op.SPEND_RATING))),
    counts=frozenset((CountOf.OWN_TAGS, CountOf.FORESTS, CountOf.STORE)),
    needs=frozenset(
        (NeedKind.AT_LEAST, NeedKind.AT_MOST, NeedKind.TAGS, *(kind for kind in NeedKind if kind > NeedKind.CUBES))
    ),
    triggers=frozenset(
        (TriggerKind.TAG, TriggerKind.EVENT, *(kind for kind in TriggerKind if kind >= TriggerKind.CARD_PLAYED))
    ),
    modifiers=frozenset(
        (
            Modifier.DISCOUNT,
            Modifier.METAL_VALUE,
            Modifier.HEAT_AS_MONEY,
            *(kind for kind in Modifier if kind >= Modifier.COSTLY_DISCOUNT),
        )
    ),
    points=frozenset(
        (PointsKind.FIXED, PointsKind.PER_CUBE, PointsKind.PER_TAG, *(k for k in PointsKind if k >= PointsKind.PER_FOREST))
    ),
)
