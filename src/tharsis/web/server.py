"""`tharsis serve`: answers at once, and plays compiled as soon as the compiled rules are there.

Compiling takes a minute or two on a fresh machine. Until it is done the server runs the same rules uncompiled, while a child
process compiles them into the cache. Then the server answers what it was asked and replaces itself by a compiled one that
inherits the open socket, so nobody is turned away. Games go on from the store. A server that is told to hang up (SIGHUP) does
the same: that is how a new version takes over.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import hashlib
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from enum import StrEnum
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tharsis.core.errors import TharsisError
from tharsis.store import Database, Unavailable
from tharsis.web.door import Door
from tharsis.web.garbage import sweep_now_and_then
from tharsis.web.limits import Connections, plain_address
from tharsis.web.loading import load_soon, share_memory, try_out
from tharsis.web.logs import start_logging
from tharsis.web.options import DAY_S, Options
from tharsis.workers import Tally

if TYPE_CHECKING:
    from tharsis.web.app import Settings

log = logging.getLogger("tharsis.web")

BOOT = "import sys; from tharsis.web.server import main; main(*sys.argv[1:])"
WARM = "import sys; from tharsis.web.server import warm; warm(sys.argv[1])"
SUPERVISE = "import sys; from tharsis.workers import main; main(*sys.argv[1:])"
UNCOMPILED = "NUMBA_DISABLE_JIT"
HANDED = "THARSIS_HANDED"
"""Where a process finds the settings of the one before. Everybody on a machine can read commands, and passwords with them."""
BACKLOG = 1024
WATCH_S = 1.0
HANGUP: signal.Signals | None = getattr(signal, "SIGHUP", None)
"""Not every system has it."""
IDLE_S = 15.0
"""A connection is closed when a request takes so long to come."""
KEEP_ALIVE_S = 75
SPARE_FILES = 200
"""Files a server needs beside its connections."""


class Role(StrEnum):
    """What a process that is handed the socket is for."""

    BEGIN = "begin"
    """Compiled if that is at hand, uncompiled until then."""
    PREPARE = "prepare"
    """Uncompiled while others compile."""
    SERVE = "serve"
    WORK = "work"
    """One of several."""


def serve(options: Options | None = None, open_browser: bool = True) -> None:
    """Run the app until it is stopped. Raises OSError where it cannot listen, `Unavailable` where games cannot be kept."""
    options = options or Options()
    allow_many_connections()
    listener = listen(options.host, options.port)
    store = Database(options.place)
    store.try_out()
    store.close()
    greet(options.host, listener.getsockname()[1], options.place, open_browser)
    begin(listener, options)


def begin(listener: socket.socket, options: Options) -> None:
    if UNCOMPILED in os.environ or is_warm():
        run(listener, options, Role.SERVE)
    else:
        become(listener, options, Role.PREPARE, {**os.environ, UNCOMPILED: "1"})


def listen(host: str, port: int) -> socket.socket:
    """A socket that names its protocol: only then small answers are sent without delay."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    except UnicodeError:  # parts of a name that are empty or too long
        raise OSError(errno.EINVAL, "this is no name of a machine") from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
        listener.setblocking(False)
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


def run(listener: socket.socket, options: Options, role: Role, parent: int = 0, tally: Tally | None = None) -> None:
    if options.workers > 1 and role is Role.SERVE:
        supervise(listener, options)
    start_logging(options.log_level, options.log_format)
    share_memory()
    sweep_now_and_then()
    kept = listener.dup()
    host = Host(listener, settings_of(options), tally)
    if role is Role.SERVE:
        host.restart_on_hangup()
    elif parent:
        host.stop_after(parent)
    if UNCOMPILED not in os.environ:
        load_soon()
    host.host()
    if host.is_restarted:
        become(kept, options, Role.BEGIN, dict(os.environ))


def greet(host: str, port: int, place: str, open_browser: bool) -> None:
    """Say where the game is and how to stop, and open it."""
    is_public = host in ("0.0.0.0", "::")
    shown = "127.0.0.1" if is_public else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
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
    from tharsis.cards.module import outside_packages
    from tharsis.core.jit import cache_folder
    from tharsis.games import GAMES

    folder = Path(bots.__file__).parent
    hashes = [sources_hash(folder / game) for game in GAMES]
    return cache_folder() / "-".join(["compiled", doors_hash(folder), *hashes, *outside_packages()])


