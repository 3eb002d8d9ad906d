"""What a seat may know, and dealing anew what it may not.

Unknown to a seat: the deck's order, the discard pile, other seats' hands, cards others look at, offer or have chosen in
secret, their phase cards before the reveal, the rewards under the orange ocean tokens, and the random generator.
Cards revealed or being paid for lie face up.
"""

from __future__ import annotations

from tharsis.ares.rules.asks import PRIVATE
from tharsis.ares.state import N_CARDS, N_OCEANS, N_PROJECTS, REVEALED, SEATS, Phase
from tharsis.core.events import EVENT_WIDTH, MAX_EVENTS
from tharsis.core.frames import FRAME_WIDTH, MAX_FRAMES
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, DECK, HAND, NO_CARD, PACK, SEEN, TABLEAU, UNKNOWN
from tharsis.core.rng import below, random32
from tharsis.core.types import Game, Ints

NOTHING = -1


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
def hide_seat(game: Game, other: int) -> None:
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
            for field in range(EVENT_WIDTH):
                row[field] = 0
        elif row[1] != seat and row[0] in PRIVATE:
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
    for token in range(N_OCEANS):
        if not game.ocean_flipped[token]:
            game.ocean_reward[token] = NOTHING
    for other in range(game.players):
        if other != seat and is_secret_phase(game):
            hide_seat(game, other)
            if game.phase == Phase.PLANNING:
                game.chosen[other] = 0
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
    count = 0
    for card in range(N_PROJECTS):
        if game.zone[card] == DECK:
            j = below(rng, count + 1)
            game.deck[count] = game.deck[j]
            game.deck[j] = card
            count += 1
    swap_oceans(game, rng)
    if game.phase == Phase.PLANNING:
        replan(game, seat, rng)
    for i in range(4):
        game.rng[i] = random32(rng)
    return count
