"""Write down, for type checkers, which fields the record of each game has: `python -m scripts.records`.

The fields are those of the record's dtype; a test compares the files with them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tharsis.ares.state import GAME as ARES
from tharsis.mars.state import GAME as MARS

SOURCE = Path(__file__).parents[1] / "src" / "tharsis"
DTYPES = {"mars": MARS, "ares": ARES}
NAMES = {"mars": "Mars", "ares": "Ares Expedition"}

HEAD = '''"""The fields of a game of {name}, for type checkers: `python -m scripts.records` writes them from the dtype."""

from __future__ import annotations

from typing import Protocol

from tharsis.core.types import Game as AnyGame
from tharsis.core.types import Ints


class Game(AnyGame, Protocol):
'''


def kind_of(field: np.dtype[Any]) -> str:
    return "Ints" if field.shape else "int"


def protocol_of(game: str) -> str:
    dtype = DTYPES[game]
    lines = [f"    {name}: {kind_of(dtype[name])}" for name in sorted(dtype.names or ()) if name != "spare"]
    return HEAD.format(name=NAMES[game]) + "\n".join(lines) + "\n"


def path_of(game: str) -> Path:
    return SOURCE / game / "record.py"


if __name__ == "__main__":
    for game in DTYPES:
        path_of(game).write_text(protocol_of(game))
