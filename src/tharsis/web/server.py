"""`tharsis serve`: answers at once, and plays compiled as soon as the compiled rules are there.

Compiling takes a minute or two on a fresh machine. Until it is done the server runs the same rules uncompiled, while a child
process compiles them into the cache. Then the server answers what it was asked and replaces itself by a compiled one that
inherits the open socket, so nobody is turned away. Games go on from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tharsis.store import Database

if TYPE_CHECKING:
    from tharsis.web.app import Settings

BOOT = "import sys; from tharsis.web.server import main; main(*sys.argv[1:])"
WARM = "import sys; from tharsis.web.server import warm; warm(sys.argv[1])"
UNCOMPILED = "NUMBA_DISABLE_JIT"
BACKLOG = 1024
WATCH_S = 1.0
IDLE_S = 15.0
"""A connection on which no whole request has come for so long is closed."""
KEEP_ALIVE_S = 60
SPARE_FILES = 200
"""Files a server needs beside its connections."""


def default_database() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tharsis" / "games.sqlite"


@dataclass(frozen=True, slots=True)
class Service:
    """What `tharsis serve` was told, handed on from process to process."""

    place: str
    workers: int = 1
    trusted_proxies: tuple[str, ...] = ()
    public_url: str = ""
    is_worker: bool = False

    def told(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, told: str) -> Service:
        known = json.loads(told)
        return cls(**known | {"trusted_proxies": tuple(known["trusted_proxies"])})


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | Path | None = None,
    open_browser: bool = True,
    workers: int = 1,
    trusted_proxies: Sequence[str] = (),
    public_url: str = "",
) -> None:
    """Run the app until it is stopped. Raises OSError where it cannot listen, `Unavailable` where games cannot be kept."""
    service = Service(str(database or default_database()), workers, tuple(trusted_proxies), public_url)
    allow_many_connections()
    listener = listen(host, port)
    Database(service.place).close()
    greet(host, listener.getsockname()[1], service.place, open_browser)
    if UNCOMPILED in os.environ or is_warm():
        run(listener, service)
    else:
        become(listener, service, {**os.environ, UNCOMPILED: "1"})


def listen(host: str, port: int) -> socket.socket:
    """A socket that names its protocol: only then small answers are sent without delay."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def allow_many_connections() -> None:
    """As many open files as the system lets us have."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(listener: socket.socket, service: Service) -> None:
    if service.workers > 1:
        Workers(listener, service).run()
    else:
        Host(listener, settings_of(service)).host()


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


def become(listener: socket.socket, service: Service, environment: dict[str, str]) -> NoReturn:
    """Replace this process; the socket stays open."""
    listener.set_inheritable(True)
    os.execve(sys.executable, [sys.executable, "-c", BOOT, str(listener.fileno()), service.told()], environment)


def main(descriptor: str, told: str) -> None:
    """What a replaced process goes on with: one worker, or uncompiled until another has compiled, or compiled for good."""
    listener, service = socket.socket(fileno=int(descriptor)), Service.of(told)
    if UNCOMPILED not in os.environ or service.is_worker:
        run(listener, service)
        return
    kept = listener.dup()
    host = Host(listener, settings_of(service, is_preparing=True))
    compiler = Compiler(host)
    host.host()
    if compiler.is_done:
        become(kept, service, compiler.environment)


class Workers:
    """Several processes on one socket and one database. One that dies is replaced; when this one is stopped, all are."""

    def __init__(self, listener: socket.socket, service: Service) -> None:
        listener.set_inheritable(True)
        told = replace(service, workers=1, is_worker=True).told()
        self._command = [sys.executable, "-c", BOOT, str(listener.fileno()), told]
        self._listener = listener
        self._count = service.workers
        self._is_stopped = threading.Event()

    def run(self) -> None:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, lambda *_: self._is_stopped.set())
        children = [self._start() for _ in range(self._count)]
        while not self._is_stopped.wait(WATCH_S):
            children = [child if child.poll() is None else self._start() for child in children]
        for child in children:
            child.terminate()
        for child in children:
            child.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, pass_fds=[self._listener.fileno()])


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


def settings_of(service: Service, is_preparing: bool = False) -> Settings:
    from tharsis.web.app import Settings

    return Settings(
        service.place, is_preparing=is_preparing, trusted_proxies=service.trusted_proxies, public_url=service.public_url
    )


def most_connections() -> int | None:
    """What is left of the files this process may open."""
    try:
        import resource
    except ImportError:
        return None
    return max(50, min(20_000, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES))


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that is closed when nothing has been asked on it for a while, however slowly the asking goes."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._idle_s = 0.0
        self._watch = self.loop.call_later(IDLE_S / 3, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._watch.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        is_busy = self.cycle is not None and not self.cycle.response_complete
        self._idle_s = 0.0 if is_busy else self._idle_s + IDLE_S / 3
        if self._idle_s >= IDLE_S:
            self.transport.abort()
        else:
            self._watch = self.loop.call_later(IDLE_S / 3, self._look)


class Host(uvicorn.Server):
    """The app on a socket. When it stops, open streams end at once; browsers come back to the next one by themselves."""

    def __init__(self, listener: socket.socket, settings: Settings) -> None:
        from tharsis.web.app import create_app

        self._listener = listener
        self._app: Any = create_app(settings)
        super().__init__(uvicorn.Config(
            self._app, access_log=False, log_level="critical", timeout_graceful_shutdown=2, http=Patient,
            timeout_keep_alive=KEEP_ALIVE_S, limit_concurrency=most_connections(),
            proxy_headers=bool(settings.trusted_proxies), forwarded_allow_ips=list(settings.trusted_proxies),
        ))  # fmt: skip

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
