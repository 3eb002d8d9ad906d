"""Dealing unknown cards to the places that are known to hold cards: the parts that are the same in both games."""

from __future__ import annotations

from collections.abc import Callable

from tharsis.bots.desk import Desk
from tharsis.core.jit import compiled
from tharsis.core.piles import DECK, DISCARD, HAND, UNKNOWN
from tharsis.core.rng import below
from tharsis.core.types import Game, Ints

HUNDRED = 100


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


def make_choose_hands(worth: Callable[..., float], get_ready: Callable[..., None], projects: int) -> Callable[..., None]:
    """`worth` is what a card in hand is worth to a seat for which the desk was got ready."""

    @compiled
    def choose_hands(game: Game, seat: int, desk: Desk) -> None:
        """Others keep what is good for them: a card dealt to a hand goes back to the deck where a better one lies there, as
        often as `choosy` says."""
        for other in range(game.players):
            if other == seat or game.hand_count[other] == 0 or game.deck_count == 0:
                continue
            get_ready(game, other, desk)
            count = 0
            for card in range(projects):
                if game.zone[card] == HAND + other and desk.seen.zone[card] == UNKNOWN:
                    desk.options[count] = card
                    count += 1
            for i in range(count):
                if below(desk.rng, HUNDRED) >= HUNDRED * desk.weights.choosy:
                    continue
                card, at = int(desk.options[i]), below(desk.rng, int(game.deck_count))
                rather = int(game.deck[at])
                if worth(game, other, rather, desk) > worth(game, other, card, desk):
                    game.zone[rather], game.zone[card] = game.zone[card], game.zone[rather]
                    game.deck[at] = card

    return choose_hands
