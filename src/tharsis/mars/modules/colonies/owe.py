"""Owing a choice: a function for each kind of frame, with the facts that it holds.

Written by `python -m scripts.records` from the module's `frames`.
"""

from __future__ import annotations

from tharsis.core.frames import push
from tharsis.core.jit import compiled
from tharsis.mars.modules.colonies.numbers import Ask
from tharsis.mars.record import Game


@compiled
def build(game: Game, seat: int, priority: int, card: int, again: int = 0) -> None:
    push(game, seat, priority, Ask.BUILD, card, again, 0, 0, 0, 0)


@compiled
def trade(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.TRADE, card, 0, 0, 0, 0, 0)


@compiled
def steps(game: Game, seat: int, priority: int, card: int, colony: int = 0, steps: int = 0) -> None:
    push(game, seat, priority, Ask.STEPS, card, colony, steps, 0, 0, 0)


@compiled
def track_up(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.TRACK_UP, card, 0, 0, 0, 0, 0)


@compiled
def track_down(game: Game, seat: int, priority: int, card: int, up: int = 0) -> None:
    push(game, seat, priority, Ask.TRACK_DOWN, card, up, 0, 0, 0, 0)


@compiled
def add_tile(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.ADD_TILE, card, 0, 0, 0, 0, 0)


@compiled
def drop_tile(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.DROP_TILE, card, 0, 0, 0, 0, 0)


@compiled
def bonuses(game: Game, seat: int, priority: int, card: int, colony: int = 0, whose: int = 0) -> None:
    push(game, seat, priority, Ask.BONUSES, card, colony, whose, 0, 0, 0)
