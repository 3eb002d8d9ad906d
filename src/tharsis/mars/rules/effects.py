"""Programs: whether they can be carried out, and carrying them out.

`blocked_row` answers with the row that stands in the way, so that one function serves the list of options and `why_not`.
"""

from __future__ import annotations

from tharsis.cards.compiler import ANY_TAG, MAX_TAGS
from tharsis.cards.compiler import tile as tile_number
from tharsis.cards.names import CITY as CITY_TILE
from tharsis.cards.ops import OP, OWN, T_CARD, T_START, T_TAGS, T_TILE, WHAT, B, C, N, Of, Op, To
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import DISCARD, HAND, NO_CARD, SEEN, TABLEAU, discard_zone, draw_card
from tharsis.core.stock import add_cubes, draw, gain, lose, remove_cubes
from tharsis.core.types import Ints
from tharsis.mars.means import NO_METAL, WITH_STEEL, WITH_TITANIUM
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks, owe
from tharsis.mars.rules.asks import (
    PRIORITY_ADD,
    PRIORITY_AFTER_PLACE,
    PRIORITY_AMOUNT,
    PRIORITY_ATTACK,
    PRIORITY_COPY,
    PRIORITY_LOOK,
    PRIORITY_PAY,
    PRIORITY_PLACE,
    Happened,
    Then,
)
from tharsis.mars.rules.parameters import owe_tile, raise_parameter
from tharsis.mars.rules.payment import funds, pay
from tharsis.mars.rules.spaces import W_CITY, can_place
from tharsis.mars.rules.stock import amount_of, change_production, gain_rating, lowest_production, own_cubes, tags_for_action
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
    SHOWS_CUBE,
    TAG_COUNT,
    TAG_LIST,
    TAG_TRIGGERS,
    TILE_TRIGGERS,
    TRIGGER_PLANTS,
    TRIGGERS,
)
from tharsis.mars.tracks import HIGH

T_CITY = tile_number(CITY_TILE)
OPEN = -1
ANY_CUBE, OWN_CUBE = range(2)
"""Whose cube has to go."""
OF_ROW, OF_FLOATERS = range(2)
"""What an amount is of: what the row says, or floaters spent as heat."""


@compiled
def metal_mask(resource: int) -> int:
    if resource == Res.STEEL:
        return WITH_STEEL
    return WITH_TITANIUM if resource == Res.TITANIUM else NO_METAL


# --- can it be done? -------------------------------------------------------------------------------------------------


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
def heat_of(game: Game, seat: int) -> int:
    """Heat that can be spent as heat: Stormcraft's floaters count for two each."""
    heat = int(game.stock[seat, Res.HEAT])
    if game.zone[FLOATERS_AS_HEAT] == TABLEAU + seat:
        heat += FLOATER_HEAT * int(game.cubes[FLOATERS_AS_HEAT])
    return heat


