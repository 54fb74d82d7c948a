"""Tables by their status and when they were last touched: what is unfinished, what is old, what ended last."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add it."""
    op.create_index("tables_idle", "tables", ["status", "updated"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("tables_idle", "tables")
