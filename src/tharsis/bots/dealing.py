"""Dealing unknown cards to the places that are known to hold cards: the parts that are the same in both games."""

from __future__ import annotations

from tharsis.core.jit import compiled
from tharsis.core.piles import DECK, DISCARD, UNKNOWN
from tharsis.core.rng import below
from tharsis.core.types import Game, Ints


@compiled
def list_unknown(game: Game, projects: int, cards: Ints, rng: Ints) -> int:
    """The unknown projects in random order."""
    count = 0
    for card in range(projects):
        if game.zone[card] == UNKNOWN:
            at = below(rng, count + 1)
            cards[count] = cards[at]
            cards[at] = card
            count += 1
    return count


@compiled
def give(game: Game, cards: Ints, left: int, count: int, zone: int) -> int:
    """Put so many of the unknown cards into a zone; what is left of them."""
    for _ in range(min(count, left)):
        left -= 1
        game.zone[cards[left]] = zone
    return left


@compiled
def fill_deck(game: Game, cards: Ints, left: int) -> None:
    """The discard pile, and all the rest as the deck."""
    left = give(game, cards, left, int(game.discard_count), DISCARD)
    game.deck_count = left
    for i in range(left):
        game.deck[i] = cards[i]
        game.zone[cards[i]] = DECK
