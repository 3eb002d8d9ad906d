"""What a seat may do with its turn."""

from __future__ import annotations

from tharsis.cards.ops import OP, WHAT, B, Op
from tharsis.core.bits import TOGETHER, lowest
from tharsis.core.jit import compiled
from tharsis.core.listing import put
from tharsis.core.piles import HAND, NO_CARD, TABLEAU, cards_in, next_in
from tharsis.core.types import Ints
from tharsis.mars.goals import GOAL
from tharsis.mars.maps import AWARDS_OF, MILESTONE, MILESTONES_OF, has_award, has_milestone
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import HEAT, PLANTS, Do
from tharsis.mars.rules.goals import award_price, milestone_value
from tharsis.mars.rules.payment import funds
from tharsis.mars.rules.play import can_play
from tharsis.mars.rules.possible import OPEN, blocked_row, heat_of, is_simple_row_blocked
from tharsis.mars.rules.spaces import (
    T_GREENERY,
    W_GREENERY,
    can_place,
)
from tharsis.mars.state import (
    AWARD_PRICES,
    HEAT_PRICE,
    MAX_MILESTONES,
    MILESTONE_PRICE,
    N_CARDS,
    N_STANDARD,
    Res,
)
from tharsis.mars.tables import (
    ACTION,
    FIRST_ACTION,
    HAS_ACTION,
    PROJECT,
    PROJECT_COST,
    ROWS,
    SELL_PATENTS,
    is_project_in_game,
)


@compiled
def project_price(game: Game, seat: int, project: int) -> int:
    return int(PROJECT_COST[project]) - int(game.project_discount[seat, project])


@compiled
def can_use_project(game: Game, seat: int, project: int, money: int) -> bool:
    """A project whose tile has no legal space cannot be used; one that raises a finished parameter can (M128)."""
    if project == SELL_PATENTS:
        return game.hand_count[seat] > 0
    left = money - project_price(game, seat, project)
    if left < 0:
        return False
    for at in range(PROJECT[project, 0], PROJECT[project, 1]):
        if ROWS[at, OP] == Op.PLACE:
            if not can_place(game, seat, int(ROWS[at, WHAT]), int(ROWS[at, B]), left):
                return False
        elif is_simple_row_blocked(game, seat, NO_CARD, at, False, NO_CARD):
            return False
    return True


@compiled
def can_use_action(game: Game, seat: int, card: int) -> bool:
    if game.zone[card] != TABLEAU + seat or game.used[card]:
        return False
    if blocked_row(game, seat, card, ACTION[card, 0], ACTION[card, 1], True) != OPEN:
        return False
    return not hooks.is_action_blocked(game, seat, card)


@compiled
def list_uses(game: Game, seat: int, out: Ints, n: int) -> int:
    """Actions of own cards; no others are looked at."""
    for first in range(0, N_CARDS, TOGETHER):
        here = cards_in(game, TABLEAU + seat, first) & int(HAS_ACTION[first // TOGETHER])
        while here:
            card = first + lowest(here)
            if can_use_action(game, seat, card):
                n = put(out, n, Do.USE, card)
            here &= here - 1
    return n


@compiled
def can_convert_plants(game: Game, seat: int) -> bool:
    if game.stock[seat, Res.PLANT] < game.greenery_price[seat]:
        return False
    return can_place(game, seat, T_GREENERY, W_GREENERY, funds(game, seat, 0, 0))


@compiled
def list_actions(game: Game, seat: int, out: Ints, n: int) -> int:
    """The seven kinds of action (M062), and those of modules."""
    card = next_in(game, HAND + seat, 0)
    while card != NO_CARD and n < len(out):
        if can_play(game, seat, card):
            n = put(out, n, Do.PLAY, card)
        card = next_in(game, HAND + seat, card + 1)
    n = list_uses(game, seat, out, n)
    money = funds(game, seat, 0, 0)
    for project in range(N_STANDARD):
        if is_project_in_game(game, project) and can_use_project(game, seat, project, money):
            n = put(out, n, Do.STANDARD, project)
    if can_convert_plants(game, seat):
        n = put(out, n, Do.CONVERT, PLANTS)
    if heat_of(game, seat) >= HEAT_PRICE:
        n = put(out, n, Do.CONVERT, HEAT)
    if game.players > 1:
        n = list_goals(game, seat, out, n, money)
    return hooks.list_actions(game, seat, out, n, money)


@compiled
def list_goals(game: Game, seat: int, out: Ints, n: int, money: int) -> int:
    if money >= MILESTONE_PRICE and game.milestones_claimed < MAX_MILESTONES:
        for i in range(MILESTONES_OF.shape[1]):
            goal = MILESTONES_OF[game.map, i]
            if (
                game.milestone[goal] < 0
                and has_milestone(game, i)
                and milestone_value(game, seat, goal) >= MILESTONE[goal, GOAL]
            ):
                n = put(out, n, Do.CLAIM, goal)
    if game.awards_funded < len(AWARD_PRICES) and money >= award_price(game):
        n = list_awards(game, out, n)
    return n


@compiled
def list_awards(game: Game, out: Ints, n: int) -> int:
    """Those that nobody funded."""
    for i in range(AWARDS_OF.shape[1]):
        if game.award[AWARDS_OF[game.map, i]] < 0 and has_award(game, i):
            n = put(out, n, Do.FUND, AWARDS_OF[game.map, i])
    return n


@compiled
def is_turn_open(game: Game, seat: int) -> bool:
    """Whether there surely is a choice: whoever has a card can sell it or pass."""
    return game.hand_count[seat] > 0 and not game.first_action[seat]


@compiled
def is_first_action_open(game: Game, seat: int) -> bool:
    card = int(game.corporation[seat])
    return blocked_row(game, seat, card, FIRST_ACTION[card, 0], FIRST_ACTION[card, 1], True) == OPEN


@compiled
def owes_first_action(game: Game, seat: int) -> bool:
    """A first action that cannot be done any more is not due (P039)."""
    return bool(game.first_action[seat]) and is_first_action_open(game, seat)


@compiled
def list_turn(game: Game, seat: int, taken: int, out: Ints) -> int:
    n = put(out, 0, Do.FIRST_ACTION, 0) if owes_first_action(game, seat) else list_actions(game, seat, out, 0)
    return put(out, n, Do.PASS if taken == 0 else Do.DONE, 0)
