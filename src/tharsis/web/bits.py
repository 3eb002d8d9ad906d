"""Icons with numbers: what was gained, lost or reached, whoever the game is."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile

from tharsis.core.game import Event
from tharsis.text.bundle import Argument, signed
from tharsis.text.icons import cube, parameter_symbol, resource
from tharsis.text.icons import tile as tile_icon
from tharsis.web.places import place_name
from tharsis.web.records import Bit
from tharsis.web.texts import Texts

NAMED = 3
"""So many cards that are revealed are named; of more the number is told."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads, in which language, what the players are called, and on which map they play."""

    seat: int
    t: Texts
    names: tuple[str, ...]
    place: int = 0

    def name(self, seat: int) -> str:
        return self.t("ui-you") if seat == self.seat else self.names[seat]

    def whose(self, seat: int) -> str:
        """The name within a line."""
        return self.t("event-you") if seat == self.seat else self.names[seat]

    def card(self, key: str) -> str:
        return self.t.name("card", key)

    def space(self, space: int) -> str:
        return place_name(self.place, space, self.t)

    def told(self, key: str, seat: int, /, **arguments: Argument) -> str:
        """A sentence about a seat: *you* for the reader, the name for others."""
        person = "me" if seat == self.seat else "other"
        return self.t(key, person=person, player=self.names[seat], **arguments)


def masked(events: Iterable[Event], reader: int, private: Collection[str]) -> list[Event]:
    """Without the cards that only their own seat may know."""
    return [event.without_card() if event.kind in private and event.seat != reader else event for event in events]


def foreseen(events: Iterable[Event], private: Collection[str], revealing: Collection[str]) -> list[Event]:
    """What can be told beforehand: nothing after the first hidden card is seen."""
    known = takewhile(lambda event: event.kind not in revealing, events)
    return [event.without_card() if event.kind in private else event for event in known]


def caption(bit: Bit, reader: Reader) -> str:
    """The word under an icon."""
    t, (kind, _, key) = reader.t, bit.icon.partition("-")
    if bit.seat:
        return reader.name(bit.seat - 1)
    match kind:
        case "vp":
            return t("icon-points")
        case "rating":
            return t("ui-score-rating")
        case "card":
            return t.name("resource", "card")
        case "res" if "prodbox" in bit.css:
            return t.noun(f"production-{key}")
        case "res":
            return t.name("resource", key)
        case "param" if key != "ocean":
            return t.name("parameter", key)
        case "param" | "tile":
            return t.name("parameter", "oceans")
    return bit.label


def with_points(gains: tuple[Bit, ...], points: int, t: Texts) -> tuple[Bit, ...]:
    """What is gained, and the points that are won or lost with it."""
    if points == 0:
        return gains
    return (*gains, Bit("vp", signed(points), t("outcome-points", n=points), "good" if points > 0 else "bad"))


