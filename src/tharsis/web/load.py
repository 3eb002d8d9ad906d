"""What `tharsis bench web` measures: a server with many live games at human pace, asked as browsers ask it.

The server is the command that people start. Each game has two pages open: each listens to its game's stream over a connection
of its own and asks over another, which is kept alive. One of them moves now and then; the other is told and gets its new table.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import gzip
import math
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tharsis.core.errors import BadSetup
from tharsis.core.game import BaseGame
from tharsis.store import BOT, FRIEND, PERSON, Database, NewMove
from tharsis.store.positions import packed
from tharsis.web.hub import Hub
from tharsis.web.identity import SPECTATOR
from tharsis.web.lines import WAIT_S, Line, listen
from tharsis.web.lobby import Lobby, SeatPlan, hashed, new_token
from tharsis.web.options import variable
from tharsis.web.server import allow_many_connections, make_warm

EVERY_S = 20.0
"""A move in each game."""
WARM_S = 10.0
"""What happens at first is not counted: caches fill, compiled code is loaded."""
PLAYED = (20, 160)
AGAINST_BOTS = 5
"""One game of so many is played against a bot."""
OPENED_AT_ONCE = 16
GOALS = {"move": 150.0, "page": 250.0, "memory_mb": 1000.0}
GZIP = b"\x1f\x8b"
BEGINNING = 8192
NUMBER = re.compile(rb'data-number="(\d+)"')
OPTION = re.compile(rb'"((?:[^"\\]|\\.)*)"')
FREE = {"requests_per_second": "1e9", "burst": "1e9", "streams": "1000000", "streams_of_all": "1000000",
        "connections": "1000000"}  # fmt: skip
"""All pages come from one address here."""


# --- games -----------------------------------------------------------------------------------------------------------


@dataclass
class Page:
    """A table open in a browser."""

    id: str
    seat: int
    cookie: str
    token: str
    number: int = 0
    """What it shows."""


def fill(place: Path, games: int) -> list[list[Page]]:
    """Games in all states, each stored in one go: those who sit at it."""
    store, rng = Database(place), random.Random(1)
    lobby = Lobby(store, Hub())
    tables = [filled(lobby, number, rng) for number in range(games)]
    store.close()
    return tables


def filled(lobby: Lobby, number: int, rng: random.Random) -> list[Page]:
    name, is_against_bot = ("mars", "ares")[number % 2], number % AGAINST_BOTS == 0
    plans = [SeatPlan(PERSON), SeatPlan(BOT, level="medium") if is_against_bot else SeatPlan(FRIEND)]
    opened = lobby.create(name, {}, plans)
    live, game = opened.live, opened.live.game.copy()
    moves = played(game, rng.randint(*PLAYED), rng)
    if moves:
        lobby.store.append(live.id, 0, moves, time.time(), game.rules.version, packed(game, len(moves), True))
    seats = (0, SPECTATOR) if is_against_bot else (0, 1)
    pages = [Page(live.id, seat, new_token(), opened.tokens[seat]) for seat in seats]
    for page in pages:
        if page.seat != SPECTATOR:
            lobby.store.sit(hashed(page.cookie), live.id, page.seat, time.time())
    return pages


def played(game: BaseGame, moves: int, rng: random.Random) -> list[NewMove]:
    """Random moves, until it is the first person's turn."""
    made: list[NewMove] = []
    while not game.over and (len(made) < moves or 0 not in game.to_move):
        seat = rng.choice(game.to_move)
        made.append(NewMove(seat, str(rng.choice(game.options(seat)))))
        game.choose(seat, made[-1].option)
    return made


# --- the server ------------------------------------------------------------------------------------------------------


class Server:
    """The command, with as many workers, on these cores or on any."""

    def __init__(self, place: Path, workers: int, cores: Collection[int] = ()) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        command = ["serve", "--no-browser", "--port", str(self.port), "--workers", str(workers), "--database", str(place)]
        environment = {**os.environ, **{variable(name): value for name, value in FREE.items()}}
        with moved_to(cores):  # a process begins where the one that starts it is
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tharsis", *command], env=environment, stdout=subprocess.DEVNULL
            )

    async def ready(self) -> None:
        until = time.monotonic() + WAIT_S
        while time.monotonic() < until:
            with contextlib.suppress(OSError, EOFError, RuntimeError):
                await Line(self.port).ask("GET", "/ready")
                return
            await asyncio.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def processes(self) -> list[int]:
        """It and its workers; nobody where the system does not tell."""
        with contextlib.suppress(OSError):
            children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
            return [self.process.pid, *map(int, children)]
        return []

    def cpu_s(self) -> float:
        return sum(of_process(process) for process in self.processes())

    def memory_mb(self) -> float:
        """Of all together; what they share is counted once where the system tells."""
        return round(sum(held_kb(process) for process in self.processes()) / 1024, 1)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def of_process(process: int) -> float:
    """Processor time it has spent."""
    try:
        parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def held_kb(process: int) -> int:
    for name, pattern in (("smaps_rollup", r"Pss:\s+(\d+)"), ("status", r"VmRSS:\s+(\d+)")):
        with contextlib.suppress(OSError):
            found = re.search(pattern, Path(f"/proc/{process}/{name}").read_text())
            if found:
                return int(found[1])
    return 0


