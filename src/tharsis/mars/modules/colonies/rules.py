"""Where Colonies takes part in the rules."""

from __future__ import annotations

from tharsis.core.dispatch import NOT_MINE
from tharsis.core.jit import compiled
from tharsis.mars.modules.colonies.numbers import NEED_COLONIES, CountOf, Modifier
from tharsis.mars.modules.colonies.options import find_price, list_frame, list_trades, order_matters
from tharsis.mars.modules.colonies.tiles import MAX_COLONIES, N_COLONIES
from tharsis.mars.modules.colonies.tracks import (
    is_row_blocked,
    production_on_the_way,
    run_row,
    set_up_colonies,
    solar_phase,
    wake_colonies,
)
from tharsis.mars.modules.colonies.trading import act, answer, resume
from tharsis.mars.record import Game
from tharsis.mars.rules.stock import all_cities
from tharsis.mars.tables import HOLDS


@compiled
def colonies_of(game: Game, seat: int) -> int:
    """Colonies of one seat, or of everybody for a negative seat."""
    total = 0
    for colony in range(N_COLONIES):
        for slot in range(MAX_COLONIES):
            owner = game.colony_owner[colony, slot]
            if owner >= 0 and (seat < 0 or owner == seat):
                total += 1
    return total


@compiled
def counted(game: Game, seat: int, card: int, kind: int, argument: int) -> int:
    if kind == CountOf.OWN_COLONIES:
        return colonies_of(game, seat)
    if kind == CountOf.ALL_COLONIES:
        return colonies_of(game, -1)
    if kind == CountOf.CITIES_AND_COLONIES:
        return all_cities(game) + colonies_of(game, -1)
    return NOT_MINE


@compiled
def standing(game: Game, seat: int, kind: int, what: int) -> int:
    return colonies_of(game, seat) if kind == NEED_COLONIES else NOT_MINE


@compiled
def apply_modifier(game: Game, seat: int, kind: int, what: int, amount: int) -> None:
    if kind == Modifier.TRADE_DISCOUNT:
        game.trade_discount[seat] += amount
    elif kind == Modifier.TRADE_STEPS:
        game.trade_steps[seat] += amount


@compiled
def laid_down(game: Game, seat: int, card: int) -> None:
    """A card that can hold cubes may wake a tile (C009)."""
    if HOLDS[card] >= 0:
        wake_colonies(game, HOLDS[card])


HOOKS = {
    "set_up": set_up_colonies,
    "solar": solar_phase,
    "list_actions": list_trades,
    "act": act,
    "find_price": find_price,
    "list_frame": list_frame,
    "answer": answer,
    "resume": resume,
    "order_matters": order_matters,
    "is_row_blocked": is_row_blocked,
    "run_row": run_row,
    "production_on_the_way": production_on_the_way,
    "counted": counted,
    "standing": standing,
    "apply_modifier": apply_modifier,
    "laid_down": laid_down,
}
