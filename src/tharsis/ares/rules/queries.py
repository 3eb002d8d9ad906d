"""What can be asked of a position without changing it: prices and income."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import PLANTS, Ask, Do
from tharsis.ares.rules.options import standard_price
from tharsis.ares.rules.payment import funds, funds_with_sales
from tharsis.ares.rules.phases import mc_income
from tharsis.ares.rules.play import card_funds, price
from tharsis.ares.state import N_TRACKS, TEMPERATURE_HEAT, Phase, Res
from tharsis.ares.tables import S_HEAT, SPENDS
from tharsis.core.frames import A, B, top_kind
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.prices import UNPRICED, write_price
from tharsis.core.types import Ints


@compiled
def find_price(game: Game, seat: int, option: int, out: Ints) -> int:
    """What the option costs the seat, and what it has for that; cards in hand count as what they sell for."""
    kind, argument = option // ARGUMENTS, option % ARGUMENTS
    if kind == Do.PLAY:
        ready = funds(game, seat, SPENDS[argument, S_HEAT])
        return write_price(out, Res.MC, price(game, seat, argument), card_funds(game, seat, argument), ready)
    if kind == Do.STANDARD:
        ready = funds(game, seat, 0)
        return write_price(out, Res.MC, standard_price(game, seat, argument), funds_with_sales(game, seat, 0), ready)
    if kind == Do.CONVERT:
        if argument == PLANTS:
            plants = int(game.stock[seat, Res.PLANT])
            return write_price(out, Res.PLANT, game.forest_price[seat], plants, plants)
        heat = int(game.stock[seat, Res.HEAT])
        return write_price(out, Res.HEAT, TEMPERATURE_HEAT, heat, heat)
    if kind == Do.SELL and top_kind(game, seat) == Ask.SHORT:
        frame = game.frames[seat, game.depth[seat] - 1]
        return write_price(out, Res.MC, frame[A], funds_with_sales(game, seat, frame[B]), funds(game, seat, frame[B]))
    return UNPRICED


@compiled
def money_of(game: Game, seat: int) -> int:
    """M€ that can be paid for anything before a card is sold."""
    return funds(game, seat, 0)


@compiled
def list_income(game: Game, seat: int, out: Ints) -> int:
    """What a production phase would bring, column by column; steel and titanium are stores and bring nothing."""
    for column in range(N_TRACKS):
        out[column] = 0 if column == Res.STEEL or column == Res.TITANIUM else game.production[seat, column]
    out[Res.MC] = mc_income(game, seat, game.chosen[seat] == Phase.PRODUCTION)
    return N_TRACKS
