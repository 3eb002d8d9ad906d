"""Who is here: players who have the lobby or a table open."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0009", "0008", None, None


def upgrade() -> None:
    op.add_column("players", sa.Column("seen", sa.Float))
    op.create_table(
        "visits",
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("server", sa.String, primary_key=True),
    )
