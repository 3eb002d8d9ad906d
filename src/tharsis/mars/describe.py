"""Questions and events of Mars in words."""

from __future__ import annotations

from tharsis.cards.module import all_parameters, cube_kinds
from tharsis.cards.names import RESOURCES, TILES
from tharsis.core.describe import Describer, Word, named
from tharsis.core.piles import NO_CARD
from tharsis.mars.maps import AWARDS, MILESTONES
from tharsis.mars.means import PAYERS
from tharsis.mars.modules import MODULES
from tharsis.mars.rules.asks import ASK_NAMES, EVENT_NAMES, EVENTS, FRAMES, PRIVATE, Then
from tharsis.mars.rules.payment import PACK
from tharsis.mars.state import PHASE_NAMES
from tharsis.mars.tables import STANDARD_PROJECTS, TABLES

PAYING = (*RESOURCES, *(TABLES.keys[card] for card in PAYERS))
"""What can be paid with: resources, and cards whose cubes pay."""
_card = named(TABLES.keys)
_cause = named(tuple(cause for module in MODULES for cause in module.causes))


def cause(number: int) -> Word:
    """A card, or something of a module that events come of, such as a colony tile."""
    return _card(number) if number >= NO_CARD else _cause(NO_CARD - 1 - number)


DESCRIBE = Describer(
    asks=ASK_NAMES,
    frames=FRAMES,
    happenings=EVENT_NAMES,
    events=EVENTS,
    private=frozenset(EVENT_NAMES[kind] for kind in PRIVATE),
    words={
        "card": _card,
        "cause": cause,
        "resource": named(PAYING),
        "paying": lambda packed: PAYING[packed % PACK],
        "then": named(tuple(then.name.lower() for then in Then)),
        "tile": named(TILES, first=1),
        "cube": named(cube_kinds()),
        "parameter": named(all_parameters()),
        "project": named(STANDARD_PROJECTS),
        "milestone": named(MILESTONES),
        "award": named(AWARDS),
        "phase": PHASE_NAMES.get,
        "converted": named(("plants", "heat")),
        **{fact: named(names) for module in MODULES for fact, names in module.names.items()},
    },
)
