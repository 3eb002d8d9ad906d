"""The one door between Python and the rules of Mars, so that all of them are compiled once."""

from __future__ import annotations

from tharsis.core.game import (
    ANSWER,
    BEGIN_PHASE,
    CHOOSE,
    EAGER,
    HIDE,
    INCOME,
    LAY_DOWN,
    MONEY,
    NEXT,
    OPTIONS,
    POINTS,
    PRICE,
    PUT_TILE,
    REDEAL,
    SCORE,
    SET_UP,
    STANDINGS,
    TAKE_CORPORATION,
    TO_MOVE,
    WHY_NOT,
)
from tharsis.core.jit import compiled, entry
from tharsis.core.random_play import playing
from tharsis.core.types import Ints
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks
from tharsis.mars.rules.asks import SPACES, Do
from tharsis.mars.rules.hidden import hide, redeal
from tharsis.mars.rules.moves import choose, owes_choice, settle
from tharsis.mars.rules.options import list_options
from tharsis.mars.rules.phases import set_up, take_corporation
from tharsis.mars.rules.play import lay_down
from tharsis.mars.rules.queries import find_price, list_income, list_standings, money_of
from tharsis.mars.rules.reasons import list_reasons
from tharsis.mars.rules.scenes import begin_scene
from tharsis.mars.rules.tiles import put_tile
from tharsis.mars.scoring import card_points, score
from tharsis.mars.state import RECORD

hooks.HOOKS.bind()

EAGER_KINDS = (int(Do.PLAY), int(Do.KEEP))


seats_to_move, play_randomly, list_next = playing(owes_choice, list_options, choose, EAGER_KINDS)


@compiled
def begin(game: Game) -> None:
    set_up(game)
    settle(game)


@entry
def engine(memory: Ints, what: int, seat: int, argument: int, rng: Ints, buffer: Ints) -> int:
    game, out = memory.view(RECORD)[0], buffer.view(ANSWER)[0].options[:]
    if what == OPTIONS:
        return list_options(game, seat, out)
    if what == CHOOSE:
        choose(game, seat, argument)
        return 0
    if what == NEXT:
        if argument >= 0:
            choose(game, seat, argument)
        return list_next(game, out)
    if what == TO_MOVE:
        return seats_to_move(game)
    if what == SET_UP:
        begin(game)
        return 0
    if what == SCORE:
        return score(game, seat, out)
    if what == WHY_NOT:
        return list_reasons(game, seat, argument, out)
    if what == PRICE:
        return find_price(game, seat, argument, out)
    if what == MONEY:
        return money_of(game, seat)
    if what == POINTS:
        return card_points(game, seat, argument)
    if what == INCOME:
        return list_income(game, seat, out)
    if what == STANDINGS:
        return list_standings(game, seat, out)
    if what == HIDE:
        return hide(game, seat)
    if what == REDEAL:
        return redeal(game, seat, rng, out)
    if what == LAY_DOWN:
        lay_down(game, seat, argument)
        return 0
    if what == BEGIN_PHASE:
        begin_scene(game, seat)
        return 0
    if what == PUT_TILE:
        put_tile(game, seat, argument // SPACES, argument % SPACES)
        return 0
    if what == TAKE_CORPORATION:
        take_corporation(game, seat, argument)
        settle(game)
        return 0
    return play_randomly(game, rng, out, argument, seat == EAGER)
