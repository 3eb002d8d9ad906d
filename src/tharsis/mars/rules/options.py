"""What a seat may do now, as numbers in a fixed action space, sorted.

Every list is written into `out` and ends early when `out` is full, so a buffer of two tells whether there is a choice.
"""

from __future__ import annotations

from tharsis.cards.compiler import ANY_TAG
from tharsis.cards.ops import N
from tharsis.core.bits import lowest
from tharsis.core.frames import CARD, KIND, A, B, C, D, E
from tharsis.core.jit import compiled
from tharsis.core.listing import list_numbers, list_zone, put
from tharsis.core.piles import HAND, PACK, SEEN, TABLEAU
from tharsis.core.types import Ints
from tharsis.mars.board import NEXT_TO, NO_SPACE
from tharsis.mars.maps import BONUS, KEPT
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import AMOUNTS, CUBE_AMOUNTS, PLANTS, RESOURCES, SPACES, Ask, Do
from tharsis.mars.rules.effects import OF_FLOATERS
from tharsis.mars.rules.order import list_order
from tharsis.mars.rules.payment import asked_metals, asked_reserve, asked_resource, fewest_cubes, funds, most_cubes
from tharsis.mars.rules.possible import can_copy, exchangeable, fewest_floaters, is_branch_open, most_floaters
from tharsis.mars.rules.spaces import free_land, own_tiles, placements
from tharsis.mars.rules.targets import can_hold, can_lose_production, can_take_cube, removable
from tharsis.mars.rules.turns import can_convert_plants, list_turn
from tharsis.mars.state import (
    END_CORPORATIONS,
    FIRST_CORPORATION,
    N_PROJECTS,
    NOBODY,
    Res,
)
from tharsis.mars.tables import (
    BUILDING_CARDS,
    HOLDER_CARDS,
    ROWS,
)


@compiled
def list_projects(game: Game, zone: int, kind: int, out: Ints) -> int:
    return list_zone(game, zone, kind, 0, N_PROJECTS, out)


@compiled
def list_set(kind: int, first: int, spaces: int, out: Ints) -> int:
    """An option for each space of a set, numbered from `first`."""
    n = 0
    while spaces and n < len(out):
        n = put(out, n, kind, first + lowest(spaces))
        spaces &= spaces - 1
    return n


@compiled
def list_spaces(game: Game, seat: int, tile: int, where: int, out: Ints) -> int:
    kept = KEPT[game.map, where]
    if kept != NO_SPACE:
        return put(out, 0, Do.PLACE, tile * SPACES + kept) if game.tile[kept] == 0 else 0
    return list_set(Do.PLACE, tile * SPACES, placements(game, seat, tile, where, funds(game, seat, 0, 0)), out)


@compiled
def list_claims(game: Game, out: Ints) -> int:
    return list_set(Do.MARK, 0, free_land(game, NOBODY), out)


@compiled
def list_payments(game: Game, seat: int, price: int, packed: int, out: Ints) -> int:
    resource, metals, reserve = asked_resource(packed), asked_metals(packed), asked_reserve(packed)
    n = 0
    fewest = fewest_cubes(game, seat, resource, price, metals, reserve)
    for amount in range(fewest, most_cubes(game, seat, resource, price, metals, reserve) + 1):
        n = put(out, n, Do.PAY, resource * RESOURCES + amount)
    return n


@compiled
def list_victims(game: Game, seat: int, resource: int, most: int, tag: int, out: Ints) -> int:
    """Whom to rob of how much: all, part or none (M113)."""
    n = 0
    for victim in range(game.players):
        for amount in range(1, min(most, removable(game, seat, victim, resource, tag)) + 1):
            n = put(out, n, Do.REMOVE, victim * AMOUNTS + amount)
    return put(out, n, Do.NONE, 0)


@compiled
def list_thefts(game: Game, seat: int, resource: int, most: int, out: Ints) -> int:
    """Whom to steal how much from: all, part or none, from one opponent (M113)."""
    n = 0
    for victim in range(game.players):
        if victim != seat:
            for amount in range(1, min(most, removable(game, seat, victim, resource, ANY_TAG)) + 1):
                n = put(out, n, Do.REMOVE, victim * AMOUNTS + amount)
    return put(out, n, Do.NONE, 0)


