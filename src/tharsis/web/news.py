"""The log, the digest and the alerts, from event rows. How a game speaks of its rows is its style."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tharsis.core.game import Event
from tharsis.web.bits import Reader, Sum, masked
from tharsis.web.live import Entry
from tharsis.web.records import Bit, Line

TABLE = -1
SHOWN_ENTRIES = 90
DIGEST_LINES = 4


@dataclass(frozen=True, slots=True)
class Style:
    headlines: Mapping[str, Callable[[Event, Reader], str]]
    add_up: Callable[[Iterable[Event], int, bool], Sum]
    silent: Collection[str]
    private: Collection[str]
    of_table: Collection[str]
    """Headlines that are nobody's own."""
    closed: Collection[str]
    """Headlines that nothing more is added to."""
    counted: Collection[str]
    """Headlines whose own row is added up too."""
    paid_after: Collection[str]
    """Headlines with a price that is paid afterwards; others are paid before they are told."""
    in_runs: Collection[str]
    """Headlines that one line tells of, when a seat does it again and again."""
    of_card: Collection[str]
    """Headlines that name a card, whose own effects need no cause."""
    cards: Collection[str]
    """Causes that are cards."""
    phase_name: Callable[[str, Reader], str]
    """What the log calls a phase when nothing else is the cause."""


@dataclass
class Draft:
    """A line that is still being written."""

    seat: int
    text: str
    number: int
    css: str = ""
    card: str | None = None
    """The card that the line tells of."""
    owes: int = 0
    """M€ that are still to be paid for it."""
    run: str = ""
    """What the seat may go on with on this line, empty when nothing."""
    rows: list[Event] = field(default_factory=list)

    def line(self, style: Style, reader: Reader) -> Line:
        """What the move did, then what other cards did because of it."""
        by_cause: dict[str, list[Event]] = {}
        for row in self.rows:
            caused = row.cause if row.cause in style.cards and row.cause != self.card and self.text else None
            by_cause.setdefault(caused or "", []).append(row)
        own = style.add_up(by_cause.pop("", []), self.seat, True).bits(reader)
        causes = [(reader.card(card), style.add_up(rows, self.seat, True).bits(reader)) for card, rows in by_cause.items()]
        told = tuple((name, bits) for name, bits in causes if bits)
        return Line(self.seat + 1, self.text, own, self.css, self.number, told)