def doors_hash(folder: Path) -> str:
    """Where the doors to compiled code lie and since when: Numba compiles anew for a copy of them."""
    from tharsis.games import GAMES

    doors = [place / game / "engine.py" for game in GAMES for place in (folder, folder.parent)]
    return hashlib.sha256(repr([(str(door), door.stat().st_mtime_ns) for door in doors]).encode()).hexdigest()[:16]


def is_warm() -> bool:
    return warm_mark().exists()


def make_warm() -> None:
    """Compile now, and wait for it."""
    if UNCOMPILED not in os.environ and not is_warm():
        from tharsis.games import GAMES

        for name in GAMES:
            subprocess.run([sys.executable, "-c", WARM, name], check=True)
        warm_mark().touch()


def become(listener: socket.socket, options: Options, role: Role, environment: dict[str, str]) -> NoReturn:
    """Replace this process; the socket stays open."""
    listener.set_inheritable(True)
    os.execve(sys.executable, command(listener, role), {**environment, HANDED: options.told()})


def supervise(listener: socket.socket, options: Options) -> NoReturn:
    """Replace this process by one that has loaded nothing, and starts workers."""
    listener.set_inheritable(True)
    arguments = [str(listener.fileno()), str(options.workers), json.dumps(command(listener, Role.WORK))]
    environment = {**os.environ, HANDED: options.told()}
    os.execve(sys.executable, [sys.executable, "-c", SUPERVISE, *arguments], environment)


def command(listener: socket.socket, role: Role) -> list[str]:
    """How a process is started that goes on with the socket. It is told its settings by the environment."""
    return [sys.executable, "-c", BOOT, str(listener.fileno()), role]


def inherited(descriptor: int) -> socket.socket:
    """The socket that was handed on. Python takes it to block, and would make it so for all that share it: they would stand
    still until somebody else connects."""
    listener = socket.socket(fileno=descriptor)
    listener.setblocking(False)
    return listener


def main(descriptor: str, role: str, parent: str = "0", tally: str = "", place: str = "", again_s: str = "") -> None:
    """What a process goes on with that was handed the socket. Where games cannot be kept it ends with one line, which says
    when it is tried again if that is so."""
    listener, options = inherited(int(descriptor)), Options.of(json.loads(os.environ[HANDED]))
    try:
        if role == Role.BEGIN:
            begin(listener, options)
        elif role == Role.PREPARE:
            prepare(listener, options)
        else:
            run(listener, options, Role(role), int(parent), Tally(int(tally), int(place)) if tally else None)
    except Exception as error:
        is_expected = isinstance(error, Unavailable | TharsisError)
        if not is_expected and not again_s:
            raise
        log.debug("it cannot start", exc_info=error)
        reason = str(error) if is_expected else f"{type(error).__name__}: {error}".splitlines()[0]
        sys.exit(f"tharsis: {reason}" + (f"; tried again in {again_s} s" if again_s else ""))


def prepare(listener: socket.socket, options: Options) -> None:
    """Uncompiled until others have compiled; then a compiled one goes on."""
    start_logging(options.log_level, options.log_format)
    kept = listener.dup()
    host = Host(listener, settings_of(options, is_preparing=True))
    compiler = Compiler(host)
    host.restart_on_hangup()
    host.host()
    if host.is_restarted:
        compiler.stop()
    if host.is_restarted or compiler.is_done:
        become(kept, options, Role.BEGIN if host.is_restarted else Role.SERVE, compiler.environment)


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

    def stop(self) -> None:
        """Another will begin anew."""
        for child in self._children:
            child.terminate()

    def _wait(self) -> None:
        failures = [child.wait() for child in self._children]
        if self._host.is_restarted:
            return
        if any(failures):
            say("The engine could not be prepared: the games are played by the slower rules.")
            self._host.give_up_preparing()
        else:
            say("The engine is ready.")
            warm_mark().touch()
            self.is_done = True
            self._host.stop()


