"""Whole games, many of them."""

from __future__ import annotations

import time
from typing import Any

from rich.progress import track

from tharsis.bots import make_bot, play_game
from tharsis.core.game import BaseGame
from tharsis.games import new_game


def play_out(game: BaseGame, bot: str, seed: str) -> int:
    """Play to the end; random players at the speed of the rules."""
    if bot == "random":
        return game.play_random(seed)
    return play_game(game, [make_bot(bot, f"{seed}/{seat}") for seat in range(game.players)])


def simulate(name: str, setup: dict[str, Any], games: int, seed: str, bot: str, progress: bool = False) -> dict[str, Any]:
    """Games of one bot from one seed, with the means that other programs rely on."""
    finished = moves = rounds = 0
    totals = [0] * int(setup["players"]) if isinstance(setup.get("players"), int) else []
    begin = time.perf_counter()
    numbers = range(games)
    for number in track(numbers) if progress else numbers:
        game: BaseGame = new_game(name, setup, f"{seed}/{number}")
        moves += play_out(game, bot, f"players {seed}/{number}")
        finished += game.over
        rounds += game.rounds
        for seat, score in enumerate(game.scores()):
            totals[seat] += score["total"]
    return {
        "game": name,
        "players": setup["players"],
        "games": games,
        "finished": finished,
        "moves": moves,
        "seconds": round(time.perf_counter() - begin, 3),
        "mean_moves": round(moves / games, 2),
        "mean_rounds": round(rounds / games, 2),
        "mean_scores": [round(total / games, 2) for total in totals],
    }
