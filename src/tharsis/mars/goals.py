"""Milestones and awards as data: what is counted, said in a few words, and the number a milestone takes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from tharsis.cards import names as n
from tharsis.cards.card import Card
from tharsis.cards.compiler import resource, tag_mask
from tharsis.core.types import Ints
from tharsis.mars.board import FIRST_OF_ROW
from tharsis.mars.cards import CARDS


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
    """Resources of every kind on own cards."""


@dataclass(frozen=True)
class Goal:
    """A milestone with the number it takes, or an award without one."""

    key: str
    count: Count
    goal: int = 0


# --- numbers for words ------------------------------------------------------------------------------------------------


class Counted(IntEnum):
    RATING = 1
    CITIES = 2
    GREENERIES = 3
    TILES = 4
    TILES_IN_BOTTOM_ROWS = 5
    TILES_BY_OCEANS = 6
    TAGS = 7
    DIFFERENT_TAGS = 8
    STOCK = 9
    PRODUCTION = 10
    HIGHEST_PRODUCTION = 11
    PRODUCTIONS_RAISED = 12
    HAND = 13
    EVENTS = 14
    CARDS = 15
    CUBES = 16


WHAT_KIND, OF_WHAT, GOAL = range(3)
"""Columns of a goal's row."""

PLAIN: dict[type[Count], Counted] = {
    Rating: Counted.RATING, Cities: Counted.CITIES, Greeneries: Counted.GREENERIES, Tiles: Counted.TILES,
    TilesByOceans: Counted.TILES_BY_OCEANS, DifferentTags: Counted.DIFFERENT_TAGS,
    HighestProduction: Counted.HIGHEST_PRODUCTION, ProductionsRaised: Counted.PRODUCTIONS_RAISED,
    Hand: Counted.HAND, Events: Counted.EVENTS, Cubes: Counted.CUBES,
}  # fmt: skip


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def counted(count: Count, sets: list[Cards]) -> tuple[int, int]:
    """The kind of a count and its argument; a set of cards is its place in `sets`."""
    match count:
        case TilesInBottomRows(rows):
            return Counted.TILES_IN_BOTTOM_ROWS, int(FIRST_OF_ROW[-rows])
        case Tags(tags):
            return Counted.TAGS, tag_mask(tags)
        case Stock(resources):
            return Counted.STOCK, _bits(map(resource, resources))
        case Production(name):
            return Counted.PRODUCTION, resource(name)
        case Cards():
            return Counted.CARDS, sets.index(count)
    return PLAIN[type(count)], 0


def card_sets(goals: Iterable[Goal]) -> list[Cards]:
    return list(dict.fromkeys(goal.count for goal in goals if isinstance(goal.count, Cards)))


def compile_sets(sets: list[Cards]) -> Ints:
    """Which cards belong to each set."""
    return np.array([[each.has(card) for card in CARDS] for each in sets], np.int8).reshape(len(sets), len(CARDS))


def compile_goals(goals: Iterable[Goal], sets: list[Cards]) -> Ints:
    return np.array([(*counted(goal.count, sets), goal.goal) for goal in goals], np.int16)


AUTOMATED_AND_ACTIVE = (n.AUTOMATED, n.ACTIVE)