def warm(name: str) -> None:
    """Compile a game and its bots into the cache."""
    from tharsis.core.jit import COMPILED

    if not COMPILED:
        sys.exit(1)
    os.nice(10)
    try_out(name)


def settings_of(options: Options, is_preparing: bool = False) -> Settings:
    from tharsis.web.app import Settings
    from tharsis.web.duty import Rest
    from tharsis.web.limits import Allowance

    allowance = Allowance(
        options.games, options.games_of_all, options.open_games, options.streams, options.streams_of_all, options.connections,
        options.reports, reports_of_all=options.reports_of_all,
    )  # fmt: skip
    return Settings(
        options.place, options.bot_pause, options.requests_per_second, options.burst, is_preparing, allowance,
        Rest(options.asleep_after_days * DAY_S, options.forgotten_after_days * DAY_S),
        options.trusted_proxies, options.public_url, options.metrics, options.push,
    )  # fmt: skip


def most_connections() -> int | None:
    """What is left of the files this process may open."""
    try:
        import resource
    except ImportError:
        return None
    return max(50, min(20_000, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES))


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that is closed when a request takes too long to come, however slowly it comes, or when its client has too
    many. Between requests it is kept open for `KEEP_ALIVE_S`."""

    def __init__(self, connections: Connections, **settings: Any) -> None:
        super().__init__(**settings)
        self._connections = connections

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        host, port = transport.get_extra_info("peername", ("?", 0))[:2]
        self._host = plain_address(host)
        self.client = (self._host, port)
        self._idle_s, self._is_asking = 0.0, True
        self._watch = self.loop.call_later(IDLE_S / 3, self._look)
        self._is_counted = self._connections.open(self._host)
        if not self._is_counted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._watch.cancel()
        if self._is_counted:
            self._connections.close(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._is_asking = True
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._is_asking = False
        super().on_response_complete()

    def _look(self) -> None:
        is_busy = self.cycle is not None and not self.cycle.response_complete
        self._idle_s = self._idle_s + IDLE_S / 3 if self._is_asking and not is_busy else 0.0
        if self._idle_s >= IDLE_S:
            self.transport.abort()
        else:
            self._watch = self.loop.call_later(IDLE_S / 3, self._look)


class Host(uvicorn.Server):
    """The app on a socket. When it stops, open streams end at once; browsers come back to the next one by themselves."""

    def __init__(self, listener: socket.socket, settings: Settings, tally: Tally | None = None) -> None:
        from tharsis.web.app import create_app

        self._listener, self._tally = listener, tally
        self.is_restarted = False
        self._app: Any = create_app(settings)
        http: Any = partial(Patient, Connections(settings.allowance.connections, settings.trusted_proxies))
        super().__init__(uvicorn.Config(
            self._app, access_log=False, log_level="critical", timeout_graceful_shutdown=2, http=http,
            timeout_keep_alive=KEEP_ALIVE_S, limit_concurrency=most_connections(),
            proxy_headers=bool(settings.trusted_proxies), forwarded_allow_ips=list(settings.trusted_proxies),
        ))  # fmt: skip

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """One of several workers takes connections at a door of its own."""
        await super().startup(sockets if self._tally is None else [])
        if self._tally is not None:
            self._door = Door(self._listener, self._tally, self._protocol, self.server_state.connections)
            self._door.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._tally is not None:
            self._door.close()
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        """As uvicorn makes it."""
        made: Any = self.config.http_protocol_class
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[no-any-return]

    def host(self) -> None:
        """Until it is stopped."""
        with contextlib.suppress(KeyboardInterrupt):
            self.run(sockets=[self._listener])

    def restart_on_hangup(self) -> None:
        if HANGUP is not None:
            signal.signal(HANGUP, self._hang_up)

    def stop_after(self, parent: int) -> None:
        """When the process that started this one is no more: nobody else would stop it, and it would keep the port."""

        def watch() -> None:
            while os.getppid() == parent:
                time.sleep(WATCH_S)
            self.stop()

        threading.Thread(target=watch, name="parent", daemon=True).start()

    def _hang_up(self, *_: Any) -> None:
        self.is_restarted = True
        self.stop()

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
