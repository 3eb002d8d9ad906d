"""Which games this server keeps going: it says that it lives, runs bots of its games, and takes over from servers that died.

It also lets games sleep that nobody looks at, and in the end forgets them.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from dataclasses import dataclass

from tharsis.store import Store, Unavailable
from tharsis.store.records import Watcher
from tharsis.store.sharing import server_name
from tharsis.web.bots import BotRunner
from tharsis.web.clocks import Timekeeper
from tharsis.web.limits import Streams
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby
from tharsis.web.ratings import count_all

log = logging.getLogger("tharsis.web")
BEAT_S = 1.5
ALIVE_S = 4.5
"""A server that has not been heard of for so long is dead. Others take its games over within ten seconds: at worst it dies
right after a beat (4.5 s) and another has just looked (1.5 s), then the bot pauses (2 s at most that players can choose) and
thinks (1 s), 9 s in all."""
AT_ONCE = 200
DAY_S = 24 * 3600.0
HOUR_S = 3600.0
UNSTARTED_S = 30 * DAY_S
"""A table at which nobody ever began to play is closed after so long."""


@dataclass(frozen=True, slots=True)
class Rest:
    """When games are left alone."""

    asleep_after_s: float = DAY_S
    """Bots of a game in which nothing has happened for so long wait until somebody looks at it."""
    forgotten_after_s: float = 180 * DAY_S
    """An unfinished game in which nothing has happened for so long is deleted; 0 keeps all for ever."""


class Duty:
    def __init__(self, store: Store, lobby: Lobby, pause: float, rest: Rest, streams: Streams) -> None:
        self._store, self._lobby, self._rest, self._streams = store, lobby, rest, streams
        self.name = server_name(secrets.token_hex(4))
        self.bots = BotRunner(lobby, pause, self._runs)
        self.clocks = Timekeeper(lobby.find, self._runs)
        self.clocks.choose, self.clocks.moved = self.bots.quick, self._moved
        self.bots.looked = self.clocks.note
        self._mine: set[str] = set()
        self._is_stopped = threading.Event()
        self._cleaned = 0.0
        self._last = 0.0
        """When the last beat that was stored began."""
        self._thread = threading.Thread(target=self._run, name="duty", daemon=True)
        self._watcher: Watcher | None = None

    def start(self) -> None:
        self.bots.start()
        self.clocks.start()
        self._lobby.on_load = self.bots.wake
        self._thread.start()
        self._watcher = self._store.watch(self._heard, self._gap)

    def stop(self) -> None:
        self._is_stopped.set()
        if self._watcher:
            self._watcher.stop()
        self.clocks.stop()
        self.bots.stop()
        if self._thread.is_alive():
            self._thread.join(3)
        try:
            self._store.leave(self.name)
        except Exception as error:
            log.warning("others take over later: %s", error)

    # --- whose games -------------------------------------------------------------------------------------------------

    def _runs(self, id: str) -> bool:
        """Whether this server runs the bots of a game; nobody else alive does. Who was not heard of for long asks again."""
        if id in self._mine and time.monotonic() - self._last < ALIVE_S:
            return True
        if not self._store.claim(id, self.name):
            return False
        self._mine.add(id)
        return True

    def _moved(self, live: LiveGame) -> None:
        self._lobby.hub.publish(live.id, live.number)
        self._lobby.hub.publish(live.id)
        self.bots.wake(live.id)

    def _heard(self, id: str, number: int) -> None:
        self._lobby.heard(id, number)
        if id in self._mine:
            self.bots.wake(id)

    def _gap(self) -> None:
        """Something may have been missed."""
        self._lobby.missed()
        self._drop_finished()
        for id in list(self._mine):
            self.bots.wake(id)

    def _drop_finished(self) -> None:
        """What is over, or is no more, is nobody's to run."""
        mine = set(self._mine)
        self._mine -= mine.difference(self._store.unfinished())

    # --- beats -------------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._is_stopped.is_set():
            try:
                self._live()
                self._take_over()
                count_all(self._lobby)
                self._clean()
            except Exception as error:
                log.warning("the games are out of reach: %s", error)
            self._is_stopped.wait(BEAT_S)

    def _live(self) -> None:
        """One beat. While it cannot be stored nobody can move either, and nobody's time runs out."""
        try:
            self._beat()
        except Unavailable:
            self.clocks.put_off()
            raise

    def _beat(self) -> None:
        """Say that this server lives. Where that took too long, others may have taken its games over meanwhile."""
        began = time.monotonic()
        self._streams.elsewhere = self._store.beat(self.name, ALIVE_S, self._streams.many)
        if self._last and time.monotonic() - self._last > ALIVE_S:
            self._mine.clear()
        self._last = began

    def _take_over(self) -> None:
        for id in self._store.orphans(time.time() - self._rest.asleep_after_s, AT_ONCE):
            self.bots.wake(id)
        for id in self._store.clocked(AT_ONCE):
            self.bots.wake(id)

    def _clean(self) -> None:
        if self._cleaned and time.monotonic() - self._cleaned < HOUR_S:
            return
        self._cleaned = time.monotonic()
        self._drop_finished()
        self._store.age()
        if self._rest.forgotten_after_s:
            forgotten = self._store.forget(self._rest.forgotten_after_s, self._lobby.hub.watched)
            self._lobby.forget(forgotten)
            if forgotten:
                log.info("%s abandoned games were deleted", len(forgotten))
        for id in self._store.people.unstarted(UNSTARTED_S, AT_ONCE):
            self._store.people.close_table(id)
            self._lobby.forget([id])
