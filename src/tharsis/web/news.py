"""The log, the digest and the alerts, from event rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tharsis.core.game import Event
from tharsis.text.bundle import message_id
from tharsis.web.bits import Reader, masked
from tharsis.web.drafts import LOSSES, SHARED, TABLE, Draft, Style, names
from tharsis.web.live import Entry
from tharsis.web.records import Bit, Line

NOBODYS = ("parameter", "tile")
"""What can happen without a player."""
SHOWN_ENTRIES = 90
LONGEST = 3 * SHOWN_ENTRIES
"""A log that has grown so long is begun anew."""
BEGUN = 60
"""Moves before those told that may belong to the same line."""
KEPT_LOGS = 3
"""Readers of one game whose logs are kept."""


class Writer:
    def __init__(self, style: Style, reader: Reader) -> None:
        self.style = style
        self.reader = reader
        self.drafts: list[Draft] = []
        self.pending: list[Event] = []
        self.debtors: dict[int, Draft] = {}
        """By seat, the line that its next payment in this phase belongs to."""
        self.open: dict[int, Draft] = {}
        """By seat, what it last did in this phase that more may be added to."""
        self.shared = ""
        """The message of a phase in which all get something."""
        self.is_home = False
        """Whether this generation's solar phase is told."""
        self.shares: Draft | None = None
        """The line of that phase."""
        self.phase_now = ""
        self.is_closed = False

    def write(self, entry: Entry) -> None:
        if entry.seat == self.reader.seat != self._seat_of_run():
            self._end_run()
        for row in masked(entry.rows, self.reader.seat, self.style.private):
            if row.kind == "phase":
                self.phase_now, self.shared = row["phase"], self.style.shared.get(row["phase"], "")
                self._settle(entry, self.pending)
                self.shares, self.is_home = None, False
                self.debtors.clear()
                self.open.clear()
                self._end_run()
            elif self.drafts and (self.drafts[-1].run, self.drafts[-1].seat) == (row.kind, row.seat):
                self._go_on(row, entry)
            elif row.kind in self.style.headlines:
                self._headline(row, entry)
            elif self.shared and self.style.returns(row):
                self._home(entry)
            elif row.kind == "parameter" and row.cause is None and entry.rows[0].kind == "parameter" and row.seat >= 0:
                self._help(row, entry)
            elif row.seat < 0 and row.kind in NOBODYS:
                self._nobody(row, entry)
            elif row.kind not in self.style.silent:
                self._detail(row, entry)
        is_paying = bool(entry.rows) and entry.rows[-1].kind == "paid"
        self._settle(entry, [row for row in self.pending if row.cause is None or not is_paying])

    def _seat_of_run(self) -> int:
        return self.drafts[-1].seat if self.drafts and self.drafts[-1].run else TABLE

    def _end_run(self) -> None:
        """Not across phases, nor across what the reader did: the digest tells what came after."""
        if self.drafts:
            self.drafts[-1].run = ""

    def _go_on(self, row: Event, entry: Entry) -> None:
        last = self.drafts[-1]
        last.rows, last.number = [*last.rows, row], entry.number

    def _headline(self, row: Event, entry: Entry) -> None:
        is_table = row.kind in self.style.of_table
        self.shared = "" if is_table else self.shared
        seat = TABLE if is_table else row.seat
        draft = Draft(seat, self.style.headlines[row.kind](row, self.reader), entry.number, "gen" if is_table else "")
        draft.card, draft.head = row["card"] if row.kind in self.style.of_card else None, row
        draft.run = row.kind if row.kind in self.style.in_runs else ""
        draft.space = row["space"] if row.kind in self.style.placed else 0
        draft.paid = [paid for paid in self.pending if paid.seat == seat and self._is_for(row, paid)]
        self.pending = [paid for paid in self.pending if paid not in draft.paid]
        self._settle(entry, [paid for paid in self.pending if paid.seat == seat])
        if row.kind in self.style.paid_after and row["price"] > 0:
            draft.owes, self.debtors[seat] = row["price"], draft
        if self.style.whole.get(row.kind, ("",))[0] == row.kind:
            draft.rows.append(row)
        self.is_closed = row.kind in self.style.closed
        if not self.is_closed:
            self.open[seat] = draft
        self.drafts.append(draft)

    def _home(self, entry: Entry) -> None:
        """All trade fleets come home and all markers move at the same time: one line."""
        if not self.is_home:
            self.is_home = True
            self.drafts.append(Draft(TABLE, self.reader.t("event-solar"), entry.number))

    def _help(self, row: Event, entry: Entry) -> None:
        """A parameter that a player may raise for Mars, which is no move of the phase before it."""
        last = self.drafts[-1] if self.drafts else None
        if last and (last.number, last.is_help) == (entry.number, True):
            last.rows.append(row)
        else:
            self.drafts.append(Draft(TABLE, self.reader.t("event-help"), entry.number, "gen", is_help=True, rows=[row]))

    def _nobody(self, row: Event, entry: Entry) -> None:
        """What nobody did, such as the World Government's step: a line of the table for each cause in a move."""
        last = self.drafts[-1] if self.drafts else None
        if last and (last.number, last.seat, last.card) == (entry.number, TABLE, row.cause):
            last.rows.append(row)
        else:
            text = self.reader.t(message_id("cause", row.cause)) if row.cause else ""
            self.drafts.append(Draft(TABLE, text, entry.number, "gen", card=row.cause, is_bare=True, rows=[row]))

    def _detail(self, row: Event, entry: Entry) -> None:
        going_on = self.open.get(row.seat)
        if self.shared and (going_on is None or row.cause is None):
            self._produced(row, entry)
        elif row.kind == "paid":
            self._paid(row)
        elif self._is_discount(row):
            self.pending.append(row)
        elif self.drafts and self._belongs(row, entry, self.drafts[-1]):
            self.drafts[-1].rows.append(row)
        elif going_on and row.seat == entry.seat and not self._is_of_phase(row, going_on):
            going_on.rows.append(row)
        else:
            self._bare(row, entry)

    def _is_of_phase(self, row: Event, last: Draft) -> bool:
        """A phase's bonus has no cause, what a card does has."""
        return row.cause is None and last.card is not None and self.phase_now in self.style.phases

    def _bare(self, row: Event, entry: Entry) -> None:
        self.is_closed = False
        self.drafts.append(Draft(row.seat, self._cause(row), entry.number, card=row.cause, is_bare=True, rows=[row]))

    def _paid(self, row: Event) -> None:
        """To the purchase that owes it, to what the same card has just done, or to what comes next."""
        owing, going_on = self.debtors.get(row.seat), self.open.get(row.seat)
        if owing:
            owing.paid.append(row)
            owing.owes -= row["amount"]
            if owing.owes <= 0:
                del self.debtors[row.seat]
        elif going_on and going_on.names(row.cause):
            going_on.rows.append(row)
        else:
            self.pending.append(row)

    def _is_discount(self, row: Event) -> bool:
        going_on = self.open.get(row.seat)
        return row.kind in LOSSES and row.cause in self.style.discounts and not (going_on and going_on.names(row.cause))

    def _is_for(self, head: Event, paid: Event) -> bool:
        """Whether it was paid for what the headline tells."""
        return head.kind in self.style.paid_before and (names(head, paid.cause) or self._is_discount(paid))

    def _belongs(self, row: Event, entry: Entry, last: Draft) -> bool:
        """To what the mover has just done, to what the same card does for the same seat, or to what the headline is the cause
        of. What others get without a cause, such as a phase's bonus, is nobody's move."""
        if last.names(row.cause):
            return True
        is_same = last.number == entry.number and (last.seat, last.card) == (row.seat, row.cause)
        is_moved = last.seat == entry.seat and (row.seat == last.seat or row.seat < 0 or row.cause is not None)
        return not self.is_closed and not self._is_of_phase(row, last) and (is_moved or is_same)

    def _produced(self, row: Event, entry: Entry) -> None:
        if row.kind == "lost":  # energy that has become heat: the line tells what came in
            return
        if self.shares is None:
            self.shares = Draft(TABLE, self.reader.t(self.shared), entry.number, SHARED)
            self.drafts.append(self.shares)
        self.shares.rows.append(row)
        self.shares.number = entry.number

    def _settle(self, entry: Entry, paid: Sequence[Event]) -> None:
        """A payment without a purchase of its own, such as the price of a space, belongs to what its seat did before."""
        self.pending = [row for row in self.pending if row not in paid]
        for row in paid:
            going_on = self.open.get(row.seat)
            if going_on:
                going_on.rows.append(row)
            else:
                self._bare(row, entry)

    def _cause(self, row: Event) -> str:
        """Whose it is, and why, where no headline says so."""
        if row.cause in self.style.cards:
            return self.reader.told("event-because", row.seat, card=str(row.cause))
        if self.phase_now in self.style.phases:
            return self.reader.told("event-bonus", row.seat, phase=self.phase_now)
        return self.reader.name(row.seat)


