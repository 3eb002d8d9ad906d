"""The learned judgement of Ares: how finished games count, and what the net on the desk expects of others."""

from __future__ import annotations

import math

from tharsis.ares.record import Game
from tharsis.ares.rules.parameters import is_terraformed
from tharsis.ares.scoring import score
from tharsis.ares.state import COOP_POINTS
from tharsis.bots.ares.evaluate import lead, seat_worth, standing_of
from tharsis.bots.ares.features import take_in
from tharsis.bots.ares.scales import cost_left, is_goal_shared
from tharsis.bots.desk import Desk
from tharsis.bots.net import HUNDRED, POINTS, WIN, even_out, expected, likelihood, run_net
from tharsis.core.jit import compiled

FLAT, FINISHED = 15.0, 4.0
FULL = FLAT + FINISHED
"""Points that a result of 1 stands for."""
LEAD_UNIT = 6.0
"""Points of lead, judged by hand, that make a logit of 1."""
GOAL_LOST, MUCH_MONEY, MANY_POINTS = 0.4, 120.0, 40.0


@compiled
def missing(game: Game, desk: Desk) -> float:
    """How far the shared goal was missed, as a part of what is much; nought when it was reached."""
    short = cost_left(game) / MUCH_MONEY
    if not is_terraformed(game):
        short = max(short, 0.01)
    if game.coop:
        together = 0
        for seat in range(game.players):
            together += score(game, seat, desk.parts)
        short += max(0.0, float(COOP_POINTS - together)) / MANY_POINTS
    return short


@compiled
def margin(game: Game, seat: int, desk: Desk) -> float:
    """Points ahead of the best of the others at the end."""
    best = -1e9
    for other in range(game.players):
        if other != seat:
            best = max(best, standing_of(game, other, desk, False))
    return standing_of(game, seat, desk, True) - best


@compiled
def final(game: Game, seat: int, desk: Desk) -> float:
    """The result of a finished game, from -1 to 1: won or lost, and by how much."""
    if is_goal_shared(game):
        short = missing(game, desk)
        return 1.0 if short <= 0 else -GOAL_LOST - (1 - GOAL_LOST) * min(1.0, short)
    ahead = margin(game, seat, desk)
    return (FLAT * math.tanh(ahead / FLAT) + (FINISHED if ahead > 0 else -FINISHED if ahead < 0 else 0.0)) / FULL


@compiled
def won(game: Game, seat: int, desk: Desk) -> float:
    if is_goal_shared(game):
        return 1.0 if missing(game, desk) <= 0 else 0.0
    ahead = margin(game, seat, desk)
    return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5


@compiled
def points(game: Game, seat: int, desk: Desk) -> float:
    return float(score(game, seat, desk.parts))


@compiled
def learned_result(game: Game, seat: int, desk: Desk) -> float:
    """What the net expects, in points of a search's results."""
    if game.over:
        return FULL * final(game, seat, desk)
    take_in(game, seat, desk)
    run_net(desk)
    return FULL * expected(desk)


@compiled
def outlook(game: Game, desk: Desk) -> None:
    """Each seat's chance to win and points at the end, by the net on the desk, or by hand if there is none."""
    for seat in range(game.players):
        if game.over:
            desk.chances[seat] = won(game, seat, desk)
            desk.hopes[seat] = points(game, seat, desk)
        elif desk.net.number > 0:
            take_in(game, seat, desk)
            run_net(desk)
            desk.chances[seat] = likelihood(float(desk.net.outputs[WIN]))
            desk.hopes[seat] = HUNDRED * float(desk.net.outputs[POINTS])
        else:
            desk.chances[seat] = likelihood(lead(game, seat, desk) / LEAD_UNIT)
            desk.hopes[seat] = seat_worth(game, seat, desk, True)
    if not is_goal_shared(game):
        even_out(desk, int(game.players))
