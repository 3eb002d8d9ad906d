"""Playing a card from hand: discounts that cost something, then the payment itself."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import PRIORITY_CHOOSE, PRIORITY_PAY, Then
from tharsis.ares.rules.effects import run
from tharsis.ares.rules.payment import pay
from tharsis.ares.rules.play import paid_discounts, play_card, price
from tharsis.ares.state import REVEALED
from tharsis.ares.tables import PAID_DISCOUNTS, S_HEAT, SPENDS
from tharsis.cards.ops import D_AMOUNT, D_CARD, D_END, D_START
from tharsis.core.frames import CARD, A, B, pop
from tharsis.core.jit import compiled


@compiled
def take_from_hand(game: Game, seat: int, card: int) -> None:
    """The card to be played lies face up while it is paid for."""
    game.zone[card] = REVEALED + seat
    game.hand_count[seat] -= 1


@compiled
def begin_play(game: Game, seat: int, card: int) -> None:
    """One play of the phase is used: the normal one first, then the bonus of construction."""
    frame = game.frames[seat, 0]
    if frame[A] > 0:
        frame[A] -= 1
    else:
        frame[B] = 0
    cost = price(game, seat, card)
    take_from_hand(game, seat, card)
    ask_discount(game, seat, card, cost, 0)


@compiled
def ask_discount(game: Game, seat: int, card: int, cost: int, used: int) -> None:
    """First the discounts that cost something, then the payment itself."""
    if cost > 0 and paid_discounts(game, seat, card, used) > 0:
        owe.discount(game, seat, PRIORITY_PAY, card, cost, used)
    else:
        pay_card(game, seat, card, cost)


@compiled
def pay_card(game: Game, seat: int, card: int, cost: int) -> None:
    if pay(game, seat, cost, SPENDS[card, S_HEAT], card, Then.PLAY, 0, 0):
        play_card(game, seat, card)


@compiled
def use_discount(game: Game, seat: int, source: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    card, cost, used = int(frame[CARD]), int(frame[A]), int(frame[B])
    pop(game, seat)
    for which in range(len(PAID_DISCOUNTS)):
        if PAID_DISCOUNTS[which, D_CARD] == source:
            run(game, seat, source, PAID_DISCOUNTS[which, D_START], PAID_DISCOUNTS[which, D_END], PRIORITY_CHOOSE)
            ask_discount(game, seat, card, max(0, cost - int(PAID_DISCOUNTS[which, D_AMOUNT])), used | 1 << which)


@compiled
def decline_discount(game: Game, seat: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    card, cost = int(frame[CARD]), int(frame[A])
    pop(game, seat)
    pay_card(game, seat, card, cost)


@compiled
def play_free(game: Game, seat: int, card: int) -> None:
    """Without paying M€ for it."""
    pop(game, seat)
    take_from_hand(game, seat, card)
    play_card(game, seat, card)
