"""What a seat may know, and dealing anew what it may not.

Unknown to a seat: the deck's order, the discard pile, other seats' hands, cards others look at, pass or have chosen in secret,
and the random generator. Played events lie face down but were played openly.
"""

from __future__ import annotations

from tharsis.core.dispatch import NOT_MINE
from tharsis.core.hiding import hide_chance, hide_choice, hide_events, renew_chance, swap_zones
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, DECK, DISCARD, EVENTS, HAND, PACK, SEEN, TABLEAU, UNKNOWN
from tharsis.core.types import Ints
from tharsis.mars.cards import SPANS
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import PRIVATE
from tharsis.mars.size import SEATS
from tharsis.mars.state import END_CORPORATIONS, N_CARDS, N_PROJECTS, Phase

SECRETS = tuple(int(kind) for kind in PRIVATE)


@compiled
def is_in(zone: int, base: int) -> bool:
    return base <= zone < base + SEATS


@compiled
def is_hidden(game: Game, card: int, seat: int) -> bool:
    """Whether the seat cannot know where this card lies. In set-up that includes corporations left in the box."""
    if card >= END_CORPORATIONS:
        hidden = hooks.hides(game, card, seat)
        if hidden != NOT_MINE:
            return hidden != 0
    zone = int(game.zone[card])
    if is_in(zone, TABLEAU) or is_in(zone, EVENTS):
        return False
    if zone == BOX:
        return card >= N_PROJECTS and game.phase == Phase.SETUP
    if zone == HAND + seat or zone == SEEN + seat or zone == PACK + seat or zone == CHOSEN + seat:
        return False
    return zone == DECK or zone == DISCARD or is_in(zone, HAND) or is_in(zone, SEEN) or is_in(zone, PACK) or is_in(zone, CHOSEN)


@compiled
def is_secret_phase(game: Game) -> bool:
    """Others' secret choices are under way: only that they owe one is known."""
    return game.phase == Phase.SETUP or game.phase == Phase.RESEARCH or game.phase == Phase.DRAFT


@compiled
def hide(game: Game, seat: int) -> int:
    """Blank everything the seat may not know; seat −1 is a spectator."""
    for card in range(N_CARDS):
        if is_hidden(game, card, seat):
            game.zone[card] = UNKNOWN
    hide_chance(game)
    for other in range(game.players):
        if other != seat and is_secret_phase(game):
            hide_choice(game, other)
    hide_events(game, seat, SECRETS)
    hooks.hide(game, seat)
    return 0


@compiled
def swap_hidden(game: Game, seat: int, first: int, last: int, rng: Ints, cards: Ints) -> None:
    """Shuffle the hidden cards of a range among the zones they lie in."""
    count = 0
    for card in range(first, last):
        if is_hidden(game, card, seat):
            cards[count] = card
            count += 1
    swap_zones(game, cards, count, rng)


@compiled
def redeal(game: Game, seat: int, rng: Ints, cards: Ints) -> int:
    """The same table to this seat, with the hidden cards dealt anew and fresh chance."""
    for first, end in SPANS:
        swap_hidden(game, seat, first, end, rng, cards)
    hooks.redeal(game, seat, rng)
    return renew_chance(game, rng)
