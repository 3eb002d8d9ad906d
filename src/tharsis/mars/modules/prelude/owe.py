"""Owing a choice: a function for each kind of frame, with the facts that it holds.

Written by `python -m scripts.records` from the module's `frames`.
"""

from __future__ import annotations

from tharsis.core.frames import push
from tharsis.core.jit import compiled
from tharsis.mars.modules.prelude.numbers import Ask
from tharsis.mars.record import Game


@compiled
def keep_preludes(game: Game, seat: int, priority: int, card: int, kept: int = 0) -> None:
    push(game, seat, priority, Ask.KEEP_PRELUDES, card, kept, 0, 0, 0, 0)


@compiled
def play_prelude(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.PLAY_PRELUDE, card, 0, 0, 0, 0, 0)


@compiled
def new_prelude(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.NEW_PRELUDE, card, 0, 0, 0, 0, 0)


@compiled
def play_now(game: Game, seat: int, priority: int, card: int, discount: int = 0, any_parameters: int = 0) -> None:
    push(game, seat, priority, Ask.PLAY_NOW, card, discount, any_parameters, 0, 0, 0)


@compiled
def free_award(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.FREE_AWARD, card, 0, 0, 0, 0, 0)


@compiled
def lowest_production(game: Game, seat: int, priority: int, card: int, amount: int = 0) -> None:
    push(game, seat, priority, Ask.LOWEST_PRODUCTION, card, amount, 0, 0, 0, 0)
