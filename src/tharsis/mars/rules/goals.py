"""Milestones and awards."""

from __future__ import annotations

from tharsis.cards.compiler import tag
from tharsis.cards.names import BUILDING, SCIENCE
from tharsis.core.jit import compiled
from tharsis.core.types import Game
from tharsis.mars.state import AWARD_PRICES, Res

TAG_BUILDING, TAG_SCIENCE = tag(BUILDING), tag(SCIENCE)
TERRAFORMER, MAYOR, GARDENER, BUILDER, PLANNER = range(5)
LANDLORD, BANKER, SCIENTIST, THERMALIST, MINER = range(5)


@compiled
def milestone_value(game: Game, seat: int, milestone: int) -> int:
    if milestone == TERRAFORMER:
        return int(game.rating[seat])
    if milestone == MAYOR:
        return int(game.cities[seat])
    if milestone == GARDENER:
        return int(game.greeneries[seat])
    if milestone == BUILDER:
        return int(game.tags[seat, TAG_BUILDING])
    return int(game.hand_count[seat])


@compiled
def award_value(game: Game, seat: int, award: int) -> int:
    if award == LANDLORD:
        return int(game.tiles[seat])
    if award == BANKER:
        return int(game.production[seat, Res.MC])
    if award == SCIENTIST:
        return int(game.tags[seat, TAG_SCIENCE])
    if award == THERMALIST:
        return int(game.stock[seat, Res.HEAT])
    return int(game.stock[seat, Res.STEEL]) + int(game.stock[seat, Res.TITANIUM])


@compiled
def award_price(game: Game) -> int:
    """8, 14, 20 M€, whoever funds them (M141)."""
    return int(AWARD_PRICES[game.awards_funded])