class Writer:
    def __init__(self, style: Style, reader: Reader) -> None:
        self.style = style
        self.reader = reader
        self.drafts: list[Draft] = []
        self.pending: list[Event] = []
        self.debtors: dict[int, Draft] = {}
        """By seat, the line that its next payment in this phase belongs to."""
        self.is_production = False
        self.phase_now = ""
        self.is_closed = False

    def write(self, entry: Entry) -> None:
        if entry.seat == self.reader.seat != self._seat_of_run():
            self._end_run()
        for row in masked(entry.rows, self.reader.seat, self.style.private):
            if row.kind == "phase":
                self.is_production, self.phase_now = row["phase"] == "production", row["phase"]
                self.debtors.clear()
                self._end_run()
            elif self.drafts and (self.drafts[-1].run, self.drafts[-1].seat) == (row.kind, row.seat):
                self._go_on(row, entry)
            elif row.kind in self.style.headlines:
                self._headline(row, entry)
            elif row.kind not in self.style.silent:
                self._detail(row, entry)
        self._settle(entry)

    def _seat_of_run(self) -> int:
        return self.drafts[-1].seat if self.drafts and self.drafts[-1].run else TABLE

    def _end_run(self) -> None:
        """Not across phases, nor across what the reader did: the digest tells what came after."""
        if self.drafts:
            self.drafts[-1].run = ""

    def _go_on(self, row: Event, entry: Entry) -> None:
        last = self.drafts[-1]
        last.rows, last.number, self.pending = [*last.rows, *self.pending, row], entry.number, []

    def _headline(self, row: Event, entry: Entry) -> None:
        is_table = row.kind in self.style.of_table
        self.is_production = self.is_production and not is_table
        seat = TABLE if is_table else row.seat
        draft = Draft(seat, self.style.headlines[row.kind](row, self.reader), entry.number, "gen" if is_table else "")
        draft.card = row["card"] if row.kind in self.style.of_card else None
        draft.run = row.kind if row.kind in self.style.in_runs else ""
        draft.rows = [paid for paid in self.pending if paid.seat == seat]
        self.pending = [paid for paid in self.pending if paid.seat != seat]
        if row.kind in self.style.paid_after and row["price"] > 0:
            draft.owes, self.debtors[seat] = row["price"], draft
        if row.kind in self.style.counted:
            draft.rows.append(row)
        self.is_closed = row.kind in self.style.closed
        self.drafts.append(draft)

    def _detail(self, row: Event, entry: Entry) -> None:
        if self.is_production:
            self._produced(row, entry)
        elif row.kind == "paid":
            self._paid(row)
        elif self.drafts and self._belongs(row, entry, self.drafts[-1]):
            self.drafts[-1].rows.append(row)
        else:
            self.is_closed = False
            self.drafts.append(Draft(row.seat, self._cause(row), entry.number, card=row.cause, rows=[row]))

    def _paid(self, row: Event) -> None:
        owing = self.debtors.get(row.seat)
        if owing is None:
            self.pending.append(row)
            return
        owing.rows.append(row)
        owing.owes -= row["amount"]
        if owing.owes <= 0:
            del self.debtors[row.seat]

    def _belongs(self, row: Event, entry: Entry, last: Draft) -> bool:
        """To what the mover has just done, or to what the same card does for the same seat."""
        is_same = last.number == entry.number and (last.seat, last.card) == (row.seat, row.cause)
        return (last.seat == entry.seat and not self.is_closed) or is_same

    def _produced(self, row: Event, entry: Entry) -> None:
        last = self.drafts[-1] if self.drafts else None
        if last is None or last.css != "production" or last.seat != row.seat:
            last = Draft(row.seat, self.reader.t.name("phase", "production"), entry.number, "production")
            self.drafts.append(last)
        last.rows.append(row)

    def _settle(self, entry: Entry) -> None:
        """A payment without a headline of its own belongs to what came before or to what comes next."""
        if self.pending and self.drafts and self.drafts[-1].seat == entry.seat and self.drafts[-1].number == entry.number:
            self.drafts[-1].rows += self.pending
            self.pending = []

    def _cause(self, row: Event) -> str:
        if row.cause in self.style.cards:
            return self.reader.card(str(row.cause))
        return self.style.phase_name(self.phase_now, self.reader)


def lines(entries: Sequence[Entry], style: Style, reader: Reader) -> list[Line]:
    """Oldest first."""
    writer = Writer(style, reader)
    for entry in entries:
        writer.write(entry)
    return [draft.line(style, reader) for draft in writer.drafts if draft.text or draft.rows]


def digest(entries: Sequence[Entry], all_lines: Sequence[Line], seat: int) -> list[Line]:
    """What others did since the seat's last move."""
    mine = max((entry.number for entry in entries if entry.seat == seat), default=-1)
    news = [line for line in all_lines if line.number > mine and line.seat not in (0, seat + 1)]
    return news[-DIGEST_LINES:]


def alert(news: Sequence[Line], reader: Reader) -> str:
    """Something was done to the reader."""
    hurts = [f"{line.text}: {bit.label}" for line in news for bit in all_bits(line) if bit.css.startswith("bad")]
    return "; ".join(hurts)


def all_bits(line: Line) -> list[Bit]:
    return [*line.bits, *(bit for _, bits in line.causes for bit in bits)]


def told(line: Line) -> str:
    """The line in words alone."""
    parts = [line.text, *(bit.label for bit in line.bits)]
    parts += [f"{name}: {', '.join(bit.label for bit in bits)}" for name, bits in line.causes]
    return "; ".join(part for part in parts if part)
