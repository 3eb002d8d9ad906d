"""What the event rows of Ares Expedition say, in icons and in the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tharsis.ares.cards import CARDS
from tharsis.ares.describe import DESCRIBE
from tharsis.cards.names import PHASES
from tharsis.core.game import Event
from tharsis.web.ares.cards import card_of
from tharsis.web.bits import Reader, Sum
from tharsis.web.news import Style

REVEALING = ("revealed", "seen", "ocean")
CONVERTED = {"plants": "forest_plants", "heat": "temperature_heat"}
ACTION_NAMES = {"forest": "forest_mc", "temperature": "temperature_mc", "ocean": "ocean_mc"}
SIGNS = {"gained": 1, "lost": -1, "paid": -1}


def add_up(events: Iterable[Event], actor: int, with_payment: bool) -> Sum:
    total = Sum(actor)
    for event in events:
        kind, seat = event.kind, event.seat
        if kind in SIGNS and (with_payment or kind != "paid"):
            total.add("stock", seat, event["resource"], SIGNS[kind] * event["amount"])
        elif kind == "production":
            total.add("production", seat, event["resource"], event["amount"])
        elif kind == "rating":
            total.add("rating", seat, "rating", event["amount"])
        elif kind == "parameter":
            total.reach("parameter", event["parameter"], event["level"])
        elif kind == "forest":
            total.add("forest", seat, "forest", event["amount"])
        elif kind == "ocean":
            total.add("tile", seat, "ocean", 1)
        elif kind in ("cubes", "removed_cubes"):
            total.add("cubes", seat, card_of(event["card"]).holds, event["amount"] if kind == "cubes" else -event["amount"])
        elif kind in ("drew", "discarded", "sold"):
            total.add("cards", seat, "card", 1 if kind == "drew" else -1)
            if kind == "sold":
                total.add("stock", seat, "mc", event["price"])
    return total


HEADLINES: dict[str, Callable[[Event, Reader], str]] = {
    "played": lambda row, reader: reader.card(row["card"]),
    "used": lambda row, reader: reader.t("do-use", card=row["card"]),
    "standard": lambda row, reader: reader.t.name("standard-action", ACTION_NAMES[row["standard"]]),
    "converted": lambda row, reader: reader.t.name("standard-action", CONVERTED[row["converted"]]),
    "chose": lambda row, reader: reader.t("log-chose", phase=row["phase"]),
    "corporation": lambda row, reader: reader.card(row["card"]),
    "sold": lambda row, reader: reader.t("do-sale"),
    "neutral": lambda row, reader: reader.t("event-neutral", phase=row["phase"]),
    "revealed": lambda row, reader: reader.t("event-revealed", card=row["card"], cause=""),
    "round": lambda row, reader: reader.t("event-round", n=row["round"]),
    "end": lambda row, reader: reader.t("event-end"),
}

STYLE = Style(
    headlines=HEADLINES,
    add_up=add_up,
    silent=("phase", "planned", "finished", "seen", "extra_play", "marker"),
    private=DESCRIBE.private,
    of_table=("round", "end", "neutral"),
    closed=("chose", "sold"),
    counted=("sold",),
    paid_after=(),
    in_runs=("sold",),
    of_card=("played", "used", "corporation"),
    cards=frozenset(card.key for card in CARDS),
    phase_name=lambda phase, reader: reader.t.name("ares-phase", phase) if phase in PHASES else "",
)
