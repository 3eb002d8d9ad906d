"""How many games a second `search` plays out on one core, how many positions a net judges, and whether time is kept."""

from __future__ import annotations

import time

from tharsis.bots.base import Clock, View, make_bot, play_move
from tharsis.bots.brains import ASSESS, PREPARE, RACE, brain_of
from tharsis.bots.champions import newest, seat_net
from tharsis.games import new_game

GAMES = 64
MOVES, JUDGEMENTS = 60, 1000
BUDGET_S = 0.1
GRACE = 1.1
"""A move may take so many times its budget."""


def searches_per_second(name: str, seconds: float) -> float:
    """Played-out games over time on the core, at the choices of greedy games for two; loading the code is not counted. They are
    judged by the newest champion, or by hand where there is none."""
    brain = brain_of(name)
    desk, bots = brain.new_desk(seed="speed"), [make_bot("greedy", seat) for seat in range(2)]
    seat_net(desk, newest(name))
    games, spent, number = 0, 0.0, 0
    while spent < seconds:
        game = new_game(name, {"players": 2}, f"speed {number}")
        number += 1
        while not game.over and spent < seconds:
            seat = game.to_move[0]
            view = View.of(game, seat)
            if brain.is_worth_searching(view.record, seat) and len(game.options(seat)) > 1:
                brain.think(view.record, PREPARE, seat, 0, desk)
                begin = time.thread_time()
                games += brain.think(view.record, RACE, seat, GAMES, desk)
                spent += time.thread_time() - begin
            play_move(game, seat, bots[seat])
    return round(games / spent)


def judgements_per_second(name: str, seconds: float) -> float:
    """Positions that a net judges over time on the core, inputs and all, some moves into a greedy game for two."""
    brain, game = brain_of(name), new_game(name, {"players": 2}, "speed")
    desk, bots = brain.new_desk(), [make_bot("greedy", seat) for seat in range(2)]
    for _ in range(MOVES):
        play_move(game, game.to_move[0], bots[game.to_move[0]])
    seat_net(desk, newest(name))
    record, judged, begin = game.observe(0), 0, time.thread_time()
    while (spent := time.thread_time() - begin) < seconds:
        brain.think(record, ASSESS, 0, JUDGEMENTS, desk)
        judged += JUDGEMENTS
    return round(judged / spent)


def budget_kept(name: str, moves: int) -> dict[str, float]:
    """Moves of `search` with a short budget in a greedy game: how many there were, how many took longer, and the longest as a
    part of the budget."""
    game, number = new_game(name, {"players": 2}, "budget"), 0
    greedy, search = [make_bot("greedy", seat) for seat in range(2)], make_bot(f"search:{BUDGET_S}s", 1)
    spent: list[float] = []
    while len(spent) < moves:
        if game.over:
            number += 1
            game = new_game(name, {"players": 2}, f"budget {number}")
        seat = game.to_move[0]
        options = game.options(seat)
        if len(options) > 1:
            clock = Clock()
            search.choose(View.of(game, seat), options, clock)
            spent.append(clock.spent / BUDGET_S)
        play_move(game, seat, greedy[seat])
    return {"moves": moves, "late": sum(each > GRACE for each in spent), "longest": round(max(spent), 2)}