def lines(entries: Sequence[Entry], style: Style, reader: Reader) -> list[Line]:
    """Oldest first."""
    writer = Writer(style, reader)
    for entry in entries:
        writer.write(entry)
    return [line for draft in writer.drafts if (line := draft.line(style, reader)).bits or line.causes or not draft.is_bare]


SETTLED = Draft(TABLE, "", 0)
"""In place of a line that was told and is not added to any more: of a thousand games nothing is kept twice."""


class Log:
    """What a reader was told of a game so far. It is written on as the game goes on: what is settled is not told anew."""

    def __init__(self, style: Style, reader: Reader) -> None:
        self._writer = Writer(style, reader)
        self._entries: list[Entry] = []
        self._lines: list[Line | None] = []

    def lines(self, entries: Sequence[Entry], first: int) -> list[Line] | None:
        """Of these entries from number `first` on, oldest first; None when they do not go on from what was told."""
        known = self._known(entries)
        if known is None or len(self._entries) > LONGEST:
            return None
        loose = self._loose()
        for entry in entries[known:]:
            self._writer.write(entry)
        self._entries += entries[known:]
        drafts = self._writer.drafts
        for at in loose:
            self._lines[at] = told_line(drafts[at], self._writer)
        self._lines += [told_line(draft, self._writer) for draft in drafts[len(self._lines) :]]
        open_now = set(self._loose())
        drafts[:] = [draft if at in open_now else SETTLED for at, draft in enumerate(drafts)]
        return [line for line in self._lines if line is not None and line.number >= first]

    def _known(self, entries: Sequence[Entry]) -> int | None:
        """How many of the entries were told."""
        if not self._entries:
            return 0
        if not entries:
            return None
        at = next((at for at, entry in enumerate(self._entries) if entry is entries[0]), None)
        count = None if at is None else len(self._entries) - at
        return count if count is not None and count <= len(entries) and entries[count - 1] is self._entries[-1] else None

    def _loose(self) -> list[int]:
        """Lines that may still be added to: the last one, those that are not paid or closed, what all get in a phase."""
        writer = self._writer
        loose = {id(draft) for draft in (*writer.debtors.values(), *writer.open.values(), writer.shares, *writer.drafts[-1:])}
        return [at for at, draft in enumerate(writer.drafts) if id(draft) in loose]


