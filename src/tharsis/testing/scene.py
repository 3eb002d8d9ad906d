"""What scenes of both games share: cards taken from wherever they lie, and fields set by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tharsis.core.game import BaseGame
from tharsis.core.piles import BOX, DECK, DISCARD, HAND

S = TypeVar("S", bound="Scene")


class Scene:
    """A real game whose position a test arranges."""

    index: Mapping[str, int]
    """Card keys to cards."""

    def __init__(self, game: BaseGame) -> None:
        self.game = game
        self.state: Any = game.state

    def set(self: S, **fields: Any) -> S:
        """Fields of the record by name: generation, first, …"""
        for name, value in fields.items():
            self.state[name] = value
        return self

    def options(self, seat: int = 0) -> list[str]:
        return [str(option) for option in self.game.options(seat)]

    def _take(self, key: str) -> int:
        """Pick a card out of wherever it lies."""
        state, card = self.state, self.index[key]
        if state.zone[card] == DECK:
            deck = [int(other) for other in state.deck[: int(state.deck_count)] if other != card]
            state.deck[: len(deck)] = deck
            state.deck_count = len(deck)
        elif state.zone[card] == DISCARD:
            state.discard_count -= 1
        state.zone[card] = BOX
        return card

    def _hold(self, seat: int, keys: Sequence[str]) -> None:
        """Exactly these cards are in the seat's hand."""
        state = self.state
        for card in self.index.values():
            if state.zone[card] == HAND + seat:
                state.zone[card] = DISCARD
                state.discard_count += 1
        for key in keys:
            state.zone[self._take(key)] = HAND + seat
        state.hand_count[seat] = len(keys)

    def _stack(self, keys: Sequence[str]) -> None:
        """These cards are drawn next, in this order."""
        for key in keys:
            self._take(key)
        for key in reversed(keys):
            self.state.zone[self.index[key]] = DECK
            self.state.deck[int(self.state.deck_count)] = self.index[key]
            self.state.deck_count += 1

    def _cards(self, zone: int) -> list[str]:
        return [key for key, card in self.index.items() if self.state.zone[card] == zone]
