"""What a seat may do now, as numbers in a fixed action space, sorted.

Every list has what can be done, then selling a card, then the way out of the question. Cards are sold at any moment of a round
(A049): `sale` stands beside every real choice, and whatever costs M€ is offered when selling could pay for it, so a seat
that has nothing to choose loses nothing by not being asked.
"""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import CUBE, HEAT, MARKER, PLANTS, Ask, Do
from tharsis.ares.rules.effect_options import list_effect_choice
from tharsis.ares.rules.effects import OPEN, blocked_row
from tharsis.ares.rules.order import list_order
from tharsis.ares.rules.parameters import OCEANS, OXYGEN, TEMPERATURE, is_finished
from tharsis.ares.rules.payment import cards_to_sell, funds_with_sales
from tharsis.ares.rules.play import can_play
from tharsis.ares.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, N_CARDS, N_PROJECTS, TEMPERATURE_HEAT, Phase, Res
from tharsis.ares.tables import ACTION, ACTION_CARDS, FIRST_GREEN, S_HEAT, SPENDS, STANDARD_COST
from tharsis.ares.tables import FOREST as FOREST_ACTION
from tharsis.ares.tables import OCEAN as OCEAN_ACTION
from tharsis.ares.tables import TEMPERATURE as TEMPERATURE_ACTION
from tharsis.core.frames import CARD, KIND, A, B, C
from tharsis.core.jit import compiled
from tharsis.core.listing import list_zone, put
from tharsis.core.piles import HAND, NO_CARD, SEEN, TABLEAU, next_in
from tharsis.core.types import Ints

LAST_PHASE = int(Phase.RESEARCH)
NO_WAY_OUT, NONE, DONE = 0, int(Do.NONE), int(Do.DONE)


# --- planning and the phases -----------------------------------------------------------------------------------------


@compiled
def list_plan(game: Game, seat: int, out: Ints) -> int:
    """Any phase but the one of the previous round (A055)."""
    n = 0
    for phase in range(Phase.DEVELOPMENT, LAST_PHASE + 1):
        if phase != game.previous[seat]:
            n = put(out, n, Do.PHASE, phase)
    return n


@compiled
def list_plays(game: Game, seat: int, first: int, last: int, out: Ints) -> int:
    """One place is left for what always comes behind: the bonus of construction, or DONE."""
    n = 0
    card = next_in(game, HAND + seat, first)
    while card != NO_CARD and card < last and n < len(out) - 1:
        if can_play(game, seat, card):
            n = put(out, n, Do.PLAY, card)
        card = next_in(game, HAND + seat, card + 1)
    return n


@compiled
def list_development(game: Game, seat: int, plays: int, out: Ints) -> int:
    return list_plays(game, seat, FIRST_GREEN, N_PROJECTS, out) if plays > 0 else 0


@compiled
def list_construction(game: Game, seat: int, plays: int, bonus: int, out: Ints) -> int:
    """The bonus, one card drawn or one more played, costs nothing and is always taken (A068, A069)."""
    n = list_plays(game, seat, 0, FIRST_GREEN, out) if plays + bonus > 0 else 0
    return put(out, n, Do.DRAW, 0) if bonus else n


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
    """One place is left for DONE."""
    n = 0
    for i in range(len(ACTION_CARDS) if game.active_cards[seat] > 0 else 0):
        if can_use_action(game, seat, ACTION_CARDS[i]):
            n = put(out, n, Do.USE, ACTION_CARDS[i])
            if n >= len(out) - 1:
                return n
    money = funds_with_sales(game, seat, 0)
    for which in range(FOREST_ACTION, OCEAN_ACTION + 1):
        if can_take_standard(game, seat, which, money):
            n = put(out, n, Do.STANDARD, which)
    if can_convert_plants(game, seat):
        n = put(out, n, Do.CONVERT, PLANTS)
    return put(out, n, Do.CONVERT, HEAT) if can_convert_heat(game, seat) else n


# --- co-operative and solo -------------------------------------------------------------------------------------------


@compiled
def list_supply(game: Game, out: Ints) -> int:
    n = put(out, 0, Do.PIECE, CUBE) if game.pool_cubes > 0 else 0
    return put(out, n, Do.PIECE, MARKER) if game.pool_markers > 0 else n


@compiled
def list_neutral(game: Game, out: Ints) -> int:
    n = 0
    for phase in range(Phase.DEVELOPMENT, LAST_PHASE + 1):
        if not game.neutral_used[phase]:
            n = put(out, n, Do.NEUTRAL, phase)
    return n


