"""`tharsis serve`: answers at once, and plays compiled as soon as the compiled rules are there.

Compiling takes a minute or two on a fresh machine. Until it is done the server runs the same rules uncompiled, while a child
process compiles them into the cache. Then the server replaces itself by a compiled one that inherits the open socket, so nobody
is turned away. Games go on from the store.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path
from typing import NoReturn

BOOT = "import sys; from tharsis.web.server import main; main(*sys.argv[1:])"
WARM = "from tharsis.web.server import warm; warm()"
UNCOMPILED = "NUMBA_DISABLE_JIT"
COMPILE, PLAIN = "compile", "plain"


def default_database() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tharsis" / "games.sqlite"


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | Path | None = None, open_browser: bool = True) -> None:
    """Run the app until it is stopped."""
    place = str(database or default_database())
    listener = socket.create_server((host, port), backlog=256)
    if open_browser:
        address = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        webbrowser.open(f"http://{address}:{listener.getsockname()[1]}/")
    if UNCOMPILED in os.environ or is_warm():
        run(listener, place)
    else:
        become(listener, place, COMPILE, {**os.environ, UNCOMPILED: "1"})


def warm_mark() -> Path:
    """A file beside the compiled rules of exactly these sources, written when those of all games are there."""
    from tharsis.core.jit import cache_folder

    return cache_folder() / "all-games-compiled"


def is_warm() -> bool:
    return warm_mark().exists()


def become(listener: socket.socket, place: str, task: str, environment: dict[str, str]) -> NoReturn:
    """Replace this process; the socket stays open."""
    listener.set_inheritable(True)
    os.execve(sys.executable, [sys.executable, "-c", BOOT, str(listener.fileno()), place, task], environment)


def main(descriptor: str, place: str, task: str) -> None:
    listener = socket.socket(fileno=int(descriptor))
    if task == COMPILE:
        threading.Thread(target=compile_then_restart, args=(listener, place), daemon=True).start()
    run(listener, place)


def compile_then_restart(listener: socket.socket, place: str) -> None:
    compiled = {key: value for key, value in os.environ.items() if key != UNCOMPILED}
    done = subprocess.run([sys.executable, "-c", WARM], env=compiled, check=False)
    if done.returncode == 0:
        become(listener, place, PLAIN, compiled)


def warm() -> None:
    """Play some moves of every game, so that its rules are compiled into the cache."""
    from tharsis.games import GAMES, game_module

    os.nice(10)
    for name in GAMES:
        room = game_module(name)
        room.new_game(players=2, seed=1).play_random(1, 50)
    warm_mark().parent.mkdir(parents=True, exist_ok=True)
    warm_mark().touch()


def run(listener: socket.socket, database: str) -> None:
    import uvicorn

    from tharsis.web.app import Settings, create_app

    app = create_app(Settings(database=database))
    config = uvicorn.Config(app, access_log=False, log_level="warning", timeout_graceful_shutdown=2)
    uvicorn.Server(config).run(sockets=[listener])
