"""The tables, as the newest migration leaves them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import sqlalchemy as sa

meta = sa.MetaData()
NAMED_AT_ONCE = 5_000

GAMES = sa.Table(
    "games", meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.String, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("finished", sa.Float),
    sa.Column("hidden_points", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("owner", sa.String, nullable=False, server_default=""),
    sa.Column("is_seed_chosen", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("runner", sa.String),
    sa.Column("moved", sa.Float, nullable=False, server_default="0", index=True),
    sa.Column("pause", sa.Float),
    sa.Column("lived", sa.Float, nullable=False, server_default="0"),
    sa.Index("ix_games_owner", "owner", "created"),
    sa.Index("ix_games_created", "created"),
)  # fmt: skip

SEATS = sa.Table(
    "seats", meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("token_hash", sa.String, nullable=False, unique=True),
    sa.Column("level", sa.String, nullable=False),
)  # fmt: skip

MOVES = sa.Table(
    "moves", meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.String, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("rules", sa.String, nullable=False, server_default=""),
)  # fmt: skip

SITTINGS = sa.Table(
    "sittings", meta,
    sa.Column("browser_hash", sa.String, primary_key=True),
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("time", sa.Float, nullable=False),
)  # fmt: skip

REPORTS = sa.Table(
    "reports", meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("save", sa.Text, nullable=False),
    sa.Column("owner", sa.String, nullable=False, server_default=""),
)  # fmt: skip

POSITIONS = sa.Table(
    "positions", meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("layout", sa.String, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("is_kept", sa.Boolean, nullable=False),
)  # fmt: skip
"""Where a game stood: at the beginning of each round, and after its last move. `moves` are those that stood by then."""

LAYOUTS = sa.Table(
    "layouts", meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("told", sa.Text, nullable=False),
)  # fmt: skip
"""What the bytes of a position mean: the names of its fields and cards."""

SERVERS = sa.Table(
    "servers", meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("streams", sa.Text, nullable=False, server_default=""),
)  # fmt: skip
"""Servers that are alive until then, and who has how many streams open there.

A game's bots are run by the server named as its runner."""

LIFE = sa.Table(
    "life", meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("ticked", sa.Float, nullable=False),
)  # fmt: skip
"""One row: for how long there were servers, and when that was counted last. `games.lived` is what it was at the last move."""

CHANGES = sa.Table(
    "changes", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sqlite_autoincrement=True,
)  # fmt: skip
"""Where processes on one SQLite file read what the others have done. PostgreSQL notifies them itself."""

HOLDS = sa.Table(
    "holds", meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)  # fmt: skip
"""Turns that are over but can still be taken back until then; void when the game has moved on from that number."""


def of_games() -> tuple[sa.Table, ...]:
    """Tables whose rows belong to a game, whichever room declares them."""
    return tuple(table for table in meta.sorted_tables if "game" in table.c and table.c.game.foreign_keys)


def some_at_once(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """The same, in parts: a statement can name some ten thousand games."""
    return (ids[at : at + NAMED_AT_ONCE] for at in range(0, len(ids), NAMED_AT_ONCE))


def delete_games(db: sa.Connection, ids: Sequence[str]) -> None:
    for some in some_at_once(ids):
        for table in reversed(of_games()):
            db.execute(table.delete().where(table.c.game.in_(some)))
        db.execute(GAMES.delete().where(GAMES.c.id.in_(some)))
