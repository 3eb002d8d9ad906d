"""Owing a choice: a function for each kind of frame, with the facts that it holds.

Written by `python -m scripts.records` from the module's `frames`.
"""

from __future__ import annotations

from tharsis.core.frames import push
from tharsis.core.jit import compiled
from tharsis.mars.modules.venus.numbers import Ask
from tharsis.mars.record import Game


@compiled
def repeat(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.REPEAT, card, 0, 0, 0, 0, 0)
