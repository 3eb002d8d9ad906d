"""Whether a program can be carried out: its costs and losses borne, and something there to work on.

`blocked_row` answers with the row that stands in the way, so that one function serves the list of options and `why_not`.
"""

from __future__ import annotations

from tharsis.cards.compiler import MAX_TAGS
from tharsis.cards.compiler import tile as tile_number
from tharsis.cards.names import CITY as CITY_TILE
from tharsis.cards.ops import OP, OWN, T_CARD, T_START, T_TAGS, T_TILE, WHAT, B, C, N, Of, Op, To
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, TABLEAU
from tharsis.core.types import Ints
from tharsis.mars.means import NO_METAL, WITH_STEEL, WITH_TITANIUM
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.payment import funds
from tharsis.mars.rules.spaces import W_CITY, can_place
from tharsis.mars.rules.stock import lowest_production, own_cubes
from tharsis.mars.rules.targets import (
    any_cube_to_take,
    any_holder,
    anyone_to_rob,
    can_lose_production,
)
from tharsis.mars.state import Res
from tharsis.mars.tables import (
    BRANCHES,
    BUILDING_CARDS,
    FLOATER_HEAT,
    FLOATERS_AS_HEAT,
    IS_EVENT,
    NEW_TAG_TRIGGERS,
    PLACES_CITY,
    PRODUCTION_BOX,
    ROWS,
    TAG_LIST,
    TAG_TRIGGERS,
    TILE_TRIGGERS,
    TRIGGER_PLANTS,
    TRIGGERS,
)
from tharsis.mars.tracks import HIGH

T_CITY = tile_number(CITY_TILE)
OPEN = -1


@compiled
def metal_mask(resource: int) -> int:
    if resource == Res.STEEL:
        return WITH_STEEL
    return WITH_TITANIUM if resource == Res.TITANIUM else NO_METAL


@compiled
def plants_on_the_way(game: Game, seat: int, card: int) -> int:
    """What answers to the card's tags may pay for its plant loss (Viral Enhancers)."""
    count = 0
    for i in range(len(TAG_TRIGGERS)):
        plants = int(TRIGGER_PLANTS[TAG_TRIGGERS[i]])
        if plants > 0 and game.zone[TRIGGERS[TAG_TRIGGERS[i], T_CARD]] == TABLEAU + seat:
            mask = int(TRIGGERS[TAG_TRIGGERS[i], T_TAGS])
            for place in range(MAX_TAGS):
                tag = int(TAG_LIST[card, place])
                if tag >= 0 and mask >> tag & 1:
                    count += plants
    return count


@compiled
def money_from(game: Game, seat: int, trigger: Ints) -> int:
    """M€ production that a trigger of this seat gives."""
    row = ROWS[trigger[T_START]]
    gives = row[OP] == Op.GAIN_PRODUCTION and row[WHAT] == Res.MC and game.zone[trigger[T_CARD]] == TABLEAU + seat
    return int(row[N]) if gives else 0


@compiled
def money_for_new_tags(game: Game, seat: int, card: int) -> int:
    """M€ production for the tags of the card being played that its owner has not had (Aridor)."""
    total = 0
    for i in range(len(NEW_TAG_TRIGGERS)):
        each = money_from(game, seat, TRIGGERS[NEW_TAG_TRIGGERS[i]])
        for place in range(MAX_TAGS):
            tag = TAG_LIST[card, place]
            if each > 0 and tag >= 0 and game.tags[seat, tag] == 0 and not IS_EVENT[card]:
                total += each
    return total


@compiled
def money_on_the_way(game: Game, seat: int, card: int) -> int:
    """M€ production that the card's own city will bring (Immigrant City, Tharsis Republic)."""
    if not PLACES_CITY[card] or not can_place(game, seat, T_CITY, W_CITY, funds(game, seat, NO_METAL, 0)):
        return 0
    total = 0
    for i in range(len(TILE_TRIGGERS)):
        trigger = TRIGGERS[TILE_TRIGGERS[i]]
        start = trigger[T_START]
        gives = trigger[T_TILE] == T_CITY and ROWS[start, OP] == Op.GAIN_PRODUCTION and ROWS[start, WHAT] == Res.MC
        if gives and (trigger[T_CARD] == card or game.zone[trigger[T_CARD]] == TABLEAU + seat):
            total += ROWS[start, N]
    return total


@compiled
def heat_cubes(game: Game, seat: int) -> int:
    """Floaters that the seat may spend as heat."""
    if FLOATERS_AS_HEAT < 0 or game.zone[FLOATERS_AS_HEAT] != TABLEAU + seat:
        return 0
    return int(game.cubes[FLOATERS_AS_HEAT])


@compiled
def heat_of(game: Game, seat: int) -> int:
    """Heat that can be spent as heat, floaters counted where they may be."""
    return int(game.stock[seat, Res.HEAT]) + FLOATER_HEAT * heat_cubes(game, seat)


