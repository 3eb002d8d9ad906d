"""What a position of Ares is worth to a seat: points now, and points that stock, production and cards will become."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.parameters import is_terraformed
from tharsis.ares.scoring import score
from tharsis.ares.state import COOP_POINTS, N_CARDS, N_TRACKS, Res
from tharsis.bots.ares.cards import engine_worth, points_worth, weigh
from tharsis.bots.ares.desk import Desk
from tharsis.bots.ares.hand import hand_worth
from tharsis.bots.ares.programs import cube_worth
from tharsis.bots.ares.scales import cost_left, goal_value, is_goal_shared
from tharsis.bots.ares.tables import CUBE_POINTS, HAS_ENGINE
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU

VICTORY = 10.0
"""What finishing in time is worth, alone or together, beside the missing M€ and points."""
PER_MC, PER_POINT = 0.03, 0.1


@compiled
def tableau_worth(game: Game, seat: int, desk: Desk) -> float:
    """What cards in play will go on giving, and cubes that are no points yet."""
    now, later, total = desk.now, desk.later, 0.0
    for card in range(N_CARDS):
        if game.zone[card] == TABLEAU + seat:
            total += points_worth(game, seat, card, now, False)
            if HAS_ENGINE[card]:
                total += engine_worth(game, seat, card, now, later, float(now.uses))
            if game.cubes[card] > 0:
                cubes = float(game.cubes[card])
                if CUBE_POINTS[card] == 0:
                    total += 0.8 * cubes * cube_worth(game, card, now)
                else:
                    total += float(now.point) * (cubes * CUBE_POINTS[card] % 1.0)
    return total


@compiled
def seat_worth(game: Game, seat: int, desk: Desk, is_own: bool) -> float:
    """Expected points at the end. Of another seat's hand only the number of cards counts."""
    now = desk.now
    weigh(game, seat, desk.weights, now, desk.later)
    total = float(now.point) * float(score(game, seat, desk.parts))
    total += float(game.rating[seat]) * float(now.production[Res.MC])
    for resource in range(N_TRACKS):
        total += float(game.production[seat, resource]) * float(now.production[resource])
        if resource != Res.CARD:
            total += float(game.stock[seat, resource]) * float(now.stock[resource])
    total += tableau_worth(game, seat, desk)
    return total + (hand_worth(game, seat, desk) if is_own else float(game.hand_count[seat]) * float(now.card))


@compiled
def goal_lead(game: Game, seat: int, desk: Desk) -> float:
    """Alone or together: how near the goal is."""
    points, worth = 0.0, 0.0
    for other in range(game.players):
        points += float(score(game, other, desk.parts))
    if game.over:
        short = PER_POINT * max(0.0, COOP_POINTS - points) if game.coop else 0.0
        won = is_terraformed(game) and short == 0
        return (VICTORY if won else 0.0) - PER_MC * cost_left(game) - short + 0.01 * points
    for other in range(game.players):
        worth += seat_worth(game, other, desk, other == seat)
    return worth - goal_value(desk.weights) * cost_left(game)


@compiled
def standing_of(game: Game, seat: int, desk: Desk, is_own: bool) -> float:
    """Points at the end, with what breaks ties."""
    if not game.over:
        return seat_worth(game, seat, desk, is_own)
    stock = game.stock[seat]
    rest = float(stock[Res.MC]) + float(stock[Res.HEAT]) + float(stock[Res.PLANT]) + 3.0 * float(game.hand_count[seat])
    return float(score(game, seat, desk.parts)) + 0.001 * rest


@compiled
def best_of_others(game: Game, seat: int, desk: Desk) -> float:
    best = -1e9
    for other in range(game.players):
        if other != seat:
            best = max(best, standing_of(game, other, desk, False))
    return best


@compiled
def lead(game: Game, seat: int, desk: Desk) -> float:
    """How far the seat is ahead of the best of the others, in points at the end; alone or together, how near the goal is."""
    if is_goal_shared(game):
        return goal_lead(game, seat, desk)
    return standing_of(game, seat, desk, True) - best_of_others(game, seat, desk)
