"""Many games at once, for training: stepped by one compiled call, begun anew when they end.

    batch = mars.batch(1024, players=2, seed=7)
    while training:
        batch.step(choose(batch.observations, batch.masks))

Every array is allocated once and written in place.
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tharsis.core.dense import Actions
from tharsis.core.errors import BadSetup, IllegalMove, TharsisError
from tharsis.core.game import MAX_OPTIONS, BaseGame, room_for
from tharsis.core.jit import COMPILED
from tharsis.core.records import blank
from tharsis.core.rng import new_rng
from tharsis.core.signals import LINE
from tharsis.core.stepping import (
    ASLEEP,
    AT_ACTION,
    AT_COUNT,
    AT_DONE,
    AT_LOT,
    AT_MASK,
    AT_SEAT,
    AT_SEEN,
    BEGIN,
    BLANK,
    CALL,
    DONE,
    FAULTS,
    ILLEGAL,
    LATE,
    NEW,
    SAMPLE,
    SCRATCH,
    SERVE,
    SHARE,
    STEP,
    THREADS,
    WAIT,
    WATCHED,
    N,
    Train,
    asleep_at,
    signals_for,
)
from tharsis.core.tensors import Layout
from tharsis.core.types import Ints

MAX_GAMES = 1 << 16
MAX_THREADS = 60


class Crew:
    """The threads that step a batch beside Python's own. They sleep by their bell."""

    def __init__(self, train: Train, memory: Ints, buffer: Ints, chances: Sequence[Ints]) -> None:
        self.train, self.memory, self.buffer, self.chances = train, memory, buffer, chances
        self.signals, self.is_closed = signals_for(len(chances)), False
        self.bells = [threading.Semaphore(0) for _ in chances]
        for thread in range(1, len(chances)):
            self.signals[asleep_at(thread)] = ASLEEP
            threading.Thread(target=self._work, args=(thread,), daemon=True).start()

    def _work(self, thread: int) -> None:
        while True:
            self.bells[thread].acquire()
            if self.is_closed:
                return
            self.train(self.memory, SERVE, thread, self.chances[thread], self.buffer, self.signals)

    def do(self, purpose: int) -> int:
        """All threads together; an answer of ILLEGAL and below names the first place whose action is not allowed."""
        answer = self._ask(CALL, purpose)
        if answer > DONE:
            for thread, bell in enumerate(self.bells):
                if answer >> thread & 1:
                    bell.release()
            answer = self._ask(SHARE, purpose)
        while answer == LATE:
            time.sleep(0)
            answer = self._ask(WAIT, purpose)
        return answer

    def _ask(self, what: int, purpose: int) -> int:
        return self.train(self.memory, what, purpose, self.chances[0], self.buffer, self.signals)

    def close(self) -> None:
        self.is_closed = True
        for bell in self.bells:
            bell.release()


