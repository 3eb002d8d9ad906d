"""What the event rows of Mars say, in icons."""

from __future__ import annotations

from collections.abc import Iterable

from tharsis.cards.names import RESOURCES
from tharsis.core.game import Event
from tharsis.web.bits import Reader, Sum
from tharsis.web.mars.cards import card_of
from tharsis.web.mars.parts import every
from tharsis.web.records import Bit

REVEALING = ("revealed", "seen")


def add_up(events: Iterable[Event], actor: int, with_payment: bool) -> Sum:
    total = Sum(actor)
    for event in events:
        kind, seat = event.kind, event.seat
        if kind == "gained":
            total.add("stock", seat, event["resource"], event["amount"])
        elif kind == "lost" or (kind == "paid" and with_payment):
            resource = event["resource"]
            if resource in RESOURCES:
                total.add("stock", seat, resource, -event["amount"])
            else:
                total.put(seat, resource, card_of(resource).holds, -event["amount"])
        elif kind == "production":
            total.add("production", seat, event["resource"], event["amount"])
        elif kind == "rating":
            total.add("rating", seat, "rating", event["amount"])
        elif kind == "parameter":
            total.reach("parameter", event["parameter"], event["level"])
        elif kind == "tile":
            total.place(seat, event["tile"], event["space"])
        elif kind in ("cubes", "removed_cubes"):
            amount = event["amount"] if kind == "cubes" else -event["amount"]
            total.put(seat, event["card"], card_of(event["card"]).holds, amount)
        elif kind in ("drew", "discarded"):
            total.add("cards", seat, "card", 1 if kind == "drew" else -1)
        elif kind == "revealed":
            total.add("revealed", seat, event["card"], 1)
        else:
            every("add", total, event)
    return total


def bits(events: Iterable[Event], actor: int, reader: Reader, with_payment: bool = False) -> tuple[Bit, ...]:
    return add_up(events, actor, with_payment).bits(reader)
