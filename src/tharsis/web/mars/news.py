"""How the log speaks of Mars."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.core.game import Event
from tharsis.mars.cards import CARDS
from tharsis.mars.describe import DESCRIBE
from tharsis.web.bits import Reader
from tharsis.web.drafts import Headline, Style, fact_of
from tharsis.web.mars.cards import card_of
from tharsis.web.mars.happenings import add_up
from tharsis.web.mars.parts import every, listed, table


def _claimed(row: Event, reader: Reader) -> str:
    return reader.told("event-claimed-space", row.seat, space=reader.space(row["space"]))


def _used(row: Event, reader: Reader) -> str:
    """A corporation without an action has a first action."""
    is_first = not card_of(row["card"]).action
    return reader.told("event-first-action" if is_first else "event-used", row.seat, card=row["card"])


def _converted(row: Event, spent: Sequence[Event], reader: Reader) -> str:
    amount = sum(loss["amount"] for loss in spent)
    return reader.told("event-converted", row.seat, what=row["converted"], n=amount)


HEADLINES: dict[str, Headline] = {
    "played": fact_of("event-played", "card"),
    "used": _used,
    "corporation": fact_of("event-corporation", "card"),
    "copied": fact_of("event-copied", "card"),
    "project": fact_of("event-project", "project"),
    "converted": lambda row, reader: _converted(row, (), reader),
    "milestone": fact_of("event-milestone", "milestone"),
    "award": fact_of("event-award", "award"),
    "passed": lambda row, reader: reader.told("event-passed", row.seat),
    "bought": fact_of("event-bought", "cards", "n"),
    "claimed_space": _claimed,
    "generation": fact_of("event-generation", "generation", "n"),
    "end": lambda row, reader: reader.t("event-end"),
    **table("HEADLINES"),
}

STYLE = Style(
    headlines=HEADLINES,
    add_up=add_up,
    silent=("phase", *listed("SILENT")),
    private=DESCRIBE.private,
    of_table=("generation", "end"),
    closed=("passed",),
    whole={"converted": ("lost", _converted)},
    spends=("used",),
    shared={"production": "event-production"},
    paid_before=("played", "project", "milestone", "award", *listed("PAID_BEFORE")),
    paid_after=("bought",),
    discounts=(),
    in_runs=(),
    of_card=("played", "used", "corporation", "copied", *listed("OF_CARD")),
    placed=("claimed_space",),
    returns=lambda row: any(every("returns", row)),
    holds=lambda card: card_of(card).holds,
    cards=frozenset(card.key for card in CARDS),
    phases=(),
)
