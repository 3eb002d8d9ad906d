"""What all maps share: 61 spaces in nine rows, numbered row by row from 1, and the city spaces beside the map."""

from __future__ import annotations

import numpy as np

from tharsis.cards.names import GANYMEDE, PHOBOS
from tharsis.core.types import Ints
from tharsis.mars.modules import MODULES

ROW_LENGTHS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
NO_SPACE = 0
FIRST, LAST = 1, sum(ROW_LENGTHS)
BASE_SPOTS = (PHOBOS, GANYMEDE)
SPOTS = (
    *((name, "") for name in BASE_SPOTS),
    *((spot, module.key if module.is_optional else "") for module in MODULES for spot in module.spots),
)
"""Spaces beside the map, each with the setting it hangs on."""
BESIDE = {name: space for space, (name, _) in enumerate(SPOTS, LAST + 1)}
"""Spaces beside the map, each for one card: adjacent to nothing, without a bonus."""
N_SPACES = LAST + 1 + len(BESIDE)

LAND, OCEAN, RESERVED, OFF_MAP = range(4)


def _positions() -> dict[tuple[int, int], int]:
    """(row, doubled horizontal position) → space."""
    widest = max(ROW_LENGTHS)
    places = [(row, 2 * column + widest - length) for row, length in enumerate(ROW_LENGTHS) for column in range(length)]
    return {place: space for space, place in enumerate(places, FIRST)}


CLOCKWISE = ((-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1), (0, -2))
"""From the upper left neighbour on."""


def _neighbours() -> Ints:
    places = _positions()
    table = np.zeros((N_SPACES, len(CLOCKWISE)), np.int8)
    for (row, x), space in places.items():
        table[space] = [places.get((row + down, x + right), NO_SPACE) for down, right in CLOCKWISE]
    return table


POSITIONS: dict[int, tuple[int, int]] = {space: place for place, space in _positions().items()}
NEIGHBOURS: Ints = _neighbours()
FIRST_OF_ROW: Ints = np.array([FIRST + sum(ROW_LENGTHS[:row]) for row in range(len(ROW_LENGTHS))], np.int8)
"""The leftmost space of each row."""
NEXT_TO: Ints = np.array([sum(1 << int(each) for each in row if each != NO_SPACE) for row in NEIGHBOURS], np.int64)
"""The neighbours of each space as a set."""
ON_MAP = sum(1 << space for space in range(FIRST, LAST + 1))
