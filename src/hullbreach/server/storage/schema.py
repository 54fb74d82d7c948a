"""What lies in the database.

A table is event-sourced: `entries` is its log, to which rows are only added; `tables.head` and `tables.boundary` are
the snapshot to go on from. Both are written in the same transaction. The blobs are JSON; what is searched for has a
column of its own.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", Double),
    Column("seq", BigInteger, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("boundary", LargeBinary),
    Column("broken", Text, nullable=False, server_default=""),
    Column("maker", String(64), nullable=False, server_default="", index=True),
    Column("word", String(16), index=True),
    Index("tables_lobby", "game", "listed", "status", "created"),
    Index("tables_due", "due"),
    Index("tables_idle", "status", "updated"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("data", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("numbers", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
STEPS = Table(
    "steps",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("record", LargeBinary, nullable=False),
)
NOTEBOOKS = Table(
    "notebooks",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
TALK = Table(
    "talk",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
)
"""What was said at the tables, one row for each command that added to it; rows are only ever added."""
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("spent", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("problem", String(20), nullable=False),
    Column("found", LargeBinary),
)
FINDINGS = Table(
    "findings",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("piece", LargeBinary, nullable=False),
)
"""The pieces of analyses that are not finished."""
RESULT_CARDS = Table(
    "cards",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("language", String(2), primary_key=True),
    Column("picture", LargeBinary, nullable=False),
)
"""Result cards, as they were drawn; a new analysis lets them be drawn anew."""
GUESSES = Table(
    "guesses",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("watcher", String(16), primary_key=True),
    Column("address", String(16), nullable=False),
    Column("about", String(20), nullable=False),
    Column("answer", String(80), nullable=False),
)
"""What watchers guessed, one row for each of them and each round; whose it is nobody can tell from it."""
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False, index=True),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("game", LargeBinary, nullable=False),
    Index("reports_at", "at"),
)
