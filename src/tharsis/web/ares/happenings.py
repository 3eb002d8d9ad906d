"""What the event rows of Ares Expedition say, in icons and in the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tharsis.ares.rules.asks import PRIVATE, Happened
from tharsis.ares.state import STANDARD_ACTIONS, Phase
from tharsis.ares.tables import HOLDS, TABLES
from tharsis.cards.compiler import CUBE_KINDS
from tharsis.cards.names import CARD, PARAMETERS, PHASES, RESOURCES
from tharsis.web.bits import Reader, Sum
from tharsis.web.live import EventRow
from tharsis.web.news import Style

TRACKS = (*RESOURCES, CARD)
REVEALING = (Happened.REVEALED, Happened.SEEN, Happened.OCEAN)
ACTION_NAMES = {"forest": "forest_mc", "temperature": "temperature_mc", "ocean": "ocean_mc"}
SIGNS = {Happened.GAINED: 1, Happened.LOST: -1, Happened.PAID: -1}


def add_up(rows: Iterable[EventRow], actor: int, with_payment: bool) -> Sum:
    total = Sum(actor)
    for kind, seat, a, b, _ in rows:
        if kind in SIGNS and (with_payment or kind != Happened.PAID):
            total.add("stock", seat, TRACKS[a], SIGNS[Happened(kind)] * b)
        elif kind == Happened.PRODUCTION:
            total.add("production", seat, TRACKS[a], b)
        elif kind == Happened.RATING:
            total.add("rating", seat, "rating", a)
        elif kind == Happened.PARAMETER:
            total.reach("parameter", PARAMETERS[a], b)
        elif kind == Happened.FOREST:
            total.add("forest", seat, "forest", a)
        elif kind == Happened.OCEAN:
            total.add("tile", seat, "ocean", 1)
        elif kind in (Happened.CUBES, Happened.REMOVED_CUBES):
            total.add("cubes", seat, CUBE_KINDS[int(HOLDS[a])], b if kind == Happened.CUBES else -b)
        elif kind in (Happened.DREW, Happened.DISCARDED, Happened.SOLD):
            total.add("cards", seat, "card", 1 if kind == Happened.DREW else -1)
            if kind == Happened.SOLD:
                total.add("stock", seat, "mc", b)
    return total


def _key(card: int) -> str:
    return TABLES.keys[card]


HEADLINES: dict[int, Callable[[EventRow, Reader], str]] = {
    Happened.PLAYED: lambda row, reader: reader.card(_key(row[2])),
    Happened.USED: lambda row, reader: reader.t("do-use", card=_key(row[2])),
    Happened.STANDARD: lambda row, reader: reader.t.name("standard-action", ACTION_NAMES[STANDARD_ACTIONS[row[2]]]),
    Happened.CONVERTED: lambda row, reader: reader.t.name("standard-action", ("forest_plants", "temperature_heat")[row[2]]),
    Happened.CHOSE: lambda row, reader: reader.t("log-chose", phase=PHASES[row[2] - 1]),
    Happened.CORPORATION: lambda row, reader: reader.card(_key(row[2])),
    Happened.SOLD: lambda row, reader: reader.t("do-sale"),
    Happened.NEUTRAL: lambda row, reader: reader.t("event-neutral", phase=PHASES[row[2] - 1]),
    Happened.REVEALED: lambda row, reader: reader.t("event-revealed", card=_key(row[2]), cause=""),
    Happened.ROUND: lambda row, reader: reader.t("event-round", n=row[2]),
    Happened.END: lambda row, reader: reader.t("event-end"),
}

STYLE = Style(
    headlines=HEADLINES,
    add_up=add_up,
    silent=(Happened.PHASE, Happened.PLANNED, Happened.FINISHED, Happened.SEEN, Happened.EXTRA_PLAY, Happened.MARKER),
    private=PRIVATE,
    of_table=(Happened.ROUND, Happened.END, Happened.NEUTRAL),
    closed=(Happened.CHOSE, Happened.SOLD),
    counted=(Happened.SOLD,),
    paid_after=(),
    in_runs=(Happened.SOLD,),
    of_card=(Happened.PLAYED, Happened.USED, Happened.CORPORATION),
    phase=Happened.PHASE,
    production=Phase.PRODUCTION,
    paid=Happened.PAID,
    keys=TABLES.keys,
    phase_name=lambda phase, reader: reader.t.name("ares-phase", PHASES[phase - 1]) if 1 <= phase <= len(PHASES) else "",
)
