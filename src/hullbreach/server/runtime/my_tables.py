"""What the start page shows: the tables of one's own tokens, and finished games that everybody may look at."""

from __future__ import annotations

import time

from msgspec.structs import replace

from hullbreach.server.errors import Denied
from hullbreach.server.storage.store import UNFINISHED
from hullbreach.server.tables.faces import Face, raw_view
from hullbreach.server.tables.head import Head, hashed
from hullbreach.server.tables.live_table import PLACE_OF_PUBLIC
from hullbreach.server.wire.forms import Asking, Featured, KeptSeat, MyTable, MyTables

from .game_server import GameServer
from .late_public import is_late

PICTURES = 4
"""Of how many positions a picture is sent."""
SHOWN = 6
"""How many finished games are shown to everybody."""


async def my_tables(server: GameServer, kept: list[KeptSeat], address: str) -> MyTables:
    """The tables these tokens open; nothing is told of a table to a token that opens nothing there."""
    tokens = {each.table: hashed(each.token) for each in kept}
    heads = await server.store.heads(list(tokens))
    found = []
    for table, (head, updated) in heads.items():
        opened = await _opened(server, table, head, tokens[table], updated, address)
        if opened is not None:
            found.append(opened)
    found.sort(key=_urgency)
    pictures = sum(each.view is not None for each in found)
    if pictures > PICTURES:
        found = [_without_view(each, i) for i, each in enumerate(found)]
    return MyTables(found, time.time())


async def _opened(
    server: GameServer, table: str, head: Head, token: str, updated: int, address: str
) -> MyTable | None:
    """A table for the holder of this token."""
    seat, host = head.seat_of(token), head.is_host(token)
    if seat is None and not host:
        return None
    if head.status not in UNFINISHED:
        return MyTable(head.info(table), seat, host, updated, result=head.result)
    try:
        live = await server.tables.load(table)
        if seat is not None:
            await server.note_reader(live, seat, address)
    except Denied:
        return None
    head = live.head
    if head.seat_of(token) != seat:  # it was given away meanwhile
        return None
    shown = head.info_for_all(table)
    if seat is None and is_late(shown):  # who only looks after a table sees what watchers see
        return MyTable(shown, None, host, head.created, requests=len(head.requests))
    face: Face = live.faces[PLACE_OF_PUBLIC if seat is None else seat + 1]
    asked = face.asked
    return MyTable(
        table=head.info(table),
        seat=seat,
        host=host,
        updated=max(head.created, int(head.asked_at)),  # what nobody saw has not happened
        asked=None
        if asked is None
        else Asking(asked.number, asked.prompt, asked.about, asked.group),
        waits=face.waits,
        since=head.asked_at,
        deadline=head.deadline,
        view=None if asked is None else raw_view(live.faces[PLACE_OF_PUBLIC].view),
        result=head.result,
        requests=len(head.requests) if host else 0,
    )


def _urgency(each: MyTable) -> tuple[bool, float, float]:
    """Whose move it is first; among them the nearest deadline, then the oldest question."""
    deadline = float("inf") if each.deadline is None else each.deadline
    return each.asked is None, deadline, each.since if each.asked else -float(each.updated)


def _without_view(each: MyTable, place: int) -> MyTable:
    return each if place < PICTURES else replace(each, view=None)


async def featured(server: GameServer) -> list[Featured]:
    """Finished games of this server that were listed and played here, the latest first."""
    heads = await server.store.finished_heads(3 * SHOWN)
    found = [
        Featured(head.info(table), head.result, at)
        for table, (head, at) in heads.items()
        if head.result is not None and not head.imported
    ]
    return found[:SHOWN]
