"""Finished games are looked at again, one after another, in a thread that gives way to people.

What is known so far is shown while it goes on; the whole review is kept in the store.
"""

from __future__ import annotations

import logging
import os
import queue
import sys
import threading
from dataclasses import dataclass

from tharsis.bots.review import BadReview, Review, Reviewer
from tharsis.core.errors import TharsisError
from tharsis.store import Store, UnknownGame
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby

log = logging.getLogger("tharsis.web")
NICE = 10
SHOWN_EVERY = 10
MOST_WAITING = 50


class CannotReview(TharsisError):
    """Why a game is not looked at again: the key of a message."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A review, or what there is of it."""

    review: Review | None
    done: int
    total: int
    """How many choices there are; 0 while it waits for others."""

    @property
    def is_whole(self) -> bool:
        return self.review is not None and self.done == self.total > 0


class Reviewing:
    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store, self._lobby = store, lobby
        self._waiting: queue.Queue[str] = queue.Queue()
        self._known: dict[str, Looked] = {}
        self._lock = threading.Lock()
        self._is_stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="reviews", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._is_stopped.set()
        self._waiting.put("")
        if self._thread.is_alive():
            self._thread.join(2)

    def look(self, live: LiveGame) -> Looked:
        """What is known of a finished game; the first to ask has it looked at."""
        kept = self._kept(live)
        if kept is not None:
            return Looked(kept, kept.done, len(kept.choices))
        with self._lock:
            if live.id not in self._known:
                if self._waiting.qsize() >= MOST_WAITING:
                    raise CannotReview("coach-busy")
                self._known[live.id] = Looked(None, 0, 0)
                self._waiting.put(live.id)
            return self._known[live.id]

    def _kept(self, live: LiveGame) -> Review | None:
        told = self._store.reviews.kept(live.id)
        try:
            return Review.of_json(told) if told else None
        except (BadReview, KeyError, TypeError):
            return None

    def _run(self) -> None:
        if sys.platform == "linux":
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        while id := self._waiting.get():
            try:
                self._review(id)
            except (TharsisError, UnknownGame) as error:
                log.warning("game %s cannot be looked at again: %s", id, error)
            except Exception:
                log.exception("game %s: its review stumbles", id)
            with self._lock:
                self._known.pop(id, None)

    def _review(self, id: str) -> None:
        reviewer = Reviewer(self._lobby.find(id).game.copy(), seed=id)
        steps = 0
        while not self._is_stopped.is_set():
            goes_on = reviewer.step()
            steps += 1
            if not goes_on or steps % SHOWN_EVERY == 0:
                with self._lock:
                    self._known[id] = Looked(reviewer.review(), reviewer.done, reviewer.total)
            if not goes_on:
                self._store.reviews.keep(id, reviewer.review().to_json())
                return
