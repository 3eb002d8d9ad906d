"""Questions and events of Mars in words."""

from __future__ import annotations

from tharsis.cards.compiler import CUBE_KINDS
from tharsis.cards.names import PARAMETERS, RESOURCES, TILES
from tharsis.core.describe import Describer, named
from tharsis.mars.modules import MODULES
from tharsis.mars.rules.asks import ASK_NAMES, EVENT_NAMES, EVENTS, FRAMES, Then
from tharsis.mars.rules.payment import PACK
from tharsis.mars.state import AWARDS, MILESTONES, PHASE_NAMES
from tharsis.mars.tables import STANDARD_PROJECTS, TABLES

DESCRIBE = Describer(
    asks=ASK_NAMES,
    frames=FRAMES,
    happenings=EVENT_NAMES,
    events=EVENTS,
    words={
        "card": named(TABLES.keys),
        "resource": named(RESOURCES),
        "paying": lambda packed: RESOURCES[packed % PACK],
        "then": named(tuple(then.name.lower() for then in Then)),
        "tile": named(TILES, first=1),
        "cube": named(CUBE_KINDS),
        "parameter": named(PARAMETERS),
        "project": named(STANDARD_PROJECTS),
        "milestone": named(MILESTONES),
        "award": named(AWARDS),
        "phase": PHASE_NAMES.get,
        "converted": named(("plants", "heat")),
        **{fact: named(names) for module in MODULES for fact, names in module.names.items()},
    },
)
