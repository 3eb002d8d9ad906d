"""Positions beside moves, servers that share games, owners of games."""

import sqlalchemy as sa
from alembic import op

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
    op.create_table(
        "positions",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("layout", sa.String, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("is_kept", sa.Boolean, nullable=False),
    )
    op.create_table("layouts", sa.Column("id", sa.String, primary_key=True), sa.Column("told", sa.Text, nullable=False))
    op.create_table("servers", sa.Column("id", sa.String, primary_key=True), sa.Column("until", sa.Float, nullable=False))
    op.create_table(
        "changes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
