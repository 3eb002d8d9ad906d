"""Milestones and awards."""

from __future__ import annotations

from tharsis.cards.compiler import tag as tag_number
from tharsis.cards.names import EVENT as EVENT_TAG
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.core.types import Ints
from tharsis.mars.board import FIRST, LAST
from tharsis.mars.goals import OF_WHAT, WHAT_KIND, Counted
from tharsis.mars.maps import AWARD, CARD_SETS, MILESTONE
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.spaces import T_OCEAN, tiles_beside
from tharsis.mars.rules.stock import own_cubes, tags_in
from tharsis.mars.state import AWARD_PRICES, N_CARDS, N_TAGS, Res
from tharsis.mars.tables import HOLDER_CARDS, is_tag_in_game

EVENT = tag_number(EVENT_TAG)


@compiled
def milestone_value(game: Game, seat: int, milestone: int) -> int:
    """A milestone is claimed in an action, so wild tags help; awards are not (P034, P035)."""
    return goal_value(game, seat, MILESTONE[milestone], hooks.wild_tags(game, seat))


@compiled
def award_value(game: Game, seat: int, award: int) -> int:
    return goal_value(game, seat, AWARD[award], 0)


@compiled
def goal_value(game: Game, seat: int, goal: Ints, wild: int) -> int:
    """The seat's number of what the goal counts, with so many tags of any kind."""
    kind, what = goal[WHAT_KIND], int(goal[OF_WHAT])
    if kind == Counted.RATING:
        return int(game.rating[seat])
    if kind == Counted.CITIES:
        return int(game.cities[seat])
    if kind == Counted.GREENERIES:
        return int(game.greeneries[seat])
    if kind == Counted.TILES:
        return int(game.tiles[seat])
    if kind == Counted.TAGS:
        return tags_in(game, seat, what) + wild
    if kind == Counted.STOCK:
        return stock_in(game, seat, what)
    if kind == Counted.PRODUCTION:
        return int(game.production[seat, what])
    if kind == Counted.HAND:
        return int(game.hand_count[seat])
    if kind == Counted.EVENTS:
        return int(game.events_played[seat])
    if kind == Counted.CARDS:
        return cards_in_set(game, seat, what)
    if kind == Counted.CUBES:
        return all_cubes(game, seat)
    if kind == Counted.CUBES_OF_KIND:
        return own_cubes(game, seat, what)
    if kind == Counted.TILES_IN_BOTTOM_ROWS:
        return tiles_from(game, seat, what)
    if kind == Counted.TILES_BY_OCEANS:
        return tiles_by_oceans(game, seat)
    if kind == Counted.DIFFERENT_TAGS:
        different = different_tags(game, seat)
        return min(kinds_of_tags(game), different + wild) if wild > 0 else different
    return productions_raised(game, seat) if kind == Counted.PRODUCTIONS_RAISED else highest_production(game, seat)


@compiled
def kinds_of_tags(game: Game) -> int:
    """All that are in the game but events, which lie face down."""
    count = 0
    for kind in range(N_TAGS):
        if kind != EVENT and is_tag_in_game(game, kind):
            count += 1
    return count


@compiled
def different_tags(game: Game, seat: int) -> int:
    count = 0
    for tag in range(N_TAGS):
        if game.tags[seat, tag] > 0:
            count += 1
    return count


@compiled
def stock_in(game: Game, seat: int, mask: int) -> int:
    total, resource = 0, 0
    while mask > 0:
        if mask & 1:
            total += int(game.stock[seat, resource])
        mask >>= 1
        resource += 1
    return total


@compiled
def highest_production(game: Game, seat: int) -> int:
    most = 0
    for resource in range(Res.HEAT + 1):
        most = max(most, int(game.production[seat, resource]))
    return most


@compiled
def productions_raised(game: Game, seat: int) -> int:
    """Productions above the start of the game, which is 0 with Corporate Era, else 1 (H023)."""
    start = 0 if game.corporate_era else 1
    count = 0
    for resource in range(Res.HEAT + 1):
        if game.production[seat, resource] > start:
            count += 1
    return count


@compiled
def cards_in_set(game: Game, seat: int, which: int) -> int:
    """Face-up cards of the seat that belong to the set."""
    count = 0
    for card in range(N_CARDS):
        if game.zone[card] == TABLEAU + seat:
            count += int(CARD_SETS[which, card])
    return count


@compiled
def all_cubes(game: Game, seat: int) -> int:
    total = 0
    for i in range(len(HOLDER_CARDS)):
        if game.zone[HOLDER_CARDS[i]] == TABLEAU + seat:
            total += int(game.cubes[HOLDER_CARDS[i]])
    return total


@compiled
def tiles_from(game: Game, seat: int, first: int) -> int:
    """Own tiles on the map from this space on; oceans and claims are nobody's (H030)."""
    count = 0
    for space in range(first, LAST + 1):
        if game.tile[space] != 0 and game.owner[space] == seat:
            count += 1
    return count


@compiled
def tiles_by_oceans(game: Game, seat: int) -> int:
    count = 0
    for space in range(FIRST, LAST + 1):
        if game.tile[space] != 0 and game.owner[space] == seat and tiles_beside(game, space, T_OCEAN) > 0:
            count += 1
    return count


@compiled
def award_price(game: Game) -> int:
    """8, 14, 20 M€, whoever funds them (M141)."""
    return int(AWARD_PRICES[game.awards_funded])
