"""Many games of one room stepped by one call of the door. `core/batch.py` is what people use.

All games lie in one stretch of memory: the games, the last finished game of each place, a blank one to begin from, and a
scratch record for each thread. All numbers that go in and out lie in one buffer whose head says where each part begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tharsis.core.dense import KINDS, Actions
from tharsis.core.game import ANSWER
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.rng import below, random32
from tharsis.core.tensors import Layout
from tharsis.core.types import Ints

N, AT_ACTION, AT_SEAT, AT_DONE, AT_COUNT, AT_MASK, AT_SEEN, BLANK = range(8)
"""The head of the buffer: how many games, where each part begins, and the place of the blank record. The buffer is made of rows
with room for one answer: the head, the options of each game, then the parts."""
SCRATCH, WATCHED = 4, 5
"""Beside a thread's chance: the place of its scratch record, and whether observations are written."""
BEGIN = -1
"""Said in place of an action: a new game, whatever was there."""

Step = Callable[[Ints, int, int, Ints, Ints], int]


def make_step(record: Any, layout: Layout, actions: Actions, rules: tuple[Any, ...]) -> Step:
    """The compiled loop over a batch, for the rules `(choose, list_options, begin, hide, seats_to_move)` of a room."""
    choose, list_options, begin, hide, seats_to_move = rules
    write = layout.writer()
    size, n_actions, row_size = int(np.dtype(record).itemsize), actions.size, layout.size
    mask_size = -(-n_actions // 4) * 4
    first_action = actions.first
    option_of = np.array([actions.option(action) for action in range(n_actions)], np.int32)
    fields = np.dtype(record).fields or {}
    first_at = int(fields["first"][1]) if "first" in fields else -1
    assert len(first_action) == KINDS

    @compiled
    def copy_place(memory: Ints, source: int, target: int) -> None:
        memory[target * size : (target + 1) * size] = memory[source * size : (source + 1) * size]

    @compiled
    def begin_game(memory: Ints, place: int, rng: Ints, buffer: Ints) -> None:
        copy_place(memory, buffer[BLANK], place)
        game = memory.view(record)[place]
        for i in range(4):
            game.rng[i] = random32(rng)
        if first_at >= 0 and memory[place * size + first_at] == 255:
            memory[place * size + first_at] = below(rng, int(game.players))
        begin(game)

    @compiled
    def see(memory: Ints, place: int, seat: int, rng: Ints, buffer: Ints) -> None:
        """Write the observation of the seat that is to move."""
        scratch = rng[SCRATCH]
        copy_place(memory, place, scratch)
        game = memory.view(record)[scratch]
        hide(game, seat)
        start = buffer[AT_SEEN] + place * row_size
        out = buffer[start : start + row_size].view(np.float32)
        write(memory[scratch * size : (scratch + 1) * size], seat, int(game.players), out)

    @compiled
    def ask(memory: Ints, place: int, rng: Ints, buffer: Ints) -> None:
        """Who is to move, what it may do, what it sees."""
        game = memory.view(record)[place]
        seats, seat = seats_to_move(game), 0
        while not seats >> seat & 1:
            seat += 1
        masks = buffer.view(np.uint8)
        start = buffer[AT_MASK] * 4 + place * mask_size
        listed = buffer.view(ANSWER)[1 + place].options[:]
        for i in range(buffer[buffer[AT_COUNT] + place]):
            masks[start + first_action[listed[i] // ARGUMENTS] + listed[i] % ARGUMENTS] = 0
        count = list_options(game, seat, listed)
        for i in range(count):
            masks[start + first_action[listed[i] // ARGUMENTS] + listed[i] % ARGUMENTS] = 1
        buffer[buffer[AT_COUNT] + place] = count
        buffer[buffer[AT_SEAT] + place] = seat
        if rng[WATCHED]:
            see(memory, place, seat, rng, buffer)

    @compiled
    def step(memory: Ints, first: int, last: int, rng: Ints, buffer: Ints) -> int:
        """Carry out the action of each place from `first` to `last`; finished games are kept aside and begun anew."""
        finished = 0
        for place in range(first, last):
            action = buffer[buffer[AT_ACTION] + place]
            if action == BEGIN:
                begin_game(memory, place, rng, buffer)
                buffer[buffer[AT_DONE] + place] = 0
            else:
                game = memory.view(record)[place]
                choose(game, buffer[buffer[AT_SEAT] + place], option_of[action])
                done = game.over or game.fault
                buffer[buffer[AT_DONE] + place] = done
                if done:
                    copy_place(memory, place, buffer[N] + place)
                    begin_game(memory, place, rng, buffer)
                    finished += 1
            ask(memory, place, rng, buffer)
        return finished

    return step
