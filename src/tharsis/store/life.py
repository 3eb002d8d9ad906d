"""For how long there were servers. Games age by that alone: neither a clock that is set wrong nor a server that was switched
off makes a game look abandoned."""

from __future__ import annotations

import sqlalchemy as sa

from tharsis.store.tables import LIFE

MOST_S = 2 * 3600.0
"""What counts between two looks at the clock, at most; servers look every hour."""

LIVED = sa.select(LIFE.c.seconds).scalar_subquery()
"""All of it."""


def tick(db: sa.Connection, now: float) -> None:
    """Count the time since this was done last, whichever server did it."""
    since = now - LIFE.c.ticked
    is_first = LIFE.c.ticked == 0
    counted = sa.case((sa.or_(is_first, since < 0), 0.0), (since > MOST_S, MOST_S), else_=since)
    db.execute(LIFE.update().values(seconds=LIFE.c.seconds + counted, ticked=now))
