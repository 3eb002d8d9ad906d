"""The one door between Python and the rules of Ares Expedition, so that all of them are compiled once."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import Do
from tharsis.ares.rules.hidden import hide, redeal
from tharsis.ares.rules.moves import choose, owes_choice, settle
from tharsis.ares.rules.options import list_options
from tharsis.ares.rules.phases import begin_scene
from tharsis.ares.rules.play import put_in_play
from tharsis.ares.rules.queries import find_price, list_income, money_of
from tharsis.ares.rules.reasons import list_reasons
from tharsis.ares.rules.setup import set_up, take_corporation
from tharsis.ares.scoring import card_points, score
from tharsis.ares.state import RECORD
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
    REDEAL,
    SCORE,
    SET_UP,
    TAKE_CORPORATION,
    TO_MOVE,
    WHY_NOT,
)
from tharsis.core.jit import compiled, entry
from tharsis.core.random_play import playing
from tharsis.core.types import Ints

EAGER_KINDS = (int(Do.PLAY), int(Do.KEEP), int(Do.PHASE), int(Do.DONE))
"""What an eager player does when it can, before all else: it plays cards, and neither sells them nor spends M€ otherwise."""


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
    if what == HIDE:
        return hide(game, seat)
    if what == REDEAL:
        return redeal(game, seat, rng, out)
    if what == LAY_DOWN:
        put_in_play(game, seat, argument)
        return 0
    if what == BEGIN_PHASE:
        begin_scene(game, argument)
        settle(game)
        return 0
    if what == TAKE_CORPORATION:
        take_corporation(game, seat, argument)
        return 0
    return play_randomly(game, rng, out, argument, seat == EAGER)
