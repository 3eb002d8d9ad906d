"""Milestones and awards as data: what is counted, said in a few words, and the number a milestone takes."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.cards.card import Card
from tharsis.cards.names import ACTIVE, AUTOMATED


@dataclass(frozen=True)
class Count:
    """Something that every player has a number of."""


@dataclass(frozen=True)
class Rating(Count):
    pass


@dataclass(frozen=True)
class Cities(Count):
    """Own cities, those beside the map included."""


@dataclass(frozen=True)
class Greeneries(Count):
    pass


@dataclass(frozen=True)
class Tiles(Count):
    """Own tiles of every kind, those beside the map included."""


@dataclass(frozen=True)
class TilesInBottomRows(Count):
    rows: int


@dataclass(frozen=True)
class TilesByOceans(Count):
    """Own tiles with at least one ocean beside them."""


@dataclass(frozen=True)
class Tags(Count):
    """Tags of these kinds together; those of events do not count."""

    tags: tuple[str, ...]


@dataclass(frozen=True)
class DifferentTags(Count):
    pass


@dataclass(frozen=True)
class Stock(Count):
    resources: tuple[str, ...]


@dataclass(frozen=True)
class Production(Count):
    resource: str


@dataclass(frozen=True)
class HighestProduction(Count):
    pass


@dataclass(frozen=True)
class ProductionsRaised(Count):
    """How many productions stand above where they started."""


@dataclass(frozen=True)
class Hand(Count):
    pass


@dataclass(frozen=True)
class Events(Count):
    pass


@dataclass(frozen=True)
class Cards(Count):
    """Project cards in play: of these kinds, of that printed cost or more, and with printed needs where that is asked."""

    kinds: tuple[str, ...]
    cost: int = 0
    has_needs: bool = False

    def has(self, card: Card) -> bool:
        return card.kind in self.kinds and card.cost >= self.cost and bool(card.needs or not self.has_needs)


@dataclass(frozen=True)
class Cubes(Count):
    """Resources on own cards, of this kind or of every one."""

    kind: str = ""


@dataclass(frozen=True)
class Goal:
    """A milestone with the number it takes, or an award without one."""

    key: str
    count: Count
    goal: int = 0


AUTOMATED_AND_ACTIVE = (AUTOMATED, ACTIVE)
