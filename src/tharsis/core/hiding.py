"""Blanking what a seat may not know, and dealing it anew: the parts that are the same in both games."""

from __future__ import annotations

from tharsis.core.events import EVENT_WIDTH, MAX_EVENTS
from tharsis.core.frames import FRAME_WIDTH, MAX_FRAMES
from tharsis.core.jit import compiled
from tharsis.core.piles import DECK, NO_CARD
from tharsis.core.rng import below, random32
from tharsis.core.types import Game, Ints


@compiled
def hide_chance(game: Game) -> None:
    """The deck's order and the random generator."""
    for card in range(len(game.deck)):
        game.deck[card] = 0
    for i in range(4):
        game.rng[i] = 0
    game.scratch[0] = 0
    game.scratch[1] = 0


@compiled
def hide_choice(game: Game, seat: int) -> None:
    """Only that the seat owes a choice is known."""
    for i in range(MAX_FRAMES):
        game.priority[seat, i] = 0
        for field in range(FRAME_WIDTH):
            game.frames[seat, i, field] = 0
    game.depth[seat] = min(1, game.depth[seat])


@compiled
def hide_events(game: Game, seat: int, private: tuple[int, ...]) -> None:
    """Cards in rows of these kinds are for their own seat alone."""
    for i in range(MAX_EVENTS):
        row = game.events[i]
        if i >= game.event_count:
            for field in range(EVENT_WIDTH):
                row[field] = 0
        elif row[1] != seat and row[0] in private:
            row[2] = NO_CARD


@compiled
def swap_zones(game: Game, cards: Ints, count: int, rng: Ints) -> None:
    """Shuffle these cards among the zones they lie in."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        zone = game.zone[cards[i]]
        game.zone[cards[i]] = game.zone[cards[j]]
        game.zone[cards[j]] = zone


@compiled
def renew_chance(game: Game, rng: Ints) -> int:
    """A new order of the deck and a fresh generator; how many cards the deck has."""
    count = 0
    for card in range(len(game.zone)):
        if game.zone[card] == DECK:
            j = below(rng, count + 1)
            game.deck[count] = game.deck[j]
            game.deck[j] = card
            count += 1
    for i in range(4):
        game.rng[i] = random32(rng)
    return count
