"""Stock, production, rating, cubes and counts."""

from __future__ import annotations

from tharsis.cards.ops import COUNT, COUNT_ARG, EACH, OWN, CountOf, N
from tharsis.core import stock as core_stock
from tharsis.core.events import emit
from tharsis.core.frames import KIND, A, B
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import Ask, Happened
from tharsis.mars.state import MIN_MC_PRODUCTION, N_CARDS, Res
from tharsis.mars.tables import BEGINNER, HOLDER_CARDS, HOLDS, ROWS, TAG_LIST


@compiled
def lowest_production(resource: int) -> int:
    """M€ production may fall to −5, nothing else below 0 (M180)."""
    return MIN_MC_PRODUCTION if resource == Res.MC else 0


@compiled
def change_production(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    core_stock.change_production(game, seat, resource, amount, cause)
    if amount > 0:
        hooks.production_raised(game, seat, resource, amount, cause)


@compiled
def money_production_to_be(game: Game, seat: int) -> int:
    """M€ production with the losses that still wait for what the card brings first."""
    result = int(game.production[seat, Res.MC])
    for at in range(game.depth[seat]):
        frame = game.frames[seat, at]
        if frame[KIND] == Ask.LOSE_LATER and frame[A] == Res.MC:
            result -= int(frame[B])
    return result


@compiled
def income(game: Game, seat: int, resource: int) -> int:
    """What a production phase brings: M€ by rating and production, the rest by production."""
    return int(game.production[seat, resource]) + (int(game.rating[seat]) if resource == Res.MC else 0)


@compiled
def gain_rating(game: Game, seat: int, amount: int, cause: int) -> None:
    if amount > 0:
        game.rating[seat] += amount
        game.raised[seat] = 1
        emit(game, Happened.RATING, seat, amount, 0, cause)


@compiled
def all_cities(game: Game) -> int:
    total = 0
    for owner in range(len(game.cities)):
        total += game.cities[owner]
    return total


@compiled
def own_cubes(game: Game, seat: int, kind: int) -> int:
    total = 0
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if HOLDS[card] == kind and game.zone[card] == TABLEAU + seat:
            total += game.cubes[card]
    return total


@compiled
def untagged_cards(game: Game, seat: int) -> int:
    total = 1 if game.corporation[seat] == BEGINNER else 0
    for card in range(N_CARDS):
        if game.zone[card] == TABLEAU + seat and TAG_LIST[card, 0] < 0:
            total += 1
    return total


@compiled
def tags_of_others(game: Game, seat: int, tag: int) -> int:
    total = 0
    for other in range(game.players):
        if other != seat:
            total += game.tags[other, tag]
    return total


@compiled
def tags_in(game: Game, seat: int, mask: int) -> int:
    """Own tags of the kinds in the mask, together."""
    total, tag = 0, 0
    while mask > 0:
        if mask & 1:
            total += int(game.tags[seat, tag])
        mask >>= 1
        tag += 1
    return total


@compiled
def wild_tags_now(game: Game, seat: int) -> int:
    """Own tags that stand for whichever the seat's action counts; in another player's turn they are none (P036)."""
    return hooks.wild_tags(game, seat) if game.active == seat else 0


@compiled
def tags_for_action(game: Game, seat: int, tag: int) -> int:
    return int(game.tags[seat, tag]) + wild_tags_now(game, seat)


@compiled
def counted(game: Game, seat: int, card: int, kind: int, argument: int) -> int:
    if kind == CountOf.OWN_TAGS:
        return tags_for_action(game, seat, argument)
    if kind == CountOf.OPPONENTS_TAGS:
        return tags_of_others(game, seat, argument)
    if kind == CountOf.ALL_TAGS:
        return tags_for_action(game, seat, argument) + tags_of_others(game, seat, argument)
    if kind == CountOf.CITIES:
        return all_cities(game)
    if kind == CountOf.CITIES_ON_MARS:
        return int(game.cities_on_mars)
    if kind == CountOf.EVENTS_PLAYED:
        total = 0
        for other in range(game.players):
            total += game.events_played[other]
        return total
    if kind == CountOf.CUBES_HERE:
        here = int(game.cubes[card])
        return min(here, argument) if argument > 0 else here
    if kind == CountOf.OWN_CUBES:
        return own_cubes(game, seat, argument)
    if kind == CountOf.TAGS_TOGETHER:
        return tags_in(game, seat, argument) + wild_tags_now(game, seat)
    if kind >= OWN:
        return max(0, hooks.counted(game, seat, card, kind, argument))
    return untagged_cards(game, seat)


@compiled
def amount_of(game: Game, seat: int, card: int, at: int) -> int:
    """How much the row says, now."""
    n = int(ROWS[at, N])
    if ROWS[at, COUNT] == 0:
        return n
    return n * (counted(game, seat, card, ROWS[at, COUNT], ROWS[at, COUNT_ARG]) // int(ROWS[at, EACH]))
