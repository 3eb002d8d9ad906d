"""What a position is worth to a seat: points now, and points that its stock, production, cards and goals will become."""

from __future__ import annotations

import math

from tharsis.bots.mars import hooks
from tharsis.bots.mars.board import cities_hope
from tharsis.bots.mars.desk import Desk
from tharsis.bots.mars.hand import hand_worth
from tharsis.bots.mars.programs import WORST, cube_worth, engine_worth, points_worth
from tharsis.bots.mars.scales import Scale, Weights, fill_both, milestone_chance, room_on
from tharsis.bots.mars.tables import AWARD_SPREAD, CUBE_POINTS, HAS_ENGINE
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.jit import compiled
from tharsis.core.piles import EVENTS, SEEN, TABLEAU
from tharsis.core.types import Ints
from tharsis.mars.maps import MILESTONES_OF, has_milestone
from tharsis.mars.record import Game
from tharsis.mars.rules.goals import award_value, milestone_value
from tharsis.mars.scoring import FIRST_PLACE, SECOND_PLACE, card_points, city_points, score
from tharsis.mars.state import (
    MAX_MILESTONES,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    N_CARDS,
    N_PROJECTS,
    N_TAGS,
    Res,
)
from tharsis.mars.tracks import N_TRACKS, is_track_in_game


@compiled
def award_hope(game: Game, seat: int, award: int, weights: Weights, row: Scale) -> float:
    """Points expected from an award, by the lead there is and the time to lose it."""
    noise = AWARD_SPREAD[award] * (0.15 + weights.award_noise * math.sqrt(float(row.generations)))
    mine = float(award_value(game, seat, award))
    first, second = 1.0, 0.0
    for other in range(game.players):
        if other != seat:
            ahead = 1 / (1 + math.exp(min(40.0, max(-40.0, (award_value(game, other, award) - mine) / noise))))
            second = second * ahead + first * (1 - ahead)
            first *= ahead
    return FIRST_PLACE * first + (SECOND_PLACE * second if game.players > 2 else 0.0)


@compiled
def goals_worth(game: Game, seat: int, weights: Weights, row: Scale) -> float:
    """Milestones claimed and near, awards funded."""
    total = 0.0
    for i in range(MILESTONES_OF.shape[1]):
        goal = int(MILESTONES_OF[game.map, i])
        if game.milestone[goal] == seat:
            total += MILESTONE_POINTS
        elif (
            has_milestone(game, i)
            and game.milestone[goal] < 0
            and game.milestones_claimed < MAX_MILESTONES
            and game.players > 1
        ):
            chance = milestone_chance(game, seat, goal, float(milestone_value(game, seat, goal)))
            total += weights.milestone_pull * chance * (MILESTONE_POINTS - MILESTONE_PRICE * float(row.money))
    for i in range(len(game.award)):
        if game.award[i] >= 0:
            total += award_hope(game, seat, i, weights, row)
    return total


@compiled
def cards_in_play_worth(game: Game, seat: int, now: Scale, later: Scale) -> float:
    total = 0.0
    for card in range(N_CARDS):
        zone = game.zone[card]
        if zone == TABLEAU + seat:
            total += float(now.point) * card_points(game, seat, card) + points_worth(game, seat, card, now, False)
            if HAS_ENGINE[card]:
                total += engine_worth(game, seat, card, now, later, float(now.uses) + (0.0 if game.used[card] else 0.9))
            if game.cubes[card] > 0 and CUBE_POINTS[card] == 0:
                total += 0.8 * float(game.cubes[card]) * cube_worth(game, seat, card, now)
        elif zone == EVENTS + seat:
            total += float(now.point) * card_points(game, seat, card)
    return total


@compiled
def stock_worth(game: Game, seat: int, row: Scale) -> float:
    total = 0.0
    for resource in range(6):
        total += float(game.stock[seat, resource]) * float(row.stock[resource])
        total += float(game.production[seat, resource]) * float(row.production[resource])
    total -= float(row.idle) * float(row.spare)
    for tag in range(N_TAGS):
        total += float(game.tags[seat, tag]) * float(row.tag[tag]) * 0.7
    return total


@compiled
def seat_worth(game: Game, seat: int, desk: Desk, is_own: bool) -> float:
    """Expected points at the end. Of another seat's hand only the number of cards counts."""
    now, later = desk.now, desk.later
    fill_both(game, seat, desk.weights, now, later)
    total = float(now.point) * (int(game.rating[seat]) + int(game.greeneries[seat]) + city_points(game, seat))
    total += float(game.rating[seat]) * float(now.production[0]) + float(now.point) * cities_hope(game, seat, now)
    total += stock_worth(game, seat, now) + goals_worth(game, seat, desk.weights, now)
    total += cards_in_play_worth(game, seat, now, later)
    if is_own:
        total += hand_worth(game, seat, desk)
        for card in range(N_PROJECTS):
            if game.zone[card] == SEEN + seat:
                total += 0.4 * float(now.card)
    else:
        total += float(game.hand_count[seat]) * float(now.card)
    return total


@compiled
def solo_goal_left(game: Game) -> float:
    """Alone: steps that are missing to the goal, which is to finish all parameters unless a module says otherwise."""
    own = hooks.solo_goal_left(game)
    if own != NOT_MINE:
        return float(own)
    total = 0.0
    for track in range(N_TRACKS):
        if is_track_in_game(game, track):
            total += room_on(game, track)
    return total


@compiled
def solo_lead(game: Game, desk: Desk) -> float:
    """Alone: steps made towards the goals, those that may follow, and winning itself."""
    step, left = float(desk.weights.solo_step), solo_goal_left(game)
    if game.over:
        return (10 * step if left <= 0 else 0.0) - step * left
    return seat_worth(game, 0, desk, True) - step * left


@compiled
def final_score(game: Game, seat: int, out: Ints) -> float:
    """Points at the end, with money to break ties."""
    return score(game, seat, out) + 0.001 * float(game.stock[seat, Res.MC])


@compiled
def standing_of(game: Game, seat: int, desk: Desk, is_own: bool) -> float:
    return final_score(game, seat, desk.parts) if game.over else seat_worth(game, seat, desk, is_own)


@compiled
def lead(game: Game, seat: int, desk: Desk) -> float:
    """How far the seat is ahead of the others, in points at the end; the best of them counts as much as all together."""
    if game.players == 1:
        return solo_lead(game, desk)
    mine = standing_of(game, seat, desk, True)
    best, rest = WORST, 0.0
    for other in range(game.players):
        if other != seat:
            worth = standing_of(game, other, desk, False)
            best = max(best, worth)
            rest += worth
    return mine - 0.5 * best - 0.5 * rest / (int(game.players) - 1)
