"""Building and trading."""

from __future__ import annotations

from tharsis.core.events import emit
from tharsis.core.frames import CARD, A, B, pop, top_kind
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD
from tharsis.mars.means import NO_METAL
from tharsis.mars.modules.colonies import owe
from tharsis.mars.modules.colonies.numbers import THEN_TRADE, Ask, Do, Happened
from tharsis.mars.modules.colonies.options import BY_MONEY, FREE, TRADE_KINDS, TRADE_RESOURCES, trade_price
from tharsis.mars.modules.colonies.tables import COLONY_BONUS, COLONY_BUILD, COLONY_DISCARDS, COLONY_INCOME, COLONY_TRIGGERS
from tharsis.mars.modules.colonies.tiles import MAX_COLONIES, N_COLONIES
from tharsis.mars.modules.colonies.tracks import (
    ASLEEP,
    EVERY_TILE,
    PRIORITY_BONUSES,
    TOP_STEP,
    colonies_on,
    put_in_play,
    set_track,
    source_of,
)
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import PRIORITY_CHOOSE, PRIORITY_MODULE
from tharsis.mars.rules.effects import run
from tharsis.mars.rules.payment import pay, spend
from tharsis.mars.rules.triggers import fire_all
from tharsis.mars.state import NOBODY

# --- building --------------------------------------------------------------------------------------------------------


@compiled
def build(game: Game, seat: int, colony: int) -> None:
    """On the leftmost free space; a marker that stands there goes one step right (C013 to C016)."""
    cause = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    slot = colonies_on(game, colony)
    game.colony_owner[colony, slot] = seat
    emit(game, Happened.COLONY, seat, colony, slot, cause)
    if game.colony_track[colony] == slot:
        set_track(game, seat, colony, slot + 1, cause)
    fire_all(game, seat, COLONY_TRIGGERS)
    run(game, seat, source_of(colony), COLONY_BUILD[colony, 0], COLONY_BUILD[colony, 1], NO_CARD, PRIORITY_CHOOSE)


# --- trading ---------------------------------------------------------------------------------------------------------


@compiled
def trade(game: Game, seat: int, colony: int, how: int) -> None:
    """Pay in one of the three ways, then send the fleet (C020, C021)."""
    if top_kind(game, seat) == Ask.TRADE:
        pop(game, seat)
    source = source_of(colony)
    if how == BY_MONEY:
        price = trade_price(game, seat, how)
        if not pay(game, seat, price, NO_METAL, 0, source, THEN_TRADE, colony * TRADE_KINDS + FREE, 0):
            return
    elif how != FREE:
        spend(game, seat, TRADE_RESOURCES[how], trade_price(game, seat, how), source)
    send_fleet(game, seat, colony)


@compiled
def send_fleet(game: Game, seat: int, colony: int) -> None:
    """The bonuses of the colonies wait until the trader has the income (C023, C024)."""
    game.fleets[seat] -= 1
    game.colony_fleet[colony] = seat
    emit(game, Happened.TRADED, seat, colony, game.colony_track[colony], NO_CARD)
    owe.bonuses(game, seat, PRIORITY_BONUSES, source_of(colony), colony, NOBODY)
    steps = min(int(game.trade_steps[seat]), TOP_STEP - int(game.colony_track[colony]))
    if steps > 0:
        owe.steps(game, seat, PRIORITY_MODULE, source_of(colony), colony, steps)
    else:
        take_income(game, seat, colony)


@compiled
def take_income(game: Game, seat: int, colony: int) -> None:
    step = game.colony_track[colony]
    start, end = COLONY_INCOME[colony, step, 0], COLONY_INCOME[colony, step, 1]
    run(game, seat, source_of(colony), start, end, NO_CARD, PRIORITY_CHOOSE)


@compiled
def answer_steps(game: Game, seat: int, steps: int) -> None:
    colony = int(game.frames[seat, game.depth[seat] - 1, A])
    pop(game, seat)
    set_track(game, seat, colony, int(game.colony_track[colony]) + steps, source_of(colony))
    take_income(game, seat, colony)


