"""Who and what an effect may hit or help. The same answers serve legality, the choice offered and the effect."""

from __future__ import annotations

from tharsis.cards.compiler import ANY_TAG, cube
from tharsis.cards.names import ANIMAL, ANY_CUBE, LIFE, MICROBE
from tharsis.cards.ops import To
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.mars.record import Game
from tharsis.mars.rules.stock import lowest_production
from tharsis.mars.size import SEATS
from tharsis.mars.state import Res
from tharsis.mars.tables import HOLDER_CARDS, HOLDS, KEEPS_CUBES, TAG_COUNT

K_LIFE, K_ANY, K_MICROBE, K_ANIMAL = cube(LIFE), cube(ANY_CUBE), cube(MICROBE), cube(ANIMAL)


@compiled
def can_lose_production(game: Game, seat: int, resource: int, amount: int) -> bool:
    return game.production[seat, resource] - amount >= lowest_production(resource)


@compiled
def removable(game: Game, seat: int, victim: int, resource: int, tag: int) -> int:
    """How much of the victim's stock this seat may remove, where that takes a tag in play. Protected Habitats stops opponents,
    not its owner."""
    if tag != ANY_TAG and game.tags[victim, tag] == 0:
        return 0
    if resource == Res.PLANT and victim != seat and game.protected[victim]:
        return 0
    return int(game.stock[victim, resource])


@compiled
def anyone_to_rob(game: Game, seat: int, resource: int, tag: int) -> bool:
    for victim in range(game.players):
        if removable(game, seat, victim, resource, tag) > 0:
            return True
    return False


@compiled
def holder(game: Game, card: int) -> int:
    """The seat whose tableau has the card, −1 when it is in none."""
    zone = int(game.zone[card])
    return zone - TABLEAU if TABLEAU <= zone < TABLEAU + SEATS else -1


@compiled
def is_kind(card: int, kind: int) -> bool:
    held = HOLDS[card]
    if kind == K_LIFE:
        return held == K_MICROBE or held == K_ANIMAL
    return held >= 0 and (kind == K_ANY or held == kind)


@compiled
def can_take_cube(game: Game, seat: int, card: int, kind: int) -> bool:
    """Whether a cube of the kind may be removed from the card, whoever owns it."""
    if game.cubes[card] == 0 or not is_kind(card, kind) or KEEPS_CUBES[card]:
        return False
    owner = holder(game, card)
    if owner < 0:
        return False
    return owner == seat or not (game.protected[owner] and is_kind(card, K_LIFE))


@compiled
def any_cube_to_take(game: Game, seat: int, kind: int) -> bool:
    for i in range(len(HOLDER_CARDS)):
        if can_take_cube(game, seat, HOLDER_CARDS[i], kind):
            return True
    return False


@compiled
def can_hold(game: Game, seat: int, source: int, card: int, kind: int, to: int, tag: int, played: int) -> bool:
    """Whether `card` may take cubes that `source` gives."""
    if game.zone[card] != TABLEAU + seat or not is_kind(card, kind):
        return False
    if to == To.PLAYED:
        return card == played
    if to == To.ANOTHER and card == source:
        return False
    return tag == ANY_TAG or TAG_COUNT[card, tag] > 0


@compiled
def any_holder(game: Game, seat: int, source: int, kind: int, to: int, tag: int, played: int) -> bool:
    for i in range(len(HOLDER_CARDS)):
        if can_hold(game, seat, source, HOLDER_CARDS[i], kind, to, tag, played):
            return True
    return False
