"""Time at a table. Every seat's clock follows from the log alone: whoever reads it, on whichever server, reads the same."""

from __future__ import annotations

import heapq
import logging
import math
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tharsis.core.errors import TharsisError
from tharsis.store import TableRow, UnknownGame
from tharsis.web.live import Entry, LiveGame, Stale

log = logging.getLogger("tharsis.web")
GRACE_S = 60.0
"""Nobody's time runs out before games have been within reach for so long: people must be able to come back."""
STAND_IN = "medium"
"""Which bot plays for somebody whose time is up."""
ENDINGS = ("pass", "done")
AGAIN_S = 5.0


@dataclass(frozen=True, slots=True)
class Clock:
    """One seat's time: what is left of the bank, and since when the seat is asked."""

    bank: float
    since: float | None = None

    def left(self, step: float, now: float) -> float:
        """Seconds until the time is up. A clock that was set back gives nothing and takes nothing."""
        return self.bank + step - (max(0.0, now - self.since) if self.since is not None else 0.0)


def clocks(table: TableRow, entries: Sequence[Entry], asked: Sequence[Sequence[int]], players: int) -> list[Clock]:
    """`asked`: who was asked before each entry, and who is now. For each move some seconds are free, the rest is the bank's."""
    banks, now = [table.bank] * players, table.started or table.created
    since = dict.fromkeys(asked[0], now)
    for entry, after in zip(entries, asked[1:], strict=True):
        now = max(now, entry.time)
        for seat in [seat for seat in since if seat == entry.seat or seat not in after]:
            banks[seat] = max(0.0, banks[seat] - max(0.0, now - since.pop(seat) - table.step))
        for seat in after:
            since.setdefault(seat, now)
    return [Clock(banks[seat], since.get(seat)) for seat in range(players)]


def clocks_of(live: LiveGame) -> list[Clock]:
    """Empty where nobody's time is counted."""
    if live.table is None or not live.table.has_clock or not live.is_started:
        return []
    with live.lock:
        return clocks(live.table, live.entries, live.asked, live.game.players)


def due(live: LiveGame) -> list[tuple[float, int]]:
    """When the time of each person who is asked is up."""
    if live.table is None or live.game.over:
        return []
    return sorted(
        (clock.since + clock.bank + live.table.step, seat)
        for seat, clock in enumerate(clocks_of(live))
        if clock.since is not None and not live.is_program(seat)
    )


class Timekeeper:
    """Does what was agreed when somebody's time is up, in games that this server runs."""

    def __init__(self, find: Callable[[str], LiveGame], runs: Callable[[str], bool]) -> None:
        self._find, self._runs = find, runs
        self.choose: Callable[[LiveGame, int], str] = lambda live, seat: str(live.game.options(seat)[0])
        """What a program would take."""
        self.moved: Callable[[LiveGame], None] = lambda live: None
        self._began = time.time()
        self._heap: list[tuple[float, str]] = []
        self._next: dict[str, float] = {}
        """When each game is looked at next; what else the heap holds of it is old."""
        self._changed = threading.Condition()
        self._is_stopped = False
        self._thread = threading.Thread(target=self._run, name="clocks", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        with self._changed:
            self._is_stopped = True
            self._changed.notify()
        if self._thread.is_alive():
            self._thread.join(3)

    def put_off(self) -> None:
        """Nobody could move until now, as if no server had been there."""
        self._began = time.time()

    def note(self, live: LiveGame) -> None:
        """The game stands here now."""
        times = due(live)
        if times:
            self._push(max(times[0][0], self._began + GRACE_S), live.id)

    def _push(self, at: float, id: str) -> None:
        with self._changed:
            if at < self._next.get(id, math.inf):  # where there is more time now, the look that comes finds it out
                self._next[id] = at
                heapq.heappush(self._heap, (at, id))
                self._changed.notify()

    def _run(self) -> None:
        while True:
            with self._changed:
                if self._is_stopped:
                    return
                wait = self._heap[0][0] - time.time() if self._heap else None
                if wait is None or wait > 0:
                    self._changed.wait(None if wait is None else min(wait, AGAIN_S))
                    continue
                at, id = heapq.heappop(self._heap)
                if self._next.get(id) != at:
                    continue
                del self._next[id]
            self._look(id)

    def _look(self, id: str) -> None:
        try:
            if self._runs(id):
                self.look(self._find(id))
        except (TharsisError, UnknownGame) as error:
            log.warning("game %s: its clock stands still: %s", id, error)
        except Exception as error:
            log.warning("game %s: its clock is looked at again later: %s: %s", id, type(error).__name__, error)
            self._push(time.time() + AGAIN_S, id)

    def look(self, live: LiveGame) -> None:
        """End the time of everybody whose time is up."""
        now = time.time()
        for at, seat in due(live):
            if now >= max(at, self._began + GRACE_S):
                self._end(live, seat)
        self.note(live)

    def _end(self, live: LiveGame, seat: int) -> None:
        assert live.table is not None
        if live.table.at_end == "pass":
            self._pass(live, seat)
        else:
            live.store.people.stand_in(live.id, seat, STAND_IN, time.time() if live.table.at_end == "resign" else None)
            live.reload()
        self.moved(live)

    def _pass(self, live: LiveGame, seat: int) -> None:
        """Pass where that can be chosen; a program answers what cannot be left open."""
        with live.lock:
            number = live.number
            options = [str(option) for option in live.game.options(seat)]
        option = next((ending for ending in ENDINGS if ending in options), "") or self.choose(live, seat)
        try:
            live.choose(seat, [option], number)
        except Stale:
            return
