"""Stock, production, cubes and hands: what happens to them is the same in both games, and always leaves an event."""

from __future__ import annotations

from tharsis.core.events import CUBES, DISCARDED, DREW, GAINED, LOST, PRODUCTION, REMOVED_CUBES, emit
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, NO_CARD, discard, draw_card
from tharsis.core.types import Game


@compiled
def gain(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    if amount > 0:
        game.stock[seat, resource] += amount
        emit(game, GAINED, seat, resource, amount, cause)


@compiled
def lose(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    if amount > 0:
        game.stock[seat, resource] -= amount
        emit(game, LOST, seat, resource, amount, cause)


@compiled
def change_production(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    if amount != 0:
        game.production[seat, resource] += amount
        emit(game, PRODUCTION, seat, resource, amount, cause)


@compiled
def add_cubes(game: Game, seat: int, card: int, amount: int, cause: int) -> None:
    if amount > 0:
        game.cubes[card] += amount
        emit(game, CUBES, seat, card, amount, cause)


@compiled
def remove_cubes(game: Game, seat: int, card: int, amount: int, cause: int) -> None:
    if amount > 0:
        game.cubes[card] -= amount
        emit(game, REMOVED_CUBES, seat, card, amount, cause)


@compiled
def draw(game: Game, seat: int, amount: int, cause: int) -> None:
    """Draw cards into hand without paying (M101)."""
    for _ in range(amount):
        card = draw_card(game, HAND + seat)
        if card == NO_CARD:
            return
        game.hand_count[seat] += 1
        emit(game, DREW, seat, card, 0, cause)


@compiled
def discard_from_hand(game: Game, seat: int, card: int, cause: int) -> None:
    """Without M€: such a card is not sold (A099)."""
    discard(game, card)
    game.hand_count[seat] -= 1
    emit(game, DISCARDED, seat, card, 0, cause)