@compiled
def fewest_floaters(game: Game, seat: int, amount: int) -> int:
    """So many floaters are needed even if all heat is spent."""
    return max(0, (amount - int(game.stock[seat, Res.HEAT]) + FLOATER_HEAT - 1) // FLOATER_HEAT)


@compiled
def most_floaters(game: Game, seat: int, amount: int) -> int:
    """Never one more than the heat to pay asks for."""
    return min(heat_cubes(game, seat), (amount + FLOATER_HEAT - 1) // FLOATER_HEAT)


@compiled
def has_victim(game: Game, seat: int, resource: int, amount: int, own_gain: int) -> bool:
    """Somebody who can lose all of it; in solo the neutral opponent always can (M116, M117, M223)."""
    if game.players == 1:
        return True
    for other in range(game.players):
        gains = own_gain if other == seat else 0
        if can_lose_production(game, other, resource, amount - gains):
            return True
    return False


@compiled
def is_simple_row_blocked(game: Game, seat: int, card: int, at: int, strict: bool, played: int) -> bool:
    """Any row but a choice. `strict`: a part that would come to nothing blocks, as in an action or a branch."""
    op, what, n = ROWS[at, OP], int(ROWS[at, WHAT]), int(ROWS[at, N])
    if op == Op.LOSE or op == Op.SPEND:
        if what == Res.HEAT:
            return heat_of(game, seat) < n
        coming = plants_on_the_way(game, seat, card) if op == Op.LOSE and what == Res.PLANT else 0
        return game.stock[seat, what] + coming < n
    if op == Op.LOSE_PRODUCTION:
        coming = 0
        if what == Res.MC and not strict:
            coming = money_on_the_way(game, seat, card) + money_for_new_tags(game, seat, card)
        if not strict:
            coming += hooks.production_on_the_way(game, seat, card, what)
        return game.production[seat, what] - n + coming < lowest_production(what)
    if op == Op.CUT_PRODUCTION:
        return not has_victim(game, seat, what, n, int(ROWS[at, C]))
    if op == Op.SPEND_CUBES:
        return game.cubes[card] < n
    if op == Op.SPEND_OWN_CUBE:
        return own_cubes(game, seat, what) < n
    if op == Op.TAKE_CUBE:
        return game.players > 1 and not any_cube_to_take(game, seat, what)
    if op == Op.PAY:
        return funds(game, seat, metal_mask(what), 0) < n
    if op == Op.IF_RATING_RAISED:
        return game.raised[seat] == 0
    if op == Op.SPECIAL:
        return not has_building_to_copy(game, seat, money_for_new_tags(game, seat, card))
    if op >= OWN:
        return hooks.is_row_blocked(game, seat, card, at, strict, played)
    if op == Op.DISCARD:
        return game.hand_count[seat] - (1 if game.zone[card] == HAND + seat else 0) < n
    if not strict:
        return False
    if op == Op.RAISE:
        return ROWS[at, B] != 0 and game.level[what] >= HIGH[what]
    if op == Op.ADD_CUBES:
        to = ROWS[at, B]
        return to != To.HERE and not any_holder(game, seat, card, what, to, ROWS[at, C], played)
    if op == Op.REMOVE:
        return game.players == 1 or not anyone_to_rob(game, seat, what, int(ROWS[at, B]))
    if op == Op.STEAL:
        return game.players > 1 and not anyone_to_rob(game, seat, what, int(ROWS[at, B]))
    if op == Op.REMOVE_CUBES:
        return game.players == 1 or not any_cube_to_take(game, seat, what)
    if op == Op.REVEAL_FOR_TAG:
        return game.deck_count + game.discard_count == 0
    if op == Op.EXCHANGE:
        return exchangeable(game, seat, card, at) < n
    return False


@compiled
def is_branch_open(game: Game, seat: int, card: int, branch: int, played: int) -> bool:
    for at in range(BRANCHES[branch, 0], BRANCHES[branch, 1]):
        if is_simple_row_blocked(game, seat, card, at, True, played):
            return False
    return True


@compiled
def blocked_row(game: Game, seat: int, card: int, start: int, end: int, strict: bool) -> int:
    """The first row of the program that cannot be carried out, OPEN if all can."""
    for at in range(start, end):
        if ROWS[at, OP] == Op.EITHER:
            if strict and not any_branch_open(game, seat, card, at, card):
                return at
        elif is_simple_row_blocked(game, seat, card, at, strict, card):
            return at
    return OPEN


@compiled
def any_branch_open(game: Game, seat: int, card: int, at: int, played: int) -> bool:
    first = int(ROWS[at, WHAT])
    for branch in range(first, first + int(ROWS[at, N])):
        if is_branch_open(game, seat, card, branch, played):
            return True
    return False


@compiled
def exchangeable(game: Game, seat: int, card: int, at: int) -> int:
    of, what = ROWS[at, C], int(ROWS[at, WHAT])
    if of == Of.STOCK:
        return int(game.stock[seat, what])
    return int(game.production[seat, what]) if of == Of.PRODUCTION else int(game.cubes[card])


@compiled
def has_building_to_copy(game: Game, seat: int, coming: int) -> bool:
    """`coming`: M€ production that the tag of the copying card brings first (Aridor)."""
    for i in range(len(BUILDING_CARDS)):
        card = BUILDING_CARDS[i]
        if can_copy(game, seat, card, coming):
            return True
    return False


@compiled
def can_copy(game: Game, seat: int, card: int, coming: int) -> bool:
    """Whether Robotic Workforce may copy this building's whole production box, with so much M€ production to come."""
    if game.zone[card] != TABLEAU + seat:
        return False
    for at in range(PRODUCTION_BOX[card, 0], PRODUCTION_BOX[card, 1]):
        op, what, n = ROWS[at, OP], int(ROWS[at, WHAT]), int(ROWS[at, N])
        if op == Op.LOSE_PRODUCTION and not can_lose_production(game, seat, what, n - (coming if what == Res.MC else 0)):
            return False
        if op == Op.CUT_PRODUCTION and not has_victim(game, seat, what, n, int(ROWS[at, C])):
            return False
        if op == Op.METAL_PRODUCTION and game.metal_of[card] == 0:
            return False
    return True
