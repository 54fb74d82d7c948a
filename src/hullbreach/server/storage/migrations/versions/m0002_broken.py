"""Tables that cannot be read are set aside, with the reason."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the reason."""
    op.add_column("tables", sa.Column("broken", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget the reason."""
    op.drop_column("tables", "broken")
