"""Moves, and all that is written with them, all or none.

PostgreSQL is told statement by statement. A writer to an SQLite file keeps all others waiting, and whenever it comes back from
a statement it may have to wait itself until other threads of its process let it go on. So there the same statements are
triggers of a view, and one statement, which puts a row into that view, begins, does and ends everything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from tharsis.store.life import LIVED
from tharsis.store.records import HoldRow, Position
from tharsis.store.tables import CHANGES, GAMES, HOLDS, MOVES, POSITIONS

Turn = dict[str, Any]
"""What is written, by the names of the statements' parameters; of a part that is not, the first is None."""


def _of(name: str) -> Any:
    return sa.bindparam(name)


MOVED = GAMES.update().where(GAMES.c.id == _of("game_id")).values(moved=_of("at"), lived=LIVED, finished=_of("over_at"))
"""First: writers of one game wait for each other here."""
STOOD = (
    POSITIONS.delete().where(
        POSITIONS.c.game == _of("game_id"), sa.or_(~POSITIONS.c.is_kept, POSITIONS.c.number >= _of("stands_after"))
    ),
    POSITIONS.insert().values(
        game=_of("game_id"), number=_of("stands_after"), moves=_of("stands_moves"), layout=_of("layout_id"), data=_of("packed"),
        is_kept=_of("keeps"),
    ),
)  # fmt: skip
HELD = (
    HOLDS.delete().where(HOLDS.c.game == _of("game_id")),
    HOLDS.insert().values(
        game=_of("game_id"), seat=_of("held_seat"), number=_of("held_after"), seconds=_of("held_s"), until=_of("held_until")
    ),
)  # fmt: skip
TOLD = (CHANGES.insert().values(game=_of("game_id"), number=_of("told")),)
"""Other processes on an SQLite file read it."""

PARTS = {"stands_after": STOOD, "held_seat": HELD, "told": TOLD}
ROWS = sa.text(
    "INSERT INTO moves (game, number, seat, option, time, rules) SELECT NEW.game_id, NEW.first + key, "
    "json_extract(value, '$[0]'), json_extract(value, '$[1]'), NEW.at, NEW.under FROM json_each(NEW.made)"
)
"""Seat and option of each move, one after another."""
NAMES = (
    "game_id", "first", "made", "at", "under", "over_at", "stands_after", "stands_moves", "layout_id", "packed", "keeps",
    "held_seat", "held_after", "held_s", "held_until", "told",
)  # fmt: skip
"""None is a column's: a parameter of that name would be written there."""


def stored(game: str, position: Position, layout: str) -> dict[str, Any]:
    """The position as a row."""
    return {
        "game": game, "number": position.number, "moves": position.moves, "layout": layout, "data": position.data,
        "is_kept": position.is_kept,
    }  # fmt: skip


def standing(position: Position, layout: str) -> Turn:
    """Where the moves lead."""
    return {
        "stands_after": position.number, "stands_moves": position.moves, "layout_id": layout, "packed": position.data,
        "keeps": position.is_kept,
    }  # fmt: skip


def holding(hold: HoldRow | None, now: float) -> Turn:
    """Whether they may be taken back for a while."""
    if hold is None:
        return {}
    return {"held_seat": hold.seat, "held_after": hold.number, "held_s": hold.seconds, "held_until": now + hold.seconds}


def _trigger(name: str, statements: Sequence[Any], condition: str = "") -> str:
    dialect = sqlite.dialect(paramstyle="named")
    told = [re.sub(r":(\w+)", r"NEW.\1", str(statement.compile(dialect=dialect))) for statement in statements]
    return f"CREATE TEMP TRIGGER turn_{name} INSTEAD OF INSERT ON turn {condition} BEGIN {'; '.join(told)}; END;"


VIEW = "\n".join(
    [
        "SELECT seconds FROM life;",  # so that the connection knows the tables as others have made them
        f"CREATE TEMP VIEW turn AS SELECT {', '.join(f'NULL AS {name}' for name in NAMES)};",
        _trigger("moved", (MOVED, ROWS)),
        *(_trigger(name, part, f"WHEN NEW.{name} IS NOT NULL") for name, part in PARTS.items()),
    ]
)
PLAY = sa.text(f"INSERT INTO turn ({', '.join(NAMES)}) VALUES ({', '.join(f':{name}' for name in NAMES)})")


def play_in_one(db: sa.Connection, turn: Turn) -> None:
    """On SQLite. The connection shall commit by itself."""
    raw: Any = db.connection
    if "turn" not in raw.info:
        raw.driver_connection.executescript(VIEW)
        raw.info["turn"] = True
    db.execute(PLAY, {**turn, "made": json.dumps(turn["made"])})


def play(db: sa.Connection, turn: Turn) -> None:
    """In a transaction."""
    db.execute(MOVED, turn)
    of_all = {"game": turn["game_id"], "time": turn["at"], "rules": turn["under"]}
    numbered = enumerate(turn["made"], turn["first"])
    db.execute(MOVES.insert(), [of_all | {"number": at, "seat": seat, "option": option} for at, (seat, option) in numbered])
    for name, part in PARTS.items():
        if turn[name] is not None:
            for statement in part:
                db.execute(statement, turn)