@compiled
def fewest_floaters(game: Game, seat: int, amount: int) -> int:
    """So many of Stormcraft's floaters are needed even if all heat is spent."""
    return max(0, (amount - int(game.stock[seat, Res.HEAT]) + FLOATER_HEAT - 1) // FLOATER_HEAT)


@compiled
def most_floaters(game: Game, seat: int, amount: int) -> int:
    """Never one more than the heat to pay asks for."""
    if game.zone[FLOATERS_AS_HEAT] != TABLEAU + seat:
        return 0
    return min(int(game.cubes[FLOATERS_AS_HEAT]), (amount + FLOATER_HEAT - 1) // FLOATER_HEAT)


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


# --- doing it ---------------------------------------------------------------------------------------------------------


@compiled
def spend_heat_or(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    """Spend stock. Where Stormcraft's floaters could pay some of the heat, ask how many."""
    if resource != Res.HEAT:
        lose(game, seat, resource, amount, cause)
    elif fewest_floaters(game, seat, amount) < most_floaters(game, seat, amount):
        owe.amount(game, seat, PRIORITY_PAY, cause, amount, OF_FLOATERS)
    else:
        spend_heat(game, seat, amount, most_floaters(game, seat, amount), cause)


@compiled
def spend_heat(game: Game, seat: int, amount: int, floaters: int, cause: int) -> None:
    """Each floater pays two heat; an odd one over is lost."""
    remove_cubes(game, seat, FLOATERS_AS_HEAT, floaters, cause)
    lose(game, seat, Res.HEAT, amount - FLOATER_HEAT * floaters, cause)


@compiled
def cut_production(game: Game, seat: int, card: int, resource: int, amount: int) -> None:
    """Ask whose production falls. In solo the neutral opponent's does, to no effect (M223)."""
    if game.players > 1:
        owe.cut(game, seat, PRIORITY_ATTACK, card, resource, amount)


@compiled
def rob(game: Game, seat: int, card: int, op: int, resource: int, amount: int, tag: int) -> None:
    if op == Op.STEAL and game.players == 1:
        gain(game, seat, resource, amount, card)
    elif op == Op.STEAL:
        owe.steal(game, seat, PRIORITY_ATTACK, card, resource, amount, tag)
    elif game.players > 1:
        owe.remove(game, seat, PRIORITY_ATTACK, card, resource, amount, tag)


@compiled
def give_cubes(game: Game, seat: int, card: int, at: int, amount: int, played: int) -> None:
    to = ROWS[at, B]
    if to == To.HERE:
        add_cubes(game, seat, card, amount, card)
    elif amount > 0:
        owe.add_cubes(game, seat, PRIORITY_ADD, card, ROWS[at, WHAT], amount, to, ROWS[at, C], played)


@compiled
def reveal_for_tag(game: Game, seat: int, card: int, tag: int) -> None:
    """Search for Life: reveal the top card and discard it; a card with the tag brings a cube here."""
    top = draw_card(game, DISCARD)
    if top == NO_CARD:
        return
    game.discard_count += 1
    emit(game, Happened.REVEALED, seat, top, 0, card)
    if TAG_COUNT[top, tag] > 0:
        add_cubes(game, seat, card, 1, card)


@compiled
def reveal_until(game: Game, seat: int, card: int, tag: int, wanted: int, kind: int) -> None:
    """Turn up cards for all to see until enough fit, as long as there are cards; the others are discarded at the end (P027)."""
    found = 0
    while found < wanted:
        top = draw_card(game, SEEN + seat)
        if top == NO_CARD:
            break
        emit(game, Happened.REVEALED, seat, top, 0, card)
        if (tag != ANY_TAG and TAG_COUNT[top, tag] > 0) or (kind >= 0 and SHOWS_CUBE[top, kind]):
            found += 1
            game.zone[top] = HAND + seat
            game.hand_count[seat] += 1
    discard_zone(game, SEEN + seat)


@compiled
def run_row(game: Game, seat: int, card: int, at: int, played: int, choice_priority: int) -> None:
    """Carry out one row that is neither a cost nor a condition."""
    op, what = ROWS[at, OP], int(ROWS[at, WHAT])
    n = amount_of(game, seat, card, at)
    if op == Op.GAIN:
        gain(game, seat, what, n, card)
    elif op == Op.LOSE or op == Op.SPEND:
        spend_heat_or(game, seat, what, n, card)
    elif op == Op.GAIN_PRODUCTION:
        change_production(game, seat, what, n, card)
    elif op == Op.LOSE_PRODUCTION:
        if game.production[seat, what] - n < lowest_production(what):
            owe.lose_later(game, seat, PRIORITY_AFTER_PLACE, card, what, n)
        else:
            change_production(game, seat, what, -n, card)
    elif op == Op.CUT_PRODUCTION:
        cut_production(game, seat, card, what, n)
    elif op == Op.RAISE:
        raise_parameter(game, seat, what, n, card)
    elif op == Op.GAIN_RATING:
        gain_rating(game, seat, n, card)
    elif op == Op.PLACE:
        owe_tile(game, seat, what, int(ROWS[at, B]), card)
    elif op == Op.METAL_PRODUCTION:
        owe.metal(game, seat, PRIORITY_AFTER_PLACE, card)
    elif op == Op.CLAIM_SPACE:
        owe.claim(game, seat, PRIORITY_PLACE, card)
    elif op == Op.FLOOD:
        if game.players > 1:
            owe.flood(game, seat, PRIORITY_AFTER_PLACE, card, what, n)
    elif op == Op.REMOVE or op == Op.STEAL:
        rob(game, seat, card, op, what, n, int(ROWS[at, B]))
    elif op == Op.REMOVE_CUBES:
        owe.remove_cubes(game, seat, PRIORITY_ATTACK, card, what, n)
    elif op == Op.ADD_CUBES:
        give_cubes(game, seat, card, at, n, played)
    elif op == Op.ADD_TO_FILLED:
        owe.add_to_filled(game, seat, PRIORITY_ADD, card, what, n)
    elif op == Op.DRAW:
        draw(game, seat, n, card)
    elif op == Op.LOOK:
        owe.look(game, seat, PRIORITY_LOOK, card, what, n)
    elif op == Op.BUY_TOP:
        owe.buy_top(game, seat, PRIORITY_LOOK, card)
    elif op == Op.REVEAL_FOR_TAG:
        reveal_for_tag(game, seat, card, what)
    elif op == Op.REVEAL_UNTIL:
        reveal_until(game, seat, card, what, n, int(ROWS[at, B]))
    elif op == Op.EITHER:
        owe.choose(game, seat, choice_priority, card, what, n, played)
    elif op == Op.NEXT_CARD:
        game.next_discount[seat] += n
        game.next_shift[seat] += int(ROWS[at, B])
    elif op == Op.EXCHANGE:
        owe.amount(game, seat, PRIORITY_AMOUNT, card, at, OF_ROW)
    elif op == Op.SPEND_CUBES:
        remove_cubes(game, seat, card, n, card)
    elif op == Op.SPECIAL:
        owe.copy(game, seat, PRIORITY_COPY, card)
    else:
        hooks.run_row(game, seat, card, at, n, played)


@compiled
def owe_cost(game: Game, seat: int, card: int, at: int, end: int) -> bool:
    """A card or cube that must go first (M157). In solo nobody has to lose the cube (M223)."""
    op, what, n = ROWS[at, OP], int(ROWS[at, WHAT]), int(ROWS[at, N])
    if op == Op.DISCARD:
        owe.discard(game, seat, PRIORITY_PAY, card, n, at + 1, end)
    elif op == Op.SPEND_OWN_CUBE:
        owe.take_cube(game, seat, PRIORITY_PAY, card, what, OWN_CUBE, at + 1, end)
    elif game.players > 1:
        owe.take_cube(game, seat, PRIORITY_PAY, card, what, ANY_CUBE, at + 1, end)
    else:
        return False
    return True


@compiled
def run(game: Game, seat: int, card: int, start: int, end: int, played: int, choice_priority: int) -> None:
    """Carry out a program. A cost that needs a choice leaves the rest of the program in its frame."""
    at, back, back_end = start, -1, -1
    while True:
        if at >= end:
            if back < 0:
                return
            at, end, back = back, back_end, -1
            continue
        op = ROWS[at, OP]
        if op == Op.PAY:
            if not pay(game, seat, int(ROWS[at, N]), metal_mask(ROWS[at, WHAT]), 0, card, Then.PROGRAM, at + 1, end):
                return
        elif op == Op.DISCARD or op == Op.SPEND_OWN_CUBE or op == Op.TAKE_CUBE:
            if owe_cost(game, seat, card, at, end):
                return
        elif op == Op.IF_TAGS:
            holds = tags_for_action(game, seat, ROWS[at, WHAT]) >= ROWS[at, N]
            branch = ROWS[at, B] if holds else ROWS[at, C]
            back, back_end = at + 1, end
            at, end = int(BRANCHES[branch, 0]), int(BRANCHES[branch, 1])
            continue
        elif op != Op.IF_RATING_RAISED:
            run_row(game, seat, card, at, played, choice_priority)
        at += 1
