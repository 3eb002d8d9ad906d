"""The words that cards of Colonies add to the card language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tharsis.cards.names import ANYONE, OWN
from tharsis.cards.words import Count, Effect, Need, Ongoing, Points, Trigger


@dataclass(frozen=True, slots=True)
class Colonies(Count):
    whose: str = OWN


@dataclass(frozen=True, slots=True)
class CitiesAndColonies(Count):
    """Of all players, anywhere."""


@dataclass(frozen=True, slots=True)
class NeedColonies(Need):
    count: int


@dataclass(frozen=True, slots=True)
class AtMostColonies(Need):
    is_limit: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class BuildColony(Effect):
    is_repeated: ClassVar[bool] = True
    again: bool = False
    """Also where you already have one."""


@dataclass(frozen=True, slots=True)
class GainFleet(Effect):
    amount: int = 1


@dataclass(frozen=True, slots=True)
class FreeTrade(Effect):
    pass


@dataclass(frozen=True, slots=True)
class GainColonyBonuses(Effect):
    """The colony bonus of every own colony."""


@dataclass(frozen=True, slots=True)
class MoveTracks(Effect):
    """One colony's marker up a step and another's down a step."""

    is_alone: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class AddColonyTile(Effect):
    """Put a colony tile of the box into play."""


@dataclass(frozen=True, slots=True)
class ColonyBuilt(Trigger):
    by: str = ANYONE


@dataclass(frozen=True, slots=True)
class TradeDiscount(Ongoing):
    amount: int = 1


@dataclass(frozen=True, slots=True)
class TradeSteps(Ongoing):
    """Before trading you may move the marker up."""

    steps: int = 1


@dataclass(frozen=True, slots=True)
class PerColony(Points):
    """All colonies in play."""

    each: int