def told_line(draft: Draft, writer: Writer) -> Line | None:
    """None where nothing came of it."""
    line = draft.line(writer.style, writer.reader)
    return line if line.bits or line.causes or not draft.is_bare else None


def live_lines(
    logs: dict[Reader, Log], entries: Sequence[Entry], style: Style, reader: Reader, every: Sequence[Entry] = ()
) -> list[Line]:
    """The same as `lines`, from the logs of the game where one goes on. `every` are all entries, of which these are the last: a
    line that was begun before them is not told by halves."""
    first = entries[0].number if entries else 0
    begun = [*every[max(0, len(every) - len(entries) - BEGUN) : len(every) - len(entries)], *entries] if every else entries
    log = logs.pop(reader, None) or Log(style, reader)
    told = log.lines(begun, first)
    if told is None:
        log = Log(style, reader)
        told = log.lines(begun, first)
    logs[reader] = log
    while len(logs) > KEPT_LOGS:
        del logs[next(iter(logs))]
    return told or []


def last_move_of(entries: Sequence[Entry], seat: int) -> int:
    return max((entry.number for entry in entries if entry.seat == seat), default=-1)


def recent(entries: Sequence[Entry], seat: int) -> Sequence[Entry]:
    """What a page tells of: the last moves, and everything since the seat's own."""
    since = next((at for at in range(len(entries) - 1, -1, -1) if entries[at].seat == seat), 0) if seat >= 0 else len(entries)
    return entries[max(0, min(len(entries) - SHOWN_ENTRIES, since)) :]


def digest(entries: Sequence[Entry], all_lines: Sequence[Line], seat: int) -> list[Line]:
    """What happened since the seat's last move: attacks first, then what others did, in order."""
    mine = last_move_of(entries, seat)
    news = [line for line in all_lines if line.number > mine and (line.seat not in (0, seat + 1) or line.css == SHARED)]
    return sorted(news, key=lambda line: not line.hurts)


def alert(news: Sequence[Line]) -> str:
    """What was done to the reader, and by whom."""
    return "; ".join(text for line in news for text in line.hurts)


def told(line: Line) -> str:
    """The line in words alone: `Ann plays Asteroid for 14 M€: +2 titanium, temperature −28 °C; −3 plants (Bob)`."""
    if line.css == SHARED:
        return f"{line.text}. {'; '.join(f'{name}: {labels(bits)}' for name, bits in line.causes)}"
    follows = "; ".join(part for cause, bits in (("", line.bits), *line.causes) for part in by_owner(cause, bits))
    return f"{line.text}: {follows}" if line.text and follows else line.text or follows


def labels(bits: Iterable[Bit]) -> str:
    return ", ".join(bit.label for bit in bits)


def by_owner(cause: str, bits: Iterable[Bit]) -> Iterator[str]:
    """What each got by the cause, with both in brackets where they are not the mover and the move."""
    for whose, own in groupby(bits, key=lambda bit: bit.whose):
        why = ", ".join(name for name in (whose, cause) if name)
        yield labels(own) + (f" ({why})" if why else "")
