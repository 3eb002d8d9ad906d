"""The learned judgement of Mars: how finished games count, and what the net on the desk expects of others."""

from __future__ import annotations

import math

from tharsis.bots.desk import Desk
from tharsis.bots.mars.evaluate import final_score, lead, seat_worth, solo_goal_left
from tharsis.bots.mars.features import take_in
from tharsis.bots.net import HUNDRED, POINTS, WIN, even_out, expected, likelihood, run_net
from tharsis.core.jit import compiled
from tharsis.mars.record import Game
from tharsis.mars.scoring import score
from tharsis.mars.state import N_CARDS

FLAT, FINISHED = 25.0, 6.0
FULL = FLAT + FINISHED
"""Points that a result of 1 stands for."""
SOLO_LOST, MANY_STEPS = 0.4, 12.0
LEAD_UNIT = 9.0
"""Points of lead, judged by hand, that make a logit of 1."""


@compiled
def margin(game: Game, seat: int, desk: Desk) -> float:
    """Points ahead of the best of the others at the end."""
    best = -1e9
    for other in range(game.players):
        if other != seat:
            best = max(best, final_score(game, other, desk.parts))
    return final_score(game, seat, desk.parts) - best


@compiled
def final(game: Game, seat: int, desk: Desk) -> float:
    """The result of a finished game, from -1 to 1: won or lost, and by how much."""
    if game.players == 1:
        left = solo_goal_left(game)
        return 1.0 if left <= 0 else -SOLO_LOST - (1 - SOLO_LOST) * min(1.0, left / MANY_STEPS)
    ahead = margin(game, seat, desk)
    return (FLAT * math.tanh(ahead / FLAT) + (FINISHED if ahead > 0 else -FINISHED if ahead < 0 else 0.0)) / FULL


@compiled
def won(game: Game, seat: int, desk: Desk) -> float:
    if game.players == 1:
        return 1.0 if solo_goal_left(game) <= 0 else 0.0
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
            for card in range(N_CARDS):
                desk.known[card] = 1
            desk.chances[seat] = likelihood(lead(game, seat, desk) / LEAD_UNIT)
            desk.hopes[seat] = seat_worth(game, seat, desk, True)
    if game.players > 1:
        even_out(desk, int(game.players))
