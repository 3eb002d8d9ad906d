"""What the spaces of a map are called: by the printed name, else by row and place in the row, A1 to I5, as the map can show."""

from __future__ import annotations

from functools import lru_cache

from tharsis.mars.board import FIRST_OF_ROW, LAST, NEIGHBOURS, POSITIONS
from tharsis.mars.maps import NAMES
from tharsis.web.texts import Texts

ROWS = "ABCDEFGHI"
SPACE_NAMES = tuple({space: name for name, space in names.items()} for names in NAMES)
"""What is printed on the spaces of each map."""


def coordinates(space: int) -> str:
    """Empty for a space beside the map."""
    if space > LAST:
        return ""
    row, _ = POSITIONS[space]
    return f"{ROWS[row]}{space - int(FIRST_OF_ROW[row]) + 1}"


@lru_cache(maxsize=4096)
def place_name(place: int, space: int, t: Texts) -> str:
    """`Noctis City`, `E4, next to Noctis City` or `H2` on the map with this number."""
    names = SPACE_NAMES[place]
    if space in names:
        return t.name("space", names[space])
    beside = next((names[int(other)] for other in NEIGHBOURS[space] if int(other) in names), "")
    return t("event-beside", at=coordinates(space), name=t.name("space", beside)) if beside else coordinates(space)
