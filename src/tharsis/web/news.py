"""The log, the digest and the alerts, from event rows. How a game speaks of its rows is its style."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from tharsis.cards.names import CARD, MC, RESOURCES
from tharsis.core.game import Event
from tharsis.text.bundle import message_id
from tharsis.web.bits import Reader, Sum, masked
from tharsis.web.live import Entry
from tharsis.web.records import Bit, Line

TABLE = -1
NOBODYS = ("parameter", "tile")
"""What can happen without a player."""
SHOWN_ENTRIES = 90
LONGEST = 3 * SHOWN_ENTRIES
"""A log that has grown so long is begun anew."""
BEGUN = 60
"""Moves before those told that may belong to the same line."""
KEPT_LOGS = 3
"""Readers of one game whose logs are kept."""
SHARED = "shared"
"""How a line looks that tells of all seats and is folded."""
ORDER = (MC, *(resource for resource in RESOURCES if resource != MC))
LOSSES = ("lost", "removed_cubes", "discarded")
GIVEN = (*LOSSES, "paid")
"""What is told before what it brings."""
Headline = Callable[[Event, Reader], str]
Whole = Callable[[Event, Sequence[Event], Reader], str]


def names(head: Event, cause: str | None) -> bool:
    """Whether the headline is caused by it, or tells of it."""
    return cause == head.cause or cause in head.facts.values()


def fact_of(key: str, fact: str, name: str = "") -> Headline:
    """A sentence about the seat with one fact of the event."""
    return lambda row, reader: reader.told(key, row.seat, **{name or fact: row[fact]})


@dataclass(frozen=True, slots=True)
class Style:
    headlines: Mapping[str, Headline]
    add_up: Callable[[Iterable[Event], int, bool], Sum]
    silent: Collection[str]
    private: Collection[str]
    of_table: Collection[str]
    """Headlines that are nobody's own."""
    closed: Collection[str]
    """Headlines that nothing more is added to."""
    whole: Mapping[str, tuple[str, Whole]]
    """Headlines told with the amounts of the rows after them: the kind of those rows, which are then told, and the sentence."""
    spends: Collection[str]
    """Headlines whose own losses are their price."""
    shared: Mapping[str, str]
    """Phases in which one line tells what each seat got, with its message."""
    paid_before: Collection[str]
    """Headlines with a price that is paid before they are told."""
    paid_after: Collection[str]
    """Headlines with a price that is paid afterwards."""
    discounts: Collection[str]
    """Cards whose owner may give something up to pay less: it is part of the price."""
    in_runs: Collection[str]
    """Headlines that one line tells of, when a seat does it again and again."""
    of_card: Collection[str]
    """Headlines that name a card, whose own effects need no cause."""
    placed: Collection[str]
    """Headlines that mark a space of the map."""
    returns: Callable[[Event], bool]
    """Whether it belongs to the solar phase, which one line tells of."""
    holds: Callable[[str], str]
    """The kind of cube a card holds."""
    cards: Collection[str]
    """Causes that are cards."""
    phase_name: Callable[[str, Reader], str]
    """What the log calls a phase when nothing else is the cause."""

    def named(self, paid: str) -> str:
        """What was paid: a resource, or the cubes of a card."""
        return self.holds(paid) if paid in self.cards else paid


