"""A map as data.

Each space is written as its printed bonus: s steel, t titanium, p plant, h heat, c card, o ocean, . nothing; a number is what a
tile there costs in M€. ~ before it marks an ocean space, ^ a volcano and # a space kept for one card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tharsis.cards.goals import Goal
from tharsis.cards.names import CARD, HEAT, OCEAN, PLANT, RESOURCES, STEEL, TITANIUM
from tharsis.mars import board
from tharsis.mars.board import FIRST, ROW_LENGTHS

LETTERS = {"s": STEEL, "t": TITANIUM, "p": PLANT, "h": HEAT, "c": CARD, "o": OCEAN}
BONUSES = (*RESOURCES, CARD, OCEAN)
"""The columns of a space's bonus: resources in their order, then cards and oceans."""
MARKS = {"~": board.OCEAN, "#": board.RESERVED}


@dataclass(frozen=True)
class Map:
    key: str
    number: int
    """Its place in records and lists; saved games know it by that."""
    cells: str
    milestones: tuple[Goal, ...]
    awards: tuple[Goal, ...]
    names: Mapping[str, int] = field(default_factory=dict)
    """Named spaces; a space kept for a card bears the card's name."""

    def __post_init__(self) -> None:
        lengths = tuple(len(line.split()) for line in self.cells.splitlines() if line.strip())
        if lengths != ROW_LENGTHS:
            raise ValueError(f"the rows of {self.key} have {lengths} spaces, not {ROW_LENGTHS}")
        unknown = set("".join(self.spaces)) - {*LETTERS, *MARKS, *"^.0123456789"}
        if unknown:
            raise ValueError(f"{self.key}: {', '.join(sorted(unknown))} is no bonus of a space")

    @property
    def spaces(self) -> list[str]:
        """What is printed on each space, from the first."""
        return self.cells.split()

    def kind(self, cell: str) -> int:
        return MARKS.get(cell[0], board.LAND)

    def bonus(self, cell: str) -> list[int]:
        return [sum(LETTERS.get(letter) == name for letter in cell) for name in BONUSES]

    def price(self, cell: str) -> int:
        return int("".join(letter for letter in cell if letter.isdecimal()) or 0)

    def space(self, name: str) -> int:
        """The space kept for this card, NO_SPACE where the map has none."""
        space = self.names.get(name, board.NO_SPACE)
        return space if space and self.kind(self.spaces[space - FIRST]) == board.RESERVED else board.NO_SPACE