class Sum:
    """Adds rows up, so that three ratings are one +3."""

    def __init__(self, actor: int) -> None:
        self.actor = actor
        self.amounts: dict[tuple[str, int, str], int] = {}
        self.spaces: dict[tuple[int, str], list[int]] = {}
        """By seat and tile: the spaces it was placed on."""
        self.held: dict[str, str] = {}
        """By card: the kind of its cubes."""
        self.notes: dict[str, tuple[str, str, dict[str, Argument]]] = {}
        """What is told in words of its own: icon, message, arguments."""

    def add(self, kind: str, seat: int, what: str, amount: int) -> None:
        key = (kind, seat, what)
        self.amounts[key] = self.amounts.get(key, 0) + amount

    def place(self, seat: int, tile: str, space: int) -> None:
        self.add("tile", seat, tile, 1)
        self.spaces.setdefault((seat, tile), []).append(space)

    def put(self, seat: int, card: str, kind: str, amount: int) -> None:
        """Cubes on a card, or off it."""
        self.add("cubes", seat, card, amount)
        self.held[card] = kind

    def note(self, seat: int, icon: str, key: str, **arguments: Argument) -> None:
        """What one message tells."""
        at = str(len(self.notes))
        self.notes[at] = icon, key, arguments
        self.add("note", seat, at, 1)

    def reach(self, kind: str, what: str, value: int) -> None:
        self.amounts[kind, self.actor, what] = value

    def bits(self, reader: Reader, told: str | None = None) -> tuple[Bit, ...]:
        """What happened to others bears their mark. Cubes are told with their card, but for the one that is told of already;
        with None no card is named."""
        shown = [key for key in self.amounts if key[0] == "revealed"]
        if len(shown) > NAMED:
            for key in shown:
                del self.amounts[key]
            self.note(shown[0][1], "card", "event-revealed-many", n=len(shown))
        return tuple(
            shared(self._bit(kind, seat, what, amount, reader, told))
            for (kind, seat, what), amount in self.amounts.items()
            if amount != 0 or kind == "parameter"
        )

    def _bit(self, kind: str, seat: int, what: str, amount: int, reader: Reader, told: str | None) -> Bit:
        if kind == "note":
            return self._noted(seat, what, reader)
        if kind == "cubes":
            bit = one_bit(kind, self.held[what], amount, seat, self.actor, reader)
            return bit if told in (None, what) else self._on_card(bit, what, amount, reader)
        return self._placed(one_bit(kind, what, amount, seat, self.actor, reader), kind, seat, what, reader)

    def _on_card(self, bit: Bit, card: str, amount: int, reader: Reader) -> Bit:
        where = reader.t("event-cubes-on" if amount > 0 else "event-cubes-from", card=card)
        return replace(bit, label=f"{bit.label} {where}", where=where)

    def _noted(self, seat: int, what: str, reader: Reader) -> Bit:
        icon, key, arguments = self.notes[what]
        text = reader.t(key, **arguments)
        return Bit(icon, text, text, whose="" if seat == self.actor else reader.whose(seat))

    def _placed(self, bit: Bit, kind: str, seat: int, what: str, reader: Reader) -> Bit:
        """With the spaces, where the tiles lie on any."""
        placed = self.spaces.get((seat, what), []) if kind == "tile" else []
        if not placed:
            return bit
        named = "; ".join(reader.space(space) for space in placed)
        return replace(bit, label=f"{bit.label} ({named})", spaces=tuple(placed))


@lru_cache(10_000)
def shared(bit: Bit) -> Bit:
    """The one that was like this before: logs keep many."""
    return bit


def one_bit(kind: str, what: str, amount: int, seat: int, actor: int, reader: Reader) -> Bit:
    t = reader.t
    mark = seat + 1 if seat != actor and seat >= 0 else 0
    css = "bad" if seat == reader.seat and seat != actor and amount < 0 else "good" if mark and seat == reader.seat else ""
    whose = reader.whose(seat) if mark else ""
    match kind:
        case "stock":
            bit = Bit(resource(what), signed(amount), t.change(what, amount), css, mark)
        case "production":
            bit = Bit(
                resource(what),
                signed(amount),
                f"{t.noun(f'production-{what}')} {signed(amount)}",
                f"{css} prodbox".strip(),
                mark,
            )
        case "store":
            bit = Bit(resource(what), signed(amount), f"{t.noun(what, '')} {signed(amount)}", f"{css} prodbox".strip(), mark)
        case "revealed":
            bit = Bit("card", reader.card(what), t("event-revealed", card=what), css, mark)
        case "rating":
            bit = Bit("rating", signed(amount), f"{t('ui-rating-short')} {signed(amount)}", css, mark)
        case "parameter":
            return Bit(parameter_symbol(what), t.value(what, amount), t("event-parameter", parameter=what, n=amount), css)
        case "tile":
            bit = Bit(tile_icon(what), str(amount) if amount > 1 else "", t("event-tile", tile=what, n=amount), css, mark)
        case "cubes":
            bit = Bit(cube(what), signed(amount), t.change(what, amount), css, mark)
        case "forest":
            bit = Bit("forest", signed(amount), t.change("forest", amount), css, mark)
        case "cards":
            bit = Bit("card", signed(amount), t("outcome-cards", n=amount), css, mark)
        case _:
            bit = Bit(what, signed(amount), f"{t(kind)} {signed(amount)}", css, mark)
    return replace(bit, whose=whose) if whose else bit
