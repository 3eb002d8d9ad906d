"""What a server has loaded before it is needed, and the memory it gives back."""

from __future__ import annotations

import contextlib
import ctypes
import threading

LOAD_AFTER_S = 2.0
ARENAS, MOST_ARENAS = -8, 2
"""M_ARENA_MAX of the C library, and how many there may be."""


def try_out(*names: str) -> None:
    """Play some moves of games, and let a bot think about them, so that both are compiled, or loaded."""
    from tharsis.bots import make_bot
    from tharsis.bots.base import play_move
    from tharsis.games import game_module

    for name in names:
        game = game_module(name).new_game(players=2, seed=1)
        game.play_random(1, 50)
        play_move(game, game.to_move[0], make_bot("greedy"))


def load() -> None:
    """Games, bots and pages. What it took to load them is given back."""
    from tharsis.games import GAMES

    read_templates()
    try_out(*GAMES)
    trim()


def read_templates() -> None:
    """All of them: a later version may be put in their place while this one still answers."""
    from tharsis.web.render import env

    for name in env.list_templates():
        env.get_template(name)


def load_soon() -> None:
    """Once the first pages are drawn: when the first bot is to move, everybody would wait for it."""
    timer = threading.Timer(LOAD_AFTER_S, load)
    timer.daemon = True
    timer.start()


def share_memory() -> None:
    """All threads take memory from the same few pools, where the C library has one for each: much would lie idle."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(ARENAS, MOST_ARENAS)


def trim() -> None:
    """What was freed goes back to the system, where the C library would keep it."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
