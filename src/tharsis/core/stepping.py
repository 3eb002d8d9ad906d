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
from tharsis.core.types import Ints, Record

N, AT_ACTION, AT_SEAT, AT_DONE, AT_COUNT, AT_MASK, AT_SEEN, BLANK = range(8)
"""The head of the buffer: how many games, where each part begins, and the place of the blank record. The buffer is made of rows
with room for one answer: the head, the options of each game, then the parts."""
SCRATCH, WATCHED = 4, 5
"""Beside a thread's chance: the place of its scratch record, and whether observations are written."""
NOT_SAID = 255
"""The first player where the batch shall draw one, as a byte."""
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
        for i in range(size):
            memory[target * size + i] = memory[source * size + i]

    @compiled
    def begin_game(memory: Ints, game: Record, place: int, rng: Ints, blank: int) -> None:
        copy_place(memory, blank, place)
        for i in range(4):
            game.rng[i] = random32(rng)
        if first_at >= 0 and memory[place * size + first_at] == NOT_SAID:
            memory[place * size + first_at] = below(rng, int(game.players))
        begin(game)

    @compiled
    def see(memory: Ints, games: Ints, place: int, seat: int, scratch: int, row: Ints) -> None:
        """Write the observation of the seat that is to move."""
        copy_place(memory, place, scratch)
        hide(games[scratch], seat)
        write(memory[scratch * size : (scratch + 1) * size], seat, int(games[scratch].players), row)

    @compiled
    def mark(masks: Ints, start: int, options: Ints, count: int, value: int) -> None:
        for i in range(count):
            option = options[i]
            masks[start + first_action[option // ARGUMENTS] + option % ARGUMENTS] = value

    @compiled
    def lowest(seats: int) -> int:
        seat = 0
        while not seats >> seat & 1:
            seat += 1
        return seat

    @compiled
    def step(memory: Ints, first: int, last: int, rng: Ints, buffer: Ints) -> int:
        """Carry out the action of each place from `first` to `last`; finished games are kept aside and begun anew.
        Then say who is to move, what it may do and what it sees."""
        games, answers, masks, rows = memory.view(record), buffer.view(ANSWER), buffer.view(np.uint8), buffer.view(np.float32)
        at_action, at_seat, at_done, at_count = buffer[AT_ACTION], buffer[AT_SEAT], buffer[AT_DONE], buffer[AT_COUNT]
        at_mask, at_seen, blank, n = buffer[AT_MASK] * 4, buffer[AT_SEEN], buffer[BLANK], buffer[N]
        finished = 0
        for place in range(first, last):
            game, action = games[place], buffer[at_action + place]
            done = 0
            if action == BEGIN:
                begin_game(memory, game, place, rng, blank)
            else:
                choose(game, buffer[at_seat + place], option_of[action])
                if game.over or game.fault:
                    done = 2 if game.fault else 1
                    copy_place(memory, place, n + place)
                    begin_game(memory, game, place, rng, blank)
                    finished += 1
            buffer[at_done + place] = done
            seat = lowest(seats_to_move(game))
            options = answers[1 + place].options[:]
            mark(masks, at_mask + place * mask_size, options, buffer[at_count + place], 0)
            count = list_options(game, seat, options)
            mark(masks, at_mask + place * mask_size, options, count, 1)
            buffer[at_count + place], buffer[at_seat + place] = count, seat
            if rng[WATCHED]:
                start = at_seen + place * row_size
                see(memory, games, place, seat, rng[SCRATCH], rows[start : start + row_size])
        return finished

    return step
