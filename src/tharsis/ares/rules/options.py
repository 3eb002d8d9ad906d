"""What a seat may do now, as numbers in a fixed action space, sorted.

Every list is written into `out` and ends early when `out` is full, so a buffer of two tells whether there is a choice.
Selling a card is offered with every main choice of a round that is a real one (A049); where nothing but selling could be
done the seat is not asked, and loses nothing, because selling is offered again before M€ can matter.
"""

from __future__ import annotations

from tharsis.ares.rules.asks import ARGUMENTS, Ask, Do
from tharsis.ares.rules.effects import OPEN, blocked_row, can_hold, is_branch_open
from tharsis.ares.rules.parameters import OCEANS, OXYGEN, TEMPERATURE, is_finished
from tharsis.ares.rules.payment import funds, least_heat, most_heat, worth_of_hand
from tharsis.ares.rules.play import can_pay_discount, can_play, meets_needs
from tharsis.ares.rules.stock import is_kind
from tharsis.ares.state import (
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    N_CARDS,
    N_OCEANS,
    N_PROJECTS,
    REVEALED,
    TEMPERATURE_HEAT,
    Phase,
    Res,
)
from tharsis.ares.tables import (
    ACTION,
    ACTION_CARDS,
    COST,
    FIRST_GREEN,
    HOLDER_CARDS,
    PAID_DISCOUNTS,
    ROWS,
    S_HEAT,
    SPENDS,
    STANDARD_COST,
    TAG_BITS,
)
from tharsis.ares.tables import FOREST as FOREST_ACTION
from tharsis.ares.tables import OCEAN as OCEAN_ACTION
from tharsis.ares.tables import TEMPERATURE as TEMPERATURE_ACTION
from tharsis.cards.ops import COUNT_ARG, D_CARD, WHAT, N
from tharsis.core.frames import CARD, KIND, ORDERED, A, B, C
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, SEEN, TABLEAU
from tharsis.core.types import Game, Ints

PLANTS, HEAT = 0, 1
CUBE, MARKER = 0, 1
RESOURCES = 256
MAX_AMOUNT = 400
LAST_PHASE = int(Phase.RESEARCH)


@compiled
def put(out: Ints, n: int, kind: int, argument: int) -> int:
    if n < len(out):
        out[n] = kind * ARGUMENTS + int(argument)
    return n + 1


@compiled
def list_zone(game: Game, zone: int, kind: int, out: Ints, n: int) -> int:
    for card in range(N_CARDS):
        if game.zone[card] == zone:
            n = put(out, n, kind, card)
            if n >= len(out):
                return n
    return n


@compiled
def list_hand(game: Game, seat: int, kind: int, out: Ints, n: int) -> int:
    """Every card in hand; the search ends with the last of them."""
    end = n + int(game.hand_count[seat])
    card = 0
    while n < end and n < len(out):
        if game.zone[card] == HAND + seat:
            n = put(out, n, kind, card)
        card += 1
    return n


# --- planning and the phases -----------------------------------------------------------------------------------------


@compiled
def list_sale(game: Game, seat: int, out: Ints, n: int) -> int:
    return put(out, n, Do.SALE, 0) if game.hand_count[seat] > 0 else n


@compiled
def list_plan(game: Game, seat: int, out: Ints) -> int:
    """Any phase but the one of the previous round (A055)."""
    n = list_sale(game, seat, out, 0)
    for phase in range(Phase.DEVELOPMENT, LAST_PHASE + 1):
        if phase != game.previous[seat]:
            n = put(out, n, Do.PHASE, phase)
    return n


@compiled
def list_neutral(game: Game, out: Ints) -> int:
    n = 0
    for phase in range(Phase.DEVELOPMENT, LAST_PHASE + 1):
        if not game.neutral_used[phase]:
            n = put(out, n, Do.NEUTRAL, phase)
    return n


@compiled
def list_plays(game: Game, seat: int, first: int, last: int, out: Ints, n: int) -> int:
    if game.hand_count[seat] == 0:
        return n
    for card in range(first, last):
        if game.zone[card] == HAND + seat and can_play(game, seat, card):
            n = put(out, n, Do.PLAY, card)
            if n >= len(out):
                return n
    return n


@compiled
def list_development(game: Game, seat: int, plays: int, out: Ints) -> int:
    n = put(out, 0, Do.DONE, 0)
    if plays > 0:
        n = list_plays(game, seat, FIRST_GREEN, N_PROJECTS, out, n)
    return list_sale(game, seat, out, n) if n > 1 else n


