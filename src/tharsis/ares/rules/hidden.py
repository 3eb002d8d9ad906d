"""What a seat may know, and dealing anew what it may not.

Unknown to a seat: the deck's order, the discard pile, other seats' hands, cards others look at, offer or have chosen in
secret, their phase cards before the reveal, the rewards under the orange ocean tokens, and the random generator.
Cards revealed or being paid for lie face up.
"""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import PRIVATE
from tharsis.ares.state import N_CARDS, N_OCEANS, N_PROJECTS, REVEALED, SEATS, Phase
from tharsis.core.hiding import hide_chance, hide_choice, hide_events, renew_chance, swap_zones
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, HAND, PACK, SEEN, TABLEAU, UNKNOWN
from tharsis.core.rng import below
from tharsis.core.types import Ints

NOTHING = -1
SECRETS = tuple(int(kind) for kind in PRIVATE)


@compiled
def is_hidden(game: Game, card: int, seat: int) -> bool:
    """Whether the seat cannot know where this card lies. In set-up that includes corporations left in the box."""
    zone = int(game.zone[card])
    if zone == BOX:
        return card >= N_PROJECTS and game.phase == Phase.SETUP
    if TABLEAU <= zone < TABLEAU + SEATS or REVEALED <= zone < REVEALED + SEATS:
        return False
    return zone != HAND + seat and zone != SEEN + seat and zone != PACK + seat and zone != CHOSEN + seat


@compiled
def is_secret_phase(game: Game) -> bool:
    """Others choose in secret: only that they owe a choice is known."""
    return game.phase in (Phase.SETUP, Phase.PLANNING, Phase.RESEARCH)


@compiled
def hide(game: Game, seat: int) -> int:
    """Blank everything the seat may not know; seat −1 is a spectator."""
    for card in range(N_CARDS):
        if is_hidden(game, card, seat):
            game.zone[card] = UNKNOWN
    hide_chance(game)
    for token in range(N_OCEANS):
        if not game.ocean_flipped[token]:
            game.ocean_reward[token] = NOTHING
    for other in range(game.players):
        if other != seat and is_secret_phase(game):
            hide_choice(game, other)
            if game.phase == Phase.PLANNING:
                game.chosen[other] = 0
    hide_events(game, seat, SECRETS)
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
def swap_oceans(game: Game, rng: Ints) -> None:
    for token in range(N_OCEANS - 1, 0, -1):
        other = below(rng, token + 1)
        if not game.ocean_flipped[token] and not game.ocean_flipped[other]:
            reward = game.ocean_reward[token]
            game.ocean_reward[token] = game.ocean_reward[other]
            game.ocean_reward[other] = reward


@compiled
def replan(game: Game, seat: int, rng: Ints) -> None:
    """Others may have chosen any phase but their last."""
    for other in range(game.players):
        if other != seat and game.chosen[other] > 0:
            phase = 1 + below(rng, 5 if game.previous[other] == 0 else 4)
            game.chosen[other] = phase + 1 if 0 < game.previous[other] <= phase else phase


@compiled
def redeal(game: Game, seat: int, rng: Ints, cards: Ints) -> int:
    """The same table to this seat, with everything hidden dealt anew and fresh chance."""
    swap_hidden(game, seat, 0, N_PROJECTS, rng, cards)
    swap_hidden(game, seat, N_PROJECTS, N_CARDS, rng, cards)
    swap_oceans(game, rng)
    if game.phase == Phase.PLANNING:
        replan(game, seat, rng)
    return renew_chance(game, rng)
