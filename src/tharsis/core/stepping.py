"""Many games of one room stepped by one call of a door of their own, so that who only plays does not compile it.
`core/batch.py` is what people use.

All games lie in one stretch of memory: the games, the last finished game of each place, a blank one to begin from, and a
scratch record for each thread. All numbers that go in and out lie in one buffer whose head says where each part begins.

Threads share the places. The first is Python's own; the others wait inside compiled code for the next step, and go to sleep
when none comes for a while.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tharsis.core.dense import KINDS, Actions
from tharsis.core.game import HIDE, MAX_OPTIONS, NEXT, SET_UP
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.random_play import NOT_OVER, OF_SEAT
from tharsis.core.rng import below, random32
from tharsis.core.signals import LINE, fetch, heard, tell
from tharsis.core.tensors import Layout
from tharsis.core.types import Ints

N, AT_ACTION, AT_SEAT, AT_DONE, AT_COUNT, AT_LOT, AT_MASK, AT_SEEN, BLANK, THREADS, WATCHED, FAULTS = range(12)
"""The head of the buffer: how many games, where each part begins, the place of the blank record, how many threads, whether
observations are written, and how many games met a fault. The buffer is made of rows with room for one answer: the head, the
actions of each game, then the parts."""
SCRATCH = 4
"""Beside a thread's chance: the place of its scratch record."""
NOT_SAID = 255
"""The first player where the batch shall draw one, as a byte."""
BEGIN = -1
"""Said in place of an action: a new game, whatever was there."""

CALL, SHARE, WAIT, SERVE = range(4)
"""What the door can be asked: to begin a round of all threads, to go on with it when other threads had to be woken, to wait for
them, to be one of them; and SEE, to write an observation."""
STEP, NEW, SAMPLE = range(3)
"""What a round is for: to check all actions and carry them out, to begin every game anew, to draw a legal action by lot."""
ROUND, PURPOSE = 0, 1
TURN = 8
DONE_AT, ASLEEP_AT, VERDICT_AT, OF_THREAD = TURN, 2 * TURN, 3 * TURN, 3 * TURN
"""Signals: the number of the round and what it is for; then for each thread the round it has done, whether it is asleep, and
what it found when it checked its actions, each on a line of memory of its own."""
VERDICTS = 1 << 20
"""A verdict is told with the round it belongs to: 0, or one more than the first place whose action is not allowed."""
ASLEEP = 1
PATIENCE, LONG_PATIENCE = 20_000, 1_000_000
"""So many times a signal is looked at before a thread goes to sleep, and before Python is asked whether to go on."""
DONE, LATE, ILLEGAL = 0, -1, -2
"""Answers to CALL and what follows: also, above DONE, which threads are to be woken, and from ILLEGAL down the place of the
first action that is not allowed."""
FAULTY, OVER = 2, 1
WORD = 8
HANDFUL = 8
"""So many actions are marked together: few seats have more, and a loop whose length is known is not guessed wrong."""
SELDOM, ROWS = ("deck", "events", "cubes", "tile_of", "metal_of"), ("frames",)
"""Long fields of which a move looks at little: at one place, or at the beginning of each row."""

Train = Callable[[Ints, int, int, Ints, Ints, Ints], int]


def signals_for(threads: int) -> Ints:
    return np.zeros(TURN + OF_THREAD * threads, np.int64)


def asleep_at(thread: int) -> int:
    """The signal that tells whether a thread is asleep."""
    return ASLEEP_AT + OF_THREAD * thread


