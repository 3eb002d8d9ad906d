"""Games and moves on disk. A move is on the disk before anybody is told of it."""

from tharsis.store.database import Database
from tharsis.store.records import (
    BOT,
    FRIEND,
    PERSON,
    GameRow,
    HoldRow,
    MoveRow,
    NewMove,
    NumberTaken,
    Position,
    ReportRow,
    SeatRow,
    Store,
    Unavailable,
    UnknownGame,
)

__all__ = [
    "BOT",
    "FRIEND",
    "PERSON",
    "Database",
    "GameRow",
    "HoldRow",
    "MoveRow",
    "NewMove",
    "NumberTaken",
    "Position",
    "ReportRow",
    "SeatRow",
    "Store",
    "Unavailable",
    "UnknownGame",
]
