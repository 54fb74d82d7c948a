"""Analyses of finished games, and the pieces of those that are not finished."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("spent", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("problem", sa.String(20), nullable=False),
        sa.Column("found", sa.LargeBinary),
    )
    op.create_table(
        "findings",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("piece", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("findings")
    op.drop_table("analyses")
