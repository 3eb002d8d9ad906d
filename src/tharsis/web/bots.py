"""Programs at the table. They move like everybody else, and never keep people waiting.

Each move has a time by which it is made: the pause, then the seconds the bot may think. One thread makes the moves that take no
thought; bots that search think in a few more, which give way to people. When more of them wait than can think at once, they
share the time that is left, so a busy server has weaker bots, not slower ones.
"""

from __future__ import annotations

import heapq
import logging
import math
import os
import random
import secrets
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from tharsis.bots import Clock, View, make_bot
from tharsis.core.errors import TharsisError
from tharsis.core.game import BaseGame
from tharsis.core.jit import COMPILED
from tharsis.store import UnknownGame
from tharsis.web import ahead
from tharsis.web.live import LiveGame, Stale
from tharsis.web.lobby import Lobby

log = logging.getLogger("tharsis.web")


class Player(Protocol):
    def choose(self, view: Any, options: Any, clock: Any) -> Any: ...


THINKING_S = 1.0
RESERVE_S = 0.1
"""Kept from the time to think, for everything around it."""
LEAST_S = 0.05
"""A bot whose time is up before it has begun still thinks so long."""
AGAIN_S = (0.5, 8.0)
"""How soon a game is tried again after something went wrong, at first and at most."""
NICE = 5
THINKERS = max(2, min(4, os.cpu_count() or 1))
SPECS = {
    "easy": "greedy:noise=6", "medium": "greedy", "hard": f"search:{THINKING_S}s,net=0", "expert": f"search:{THINKING_S}s"
}  # fmt: skip
"""What people call the strengths, and which bot plays so."""
THINKING = (SPECS["hard"], SPECS["expert"])


def bot_levels() -> tuple[str, ...]:
    """Weakest first."""
    return tuple(SPECS)


def spec_of(level: str) -> str:
    """Uncompiled rules are too slow for search: then the next best plays."""
    spec = SPECS.get(level, SPECS["medium"])
    return spec if COMPILED or spec not in THINKING else SPECS["medium"]


@dataclass(frozen=True, slots=True, order=True)
class Job:
    """A game whose bot shall move at a time. `owner` is who made the game."""

    at: float
    id: str
    owner: str = ""
    is_thought: bool = False
    """The time to think is over."""
    is_held: bool = False
    """A turn that could be taken back until then."""


class Outcome(Enum):
    """What became of a game that was taken from an agenda."""

    DONE = 1
    LISTED = 2
    NOT_OURS = 3


class Agenda:
    """Games in the order of their times; of those whose time has come, first the owner who had least. Threads wait for them."""

    def __init__(self) -> None:
        self._later: list[Job] = []
        self._due: dict[str, deque[Job]] = {}
        self._had: Counter[str] = Counter()
        self._changed = threading.Condition()
        self._is_closed = False

    def add(self, job: Job) -> None:
        with self._changed:
            heapq.heappush(self._later, job)
            self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def take(self) -> tuple[Job, int] | None:
        """The next game when its time has come, and how many wait besides: those of its owner, and other owners. None when
        closed."""
        with self._changed:
            while not self._is_closed:
                now = time.monotonic()
                while self._later and self._later[0].at <= now:
                    job = heapq.heappop(self._later)
                    self._due.setdefault(job.owner, deque()).append(job)
                if self._due:
                    return self._next()
                self._changed.wait(self._later[0].at - now if self._later else None)
        return None

    def _next(self) -> tuple[Job, int]:
        owner = min(self._due, key=lambda owner: (self._had[owner], self._due[owner][0]))
        job = self._due[owner].popleft()
        own = len(self._due[owner])
        if not own:
            del self._due[owner]
        self._had[owner] += 1
        if not self._due:
            self._had.clear()
        return job, own + len(self._due.keys() - {owner})


class Own(threading.local):
    """What each thread has for itself."""

    def __init__(self) -> None:
        self.players: dict[tuple[str, str], Player] = {}


