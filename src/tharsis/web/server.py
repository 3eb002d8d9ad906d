"""`tharsis serve`: answers at once, and plays compiled as soon as the compiled rules are there.

Compiling takes a minute or two on a fresh machine. Until it is done the server runs the same rules uncompiled, while a child
process compiles them into the cache. Then the server answers what it was asked and replaces itself by a compiled one that
inherits the open socket, so nobody is turned away. Games go on from the store.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn

import uvicorn

if TYPE_CHECKING:
    from tharsis.web.app import Settings

BOOT = "import sys; from tharsis.web.server import main; main(*sys.argv[1:])"
WARM = "import sys; from tharsis.web.server import warm; warm(sys.argv[1])"
UNCOMPILED = "NUMBA_DISABLE_JIT"


def default_database() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tharsis" / "games.sqlite"


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | Path | None = None, open_browser: bool = True) -> None:
    """Run the app until it is stopped."""
    place = str(database or default_database())
    listener = socket.create_server((host, port), backlog=256)
    greet(host, listener.getsockname()[1], place, open_browser)
    if UNCOMPILED in os.environ or is_warm():
        Host(listener, settings_of(place)).host()
    else:
        become(listener, place, {**os.environ, UNCOMPILED: "1"})


def greet(host: str, port: int, place: str, open_browser: bool) -> None:
    """Say where the game is and how to stop, and open it."""
    is_public = host in ("0.0.0.0", "::")
    address = f"http://{'127.0.0.1' if is_public else host}:{port}/"
    say(f"Tharsis is at {address}")
    if is_public:
        say(f"On your network: http://{network_address()}:{port}/")
    say(f"Games are kept in {place}. Ctrl+C stops the server.")
    if open_browser:
        webbrowser.open(address)


def say(text: str) -> None:
    """At once, also where the terminal is a file."""
    print(text, flush=True)


def network_address() -> str:
    """How others on the network reach this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return socket.gethostname()


def warm_mark() -> Path:
    """A file beside the compiled code of exactly these sources, written when that of all games and their bots is there."""
    from tharsis import bots
    from tharsis.bots.sources import sources_hash
    from tharsis.core.jit import cache_folder
    from tharsis.games import GAMES

    folder = Path(bots.__file__).parent
    return cache_folder() / "-".join(["compiled", *(sources_hash(folder / game) for game in GAMES)])


def is_warm() -> bool:
    return warm_mark().exists()


def become(listener: socket.socket, place: str, environment: dict[str, str]) -> NoReturn:
    """Replace this process; the socket stays open."""
    listener.set_inheritable(True)
    os.execve(sys.executable, [sys.executable, "-c", BOOT, str(listener.fileno()), place], environment)


def main(descriptor: str, place: str) -> None:
    """What a replaced process goes on with: uncompiled until another has compiled, or compiled for good."""
    listener = socket.socket(fileno=int(descriptor))
    kept = listener.dup()
    host = Host(listener, settings_of(place, is_preparing=UNCOMPILED in os.environ))
    compiler = Compiler(host) if UNCOMPILED in os.environ else None
    host.host()
    if compiler and compiler.is_done:
        become(kept, place, compiler.environment)


class Compiler:
    """Children that compile, one for each game; the host is stopped when they have."""

    def __init__(self, host: Host) -> None:
        from tharsis.games import GAMES

        self.environment = {key: value for key, value in os.environ.items() if key != UNCOMPILED}
        self.is_done = False
        self._host = host
        say("The engine is being prepared, a minute or two; you can play meanwhile, bots are weaker until then.")
        self._children = [subprocess.Popen([sys.executable, "-c", WARM, name], env=self.environment) for name in GAMES]
        threading.Thread(target=self._wait, daemon=True).start()

    def _wait(self) -> None:
        failures = [child.wait() for child in self._children]
        if any(failures):
            say("The engine could not be prepared: the games are played by the slower rules.")
            self._host.give_up_preparing()
        else:
            say("The engine is ready.")
            warm_mark().touch()
            self.is_done = True
            self._host.stop()


def warm(name: str) -> None:
    """Play some moves of a game, and let a bot think about it, so that both are compiled into the cache."""
    from tharsis.bots import make_bot
    from tharsis.bots.base import play_move
    from tharsis.core.jit import COMPILED
    from tharsis.games import game_module

    if not COMPILED:
        sys.exit(1)
    os.nice(10)
    game = game_module(name).new_game(players=2, seed=1)
    game.play_random(1, 50)
    play_move(game, game.to_move[0], make_bot("greedy"))


def settings_of(place: str, is_preparing: bool = False) -> Settings:
    from tharsis.web.app import Settings

    return Settings(database=place, is_preparing=is_preparing)


class Host(uvicorn.Server):
    """The app on a socket. When it stops, open streams end at once; browsers come back to the next one by themselves."""

    def __init__(self, listener: socket.socket, settings: Settings) -> None:
        from tharsis.web.app import create_app

        self._listener = listener
        self._app: Any = create_app(settings)
        super().__init__(uvicorn.Config(self._app, access_log=False, log_level="critical", timeout_graceful_shutdown=2))

    def host(self) -> None:
        """Until it is stopped."""
        with contextlib.suppress(KeyboardInterrupt):
            self.run(sockets=[self._listener])

    def stop(self) -> None:
        """From another thread."""
        self._app.state.context.hub.close()
        self.should_exit = True

    def give_up_preparing(self) -> None:
        """It stays uncompiled."""
        self._app.state.is_preparing = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._app.state.context.hub.close()
        super().handle_exit(sig, frame)
