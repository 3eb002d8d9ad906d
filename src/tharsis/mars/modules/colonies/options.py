"""What Colonies adds to the options of a seat."""

from __future__ import annotations

from tharsis.core.dispatch import NOT_MINE
from tharsis.core.frames import CARD, KIND, A, B
from tharsis.core.jit import compiled
from tharsis.core.listing import list_numbers, put
from tharsis.core.prices import write_price
from tharsis.core.types import Ints
from tharsis.mars.modules.colonies.numbers import Ask, Do
from tharsis.mars.modules.colonies.tiles import N_COLONIES
from tharsis.mars.modules.colonies.tracks import (
    another_can_go_down,
    can_build_on,
    can_go_down,
    can_go_up,
    can_trade_with,
    keeps_floor,
)
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import Ask as BaseAsk
from tharsis.mars.rules.asks import Do as BaseDo
from tharsis.mars.rules.payment import funds
from tharsis.mars.rules.spaces import can_place
from tharsis.mars.state import Res

BY_MONEY, BY_ENERGY, BY_TITANIUM, FREE = range(4)
TRADE_KINDS = 4
TRADE_PRICES = (9, 3, 3)
TRADE_RESOURCES = (int(Res.MC), int(Res.ENERGY), int(Res.TITANIUM))


@compiled
def trade_price(game: Game, seat: int, how: int) -> int:
    """9 M€, 3 energy or 3 titanium, each less the discounts (C020)."""
    return max(0, int(TRADE_PRICES[how]) - int(game.trade_discount[seat]))


@compiled
def can_pay_trade(game: Game, seat: int, how: int, money: int) -> bool:
    have = money if how == BY_MONEY else int(game.stock[seat, TRADE_RESOURCES[how]])
    return have >= trade_price(game, seat, how)


@compiled
def list_trades(game: Game, seat: int, out: Ints, n: int, money: int) -> int:
    """Every tile with every way to pay (C019 to C022)."""
    if game.fleets[seat] == 0:
        return n
    for colony in range(N_COLONIES):
        if can_trade_with(game, colony):
            for how in range(FREE):
                if can_pay_trade(game, seat, how, money):
                    n = put(out, n, Do.TRADE, colony * TRADE_KINDS + how)
    return n


@compiled
def list_free_trades(game: Game, seat: int, out: Ints) -> int:
    n = 0
    if game.fleets[seat] > 0:
        for colony in range(N_COLONIES):
            if can_trade_with(game, colony):
                n = put(out, n, Do.TRADE, colony * TRADE_KINDS + FREE)
    return n


@compiled
def list_builds(game: Game, seat: int, again: int, out: Ints) -> int:
    n = 0
    for colony in range(N_COLONIES):
        if can_build_on(game, seat, colony, again) and keeps_floor(game, seat, colony):
            n = put(out, n, Do.BUILD, colony)
    return n


@compiled
def list_tracks(game: Game, up: bool, first: int, out: Ints) -> int:
    """Market Manipulation: one up, then a different one down."""
    n = 0
    for colony in range(N_COLONIES):
        if up and can_go_up(game, colony) and another_can_go_down(game, colony):
            n = put(out, n, Do.UP, colony)
        elif not up and colony != first and can_go_down(game, colony):
            n = put(out, n, Do.DOWN, colony)
    return n


@compiled
def list_tiles(game: Game, in_play: int, out: Ints) -> int:
    n = 0
    for colony in range(N_COLONIES):
        if game.colony_in_play[colony] == in_play:
            n = put(out, n, Do.TILE, colony)
    return n


@compiled
def list_frame(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    kind = frame[KIND]
    if kind == Ask.BUILD:
        return list_builds(game, seat, frame[A], out)
    if kind == Ask.TRADE:
        return list_free_trades(game, seat, out)
    if kind == Ask.STEPS:
        return list_numbers(BaseDo.AMOUNT, 0, frame[B], out)
    if kind == Ask.TRACK_UP or kind == Ask.TRACK_DOWN:
        return list_tracks(game, kind == Ask.TRACK_UP, frame[A], out)
    if kind == Ask.ADD_TILE or kind == Ask.DROP_TILE:
        return list_tiles(game, int(kind == Ask.DROP_TILE), out)
    if kind == Ask.BONUSES:
        return put(out, 0, Do.TILE, 0)  # given without a choice
    return NOT_MINE


@compiled
def order_matters(game: Game, seat: int, one: Ints, other: Ints) -> bool:
    """What a tile on Mars brings may show where to build the colony of the same card, or the other way round (M093)."""
    if one[CARD] != other[CARD] or (one[KIND] != Ask.BUILD and other[KIND] != Ask.BUILD):
        return False
    place = one if one[KIND] == BaseAsk.PLACE else other
    return bool(place[KIND] == BaseAsk.PLACE) and can_place(game, seat, place[A], place[B], funds(game, seat, 0, 0))


@compiled
def find_price(game: Game, seat: int, kind: int, argument: int, money: int, out: Ints) -> int:
    how = argument % TRADE_KINDS
    if kind != Do.TRADE or how == FREE:
        return NOT_MINE
    resource = TRADE_RESOURCES[how]
    have = money if resource == Res.MC else int(game.stock[seat, resource])
    return write_price(out, resource, trade_price(game, seat, how), have, have)
