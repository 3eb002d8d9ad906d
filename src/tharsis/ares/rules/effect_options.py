"""The choices that paying and effects lead to."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import RESOURCES, Ask, Do
from tharsis.ares.rules.effects import can_hold, is_branch_open
from tharsis.ares.rules.payment import least_heat, most_heat
from tharsis.ares.rules.play import can_pay_discount, meets_needs
from tharsis.ares.rules.stock import is_kind
from tharsis.ares.state import N_OCEANS, N_PROJECTS, REVEALED, Res
from tharsis.ares.tables import COST, FIRST_GREEN, HOLDER_CARDS, PAID_DISCOUNTS, ROWS, TAG_BITS
from tharsis.cards.ops import COUNT_ARG, D_CARD, WHAT, N
from tharsis.core.frames import CARD, KIND, A, B, C
from tharsis.core.jit import compiled
from tharsis.core.listing import list_zone, put
from tharsis.core.piles import HAND, NO_CARD, SEEN, TABLEAU, next_in
from tharsis.core.types import Ints

MAX_AMOUNT = 400

# --- paying ----------------------------------------------------------------------------------------------------------


@compiled
def list_discounts(game: Game, seat: int, card: int, used: int, out: Ints) -> int:
    """Discounts that cost something."""
    n = 0
    for which in range(len(PAID_DISCOUNTS)):
        if not used >> which & 1 and can_pay_discount(game, seat, card, which):
            n = put(out, n, Do.DISCOUNT, PAID_DISCOUNTS[which, D_CARD])
    return n


@compiled
def list_heat(game: Game, seat: int, price: int, reserve: int, out: Ints) -> int:
    n = 0
    for heat in range(least_heat(game, seat, price), most_heat(game, seat, price, reserve) + 1):
        n = put(out, n, Do.PAY, Res.HEAT * RESOURCES + heat)
    return n


# --- effects ---------------------------------------------------------------------------------------------------------


@compiled
def list_free_plays(game: Game, seat: int, most: int, out: Ints) -> int:
    """Green cards of at most this printed cost; needs and what they spend still apply."""
    n = 0
    card = next_in(game, HAND + seat, FIRST_GREEN)
    while card != NO_CARD and card < N_PROJECTS:
        if COST[card] <= most and meets_needs(game, seat, card):
            n = put(out, n, Do.PLAY, card)
        card = next_in(game, HAND + seat, card + 1)
    return n


@compiled
def list_tokens(game: Game, out: Ints) -> int:
    """Any token that lies orange side up (A027, A028)."""
    n = 0
    for token in range(N_OCEANS):
        if not game.ocean_flipped[token]:
            n = put(out, n, Do.FLIP, token)
    return n


@compiled
def list_holders(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    n = 0
    for i in range(len(HOLDER_CARDS)):
        if can_hold(game, seat, frame[CARD], HOLDER_CARDS[i], frame[A], frame[C]):
            n = put(out, n, Do.ADD, HOLDER_CARDS[i])
    return n


@compiled
def list_cubes_to_take(game: Game, seat: int, kind: int, out: Ints) -> int:
    n = 0
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if game.zone[card] == TABLEAU + seat and game.cubes[card] > 0 and is_kind(card, kind):
            n = put(out, n, Do.TAKE, card)
    return n


@compiled
def list_branches(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    n = 0
    for i in range(frame[B]):
        if is_branch_open(game, seat, frame[CARD], frame[A] + i):
            n = put(out, n, Do.CHOOSE, i + 1)
    return n


@compiled
def list_keeps(game: Game, seat: int, mask: int, out: Ints) -> int:
    """Cards looked at; with a mask they lie face up and only those with such a tag may be taken."""
    if mask == 0:
        return list_zone(game, SEEN + seat, Do.KEEP, 0, N_PROJECTS, out)
    n = 0
    for card in range(N_PROJECTS):
        if game.zone[card] == REVEALED + seat and TAG_BITS[card] & mask:
            n = put(out, n, Do.KEEP, card)
    return n


@compiled
def list_amounts(game: Game, seat: int, at: int, out: Ints) -> int:
    most = min(MAX_AMOUNT, int(game.stock[seat, ROWS[at, WHAT]]))
    if ROWS[at, COUNT_ARG] > 0:
        most = min(most, int(ROWS[at, COUNT_ARG]))
    n = 0
    for amount in range(ROWS[at, N], most + 1):
        n = put(out, n, Do.AMOUNT, amount)
    return n


@compiled
def list_effect_choice(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    """What the frame on top lets the seat choose from."""
    kind = frame[KIND]
    if kind == Ask.LOOK:
        return list_keeps(game, seat, frame[C], out)
    if kind == Ask.SHORT or kind == Ask.SELL:
        return list_zone(game, HAND + seat, Do.SELL, 0, N_PROJECTS, out)
    if kind == Ask.FLIP:
        return list_tokens(game, out)
    if kind == Ask.CHOOSE:
        return list_branches(game, seat, frame, out)
    if kind == Ask.ADD_CUBES:
        return list_holders(game, seat, frame, out)
    if kind == Ask.PAY:
        return list_heat(game, seat, frame[A], frame[B], out)
    if kind == Ask.DISCOUNT:
        return list_discounts(game, seat, frame[CARD], frame[B], out)
    if kind == Ask.AMOUNT:
        return list_amounts(game, seat, frame[A], out)
    if kind == Ask.DISCARD:
        return list_zone(game, HAND + seat, Do.DISCARD, 0, N_PROJECTS, out)
    if kind == Ask.REDRAW:
        return list_zone(game, HAND + seat, Do.DISCARD, 0, N_PROJECTS, out) if frame[A] > 0 else 0
    if kind == Ask.TAKE_CUBE:
        return list_cubes_to_take(game, seat, frame[A], out)
    return list_free_plays(game, seat, frame[A], out)
