"""What a seat may do now, as numbers in a fixed action space, sorted.

Every list is written into `out` and ends early when `out` is full, so a buffer of two tells whether there is a choice.
"""

from __future__ import annotations

from tharsis.cards.ops import N
from tharsis.core.frames import CARD, KIND, ORDERED, A, B, C, D, E
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, PACK, SEEN, TABLEAU
from tharsis.core.types import Game, Ints
from tharsis.mars import board
from tharsis.mars.board import BONUS, LAST, NO_SPACE
from tharsis.mars.rules.asks import Ask, Do
from tharsis.mars.rules.colony_options import colony_order_matters, list_colony_options, list_numbers, list_trades, put
from tharsis.mars.rules.effects import (
    OF_FLOATERS,
    OPEN,
    blocked_row,
    can_copy,
    exchangeable,
    fewest_floaters,
    heat_of,
    is_branch_open,
    most_floaters,
)
from tharsis.mars.rules.goals import award_price, milestone_value
from tharsis.mars.rules.payment import asked_metals, asked_reserve, asked_resource, fewest_cubes, funds, most_cubes
from tharsis.mars.rules.play import can_play
from tharsis.mars.rules.spaces import (
    T_CITY,
    T_GREENERY,
    T_OCEAN,
    W_CITY,
    W_GREENERY,
    W_OCEAN,
    can_place,
    fits,
    greenery_rule,
    next_space,
)
from tharsis.mars.rules.targets import can_hold, can_lose_production, can_take_cube, owns_beside, removable
from tharsis.mars.state import (
    AWARDS,
    HEAT_PRICE,
    MAX_MILESTONES,
    MILESTONE_GOALS,
    MILESTONE_PRICE,
    MILESTONES,
    N_CARDS,
    N_PROJECTS,
    Res,
)
from tharsis.mars.tables import (
    ACTION,
    ACTION_CARDS,
    AQUIFER,
    ASTEROID,
    BUILD_COLONY,
    BUILDING_CARDS,
    CITY,
    GREENERY,
    HOLDER_CARDS,
    INDEX,
    POWER_PLANT,
    PROJECT_COST,
    ROWS,
    SELL_PATENTS,
)

PLANTS, HEAT = 0, 1
N_BASE_PROJECTS = INDEX["ai_central"] + 1
ARCTIC_ALGAE = INDEX["arctic_algae"]
SPACES = 64
AMOUNTS = 64
CUBE_AMOUNTS = 8
RESOURCES = 256


@compiled
def project_price(game: Game, seat: int, project: int) -> int:
    return int(PROJECT_COST[project]) - int(game.project_discount[seat, project])


@compiled
def can_use_project(game: Game, seat: int, project: int, money: int) -> bool:
    """A project whose tile has no legal space cannot be used; one that raises a finished parameter can (M128)."""
    if project == SELL_PATENTS:
        return game.hand_count[seat] > 0
    if money < project_price(game, seat, project):
        return False
    if project == AQUIFER:
        return can_place(game, seat, T_OCEAN, W_OCEAN)
    if project == GREENERY:
        return can_place(game, seat, T_GREENERY, W_GREENERY)
    if project == CITY:
        return can_place(game, seat, T_CITY, W_CITY)
    return project == POWER_PLANT or project == ASTEROID


@compiled
def can_use_action(game: Game, seat: int, card: int) -> bool:
    if game.zone[card] != TABLEAU + seat or game.used[card]:
        return False
    return blocked_row(game, seat, card, ACTION[card, 0], ACTION[card, 1], True) == OPEN


@compiled
def can_convert_plants(game: Game, seat: int) -> bool:
    return game.stock[seat, Res.PLANT] >= game.greenery_price[seat] and can_place(game, seat, T_GREENERY, W_GREENERY)


@compiled
def list_actions(game: Game, seat: int, out: Ints, n: int) -> int:
    """The seven kinds of action (M062), and trading."""
    last = N_PROJECTS if game.colonies else N_BASE_PROJECTS
    for card in range(last):
        if game.zone[card] == HAND + seat and can_play(game, seat, card):
            n = put(out, n, Do.PLAY, card)
            if n >= len(out):
                return n
    for i in range(len(ACTION_CARDS)):
        if can_use_action(game, seat, ACTION_CARDS[i]):
            n = put(out, n, Do.USE, ACTION_CARDS[i])
    money = funds(game, seat, 0, 0)
    for project in range(BUILD_COLONY):
        if can_use_project(game, seat, project, money):
            n = put(out, n, Do.STANDARD, project)
    if game.colonies:
        n = list_trades(game, seat, out, n, money, Do.STANDARD)
    if can_convert_plants(game, seat):
        n = put(out, n, Do.CONVERT, PLANTS)
    if heat_of(game, seat) >= HEAT_PRICE:
        n = put(out, n, Do.CONVERT, HEAT)
    if game.players > 1:
        n = list_goals(game, seat, out, n, money)
    if game.colonies:
        n = list_trades(game, seat, out, n, money, Do.TRADE)
    return n


