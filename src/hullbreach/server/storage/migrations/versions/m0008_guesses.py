"""What watchers guess."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add it."""
    op.create_table(
        "guesses",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("watcher", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(16), nullable=False),
        sa.Column("about", sa.String(20), nullable=False),
        sa.Column("answer", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("guesses")
