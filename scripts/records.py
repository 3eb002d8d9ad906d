"""Write down what follows from declarations, so that type checkers see it: `python -m scripts.records`.

The fields of each game's record follow from its dtype, and a function that owes each kind of choice from the facts that kind of
frame holds. A test compares the files with what they follow from.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from tharsis.ares.rules import asks as ares_asks
from tharsis.ares.state import GAME as ARES
from tharsis.core.describe import Facts
from tharsis.mars.modules import MODULES
from tharsis.mars.rules import asks as mars_asks
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


OWE_HEAD = '''"""Owing a choice: a function for each kind of frame, with the facts that it holds.

Written by `python -m scripts.records` from {declared}.
"""

from __future__ import annotations

{imports}
'''
OWE = """

@compiled
def {name}({parameters}) -> None:
    push(game, seat, priority, Ask.{kind}, card, {columns})
"""
IMPORTS = ("from tharsis.core.frames import push", "from tharsis.core.jit import compiled")
COLUMNS = 5
WIDTH = 128
BASE_OF_MARS = {int(ask): facts for ask, facts in mars_asks.FRAMES.items() if int(ask) < mars_asks.OWN_ASK}


def parameters_of(name: str, facts: list[str]) -> str:
    line = ", ".join(["game: Game, seat: int, priority: int, card: int", *(f"{fact}: int = 0" for fact in facts)])
    if len(f"def {name}({line}) -> None:") <= WIDTH:
        return line
    return f"\n    {line}\n" if 4 + len(line) <= WIDTH else "".join(f"\n    {each}," for each in line.split(", ")) + "\n"


def owing(game: str, asks: str, declared: str, names: Mapping[int, str], frames: Mapping[int, Facts]) -> str:
    """The functions for these kinds of frame. Columns without a name hold nothing; the others begin at 0."""
    imports = sorted([*IMPORTS, f"from tharsis.{game}.record import Game", f"from {asks} import Ask"])
    text = OWE_HEAD.format(imports="\n".join(imports), declared=declared)
    for kind, facts in frames.items():
        said = [fact.lstrip("_") for fact in facts]
        columns = [fact or "0" for fact in said] + ["0"] * (COLUMNS - len(said))
        text += OWE.format(
            name=names[kind].lower(),
            kind=names[kind].upper(),
            parameters=parameters_of(names[kind], [fact for fact in said if fact]),
            columns=", ".join(columns),
        )
    return text


def owe_files() -> dict[Path, str]:
    """Each file of functions that owe choices, and what stands in it."""
    ares = {int(ask): facts for ask, facts in ares_asks.FRAMES.items()}
    names = {int(ask): ask.name for ask in ares_asks.Ask}
    rules = "rules/owe.py"
    files = {
        SOURCE / "mars" / rules: owing(
            "mars", "tharsis.mars.rules.asks", "`FRAMES` in `asks.py`", mars_asks.ASK_NAMES, BASE_OF_MARS
        ),
        SOURCE / "ares" / rules: owing("ares", "tharsis.ares.rules.asks", "`FRAMES` in `asks.py`", names, ares),
    }
    for module in MODULES:
        if module.frames:
            frames = {int(ask): facts for ask, facts in module.frames.items()}
            asks = f"tharsis.mars.modules.{module.key}.numbers"
            text = owing("mars", asks, "the module's `frames`", mars_asks.ASK_NAMES, frames)
            files[SOURCE / "mars" / "modules" / module.key / "owe.py"] = text
    return files


if __name__ == "__main__":
    for game in DTYPES:
        path_of(game).write_text(protocol_of(game))
    for path, text in owe_files().items():
        path.write_text(text)
