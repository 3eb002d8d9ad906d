"""The words that have a rule in Mars."""

from __future__ import annotations

from tharsis.cards.compiler import Speech
from tharsis.cards.ops import CountOf, Modifier, NeedKind, Op, PointsKind, TriggerKind

SPEECH = Speech(
    game="mars",
    ops=frozenset(op for op in Op if op <= Op.SPECIAL),
    counts=frozenset(kind for kind in CountOf if kind <= CountOf.UNTAGGED_CARDS),
    needs=frozenset((*(kind for kind in NeedKind if kind <= NeedKind.CUBES), NeedKind.RATING)),
    triggers=frozenset((*(kind for kind in TriggerKind if kind <= TriggerKind.NEW_TAG), TriggerKind.RAISED)),
    modifiers=frozenset((*(kind for kind in Modifier if kind <= Modifier.FLOATERS_AS_HEAT), Modifier.CUBES_PAY)),
    points=frozenset(kind for kind in PointsKind if kind <= PointsKind.IF_CUBES),
)