@compiled
def list_marker(game: Game, out: Ints) -> int:
    """The parameter that rises by itself: temperature or oxygen, whichever is unfinished (A127)."""
    n = put(out, 0, Do.RAISE, TEMPERATURE) if game.temperature < MAX_TEMPERATURE else 0
    return put(out, n, Do.RAISE, OXYGEN) if game.oxygen < MAX_OXYGEN else n


# --- all of it -------------------------------------------------------------------------------------------------------


@compiled
def list_real(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    """What can be done about the frame on top."""
    kind = frame[KIND]
    if kind == Ask.ACTION:
        return list_action(game, seat, out)
    if kind == Ask.PLAN:
        return list_plan(game, seat, out)
    if kind == Ask.DEVELOPMENT:
        return list_development(game, seat, frame[A], out)
    if kind == Ask.CONSTRUCTION:
        return list_construction(game, seat, frame[A], frame[B], out)
    if kind >= Ask.FREE_PLAY:
        return list_effect_choice(game, seat, frame, out)
    if kind == Ask.LIMIT:
        return list_zone(game, HAND + seat, Do.SELL, 0, N_PROJECTS, out)
    return list_rare(game, seat, kind, out)


@compiled
def list_rare(game: Game, seat: int, kind: int, out: Ints) -> int:
    """Set-up, co-operative game and solo."""
    if kind == Ask.CORPORATION:
        return list_zone(game, SEEN + seat, Do.CORPORATION, N_PROJECTS, N_CARDS, out)
    if kind == Ask.EXCHANGE:
        return list_zone(game, HAND + seat, Do.DISCARD, 0, N_PROJECTS, out)
    if kind == Ask.NEUTRAL:
        return list_neutral(game, out)
    if kind == Ask.SUPPLY:
        return list_supply(game, out)
    if kind == Ask.GIVE or (kind == Ask.SWAP and game.hand_count[1 - seat] > 0):
        return list_zone(game, HAND + seat, Do.GIVE, 0, N_PROJECTS, out)
    return list_marker(game, out) if kind == Ask.MARKER else 0


@compiled
def way_out(game: Game, seat: int, frame: Ints) -> int:
    """How the question may be left without doing anything: DONE or NONE."""
    kind = frame[KIND]
    if kind == Ask.ACTION or kind == Ask.DEVELOPMENT or kind == Ask.EXCHANGE:
        return DONE
    if kind == Ask.CONSTRUCTION:
        return NO_WAY_OUT if frame[B] else DONE
    if kind == Ask.REDRAW:
        return NO_WAY_OUT if frame[B] > 0 else DONE
    if kind == Ask.FREE_PLAY or kind == Ask.SWAP:
        return NONE
    if kind == Ask.DISCOUNT and frame[A] <= funds_with_sales(game, seat, SPENDS[frame[CARD], S_HEAT]):
        return NONE
    return NO_WAY_OUT


@compiled
def can_sell(game: Game, seat: int, ask: int) -> bool:
    """At any moment of a round (A049); not where the question itself is which card to sell."""
    if game.hand_count[seat] == 0 or game.phase == Phase.SETUP:
        return False
    return ask != Ask.SELL and ask != Ask.SHORT and ask != Ask.LIMIT and cards_to_sell(game, seat) > 0


@compiled
def list_options(game: Game, seat: int, out: Ints) -> int:
    """Every legal option of the seat, ascending. 0 when it owes no choice."""
    depth = game.depth[seat]
    if depth == 0:
        return 0
    frame = game.frames[seat, depth - 1]
    n, leave = list_order(game, seat, out), NO_WAY_OUT
    if n == 0:
        leave = way_out(game, seat, frame)
        n = list_real(game, seat, frame, out)
    if n > (1 if leave == NO_WAY_OUT else 0) and can_sell(game, seat, frame[KIND]):
        n = put(out, n, Do.SALE, 0)
    return n if leave == NO_WAY_OUT else put(out, n, leave, 0)


@compiled
def is_choice_for_sure(game: Game, seat: int, frame: Ints) -> bool:
    """A quick look, without listing, that finds most of the real choices."""
    ask = frame[KIND]
    if ask == Ask.PLAN or (ask == Ask.LOOK and frame[C] == 0):
        return True
    if ask == Ask.SELL or ask == Ask.SHORT or ask == Ask.LIMIT or ask == Ask.DISCARD:
        return game.hand_count[seat] > 1
    if ask == Ask.FLIP:
        return game.oceans < MAX_OCEANS - 1
    return ask == Ask.ACTION and can_take_standard(game, seat, FOREST_ACTION, funds_with_sales(game, seat, 0))
