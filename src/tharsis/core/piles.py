"""Cards lie in exactly one zone: `game.zone[card]`. The deck also has an order, drawn from its end.

A game's record has `zone`, `deck`, `deck_count`, `discard_count` and `hand_count`.
"""

from __future__ import annotations

import numpy as np

from tharsis.core.jit import COMPILED, compiled
from tharsis.core.rng import below
from tharsis.core.types import Game, Ints

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

WORD = 8
ONES = np.uint64(0x0101010101010101)
LOW_BITS = np.uint64(0x7F7F7F7F7F7F7F7F)
LOWEST, ONE_BYTE, TOP_BIT = np.uint64(1), np.uint64(8), np.uint64(7)


@compiled
def word_at(zones: Ints, card: int) -> np.uint64:
    """The zones of eight cards as one number."""
    part, word = zones[card : card + WORD], np.uint64(0)
    for i in range(WORD):
        word |= np.uint64(part[i]) << np.uint64(8 * i)
    return word


@compiled
def same_bytes(word: np.uint64, wanted: np.uint64) -> np.uint64:
    """The lowest bit of every byte in which two words are the same."""
    unlike = word ^ wanted
    return ~((unlike & LOW_BITS) + LOW_BITS | unlike | LOW_BITS) >> TOP_BIT


@compiled
def next_by_words(game: Game, zone: int, card: int) -> int:
    in_words, wanted = len(game.zone) - WORD, np.uint64(zone) * ONES
    while card <= in_words:
        here = same_bytes(word_at(game.zone, card), wanted)
        if here:
            while not here & LOWEST:
                here >>= ONE_BYTE
                card += 1
            return card
        card += WORD
    while card < len(game.zone):
        if game.zone[card] == zone:
            return card
        card += 1
    return NO_CARD


def next_by_bytes(game: Game, zone: int, card: int) -> int:
    return bytes(game.zone).find(zone, card)


next_in = next_by_words if COMPILED else next_by_bytes
"""The first card from this one on that lies in the zone, NO_CARD if none. Asked all the time, so eight are seen together."""


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
