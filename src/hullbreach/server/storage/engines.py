"""Engines: how the database is reached, and how an older one is brought up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hullbreach.server.settings import BadSettings

from .schema import METADATA
from .writer import BUSY_MS

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={BUSY_MS}",
    "wal_autocheckpoint=0",
)


def async_engine(url: str, ping: bool = True) -> AsyncEngine:
    if url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=4)
        event.listen(engine.sync_engine, "connect", _tune_sqlite)
        return engine
    connections = 5 if ping else 10
    return create_async_engine(
        url, pool_pre_ping=ping, pool_size=connections, max_overflow=connections
    )


def writing_engine(url: str) -> Engine:
    """The same file for the writer's threads."""
    engine = create_engine(url.replace("+aiosqlite", "", 1))
    event.listen(engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema; afterwards every column that is wanted is there."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    _check_revision(connection, ScriptDirectory.from_config(config))
    alembic.command.upgrade(config, "head")
    for table in METADATA.sorted_tables:
        connection.execute(select(table).limit(0))


def _check_revision(connection: Connection, scripts: ScriptDirectory) -> None:
    """Refuse a database that a newer version has changed."""
    found = MigrationContext.configure(connection).get_current_heads()
    known = [script.revision for script in scripts.walk_revisions()]
    if len(found) > 1:
        raise BadSettings(f"the database is damaged (schemas {', '.join(found)}): restore a backup")
    if found and found[0] not in known:
        raise BadSettings(
            f"the database was written by a newer version of Hullbreach (schema {found[0]}, this one knows "
            f"{known[0]}): update this server, or give it another database"
        )


def explained(url: str, error: Exception) -> BadSettings:
    """Why a database cannot be used, in one sentence."""
    cause = getattr(error, "orig", None) or error
    where = url.split("@")[-1].split("?")[0]  # no password
    if isinstance(cause, sqlite3.DatabaseError) and "not a database" in str(cause):
        return BadSettings(
            f"{where} is no database: give another file, or restore it from a backup"
        )
    if isinstance(cause, sqlite3.DatabaseError) and "malformed" in str(cause):
        return BadSettings(f"{where} is damaged: restore it from a backup")
    if isinstance(cause, sqlite3.OperationalError) and "readonly" in str(cause):
        return BadSettings(f"{where} cannot be written: look at the rights of file and folder")
    return BadSettings(f"the database {where} cannot be used: {str(cause).splitlines()[0]}")
