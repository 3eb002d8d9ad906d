"""What a seat may know, and dealing anew what it may not.

Unknown to a seat: the deck's order, the discard pile, other seats' hands, cards others look at, pass or have chosen in secret,
and the random generator. Played events lie face down but were played openly.
"""

from __future__ import annotations

from tharsis.core.events import MAX_EVENTS
from tharsis.core.frames import FRAME_WIDTH, MAX_FRAMES
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, DECK, DISCARD, EVENTS, HAND, NO_CARD, PACK, SEEN, TABLEAU, UNKNOWN
from tharsis.core.rng import below, random32
from tharsis.core.types import Game, Ints
from tharsis.mars.rules.asks import Happened
from tharsis.mars.state import N_CARDS, N_PROJECTS, SEATS, Phase


@compiled
def is_in(zone: int, base: int) -> bool:
    return base <= zone < base + SEATS


@compiled
def is_hidden(game: Game, card: int, seat: int) -> bool:
    """Whether the seat cannot know where this card lies. In set-up that includes corporations left in the box."""
    zone = int(game.zone[card])
    if is_in(zone, TABLEAU) or is_in(zone, EVENTS):
        return False
    if zone == BOX:
        return card >= N_PROJECTS and game.phase == Phase.SETUP
    if zone == HAND + seat or zone == SEEN + seat or zone == PACK + seat or zone == CHOSEN + seat:
        return False
    return zone == DECK or zone == DISCARD or is_in(zone, HAND) or is_in(zone, SEEN) or is_in(zone, PACK) or is_in(zone, CHOSEN)


@compiled
def hide_frames(game: Game, seat: int) -> None:
    """Others' secret choices are under way: only that they owe one is known."""
    if game.phase != Phase.SETUP and game.phase != Phase.RESEARCH and game.phase != Phase.DRAFT:
        return
    for other in range(game.players):
        if other != seat:
            for i in range(MAX_FRAMES):
                game.priority[other, i] = 0
                for field in range(FRAME_WIDTH):
                    game.frames[other, i, field] = 0
            game.depth[other] = min(1, game.depth[other])


@compiled
def hide_events(game: Game, seat: int) -> None:
    for i in range(MAX_EVENTS):
        row = game.events[i]
        if i >= game.event_count:
            for field in range(5):
                row[field] = 0
        elif row[1] != seat and (row[0] == Happened.DREW or row[0] == Happened.DISCARDED or row[0] == Happened.SEEN):
            row[2] = NO_CARD


@compiled
def hide(game: Game, seat: int) -> int:
    """Blank everything the seat may not know; seat −1 is a spectator."""
    for card in range(N_CARDS):
        if is_hidden(game, card, seat):
            game.zone[card] = UNKNOWN
        game.deck[card] = 0
    for i in range(4):
        game.rng[i] = 0
    game.scratch[0] = 0
    game.scratch[1] = 0
    hide_frames(game, seat)
    hide_events(game, seat)
    return 0


@compiled
def swap_hidden(game: Game, seat: int, first: int, last: int, rng: Ints, cards: Ints) -> None:
    """Shuffle the hidden cards of a range among the zones they lie in."""
    count = 0
    for card in range(first, last):
        if is_hidden(game, card, seat):
            cards[count] = card
            count += 1
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        zone = game.zone[cards[i]]
        game.zone[cards[i]] = game.zone[cards[j]]
        game.zone[cards[j]] = zone


@compiled
def redeal(game: Game, seat: int, rng: Ints, cards: Ints) -> int:
    """The same table to this seat, with the hidden cards dealt anew and fresh chance."""
    swap_hidden(game, seat, 0, N_PROJECTS, rng, cards)
    swap_hidden(game, seat, N_PROJECTS, N_CARDS, rng, cards)
    count = 0
    for card in range(N_PROJECTS):
        if game.zone[card] == DECK:
            j = below(rng, count + 1)
            game.deck[count] = game.deck[j]
            game.deck[j] = card
            count += 1
    for i in range(4):
        game.rng[i] = random32(rng)
    return count
