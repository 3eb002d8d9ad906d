"""What the event rows of Ares Expedition say, in icons and in the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tharsis.ares.rules.asks import PRIVATE, Happened
from tharsis.ares.state import STANDARD_ACTIONS, Phase
from tharsis.ares.tables import HOLDS, TABLES
from tharsis.cards.compiler import CUBE_KINDS
from tharsis.cards.names import CARD, METAL_WORTH, PARAMETERS, PHASES, RESOURCES
from tharsis.web.bits import Reader, Sum
from tharsis.web.live import EventRow
from tharsis.web.news import Style

TRACKS = (*RESOURCES, CARD)
REVEALING = (Happened.REVEALED, Happened.SEEN, Happened.OCEAN)
ACTION_NAMES = {"forest": "forest_mc", "temperature": "temperature_mc", "ocean": "ocean_mc"}
PIECES = ("cube", "marker")
CONVERTED = ("plants", "heat")
SIGNS = {Happened.GAINED: 1, Happened.LOST: -1, Happened.PAID: -1}


def _key(card: int) -> str:
    return TABLES.keys[card]


def add_up(rows: Iterable[EventRow], actor: int, with_payment: bool) -> Sum:
    total = Sum(actor)
    for kind, seat, a, b, _ in rows:
        if kind in SIGNS and (with_payment or kind != Happened.PAID):
            total.add("stock", seat, TRACKS[a], SIGNS[Happened(kind)] * b)
        elif kind == Happened.PRODUCTION:
            total.add("store" if TRACKS[a] in METAL_WORTH else "production", seat, TRACKS[a], b)
        elif kind == Happened.REVEALED:
            total.add("revealed", seat, _key(a), 1)
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


def _of_card(key: str) -> Callable[[EventRow, Reader], str]:
    return lambda row, reader: reader.told(key, row[1], card=_key(row[2]))


def _converted(row: EventRow, reader: Reader) -> str:
    return reader.told("ares-event-converted", row[1], what=CONVERTED[row[2]], times=row[3])


def _standard(row: EventRow, reader: Reader) -> str:
    return reader.told("event-standard", row[1], action=ACTION_NAMES[STANDARD_ACTIONS[row[2]]])


def _swapped(row: EventRow, reader: Reader) -> str:
    return reader.told("event-swapped", row[1], card=_key(row[2]) if row[2] >= 0 else "hidden")


HEADLINES: dict[int, Callable[[EventRow, Reader], str]] = {
    Happened.PLAYED: _of_card("event-played"),
    Happened.USED: _of_card("event-used"),
    Happened.CORPORATION: _of_card("event-corporation"),
    Happened.STANDARD: _standard,
    Happened.CONVERTED: _converted,
    Happened.CHOSE: lambda row, reader: reader.told("event-chose", row[1], phase=PHASES[row[2] - 1]),
    Happened.SOLD: lambda row, reader: reader.told("event-sold", row[1]),
    Happened.PIECE: lambda row, reader: reader.told("event-piece", row[1], piece=PIECES[row[2]]),
    Happened.SWAPPED: _swapped,
    Happened.NEUTRAL: lambda row, reader: reader.t("event-neutral", phase=PHASES[row[2] - 1]),
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
    placed=(),
    phase=Happened.PHASE,
    production=Phase.PRODUCTION,
    paid=Happened.PAID,
    returns=lambda row: False,
    resources=TRACKS,
    holds=lambda card: CUBE_KINDS[int(HOLDS[card])],
    keys=TABLES.keys,
    phase_name=lambda phase, reader: reader.t.name("ares-phase", PHASES[phase - 1]) if 1 <= phase <= len(PHASES) else "",
)
