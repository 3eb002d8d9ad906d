"""The neutral tiles of the solo game (M210 to M218)."""

from __future__ import annotations

from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import DISCARD, NO_CARD, draw_card
from tharsis.mars.board import FIRST, LAST, NEIGHBOURS, NO_SPACE
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import Happened
from tharsis.mars.rules.spaces import T_CITY, T_GREENERY, W_CITY, following, free_land
from tharsis.mars.rules.tiles import put_tile
from tharsis.mars.state import NEUTRAL
from tharsis.mars.tables import COST


@compiled
def reveal_cost(game: Game) -> int:
    """The cost of the top card, which is discarded. A cost of 0 counts as 1 (M217)."""
    card = draw_card(game, DISCARD)
    game.discard_count += 1
    emit(game, Happened.REVEALED, 0, card, 0, NO_CARD)
    return max(1, int(COST[card]))


@compiled
def can_stand_here(game: Game, space: int) -> bool:
    """A legal city space: neither ocean nor reserved, and no city beside it (M215)."""
    return bool(following(game, NEUTRAL, W_CITY) >> space & 1)


@compiled
def is_green_space(game: Game, space: int) -> bool:
    return bool(free_land(game, NEUTRAL) >> int(space) & 1)


@compiled
def count_green_spaces(game: Game, city: int) -> int:
    count = 0
    for i in range(6):
        if is_green_space(game, NEIGHBOURS[city, i]):
            count += 1
    return count


@compiled
def counted_city_space(game: Game, cost: int, backwards: bool) -> int:
    """Count legal spaces row by row, the second city from the bottom right (M213, M214)."""
    left = cost
    while True:
        for i in range(FIRST, LAST + 1):
            space = LAST + FIRST - i if backwards else i
            if can_stand_here(game, space):
                left -= 1
                if left == 0:
                    return space


@compiled
def counted_green_space(game: Game, city: int, cost: int) -> int:
    """Count legal spaces clockwise from the upper left, round again if need be (M216); NO_SPACE when none is left (M080)."""
    if count_green_spaces(game, city) == 0:
        return NO_SPACE
    left = cost
    while True:
        for i in range(6):
            if is_green_space(game, NEIGHBOURS[city, i]):
                left -= 1
                if left == 0:
                    return int(NEIGHBOURS[city, i])


@compiled
def place_neutral_tiles(game: Game) -> None:
    """Cards 1 and 2 place the cities, 3 and 4 their greeneries (M212)."""
    first = counted_city_space(game, reveal_cost(game), False)
    put_neutral(game, T_CITY, first)
    second = counted_city_space(game, reveal_cost(game), True)
    put_neutral(game, T_CITY, second)
    put_neutral(game, T_GREENERY, counted_green_space(game, first, reveal_cost(game)))
    put_neutral(game, T_GREENERY, counted_green_space(game, second, reveal_cost(game)))


@compiled
def put_neutral(game: Game, tile: int, space: int) -> None:
    """Neutral tiles raise no oxygen and give nobody anything (M218)."""
    if space == NO_SPACE:
        return
    put_tile(game, NEUTRAL, tile, space)
    emit(game, Happened.TILE, NEUTRAL, tile, space, NO_CARD)
