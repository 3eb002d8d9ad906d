"""A line of the log while it is written: what it begins with, what it cost, what followed. How a game speaks is its style."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tharsis.cards.names import CARD, MC, RESOURCES
from tharsis.core.game import Event
from tharsis.web.bits import Reader, Sum
from tharsis.web.records import Bit, Line

TABLE = -1
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
    phases: Collection[str]
    """Phases with a bonus for who has chosen them, which is the cause when no card is."""

    def named(self, paid: str) -> str:
        """What was paid: a resource, or the cubes of a card."""
        return self.holds(paid) if paid in self.cards else paid


@dataclass(slots=True)
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
    is_help: bool = False
    """Whether it tells of the help that Mars gets."""
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
        own = style.add_up(by_cause.pop("", []), self.seat, True).bits(reader, self.card or "")
        causes = [(card, style.add_up(rows, self.seat, True).bits(reader, card)) for card, rows in by_cause.items()]
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
            key, what, amount = "alert-cubes", {"kind": style.holds(row["card"]), "from": row["card"]}, row["amount"]
        else:
            return ""
        return reader.t(key, player=reader.name(self.seat), card=card, n=amount, **what)