class BotRunner:
    """Moves bots wherever one owes a choice. `wake` may be called from any thread."""

    def __init__(self, lobby: Lobby, pause: float = 0.8, runs: Callable[[str], bool] = lambda id: True) -> None:
        self.lobby = lobby
        self.pause = pause
        self._runs = runs
        """Whether this server runs the bots of a game."""
        self._due, self._deep = Agenda(), Agenda()
        self._known: set[str] = set()
        """Games on an agenda or in a thread's hands."""
        self._held: set[str] = set()
        """Those of them that wait for a turn to be over, which its player may end sooner."""
        self.looked: Callable[[LiveGame], None] = lambda live: None
        """Told of every game of this server in which something has happened."""
        self._failures: Counter[str] = Counter()
        self._thinking = 0
        self._lock = threading.Lock()
        self._own = Own()
        works = [self._answer, *[self._think] * THINKERS]
        self._threads = [
            threading.Thread(target=self._work, args=(work,), name=f"bot-{at}", daemon=True) for at, work in enumerate(works)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._due.close()
        self._deep.close()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(2)

    def wake(self, id: str) -> None:
        """Something has happened in a game: if it is a bot's turn, it moves after its pause."""
        with self._lock:
            if id in self._known and id not in self._held:
                return
            self._held.discard(id)
            self._known.add(id)
        live = self.lobby.in_memory(id)
        owner, pause = (live.row.owner, live.pause) if live else ("", None)
        self._due.add(Job(time.monotonic() + (self.pause if pause is None else pause), id, owner))

    @property
    def waiting(self) -> int:
        return len(self._known)

    @property
    def failing(self) -> int:
        return len(self._failures)

    # --- threads -----------------------------------------------------------------------------------------------------

    def _work(self, next_job: Callable[[], bool]) -> None:
        if sys.platform == "linux":
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        while next_job():
            pass

    def _answer(self) -> bool:
        """A game whose pause is over: quick bots move, others get a time to think until."""
        taken = self._due.take()
        if taken is None:
            return False
        job, _ = taken
        self._safely(job.id, lambda: self._answer_in(job))
        return True

    def _answer_in(self, job: Job) -> Outcome:
        if not self._runs(job.id):
            return Outcome.NOT_OURS
        with self._lock:
            if job.is_held and job.id not in self._held:
                return Outcome.LISTED  # woken meanwhile
            self._held.discard(job.id)
        live = self.lobby.find(job.id)
        self.looked(live)
        waits = live.waits
        if 0 < waits < math.inf:
            with self._lock:
                self._held.add(live.id)
            self._due.add(Job(time.monotonic() + waits, live.id, live.row.owner, is_held=True))
            return Outcome.LISTED
        seats = live.bots
        if seats and spec_of(live.seats[seats[0]].level) in THINKING and not job.is_thought:
            if len(live.game.options(seats[0])) > 1:
                self._deep.add(Job(job.at, live.id, live.row.owner))
            else:  # its time must not tell that there was nothing to think about
                self._due.add(Job(job.at + THINKING_S - RESERVE_S, live.id, live.row.owner, is_thought=True))
            return Outcome.LISTED
        self.step(live)
        return Outcome.DONE

    def _think(self) -> bool:
        taken = self._deep.take()
        if taken is None:
            return False
        job, waiting = taken
        self._safely(job.id, lambda: self._think_in(self.lobby.find(job.id), job.at + THINKING_S, waiting))
        return True

    def _think_in(self, live: LiveGame, until: float, waiting: int) -> Outcome:
        """Alone, a bot may use two cores; many share the time until the last of them must have moved."""
        with self._lock:
            self._thinking += 1
            is_alone = waiting == 0 and self._thinking == 1
        try:
            rounds = 1 + waiting // THINKERS
            self.step(live, max(LEAST_S, (until - RESERVE_S - time.monotonic()) / rounds), is_alone)
        finally:
            with self._lock:
                self._thinking -= 1
        return Outcome.DONE

    def _safely(self, id: str, play: Callable[[], Outcome]) -> None:
        """A game that the rules cannot go on with is left alone. Whatever else goes wrong, it is tried again later, ever more
        seldom; all others go on."""
        outcome = Outcome.NOT_OURS
        try:
            outcome = play()
            self._failures.pop(id, None)
        except (TharsisError, UnknownGame) as error:
            log.warning("game %s: its bots cannot play: %s", id, error)
            self._failures.pop(id, None)
        except Exception as error:
            self._try_again(id, error)
            return
        if outcome is not Outcome.LISTED:
            with self._lock:
                self._known.discard(id)
        try:
            live = self.lobby.in_memory(id)
            if outcome is Outcome.DONE and (live is None or (live.bots and live.waits != math.inf)):
                self.wake(id)
        except Exception as error:  # its seats may change meanwhile; a thread that ended would stop all games
            with self._lock:
                self._known.add(id)
            self._try_again(id, error)

    def _try_again(self, id: str, error: Exception) -> None:
        self._failures[id] += 1
        wait = min(AGAIN_S[0] * 2 ** min(self._failures[id] - 1, 10), AGAIN_S[1])
        log.warning("game %s: its bots try again in %.1f s: %s: %s", id, wait, type(error).__name__, error)
        self._due.add(Job(time.monotonic() + wait, id))

    # --- moving ------------------------------------------------------------------------------------------------------

    def step(self, live: LiveGame, seconds: float = THINKING_S, is_alone: bool = True) -> None:
        """One move of one bot."""
        with live.lock:
            seats, number, game = live.bots, live.number, live.game
            if not seats:
                return
            game = game.copy()
        if live.passes_ahead(seats[0]):
            self._pass(live, seats[0])
            return
        option = self._thought(live, game, seats[0], seconds, is_alone)
        try:
            with live.lock:
                if live.waits:
                    return
                live.choose(seats[0], [option], number)
        except Stale:
            return
        self.lobby.hub.publish(live.id, live.number)

    def _pass(self, live: LiveGame, seat: int) -> None:
        """For a player who has said so, and has not thought better of it."""
        with live.lock:
            if live.waits or not live.passes_ahead(seat):
                return
            live.choose(seat, [ahead.PASS], live.number)
            live.pass_ahead(seat, None)
        self.lobby.hub.publish(live.id, live.number)

    def quick(self, live: LiveGame, seat: int) -> str:
        """What a bot would take without thinking long."""
        return self._thought(live, live.game.copy(), seat, LEAST_S, False)

    def _thought(self, live: LiveGame, game: BaseGame, seat: int, seconds: float, is_alone: bool) -> str:
        """A bot that stumbles takes any option: a game is never stuck."""
        options = game.options(seat)
        if len(options) == 1:
            return str(options[0])
        try:
            player = self._player(live.row.game, live.seats[seat].level, is_alone)
            chosen = str(player.choose(View.of(game, seat), options, Clock(seconds)))
            if chosen not in map(str, options):
                raise ValueError(f"{chosen!r} is no option")
            return chosen
        except Exception:
            log.exception("game %s: the bot on seat %s stumbles", live.id, seat)
            return str(random.choice(options))

    def _player(self, game: str, level: str, is_alone: bool) -> Player:
        """Bots keep nothing from move to move but their desk, so each thread has one of each kind."""
        spec = spec_of(level)
        if spec in THINKING and not is_alone:
            spec += ",1t"
        if (game, spec) not in self._own.players:
            self._own.players[game, spec] = make_bot(spec, secrets.token_hex(8))
        return self._own.players[game, spec]
