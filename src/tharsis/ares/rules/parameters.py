"""Global parameters, ocean tokens and forests.

Whether a parameter is finished is read as it stood when the phase began: in the phase in which it reaches its maximum
everybody may still raise it and is paid, whoever answers first (A031, A033).
"""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import PRIORITY_FLIP, Happened
from tharsis.ares.rules.stock import gain_rating, recount
from tharsis.ares.rules.triggers import owe_triggers
from tharsis.ares.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, SEATS, Res
from tharsis.ares.tables import FOREST_TRIGGERS, OCEAN_TRIGGERS, OXYGEN_TRIGGERS, REWARD, TEMPERATURE_TRIGGERS
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.stock import draw, gain

TEMPERATURE, OXYGEN, OCEANS = range(3)
STEP = 2
MC, PLANTS, CARDS = range(3)


@compiled
def read_parameters(game: Game) -> None:
    """Needs, and whether a parameter is finished, are read as it stood at the start of the phase (A078)."""
    game.at_start[TEMPERATURE] = game.temperature
    game.at_start[OXYGEN] = game.oxygen
    game.at_start[OCEANS] = game.oceans


@compiled
def is_finished(game: Game, parameter: int) -> bool:
    """Already at its maximum when the phase began."""
    if parameter == TEMPERATURE:
        return game.at_start[TEMPERATURE] >= MAX_TEMPERATURE
    return game.at_start[parameter] >= (MAX_OXYGEN if parameter == OXYGEN else MAX_OCEANS)


@compiled
def is_terraformed(game: Game) -> bool:
    return game.temperature >= MAX_TEMPERATURE and game.oxygen >= MAX_OXYGEN and game.oceans >= MAX_OCEANS


@compiled
def move_marker(game: Game, seat: int, parameter: int, steps: int, cause: int) -> None:
    """The marker stops at the maximum."""
    for _ in range(steps):
        if parameter == TEMPERATURE and game.temperature < MAX_TEMPERATURE:
            game.temperature += STEP
            emit(game, Happened.PARAMETER, seat, parameter, game.temperature, cause)
        elif parameter == OXYGEN and game.oxygen < MAX_OXYGEN:
            game.oxygen += 1
            emit(game, Happened.PARAMETER, seat, parameter, game.oxygen, cause)


@compiled
def raise_parameter(game: Game, seat: int, parameter: int, steps: int, cause: int) -> None:
    """Each step gives 1 rating (A026)."""
    if is_finished(game, parameter) or steps == 0:
        return
    move_marker(game, seat, parameter, steps, cause)
    gain_rating(game, seat, steps, cause)
    owe_triggers(game, seat, TEMPERATURE_TRIGGERS if parameter == TEMPERATURE else OXYGEN_TRIGGERS, steps, cause)


@compiled
def gain_forests(game: Game, seat: int, amount: int, cause: int) -> None:
    """Also when oxygen is at its maximum, then without rating (A034)."""
    game.forests[seat] += amount
    emit(game, Happened.FOREST, seat, amount, 0, cause)
    raise_parameter(game, seat, OXYGEN, amount, cause)
    owe_triggers(game, seat, FOREST_TRIGGERS, amount, cause)
    recount(game, seat, cause)


@compiled
def owe_flips(game: Game, seat: int, tokens: int, cause: int) -> None:
    if not is_finished(game, OCEANS):
        owe.flip(game, seat, PRIORITY_FLIP, cause, tokens)


@compiled
def take_reward(game: Game, seat: int, reward: int, cause: int) -> None:
    """1 rating and what the blue side shows (A027)."""
    gain_rating(game, seat, 1, cause)
    gain(game, seat, Res.MC, REWARD[reward, MC], cause)
    gain(game, seat, Res.PLANT, REWARD[reward, PLANTS], cause)
    draw(game, seat, REWARD[reward, CARDS], cause)
    owe_triggers(game, seat, OCEAN_TRIGGERS, 1, cause)


@compiled
def flip_ocean(game: Game, seat: int, token: int, cause: int) -> None:
    game.ocean_flipped[token] = 1
    game.last_ocean = token
    game.oceans += 1
    game.reveals += 1
    emit(game, Happened.OCEAN, seat, token, game.ocean_reward[token], cause)
    take_reward(game, seat, game.ocean_reward[token], cause)
    for other in range(SEATS):
        game.asked[other] = 0


@compiled
def repeat_last_ocean(game: Game, seat: int, cause: int) -> None:
    """An ocean beyond the ninth repeats the reward of the last token flipped (A032)."""
    reward = game.ocean_reward[game.last_ocean]
    emit(game, Happened.OCEAN, seat, game.last_ocean, reward, cause)
    take_reward(game, seat, reward, cause)
