"""Run by Alembic: migrates over the connection it is handed."""

from __future__ import annotations

from alembic import context

from hullbreach.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
