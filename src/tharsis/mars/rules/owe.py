"""Owing a choice: a function for each kind of frame, with the facts that it holds.

Written by `python -m scripts.records` from `FRAMES` in `asks.py`.
"""

from __future__ import annotations

from tharsis.core.frames import push
from tharsis.core.jit import compiled
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import Ask


@compiled
def corporation(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.CORPORATION, card, 0, 0, 0, 0, 0)


@compiled
def start_hand(game: Game, seat: int, priority: int, card: int, money: int = 0, price: int = 0, kept: int = 0) -> None:
    push(game, seat, priority, Ask.START_HAND, card, money, price, kept, 0, 0)


@compiled
def draft(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.DRAFT, card, 0, 0, 0, 0, 0)


@compiled
def buy(game: Game, seat: int, priority: int, card: int, bought: int = 0) -> None:
    push(game, seat, priority, Ask.BUY, card, bought, 0, 0, 0, 0)


@compiled
def turn(game: Game, seat: int, priority: int, card: int, taken: int = 0) -> None:
    push(game, seat, priority, Ask.TURN, card, taken, 0, 0, 0, 0)


@compiled
def pay(
    game: Game, seat: int, priority: int, card: int, price: int = 0, paying: int = 0, then: int = 0, what: int = 0, end: int = 0
) -> None:
    push(game, seat, priority, Ask.PAY, card, price, paying, then, what, end)


@compiled
def place(game: Game, seat: int, priority: int, card: int, tile: int = 0, where: int = 0, nobody: int = 0) -> None:
    push(game, seat, priority, Ask.PLACE, card, tile, where, nobody, 0, 0)


@compiled
def claim(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.CLAIM, card, 0, 0, 0, 0, 0)


@compiled
def metal(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.METAL, card, 0, 0, 0, 0, 0)


@compiled
def flood(game: Game, seat: int, priority: int, card: int, tile: int = 0, amount: int = 0) -> None:
    push(game, seat, priority, Ask.FLOOD, card, tile, amount, 0, 0, 0)


@compiled
def cut(game: Game, seat: int, priority: int, card: int, resource: int = 0, amount: int = 0) -> None:
    push(game, seat, priority, Ask.CUT, card, resource, amount, 0, 0, 0)


@compiled
def remove(game: Game, seat: int, priority: int, card: int, resource: int = 0, amount: int = 0, tag: int = 0) -> None:
    push(game, seat, priority, Ask.REMOVE, card, resource, amount, tag, 0, 0)


@compiled
def steal(game: Game, seat: int, priority: int, card: int, resource: int = 0, amount: int = 0, tag: int = 0) -> None:
    push(game, seat, priority, Ask.STEAL, card, resource, amount, tag, 0, 0)


@compiled
def remove_cubes(game: Game, seat: int, priority: int, card: int, cube: int = 0, amount: int = 0) -> None:
    push(game, seat, priority, Ask.REMOVE_CUBES, card, cube, amount, 0, 0, 0)


@compiled
def take_cube(
    game: Game, seat: int, priority: int, card: int, cube: int = 0, own: int = 0, start: int = 0, end: int = 0
) -> None:
    push(game, seat, priority, Ask.TAKE_CUBE, card, cube, own, 0, start, end)


@compiled
def add_cubes(
    game: Game, seat: int, priority: int, card: int, cube: int = 0, amount: int = 0, to: int = 0, tag: int = 0, played: int = 0
) -> None:
    push(game, seat, priority, Ask.ADD_CUBES, card, cube, amount, to, tag, played)


@compiled
def add_to_filled(game: Game, seat: int, priority: int, card: int, cube: int = 0, amount: int = 0) -> None:
    push(game, seat, priority, Ask.ADD_TO_FILLED, card, cube, amount, 0, 0, 0)


@compiled
def look(game: Game, seat: int, priority: int, card: int, cards: int = 0, keep: int = 0, drawn: int = 0) -> None:
    push(game, seat, priority, Ask.LOOK, card, cards, keep, 0, 0, drawn)


@compiled
def buy_top(game: Game, seat: int, priority: int, card: int, drawn: int = 0) -> None:
    push(game, seat, priority, Ask.BUY_TOP, card, 0, 0, 0, 0, drawn)


@compiled
def choose(game: Game, seat: int, priority: int, card: int, first: int = 0, branches: int = 0, played: int = 0) -> None:
    push(game, seat, priority, Ask.CHOOSE, card, first, branches, played, 0, 0)


@compiled
def amount(game: Game, seat: int, priority: int, card: int, of: int = 0, kind: int = 0) -> None:
    push(game, seat, priority, Ask.AMOUNT, card, of, kind, 0, 0, 0)


@compiled
def copy(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.COPY, card, 0, 0, 0, 0, 0)


@compiled
def discard(game: Game, seat: int, priority: int, card: int, cards: int = 0, start: int = 0, end: int = 0) -> None:
    push(game, seat, priority, Ask.DISCARD, card, cards, 0, 0, start, end)


@compiled
def sell(game: Game, seat: int, priority: int, card: int, sold: int = 0) -> None:
    push(game, seat, priority, Ask.SELL, card, sold, 0, 0, 0, 0)


@compiled
def final(game: Game, seat: int, priority: int, card: int, order: int = 0) -> None:
    push(game, seat, priority, Ask.FINAL, card, order, 0, 0, 0, 0)


@compiled
def lose_later(game: Game, seat: int, priority: int, card: int, resource: int = 0, amount: int = 0) -> None:
    push(game, seat, priority, Ask.LOSE_LATER, card, resource, amount, 0, 0, 0)
