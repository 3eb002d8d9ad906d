"""The two-player co-operative game: a pool of cubes and markers (A113 to A116)."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import MARKER, PRIORITY_CHOOSE, PRIORITY_PAY, PRIORITY_PHASE, Happened
from tharsis.ares.state import SEATS, Phase, Res
from tharsis.core.events import emit
from tharsis.core.frames import pop
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, NO_CARD, PACK
from tharsis.core.stock import gain


@compiled
def begin_supply(game: Game) -> None:
    """Both players take a piece of the pool (A114)."""
    game.phase = Phase.SUPPLY
    for seat in range(game.players):
        owe.supply(game, seat, PRIORITY_PHASE, NO_CARD)


@compiled
def take_piece(game: Game, seat: int, piece: int) -> None:
    """A cube is 1 M€; a marker allows to swap a card with the partner (A115, A116)."""
    pop(game, seat)
    emit(game, Happened.PIECE, seat, piece, 0, NO_CARD)
    if piece == MARKER:
        game.pool_markers -= 1
        owe.swap(game, seat, PRIORITY_CHOOSE, NO_CARD)
    else:
        game.pool_cubes -= 1
        gain(game, seat, Res.MC, 1, NO_CARD)
    for other in range(SEATS):
        game.asked[other] = 0


@compiled
def offer_card(game: Game, seat: int, card: int) -> None:
    """The card lies face down until the partner gives one back."""
    pop(game, seat)
    game.zone[card] = PACK + seat
    game.hand_count[seat] -= 1
    owe.give(game, 1 - seat, PRIORITY_PAY, NO_CARD)
    game.asked[1 - seat] = 0


@compiled
def offered(game: Game, seat: int) -> int:
    """The card this seat has offered."""
    for card in range(len(game.zone)):
        if game.zone[card] == PACK + seat:
            return card
    return NO_CARD


@compiled
def give_back(game: Game, seat: int, card: int) -> None:
    """Both cards change hands."""
    pop(game, seat)
    partner = 1 - seat
    gift = offered(game, partner)
    game.zone[gift] = HAND + seat
    game.zone[card] = HAND + partner
    game.hand_count[partner] += 1
    game.reveals += 1
    emit(game, Happened.SWAPPED, seat, gift, 0, NO_CARD)
    emit(game, Happened.SWAPPED, partner, card, 0, NO_CARD)
    game.asked[partner] = 0


@compiled
def drop_gift(game: Game, seat: int) -> None:
    """The partner has no card to give any more: the offered one goes back."""
    pop(game, seat)
    partner = 1 - seat
    game.zone[offered(game, partner)] = HAND + partner
    game.hand_count[partner] += 1
    game.asked[partner] = 0
