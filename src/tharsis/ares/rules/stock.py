"""Stock, production, rating, cubes, hands and counts."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import Happened
from tharsis.ares.rules.triggers import owe_first, owe_triggers
from tharsis.ares.state import Res
from tharsis.ares.tables import HOLDER_CARDS, HOLDS, PRODUCED, RATING_TRIGGERS, ROWS, STEEL_TRIGGERS
from tharsis.cards.compiler import cube
from tharsis.cards.names import ANIMAL, ANY_CUBE, LIFE, MICROBE
from tharsis.cards.ops import (
    COUNT,
    COUNT_ARG,
    EACH,
    P_AMOUNT,
    P_CARD,
    P_COUNT,
    P_COUNT_ARG,
    P_EACH,
    P_RESOURCE,
    CountOf,
    N,
)
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD, TABLEAU, discard
from tharsis.core.stock import change_production

K_MICROBE, K_ANIMAL, K_LIFE, K_ANY = cube(MICROBE), cube(ANIMAL), cube(LIFE), cube(ANY_CUBE)


@compiled
def gain_store(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    """Steel or titanium. Every steel that comes after the Mining Guild raises its rating."""
    change_production(game, seat, resource, amount, cause)
    if resource == Res.STEEL:
        owe_triggers(game, seat, STEEL_TRIGGERS, amount, cause)


@compiled
def gain_rating(game: Game, seat: int, amount: int, cause: int) -> None:
    if amount > 0:
        game.rating[seat] += amount
        emit(game, Happened.RATING, seat, amount, 0, cause)
        if not game.raised[seat]:
            game.raised[seat] = 1
            owe_first(game, seat, RATING_TRIGGERS)


@compiled
def spend_rating(game: Game, seat: int, amount: int, cause: int) -> None:
    game.rating[seat] -= amount
    emit(game, Happened.RATING, seat, -amount, 0, cause)


@compiled
def sell(game: Game, seat: int, card: int) -> None:
    """3 M€ for a card from hand, at any moment of the round (A049)."""
    discard(game, card)
    game.hand_count[seat] -= 1
    game.stock[seat, Res.MC] += game.sell_value[seat]
    emit(game, Happened.SOLD, seat, card, game.sell_value[seat], NO_CARD)


# --- counting --------------------------------------------------------------------------------------------------------


@compiled
def is_kind(card: int, kind: int) -> bool:
    held = HOLDS[card]
    if kind == K_LIFE:
        return held == K_MICROBE or held == K_ANIMAL
    return held >= 0 and (kind == K_ANY or held == kind)


@compiled
def has_cube(game: Game, seat: int, kind: int) -> bool:
    """Whether an own card has a cube of the kind."""
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if game.zone[card] == TABLEAU + seat and game.cubes[card] > 0 and is_kind(card, kind):
            return True
    return False


@compiled
def counted(game: Game, seat: int, kind: int, argument: int) -> int:
    if kind == CountOf.OWN_TAGS:
        return int(game.tags[seat, argument])
    return int(game.forests[seat]) if kind == CountOf.FORESTS else int(game.production[seat, argument])


@compiled
def amount_of(game: Game, seat: int, at: int) -> int:
    """How much the row says, now."""
    n = int(ROWS[at, N])
    if ROWS[at, COUNT] == 0:
        return n
    return n * (counted(game, seat, ROWS[at, COUNT], ROWS[at, COUNT_ARG]) // int(ROWS[at, EACH]))


@compiled
def recount(game: Game, seat: int, cause: int) -> None:
    """Production that follows tags or forests changes at once with them (A047)."""
    mc, plants, heat = 0, 0, 0
    for i in range(len(PRODUCED)):
        row = PRODUCED[i]
        if game.zone[row[P_CARD]] == TABLEAU + seat:
            amount = int(row[P_AMOUNT]) * (counted(game, seat, row[P_COUNT], row[P_COUNT_ARG]) // int(row[P_EACH]))
            if row[P_RESOURCE] == Res.MC:
                mc += amount
            elif row[P_RESOURCE] == Res.PLANT:
                plants += amount
            else:
                heat += amount
    rescale(game, seat, Res.MC, mc, cause)
    rescale(game, seat, Res.PLANT, plants, cause)
    rescale(game, seat, Res.HEAT, heat, cause)


@compiled
def rescale(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    """The part of a production that is counted is now so much."""
    change_production(game, seat, resource, amount - int(game.scaled[seat, resource]), cause)
    game.scaled[seat, resource] = amount
