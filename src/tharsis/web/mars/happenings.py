"""What the event rows of Mars say, in icons."""

from __future__ import annotations

from collections.abc import Iterable

from tharsis.cards.compiler import CUBE_KINDS
from tharsis.cards.names import PARAMETERS, RESOURCES, TILES
from tharsis.mars.rules.asks import Happened
from tharsis.mars.tables import HOLDS
from tharsis.web.bits import Reader, Sum
from tharsis.web.live import EventRow
from tharsis.web.mars.parts import every
from tharsis.web.records import Bit

REVEALING = (Happened.REVEALED, Happened.SEEN)


def cube_kind(card: int) -> str:
    return CUBE_KINDS[int(HOLDS[card])]


def add_up(rows: Iterable[EventRow], actor: int, with_payment: bool) -> Sum:
    total = Sum(actor)
    for row in rows:
        kind, seat, a, b, _ = row
        if kind == Happened.GAINED:
            total.add("stock", seat, RESOURCES[a], b)
        elif kind == Happened.LOST or (kind == Happened.PAID and with_payment):
            total.add("stock", seat, RESOURCES[a], -b)
        elif kind == Happened.PRODUCTION:
            total.add("production", seat, RESOURCES[a], b)
        elif kind == Happened.RATING:
            total.add("rating", seat, "rating", a)
        elif kind == Happened.PARAMETER:
            total.reach("parameter", PARAMETERS[a], b)
        elif kind == Happened.TILE:
            total.add("tile", seat, TILES[a - 1], 1)
        elif kind in (Happened.CUBES, Happened.REMOVED_CUBES):
            total.add("cubes", seat, cube_kind(a), b if kind == Happened.CUBES else -b)
        elif kind in (Happened.DREW, Happened.DISCARDED):
            total.add("cards", seat, "card", 1 if kind == Happened.DREW else -1)
        else:
            every("add", total, row)
    return total


def bits(rows: Iterable[EventRow], actor: int, reader: Reader, with_payment: bool = False) -> tuple[Bit, ...]:
    return add_up(rows, actor, with_payment).bits(reader)
