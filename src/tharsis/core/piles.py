"""Cards lie in exactly one zone: `game.zone[card]`. The deck also has an order, drawn from its end.

A game's record has `zone`, `deck`, `deck_count`, `discard_count` and `hand_count`.
"""

from __future__ import annotations

from tharsis.core.bits import TOGETHER, equal, lowest
from tharsis.core.jit import COMPILED, compiled
from tharsis.core.rng import below
from tharsis.core.types import Game

DECK = 0
DISCARD = 1
BOX = 2
HAND = 8
TABLEAU = 16
EVENTS = 24
SEEN = 32
PACK = 40
CHOSEN = 48
UNKNOWN = 255

NO_CARD = -1


@compiled
def cards_in(game: Game, zone: int, first: int) -> int:
    """Which of the 32 cards from the first on lie in the zone, as a set counted from the first. No game has fewer cards."""
    last = len(game.zone) - TOGETHER
    return equal(game.zone, first, zone) if first <= last else equal(game.zone, last, zone) >> first - last


@compiled
def next_by_sets(game: Game, zone: int, card: int) -> int:
    while card < len(game.zone):
        here = cards_in(game, zone, card)
        if here:
            return card + lowest(here)
        card += TOGETHER
    return NO_CARD


def next_by_bytes(game: Game, zone: int, card: int) -> int:
    return bytes(game.zone).find(zone, card)


next_in = next_by_sets if COMPILED else next_by_bytes
"""The first card from this one on that lies in the zone, NO_CARD if none. Asked all the time, so many are seen together."""


@compiled
def shuffle_zone_into_deck(game: Game, zone: int) -> None:
    """Every card of the zone becomes the deck, in random order."""
    count = 0
    for card in range(len(game.zone)):
        if game.zone[card] == zone:
            game.zone[card] = DECK
            game.deck[count] = card
            count += 1
    for i in range(count - 1, 0, -1):
        j = below(game.rng, i + 1)
        swap = game.deck[i]
        game.deck[i] = game.deck[j]
        game.deck[j] = swap
    game.deck_count = count


@compiled
def draw_card(game: Game, zone: int) -> int:
    """Move the top card of the deck to a zone. NO_CARD when deck and discard pile are both empty (M061)."""
    if game.deck_count == 0:
        if game.discard_count == 0:
            return NO_CARD
        shuffle_zone_into_deck(game, DISCARD)
        game.discard_count = 0
    game.deck_count -= 1
    card = int(game.deck[game.deck_count])
    game.zone[card] = zone
    game.reveals += 1
    return card


@compiled
def discard(game: Game, card: int) -> None:
    game.zone[card] = DISCARD
    game.discard_count += 1


@compiled
def discard_zone(game: Game, zone: int) -> int:
    count = 0
    for card in range(len(game.zone)):
        if game.zone[card] == zone:
            discard(game, card)
            count += 1
    return count
