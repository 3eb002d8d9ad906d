"""Questions and events of Ares Expedition in words."""

from __future__ import annotations

from tharsis.ares.rules.asks import EVENTS, FRAMES, PRIVATE, Ask, Happened, Then
from tharsis.ares.state import STANDARD_ACTIONS, Phase
from tharsis.ares.tables import TABLES
from tharsis.cards.module import cube_kinds
from tharsis.cards.names import CARD, PARAMETERS, RESOURCES
from tharsis.core.describe import Describer, named

DESCRIBE = Describer(
    asks={ask: ask.name.lower() for ask in Ask},
    frames=FRAMES,
    happenings={kind: kind.name.lower() for kind in Happened},
    events=EVENTS,
    private=frozenset(kind.name.lower() for kind in PRIVATE),
    words={
        "card": named(TABLES.keys),
        "cause": named(TABLES.keys),
        "resource": named((*RESOURCES, CARD)),
        "then": named(tuple(then.name.lower() for then in Then)),
        "cube": named(cube_kinds()),
        "parameter": named(PARAMETERS),
        "standard": named(STANDARD_ACTIONS),
        "phase": named(tuple(phase.name.lower() for phase in Phase)),
        "converted": named(("plants", "heat")),
        "piece": named(("cube", "marker")),
    },
)
