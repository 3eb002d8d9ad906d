"""Positions beside moves, servers that share games, owners of games."""

import sqlalchemy as sa
from alembic import op

from tharsis.store.tables import CHANGES, LAYOUTS, POSITIONS, SERVERS

revision, down_revision, branch_labels, depends_on = "0002", "0001", None, None
ADDED = (
    ("games", sa.Column("hidden_points", sa.Boolean, nullable=False, server_default=sa.false())),
    ("games", sa.Column("owner", sa.String, nullable=False, server_default="")),
    ("games", sa.Column("is_seed_chosen", sa.Boolean, nullable=False, server_default=sa.false())),
    ("games", sa.Column("runner", sa.String)),
    ("moves", sa.Column("rules", sa.String, nullable=False, server_default="")),
)


def upgrade() -> None:
    """Databases from before there were versions may lack the first of these columns, or have it."""
    db = op.get_bind()
    for table, column in ADDED:
        if column.name not in {known["name"] for known in sa.inspect(db).get_columns(table)}:
            op.add_column(table, column)
    for added in (POSITIONS, LAYOUTS, SERVERS, CHANGES):
        added.create(db, checkfirst=True)
