"""The log, the digest and the alerts, from event rows. How a game speaks of its rows is its style."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tharsis.cards.names import MC
from tharsis.core.game import Event
from tharsis.web.bits import Reader, Sum, masked
from tharsis.web.live import Entry
from tharsis.web.records import Bit, Line

TABLE = -1
SHOWN_ENTRIES = 90
PRODUCTION = "production"
Headline = Callable[[Event, Reader], str]


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
    counted: Collection[str]
    """Headlines whose own row is added up too."""
    paid_after: Collection[str]
    """Headlines with a price that is paid afterwards; others are paid before they are told."""
    in_runs: Collection[str]
    """Headlines that one line tells of, when a seat does it again and again."""
    of_card: Collection[str]
    """Headlines that name a card, whose own effects need no cause."""
    placed: Collection[str]
    """Headlines that mark a space of the map."""
    returns: Callable[[Event], bool]
    """Whether it tells of a trade fleet that comes home."""
    holds: Callable[[str], str]
    """The kind of cube a card holds."""
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
    space: int = 0
    is_bare: bool = False
    """Whether it only says whose the effects are."""
    rows: list[Event] = field(default_factory=list)

    def line(self, style: Style, reader: Reader) -> Line:
        """What the move did and what was paid for it, then what other cards did because of it."""
        if self.css == PRODUCTION:
            return Line(0, self.text, (), self.css, self.number, self._shares(style, reader))
        by_cause: dict[str, list[Event]] = {}
        for row in self.rows:
            caused = row.cause if row.cause in style.cards and row.cause != self.card and row.kind != "paid" else None
            by_cause.setdefault(caused or "", []).append(row)
        own = style.add_up(by_cause.pop("", []), self.seat, False).bits(reader)
        causes = [(reader.card(card), style.add_up(rows, self.seat, False).bits(reader)) for card, rows in by_cause.items()]
        told = tuple((name, bits) for name, bits in causes if bits)
        spaces = [space for bits in (own, *(bits for _, bits in told)) for bit in bits for space in bit.spaces]
        placed = tuple([self.space, *spaces] if self.space else spaces)
        text, hurts = self._sentence(reader), self._hurts(style, reader)
        return Line(self.seat + 1, text, own, self.css, self.number, told, hurts, placed)

    def _shares(self, style: Style, reader: Reader) -> tuple[tuple[str, tuple[Bit, ...]], ...]:
        """What each player got, the reader first."""
        seats = sorted({row.seat for row in self.rows}, key=lambda seat: (seat != reader.seat, seat))
        rows = {seat: [row for row in self.rows if row.seat == seat] for seat in seats}
        return tuple((reader.name(seat), style.add_up(rows[seat], seat, True).bits(reader)) for seat in seats)

    def _sentence(self, reader: Reader) -> str:
        """The headline with its price: `Ann plays Asteroid for 14 M€`."""
        paid: dict[str, int] = {}
        for row in self.rows:
            if row.kind == "paid" and row.seat == self.seat:
                paid[row["resource"]] = paid.get(row["resource"], 0) + row["amount"]
        if not paid and self.owes > 0:
            paid = {MC: self.owes}
        items = [reader.t("event-price", resource=resource, n=amount) for resource, amount in paid.items() if amount]
        if not items:
            return self.text
        price = items[0] if len(items) == 1 else reader.t("list-and", head=", ".join(items[:-1]), last=items[-1])
        return reader.t("event-for", event=self.text, price=price)

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
        self.is_production = False
        self.is_home = False
        """Whether this generation's solar phase is told."""
        self.shares: Draft | None = None
        """The line of the production phase that is going on."""
        self.phase_now = ""
        self.is_closed = False

    def write(self, entry: Entry) -> None:
        if entry.seat == self.reader.seat != self._seat_of_run():
            self._end_run()
        for row in masked(entry.rows, self.reader.seat, self.style.private):
            if row.kind == "phase":
                self.is_production, self.phase_now = row["phase"] == PRODUCTION, row["phase"]
                self.shares, self.is_home = None, False
                self.debtors.clear()
                self._end_run()
            elif self.drafts and (self.drafts[-1].run, self.drafts[-1].seat) == (row.kind, row.seat):
                self._go_on(row, entry)
            elif row.kind in self.style.headlines:
                self._headline(row, entry)
            elif self.style.returns(row):
                self._home(entry)
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
        draft.space = row["space"] if row.kind in self.style.placed else 0
        draft.rows = [paid for paid in self.pending if paid.seat == seat]
        self.pending = [paid for paid in self.pending if paid.seat != seat]
        if row.kind in self.style.paid_after and row["price"] > 0:
            draft.owes, self.debtors[seat] = row["price"], draft
        if row.kind in self.style.counted:
            draft.rows.append(row)
        self.is_closed = row.kind in self.style.closed
        self.drafts.append(draft)

    def _home(self, entry: Entry) -> None:
        """All trade fleets come home at the same time: one line."""
        if not self.is_home:
            self.is_home = True
            self.drafts.append(Draft(TABLE, self.reader.t("event-solar"), entry.number, "gen"))

    def _detail(self, row: Event, entry: Entry) -> None:
        if self.is_production:
            self._produced(row, entry)
        elif row.kind == "paid":
            self._paid(row)
        elif self.drafts and self._belongs(row, entry, self.drafts[-1]):
            self.drafts[-1].rows.append(row)
        else:
            self.is_closed = False
            self.drafts.append(Draft(row.seat, self._cause(row), entry.number, card=row.cause, is_bare=True, rows=[row]))

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
        if self.shares is None:
            self.shares = Draft(TABLE, self.reader.t("event-production"), entry.number, PRODUCTION)
            self.drafts.append(self.shares)
        self.shares.rows.append(row)
        self.shares.number = entry.number

    def _settle(self, entry: Entry) -> None:
        """A payment without a headline of its own belongs to what came before or to what comes next."""
        if self.pending and self.drafts and self.drafts[-1].seat == entry.seat and self.drafts[-1].number == entry.number:
            self.drafts[-1].rows += self.pending
            self.pending = []

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


def last_move_of(entries: Sequence[Entry], seat: int) -> int:
    return max((entry.number for entry in entries if entry.seat == seat), default=-1)


def recent(entries: Sequence[Entry], seat: int) -> Sequence[Entry]:
    """What a page tells of: the last moves, and everything since the seat's own."""
    since = next((at for at in range(len(entries) - 1, -1, -1) if entries[at].seat == seat), 0) if seat >= 0 else len(entries)
    return entries[max(0, min(len(entries) - SHOWN_ENTRIES, since)) :]


def digest(entries: Sequence[Entry], all_lines: Sequence[Line], seat: int) -> list[Line]:
    """What happened since the seat's last move: attacks first, then what others did, in order."""
    mine = last_move_of(entries, seat)
    news = [line for line in all_lines if line.number > mine and (line.seat not in (0, seat + 1) or line.css == PRODUCTION)]
    return sorted(news, key=lambda line: not line.hurts)


def alert(news: Sequence[Line]) -> str:
    """What was done to the reader, and by whom."""
    return "; ".join(text for line in news for text in line.hurts)


def told(line: Line) -> str:
    """The line in words alone: `Ann plays Asteroid for 14 M€: +2 titanium, Temperature −28 °C`."""
    bits = ", ".join(bit.label for bit in line.bits)
    causes = "; ".join(f"{name}: {', '.join(bit.label for bit in bits)}" for name, bits in line.causes)
    follows = "; ".join(part for part in (bits, causes) if part)
    return f"{line.text}: {follows}" if line.text and follows else line.text or follows
