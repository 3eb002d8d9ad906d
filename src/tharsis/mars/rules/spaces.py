"""Where tiles may lie."""

from __future__ import annotations

from tharsis.cards.compiler import placement as place_number
from tharsis.cards.compiler import tile as tile_number
from tharsis.cards.names import (
    CAPITAL,
    CITY,
    CITY_SPACE,
    GREENERY,
    GREENERY_SPACE,
    ISOLATED,
    METAL_BONUS,
    METAL_BONUS_NEXT_TO_OWN,
    NEXT_TO_CITY,
    NEXT_TO_GREENERY,
    NEXT_TO_TWO_CITIES,
    OCEAN,
    OCEAN_SPACE,
    VOLCANIC,
)
from tharsis.core.jit import compiled
from tharsis.mars import board
from tharsis.mars.board import LAST, NEIGHBOURS, NO_SPACE
from tharsis.mars.maps import BONUS, IS_VOLCANIC, KEPT, KIND, PRICE, RULE
from tharsis.mars.record import Game
from tharsis.mars.state import NOBODY, Res
from tharsis.mars.tracks import HIGH, OCEANS

T_OCEAN, T_GREENERY, T_CITY, T_CAPITAL = tile_number(OCEAN), tile_number(GREENERY), tile_number(CITY), tile_number(CAPITAL)
W_CITY, W_GREENERY, W_OCEAN = place_number(CITY_SPACE), place_number(GREENERY_SPACE), place_number(OCEAN_SPACE)
W_ISOLATED, W_VOLCANIC = place_number(ISOLATED), place_number(VOLCANIC)
W_NEXT_TO_GREENERY, W_NEXT_TO_CITY = place_number(NEXT_TO_GREENERY), place_number(NEXT_TO_CITY)
W_TWO_CITIES, W_METAL, W_METAL_OWN = (
    place_number(NEXT_TO_TWO_CITIES),
    place_number(METAL_BONUS),
    place_number(METAL_BONUS_NEXT_TO_OWN),
)


@compiled
def is_city(tile: int) -> bool:
    return tile == T_CITY or tile == T_CAPITAL


@compiled
def cities_beside(game: Game, space: int) -> int:
    count = 0
    for i in range(6):
        neighbour = NEIGHBOURS[space, i]
        if neighbour != NO_SPACE and is_city(game.tile[neighbour]):
            count += 1
    return count


@compiled
def tiles_beside(game: Game, space: int, tile: int) -> int:
    """Tiles of one kind beside the space; of any kind for tile 0."""
    count = 0
    for i in range(6):
        neighbour = NEIGHBOURS[space, i]
        if neighbour != NO_SPACE and game.tile[neighbour] != 0 and (tile == 0 or game.tile[neighbour] == tile):
            count += 1
    return count


@compiled
def own_tile_beside(game: Game, seat: int, space: int) -> bool:
    for i in range(6):
        neighbour = NEIGHBOURS[space, i]
        if neighbour != NO_SPACE and game.tile[neighbour] != 0 and game.owner[neighbour] == seat:
            return True
    return False


@compiled
def is_free(game: Game, seat: int, space: int) -> bool:
    """No tile, and not claimed by somebody else."""
    return game.tile[space] == 0 and (game.claim[space] == NOBODY or game.claim[space] == seat)


@compiled
def prints_metal(game: Game, space: int) -> bool:
    return BONUS[game.map, space, Res.STEEL] + BONUS[game.map, space, Res.TITANIUM] > 0


@compiled
def fits(game: Game, seat: int, where: int, space: int) -> bool:
    """Whether a tile with this placement rule may go on this space of the map."""
    if not is_free(game, seat, space):
        return False
    if where == W_OCEAN:
        return KIND[game.map, space] == board.OCEAN
    if KIND[game.map, space] != board.LAND:
        return False
    if where == W_CITY:
        return cities_beside(game, space) == 0
    if where == W_GREENERY:
        return own_tile_beside(game, seat, space)
    if where == W_ISOLATED:
        return tiles_beside(game, space, 0) == 0
    if where == W_VOLCANIC:
        return IS_VOLCANIC[game.map, space] != 0
    if where == W_NEXT_TO_GREENERY:
        return tiles_beside(game, space, T_GREENERY) > 0
    if where == W_NEXT_TO_CITY:
        return cities_beside(game, space) > 0
    if where == W_TWO_CITIES:
        return cities_beside(game, space) >= 2
    if where == W_METAL:
        return prints_metal(game, space)
    if where == W_METAL_OWN:
        return prints_metal(game, space) and own_tile_beside(game, seat, space)
    return True


@compiled
def next_space(game: Game, seat: int, tile: int, where: int, after: int, money: int) -> int:
    """The first legal space past `after` that so much money pays for, NO_SPACE when there is none. See `placement_rule`."""
    if tile == T_OCEAN and game.level[OCEANS] >= HIGH[OCEANS]:
        return NO_SPACE
    kept = int(KEPT[game.map, where])
    if kept != NO_SPACE:
        return kept if kept > after and game.tile[kept] == 0 else NO_SPACE
    for space in range(after + 1, LAST + 1):
        if fits(game, seat, where, space) and PRICE[game.map, space] <= money:
            return space
    return NO_SPACE


@compiled
def placement_rule(game: Game, seat: int, where: int, money: int) -> int:
    """The rule as it is on this map (H006, H008). Greenery goes beside an own tile if a free space is there, else on any land
    (M170, M171)."""
    if where == W_GREENERY:
        alone = game.tiles[seat] == 0 or next_space(game, seat, T_GREENERY, W_GREENERY, 0, money) == NO_SPACE
        return 0 if alone else where
    return int(RULE[game.map, where])


@compiled
def can_place(game: Game, seat: int, tile: int, where: int, money: int) -> bool:
    return next_space(game, seat, tile, placement_rule(game, seat, where, money), 0, money) != NO_SPACE