@contextmanager
def running(place: Path, workers: int, cores: Collection[int] = ()) -> Iterator[Server]:
    server = Server(place, workers, cores)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def moved_to(cores: Collection[int]) -> Iterator[None]:
    """This thread, and what it starts, on these cores for a while; where there are none, it stays where it is."""
    if not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cores_of(told: str) -> tuple[int, ...]:
    """`0,1` or `0-3`: cores this process may use."""
    if not told:
        return ()
    if not hasattr(os, "sched_getaffinity"):
        raise BadSetup("this system does not let a process choose its cores")
    ours, bounds = os.sched_getaffinity(0), [part.partition("-") for part in told.split(",")]
    try:
        chosen = {core for low, _, high in bounds for core in range(int(low), int(high or low) + 1)}
    except ValueError:
        chosen = set()
    if not chosen or not chosen <= ours:
        raise BadSetup(f"cores are {told!r}; allowed: a list like 0,1 or 0-3 of {', '.join(map(str, sorted(ours)))}")
    return tuple(sorted(chosen))


def beginning(body: bytes) -> bytes:
    """As much of a page as tells its number: those who ask shall not take the time of the one who answers."""
    return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(body, BEGINNING) if body.startswith(GZIP) else body[:BEGINNING]


# --- people ----------------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """Milliseconds of what was asked, after the first seconds."""

    begin: float = math.inf
    move: list[float] = field(default_factory=list)
    page: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    """From a move's being sent until the other page is told."""
    refused: int = 0
    failed: int = 0
    """What was not answered, or answered with a fault."""

    def note(self, times: list[float], began: float) -> None:
        if began >= self.begin:
            times.append((time.perf_counter() - began) * 1e3)

    @contextmanager
    def faults_counted(self) -> Iterator[None]:
        """One page that fails does not end the measuring of the others."""
        try:
            yield
        except (OSError, EOFError, TimeoutError, RuntimeError):
            self.failed += 1


class Watcher:
    """A page: listens, and gets the new table when it is told of one."""

    def __init__(self, port: int, page: Page, figures: Figures) -> None:
        self.page, self._port, self._figures = page, port, figures
        self.line = Line(port)
        self.heard = 0
        self.is_moving = False
        self.moved_at = 0.0
        """When somebody else at the table has sent a move it was not told of yet."""
        self._getting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._get()
        path = f"/table/{self.page.id}/stream?since={self.page.number}"
        await listen(self._port, path, self.page.cookie, self._told)

    def _told(self, number: int) -> None:
        self.heard = max(self.heard, number)
        if self.moved_at:
            self._figures.note(self._figures.told, self.moved_at)
            self.moved_at = 0.0
        is_getting = self._getting is not None and not self._getting.done()
        if self.heard > self.page.number and not self.is_moving and not is_getting:
            self._getting = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        with self._figures.faults_counted():
            while self.heard > self.page.number:
                began = time.perf_counter()
                await self._get()
                self._figures.note(self._figures.page, began)

    async def _get(self) -> None:
        status, body = await self.line.ask("GET", f"/table/{self.page.id}?seat={self.page.seat}", self.page.cookie)
        if status != 200:
            raise RuntimeError(f"a page: {status} {body[:200]!r}")
        self._show(body)

    def _show(self, body: bytes) -> None:
        found = NUMBER.search(beginning(body))
        self.page.number = max(self.page.number, int(found[1]) if found else 0)

    async def move(self, other: Watcher, rng: random.Random) -> bool:
        """One random move, if one is owed."""
        path = f"/api/games/{self.page.id}/options?seat={self.page.seat}"
        _, listed = await self.line.ask("GET", path, token=self.page.token)
        text = gzip.decompress(listed) if listed.startswith(GZIP) else listed
        options = [option.decode() for option in OPTION.findall(text)]
        if not options:
            return False
        fields = {"csrf": hashed(f"csrf {self.page.cookie}"), "seat": self.page.seat, "seen": max(self.heard, self.page.number)}
        self.is_moving, began = True, time.perf_counter()
        other.moved_at = began
        body = urlencode({**fields, "option": rng.choice(options)})
        try:
            status, told = await self.line.ask("POST", f"/table/{self.page.id}/choose", self.page.cookie, body)
        finally:
            self.is_moving = False
        if status == 200:
            self._figures.note(self._figures.move, began)
        elif status in (409, 422):
            self._figures.refused += 1
        else:
            raise RuntimeError(f"a move: {status} {told[:200]!r}")
        self._show(told)
        return True


