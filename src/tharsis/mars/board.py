"""The Tharsis map: 61 spaces numbered row by row from 1, and two city spaces beside the map.

Each space is written as its printed bonus: s steel, t titanium, p plant, c card, . nothing; ~ before it marks an ocean space,
^ a volcano and # the space kept for Noctis City.
"""

from __future__ import annotations

import numpy as np

from tharsis.core.types import Ints

MAP = """
            ss  ~ss   .   ~c   ~.
          .   ^s   .    .    .   ~cc
       ^c   .    .    .    .    .    s
    ^pt   p    p    p    pp   p    p   ~pp
 ^pp   pp  #pp  ~pp  ~pp  ~pp  pp   pp   pp
    p    pp   p    p    p   ~p   ~p   ~p
       .    .    .    .    .    p    .
         ss   .    c    c    .    t
            s    ss   .    .   ~tt
"""

LAND, OCEAN, RESERVED, OFF_MAP = range(4)
PHOBOS, GANYMEDE = 62, 63
N_SPACES = 64
FIRST, LAST = 1, 61
NO_SPACE = 0

# columns of a space's bonus
STEEL, TITANIUM, PLANT, CARD = range(4)
_LETTERS = "stpc"

NAMES = {"tharsis_tholus": 7, "ascraeus_mons": 12, "pavonis_mons": 19, "arsia_mons": 27, "noctis_city": 29,
         "phobos_space_haven": PHOBOS, "ganymede_colony": GANYMEDE}  # fmt: skip


def _rows() -> list[list[str]]:
    return [line.split() for line in MAP.strip("\n").splitlines()]


def _positions() -> dict[tuple[int, int], int]:
    """(row, doubled horizontal position) → space."""
    places = {}
    space = FIRST
    for row, cells in enumerate(_rows()):
        for column in range(len(cells)):
            places[row, 2 * column + 9 - len(cells)] = space
            space += 1
    return places


CLOCKWISE = ((-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1), (0, -2))
"""From the upper left neighbour on."""


def _neighbours() -> Ints:
    places = _positions()
    table = np.zeros((N_SPACES, 6), np.int8)
    for (row, x), space in places.items():
        table[space] = [places.get((row + down, x + right), NO_SPACE) for down, right in CLOCKWISE]
    return table


def _kinds() -> Ints:
    marks = {"~": OCEAN, "#": RESERVED}
    cells = [cell for row in _rows() for cell in row]
    return np.array([OFF_MAP, *(marks.get(cell[0], LAND) for cell in cells), OFF_MAP, OFF_MAP], np.int8)


def _bonuses() -> Ints:
    cells = ["", *(cell for row in _rows() for cell in row), "", ""]
    return np.array([[cell.count(letter) for letter in _LETTERS] for cell in cells], np.int8)


POSITIONS: dict[int, tuple[int, int]] = {space: place for place, space in _positions().items()}
NEIGHBOURS: Ints = _neighbours()
KIND: Ints = _kinds()
BONUS: Ints = _bonuses()
VOLCANIC: Ints = np.array([0, *("^" in cell for row in _rows() for cell in row), 0, 0], np.int8)
NOCTIS_CITY: int = NAMES["noctis_city"]
