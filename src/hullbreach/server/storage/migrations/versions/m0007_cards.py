"""Result cards of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "cards",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("language", sa.String(2), primary_key=True),
        sa.Column("picture", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("cards")