@compiled
def list_construction(game: Game, seat: int, plays: int, bonus: int, out: Ints) -> int:
    """The bonus, one card drawn or one more played, costs nothing and is always taken (A068, A069)."""
    n = 0 if bonus else put(out, 0, Do.DONE, 0)
    if plays + bonus > 0:
        n = list_plays(game, seat, 0, FIRST_GREEN, out, n)
    if bonus:
        n = put(out, n, Do.DRAW, 0)
    return list_sale(game, seat, out, n) if n > 1 else n


@compiled
def list_free_plays(game: Game, seat: int, most: int, out: Ints) -> int:
    """Green cards of at most this printed cost; needs and what they spend still apply."""
    n = 0
    for card in range(FIRST_GREEN, N_PROJECTS):
        if game.zone[card] == HAND + seat and COST[card] <= most and meets_needs(game, seat, card):
            n = put(out, n, Do.PLAY, card)
    return put(out, n, Do.NONE, 0)


@compiled
def standard_price(game: Game, seat: int, which: int) -> int:
    return max(0, int(STANDARD_COST[which]) - int(game.standard_discount[seat]))


@compiled
def can_take_standard(game: Game, seat: int, which: int, money: int) -> bool:
    """Not to raise a finished parameter; a forest is always worth something (A033, A034)."""
    if money < standard_price(game, seat, which):
        return False
    if which == TEMPERATURE_ACTION:
        return not is_finished(game, TEMPERATURE)
    return which == FOREST_ACTION or not is_finished(game, OCEANS)


@compiled
def can_use_action(game: Game, seat: int, card: int) -> bool:
    """Once in the phase, one of them twice for those who chose it (A081, A083)."""
    if game.zone[card] != TABLEAU + seat or game.used[card] > game.again[seat]:
        return False
    return blocked_row(game, seat, card, ACTION[card, 0], ACTION[card, 1]) == OPEN


@compiled
def can_convert_plants(game: Game, seat: int) -> bool:
    return game.stock[seat, Res.PLANT] >= game.forest_price[seat]


@compiled
def can_convert_heat(game: Game, seat: int) -> bool:
    return game.stock[seat, Res.HEAT] >= TEMPERATURE_HEAT and not is_finished(game, TEMPERATURE)


@compiled
def list_action(game: Game, seat: int, out: Ints) -> int:
    n = put(out, 0, Do.DONE, 0)
    for i in range(len(ACTION_CARDS)):
        if can_use_action(game, seat, ACTION_CARDS[i]):
            n = put(out, n, Do.USE, ACTION_CARDS[i])
            if n >= len(out):
                return n
    money = funds(game, seat, 0)
    for which in range(FOREST_ACTION, OCEAN_ACTION + 1):
        if can_take_standard(game, seat, which, money):
            n = put(out, n, Do.STANDARD, which)
    if can_convert_plants(game, seat):
        n = put(out, n, Do.CONVERT, PLANTS)
    if can_convert_heat(game, seat):
        n = put(out, n, Do.CONVERT, HEAT)
    return list_sale(game, seat, out, n)


# --- paying ----------------------------------------------------------------------------------------------------------


@compiled
def list_discounts(game: Game, seat: int, card: int, price: int, used: int, out: Ints) -> int:
    """Discounts that cost something, and none if the card can be paid without."""
    n = 0
    for which in range(len(PAID_DISCOUNTS)):
        if not used >> which & 1 and can_pay_discount(game, seat, card, which):
            n = put(out, n, Do.DISCOUNT, PAID_DISCOUNTS[which, D_CARD])
    if price <= funds(game, seat, SPENDS[card, S_HEAT]) + worth_of_hand(game, seat):
        n = put(out, n, Do.NONE, 0)
    return n


@compiled
def list_heat(game: Game, seat: int, price: int, reserve: int, out: Ints) -> int:
    n = 0
    for heat in range(least_heat(game, seat, price), most_heat(game, seat, price, reserve) + 1):
        n = put(out, n, Do.PAY, Res.HEAT * RESOURCES + heat)
    return n


