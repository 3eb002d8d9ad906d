"""How the log speaks of Mars."""

from __future__ import annotations

from collections.abc import Callable

from tharsis.core.game import Event
from tharsis.mars.cards import CARDS
from tharsis.mars.describe import DESCRIBE
from tharsis.web.bits import Reader
from tharsis.web.mars.happenings import add_up
from tharsis.web.mars.parts import listed, table
from tharsis.web.news import Style

SILENT = ("phase", *listed("SILENT"))


def _converted(row: Event, reader: Reader) -> str:
    return reader.t.name("tile", "greenery") if row["converted"] == "plants" else reader.t.name("parameter", "temperature")


def _generation(row: Event, reader: Reader) -> str:
    return reader.t("event-generation", n=row["generation"], player=reader.name(row.seat))


HEADLINES: dict[str, Callable[[Event, Reader], str]] = {
    "played": lambda row, reader: reader.card(row["card"]),
    "used": lambda row, reader: reader.t("do-use", card=row["card"]),
    "project": lambda row, reader: reader.t.name("standard-project", row["project"]),
    "converted": _converted,
    "milestone": lambda row, reader: reader.t("do-claim", milestone=row["milestone"]),
    "award": lambda row, reader: reader.t("do-fund", award=row["award"]),
    "passed": lambda row, reader: reader.t("ui-seat-passed"),
    "corporation": lambda row, reader: reader.card(row["card"]),
    "bought": lambda row, reader: reader.t("log-bought", n=row["cards"]),
    "generation": _generation,
    "revealed": lambda row, reader: reader.t("event-revealed", card=row["card"], cause=""),
    "claimed_space": lambda row, reader: reader.t("do-mark", space=str(row["space"])),
    "copied": lambda row, reader: reader.t("do-copy", card=row["card"]),
    "end": lambda row, reader: reader.t("event-end"),
    **table("HEADLINES"),
}


STYLE = Style(
    headlines=HEADLINES,
    add_up=add_up,
    silent=SILENT,
    private=DESCRIBE.private,
    of_table=("generation", "end"),
    closed=("passed",),
    counted=(),
    paid_after=("bought",),
    in_runs=(),
    of_card=("played", "used", "corporation", "copied"),
    cards=frozenset(card.key for card in CARDS),
    phase_name=lambda phase, reader: "",
)
