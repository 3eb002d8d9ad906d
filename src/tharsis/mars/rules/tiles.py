"""Placing tiles, and what that brings."""

from __future__ import annotations

from tharsis.cards import names
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD
from tharsis.core.stock import draw, gain
from tharsis.mars.board import FIRST, LAST
from tharsis.mars.maps import BONUS, PRICE
from tharsis.mars.maps.model import BONUSES
from tharsis.mars.means import NO_METAL
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import Happened, Then
from tharsis.mars.rules.parameters import owe_tile, raise_parameter
from tharsis.mars.rules.payment import pay
from tharsis.mars.rules.spaces import T_CITY, T_GREENERY, T_OCEAN, W_OCEAN, is_city, prints_metal, tiles_beside
from tharsis.mars.rules.stock import gain_rating
from tharsis.mars.rules.triggers import fire_metal_space, fire_tile
from tharsis.mars.state import NOBODY, OCEAN_BONUS, Phase, Res
from tharsis.mars.tracks import OCEANS, OXYGEN

CARD, OCEAN = BONUSES.index(names.CARD), BONUSES.index(names.OCEAN)


@compiled
def take_bonuses(game: Game, seat: int, space: int, cause: int) -> None:
    """Printed bonus, and 2 M€ for every ocean beside the space (M029, M166, M168). What the space costs is paid first, and an
    ocean that it brings is no card's tile (H011)."""
    bonus = BONUS[game.map, space]
    pay(game, seat, PRICE[game.map, space], NO_METAL, 0, cause, Then.SPACE, 0, 0)
    for resource in range(Res.STEEL, Res.HEAT + 1):
        gain(game, seat, resource, bonus[resource], cause)
    draw(game, seat, bonus[CARD], cause)
    for _ in range(bonus[OCEAN]):
        owe_tile(game, seat, T_OCEAN, W_OCEAN, NO_CARD)
    gain(game, seat, Res.MC, OCEAN_BONUS * tiles_beside(game, space, T_OCEAN), cause)


@compiled
def put_tile(game: Game, owner: int, tile: int, space: int) -> None:
    """The tile itself, without any bonus."""
    game.tile[space] = tile
    game.claim[space] = NOBODY
    if tile == T_OCEAN:
        game.owner[space] = NOBODY
        game.level[OCEANS] += 1
        return
    game.owner[space] = owner
    game.tiles[owner] += 1
    if is_city(tile):
        game.cities[owner] += 1
        if FIRST <= space <= LAST:
            game.cities_on_mars += 1
    elif tile == T_GREENERY:
        game.greeneries[owner] += 1


@compiled
def place_tile(game: Game, seat: int, tile: int, space: int, cause: int) -> None:
    """A negative seat is nobody, who gets nothing for it (V040); effects that answer to everybody's tiles do (V042)."""
    put_tile(game, seat, tile, space)
    if cause >= 0:
        game.tile_of[cause] = space
    emit(game, Happened.TILE, seat, tile, space, cause)
    if seat < 0:
        fire_tile(game, seat, tile, space <= LAST)
        return
    take_bonuses(game, seat, space, cause)
    if tile == T_OCEAN:
        gain_rating(game, seat, 1, cause)
    elif tile == T_GREENERY and not (game.players == 1 and game.phase == Phase.FINAL):
        raise_parameter(game, seat, OXYGEN, 1, cause)
    fire_tile(game, seat, T_CITY if is_city(tile) else tile, space <= LAST)
    if space <= LAST and prints_metal(game, space):
        fire_metal_space(game, seat)
