"""The search of `tharsis.bots.race` around the rules of Mars."""

from __future__ import annotations

import math

from tharsis.bots.dealing import make_choose_hands
from tharsis.bots.mars.deal import determinise
from tharsis.bots.mars.desk import Desk
from tharsis.bots.mars.evaluate import lead
from tharsis.bots.mars.hand import weigh_card
from tharsis.bots.mars.learned import learned_result, outlook
from tharsis.bots.mars.policy import quick_choice, score_options
from tharsis.bots.mars.scales import fill_both, income
from tharsis.bots.race import Kit, make_search
from tharsis.core.frames import top_kind
from tharsis.core.jit import compiled
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import Ask
from tharsis.mars.rules.moves import choose, owes_choice
from tharsis.mars.rules.options import list_options
from tharsis.mars.state import N_CARDS, N_PROJECTS, Phase, Res

FLAT = 25.0
FINISHED = 6.0


@compiled
def horizon(game: Game, desk: Desk) -> int:
    """The generation whose end is judged; in research, and in phases of modules before the first action, it has just begun."""
    has_begun = game.phase < Phase.ACTION or game.phase > Phase.SOLAR
    return int(game.generation) + int(desk.weights.horizon) - (1 if has_begun else 0)


@compiled
def get_ready(game: Game, seat: int, desk: Desk) -> None:
    fill_both(game, seat, desk.weights, desk.now, desk.later)


@compiled
def worth_keeping(game: Game, seat: int, card: int, desk: Desk) -> float:
    return weigh_card(game, seat, card, desk, float(game.stock[seat, Res.MC]), income(game, seat))


choose_hands = make_choose_hands(worth_keeping, get_ready, N_PROJECTS)


@compiled
def deal(game: Game, seat: int, desk: Desk) -> None:
    determinise(game, seat, desk.rng, desk.options)
    if desk.weights.choosy > 0 and game.phase != Phase.SETUP:
        choose_hands(game, seat, desk)


@compiled
def is_past(game: Game, last: int) -> bool:
    is_fresh = game.generation > last and (game.phase == Phase.RESEARCH or game.phase == Phase.DRAFT)
    return bool(game.over or game.fault or is_fresh)


@compiled
def is_own_turn(game: Game, seat: int) -> bool:
    return bool(top_kind(game, seat) == Ask.TURN)


@compiled
def result(game: Game, seat: int, desk: Desk) -> float:
    """The lead, flattened where the game is decided; a finished game counts a little more."""
    for card in range(N_CARDS):
        desk.known[card] = 1
    ahead = lead(game, seat, desk)
    if game.players == 1:
        return ahead
    value = FLAT * math.tanh(ahead / FLAT)
    return value + math.copysign(FINISHED, ahead) if game.over else value


@compiled
def judge(game: Game, seat: int, desk: Desk) -> float:
    """By the net on the desk, or by hand if there is none."""
    return learned_result(game, seat, desk) if desk.net.number > 0 else result(game, seat, desk)


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
