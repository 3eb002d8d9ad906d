"""The action phase: card actions, standard actions, and what must be spent at its end."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import HEAT, PLANTS, PRIORITY_CHOOSE, Happened
from tharsis.ares.rules.effects import run
from tharsis.ares.rules.parameters import OXYGEN, TEMPERATURE, gain_forests, is_finished, owe_flips, raise_parameter
from tharsis.ares.rules.triggers import owe_triggers
from tharsis.ares.state import TEMPERATURE_HEAT, Res
from tharsis.ares.tables import ACTION, ACTION_TRIGGERS, FOREST
from tharsis.ares.tables import OCEAN as OCEAN_ACTION
from tharsis.core.events import emit
from tharsis.core.frames import pop
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD
from tharsis.core.stock import lose


@compiled
def use_action(game: Game, seat: int, card: int) -> None:
    if game.used[card] > 0:
        game.again[seat] = 0
    game.used[card] += 1
    emit(game, Happened.USED, seat, card, 0, card)
    owe_triggers(game, seat, ACTION_TRIGGERS, 1, card)
    run(game, seat, card, ACTION[card, 0], ACTION[card, 1], PRIORITY_CHOOSE)


@compiled
def take_standard(game: Game, seat: int, which: int) -> None:
    """A forest, a step of temperature, or an ocean (A086, A088, A089)."""
    emit(game, Happened.STANDARD, seat, which, 0, NO_CARD)
    if which == FOREST:
        gain_forests(game, seat, 1, NO_CARD)
    elif which == OCEAN_ACTION:
        owe_flips(game, seat, 1, NO_CARD)
    else:
        raise_parameter(game, seat, TEMPERATURE, 1, NO_CARD)


@compiled
def convert(game: Game, seat: int, what: int, times: int) -> None:
    """Plants into forests, heat into temperature (A085, A087)."""
    emit(game, Happened.CONVERTED, seat, what, times, NO_CARD)
    if what == PLANTS:
        lose(game, seat, Res.PLANT, times * int(game.forest_price[seat]), NO_CARD)
        gain_forests(game, seat, times, NO_CARD)
    else:
        lose(game, seat, Res.HEAT, times * TEMPERATURE_HEAT, NO_CARD)
        raise_parameter(game, seat, TEMPERATURE, times, NO_CARD)


@compiled
def end_actions(game: Game, seat: int) -> None:
    """Heat and plants that can raise an unfinished parameter must be spent, again and again (A090)."""
    pop(game, seat)
    heat = int(game.stock[seat, Res.HEAT]) // TEMPERATURE_HEAT
    if heat > 0 and not is_finished(game, TEMPERATURE):
        convert(game, seat, HEAT, heat)
    plants = int(game.stock[seat, Res.PLANT]) // int(game.forest_price[seat])
    if plants > 0 and not is_finished(game, OXYGEN):
        convert(game, seat, PLANTS, plants)
