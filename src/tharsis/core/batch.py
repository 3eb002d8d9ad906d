"""Many games at once, for training: stepped by one compiled call, begun anew when they end.

    batch = mars.batch(1024, players=2, seed=7)
    while training:
        batch.step(choose(batch.observations, batch.masks))

Every array is allocated once and written in place.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tharsis.core.dense import Actions
from tharsis.core.errors import BadSetup, IllegalMove, TharsisError
from tharsis.core.game import MAX_OPTIONS, STEP, BaseGame, room_for
from tharsis.core.notation import ARGUMENTS
from tharsis.core.records import blank
from tharsis.core.rng import new_rng
from tharsis.core.stepping import (
    AT_ACTION,
    AT_COUNT,
    AT_DONE,
    AT_MASK,
    AT_SEAT,
    AT_SEEN,
    BEGIN,
    BLANK,
    SCRATCH,
    WATCHED,
    N,
)
from tharsis.core.tensors import Layout
from tharsis.core.types import Ints

MAX_GAMES = 1 << 16


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
        self.threads = max(1, min(threads or os.cpu_count() or 1, n))
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._lay_out(self._blank(setup))
        self._chances = [self._chance(f"{seed}/{thread}", thread) for thread in range(self.threads)]
        self.step(np.full(n, BEGIN))

    def _blank(self, setup: dict[str, Any]) -> Any:
        record = blank(self.kind.rules.dtype)
        self.setup = self.kind.rules.plan.fill(record, setup)
        if "first" in (record.dtype.names or ()) and setup.get("first_player") is None:
            record.first = -1
        return record

    def _chance(self, seed: str, thread: int) -> Ints:
        chance = np.zeros(6, np.int64)
        chance[:4] = new_rng(seed)
        chance[SCRATCH], chance[WATCHED] = 2 * self.n + 1 + thread, self.observe
        return chance

    def _lay_out(self, record: Any) -> None:
        n, size = self.n, self.kind.rules.dtype.itemsize
        self._memory = np.zeros((2 * n + 1 + self.threads) * size, np.uint8)
        self._memory[2 * n * size : (2 * n + 1) * size] = np.frombuffer(record.tobytes(), np.uint8)
        mask_words = -(-self.actions.size // 4)
        sizes = {
            AT_ACTION: n, AT_SEAT: n, AT_DONE: n, AT_COUNT: n,
            AT_MASK: n * mask_words, AT_SEEN: n * self.layout.size if self.observe else 0,
        }  # fmt: skip
        self._buffer = room_for((1 + n) * MAX_OPTIONS + sum(sizes.values()))
        self._buffer[N], self._buffer[BLANK] = n, 2 * n
        at, parts = (1 + n) * MAX_OPTIONS, {}
        for part, count in sizes.items():
            self._buffer[part] = at
            parts[part] = self._buffer[at : at + count]
            at += count
        self._actions, self._done, self._counts = parts[AT_ACTION], parts[AT_DONE], parts[AT_COUNT]
        self._listed = self._buffer[MAX_OPTIONS : (1 + n) * MAX_OPTIONS].reshape(n, MAX_OPTIONS)
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
        self._check(chosen)
        self._actions[:] = chosen
        finished = sum(self._run())
        if finished and (self._done > 1).any():
            raise TharsisError("the rules met an inner limit in a game of the batch")

    def _check(self, chosen: NDArray[Any]) -> None:
        begun = (chosen >= 0) & (chosen < self.actions.size)
        legal = begun.copy()
        legal[begun] = self.masks[np.flatnonzero(begun), chosen[begun]]
        if not legal.all() and not (chosen == BEGIN).all():
            place = int(np.flatnonzero(~legal)[0])
            raise IllegalMove(f"action {chosen[place]} in game {place} is not among the options of seat {self.seats[place]}")

    def _run(self) -> list[int]:
        engine, bounds = self.kind.rules.engine, np.linspace(0, self.n, self.threads + 1, dtype=int).tolist()
        calls = list(zip(bounds[:-1], bounds[1:], self._chances, strict=True))
        if self._pool is None:
            return [engine(self._memory, STEP, first, last, chance, self._buffer) for first, last, chance in calls]
        jobs = [
            self._pool.submit(engine, self._memory, STEP, first, last, chance, self._buffer) for first, last, chance in calls
        ]
        return [job.result() for job in jobs]

    def sample(self, chance: np.random.Generator) -> NDArray[np.int32]:
        """A random legal action for every game."""
        picks = (chance.random(self.n) * self._counts).astype(np.int32)
        options = self._listed[np.arange(self.n), picks]
        return np.asarray(self.actions.first[options // ARGUMENTS] + options % ARGUMENTS, np.int32)

    def finished(self, place: int) -> BaseGame:
        """The game that ended last at this place, to ask for scores and winners; it has no moves to go back to."""
        return self._game(self.n + place)

    def game(self, place: int) -> BaseGame:
        """A copy of the game at this place as it stands."""
        return self._game(place)

    def _game(self, place: int) -> BaseGame:
        size = self.kind.rules.dtype.itemsize
        return self.kind.of_position(self._memory[place * size : (place + 1) * size], self.setup)
