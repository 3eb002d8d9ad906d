"""Questions and events of Mars in words."""

from __future__ import annotations

from tharsis.cards.compiler import CUBE_KINDS, STANDARD_PROJECTS
from tharsis.cards.names import PARAMETERS, RESOURCES, TILES
from tharsis.core.describe import Describer, Word, named
from tharsis.core.piles import NO_CARD
from tharsis.mars.maps import AWARDS, MILESTONES
from tharsis.mars.rules.asks import EVENTS, FRAMES, PRIVATE, Ask, Happened, Then
from tharsis.mars.rules.payment import PACK
from tharsis.mars.state import COLONY_TILES, Phase
from tharsis.mars.tables import TABLES

_card, _colony = named(TABLES.keys), named(COLONY_TILES)


def cause(number: int) -> Word:
    """A card, or the colony tile whose source it is."""
    return _card(number) if number >= NO_CARD else _colony(NO_CARD - 1 - number)


DESCRIBE = Describer(
    asks=Ask,
    frames=FRAMES,
    happenings=Happened,
    events=EVENTS,
    private=frozenset(kind.name.lower() for kind in PRIVATE),
    words={
        "card": _card,
        "cause": cause,
        "resource": named(RESOURCES),
        "paying": lambda packed: RESOURCES[packed % PACK],
        "then": named(tuple(then.name.lower() for then in Then)),
        "tile": named(TILES, first=1),
        "cube": named(CUBE_KINDS),
        "colony": _colony,
        "parameter": named(PARAMETERS),
        "project": named(STANDARD_PROJECTS),
        "milestone": named(MILESTONES),
        "award": named(AWARDS),
        "phase": named(tuple(phase.name.lower() for phase in Phase)),
        "converted": named(("plants", "heat")),
    },
)