def busy_lines(record: np.dtype[Any]) -> Ints:
    """Where the lines of a record begin that most moves look at. Of long fields that is the beginning of each row."""
    lines: set[int] = set()
    for name, (kind, at, *_) in (record.fields or {}).items():
        step = kind.itemsize // kind.shape[0] if name in ROWS else LINE
        lines |= {(at + i) // LINE for i in range(0, 1 if name in SELDOM else kind.itemsize, step)}
    return np.array(sorted(lines), np.int64) * LINE


def make_trainer(record: Any, layout: Layout, actions: Actions, engine: Callable[..., int]) -> Train:
    """What is behind the door to batches of a room, made from the door to its rules."""
    write = layout.writer()
    size, n_actions, row_size = int(np.dtype(record).itemsize), actions.size, layout.size
    mask_size = -(-n_actions // 4) * 4
    first_action = actions.first
    option_of = np.array([actions.option(action) for action in range(n_actions)], np.int32)
    fields = np.dtype(record).fields or {}
    first_at = int(fields["first"][1]) if "first" in fields else -1
    busy = busy_lines(np.dtype(record))
    assert len(first_action) == KINDS and size % WORD == 0

    @compiled
    def copy_place(memory: Ints, source: int, target: int) -> None:
        words, at, to = memory.view(np.int64), source * size // WORD, target * size // WORD
        for i in range(size // WORD):
            words[to + i] = words[at + i]

    @compiled
    def begin_game(memory: Ints, here: Ints, place: int, rng: Ints, blank: int, out: Ints) -> int:
        copy_place(memory, blank, place)
        game = here.view(record)[0]
        for i in range(4):
            game.rng[i] = random32(rng)
        if first_at >= 0 and here[first_at] == NOT_SAID:
            here[first_at] = below(rng, int(game.players))
        engine(here, SET_UP, 0, 0, rng, out)
        return int(engine(here, NEXT, 0, -1, rng, out))

    @compiled
    def number(listed: Ints, count: int, masks: Ints, start: int) -> None:
        """Options become actions, in place, and their marks are fetched; the first action fills up the last handful."""
        for hand in range(0, count, HANDFUL):
            for i in range(hand, hand + HANDFUL):
                action = listed[0]
                if i < count:
                    action = first_action[listed[i] // ARGUMENTS] + listed[i] % ARGUMENTS
                listed[i] = action
                fetch(masks, start + action)

    @compiled
    def fetch_marks(masks: Ints, place: int, buffer: Ints) -> None:
        start, at = int(buffer[AT_MASK]) * 4 + place * mask_size, (1 + place) * MAX_OPTIONS
        for hand in range(at, at + buffer[buffer[AT_COUNT] + place], HANDFUL):
            for i in range(HANDFUL):
                fetch(masks, start + buffer[hand + i])

    @compiled
    def mark(masks: Ints, place: int, buffer: Ints, is_legal: int) -> None:
        """Write what the seat to move may do, or wipe it out again: nothing else of a mask is touched."""
        start, at = int(buffer[AT_MASK]) * 4 + place * mask_size, (1 + place) * MAX_OPTIONS
        for hand in range(at, at + buffer[buffer[AT_COUNT] + place], HANDFUL):
            for i in range(HANDFUL):
                masks[start + buffer[hand + i]] = is_legal

    @compiled
    def see(memory: Ints, place: int, seat: int, scratch: int, rng: Ints, out: Ints, row: Ints) -> None:
        """Write the observation of the seat that is to move."""
        copy_place(memory, place, scratch)
        there = memory[scratch * size : (scratch + 1) * size]
        engine(there, HIDE, seat, 0, rng, out)
        write(there, seat, int(there.view(record)[0].players), row)

    @compiled
    def fetch_game(memory: Ints, place: int) -> None:
        for i in range(len(busy)):
            fetch(memory, place * size + busy[i])

    @compiled
    def step_game(memory: Ints, place: int, rng: Ints, buffer: Ints, listed: Ints) -> int:
        """Carry out the action of a place; a finished game is kept aside and begun anew. The answer is that of `NEXT`."""
        here, action = memory[place * size : (place + 1) * size], buffer[buffer[AT_ACTION] + place]
        buffer[buffer[AT_DONE] + place] = 0
        if action == BEGIN:
            return begin_game(memory, here, place, rng, int(buffer[BLANK]), listed)
        answer = int(engine(here, NEXT, int(buffer[buffer[AT_SEAT] + place]), int(option_of[action]), rng, listed))
        if answer >= NOT_OVER:
            return answer
        is_faulty = here.view(record)[0].fault != 0
        buffer[buffer[AT_DONE] + place] = FAULTY if is_faulty else OVER
        if is_faulty:
            buffer[FAULTS] += 1
        copy_place(memory, place, int(buffer[N]) + place)
        return begin_game(memory, here, place, rng, int(buffer[BLANK]), listed)

    @compiled
    def step(memory: Ints, first: int, last: int, rng: Ints, buffer: Ints) -> None:
        """Step the places from `first` to `last`. Then say who is to move, what it may do and what it sees. A mask is written
        one place later, when its memory has come."""
        masks, rows = buffer.view(np.uint8), buffer.view(np.float32)
        at_count, at_seat, at_mask, at_seen = buffer[AT_COUNT], buffer[AT_SEAT], int(buffer[AT_MASK]) * 4, int(buffer[AT_SEEN])
        is_watched = buffer[WATCHED]
        for place in range(first, last):
            if place + 1 < last:
                fetch_game(memory, place + 1)
                fetch_marks(masks, place + 1, buffer)
            mark(masks, place, buffer, 0)
            listed = buffer[(1 + place) * MAX_OPTIONS : (2 + place) * MAX_OPTIONS]
            answer = step_game(memory, place, rng, buffer, listed)
            seat, count = answer // OF_SEAT, answer % OF_SEAT
            number(listed, count, masks, at_mask + place * mask_size)
            buffer[at_count + place], buffer[at_seat + place] = count, seat
            if place > first:
                mark(masks, place - 1, buffer, 1)
            if is_watched:
                start = at_seen + place * row_size
                see(memory, place, seat, int(rng[SCRATCH]), rng, buffer[:MAX_OPTIONS], rows[start : start + row_size])
        if first < last:
            mark(masks, last - 1, buffer, 1)

    @compiled
    def draw(first: int, last: int, buffer: Ints) -> None:
        """An action by lot for each place."""
        lots = buffer.view(np.float32)
        for place in range(first, last):
            pick = int(lots[buffer[AT_LOT] + place] * buffer[buffer[AT_COUNT] + place])
            buffer[buffer[AT_ACTION] + place] = buffer[(1 + place) * MAX_OPTIONS + pick]

    @compiled
    def share(memory: Ints, thread: int, rng: Ints, buffer: Ints, purpose: int) -> None:
        n, threads = int(buffer[N]), int(buffer[THREADS])
        first, last = n * thread // threads, n * (thread + 1) // threads
        if purpose == SAMPLE:
            draw(first, last, buffer)
        else:
            step(memory, first, last, rng, buffer)

    @compiled
    def check(thread: int, buffer: Ints, signals: Ints, now: int) -> None:
        """Tell of the first place of the thread's share with an action that its mask does not allow."""
        n, threads, masks, verdict = int(buffer[N]), int(buffer[THREADS]), buffer.view(np.uint8), 0
        if signals[PURPOSE] == STEP:
            for place in range(n * thread // threads, n * (thread + 1) // threads):
                action = buffer[buffer[AT_ACTION] + place]
                if action < 0 or action >= n_actions or not masks[buffer[AT_MASK] * 4 + place * mask_size + action]:
                    verdict = place + 1
                    break
        tell(signals, VERDICT_AT + OF_THREAD * thread, now * VERDICTS + verdict)

    @compiled
    def agreed(buffer: Ints, signals: Ints, now: int) -> int:
        """The verdict of all threads together, or LATE."""
        verdict = 0
        for thread in range(buffer[THREADS]):
            tries, told = 0, heard(signals, VERDICT_AT + OF_THREAD * thread)
            while told // VERDICTS != now:
                tries += 1
                if tries == LONG_PATIENCE:
                    return LATE
                told = heard(signals, VERDICT_AT + OF_THREAD * thread)
            if verdict == 0:
                verdict = told % VERDICTS
        return verdict

    @compiled
    def call(buffer: Ints, signals: Ints, purpose: int) -> int:
        """Begin a round: which threads are to be woken."""
        signals[PURPOSE] = purpose
        tell(signals, ROUND, heard(signals, ROUND) + 1)
        sleepers = 0
        for thread in range(1, buffer[THREADS]):
            if tell(signals, ASLEEP_AT + OF_THREAD * thread, 0) == ASLEEP:
                sleepers |= 1 << thread
        return sleepers

    @compiled
    def finish(memory: Ints, rng: Ints, buffer: Ints, signals: Ints) -> int:
        """Do the first thread's share once all actions are known to be allowed, and wait for the others."""
        now = int(signals[ROUND])
        verdict = agreed(buffer, signals, now)
        if verdict == LATE:
            return LATE
        if signals[DONE_AT] != now:
            if verdict == 0:
                share(memory, 0, rng, buffer, int(signals[PURPOSE]))
            signals[DONE_AT] = now
        for thread in range(1, buffer[THREADS]):
            tries = 0
            while heard(signals, DONE_AT + OF_THREAD * thread) != now:
                tries += 1
                if tries == LONG_PATIENCE:
                    return LATE
        return ILLEGAL - (verdict - 1) if verdict else DONE

    @compiled
    def serve(memory: Ints, thread: int, rng: Ints, buffer: Ints, signals: Ints) -> int:
        """Do the thread's share of every round that comes, until none comes for a while."""
        tries, at = 0, DONE_AT + OF_THREAD * thread
        while tries < PATIENCE:
            now = heard(signals, ROUND)
            tries += 1
            if now != signals[at]:
                check(thread, buffer, signals, now)
                verdict = LATE
                while verdict == LATE:
                    verdict = agreed(buffer, signals, now)
                if verdict == 0:
                    share(memory, thread, rng, buffer, int(signals[PURPOSE]))
                tell(signals, at, now)
                tries = 0
            elif tries == PATIENCE:
                tell(signals, at - DONE_AT + ASLEEP_AT, ASLEEP)
                if heard(signals, ROUND) != now and tell(signals, at - DONE_AT + ASLEEP_AT, 0) == ASLEEP:
                    tries = 0
        return 0

    @compiled
    def train(memory: Ints, what: int, number: int, rng: Ints, buffer: Ints, signals: Ints) -> int:
        if what == CALL:
            sleepers = call(buffer, signals, number)
            if sleepers:
                return sleepers
        if what == CALL or what == SHARE:
            check(0, buffer, signals, int(signals[ROUND]))
        if what <= WAIT:
            return finish(memory, rng, buffer, signals)
        if what == SERVE:
            return serve(memory, number, rng, buffer, signals)
        write(memory, number, int(memory.view(record)[0].players), buffer.view(np.float32)[:row_size])
        return 0

    return train
