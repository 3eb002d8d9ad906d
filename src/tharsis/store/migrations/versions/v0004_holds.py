"""When a game was moved last, turns held open, who reports, and streams open at each server."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0004", "0003", None, None
MOVED = "UPDATE games SET moved = coalesce((SELECT max(time) FROM moves WHERE moves.game = games.id), created)"


def upgrade() -> None:
    op.add_column("games", sa.Column("moved", sa.Float, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("pause", sa.Float))
    op.execute(MOVED)
    op.create_index("ix_games_moved", "games", ["moved"])
    op.create_index("ix_games_owner", "games", ["owner", "created"])
    op.create_index("ix_games_created", "games", ["created"])
    op.add_column("reports", sa.Column("owner", sa.String, nullable=False, server_default=""))
    op.add_column("servers", sa.Column("streams", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "holds",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