class Batch:
    """`n` games of one set-up. In each a seat is to move (`seats`), may do something (`masks`) and sees it (`observations`)."""

    def __init__(
        self,
        kind: type[BaseGame],
        n: int,
        setup: dict[str, Any],
        seed: int | str,
        *,
        observe: bool = True,
        threads: int | None = None,
    ) -> None:
        if not isinstance(n, int) or not 0 < n <= MAX_GAMES:
            raise BadSetup(f"a batch of {n!r} games; allowed: 1 to {MAX_GAMES}")
        self.kind, self.n, self.observe = kind, n, observe
        self.actions: Actions = kind.rules.actions
        self.layout: Layout = kind.rules.layout
        self.threads = max(1, min(threads or os.cpu_count() or 1, n, MAX_THREADS)) if COMPILED else 1
        self._lay_out(self._blank(setup))
        chances = [self._chance(f"{seed}/{thread}", thread) for thread in range(self.threads)]
        self._crew = Crew(kind.rules.train(), self._memory, self._buffer, chances)
        weakref.finalize(self, self._crew.close)
        self._actions[:] = BEGIN
        self._crew.do(NEW)

    def _blank(self, setup: dict[str, Any]) -> Any:
        record = blank(self.kind.rules.dtype)
        self.setup = self.kind.rules.plan.fill(record, setup)
        if "first" in (record.dtype.names or ()) and setup.get("first_player") is None:
            record.first = -1
        return record

    def _chance(self, seed: str, thread: int) -> Ints:
        chance = np.zeros(2 * LINE // 8, np.int64)  # a line of memory that no other thread writes to
        chance[:4] = new_rng(seed)
        chance[SCRATCH] = 2 * self.n + 1 + thread
        return chance

    def _lay_out(self, record: Any) -> None:
        n, size = self.n, self.kind.rules.dtype.itemsize
        room = np.zeros((2 * n + 1 + self.threads) * size + LINE, np.uint8)
        start = -int(room.ctypes.data) % LINE
        self._memory = room[start : start + room.size - LINE]
        self._memory[2 * n * size : (2 * n + 1) * size] = np.frombuffer(record.tobytes(), np.uint8)
        mask_words = -(-self.actions.size // 4)
        sizes = {
            AT_ACTION: n, AT_SEAT: n, AT_DONE: n, AT_COUNT: n, AT_LOT: n,
            AT_MASK: n * mask_words, AT_SEEN: n * self.layout.size if self.observe else 0,
        }  # fmt: skip
        self._buffer = room_for((1 + n) * MAX_OPTIONS + sum(sizes.values()))
        self._buffer[N], self._buffer[BLANK] = n, 2 * n
        self._buffer[THREADS], self._buffer[WATCHED] = self.threads, self.observe
        at, parts = (1 + n) * MAX_OPTIONS, {}
        for part, count in sizes.items():
            self._buffer[part] = at
            parts[part] = self._buffer[at : at + count]
            at += count
        self._actions, self._done, self._lots = parts[AT_ACTION], parts[AT_DONE], parts[AT_LOT].view(np.float32)
        self.seats: NDArray[np.int32] = parts[AT_SEAT]
        """Which seat is to move."""
        masks = parts[AT_MASK].view(np.bool_).reshape(n, mask_words * 4)
        self.masks: NDArray[np.bool_] = masks[:, : self.actions.size]
        """Which actions it may take."""
        self.observations: NDArray[np.float32] = parts[AT_SEEN].view(np.float32).reshape(n, -1)
        """What it may know; see `layout.sections`."""

    @property
    def done(self) -> NDArray[np.bool_]:
        """In which games the last step was the last move; a new one has begun there."""
        return self._done != 0

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action in every game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise IllegalMove(f"actions of shape {chosen.shape}; a batch of {self.n} games takes {self.n} of them")
        self._actions[:] = self._whole(chosen)
        answer = self._crew.do(STEP)
        if answer <= ILLEGAL:
            place = ILLEGAL - answer
            raise IllegalMove(f"action {chosen[place]} in game {place} is not among the options of seat {self.seats[place]}")
        if self._buffer[FAULTS]:
            raise TharsisError("the rules met an inner limit in a game of the batch")

    def _whole(self, chosen: NDArray[Any]) -> NDArray[Any]:
        """Actions of any width, so that none becomes another one by being cut."""
        if chosen.dtype == np.int32:
            return chosen
        if not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalMove(f"actions are whole numbers, not {chosen.dtype}")
        return np.clip(chosen, -1, self.actions.size)

    def sample(self, chance: np.random.Generator) -> NDArray[np.int32]:
        """A random legal action for every game."""
        chance.random(dtype=np.float32, out=self._lots)
        self._crew.do(SAMPLE)
        return self._actions.copy()

    def finished(self, place: int) -> BaseGame:
        """The game that ended last at this place, to ask for scores and winners; it has no moves to go back to."""
        return self._game(self.n + place)

    def game(self, place: int) -> BaseGame:
        """A copy of the game at this place as it stands."""
        return self._game(place)

    def _game(self, place: int) -> BaseGame:
        size = self.kind.rules.dtype.itemsize
        return self.kind.of_position(self._memory[place * size : (place + 1) * size], self.setup)
