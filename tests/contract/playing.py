"""Random games as every contract test plays them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

from tharsis.core.game import BaseGame
from tharsis.games import game_module

MAX_MOVES = 6000


def new_game(name: str, setup: dict[str, Any], seed: int) -> BaseGame:
    game: BaseGame = game_module(name).new_game(seed=seed, **setup)
    return game


def random_moves(game: BaseGame, seed: int) -> Iterator[tuple[int, Any]]:
    """Play to the end, yielding each position's seat and options before the move is made."""
    dice = random.Random(seed)
    for _ in range(MAX_MOVES):
        if game.over:
            return
        seat = dice.choice(game.to_move)
        options = game.options(seat)
        yield seat, options
        game.choose(seat, dice.choice(options))
    raise AssertionError(f"no end after {MAX_MOVES} moves")


def play_out(game: BaseGame, seed: int) -> BaseGame:
    for _ in random_moves(game, seed):
        pass
    return game


def digest(game: BaseGame) -> str:
    """A whole game in one line: its moves and where they led."""
    moves = ";".join(f"{move.seat}:{game.rules.notation.text(move.option)}" for move in game.moves)
    return hashlib.sha256(moves.encode() + game.state.tobytes()).hexdigest()[:16]
