"""For how long there were servers: by that games are found that nobody plays any more."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0008", "0007", None, None


def upgrade() -> None:
    op.add_column("games", sa.Column("lived", sa.Float, nullable=False, server_default="0"))
    life = op.create_table(
        "life",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("ticked", sa.Float, nullable=False),
    )
    op.bulk_insert(life, [{"id": 0, "seconds": 0.0, "ticked": 0.0}])