@compiled
def list_goals(game: Game, seat: int, out: Ints, n: int, money: int) -> int:
    if money >= MILESTONE_PRICE and game.milestones_claimed < MAX_MILESTONES:
        for i in range(len(MILESTONES)):
            if game.milestone[i] < 0 and milestone_value(game, seat, i) >= MILESTONE_GOALS[i]:
                n = put(out, n, Do.CLAIM, i)
    if game.awards_funded < 3 and money >= award_price(game):
        for i in range(len(AWARDS)):
            if game.award[i] < 0:
                n = put(out, n, Do.FUND, i)
    return n


@compiled
def list_turn(game: Game, seat: int, taken: int, out: Ints) -> int:
    n = put(out, 0, Do.FIRST_ACTION, 0) if game.first_action[seat] else list_actions(game, seat, out, 0)
    return put(out, n, Do.PASS if taken == 0 else Do.DONE, 0)


@compiled
def list_zone(game: Game, zone: int, kind: int, out: Ints, n: int) -> int:
    """The projects in a zone; for Do.CORPORATION the corporations."""
    first, last = (N_PROJECTS, N_CARDS) if kind == Do.CORPORATION else (0, N_PROJECTS)
    for card in range(first, last):
        if game.zone[card] == zone:
            n = put(out, n, kind, card)
            if n >= len(out):
                return n
    return n


@compiled
def list_spaces(game: Game, seat: int, tile: int, where: int, out: Ints) -> int:
    n = 0
    rule = greenery_rule(game, seat, where)
    space = next_space(game, seat, tile, rule, 0)
    while space != NO_SPACE and n < len(out):
        n = put(out, n, Do.PLACE, tile * SPACES + space)
        space = next_space(game, seat, tile, rule, space)
    return n


@compiled
def list_claims(game: Game, seat: int, out: Ints) -> int:
    n = 0
    for space in range(1, LAST + 1):
        if game.claim[space] < 0 and fits(game, seat, 0, space):
            n = put(out, n, Do.MARK, space)
    return n


@compiled
def list_payments(game: Game, seat: int, price: int, packed: int, out: Ints) -> int:
    resource, metals, reserve = asked_resource(packed), asked_metals(packed), asked_reserve(packed)
    n = 0
    fewest = fewest_cubes(game, seat, resource, price, metals, reserve)
    for amount in range(fewest, most_cubes(game, seat, resource, price, metals, reserve) + 1):
        n = put(out, n, Do.PAY, resource * RESOURCES + amount)
    return n


@compiled
def list_victims(game: Game, seat: int, resource: int, most: int, out: Ints) -> int:
    """Whom to rob of how much: all, part or none (M113)."""
    n = 0
    for victim in range(game.players):
        for amount in range(1, min(most, removable(game, seat, victim, resource)) + 1):
            n = put(out, n, Do.REMOVE, victim * AMOUNTS + amount)
    return put(out, n, Do.NONE, 0)


@compiled
def list_thefts(game: Game, seat: int, resource: int, most: int, out: Ints) -> int:
    """Stealing takes what is there up to the number, from one opponent, or is declined."""
    n = 0
    for victim in range(game.players):
        if victim != seat and removable(game, seat, victim, resource) > 0:
            n = put(out, n, Do.REMOVE, victim * AMOUNTS + min(most, removable(game, seat, victim, resource)))
    return put(out, n, Do.NONE, 0)


@compiled
def list_flooded(game: Game, seat: int, space: int, most: int, out: Ints) -> int:
    """One opponent who owns a tile beside the new ocean."""
    n = 0
    for victim in range(game.players):
        if victim != seat and space != NO_SPACE and owns_beside(game, victim, space):
            for amount in range(1, min(most, game.stock[victim, Res.MC]) + 1):
                n = put(out, n, Do.REMOVE, victim * AMOUNTS + amount)
    return put(out, n, Do.NONE, 0)


