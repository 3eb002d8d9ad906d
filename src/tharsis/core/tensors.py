"""An observation as one row of numbers, for agents that learn.

A game's room says how each field of its record is written (`Part`). The seat that looks comes first and the others follow
in turn order, so that one agent can play any seat. The row is written from a record from which everything the seat may not
know has been blanked before, and by compiled code, since it is written at every step of a training.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from tharsis.core.bits import TOGETHER, equal, lowest
from tharsis.core.frames import ASK_KINDS, CARD, FRAME_WIDTH, KIND, MAX_FRAMES, A
from tharsis.core.jit import compiled
from tharsis.core.piles import CHOSEN, EVENTS, HAND, PACK, SEEN, TABLEAU
from tharsis.core.types import Ints

OWN_PILES = (HAND, SEEN, PACK, CHOSEN)
"""Piles of which a seat sees its own alone."""
OPEN_PILES = (TABLEAU, EVENTS)
ASK_NUMBERS = FRAME_WIDTH - 1 - A


Seen = tuple[Ints, Ints, Ints]
"""The memory of a record as numbers of one, two and four bytes."""


class How(IntEnum):
    AMOUNT = 0
    SEAT = 1
    KIND = 2
    ZONE = 3


@dataclass(frozen=True)
class Part:
    """How a field is written.

    AMOUNT: each number × `scale`. SEAT: who, as one of the seats counted from the one that looks, or nobody's or neutral.
    KIND: one of `kinds`. ZONE: for each pile a seat may see, which cards lie in it.
    """

    field: str
    how: How = How.AMOUNT
    scale: float = 1.0
    kinds: int = 0
    per_seat: bool = False
    """Whether the field's first index is a seat."""


@dataclass(frozen=True)
class Section:
    """A span of the row."""

    name: str
    start: int
    size: int
    about: str


MODE, WIDTH, FIRST, COUNT, STRIDE, START, SIZE, PER_SEAT = range(8)


