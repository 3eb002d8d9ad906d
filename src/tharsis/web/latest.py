"""The last thing that happened in a game, in one line, for somebody who looks at many games at once."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.web.bits import Reader
from tharsis.web.drafts import Draft
from tharsis.web.live import LiveGame
from tharsis.web.news import Writer, alert, told, told_line
from tharsis.web.records import Line
from tharsis.web.tables import style_of

LOOKED_AT = 30
"""Moves among which the last line of the log is looked for: the whole log is for the table's page."""

ROUNDS = ("generation", "round")
"""What is told beside the game's name."""


@dataclass(frozen=True, slots=True)
class Latest:
    """`number` is that of the seat whose move it was, from 1; 0 is the table's."""

    number: int
    text: str


NOTHING = Latest(0, "")


def latest(live: LiveGame, reader: Reader) -> Latest:
    """As the log tells it to this reader: nothing of what is hidden from the seat."""
    writer = Writer(style_of(live), reader)
    with live.lock:
        entries = live.entries[-LOOKED_AT:]
    for entry in entries:
        writer.write(entry)
    lines = ((draft, told_line(draft, writer)) for draft in reversed(writer.drafts) if not is_heading(draft))
    return next((Latest(line.seat, short(draft, line)) for draft, line in lines if line), NOTHING)


def is_heading(draft: Draft) -> bool:
    return draft.head is not None and draft.head.kind in ROUNDS


def short(draft: Draft, line: Line) -> str:
    """What it took from the reader, else what was done. What came of it is told only where that alone was done."""
    if line.hurts:
        return alert([line])
    return told(line) if draft.is_bare or draft.is_help else line.text
