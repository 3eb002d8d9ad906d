"""Questions and events of Mars in words."""

from __future__ import annotations

from tharsis.cards.compiler import CUBE_KINDS, STANDARD_PROJECTS
from tharsis.cards.names import PARAMETERS, RESOURCES, TILES
from tharsis.core.describe import Describer, named
from tharsis.mars.maps import AWARDS, MILESTONES
from tharsis.mars.rules.asks import EVENTS, FRAMES, Ask, Happened, Then
from tharsis.mars.rules.payment import PACK
from tharsis.mars.state import COLONY_TILES, Phase
from tharsis.mars.tables import TABLES

DESCRIBE = Describer(
    asks=Ask,
    frames=FRAMES,
    happenings=Happened,
    events=EVENTS,
    words={
        "card": named(TABLES.keys),
        "resource": named(RESOURCES),
        "paying": lambda packed: RESOURCES[packed % PACK],
        "then": named(tuple(then.name.lower() for then in Then)),
        "tile": named(TILES, first=1),
        "cube": named(CUBE_KINDS),
        "colony": named(COLONY_TILES),
        "parameter": named(PARAMETERS),
        "project": named(STANDARD_PROJECTS),
        "milestone": named(MILESTONES),
        "award": named(AWARDS),
        "phase": named(tuple(phase.name.lower() for phase in Phase)),
        "converted": named(("plants", "heat")),
    },
)