class Layout:
    """Where each field stands in the row, and the compiled function that writes it."""

    def __init__(self, dtype: np.dtype[Any], parts: Sequence[Part], seats: int) -> None:
        self.dtype, self.seats = np.dtype(dtype), seats
        self.sections: list[Section] = []
        self.size = 0
        rows, scales = [], []
        for part in parts:
            row = self._row(part)
            rows.append(row)
            scales.append(part.scale)
        self.ask = self._add(
            "ask", ASK_KINDS + 1 + ASK_NUMBERS, f"what the seat is asked: kind (of {ASK_KINDS}), card + 1, numbers"
        )
        self.rows: Ints = np.array(rows, np.int64)
        self.scales: Ints = np.array(scales, np.float32)

    def _add(self, name: str, size: int, about: str) -> int:
        start = self.size
        self.sections.append(Section(name, start, size, about))
        self.size += size
        return start

    def _row(self, part: Part) -> list[int]:
        kind, offset = self._field(part.field)
        shape = kind.shape
        count = int(np.prod(shape[1:])) if part.per_seat else int(np.prod(shape))
        width = kind.base.itemsize
        size = self._size(part, count)
        start = self._add(part.field, size * (self.seats if part.per_seat else 1), self._about(part, count))
        return [part.how, width, offset // width, count, count if part.per_seat else 0, start, part.kinds, size]

    def _field(self, name: str) -> tuple[np.dtype[Any], int]:
        fields = self.dtype.fields
        assert fields is not None
        return fields[name][0], int(fields[name][1])

    def _size(self, part: Part, count: int) -> int:
        if part.how == How.SEAT:
            return count * (self.seats + 1)
        if part.how == How.KIND:
            return count * part.kinds
        if part.how == How.ZONE:
            return count * (len(OWN_PILES) + len(OPEN_PILES) * self.seats)
        return count

    def _about(self, part: Part, count: int) -> str:
        what = {
            How.AMOUNT: f"{count} numbers × {part.scale:g}",
            How.SEAT: f"{count} times one of {self.seats} seats from the one that looks, or neutral",
            How.KIND: f"{count} times one of {part.kinds}",
            How.ZONE: f"{count} cards in own hand, looked at, pack, chosen; then played and events of each seat",
        }[part.how]
        return f"for each seat from the one that looks: {what}" if part.per_seat else what

    def writer(self) -> Callable[[Ints, int, int, Ints], None]:
        return _writer(self)


@compiled
def who(number: int, seat: int, players: int, seats: int) -> int:
    """Counted from the seat that looks; the last is neutral, −1 nobody."""
    if 0 <= number < players:
        return (number - seat + players) % players
    return seats if number == seats else -1


@compiled
def write_pile(zones: Ints, zone: int, out: Ints) -> None:
    """Mark the cards that lie in a zone. The last set looks at 32 cards of which some were seen already."""
    for first in range(0, len(zones), TOGETHER):
        at = min(first, len(zones) - TOGETHER)
        cards = equal(zones, at, zone)
        while cards:
            card = lowest(cards)
            out[at + card] = 1
            cards &= cards - 1


@compiled
def write_zones(zones: Ints, seat: int, players: int, seats: int, out: Ints) -> None:
    """Own piles first, then the open ones of each seat."""
    cards = len(zones)
    for i in range(len(OWN_PILES)):
        write_pile(zones, OWN_PILES[i] + seat, out[i * cards : (i + 1) * cards])
    for i in range(len(OPEN_PILES)):
        for other in range(players):
            plane = len(OWN_PILES) + i * seats + other
            write_pile(zones, OPEN_PILES[i] + (seat + other) % players, out[plane * cards : (plane + 1) * cards])


def _writer(layout: Layout) -> Callable[[Ints, int, int, Ints], None]:
    rows, scales, seats, ask = layout.rows, layout.scales, layout.seats, layout.ask
    depth_at = layout._field("depth")[1]
    frames_at = layout._field("frames")[1] // 2

    @compiled
    def write_numbers(numbers: Ints, row: int, first: int, start: int, seat: int, players: int, out: Ints) -> None:
        """One part of a row, from numbers of its width."""
        mode, count, kinds, scale = rows[row, MODE], rows[row, COUNT], rows[row, SIZE], scales[row]
        here, there = numbers[first : first + count], out[start:]
        if mode == How.AMOUNT:
            for i in range(count):
                there[i] = here[i] * scale
        elif mode == How.KIND:
            for i in range(count):
                number = int(here[i])
                if 0 <= number < kinds:
                    there[i * kinds + number] = 1
        elif mode == How.SEAT:
            for i in range(count):
                whose = who(int(here[i]), seat, players, seats)
                if whose >= 0:
                    there[i * (seats + 1) + whose] = 1

    @compiled
    def write_part(seen: Seen, row: int, first: int, start: int, seat: int, players: int, out: Ints) -> None:
        if rows[row, MODE] == How.ZONE:
            write_zones(seen[0][first : first + rows[row, COUNT]], seat, players, seats, out[start:])
        elif rows[row, WIDTH] == 1:
            write_numbers(seen[0], row, first, start, seat, players, out)
        elif rows[row, WIDTH] == 2:
            write_numbers(seen[1], row, first, start, seat, players, out)
        else:
            write_numbers(seen[2], row, first, start, seat, players, out)

    @compiled
    def write_ask(seen: Seen, seat: int, out: Ints) -> None:
        depth = int(seen[0][depth_at + seat])
        if depth == 0:
            return
        frame = seen[1][frames_at + (seat * MAX_FRAMES + depth - 1) * FRAME_WIDTH :]
        out[ask + frame[KIND]] = 1
        out[ask + ASK_KINDS] = (frame[CARD] + 1) * 0.01
        for i in range(ASK_NUMBERS):
            out[ask + ASK_KINDS + 1 + i] = frame[A + i] * 0.1

    @compiled
    def write(memory: Ints, seat: int, players: int, out: Ints) -> None:
        """Write what is left of a blanked record into a row."""
        out[:] = 0
        seen = (memory.view(np.int8), memory.view(np.int16), memory.view(np.int32))
        for row in range(len(rows)):
            stride = rows[row, STRIDE]
            if stride == 0:
                write_part(seen, row, rows[row, FIRST], rows[row, START], seat, players, out)
                continue
            for i in range(players):
                first = rows[row, FIRST] + (seat + i) % players * stride
                write_part(seen, row, first, rows[row, START] + i * rows[row, PER_SEAT], seat, players, out)
        write_ask(seen, seat, out)

    return write
