"""How the log speaks of Mars."""

from __future__ import annotations

from collections.abc import Callable

from tharsis.cards.compiler import CUBE_KINDS, STANDARD_PROJECTS
from tharsis.cards.names import RESOURCES
from tharsis.mars.rules.asks import PRIVATE, Happened
from tharsis.mars.state import AWARDS, COLONY_TILES, MILESTONES, NOBODY, Phase
from tharsis.mars.tables import HOLDS, TABLES
from tharsis.web.bits import Reader
from tharsis.web.live import EventRow
from tharsis.web.mars.happenings import SPACE_NAMES, add_up
from tharsis.web.news import Style

CONVERTED = ("plants", "heat")


def _key(card: int) -> str:
    return TABLES.keys[card]


def _of_card(key: str) -> Callable[[EventRow, Reader], str]:
    return lambda row, reader: reader.told(key, row[1], card=_key(row[2]))


def _claimed(row: EventRow, reader: Reader) -> str:
    return reader.told("event-claimed-space", row[1], space=reader.space(row[2], SPACE_NAMES.get(row[2], "")))


HEADLINES: dict[int, Callable[[EventRow, Reader], str]] = {
    Happened.PLAYED: _of_card("event-played"),
    Happened.USED: _of_card("event-used"),
    Happened.CORPORATION: _of_card("event-corporation"),
    Happened.COPIED: _of_card("event-copied"),
    Happened.PROJECT: lambda row, reader: reader.told("event-project", row[1], project=STANDARD_PROJECTS[row[2]]),
    Happened.CONVERTED: lambda row, reader: reader.told("event-converted", row[1], what=CONVERTED[row[2]]),
    Happened.MILESTONE: lambda row, reader: reader.told("event-milestone", row[1], milestone=MILESTONES[row[2]]),
    Happened.AWARD: lambda row, reader: reader.told("event-award", row[1], award=AWARDS[row[2]]),
    Happened.PASSED: lambda row, reader: reader.told("event-passed", row[1]),
    Happened.BOUGHT: lambda row, reader: reader.told("event-bought", row[1], n=row[2]),
    Happened.TRADED: lambda row, reader: reader.told("event-traded", row[1], colony=COLONY_TILES[row[2]]),
    Happened.COLONY: lambda row, reader: reader.told("event-colony", row[1], colony=COLONY_TILES[row[2]]),
    Happened.CLAIMED_SPACE: _claimed,
    Happened.GENERATION: lambda row, reader: reader.told("event-generation", row[1], n=row[2]),
    Happened.END: lambda row, reader: reader.t("event-end"),
}


def _returns(row: EventRow) -> bool:
    """A trade fleet that comes home in the solar phase."""
    return row[0] == Happened.FLEET and row[3] != NOBODY


STYLE = Style(
    headlines=HEADLINES,
    add_up=add_up,
    silent=(Happened.TRACK, Happened.PHASE),
    private=PRIVATE,
    of_table=(Happened.GENERATION, Happened.END),
    closed=(Happened.PASSED,),
    counted=(),
    paid_after=(Happened.BOUGHT,),
    in_runs=(),
    of_card=(Happened.PLAYED, Happened.USED, Happened.CORPORATION, Happened.COPIED),
    placed=(Happened.CLAIMED_SPACE,),
    phase=Happened.PHASE,
    production=Phase.PRODUCTION,
    paid=Happened.PAID,
    returns=_returns,
    resources=RESOURCES,
    holds=lambda card: CUBE_KINDS[int(HOLDS[card])],
    keys=TABLES.keys,
    phase_name=lambda phase, reader: "",
)