@dataclass
class Draft:
    """A line that is still being written."""

    seat: int
    text: str
    number: int
    css: str = ""
    card: str | None = None
    """The card that the line tells of."""
    head: Event | None = None
    """The row that the line begins with."""
    owes: int = 0
    """M€ that are still to be paid for it."""
    run: str = ""
    """What the seat may go on with on this line, empty when nothing."""
    space: int = 0
    is_bare: bool = False
    """Whether it only says whose the effects are."""
    paid: list[Event] = field(default_factory=list)
    """Its price."""
    rows: list[Event] = field(default_factory=list)

    def names(self, cause: str | None) -> bool:
        """Whether what the line begins with is the cause."""
        return self.head is not None and cause is not None and names(self.head, cause)

    def line(self, style: Style, reader: Reader) -> Line:
        """What the move did and what was paid for it, then what other cards did because of it."""
        if self.css == SHARED:
            return Line(0, self.text, (), self.css, self.number, self._shares(style, reader))
        text, rest = self._sentence(style, reader)
        by_cause: dict[str, list[Event]] = {}
        for row in sorted(rest, key=lambda row: (row.seat != self.seat, row.kind not in GIVEN)):
            caused = row.cause if row.cause in style.cards and row.cause != self.card else None
            by_cause.setdefault(caused or "", []).append(row)
        own = style.add_up(by_cause.pop("", []), self.seat, True).bits(reader)
        causes = [(card, style.add_up(rows, self.seat, True).bits(reader)) for card, rows in by_cause.items()]
        told = tuple((reader.t("event-effect-of", card=card), bits) for card, bits in causes if bits)
        spaces = [space for bits in (own, *(bits for _, bits in told)) for bit in bits for space in bit.spaces]
        placed = tuple([self.space, *spaces] if self.space else spaces)
        return Line(self.seat + 1, text, own, self.css, self.number, told, self._hurts(style, reader), placed)

    def _shares(self, style: Style, reader: Reader) -> tuple[tuple[str, tuple[Bit, ...]], ...]:
        """What each player got, the reader first."""
        seats = sorted({row.seat for row in self.rows}, key=lambda seat: (seat != reader.seat, seat))
        in_order = sorted(self.rows, key=lambda row: ORDER.index(row.facts.get("resource", MC)))
        rows = {seat: [row for row in in_order if row.seat == seat] for seat in seats}
        return tuple((reader.name(seat), style.add_up(rows[seat], seat, True).bits(reader)) for seat in seats)

    def _sentence(self, style: Style, reader: Reader) -> tuple[str, list[Event]]:
        """The headline with its price, `Ann plays Asteroid for 14 M€`, and the rows that it does not tell."""
        text, rest = self.text, self.rows
        if self.head and self.head.kind in style.whole:
            kind, whole = style.whole[self.head.kind]
            own = [row for row in self.rows if row.kind == kind and row.seat == self.seat]
            text, rest = whole(self.head, own, reader), [row for row in self.rows if row not in own]
        spent = [row for row in rest if row.seat == self.seat and self._is_spent(row, style)]
        price = self._price([*self.paid, *spent], style, reader)
        return reader.t("event-for", event=text, price=price) if price else text, [row for row in rest if row not in spent]

    def _is_spent(self, row: Event, style: Style) -> bool:
        """What an action costs is lost or paid after it is told."""
        spends = self.head is not None and self.head.kind in style.spends
        return spends and row.kind in ("lost", "discarded", "paid") and row.cause == self.card

    def _price(self, spent: Iterable[Event], style: Style, reader: Reader) -> str:
        paid: dict[str, int] = {}
        for row in spent:
            what, amount = (CARD, 1) if row.kind == "discarded" else (row.facts.get("resource") or row["card"], row["amount"])
            paid[what] = paid.get(what, 0) + amount
        if not paid and self.owes > 0:
            paid = {MC: self.owes}
        items = [reader.t("event-price", resource=style.named(what), n=amount) for what, amount in paid.items() if amount]
        return reader.t("list-and", head=", ".join(items[:-1]), last=items[-1]) if len(items) > 1 else "".join(items)

    def _hurts(self, style: Style, reader: Reader) -> tuple[str, ...]:
        """What somebody else's move took from the reader, with the culprit and the card."""
        if self.seat in (reader.seat, TABLE) or reader.seat < 0:
            return ()
        said = (self._hurt(row, style, reader) for row in self.rows if row.seat == reader.seat)
        return tuple(text for text in said if text)

    def _hurt(self, row: Event, style: Style, reader: Reader) -> str:
        card = row.cause if row.cause in style.cards else self.card
        if card is None:
            return ""
        if row.kind == "lost":
            key, what, amount = "alert-lost", {"resource": row["resource"]}, row["amount"]
        elif row.kind == "production" and row["amount"] < 0:
            key, what, amount = "alert-production", {"resource": row["resource"]}, -row["amount"]
        elif row.kind == "removed_cubes":
            key, what, amount = "alert-cubes", {"kind": style.holds(row["card"])}, row["amount"]
        else:
            return ""
        return reader.t(key, player=reader.name(self.seat), card=card, n=amount, **what)


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
        return row.cause is None and last.card is not None and bool(self.style.phase_name(self.phase_now, self.reader))

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
            return self.reader.told("event-because", row.seat, cause=self.reader.card(str(row.cause)))
        phase = self.style.phase_name(self.phase_now, self.reader)
        return self.reader.told("event-because", row.seat, cause=phase) if phase else self.reader.name(row.seat)


def lines(entries: Sequence[Entry], style: Style, reader: Reader) -> list[Line]:
    """Oldest first."""
    writer = Writer(style, reader)
    for entry in entries:
        writer.write(entry)
    return [line for draft in writer.drafts if (line := draft.line(style, reader)).bits or line.causes or not draft.is_bare]


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
