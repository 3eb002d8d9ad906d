"""What `tharsis bench web` measures: a server with many live games, asked over a socket as browsers and programs ask it.

Wall time depends on what else the machine does; beside it stands the server's own processor time.
"""

from __future__ import annotations

import gzip
import http.client
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from tharsis.mars.modules import EXPANSIONS
from tharsis.store import BOT, FRIEND, PERSON, Database
from tharsis.web.bots import THINKING_S
from tharsis.web.hub import Hub
from tharsis.web.identity import COOKIE
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby, SeatPlan, hashed, new_token

BOOT = "import sys; from tharsis.web.bench import host; host(*sys.argv[1:])"
WAIT_S = 60
PLAYED = (20, 160)
"""Moves that lie behind the games when the server starts."""
LISTENERS = 12
PAUSE_S = 0.8
QUIET = 1e9
GOALS = {
    "ready_s": 3.0, "page_ms": 20.0, "move_ms": 30.0, "push_ms": 200.0, "memory_mb": 400.0, "weight_kb": 300.0, "requests": 40,
    "busy_page_ms": 100.0, "late_s": 0.3, "mars_again_ms": 6.0, "ares_again_ms": 5.0,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Chair:
    """A person's place in a game, with the secrets of it."""

    id: str
    game: str
    seat: int
    token: str
    cookie: str
    other: str = ""
    """The secret of the only other seat, where a friend sits there."""


@dataclass
class Times:
    """Milliseconds of many requests, and what they cost the server."""

    wall: list[float] = field(default_factory=list)
    cpu_s: float = 0.0
    each_cpu_s: list[float] = field(default_factory=list)
    """What each of them cost, where that is known."""

    def figures(self) -> dict[str, Any]:
        ordered = sorted(self.wall)
        return {
            "median": round(median(ordered), 1), "p95": round(ordered[int(len(ordered) * 0.95)], 1),
            "cpu": round(self.cpu_s / len(ordered) * 1e3, 1), "n": len(ordered),
        } | ({"cpu_median": round(median(self.each_cpu_s) * 1e3, 1)} if self.each_cpu_s else {})  # fmt: skip


# --- games -----------------------------------------------------------------------------------------------------------


def fill(place: Path, games: int, bot_games: int) -> tuple[list[Chair], list[str]]:
    """Games in all states with people, friends and bots; and games that only bots play, at their strongest."""
    store, rng = Database(place), random.Random(1)
    lobby = Lobby(store, Hub())
    chairs = [person(lobby, number, rng) for number in range(games)]
    thinking = [
        lobby.create(("mars", "ares")[number % 2], {}, [SeatPlan(BOT, level="expert")] * 2, f"bots {number}").live.id
        for number in range(bot_games)
    ]
    store.close()
    return chairs, thinking


def person(lobby: Lobby, number: int, rng: random.Random) -> Chair:
    game = ("mars", "ares")[number % 2]
    plans = [SeatPlan(PERSON), SeatPlan(FRIEND), SeatPlan(BOT, level="medium"), SeatPlan(FRIEND)][: 2 + number % 3]
    modules = {module.key: number % 4 == 0 for module in EXPANSIONS}
    setup = {**modules, "draft": number % 8 == 0} if game == "mars" else {}
    opened = lobby.create(game, setup, plans, f"bench {number}")
    play_on(opened.live, rng.randint(*PLAYED), rng)
    cookie = new_token()
    lobby.store.sit(hashed(cookie), opened.live.id, 0, time.time())
    return Chair(opened.live.id, game, 0, opened.tokens[0], cookie, opened.tokens[1] if len(plans) == 2 else "")


def play_on(live: LiveGame, moves: int, rng: random.Random) -> None:
    """Random moves of everybody, until it is the person's turn."""
    while not live.game.over and (moves > 0 or 0 not in live.game.to_move):
        seat = rng.choice(live.game.to_move)
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
        moves -= 1


# --- the server ------------------------------------------------------------------------------------------------------


def host(descriptor: str, place: str) -> None:
    """The server that is measured: as people start it, but without a limit on requests."""
    from tharsis.web.app import Settings
    from tharsis.web.server import Host

    settings = Settings(place, bot_pause=PAUSE_S, requests_per_second=QUIET, burst=QUIET)
    Host(socket.socket(fileno=int(descriptor)), settings).host()


class Server:
    def __init__(self, place: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = int(listener.getsockname()[1])
            began = time.perf_counter()
            command = [sys.executable, "-c", BOOT, str(listener.fileno()), str(place)]
            self.process = subprocess.Popen(command, pass_fds=[listener.fileno()])
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=WAIT_S)
        self.ask("GET", "/health")
        self.ready_s, self.ready_cpu_s = round(time.perf_counter() - began, 2), self.cpu_s()

    def stop(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.wait()

    def ask(self, verb: str, path: str, body: Any = None, **headers: str) -> tuple[bytes, http.client.HTTPResponse]:
        content = None if body is None else json.dumps(body)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.connection.request(verb, path, content, {"content-type": "application/json", **named})
        answer = self.connection.getresponse()
        data = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{verb} {path}: {answer.status} {data[:200]!r}")
        return data, answer

    def cpu_s(self) -> float:
        """Processor time it has spent; 0 where nobody tells."""
        try:
            parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def exact_cpu_s(self) -> float:
        """The same, finer where the system tells it for each thread."""
        try:
            tasks = list(Path(f"/proc/{self.process.pid}/task").iterdir())
            return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
        except OSError:
            return self.cpu_s()

    def memory_mb(self) -> float:
        """The most memory it ever held; 0 where nobody tells."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0.0
        found = re.search(r"VmHWM:\s+(\d+)", status)
        return round(int(found[1]) / 1024, 1) if found else 0.0


@contextmanager
def running(place: Path) -> Iterator[Server]:
    server = Server(place)
    try:
        yield server
    finally:
        server.stop()


# --- measuring -------------------------------------------------------------------------------------------------------


def look(server: Server, chairs: list[Chair], rounds: int) -> dict[str, Times]:
    """Whole pages of the table, as a browser gets them when it opens one."""
    pages: dict[str, Times] = defaultdict(Times)
    for name in ("mars", "ares"):
        mine = [chair for chair in chairs if chair.game == name]
        for at in range(rounds + 1):
            spent = server.cpu_s()
            wall = [timed(server, f"/table/{chair.id}?seat={chair.seat}", chair) for chair in mine]
            if at > 0:  # the first round reads games from the disk
                pages[name].wall += wall
                pages[name].cpu_s += server.cpu_s() - spent
    return pages


def timed(server: Server, path: str, chair: Chair, **headers: str) -> float:
    began = time.perf_counter()
    server.ask("GET", path, cookie=f"{COOKIE}={chair.cookie}", accept_encoding="gzip", **headers)
    return (time.perf_counter() - began) * 1e3


def look_again(server: Server, chairs: list[Chair], rounds: int, rng: random.Random) -> dict[str, Times]:
    """Tables of which little has changed: after each move of one of two people, as the page of one of them gets it."""
    pages: dict[str, Times] = defaultdict(Times)
    for chair in (chair for chair in chairs if chair.other):
        path = f"/table/{chair.id}?seat={chair.seat}"
        timed(server, path, chair, hx_request="true")
        for token in (chair.token, chair.other) * rounds:
            if chosen(server, chair, token, rng):
                spent, times = server.exact_cpu_s(), pages[chair.game]
                times.wall.append(timed(server, path, chair, hx_request="true"))
                times.each_cpu_s.append(server.exact_cpu_s() - spent)
                times.cpu_s += times.each_cpu_s[-1]
    return pages


def chosen(server: Server, chair: Chair, token: str, rng: random.Random) -> bool:
    """One random move, if one is owed."""
    headers = {"authorization": f"Bearer {token}"}
    table = json.loads(server.ask("GET", f"/api/games/{chair.id}/view", **headers)[0])
    if table["options"]:
        body = {"options": [rng.choice(table["options"])], "number": table["number"]}
        server.ask("POST", f"/api/games/{chair.id}/choose", body, **headers)
    return bool(table["options"])


def move(server: Server, chairs: list[Chair], rounds: int, rng: random.Random) -> tuple[Times, list[float]]:
    """Moves of people: until they are acknowledged, and until the others at the table are told."""
    times, pushes = Times(), list[float]()
    ears = {chair.id: Ear(server, chair) for chair in chairs[:LISTENERS]}
    for _ in range(rounds):
        for chair in chairs:
            headers = {"authorization": f"Bearer {chair.token}"}
            table = json.loads(server.ask("GET", f"/api/games/{chair.id}/view", **headers)[0])
            if not table["options"]:
                continue
            body = {"options": [rng.choice(table["options"])], "number": table["number"]}
            began, spent = time.perf_counter(), server.cpu_s()
            after = json.loads(server.ask("POST", f"/api/games/{chair.id}/choose", body, **headers)[0])
            times.wall.append((time.perf_counter() - began) * 1e3)
            times.cpu_s += server.cpu_s() - spent
            if chair.id in ears:
                pushes.append((ears[chair.id].heard(after["number"]) - began) * 1e3)
    return times, pushes


class Ear:
    """Listens to one game."""

    def __init__(self, server: Server, chair: Chair) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT_S)
        self._connection.request("GET", f"/api/games/{chair.id}/stream")
        self._answer = self._connection.getresponse()
        self._times: dict[int, float] = {}
        self._news = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while line := self._answer.readline():
            if line.startswith(b"data: "):
                with self._news:
                    self._times.setdefault(int(line[6:]), time.perf_counter())
                    self._news.notify_all()

    def heard(self, number: int) -> float:
        """When this number, or a later one, was told."""
        with self._news:
            self._news.wait_for(lambda: any(told >= number for told in self._times), WAIT_S)
            return min(at for told, at in self._times.items() if told >= number)


def first_page(server: Server, chair: Chair) -> tuple[float, int]:
    """Kilobytes and requests until a browser without a cache shows the table. Every font is counted, though few are loaded."""
    wanted, seen, size = [f"/table/{chair.id}?seat={chair.seat}"], set[str](), 0
    while wanted:
        path = wanted.pop()
        seen.add(path)
        data, answer = server.ask("GET", path, cookie=f"{COOKIE}={chair.cookie}", accept_encoding="gzip")
        size += len(data) + len(str(answer.headers))
        text = (gzip.decompress(data) if answer.headers.get("content-encoding") == "gzip" else data).decode("utf-8", "replace")
        found = re.findall(r'["(](/static/[^"#)]+)', text) if "html" in (answer.headers.get_content_type()) else []
        if path.endswith(".css"):
            found = [f"{path.rpartition('/')[0]}/{name}" for name in re.findall(r'url\("?([^")]+)', text)]
        wanted += [name for name in dict.fromkeys(found) if name not in seen and name not in wanted]
    return round(size / 1000, 1), len(seen)


def lateness(place: Path, ids: list[str], since: float) -> list[float]:
    """By how many seconds moves of bots came after their time: the pause, and then their thinking."""
    store = Database(place)
    late: list[float] = []
    for id in ids:
        times = sorted({row.time for row in store.moves(id) if row.time > since})
        late += [later - earlier - PAUSE_S - THINKING_S for earlier, later in pairwise(times)]
    store.close()
    return sorted(late)


def bench_web(games: int = 50, bots: int = 0, rounds: int = 4) -> dict[str, Any]:
    """Figures of a server with so many live games, while the bots of other games think."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "games.sqlite"
        chairs, thinking = fill(place, games, bots)
        with running(place) as server:
            return measured(server, place, chairs, thinking, rounds)


def measured(server: Server, place: Path, chairs: list[Chair], thinking: list[str], rounds: int) -> dict[str, Any]:
    began = time.time()
    result: dict[str, Any] = {"games": len(chairs), "bot_games": len(thinking), "ready_s": server.ready_s}
    result["ready_cpu_s"] = server.ready_cpu_s
    pages = look(server, chairs, rounds)
    again = look_again(server, chairs, 5 * rounds, random.Random(3))  # before bots have something to answer
    moves, pushes = move(server, chairs, rounds, random.Random(2))
    result |= {f"{name}_page_ms": times.figures() for name, times in pages.items()}
    result |= {f"{name}_again_ms": times.figures() for name, times in again.items()}
    result |= {"move_ms": moves.figures(), "push_ms": Times(pushes).figures()}
    result["weight_kb"], result["requests"] = first_page(server, chairs[0])
    result["memory_mb"] = server.memory_mb()
    if thinking:
        late = lateness(place, thinking, began)
        result["bots"] = {"moves": len(late), "median_s": round(median(late), 2), "latest_s": round(late[-1], 2)}
    return result


def rows(result: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What was measured, in words, with the goal."""
    is_busy = result["bot_games"] > 0
    page_goal = GOALS["busy_page_ms" if is_busy else "page_ms"]

    def timing(name: str) -> str:
        times = result[name]
        half = f", half of them at most {times['cpu_median']} ms" if "cpu_median" in times else ""
        return f"{times['median']} ms, 95 % {times['p95']} ms, processor {times['cpu']} ms{half}"

    told = [
        ("from start to ready", f"{result['ready_s']} s, processor {result['ready_cpu_s']} s", f"{GOALS['ready_s']:.0f} s"),
        ("a page of Mars", timing("mars_page_ms"), f"{page_goal:.0f} ms"),
        ("a page of Ares", timing("ares_page_ms"), f"{page_goal:.0f} ms"),
        *(
            (f"{game.title()} after a move", timing(f"{game}_again_ms"), f"processor {GOALS[f'{game}_again_ms']:.0f} ms")
            for game in ("mars", "ares")
            if f"{game}_again_ms" in result
        ),
        ("a move", timing("move_ms"), "" if is_busy else f"{GOALS['move_ms']:.0f} ms"),
        ("until others are told", f"{result['push_ms']['median']} ms, 95 % {result['push_ms']['p95']} ms", "200 ms"),
        ("memory", f"{result['memory_mb']} MB", f"{GOALS['memory_mb']:.0f} MB"),
        ("a first page", f"{result['weight_kb']} kB, {result['requests']} requests", "300 kB, 40 requests"),
    ]
    if is_busy:
        bots = result["bots"]
        told.append(("bots after their time", f"at most {bots['latest_s']} s in {bots['moves']} moves", f"{GOALS['late_s']} s"))
    return told
