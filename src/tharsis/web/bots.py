"""Programs at the table. They think in a thread of their own and move like everybody else."""

from __future__ import annotations

import logging
import queue
import random
import threading
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


SPECS = {"easy": "random", "medium": "greedy", "hard": "search:1s"}
"""What people call the strengths, and which bot plays so."""
THINKING_S = 2.0


def bot_levels() -> tuple[str, ...]:
    """Weakest first."""
    return tuple(SPECS)


def make_player(level: str) -> Player:
    """Uncompiled rules are too slow for search: then the next best plays."""
    spec = SPECS.get(level, SPECS["medium"])
    player: Player = make_bot(spec if COMPILED else spec.replace(SPECS["hard"], SPECS["medium"]))
    return player


class BotRunner:
    """Moves bots wherever one owes a choice. `wake` may be called from any thread."""

    def __init__(self, lobby: Lobby, pause: float = 0.8) -> None:
        self.lobby = lobby
        self.pause = pause
        self._wanted: queue.Queue[str | None] = queue.Queue()
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._work, name=f"bot-{at}", daemon=True) for at in range(2)]
        self._players: dict[tuple[str, int], Player] = {}
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._lock = threading.Lock()

    def start(self) -> None:
        for thread in self._threads:
            thread.start()
        for id in self.lobby.store.unfinished(BOT):
            self.wake(id)

    def stop(self) -> None:
        self._stop.set()
        for _ in self._threads:
            self._wanted.put(None)
        for thread in self._threads:
            if thread.is_alive():
                thread.join(2)

    def wake(self, id: str) -> None:
        self._wanted.put(id)

    def _work(self) -> None:
        while not self._stop.is_set():
            id = self._wanted.get()
            if id is None:
                return
            if self._take(id):
                try:
                    self._play(id)
                except (TharsisError, UnknownGame) as error:
                    log.warning("game %s: its bots cannot play: %s", id, error)
                finally:
                    self._leave(id)

    def _take(self, id: str) -> bool:
        """Whether this thread plays the game; if another does, it is told to look once more."""
        with self._lock:
            if id in self._busy:
                self._again.add(id)
                return False
            self._busy.add(id)
            return True

    def _leave(self, id: str) -> None:
        with self._lock:
            self._busy.discard(id)
            if id in self._again:
                self._again.discard(id)
                self._wanted.put(id)

    def _play(self, id: str) -> None:
        live = self.lobby.find(id)
        while live.bots and not self._stop.wait(self.pause):
            self.step(live)

    def step(self, live: LiveGame) -> None:
        """One move of one bot."""
        with live.lock:
            seats, number, game = live.bots, live.number, live.game
            if not seats:
                return
            game = game.copy()
        seat = seats[0]
        option = self._thought(live, game, seat)
        try:
            live.choose(seat, [str(option)], number)
        except Stale:
            return
        self.lobby.hub.publish(live.id)

    def _thought(self, live: LiveGame, game: BaseGame, seat: int) -> str:
        """A bot that stumbles takes any option: a game is never stuck."""
        options = game.options(seat)
        try:
            return str(self._player(live, seat).choose(View.of(game, seat), options, Clock(THINKING_S)))
        except Exception:
            log.exception("game %s: the bot on seat %s stumbles", live.id, seat)
            return str(random.choice(options))

    def _player(self, live: LiveGame, seat: int) -> Player:
        key = (live.id, seat)
        if key not in self._players:
            self._players[key] = make_player(live.seats[seat].level)
        return self._players[key]
