"""Placing tiles, and what that brings."""

from __future__ import annotations

from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.stock import draw, gain
from tharsis.core.types import Game
from tharsis.mars import board
from tharsis.mars.board import BONUS, FIRST, LAST
from tharsis.mars.rules.asks import Happened
from tharsis.mars.rules.parameters import raise_parameter
from tharsis.mars.rules.spaces import T_CITY, T_GREENERY, T_OCEAN, is_city, prints_metal, tiles_beside
from tharsis.mars.rules.stock import gain_rating
from tharsis.mars.rules.triggers import fire_metal_space, fire_tile
from tharsis.mars.state import NOBODY, Phase, Res
from tharsis.mars.tracks import OCEANS, OXYGEN

OCEAN_BONUS = 2


@compiled
def take_bonuses(game: Game, seat: int, space: int, cause: int) -> None:
    """Printed bonus, and 2 M€ for every ocean beside the space (M029, M166, M168)."""
    gain(game, seat, Res.STEEL, BONUS[space, board.STEEL], cause)
    gain(game, seat, Res.TITANIUM, BONUS[space, board.TITANIUM], cause)
    gain(game, seat, Res.PLANT, BONUS[space, board.PLANT], cause)
    draw(game, seat, BONUS[space, board.CARD], cause)
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
    put_tile(game, seat, tile, space)
    if cause >= 0:
        game.tile_of[cause] = space
    emit(game, Happened.TILE, seat, tile, space, cause)
    take_bonuses(game, seat, space, cause)
    if tile == T_OCEAN:
        gain_rating(game, seat, 1, cause)
    elif tile == T_GREENERY and not (game.players == 1 and game.phase == Phase.FINAL):
        raise_parameter(game, seat, OXYGEN, 1, cause)
    fire_tile(game, seat, T_CITY if is_city(tile) else tile, space <= LAST)
    if space <= LAST and prints_metal(space):
        fire_metal_space(game, seat)