@compiled
def take_bonus(game: Game, seat: int, colony: int) -> None:
    run(game, seat, source_of(colony), COLONY_BONUS[colony, 0], COLONY_BONUS[colony, 1], NO_CARD, PRIORITY_CHOOSE)


@compiled
def owe_bonus(game: Game, seat: int, colony: int) -> None:
    """Pluto: each colony's card is drawn when the one before has been answered with a discard."""
    if COLONY_DISCARDS[colony]:
        owe.bonuses(game, seat, PRIORITY_MODULE, source_of(colony), colony, seat)
    else:
        take_bonus(game, seat, colony)


@compiled
def give_bonuses(game: Game, seat: int, colony: int, whose: int) -> None:
    """Of one tile to every owner, or of every tile to one owner (C024, C026)."""
    for tile in range(N_COLONIES):
        if colony in (EVERY_TILE, tile):
            for slot in range(MAX_COLONIES):
                owner = int(game.colony_owner[tile, slot])
                if owner != NOBODY and (whose == NOBODY or owner == whose):
                    owe_bonus(game, owner, tile)
    if whose == NOBODY:
        set_track(game, seat, colony, colonies_on(game, colony), source_of(colony))


@compiled
def answer_bonuses(game: Game, seat: int) -> None:
    """The marker goes left as far as it can right after the trade (C027)."""
    frame = game.frames[seat, game.depth[seat] - 1]
    colony, whose = int(frame[A]), int(frame[B])
    pop(game, seat)
    if colony != EVERY_TILE and whose != NOBODY:
        take_bonus(game, seat, colony)
    else:
        give_bonuses(game, seat, colony, whose)


# --- other answers ---------------------------------------------------------------------------------------------------


@compiled
def move_up(game: Game, seat: int, colony: int) -> None:
    cause = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    set_track(game, seat, colony, int(game.colony_track[colony]) + 1, cause)
    owe.track_down(game, seat, PRIORITY_MODULE, cause, colony)


@compiled
def move_down(game: Game, seat: int, colony: int) -> None:
    cause = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    set_track(game, seat, colony, int(game.colony_track[colony]) - 1, cause)


@compiled
def answer_tile(game: Game, seat: int, colony: int, ask: int) -> None:
    """Aridor takes a tile out of the box, solo puts one back (C040)."""
    cause = int(game.frames[seat, game.depth[seat] - 1, CARD])
    pop(game, seat)
    if ask == Ask.ADD_TILE:
        put_in_play(game, seat, colony, cause)
    else:
        game.colony_in_play[colony] = 0
        game.colony_track[colony] = ASLEEP
        emit(game, Happened.TRACK, seat, colony, ASLEEP, cause)


@compiled
def act(game: Game, seat: int, kind: int, argument: int) -> bool:
    """Trading is an action of a turn."""
    if kind != Do.TRADE:
        return False
    trade(game, seat, argument // TRADE_KINDS, argument % TRADE_KINDS)
    return True


@compiled
def resume(game: Game, seat: int, then: int, card: int, d: int, e: int) -> bool:
    """The trade is paid for."""
    return then == THEN_TRADE and act(game, seat, Do.TRADE, d)


@compiled
def answer(game: Game, seat: int, ask: int, kind: int, argument: int) -> bool:
    if ask == Ask.TRADE:
        trade(game, seat, argument // TRADE_KINDS, argument % TRADE_KINDS)
    elif ask == Ask.BUILD:
        build(game, seat, argument)
    elif ask == Ask.TRACK_UP:
        move_up(game, seat, argument)
    elif ask == Ask.TRACK_DOWN:
        move_down(game, seat, argument)
    elif ask == Ask.STEPS:
        answer_steps(game, seat, argument)
    elif ask == Ask.BONUSES:
        answer_bonuses(game, seat)
    elif ask == Ask.ADD_TILE or ask == Ask.DROP_TILE:
        answer_tile(game, seat, argument, ask)
    else:
        return False
    return True