# --- choices that effects lead to ------------------------------------------------------------------------------------


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
        return list_zone(game, SEEN + seat, Do.KEEP, out, 0)
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
def list_redraw(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    """DONE once enough are discarded; the frame counts how many may still be, and how many must."""
    n = put(out, 0, Do.DONE, 0) if frame[B] <= 0 else 0
    return list_hand(game, seat, Do.DISCARD, out, n) if frame[A] > 0 else n


# --- co-operative and solo -------------------------------------------------------------------------------------------


@compiled
def list_supply(game: Game, out: Ints) -> int:
    n = put(out, 0, Do.PIECE, CUBE) if game.pool_cubes > 0 else 0
    return put(out, n, Do.PIECE, MARKER) if game.pool_markers > 0 else n


@compiled
def list_swap(game: Game, seat: int, out: Ints) -> int:
    """A card of your own for one of the partner's, or none (A116)."""
    n = 0
    if game.hand_count[1 - seat] > 0:
        n = list_hand(game, seat, Do.GIVE, out, n)
    return put(out, n, Do.NONE, 0)


@compiled
def list_marker(game: Game, out: Ints) -> int:
    """The parameter that rises by itself: temperature or oxygen, whichever is unfinished (A127)."""
    n = put(out, 0, Do.RAISE, TEMPERATURE) if game.temperature < MAX_TEMPERATURE else 0
    return put(out, n, Do.RAISE, OXYGEN) if game.oxygen < MAX_OXYGEN else n


# --- order of simultaneous effects -----------------------------------------------------------------------------------


@compiled
def may_come_first(frame: Ints) -> bool:
    return frame[KIND] == Ask.CHOOSE or frame[KIND] == Ask.REDRAW or frame[KIND] == Ask.DISCARD


@compiled
def is_new_effect(game: Game, seat: int, at: int, top: int) -> bool:
    """No effect of the same card stands above it."""
    for above in range(at + 1, top + 1):
        if game.frames[seat, at, CARD] == game.frames[seat, above, CARD]:
            return False
    return True


@compiled
def list_order(game: Game, seat: int, out: Ints) -> int:
    """The owner orders effects of different cards; they count from the top of the stack. None where there is no choice."""
    top = game.depth[seat] - 1
    first = game.frames[seat, top]
    if top < 2 or first[ORDERED] or not may_come_first(first):
        return 0
    n = put(out, 0, Do.ORDER, 1)
    for at in range(top - 1, -1, -1):
        if may_come_first(game.frames[seat, at]) and is_new_effect(game, seat, at, top):
            n = put(out, n, Do.ORDER, top - at + 1)
    return n if n > 1 else 0


# --- all of it -------------------------------------------------------------------------------------------------------


@compiled
def list_frame(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    kind = frame[KIND]
    if kind == Ask.ACTION:
        return list_action(game, seat, out)
    if kind == Ask.PLAN:
        return list_plan(game, seat, out)
    if kind == Ask.DEVELOPMENT:
        return list_development(game, seat, frame[A], out)
    if kind == Ask.CONSTRUCTION:
        return list_construction(game, seat, frame[A], frame[B], out)
    if kind == Ask.LOOK:
        return list_keeps(game, seat, frame[C], out)
    if kind == Ask.SHORT or kind == Ask.SELL or kind == Ask.LIMIT:
        return list_hand(game, seat, Do.SELL, out, 0)
    if kind == Ask.FLIP:
        return list_tokens(game, out)
    if kind == Ask.CHOOSE:
        return list_branches(game, seat, frame, out)
    if kind == Ask.ADD_CUBES:
        return list_holders(game, seat, frame, out)
    if kind == Ask.PAY:
        return list_heat(game, seat, frame[A], frame[B], out)
    if kind == Ask.DISCOUNT:
        return list_discounts(game, seat, frame[CARD], frame[A], frame[B], out)
    if kind == Ask.AMOUNT:
        return list_amounts(game, seat, frame[A], out)
    if kind == Ask.DISCARD:
        return list_hand(game, seat, Do.DISCARD, out, 0)
    if kind == Ask.REDRAW:
        return list_redraw(game, seat, frame, out)
    if kind == Ask.TAKE_CUBE:
        return list_cubes_to_take(game, seat, frame[A], out)
    if kind == Ask.FREE_PLAY:
        return list_free_plays(game, seat, frame[A], out)
    return list_rare(game, seat, frame, out)


@compiled
def list_rare(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    kind = frame[KIND]
    if kind == Ask.CORPORATION:
        return list_zone(game, SEEN + seat, Do.CORPORATION, out, 0)
    if kind == Ask.EXCHANGE:
        return list_hand(game, seat, Do.DISCARD, out, put(out, 0, Do.DONE, 0))
    if kind == Ask.NEUTRAL:
        return list_neutral(game, out)
    if kind == Ask.SUPPLY:
        return list_supply(game, out)
    if kind == Ask.SWAP:
        return list_swap(game, seat, out)
    if kind == Ask.GIVE:
        return list_hand(game, seat, Do.GIVE, out, 0)
    return list_marker(game, out)


@compiled
def list_options(game: Game, seat: int, out: Ints) -> int:
    """Every legal option of the seat, ascending. 0 when it owes no choice."""
    depth = game.depth[seat]
    if depth == 0:
        return 0
    n = list_order(game, seat, out)
    return n if n > 0 else list_frame(game, seat, game.frames[seat, depth - 1], out)
