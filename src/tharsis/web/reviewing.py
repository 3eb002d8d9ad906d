"""Finished games are looked at again, one after another, in a thread that gives way to people.

What is known so far is shown while it goes on. It is kept in the store, so several servers on one database look at a game
once, and the whole review stays there.
"""

from __future__ import annotations

import logging
import os
import queue
import secrets
import sys
import threading
import time
from dataclasses import dataclass
from typing import Any

from tharsis.bots.review import BadReview, Review, Reviewer
from tharsis.core.errors import TharsisError
from tharsis.store import Store, Unavailable, UnknownGame
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby

log = logging.getLogger("tharsis.web")
NICE = 10
KEPT_EVERY_S = 2.0
SILENT_S = 20.0
"""A server that has kept nothing for so long is believed to have stopped."""
MOST_WAITING = 50
MOST_OF_ONE = 5
"""So many of them at once for one visitor, so that others get their turn."""
BY, AT, TOTAL = "by", "at", "total"
"""Beside a review that is not whole: who works on it, when it was kept, and how many choices there are."""


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
        self._asked_by: dict[str, str] = {}
        self._failed: set[str] = set()
        self._name = secrets.token_hex(8)
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

    def look(self, live: LiveGame, visitor: str) -> Looked:
        """What is known of a finished game; the first visitor to ask has it looked at."""
        kept = self._kept(live.id)
        if kept is not None:
            return kept
        with self._lock:
            if live.id in self._failed:
                raise CannotReview("coach-failed")
            if live.id not in self._known:
                own = sum(1 for other in self._asked_by.values() if other == visitor)
                if own >= MOST_OF_ONE or self._waiting.qsize() >= MOST_WAITING:
                    raise CannotReview("coach-busy")
                self._known[live.id], self._asked_by[live.id] = Looked(None, 0, 0), visitor
                self._waiting.put(live.id)
            return self._known[live.id]

    def _kept(self, id: str) -> Looked | None:
        """The whole review, or what another server is making of it."""
        told = self._store.reviews.kept(id)
        is_ours = not told or told.get(BY) == self._name or (BY in told and told.get(AT, 0) < time.time() - SILENT_S)
        try:
            review = None if not told or is_ours else Review.of_json(told)
        except (BadReview, KeyError, TypeError):
            return None
        return Looked(review, review.done, told.get(TOTAL, len(review.choices))) if review and told else None

    def _run(self) -> None:
        if sys.platform == "linux":
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        while id := self._waiting.get():
            try:
                if self._kept(id) is None:
                    self._review(id)
            except Unavailable as error:
                log.warning("game %s will be looked at when somebody asks again: %s", id, error)
            except Exception as error:
                self._failed.add(id)
                expected = isinstance(error, TharsisError | UnknownGame)
                log.warning("game %s cannot be looked at again: %s", id, error, exc_info=None if expected else error)
            with self._lock:
                self._known.pop(id, None)
                self._asked_by.pop(id, None)

    def _review(self, id: str) -> None:
        reviewer = Reviewer(self._lobby.find(id).game.copy(), seed=id)
        kept = 0.0
        while not self._is_stopped.is_set():
            goes_on = reviewer.step()
            if goes_on and time.monotonic() < kept + KEPT_EVERY_S:
                continue
            review, kept = reviewer.review(), time.monotonic()
            with self._lock:
                self._known[id] = Looked(review, reviewer.done, reviewer.total)
            unfinished: dict[str, Any] = {BY: self._name, AT: time.time(), TOTAL: reviewer.total} if goes_on else {}
            self._store.reviews.keep(id, review.to_json() | unfinished)
            if not goes_on:
                return
