"""Tables of people: names, tables they sit at, what they say, how they are rated."""

from __future__ import annotations

import sqlalchemy as sa

from tharsis.store.tables import meta


def of_game(name: str, *columns: sa.Column[object]) -> sa.Table:
    game = sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True)
    return sa.Table(name, meta, game, *columns)


TABLES = of_game(
    "tables",
    sa.Column("access", sa.String, nullable=False),
    sa.Column("word", sa.String, nullable=False, server_default="", index=True),
    sa.Column("title", sa.String, nullable=False, server_default=""),
    sa.Column("language", sa.String, nullable=False, server_default="en"),
    sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.String, nullable=False, server_default="none"),
    sa.Column("bank", sa.Float, nullable=False, server_default="0"),
    sa.Column("step", sa.Float, nullable=False, server_default="0"),
    sa.Column("at_end", sa.String, nullable=False, server_default="pass"),
    sa.Column("host", sa.String, nullable=False, server_default=""),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("started", sa.Float),
)
"""How people meet at a game. Games without a row are played as soon as they are made, by those who have links."""

PLACES = of_game(
    "places",
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.String, index=True),
    sa.Column("invite", sa.String, nullable=False, server_default=""),
    sa.Column("opened", sa.Float),
    sa.Column("left", sa.Float),
    sa.Column("resigned", sa.Float),
    sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("teach_hash", sa.String, unique=True),
    sa.Column("mutes", sa.String, nullable=False, server_default=""),
)
"""A seat as people know it. `invite` is the token of a link that nobody has used yet, so that the host can copy it again."""

PRESENCE = of_game(
    "presence",
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("server", sa.String, primary_key=True),
)
"""At which server somebody has the table open; those of servers that died count nothing."""

VOTES = of_game(
    "votes",
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("voter", sa.Integer, primary_key=True),
)
"""Who wants a program to play for an absent player."""

LOOKERS = of_game(
    "lookers",
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser_hash", sa.String, primary_key=True),
)
"""Who may look into a hand, because its player has said so."""

CHAT = sa.Table(
    "chat", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("phrase", sa.String, nullable=False, server_default=""),
    sa.Column("text", sa.String, nullable=False, server_default=""),
)  # fmt: skip

PLAYERS = sa.Table(
    "players", meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("key", sa.String, nullable=False, unique=True),
    sa.Column("recovery_hash", sa.String, unique=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float),
)  # fmt: skip
"""People by name. `key` is what the name looks like, so that no two look alike; `seen` is when they left the last time."""

VISITS = sa.Table(
    "visits", meta,
    sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("server", sa.String, primary_key=True),
)  # fmt: skip
"""At which server a player has the lobby or a table open; those of servers that died count nothing."""

BROWSERS = sa.Table(
    "browsers", meta,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("player", sa.String, sa.ForeignKey("players.id"), nullable=False, index=True),
)  # fmt: skip
"""Browsers that hold the secret of a name."""

MEMBERS = sa.Table(
    "members", meta,
    sa.Column("word", sa.String, primary_key=True),
    sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
)  # fmt: skip
"""Who has typed the same word."""

RATINGS = sa.Table(
    "ratings", meta,
    sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("edition", sa.String, primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),
)  # fmt: skip

RATED = sa.Table(
    "rated", meta,
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.String, nullable=False, index=True),
    sa.Column("edition", sa.String, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("before", sa.Float, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
)  # fmt: skip
"""What a rated game did to a rating; it stays when the game itself is deleted."""
