"""Passes told ahead, results of games, and where browsers are called."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0003", "0002", None, None


def upgrade() -> None:
    op.create_table(
        "ahead",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("browser_hash", sa.String, primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