@compiled
def list_flooded(game: Game, seat: int, space: int, most: int, out: Ints) -> int:
    """One opponent who owns a tile beside the new ocean."""
    n = 0
    for victim in range(game.players):
        if victim != seat and own_tiles(game, victim) & int(NEXT_TO[space]):
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
        if can_copy(game, seat, BUILDING_CARDS[i], 0):
            n = put(out, n, Do.COPY, BUILDING_CARDS[i])
    return n


@compiled
def list_metals(game: Game, card: int, out: Ints) -> int:
    """The metals printed where the mine lies; none if it could not be placed."""
    n = 0
    space = game.tile_of[card]
    if space != NO_SPACE:
        if BONUS[game.map, space, Res.STEEL] > 0:
            n = put(out, n, Do.METAL, Res.STEEL)
        if BONUS[game.map, space, Res.TITANIUM] > 0:
            n = put(out, n, Do.METAL, Res.TITANIUM)
    return n


@compiled
def list_buys(game: Game, seat: int, bought: int, out: Ints) -> int:
    n = 0
    if funds(game, seat, 0, 0) >= (bought + 1) * int(game.card_price[seat]):
        n = list_projects(game, SEEN + seat, Do.KEEP, out)
    return put(out, n, Do.DONE, 0)


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
        return list_claims(game, out)
    if kind == Ask.METAL:
        return list_metals(game, frame[CARD], out)
    if kind == Ask.FLOOD:
        return list_flooded(game, seat, game.tile_of[frame[CARD]], frame[B], out)
    if kind == Ask.CUT:
        return list_cut(game, frame[A], frame[B], out)
    if kind == Ask.REMOVE:
        return list_victims(game, seat, frame[A], frame[B], frame[C], out)
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
    if kind == Ask.LOSE_LATER:
        return put(out, 0, Do.DONE, 0)
    return list_card_choices(game, seat, frame, out)


@compiled
def list_card_choices(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    kind = frame[KIND]
    if kind == Ask.CORPORATION:
        return list_zone(game, SEEN + seat, Do.CORPORATION, FIRST_CORPORATION, END_CORPORATIONS, out)
    if kind == Ask.START_HAND:
        n = 0
        if frame[A] >= (frame[C] + 1) * frame[B]:
            n = list_projects(game, SEEN + seat, Do.KEEP, out)
        return put(out, n, Do.DONE, 0)
    if kind == Ask.BUY:
        return list_buys(game, seat, frame[A], out)
    if kind == Ask.BUY_TOP:
        return list_buys(game, seat, 0, out)
    if kind == Ask.DRAFT:
        return list_projects(game, PACK + seat, Do.DRAFT, out)
    if kind == Ask.LOOK:
        return list_projects(game, SEEN + seat, Do.KEEP, out)
    if kind == Ask.DISCARD:
        return list_projects(game, HAND + seat, Do.DISCARD, out)
    if kind == Ask.SELL:
        n = list_projects(game, HAND + seat, Do.SELL, out)
        return put(out, n, Do.DONE, 0) if frame[A] > 0 else n
    if kind == Ask.AMOUNT:
        if frame[B] == OF_FLOATERS:
            return list_numbers(Do.AMOUNT, fewest_floaters(game, seat, frame[A]), most_floaters(game, seat, frame[A]), out)
        return list_numbers(Do.AMOUNT, ROWS[frame[A], N], exchangeable(game, seat, frame[CARD], frame[A]), out)
    if kind == Ask.FINAL:
        n = put(out, 0, Do.CONVERT, PLANTS) if can_convert_plants(game, seat) else 0
        return put(out, n, Do.DONE, 0)
    return max(0, hooks.list_frame(game, seat, frame, out))


@compiled
def list_options(game: Game, seat: int, out: Ints) -> int:
    """Every legal option of the seat, ascending. 0 when it owes no choice."""
    depth = game.depth[seat]
    if depth == 0:
        return 0
    n = list_order(game, seat, out)
    return n if n > 0 else list_frame(game, seat, game.frames[seat, depth - 1], out)
