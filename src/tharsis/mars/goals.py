"""Milestones and awards as the rules read them: numbers for what is counted."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

import numpy as np

from tharsis.cards.compiler import cube, resource, tag_mask
from tharsis.cards.goals import (
    Cards,
    Cities,
    Count,
    Cubes,
    DifferentTags,
    Events,
    Goal,
    Greeneries,
    Hand,
    HighestProduction,
    Production,
    ProductionsRaised,
    Rating,
    Stock,
    Tags,
    Tiles,
    TilesByOceans,
    TilesInBottomRows,
)
from tharsis.core.types import Ints
from tharsis.mars.board import FIRST_OF_ROW
from tharsis.mars.cards import CARDS

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
    CUBES_OF_KIND = 17


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
        case Cubes(kind) if kind:
            return Counted.CUBES_OF_KIND, cube(kind)
    return PLAIN[type(count)], 0


def card_sets(goals: Iterable[Goal]) -> list[Cards]:
    return list(dict.fromkeys(goal.count for goal in goals if isinstance(goal.count, Cards)))


def compile_sets(sets: list[Cards]) -> Ints:
    """Which cards belong to each set."""
    return np.array([[each.has(card) for card in CARDS] for each in sets], np.int8).reshape(len(sets), len(CARDS))


def compile_goals(goals: Iterable[Goal], sets: list[Cards]) -> Ints:
    return np.array([(*counted(goal.count, sets), goal.goal) for goal in goals], np.int16)
