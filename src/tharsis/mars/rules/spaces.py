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
from tharsis.core.bits import TOGETHER, equal, lowest
from tharsis.core.jit import compiled
from tharsis.core.types import Ints
from tharsis.mars.board import NEIGHBOURS, NEXT_TO, NO_SPACE, ON_MAP
from tharsis.mars.maps import (
    KEPT,
    LAND_SPACES,
    METAL_SPACES,
    OCEAN_SPACES,
    PRICE,
    PRICED_SPACES,
    RULE,
    VOLCANIC_SPACES,
)
from tharsis.mars.record import Game
from tharsis.mars.state import NOBODY
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


# --- sets of spaces --------------------------------------------------------------------------------------------------


@compiled
def spaces_with(values: Ints, value: int) -> int:
    """The spaces of the map that have this value."""
    return (equal(values, 0, value) | equal(values, TOGETHER, value) << TOGETHER) & ON_MAP


@compiled
def beside(spaces: int) -> int:
    """All spaces next to one of these."""
    found = 0
    while spaces:
        found |= int(NEXT_TO[lowest(spaces)])
        spaces &= spaces - 1
    return found


@compiled
def beside_two(spaces: int) -> int:
    """All spaces next to more than one of these."""
    once, twice = 0, 0
    while spaces:
        around = int(NEXT_TO[lowest(spaces)])
        once, twice = once | around, twice | once & around
        spaces &= spaces - 1
    return twice


@compiled
def free_spaces(game: Game, seat: int) -> int:
    """No tile, and not claimed by somebody else."""
    return spaces_with(game.tile, 0) & (spaces_with(game.claim, NOBODY) | spaces_with(game.claim, seat))


@compiled
def free_land(game: Game, seat: int) -> int:
    return free_spaces(game, seat) & int(LAND_SPACES[game.map])


@compiled
def cities(game: Game) -> int:
    return spaces_with(game.tile, T_CITY) | spaces_with(game.tile, T_CAPITAL)


@compiled
def own_tiles(game: Game, seat: int) -> int:
    return spaces_with(game.owner, seat) & ~spaces_with(game.tile, 0)


@compiled
def prints_metal(game: Game, space: int) -> bool:
    return bool(int(METAL_SPACES[game.map]) >> int(space) & 1)


@compiled
def affordable(game: Game, spaces: int, money: int) -> int:
    """Those that so much money pays for."""
    priced = spaces & int(PRICED_SPACES[game.map])
    while priced:
        if PRICE[game.map, lowest(priced)] > money:
            spaces &= ~(priced & -priced)
        priced &= priced - 1
    return spaces


@compiled
def following(game: Game, seat: int, where: int) -> int:
    """The free spaces of the map that a placement rule allows."""
    if where == W_OCEAN:
        return free_spaces(game, seat) & int(OCEAN_SPACES[game.map])
    land = free_land(game, seat)
    if where == W_CITY:
        return land & ~beside(cities(game))
    if where == W_GREENERY:
        return land & beside(own_tiles(game, seat))
    if where == W_ISOLATED:
        return land & ~beside(ON_MAP & ~spaces_with(game.tile, 0))
    if where == W_VOLCANIC:
        return land & int(VOLCANIC_SPACES[game.map])
    if where == W_NEXT_TO_GREENERY:
        return land & beside(spaces_with(game.tile, T_GREENERY))
    if where == W_NEXT_TO_CITY:
        return land & beside(cities(game))
    if where == W_TWO_CITIES:
        return land & beside_two(cities(game))
    if where == W_METAL:
        return land & int(METAL_SPACES[game.map])
    if where == W_METAL_OWN:
        return land & int(METAL_SPACES[game.map]) & beside(own_tiles(game, seat))
    return land


@compiled
def placements(game: Game, seat: int, tile: int, where: int, money: int) -> int:
    """Where on the map the tile may go, by the rule as it is there (H006, H008). Greenery goes beside an own tile if a free
    space is there, else on any land (M170, M171)."""
    if tile == T_OCEAN and game.level[OCEANS] >= HIGH[OCEANS]:
        return 0
    spaces = affordable(game, following(game, seat, int(RULE[game.map, where])), money)
    if where == W_GREENERY and not spaces:
        return affordable(game, free_land(game, seat), money)
    return spaces


@compiled
def can_place(game: Game, seat: int, tile: int, where: int, money: int) -> bool:
    kept = KEPT[game.map, where]
    return game.tile[kept] == 0 if kept != NO_SPACE else placements(game, seat, tile, where, money) != 0
