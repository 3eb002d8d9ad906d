"""What can be asked of a position without changing it: prices, standings, income."""

from __future__ import annotations

from tharsis.core.dispatch import NOT_MINE
from tharsis.core.frames import A, B, C, top_kind
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.prices import UNPRICED, write_price
from tharsis.core.types import Ints
from tharsis.mars.maps import AWARDS_OF, MILESTONES_OF, has_award, has_milestone
from tharsis.mars.means import NO_METAL
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import PLANTS, Ask, Do
from tharsis.mars.rules.goals import award_price, award_value, milestone_value
from tharsis.mars.rules.payment import card_funds, funds
from tharsis.mars.rules.play import price
from tharsis.mars.rules.possible import heat_of
from tharsis.mars.rules.stock import income
from tharsis.mars.rules.turns import project_price
from tharsis.mars.scoring import award_points
from tharsis.mars.state import AWARD_PRICES, HEAT_PRICE, MAX_MILESTONES, MILESTONE_PRICE, Res
from tharsis.mars.tables import SELL_PATENTS


@compiled
def priced(out: Ints, resource: int, amount: int, have: int) -> int:
    """Nothing is sold to pay for something."""
    return write_price(out, resource, amount, have, have)


@compiled
def money_of(game: Game, seat: int) -> int:
    """M€ that can be paid for anything."""
    return funds(game, seat, NO_METAL, 0)


@compiled
def find_price(game: Game, seat: int, option: int, out: Ints) -> int:
    """What the option costs the seat, and what it has for that."""
    kind, argument = option // ARGUMENTS, option % ARGUMENTS
    money = money_of(game, seat)
    price_of_module = hooks.find_price(game, seat, kind, argument, money, out)
    if price_of_module != NOT_MINE:
        return price_of_module
    if kind == Do.PLAY:
        return priced(out, Res.MC, price(game, seat, argument), card_funds(game, seat, argument))
    if kind == Do.STANDARD and argument != SELL_PATENTS:
        return priced(out, Res.MC, project_price(game, seat, argument), money)
    if kind == Do.CONVERT:
        if argument == PLANTS:
            return priced(out, Res.PLANT, game.greenery_price[seat], game.stock[seat, Res.PLANT])
        return priced(out, Res.HEAT, HEAT_PRICE, heat_of(game, seat))
    if kind == Do.CLAIM and game.milestones_claimed < MAX_MILESTONES:
        return priced(out, Res.MC, MILESTONE_PRICE, money)
    if kind == Do.FUND and game.awards_funded < len(AWARD_PRICES):
        return priced(out, Res.MC, award_price(game), money)
    if kind == Do.KEEP:
        return find_card_price(game, seat, money, out)
    return UNPRICED


@compiled
def find_card_price(game: Game, seat: int, money: int, out: Ints) -> int:
    """Of one more card that is bought; cards kept before it are taken off the money."""
    kind = top_kind(game, seat)
    if kind == Ask.BUY_TOP:
        return priced(out, Res.MC, game.card_price[seat], money)
    if kind != Ask.BUY and kind != Ask.START_HAND:
        return UNPRICED
    frame = game.frames[seat, game.depth[seat] - 1]
    if kind == Ask.BUY:
        each = int(game.card_price[seat])
        return priced(out, Res.MC, each, money - int(frame[A]) * each)
    return priced(out, Res.MC, frame[B], int(frame[A]) - int(frame[B]) * int(frame[C]))


@compiled
def list_standings(game: Game, seat: int, out: Ints) -> int:
    """The seat's number for each milestone in the game, then for each award with the points it would bring as things stand."""
    n = 0
    for i in range(MILESTONES_OF.shape[1]):
        if has_milestone(game, i):
            out[n] = milestone_value(game, seat, MILESTONES_OF[game.map, i])
            n += 1
    for i in range(AWARDS_OF.shape[1]):
        if has_award(game, i):
            out[n] = award_value(game, seat, AWARDS_OF[game.map, i])
            out[n + 1] = award_points(game, seat, AWARDS_OF[game.map, i])
            n += 2
    return n


@compiled
def list_income(game: Game, seat: int, out: Ints) -> int:
    """How a production phase would change the stock, resource by resource."""
    for resource in range(Res.MC, Res.HEAT + 1):
        out[resource] = income(game, seat, resource)
    out[Res.HEAT] += game.stock[seat, Res.ENERGY]
    out[Res.ENERGY] -= game.stock[seat, Res.ENERGY]
    return Res.HEAT + 1
