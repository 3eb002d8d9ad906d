"""What the event rows of Ares Expedition say, in icons and in the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tharsis.ares.cards import CARDS
from tharsis.ares.describe import DESCRIBE
from tharsis.cards.names import METAL_WORTH, PHASES
from tharsis.cards.words import PaidDiscount
from tharsis.core.game import Event
from tharsis.web.ares.cards import card_of
from tharsis.web.bits import Reader, Sum
from tharsis.web.drafts import Headline, Style, fact_of

REVEALING = ("revealed", "seen", "ocean")
ACTION_NAMES = {"forest": "forest_mc", "temperature": "temperature_mc", "ocean": "ocean_mc"}
SIGNS = {"gained": 1, "lost": -1, "paid": -1}


def add_up(events: Iterable[Event], actor: int, with_payment: bool) -> Sum:
    total = Sum(actor)
    for event in events:
        kind, seat = event.kind, event.seat
        if kind in SIGNS and (with_payment or kind != "paid"):
            total.add("stock", seat, event["resource"], SIGNS[kind] * event["amount"])
        elif kind == "production":
            total.add("store" if event["resource"] in METAL_WORTH else "production", seat, event["resource"], event["amount"])
        elif kind == "revealed":
            total.add("revealed", seat, event["card"], 1)
        elif kind == "rating":
            total.add("rating", seat, "rating", event["amount"])
        elif kind == "parameter":
            total.reach("parameter", event["parameter"], event["level"])
        elif kind == "forest":
            total.add("forest", seat, "forest", event["amount"])
        elif kind == "ocean":
            total.add("tile", seat, "ocean", 1)
        elif kind in ("cubes", "removed_cubes"):
            amount = event["amount"] if kind == "cubes" else -event["amount"]
            total.put(seat, event["card"], card_of(event["card"]).holds, amount)
        elif kind in ("drew", "discarded", "sold"):
            total.add("cards", seat, "card", 1 if kind == "drew" else -1)
            if kind == "sold":
                total.add("stock", seat, "mc", event["price"])
    return total


def _standard(row: Event, reader: Reader) -> str:
    return reader.told("event-standard", row.seat, action=ACTION_NAMES[row["standard"]])


def _converted(row: Event, spent: Sequence[Event], reader: Reader) -> str:
    amount = sum(loss["amount"] for loss in spent)
    return reader.told("ares-event-converted", row.seat, what=row["converted"], times=row["times"], n=amount)


def _sold(row: Event, sales: Sequence[Event], reader: Reader) -> str:
    return reader.told("event-sold", row.seat, n=len(sales), price=sum(sale["price"] for sale in sales))


def _swapped(row: Event, reader: Reader) -> str:
    return reader.told("event-swapped", row.seat, card=row.facts.get("card") or "hidden")


HEADLINES: dict[str, Headline] = {
    "played": fact_of("event-played", "card"),
    "used": fact_of("event-used", "card"),
    "corporation": fact_of("event-corporation", "card"),
    "standard": _standard,
    "converted": lambda row, reader: _converted(row, (), reader),
    "chose": fact_of("event-chose", "phase"),
    "sold": lambda row, reader: _sold(row, (row,), reader),
    "piece": fact_of("event-piece", "piece"),
    "swapped": _swapped,
    "neutral": lambda row, reader: reader.t("event-neutral", phase=row["phase"]),
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
    whole={"converted": ("lost", _converted), "sold": ("sold", _sold)},
    spends=("used",),
    shared={"production": "event-production", "research": "event-research"},
    paid_before=("played", "standard"),
    paid_after=(),
    discounts=frozenset(card.key for card in CARDS if any(isinstance(word, PaidDiscount) for word in card.effects)),
    in_runs=("sold",),
    of_card=("played", "used", "corporation"),
    placed=(),
    returns=lambda row: False,
    holds=lambda card: card_of(card).holds,
    cards=frozenset(card.key for card in CARDS),
    phases=PHASES,
)
