"""Where tiles should lie."""

from __future__ import annotations

from tharsis.bots.mars.scales import Scale
from tharsis.core.jit import compiled
from tharsis.mars import board
from tharsis.mars.board import FIRST, LAST, NEIGHBOURS, NO_SPACE
from tharsis.mars.maps import BONUS, KIND, PRICE
from tharsis.mars.record import Game
from tharsis.mars.rules.spaces import T_CAPITAL, T_GREENERY, T_OCEAN, is_city, tiles_beside
from tharsis.mars.rules.tiles import CARD, OCEAN
from tharsis.mars.state import NEUTRAL, Res
from tharsis.mars.tracks import OCEANS


@compiled
def is_open_land(game: Game, space: int) -> bool:
    return bool(space != NO_SPACE and game.tile[space] == 0 and KIND[game.map, space] == board.LAND)


@compiled
def green_hope(row: Scale) -> float:
    """How likely an open space beside a city is to become greenery."""
    return 0.05 + 0.3 * min(1.0, float(row.generations) / 3)


@compiled
def bonus_worth(game: Game, seat: int, space: int, row: Scale) -> float:
    bonus = BONUS[game.map, space]
    total = 0.0
    for resource in range(Res.STEEL, Res.HEAT + 1):
        total += float(bonus[resource]) * float(row.stock[resource])
    total += float(bonus[CARD]) * float(row.card)
    total += float(bonus[OCEAN]) * float(row.step[OCEANS]) - float(PRICE[game.map, space]) * float(row.money)
    return total + 2 * float(row.money) * tiles_beside(game, space, T_OCEAN)


@compiled
def green_beside(game: Game, seat: int, space: int, row: Scale) -> float:
    """Points that a greenery here gives to the cities beside it."""
    total = 0.0
    for i in range(6):
        neighbour = NEIGHBOURS[space, i]
        if neighbour != NO_SPACE and is_city(game.tile[neighbour]) and game.owner[neighbour] != NEUTRAL:
            total += 1.0 if game.owner[neighbour] == seat else -float(row.foe)
    return total


@compiled
def city_here(game: Game, seat: int, space: int, row: Scale) -> float:
    total = 0.0
    for i in range(6):
        neighbour = NEIGHBOURS[space, i]
        if neighbour != NO_SPACE:
            if game.tile[neighbour] == T_GREENERY:
                total += 1.0
            elif is_open_land(game, neighbour):
                total += green_hope(row)
    return total


@compiled
def in_the_way(game: Game, seat: int, space: int, row: Scale) -> float:
    """What a tile that is no greenery costs or saves by taking a space beside cities."""
    return -green_hope(row) * green_beside(game, seat, space, row)


@compiled
def room_beside(game: Game, seat: int, space: int, row: Scale) -> float:
    """A new own tile opens spaces for one's greenery."""
    total = 0.0
    for i in range(6):
        if is_open_land(game, NEIGHBOURS[space, i]):
            total += 0.02
    return total


@compiled
def space_worth(game: Game, seat: int, tile: int, space: int, row: Scale) -> float:
    total = bonus_worth(game, seat, space, row)
    if space > LAST:
        return total
    if tile == T_OCEAN:
        near = 0.0
        for i in range(6):
            neighbour = NEIGHBOURS[space, i]
            if neighbour != NO_SPACE and game.tile[neighbour] != 0 and game.owner[neighbour] == seat:
                near += 0.02
        return total + near
    total += room_beside(game, seat, space, row)
    if tile == T_GREENERY:
        return total + float(row.point) * green_beside(game, seat, space, row)
    total += float(row.point) * in_the_way(game, seat, space, row)
    if is_city(tile):
        total += float(row.point) * city_here(game, seat, space, row)
        if tile == T_CAPITAL:
            total += float(row.point) * tiles_beside(game, space, T_OCEAN)
    return total


@compiled
def cities_hope(game: Game, seat: int, row: Scale) -> float:
    """Greenery that may still come beside the seat's cities."""
    total = 0.0
    hope = green_hope(row)
    for space in range(FIRST, LAST + 1):
        if game.owner[space] == seat and is_city(game.tile[space]):
            for i in range(6):
                if is_open_land(game, NEIGHBOURS[space, i]):
                    total += hope
    return total
