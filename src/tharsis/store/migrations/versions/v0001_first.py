"""Games, seats, moves, sittings and reports."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0001", None, None, None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("hidden_points", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False, unique=True),
        sa.Column("level", sa.String, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.String, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("browser_hash", sa.String, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
    )
