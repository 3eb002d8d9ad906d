"""Rules append small rows (kind, seat, a, b, cause) for everything they change during the last move.

The log, the animations, the alerts and the statistics are made from these rows, so no effect is silent.
"""

from __future__ import annotations

from tharsis.core.jit import compiled
from tharsis.core.types import Game

MAX_EVENTS = 128
EVENT_WIDTH = 5

# kinds that mean the same in both games; each game's own list begins with these
GAINED, LOST, PRODUCTION, CUBES, DREW, DISCARDED, REMOVED_CUBES = 1, 2, 3, 7, 8, 9, 31


@compiled
def emit(game: Game, kind: int, seat: int, a: int, b: int, cause: int) -> None:
    at = int(game.event_count)
    if at < MAX_EVENTS:
        row = game.events[at]
        row[0] = kind
        row[1] = seat
        row[2] = a
        row[3] = b
        row[4] = cause
        game.event_count = at + 1
