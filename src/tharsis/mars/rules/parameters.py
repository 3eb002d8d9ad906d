"""Global parameters and their bonus steps."""

from __future__ import annotations

from tharsis.cards.compiler import placement, tile
from tharsis.cards.names import OCEAN, OCEAN_SPACE
from tharsis.core.events import emit
from tharsis.core.frames import push
from tharsis.core.jit import compiled
from tharsis.core.types import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import PRIORITY_PLACE, Ask, Happened
from tharsis.mars.rules.stock import change_production, gain_rating
from tharsis.mars.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, Res

TEMPERATURE, OXYGEN, OCEANS = range(3)
T_OCEAN, W_OCEAN = tile(OCEAN), placement(OCEAN_SPACE)
STEP = 2


@compiled
def owe_tile(game: Game, seat: int, tile: int, where: int, cause: int) -> None:
    push(game, seat, PRIORITY_PLACE, Ask.PLACE, cause, tile, where, 0, 0, 0)


@compiled
def raise_temperature(game: Game, seat: int, steps: int, cause: int) -> None:
    """Each step gives 1 rating; −24 and −20 °C heat production, 0 °C an ocean (M013, M026, M027)."""
    for _ in range(steps):
        if game.temperature >= MAX_TEMPERATURE:
            return
        game.temperature += STEP
        emit(game, Happened.PARAMETER, seat, TEMPERATURE, game.temperature, cause)
        gain_rating(game, seat, 1, cause)
        hooks.parameter_raised(game, seat, TEMPERATURE, cause)
        if game.temperature == -24 or game.temperature == -20:
            change_production(game, seat, Res.HEAT, 1, cause)
        elif game.temperature == 0:
            owe_tile(game, seat, T_OCEAN, W_OCEAN, cause)


@compiled
def raise_oxygen(game: Game, seat: int, steps: int, cause: int) -> None:
    """Each step gives 1 rating; 8 % raises the temperature (M025)."""
    for _ in range(steps):
        if game.oxygen >= MAX_OXYGEN:
            return
        game.oxygen += 1
        emit(game, Happened.PARAMETER, seat, OXYGEN, game.oxygen, cause)
        gain_rating(game, seat, 1, cause)
        hooks.parameter_raised(game, seat, OXYGEN, cause)
        if game.oxygen == 8:
            raise_temperature(game, seat, 1, cause)


@compiled
def raise_parameter(game: Game, seat: int, parameter: int, steps: int, cause: int) -> None:
    if parameter == TEMPERATURE:
        raise_temperature(game, seat, steps, cause)
    else:
        raise_oxygen(game, seat, steps, cause)


@compiled
def is_terraformed(game: Game) -> bool:
    return game.temperature >= MAX_TEMPERATURE and game.oxygen >= MAX_OXYGEN and game.oceans >= MAX_OCEANS
