"""Finished games looked at again, and games that try another move."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0005", "0004", None, None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("origin", sa.String, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
    )
