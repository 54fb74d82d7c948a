"""Unfinished tables are found by their word."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sa.Column("word", sa.String(16)))
    op.create_index("ix_tables_word", "tables", ["word"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_tables_word", "tables")
    op.drop_column("tables", "word")
