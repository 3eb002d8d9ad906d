"""How many games a second `search` plays out on one core."""

from __future__ import annotations

import time

from tharsis.bots.base import View, make_bot, play_move
from tharsis.bots.brains import PREPARE, RACE, brain_of
from tharsis.games import new_game

GAMES = 64


def searches_per_second(name: str, seconds: float) -> float:
    """Played-out games over time on the core, at the choices of greedy games for two; loading the code is not counted."""
    brain = brain_of(name)
    desk, bots = brain.new_desk(seed="speed"), [make_bot("greedy", seat) for seat in range(2)]
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
