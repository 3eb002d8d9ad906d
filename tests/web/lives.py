"""A nursery of servers for kill tests: it loads everything once, then forks a whole server whenever it is asked.

Reads a line, forks, prints the process id of the server. All of them answer on one socket, which the nursery keeps open.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from dataclasses import replace

from tests.web.kit import CALM
from tharsis.bots import make_bot
from tharsis.bots.base import play_move
from tharsis.games import GAMES, game_module
from tharsis.web.server import Host


def main(descriptor: str, database: str) -> None:
    for name in GAMES:
        game = game_module(name).new_game(players=2, seed=1)
        play_move(game, game.to_move[0], make_bot("greedy"))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            settings = replace(CALM, database=database)
            Host(socket.socket(fileno=int(descriptor)), settings).host()
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
