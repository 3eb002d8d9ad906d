"""People: names, tables they meet at, what they say, ratings."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0006", "0005", None, None


def upgrade() -> None:
    op.execute("UPDATE seats SET level = '' WHERE kind <> 'bot'")  # a level means that a program plays there
    op.create_table(
        "tables",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
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
    op.create_table(
        "places",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
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
    op.create_table(
        "presence",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("server", sa.String, primary_key=True),
    )
    op.create_table(
        "votes",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("voter", sa.Integer, primary_key=True),
    )
    op.create_table(
        "lookers",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("browser_hash", sa.String, primary_key=True),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("phrase", sa.String, nullable=False, server_default=""),
        sa.Column("text", sa.String, nullable=False, server_default=""),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False, unique=True),
        sa.Column("recovery_hash", sa.String, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), nullable=False, index=True),
    )
    op.create_table(
        "members",
        sa.Column("word", sa.String, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("edition", sa.String, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated",
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
    )