@compiled
def list_cut(game: Game, resource: int, amount: int, out: Ints) -> int:
    n = 0
    for victim in range(game.players):
        if can_lose_production(game, victim, resource, amount):
            n = put(out, n, Do.TARGET, victim)
    return n


@compiled
def list_cubes_to_remove(game: Game, seat: int, kind: int, most: int, out: Ints) -> int:
    n = 0
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if can_take_cube(game, seat, card, kind):
            for amount in range(1, min(most, game.cubes[card]) + 1):
                n = put(out, n, Do.REMOVE_CUBES, card * CUBE_AMOUNTS + amount)
    return put(out, n, Do.NONE, 0)


@compiled
def list_cubes_to_take(game: Game, seat: int, kind: int, own_only: int, out: Ints) -> int:
    n = 0
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if can_take_cube(game, seat, card, kind) and (not own_only or game.zone[card] == TABLEAU + seat):
            n = put(out, n, Do.TAKE, card)
    return n


@compiled
def list_holders(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    n = 0
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if can_hold(game, seat, frame[CARD], card, frame[A], frame[C], frame[D], frame[E]):
            n = put(out, n, Do.ADD, card)
    return n


@compiled
def list_filled(game: Game, seat: int, out: Ints) -> int:
    n = 0
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if game.zone[card] == TABLEAU + seat and game.cubes[card] > 0:
            n = put(out, n, Do.ADD, card)
    return n


@compiled
def list_branches(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    n = 0
    for i in range(frame[B]):
        if is_branch_open(game, seat, frame[CARD], frame[A] + i, frame[C]):
            n = put(out, n, Do.CHOOSE, i + 1)
    return n


@compiled
def list_copies(game: Game, seat: int, out: Ints) -> int:
    n = 0
    for i in range(len(BUILDING_CARDS)):
        if can_copy(game, seat, BUILDING_CARDS[i]):
            n = put(out, n, Do.COPY, BUILDING_CARDS[i])
    return n


@compiled
def list_metals(game: Game, card: int, out: Ints) -> int:
    """The metals printed where the mine lies; none if it could not be placed."""
    n = 0
    space = game.tile_of[card]
    if space != NO_SPACE:
        if BONUS[space, board.STEEL] > 0:
            n = put(out, n, Do.METAL, Res.STEEL)
        if BONUS[space, board.TITANIUM] > 0:
            n = put(out, n, Do.METAL, Res.TITANIUM)
    return n


@compiled
def list_buys(game: Game, seat: int, bought: int, out: Ints) -> int:
    n = 0
    if funds(game, seat, 0, 0) >= (bought + 1) * int(game.card_price[seat]):
        n = list_zone(game, SEEN + seat, Do.KEEP, out, n)
    return put(out, n, Do.DONE, 0)


# --- order of simultaneous effects -----------------------------------------------------------------------------------


@compiled
def ocean_helps_others(game: Game, seat: int) -> bool:
    """An opponent's Arctic Algae gains plants from an ocean, which an attack could then remove."""
    for other in range(game.players):
        if other != seat and game.zone[ARCTIC_ALGAE] == TABLEAU + other:
            return True
    return False


@compiled
def order_matters(game: Game, seat: int, one: Ints, other: Ints) -> bool:
    """Whether it can matter which of two owed effects comes first (M093, M102)."""
    if one[KIND] == Ask.PLACE and other[KIND] == Ask.PLACE:
        return one[A] != other[A] or one[B] != other[B]
    if one[KIND] == Ask.CHOOSE and other[KIND] == Ask.CHOOSE:
        return one[CARD] != other[CARD]
    place = one if one[KIND] == Ask.PLACE else other
    attack = other if one[KIND] == Ask.PLACE else one
    if place[KIND] == Ask.PLACE and attack[KIND] == Ask.REMOVE:
        return place[A] == T_OCEAN and attack[A] == Res.PLANT and ocean_helps_others(game, seat)
    return colony_order_matters(game, seat, one, other)


@compiled
def is_same_effect(one: Ints, other: Ints) -> bool:
    return one[KIND] == other[KIND] and one[CARD] == other[CARD] and one[A] == other[A] and one[B] == other[B]


@compiled
def list_order(game: Game, seat: int, out: Ints) -> int:
    """The effects that may come first, counted from the top of the stack; none when the order cannot matter."""
    top = game.depth[seat] - 1
    first = game.frames[seat, top]
    if first[ORDERED] or (first[KIND] != Ask.PLACE and first[KIND] != Ask.CHOOSE and first[KIND] != Ask.BUILD):
        return 0
    n = put(out, 0, Do.ORDER, 1)
    for at in range(top - 1, -1, -1):
        frame = game.frames[seat, at]
        if order_matters(game, seat, first, frame) and is_new_effect(game, seat, at, top):
            n = put(out, n, Do.ORDER, top - at + 1)
    return n if n > 1 else 0


@compiled
def is_new_effect(game: Game, seat: int, at: int, top: int) -> bool:
    """No equal effect stands above it in the list."""
    for above in range(at + 1, top):
        if is_same_effect(game.frames[seat, at], game.frames[seat, above]):
            return False
    return True


# --- all of it -------------------------------------------------------------------------------------------------------


@compiled
def list_frame(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    kind = frame[KIND]
    if kind == Ask.TURN:
        return list_turn(game, seat, frame[A], out)
    if kind == Ask.PAY:
        return list_payments(game, seat, frame[A], frame[B], out)
    if kind == Ask.PLACE:
        return list_spaces(game, seat, frame[A], frame[B], out)
    if kind == Ask.CLAIM:
        return list_claims(game, seat, out)
    if kind == Ask.METAL:
        return list_metals(game, frame[CARD], out)
    if kind == Ask.FLOOD:
        return list_flooded(game, seat, game.tile_of[frame[CARD]], frame[B], out)
    if kind == Ask.CUT:
        return list_cut(game, frame[A], frame[B], out)
    if kind == Ask.REMOVE:
        return list_victims(game, seat, frame[A], frame[B], out)
    if kind == Ask.STEAL:
        return list_thefts(game, seat, frame[A], frame[B], out)
    if kind == Ask.REMOVE_CUBES:
        return list_cubes_to_remove(game, seat, frame[A], frame[B], out)
    if kind == Ask.TAKE_CUBE:
        return list_cubes_to_take(game, seat, frame[A], frame[B], out)
    if kind == Ask.ADD_CUBES:
        return list_holders(game, seat, frame, out)
    if kind == Ask.ADD_TO_FILLED:
        return list_filled(game, seat, out)
    if kind == Ask.CHOOSE:
        return list_branches(game, seat, frame, out)
    if kind == Ask.COPY:
        return list_copies(game, seat, out)
    return list_card_choices(game, seat, frame, out)


@compiled
def list_card_choices(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    kind = frame[KIND]
    if kind == Ask.CORPORATION:
        return list_zone(game, SEEN + seat, Do.CORPORATION, out, 0)
    if kind == Ask.START_HAND:
        n = 0
        if frame[A] >= (frame[C] + 1) * frame[B]:
            n = list_zone(game, SEEN + seat, Do.KEEP, out, n)
        return put(out, n, Do.DONE, 0)
    if kind == Ask.BUY:
        return list_buys(game, seat, frame[A], out)
    if kind == Ask.BUY_TOP:
        return list_buys(game, seat, 0, out)
    if kind == Ask.DRAFT:
        return list_zone(game, PACK + seat, Do.DRAFT, out, 0)
    if kind == Ask.LOOK:
        return list_zone(game, SEEN + seat, Do.KEEP, out, 0)
    if kind == Ask.DISCARD:
        return list_zone(game, HAND + seat, Do.DISCARD, out, 0)
    if kind == Ask.SELL:
        n = list_zone(game, HAND + seat, Do.SELL, out, 0)
        return put(out, n, Do.DONE, 0) if frame[A] > 0 else n
    if kind == Ask.AMOUNT:
        if frame[B] == OF_FLOATERS:
            return list_numbers(fewest_floaters(game, seat, frame[A]), most_floaters(game, seat, frame[A]), out)
        return list_numbers(ROWS[frame[A], N], exchangeable(game, seat, frame[CARD], frame[A]), out)
    if kind == Ask.FINAL:
        n = put(out, 0, Do.CONVERT, PLANTS) if can_convert_plants(game, seat) else 0
        return put(out, n, Do.DONE, 0)
    return list_colony_options(game, seat, frame, out)


@compiled
def list_options(game: Game, seat: int, out: Ints) -> int:
    """Every legal option of the seat, ascending. 0 when it owes no choice."""
    depth = game.depth[seat]
    if depth == 0:
        return 0
    n = list_order(game, seat, out)
    return n if n > 0 else list_frame(game, seat, game.frames[seat, depth - 1], out)
