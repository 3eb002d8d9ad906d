"""Victory points, with their breakdown."""

from __future__ import annotations

from tharsis.cards.ops import OWN, PointsKind
from tharsis.core.jit import compiled
from tharsis.core.piles import EVENTS, TABLEAU
from tharsis.core.types import Ints
from tharsis.mars.board import FIRST, LAST, NO_SPACE
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.goals import award_value
from tharsis.mars.rules.spaces import T_CITY, T_GREENERY, cities_beside, is_city, tiles_beside
from tharsis.mars.rules.stock import all_cities
from tharsis.mars.state import MILESTONE_POINTS, N_CARDS
from tharsis.mars.tables import POINTS

FIRST_PLACE, SECOND_PLACE = 5, 2
RATING, AWARD, MILESTONE, GREENERY, CITY, CARD = range(6)
PARTS = ("rating", "awards", "milestones", "greenery", "cities", "cards")


@compiled
def card_points(game: Game, seat: int, card: int) -> int:
    kind, what, each, points = POINTS[card, 0], POINTS[card, 1], int(POINTS[card, 2]), int(POINTS[card, 3])
    if kind == PointsKind.FIXED:
        return points
    if kind == PointsKind.PER_CUBE:
        return points * (int(game.cubes[card]) // each)
    if kind == PointsKind.PER_TAG:
        return points * (int(game.tags[seat, what]) // each)
    if kind == PointsKind.PER_CITY:
        return points * (all_cities(game) // each)
    if kind >= OWN:
        return points * (max(0, hooks.counted(game, seat, card, kind, what)) // each)
    if kind == PointsKind.IF_CUBES:
        return points if game.cubes[card] > 0 else 0
    space = game.tile_of[card]
    if space == NO_SPACE:
        return 0
    return cities_beside(game, space) if what == T_CITY else tiles_beside(game, space, what)


@compiled
def all_card_points(game: Game, seat: int) -> int:
    """Face-up cards and played events; negative points count (M199)."""
    total = 0
    for card in range(N_CARDS):
        if game.zone[card] == TABLEAU + seat or game.zone[card] == EVENTS + seat:
            total += card_points(game, seat, card)
    return total + hooks.more_points(game, seat)


@compiled
def city_points(game: Game, seat: int) -> int:
    """1 VP per greenery beside each own city, whoever owns it (M197)."""
    total = 0
    for space in range(FIRST, LAST + 1):
        if game.owner[space] == seat and is_city(game.tile[space]):
            total += tiles_beside(game, space, T_GREENERY)
    return total


@compiled
def award_points(game: Game, seat: int, award: int) -> int:
    """5 VP for first place, 2 for second; a tie for first leaves no second (M145 to M148)."""
    mine = award_value(game, seat, award)
    better = 0
    for other in range(game.players):
        if award_value(game, other, award) > mine:
            better += 1
    if better == 0:
        return FIRST_PLACE
    return SECOND_PLACE if better == 1 and game.players > 2 else 0


@compiled
def score(game: Game, seat: int, out: Ints) -> int:
    """Fill the six parts and answer with their sum."""
    out[RATING] = game.rating[seat]
    out[AWARD] = 0
    out[MILESTONE] = 0
    for i in range(len(game.award)):
        if game.award[i] >= 0:
            out[AWARD] += award_points(game, seat, i)
    for i in range(len(game.milestone)):
        if game.milestone[i] == seat:
            out[MILESTONE] += MILESTONE_POINTS
    out[GREENERY] = game.greeneries[seat]
    out[CITY] = city_points(game, seat)
    out[CARD] = all_card_points(game, seat)
    return int(out[RATING] + out[AWARD] + out[MILESTONE] + out[GREENERY] + out[CITY] + out[CARD])
