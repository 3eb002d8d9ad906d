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
from collections.abc import Callable
from typing import Any, Protocol

from tharsis.bots import Clock, View, make_bot
from tharsis.core.errors import TharsisError
from tharsis.core.game import BaseGame
from tharsis.core.jit import COMPILED
from tharsis.store import BOT, UnknownGame
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
NICE = 5
THINKERS = max(2, min(4, os.cpu_count() or 1))
SPECS = {"easy": "greedy:noise=6", "medium": "greedy", "hard": f"search:{THINKING_S}s"}
"""What people call the strengths, and which bot plays so."""


def bot_levels() -> tuple[str, ...]:
    """Weakest first."""
    return tuple(SPECS)


def spec_of(level: str) -> str:
    """Uncompiled rules are too slow for search: then the next best plays."""
    spec = SPECS.get(level, SPECS["medium"])
    return spec if COMPILED or spec != SPECS["hard"] else SPECS["medium"]


class Agenda:
    """Games in the order of their times. Threads wait for the next one."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, str]] = []
        self._changed = threading.Condition()
        self._is_closed = False

    def add(self, at: float, id: str) -> None:
        with self._changed:
            heapq.heappush(self._heap, (at, id))
            self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def take(self) -> tuple[float, str, int] | None:
        """The first game when its time has come, and how many others are listed. None when closed."""
        with self._changed:
            while not self._is_closed:
                wait = self._heap[0][0] - time.monotonic() if self._heap else None
                if wait is not None and wait <= 0:
                    return (*heapq.heappop(self._heap), len(self._heap))
                self._changed.wait(wait)
        return None


class Own(threading.local):
    """What each thread has for itself."""

    def __init__(self) -> None:
        self.players: dict[tuple[str, str], Player] = {}


class BotRunner:
    """Moves bots wherever one owes a choice. `wake` may be called from any thread."""

    def __init__(self, lobby: Lobby, pause: float = 0.8) -> None:
        self.lobby = lobby
        self.pause = pause
        self._due, self._deep = Agenda(), Agenda()
        self._known: set[str] = set()
        """Games on an agenda or in a thread's hands."""
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
        for id in self.lobby.store.unfinished(BOT):
            self.wake(id)

    def stop(self) -> None:
        self._due.close()
        self._deep.close()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(2)

    def wake(self, id: str, pause: float | None = None) -> None:
        with self._lock:
            if id in self._known:
                return
            self._known.add(id)
        self._due.add(time.monotonic() + (self.pause if pause is None else pause), id)

    # --- threads -----------------------------------------------------------------------------------------------------

    def _work(self, next_job: Callable[[], bool]) -> None:
        if sys.platform == "linux":
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        while next_job():
            pass

    def _answer(self) -> bool:
        """A game whose pause is over: quick bots move, others get a time to think until."""
        job = self._due.take()
        if job is None:
            return False
        due, id, _ = job
        self._safely(id, lambda: self._answer_in(self.lobby.find(id), due))
        return True

    def _answer_in(self, live: LiveGame, due: float) -> bool:
        """Whether the game stays in our hands."""
        if 0 < live.waits < math.inf:
            self._due.add(time.monotonic() + live.waits, live.id)
            return True
        seats = live.bots
        if seats and spec_of(live.seats[seats[0]].level) == SPECS["hard"]:
            self._deep.add(due, live.id)
            return True
        self.step(live)
        return False

    def _think(self) -> bool:
        job = self._deep.take()
        if job is None:
            return False
        due, id, waiting = job
        self._safely(id, lambda: self._think_in(self.lobby.find(id), due + THINKING_S, waiting))
        return True

    def _think_in(self, live: LiveGame, until: float, waiting: int) -> bool:
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
        return False

    def _safely(self, id: str, play: Callable[[], bool]) -> None:
        """A game that cannot go on is left alone; all others go on."""
        is_kept, goes_on = False, True
        try:
            is_kept = play()
        except (TharsisError, UnknownGame) as error:
            goes_on = False
            log.warning("game %s: its bots cannot play: %s", id, error)
        except Exception:
            goes_on = False
            log.exception("game %s: its bots cannot play", id)
        if not is_kept:
            with self._lock:
                self._known.discard(id)
            live = self.lobby.find(id) if goes_on else None
            if live is not None and live.bots and live.waits != math.inf:
                self.wake(id, live.pause)

    # --- moving ------------------------------------------------------------------------------------------------------

    def step(self, live: LiveGame, seconds: float = THINKING_S, is_alone: bool = True) -> None:
        """One move of one bot."""
        with live.lock:
            seats, number, game = live.bots, live.number, live.game
            if not seats:
                return
            game = game.copy()
        option = self._thought(live, game, seats[0], seconds, is_alone)
        if live.waits:
            return
        try:
            live.choose(seats[0], [option], number)
        except Stale:
            return
        self.lobby.hub.publish(live.id)

    def _thought(self, live: LiveGame, game: BaseGame, seat: int, seconds: float, is_alone: bool) -> str:
        """A bot that stumbles takes any option: a game is never stuck."""
        options = game.options(seat)
        if len(options) == 1:
            return str(options[0])
        try:
            player = self._player(live.row.game, live.seats[seat].level, is_alone)
            return str(player.choose(View.of(game, seat), options, Clock(seconds)))
        except Exception:
            log.exception("game %s: the bot on seat %s stumbles", live.id, seat)
            return str(random.choice(options))

    def _player(self, game: str, level: str, is_alone: bool) -> Player:
        """Bots keep nothing from move to move but their desk, so each thread has one of each kind."""
        spec = spec_of(level)
        if spec == SPECS["hard"] and not is_alone:
            spec += ",1t"
        if (game, spec) not in self._own.players:
            self._own.players[game, spec] = make_bot(spec, secrets.token_hex(8))
        return self._own.players[game, spec]