async def live(watchers: list[Watcher], figures: Figures, every: float, until: float, seed: int) -> None:
    """One table: somebody moves now and then."""
    rng = random.Random(seed)
    people = [watcher for watcher in watchers if watcher.page.seat != SPECTATOR]
    wait = rng.uniform(0, every)
    while wait < until - time.perf_counter():
        await asyncio.sleep(wait)
        with figures.faults_counted():
            for mover in people:
                if await mover.move(watchers[1 - watchers.index(mover)], rng):
                    break
        wait = rng.uniform(0.5, 1.5) * every


async def all_open(port: int, tables: list[list[Page]], figures: Figures) -> list[list[Watcher]]:
    """Every page of every table, opened a few at a time: what is measured begins when people sit there."""
    slots = asyncio.Semaphore(OPENED_AT_ONCE)

    async def opened(watcher: Watcher) -> None:
        async with slots:
            with figures.faults_counted():
                await watcher.open()

    watchers = [[Watcher(port, page, figures) for page in pages] for pages in tables]
    await asyncio.gather(*(opened(watcher) for each in watchers for watcher in each))
    return watchers


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    if not ordered:
        return {"n": 0}
    return {f"p{part}": round(ordered[min(len(ordered) - 1, len(ordered) * part // 100)], 1) for part in (50, 95, 99)} | {
        "n": len(ordered)
    }


async def pressed(server: Server, tables: list[list[Page]], seconds: float, every: float) -> dict[str, Any]:
    await server.ready()
    figures = Figures()
    watchers = await all_open(server.port, tables, figures)
    gc.freeze()  # whoever looks for garbage is late for what he measures
    figures.begin = time.perf_counter() + WARM_S
    until = figures.begin + seconds
    tasks = [live(each, figures, every, until, number) for number, each in enumerate(watchers)]
    gathered = asyncio.gather(*tasks)
    await asyncio.sleep(max(0.0, figures.begin - time.perf_counter()))
    spent, own = server.cpu_s(), time.process_time()
    await asyncio.sleep(max(0.0, until - time.perf_counter()))
    spent, own = server.cpu_s() - spent, time.process_time() - own
    memory = server.memory_mb()
    await gathered
    return {"games": len(tables), "every_s": every, "memory_mb": memory, **summary(figures, seconds, spent, own)}


def summary(figures: Figures, seconds: float, spent: float, own: float) -> dict[str, Any]:
    """What came of so many seconds, for which the server has spent so many of processor time, and those who ask so many."""
    asked = len(figures.move) + len(figures.page)
    return {
        "seconds": seconds, "moves_per_s": round(len(figures.move) / seconds, 1),
        "move_ms": percentiles(figures.move), "page_ms": percentiles(figures.page), "told_ms": percentiles(figures.told),
        "refused": figures.refused, "failed": figures.failed,
        "cpu_cores": round(spent / seconds, 4), "cpu_ms_per_request": round(1e3 * spent / max(1, asked), 1),
        "cpu_ms_per_move": round(1e3 * spent / max(1, len(figures.move)), 1), "asking_cores": round(own / seconds, 4),
    }  # fmt: skip


def bench_load(
    games: int = 1000, workers: int = 2, seconds: float = 30.0, every: float = EVERY_S, cores: Collection[int] = ()
) -> dict[str, Any]:
    """Figures of a server with so many live games, two pages open at each, a move in each every so many seconds. On cores of
    its own, those who ask take none of its time where there are others."""
    allow_many_connections()
    make_warm()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "games.sqlite"
        tables = fill(place, games)
        with running(place, workers, cores) as server, moved_to(os.sched_getaffinity(0) - set(cores) if cores else ()):
            return {"workers": workers, "cores": list(cores), **asyncio.run(pressed(server, tables, seconds, every))}


def rows(result: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What was measured, in words, with the goal."""

    def timing(name: str) -> str:
        times = result[name]
        return f"{times['p50']} ms, 95 % {times['p95']} ms, 99 % {times['p99']} ms ({times['n']})" if times["n"] else "none"

    on = f" of {', '.join(map(str, result['cores']))}" if result["cores"] else ""
    return [
        ("games, workers", f"{result['games']}, {result['workers']}; a move every {result['every_s']:g} s each", ""),
        ("moves a second", f"{result['moves_per_s']} ({result['refused']} refused, {result['failed']} failed)", ""),
        ("a move", timing("move_ms"), f"95 % {GOALS['move']:.0f} ms"),
        ("a page", timing("page_ms"), f"95 % {GOALS['page']:.0f} ms"),
        ("until others are told", timing("told_ms"), "200 ms"),
        ("processor", f"{result['cpu_cores']:.2f} cores{on}, {result['cpu_ms_per_request']} ms a move or page", ""),
        ("those who ask", f"{result['asking_cores']:.2f} cores", ""),
        ("memory in all", f"{result['memory_mb']} MB", f"{GOALS['memory_mb']:.0f} MB"),
    ]
