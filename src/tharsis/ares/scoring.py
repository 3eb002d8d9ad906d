"""Victory points, with their breakdown."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.state import N_PROJECTS, SELL_VALUE, Res
from tharsis.ares.tables import POINTS
from tharsis.cards.ops import PointsKind
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.core.types import Ints

RATING, FORESTS, CARDS = range(3)
PARTS = ("rating", "forests", "cards")


@compiled
def card_points(game: Game, seat: int, card: int) -> int:
    """Fractions are dropped (A108)."""
    kind, what, each, points = POINTS[card, 0], POINTS[card, 1], int(POINTS[card, 2]), int(POINTS[card, 3])
    if kind == PointsKind.FIXED:
        return points
    if kind == PointsKind.PER_CUBE:
        return points * (int(game.cubes[card]) // each)
    if kind == PointsKind.PER_TAG:
        return points * (int(game.tags[seat, what]) // each)
    if kind == PointsKind.PER_FOREST:
        return points * (int(game.forests[seat]) // each)
    if kind == PointsKind.PER_ACTIVE_CARD:
        return points * (int(game.active_cards[seat]) // each)
    return points * (int(game.cards_played[seat]) // each)


@compiled
def all_card_points(game: Game, seat: int) -> int:
    total = 0
    for card in range(N_PROJECTS):
        if game.zone[card] == TABLEAU + seat:
            total += card_points(game, seat, card)
    return total


@compiled
def score(game: Game, seat: int, out: Ints) -> int:
    """Fill the three parts and answer with their sum (A106 to A108)."""
    out[RATING] = game.rating[seat]
    out[FORESTS] = game.forests[seat]
    out[CARDS] = all_card_points(game, seat)
    return int(out[RATING] + out[FORESTS] + out[CARDS])


def tie_break(game: Game, seat: int) -> int:
    """Heat, plants and M€ after every card left in hand has been sold for 3 M€ (A109)."""
    stock = game.stock[seat]
    return int(stock[Res.HEAT]) + int(stock[Res.PLANT]) + int(stock[Res.MC]) + SELL_VALUE * int(game.hand_count[seat])
