"""The actions of a turn, and what their payments are for."""

from __future__ import annotations

from tharsis.core.events import emit
from tharsis.core.frames import A, pop
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD
from tharsis.core.stock import lose
from tharsis.mars.means import NO_METAL
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks, owe
from tharsis.mars.rules.asks import (
    OWN,
    PLANTS,
    PRIORITY_CHOOSE,
    PRIORITY_PLACE,
    Do,
    Happened,
    Then,
)
from tharsis.mars.rules.effects import run, spend_heat_or
from tharsis.mars.rules.goals import award_price
from tharsis.mars.rules.parameters import owe_tile, raise_parameter
from tharsis.mars.rules.payment import metals_for, pay
from tharsis.mars.rules.play import play_card, price
from tharsis.mars.rules.spaces import T_GREENERY, W_GREENERY
from tharsis.mars.rules.triggers import fire_project_paid
from tharsis.mars.rules.turns import project_price
from tharsis.mars.state import HEAT_PRICE, MILESTONE_PRICE, Res
from tharsis.mars.tables import (
    ACTION,
    FIRST_ACTION,
    HEAT_RESERVE,
    PROJECT,
    SELL_PATENTS,
)
from tharsis.mars.tracks import TEMPERATURE


@compiled
def count_action(game: Game, seat: int) -> None:
    """One more action of this turn is taken: the TURN frame lies at the bottom of the stack."""
    game.frames[seat, 0, A] += 1


# --- what payments are for -------------------------------------------------------------------------------------------


@compiled
def use_project(game: Game, seat: int, project: int) -> None:
    emit(game, Happened.PROJECT, seat, project, 0, NO_CARD)
    fire_project_paid(game, seat, project)
    run(game, seat, NO_CARD, PROJECT[project, 0], PROJECT[project, 1], NO_CARD, PRIORITY_CHOOSE)


@compiled
def claim_milestone(game: Game, seat: int, milestone: int) -> None:
    game.milestone[milestone] = seat
    game.milestones_claimed += 1
    emit(game, Happened.MILESTONE, seat, milestone, 0, NO_CARD)


@compiled
def fund_award(game: Game, seat: int, award: int) -> None:
    game.award[award] = seat
    game.awards_funded += 1
    emit(game, Happened.AWARD, seat, award, 0, NO_CARD)


@compiled
def resume(game: Game, seat: int, then: int, card: int, d: int, e: int) -> None:
    """The payment is made: do what it was for."""
    if then == Then.PLAY:
        play_card(game, seat, card)
    elif then == Then.PROJECT:
        use_project(game, seat, d)
    elif then == Then.MILESTONE:
        claim_milestone(game, seat, d)
    elif then == Then.AWARD:
        fund_award(game, seat, d)
    elif then == Then.PROGRAM:
        run(game, seat, card, d, e, card, PRIORITY_CHOOSE)
    elif then >= OWN:
        hooks.resume(game, seat, then, card, d, e)


@compiled
def buy(game: Game, seat: int, cost: int, metals: int, reserve: int, then: int, card: int, d: int) -> None:
    if pay(game, seat, cost, metals, reserve, card, then, d, 0):
        resume(game, seat, then, card, d, 0)


# --- actions of a turn -----------------------------------------------------------------------------------------------


@compiled
def pass_turn(game: Game, seat: int) -> None:
    """Out until the next generation (M066)."""
    game.passed[seat] = 1
    game.next_discount[seat] = 0
    game.next_shift[seat] = 0
    pop(game, seat)
    emit(game, Happened.PASSED, seat, 0, 0, NO_CARD)


@compiled
def convert(game: Game, seat: int, what: int) -> None:
    emit(game, Happened.CONVERTED, seat, what, 0, NO_CARD)
    if what == PLANTS:
        lose(game, seat, Res.PLANT, game.greenery_price[seat], NO_CARD)
        owe_tile(game, seat, T_GREENERY, W_GREENERY, NO_CARD)
    else:
        spend_heat_or(game, seat, Res.HEAT, HEAT_PRICE, NO_CARD)
        raise_parameter(game, seat, TEMPERATURE, 1, NO_CARD)


@compiled
def use_action(game: Game, seat: int, card: int) -> None:
    """Once per generation; the cost left of the arrow is paid first (M156, M157)."""
    game.used[card] = 1
    emit(game, Happened.USED, seat, card, 0, card)
    run(game, seat, card, ACTION[card, 0], ACTION[card, 1], card, PRIORITY_CHOOSE)


@compiled
def take_first_action(game: Game, seat: int) -> None:
    game.first_action[seat] = 0
    card = game.corporation[seat]
    emit(game, Happened.USED, seat, card, 0, card)
    run(game, seat, card, FIRST_ACTION[card, 0], FIRST_ACTION[card, 1], card, PRIORITY_CHOOSE)


@compiled
def begin_project(game: Game, seat: int, project: int) -> None:
    if project == SELL_PATENTS:
        emit(game, Happened.PROJECT, seat, project, 0, NO_CARD)
        owe.sell(game, seat, PRIORITY_PLACE, NO_CARD)
    else:
        buy(game, seat, project_price(game, seat, project), NO_METAL, 0, Then.PROJECT, NO_CARD, project)


@compiled
def apply_turn(game: Game, seat: int, kind: int, argument: int) -> None:
    if kind == Do.PASS:
        pass_turn(game, seat)
        return
    if kind == Do.DONE:
        pop(game, seat)
        return
    count_action(game, seat)
    if kind == Do.PLAY:
        buy(
            game,
            seat,
            price(game, seat, argument),
            metals_for(game, seat, argument),
            HEAT_RESERVE[argument],
            Then.PLAY,
            argument,
            0,
        )
    elif kind == Do.USE:
        use_action(game, seat, argument)
    elif kind == Do.STANDARD:
        begin_project(game, seat, argument)
    elif kind == Do.CONVERT:
        convert(game, seat, argument)
    elif kind == Do.CLAIM:
        buy(game, seat, MILESTONE_PRICE, NO_METAL, 0, Then.MILESTONE, NO_CARD, argument)
    elif kind == Do.FUND:
        buy(game, seat, award_price(game), NO_METAL, 0, Then.AWARD, NO_CARD, argument)
    elif kind == Do.FIRST_ACTION:
        take_first_action(game, seat)
    else:
        hooks.act(game, seat, kind, argument)
