"""Owing a choice: a function for each kind of frame, with the facts that it holds.

Written by `python -m scripts.records` from `FRAMES` in `asks.py`.
"""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import Ask
from tharsis.core.frames import push
from tharsis.core.jit import compiled


@compiled
def corporation(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.CORPORATION, card, 0, 0, 0, 0, 0)


@compiled
def exchange(game: Game, seat: int, priority: int, card: int, replaced: int = 0) -> None:
    push(game, seat, priority, Ask.EXCHANGE, card, replaced, 0, 0, 0, 0)


@compiled
def plan(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.PLAN, card, 0, 0, 0, 0, 0)


@compiled
def neutral(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.NEUTRAL, card, 0, 0, 0, 0, 0)


@compiled
def development(game: Game, seat: int, priority: int, card: int, plays: int = 0) -> None:
    push(game, seat, priority, Ask.DEVELOPMENT, card, plays, 0, 0, 0, 0)


@compiled
def construction(game: Game, seat: int, priority: int, card: int, plays: int = 0, bonus: int = 0) -> None:
    push(game, seat, priority, Ask.CONSTRUCTION, card, plays, bonus, 0, 0, 0)


@compiled
def action(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.ACTION, card, 0, 0, 0, 0, 0)


@compiled
def limit(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.LIMIT, card, 0, 0, 0, 0, 0)


@compiled
def supply(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.SUPPLY, card, 0, 0, 0, 0, 0)


@compiled
def swap(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.SWAP, card, 0, 0, 0, 0, 0)


@compiled
def give(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.GIVE, card, 0, 0, 0, 0, 0)


@compiled
def marker(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.MARKER, card, 0, 0, 0, 0, 0)


@compiled
def free_play(game: Game, seat: int, priority: int, card: int, cost: int = 0) -> None:
    push(game, seat, priority, Ask.FREE_PLAY, card, cost, 0, 0, 0, 0)


@compiled
def discount(game: Game, seat: int, priority: int, card: int, price: int = 0, used: int = 0) -> None:
    push(game, seat, priority, Ask.DISCOUNT, card, price, used, 0, 0, 0)


@compiled
def short(
    game: Game,
    seat: int,
    priority: int,
    card: int,
    price: int = 0,
    reserve: int = 0,
    then: int = 0,
    what: int = 0,
    end: int = 0,
) -> None:
    push(game, seat, priority, Ask.SHORT, card, price, reserve, then, what, end)


@compiled
def pay(
    game: Game,
    seat: int,
    priority: int,
    card: int,
    price: int = 0,
    reserve: int = 0,
    then: int = 0,
    what: int = 0,
    end: int = 0,
) -> None:
    push(game, seat, priority, Ask.PAY, card, price, reserve, then, what, end)


@compiled
def sell(game: Game, seat: int, priority: int, card: int) -> None:
    push(game, seat, priority, Ask.SELL, card, 0, 0, 0, 0, 0)


@compiled
def flip(game: Game, seat: int, priority: int, card: int, tokens: int = 0) -> None:
    push(game, seat, priority, Ask.FLIP, card, tokens, 0, 0, 0, 0)


@compiled
def add_cubes(game: Game, seat: int, priority: int, card: int, cube: int = 0, amount: int = 0, to: int = 0) -> None:
    push(game, seat, priority, Ask.ADD_CUBES, card, cube, amount, to, 0, 0)


@compiled
def take_cube(game: Game, seat: int, priority: int, card: int, cube: int = 0) -> None:
    push(game, seat, priority, Ask.TAKE_CUBE, card, cube, 0, 0, 0, 0)


@compiled
def look(
    game: Game, seat: int, priority: int, card: int, cards: int = 0, keep: int = 0, shown: int = 0, drawn: int = 0
) -> None:
    push(game, seat, priority, Ask.LOOK, card, cards, keep, shown, 0, drawn)


@compiled
def choose(game: Game, seat: int, priority: int, card: int, first: int = 0, branches: int = 0) -> None:
    push(game, seat, priority, Ask.CHOOSE, card, first, branches, 0, 0, 0)


@compiled
def amount(game: Game, seat: int, priority: int, card: int, row: int = 0) -> None:
    push(game, seat, priority, Ask.AMOUNT, card, row, 0, 0, 0, 0)


@compiled
def discard(game: Game, seat: int, priority: int, card: int, cards: int = 0) -> None:
    push(game, seat, priority, Ask.DISCARD, card, cards, 0, 0, 0, 0)


@compiled
def redraw(
    game: Game, seat: int, priority: int, card: int, cards: int = 0, owed: int = 0, drawn: int = 0, tag: int = 0
) -> None:
    push(game, seat, priority, Ask.REDRAW, card, cards, owed, drawn, tag, 0)


@compiled
def effect(game: Game, seat: int, priority: int, card: int, start: int = 0, end: int = 0, times: int = 0) -> None:
    push(game, seat, priority, Ask.EFFECT, card, start, end, times, 0, 0)
