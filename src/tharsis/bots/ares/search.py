"""The search of `tharsis.bots.race` around the rules of Ares."""

from __future__ import annotations

import math

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import Ask
from tharsis.ares.rules.moves import choose, owes_choice
from tharsis.ares.rules.options import list_options
from tharsis.ares.state import N_PROJECTS, Phase
from tharsis.bots.ares.cards import weigh
from tharsis.bots.ares.deal import determinise, owe_again
from tharsis.bots.ares.desk import Desk
from tharsis.bots.ares.evaluate import lead
from tharsis.bots.ares.hand import NOT_LAID_OUT, weigh_card
from tharsis.bots.ares.learned import learned_result, outlook
from tharsis.bots.ares.policy import quick_choice, score_options
from tharsis.bots.ares.scales import is_goal_shared
from tharsis.bots.dealing import make_choose_hands
from tharsis.bots.race import Kit, make_search
from tharsis.core.frames import top_kind
from tharsis.core.jit import compiled

FLAT = 15.0
FINISHED = 4.0


@compiled
def horizon(game: Game, desk: Desk) -> int:
    """The round whose end is judged."""
    return int(game.rounds) + int(desk.weights.horizon)


@compiled
def get_ready(game: Game, seat: int, desk: Desk) -> None:
    weigh(game, seat, desk.weights, desk.now, desk.later)
    desk.on_offer = NOT_LAID_OUT


choose_hands = make_choose_hands(weigh_card, get_ready, N_PROJECTS)


@compiled
def deal(game: Game, seat: int, desk: Desk) -> None:
    """A deal in which a partner is still to choose a phase, and so chooses it by scores with the cards dealt. With a net so do
    opponents; judged by hand they have chosen one as often as it usually is."""
    determinise(game, seat, desk.rng, desk.options)
    if desk.weights.choosy > 0 and game.phase != Phase.SETUP:
        choose_hands(game, seat, desk)
    if game.phase == Phase.PLANNING and (game.coop or desk.net.number > 0):
        for other in range(game.players):
            if other != seat and game.depth[other] == 0:
                owe_again(game, other, Ask.PLAN, 0, 0, 0)


@compiled
def is_past(game: Game, last: int) -> bool:
    return bool(game.over or game.fault or (game.rounds > last and game.phase == Phase.PLANNING))


@compiled
def is_own_turn(game: Game, seat: int) -> bool:
    kind = top_kind(game, seat)
    return bool(kind == Ask.PLAN or kind == Ask.DEVELOPMENT or kind == Ask.CONSTRUCTION or kind == Ask.ACTION)


@compiled
def result(game: Game, seat: int, desk: Desk) -> float:
    """The lead, flattened where the game is decided; a finished game counts a little more."""
    ahead = lead(game, seat, desk)
    if is_goal_shared(game):
        return ahead
    value = FLAT * math.tanh(ahead / FLAT)
    return value + math.copysign(FINISHED, ahead) if game.over else value


@compiled
def judge(game: Game, seat: int, desk: Desk) -> float:
    """By the net on the desk; by hand if there is none, or the goal is shared: then games are played to their end."""
    return learned_result(game, seat, desk) if desk.net.number > 0 and not is_goal_shared(game) else result(game, seat, desk)


KIT = Kit(
    list_options=list_options,
    choose=choose,
    owes_choice=owes_choice,
    score_options=score_options,
    quick_choice=quick_choice,
    deal=deal,
    result=judge,
    is_own_turn=is_own_turn,
    horizon=horizon,
    is_past=is_past,
    outlook=outlook,
)
SEARCH = make_search(KIT)
