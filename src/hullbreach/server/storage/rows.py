"""Rows of the database: how commands are written, and how lines of the log are read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, update

from hullbreach.kernel import BadSave, Event, decode, encode
from hullbreach.server.tables.faces import events_for
from hullbreach.server.tables.live_table import TableWrites
from hullbreach.server.tables.table_talk import heard_lines
from hullbreach.server.wire.protocol import LogLine, Said, SpokenLine

from .schema import (
    ANALYSES,
    ENTRIES,
    FINDINGS,
    GUESSES,
    NOTEBOOKS,
    RESULT_CARDS,
    STEPS,
    TABLES,
    TALK,
)


class StoredEntry(msgspec.Struct):
    """A line of the log as it lies in the database."""

    seq: int
    kind: str
    seat: int | None
    data: Any
    events: list[Event]
    chat: Said | None
    quiet: bool
    numbers: list[int]
    spoken: list[SpokenLine] = []


class _ToldPart(msgspec.Struct):
    """The part of a line that is told."""

    events: list[Event]
    chat: Said | None = None
    quiet: bool = False
    spoken: list[SpokenLine] = []


def write_batch(connection: Connection, batch: Sequence[TableWrites]) -> None:
    """Write commands of one or several tables: a few statements, however many they are."""
    _many(connection, _INSERT[TABLES.name], [_new_row(w) for w in batch if w.new])
    old = [w for w in batch if not w.new]
    with_boundary = [_row(w) | {"boundary": w.boundary} for w in old if w.boundary is not None]
    _many(connection, _UPDATE_BOUNDARY, with_boundary)
    _many(connection, _UPDATE, [_row(w) for w in old if w.boundary is None])
    _many(connection, _INSERT[ENTRIES.name], [_entry_row(w) for w in batch])
    forget = [
        {"b_id": w.table, "b_step": w.forget_steps_from}
        for w in batch
        if w.forget_steps_from is not None
    ]
    _many(connection, _FORGET_STEPS, forget)
    steps = [
        {"table_id": w.table, "step": index, "record": encode(record)}
        for w in batch
        for index, record in w.steps
    ]
    _many(connection, _INSERT[STEPS.name], steps)
    talk = [{"table_id": w.table, "n": n, "line": encode(row)} for w in batch for n, row in w.talk]
    _many(connection, _INSERT[TALK.name], talk)
    notes = [(w.table, *w.notebook) for w in batch if w.notebook is not None]
    _many(connection, _FORGET_NOTE, [{"b_id": t, "b_seat": s} for t, s, _ in notes])
    _many(
        connection,
        _INSERT[NOTEBOOKS.name],
        [{"table_id": t, "seat": s, "text": n} for t, s, n in notes],
    )


def _many(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _row(w: TableWrites) -> dict[str, Any]:
    return {
        "b_id": w.table,
        "status": w.head.status,
        "listed": w.head.listed,
        "updated": int(w.now),
        "due": w.due,
        "seq": w.seq,
        "word": (w.head.word or None) if w.head.status in ("open", "playing") else None,
        "head": encode(w.head),
    }


def _new_row(w: TableWrites) -> dict[str, Any]:
    row = _row(w)
    row["id"] = row.pop("b_id")
    made = {"created": w.head.created, "maker": w.head.maker}
    return row | made | {"game": w.head.game, "boundary": w.boundary}


def _entry_row(w: TableWrites) -> dict[str, Any]:
    entry = w.entry
    return {
        "table_id": w.table,
        "seq": w.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": encode(entry.data),
        "events": encode(_ToldPart(entry.events, entry.chat, entry.quiet, entry.spoken)),
        "numbers": encode(w.head.numbers),
        "at": w.now,
    }


def read_entry(row: Any) -> StoredEntry:
    """A line of the log; one that can no longer be read keeps its number and tells nothing."""
    try:
        told, data = decode(row.events, _ToldPart), decode(row.data, Any)
    except BadSave:
        told, data = _ToldPart([]), None
    return StoredEntry(
        seq=row.seq,
        kind=row.kind,
        seat=row.seat,
        data=data,
        events=told.events,
        chat=told.chat,
        quiet=told.quiet,
        numbers=decode(row.numbers, list[int]),
        spoken=told.spoken,
    )


ROWS_OF_A_TABLE = (
    (ENTRIES, ENTRIES.c.table_id),
    (STEPS, STEPS.c.table_id),
    (TALK, TALK.c.table_id),
    (NOTEBOOKS, NOTEBOOKS.c.table_id),
    (FINDINGS, FINDINGS.c.table_id),
    (ANALYSES, ANALYSES.c.table_id),
    (RESULT_CARDS, RESULT_CARDS.c.table_id),
    (GUESSES, GUESSES.c.table_id),
    (TABLES, TABLES.c.id),
)
_INSERT = {each.name: insert(each) for each in (TABLES, ENTRIES, STEPS, TALK, NOTEBOOKS)}
"""Made once: the driver's words for a statement are found by the statement."""
_COLUMNS = ("status", "listed", "updated", "due", "seq", "word", "head")
_UPDATE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values({name: bindparam(name) for name in _COLUMNS})
)
_UPDATE_BOUNDARY = _UPDATE.values(boundary=bindparam("boundary"))
_FORGET_STEPS = delete(STEPS).where(
    STEPS.c.table_id == bindparam("b_id"), STEPS.c.step >= bindparam("b_step")
)
_FORGET_NOTE = delete(NOTEBOOKS).where(
    NOTEBOOKS.c.table_id == bindparam("b_id"), NOTEBOOKS.c.seat == bindparam("b_seat")
)


def lines_for(rows: Iterable[StoredEntry], place: int, before: int) -> list[LogLine]:
    """The lines of a viewer's log in these rows; `before` is its number before them."""

    seat = None if place == 0 else place - 1
    found = []
    for row in rows:
        n = number_at(row, place)
        if n > before:
            spoken = heard_lines(row.spoken, seat)
            found.append(LogLine(n, events_for(row.events, seat), row.chat, spoken))
        before = n
    return found


def number_at(row: StoredEntry, place: int) -> int:
    """Where a viewer's stream stood after this line."""
    return row.numbers[place] if place < len(row.numbers) else 0
