"""Where the cards of a scene lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tharsis.core.game import BaseGame
from tharsis.core.piles import BOX, DECK, DISCARD, HAND
from tharsis.testing.refusals import unknown

PILE = 8


class Piles:
    """The deck, the discard pile and the hands of a game whose cards a test lays out."""

    def __init__(self, game: BaseGame) -> None:
        self.state: Any = game.state
        self.index = game.rules.cards

    def number(self, key: str) -> int:
        if key not in self.index:
            raise unknown("card", key, self.index)
        return self.index[key]

    def take(self, key: str) -> int:
        """Pick a card out of wherever it lies. What a card in front of somebody has done stays done."""
        state, card = self.state, self.number(key)
        zone = int(state.zone[card])
        pile, seat = zone - zone % PILE, zone % PILE
        if zone == DECK:
            deck = [int(other) for other in state.deck[: int(state.deck_count)] if other != card]
            state.deck[: len(deck)] = deck
            state.deck_count = len(deck)
        elif zone == DISCARD:
            state.discard_count -= 1
        elif pile == HAND:
            state.hand_count[seat] -= 1
        state.zone[card] = BOX
        return card

    def hold(self, seat: int, keys: Iterable[str]) -> None:
        """Exactly these cards are in the seat's hand; what it held before goes under the deck."""
        keys = list(keys)
        for key in keys:
            self.number(key)
        for card in [card for card in self.index.values() if self.state.zone[card] == HAND + seat]:
            self._put_under(card)
        for key in keys:
            self.state.zone[self.take(key)] = HAND + seat
        self.state.hand_count[seat] = len(keys)

    def _put_under(self, card: int) -> None:
        state = self.state
        count = int(state.deck_count)
        state.deck[1 : count + 1] = state.deck[:count].copy()
        state.deck[0], state.deck_count, state.zone[card] = card, count + 1, DECK

    def stack(self, keys: Iterable[str]) -> None:
        """These cards are drawn next, in this order."""
        for card in reversed([self.take(key) for key in keys]):
            self.state.zone[card] = DECK
            self.state.deck[int(self.state.deck_count)] = card
            self.state.deck_count += 1

    def discard(self, keys: Iterable[str]) -> None:
        for key in keys:
            self.state.zone[self.take(key)] = DISCARD
            self.state.discard_count += 1

    def empty_deck(self, zone: int, leave: int) -> None:
        """All of the deck but its last `leave` cards go to the discard pile or the box."""
        state = self.state
        moved = int(state.deck_count) - leave
        for card in state.deck[:moved].tolist():
            state.zone[card] = zone
        state.deck[:leave] = state.deck[moved : moved + leave].copy()
        state.deck_count = leave
        if zone == DISCARD:
            state.discard_count += moved

    def empty_discards(self) -> None:
        """The cards of the discard pile are out of the game."""
        self.state.zone[self.state.zone == DISCARD] = BOX
        self.state.discard_count = 0

    def keys_in(self, zone: int) -> list[str]:
        return [key for key, card in self.index.items() if self.state.zone[card] == zone]

    def drawn_next(self) -> list[str]:
        keys = {card: key for key, card in self.index.items()}
        return [keys[int(card)] for card in reversed(self.state.deck[: int(self.state.deck_count)])]
