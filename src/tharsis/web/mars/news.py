"""How the log speaks of Mars."""

from __future__ import annotations

from collections.abc import Callable

from tharsis.mars.rules.asks import PRIVATE, Happened
from tharsis.mars.state import AWARDS, MILESTONES, Phase
from tharsis.mars.tables import STANDARD_PROJECTS, TABLES
from tharsis.web.bits import Reader
from tharsis.web.live import EventRow
from tharsis.web.mars.happenings import add_up
from tharsis.web.mars.parts import listed, table
from tharsis.web.news import Style

SILENT = (Happened.PHASE, *listed("SILENT"))


def _converted(row: EventRow, reader: Reader) -> str:
    return reader.t.name("tile", "greenery") if row[2] == 0 else reader.t.name("parameter", "temperature")


def _generation(row: EventRow, reader: Reader) -> str:
    return reader.t("event-generation", n=row[2], player=reader.name(row[1]))


HEADLINES: dict[int, Callable[[EventRow, Reader], str]] = {
    Happened.PLAYED: lambda row, reader: reader.card(_key(row[2])),
    Happened.USED: lambda row, reader: reader.t("do-use", card=_key(row[2])),
    Happened.PROJECT: lambda row, reader: reader.t.name("standard-project", STANDARD_PROJECTS[row[2]]),
    Happened.CONVERTED: _converted,
    Happened.MILESTONE: lambda row, reader: reader.t("do-claim", milestone=MILESTONES[row[2]]),
    Happened.AWARD: lambda row, reader: reader.t("do-fund", award=AWARDS[row[2]]),
    Happened.PASSED: lambda row, reader: reader.t("ui-seat-passed"),
    Happened.CORPORATION: lambda row, reader: reader.card(_key(row[2])),
    Happened.BOUGHT: lambda row, reader: reader.t("log-bought", n=row[2]),
    Happened.GENERATION: _generation,
    Happened.REVEALED: lambda row, reader: reader.t("event-revealed", card=_key(row[2]), cause=""),
    Happened.CLAIMED_SPACE: lambda row, reader: reader.t("do-mark", space=str(row[2])),
    Happened.COPIED: lambda row, reader: reader.t("do-copy", card=_key(row[2])),
    Happened.END: lambda row, reader: reader.t("event-end"),
    **table("HEADLINES"),
}


def _key(card: int) -> str:
    return TABLES.keys[card]


STYLE = Style(
    headlines=HEADLINES,
    add_up=add_up,
    silent=SILENT,
    private=PRIVATE,
    of_table=(Happened.GENERATION, Happened.END),
    closed=(Happened.PASSED,),
    counted=(),
    paid_after=(Happened.BOUGHT,),
    in_runs=(),
    of_card=(Happened.PLAYED, Happened.USED, Happened.CORPORATION, Happened.COPIED),
    phase=Happened.PHASE,
    production=Phase.PRODUCTION,
    paid=Happened.PAID,
    keys=TABLES.keys,
    phase_name=lambda phase, reader: "",
)
