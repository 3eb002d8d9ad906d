"""Secrets that all servers on one database share."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0007", "0006", None, None


def upgrade() -> None:
    op.create_table("secrets", sa.Column("name", sa.String, primary_key=True), sa.Column("value", sa.Text, nullable=False))
