"""Tables that cannot be read are set aside; who made a table is known by a mark; a row to try writing with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("broken", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("maker", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_tables_maker", "tables", ["maker"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("reports_at", "reports", ["at"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("reports_at", "reports")
    op.drop_table("pulse")
    op.drop_index("ix_tables_maker", "tables")
    op.drop_column("tables", "maker")
    op.drop_column("tables", "broken")
