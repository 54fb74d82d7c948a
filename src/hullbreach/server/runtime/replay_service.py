"""Replays: kept games as files, watched, checked, brought in from elsewhere, gone on from.

Following a replay is work for a process. Those of our own tables and those of strangers are followed by different
ones, so that nobody's upload keeps anybody waiting who looks at a game played here; and of all addresses that wait,
the one that has used least is next.
"""

from __future__ import annotations

import time
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from hullbreach import games
from hullbreach.kernel import (
    Game,
    ReplayBase,
    Save,
    Session,
    decode,
    encode,
    read_replay,
    record,
    write_replay,
)
from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings
from hullbreach.server.storage.store import Store
from hullbreach.server.tables.head import Head, SeatHead, hashed, new_id, new_token
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.lobby_commands import checked_name, one_line
from hullbreach.server.wire.protocol import NAME_LENGTH, Origin
from hullbreach.server.wire.replay_forms import Continue

from .fair_queue import QueueFull
from .registry import TableRegistry
from .worker import DrawCard, Followed, FollowReplay, LocateStep, TellEpilogue
from .workers import WorkerLost, Workers

FOLLOW_SECONDS = 120.0
GUEST_SECONDS = 30.0
MOST_WAITING, MOST_OWN_EACH = 20, 20
"""How many replays from outside may wait to be followed, and how many of our own tables for one address."""
MOST_KEPT = 200
"""How many epilogues are kept: everybody at a table asks for the same one at the same moment."""


class ReplayService:
    """Everything one can do with a finished game."""

    def __init__(self, tables: TableRegistry, store: Store, settings: Settings) -> None:
        self._tables = tables
        self._store = store
        self._most_each = settings.uploads_waiting
        self._own = Workers(1, settings.worker_megabytes)
        self._guests = Workers(1, settings.worker_megabytes)
        """Follows what came from outside."""
        self._epilogues: dict[str, bytes] = {}

    async def stop(self) -> None:
        """End the processes."""
        await self._own.stop()
        await self._guests.stop()

    # -- games of this server ----------------------------------------------------------------------------------

    async def file_of(self, table: str, game: str | None = None) -> bytes:
        """The replay file of a finished game."""
        live = await self._tables.load(table, game)
        if live.head.status not in ("over", "ended"):
            raise Denied("not_over", "the game is still going on")
        return replay_of(live, await self.last_base(live))

    async def last_base(self, live: LiveTable) -> ReplayBase | None:
        """Where the rules of a table's game changed last, if they did."""
        return await self._store.last_base(live.table)

    async def timeline(self, table: str, game: str, eyes: str, asker: str) -> bytes:
        """A finished game as certain eyes saw it, as JSON."""
        live = await self._tables.load(table, game)
        replay = await self.file_of(table, game)
        info = encode(live.head.info(table))
        request = FollowReplay(Raw(replay), eyes, Raw(info))
        return await self.follow(request, asker, live.head.imported)

    async def epilogue(self, table: str, game: str, asker: str) -> bytes:
        """What everybody is told about the end of a game, as JSON; only when it is over, and worked out once."""
        found = self._epilogues.get(table)
        if found is None:
            live = await self._tables.load(table, game)
            request = TellEpilogue(Raw(await self.file_of(table, game)))
            found = await self.follow(request, asker, live.head.imported)
            self._epilogues[table] = found
            if len(self._epilogues) > MOST_KEPT:
                del self._epilogues[next(iter(self._epilogues))]
        return found

    async def save_at(
        self, origin: Origin, key: bytes, asker: str
    ) -> tuple[Save, ReplayBase | None]:
        """The game at the step a table goes on from, with what is hidden there dealt anew by this key."""
        replay = await self.file_of(origin.table)
        request = LocateStep(Raw(replay), origin.step, key, origin.hidden == "anew")
        result = await self.follow(request, asker, False)
        return decode(result, Save), read_replay(replay).base

    async def continue_from(
        self, table: str, game: str, form: Continue, asker: str
    ) -> tuple[LiveTable, str, int | None]:
        """A new table that goes on from a step of a finished game."""
        old = await self._tables.load(table, game)
        if old.head.imported and await self.last_base(old) is not None:
            raise Denied(
                "forbidden",
                "this game came in as a file that begins in the middle: it can be watched, not gone on from",
            )
        replay = await self.file_of(table, game)
        await self.follow(LocateStep(Raw(replay), form.step), asker, old.head.imported)
        return continued(old, form)

    # -- games from outside ------------------------------------------------------------------------------------

    async def verdict(self, data: bytes, asker: str) -> bytes:
        """Whether a replay reproduces the game it records, as JSON."""
        return await self.follow(FollowReplay(Raw(data)), asker, True)

    async def import_file(self, data: bytes, asker: str) -> LiveTable:
        """The finished table of a replay that was made elsewhere, after checking it."""
        save = decode(await self.follow(LocateStep(Raw(data)), asker, True), Save)
        game = games.find(save.game)
        return imported_table(game, Session.wake(game, save), data)

    async def follow(
        self,
        request: FollowReplay | TellEpilogue | DrawCard | LocateStep,
        asker: str,
        from_outside: bool,
    ) -> bytes:
        """Have a worker follow a replay; one that is too much for it costs nobody else anything."""
        workers = self._guests if from_outside else self._own
        seconds = GUEST_SECONDS if from_outside else FOLLOW_SECONDS
        most = MOST_WAITING if from_outside else None  # one address could fill what all share
        most_each = self._most_each if from_outside else MOST_OWN_EACH
        try:
            found = await workers.ask(request, Followed, seconds, asker, 1, most, most_each)
        except QueueFull:
            raise Denied("busy", "too many replays are being followed; try again later") from None
        except WorkerLost:
            raise Denied("busy", "following this replay takes too long") from None
        if found.error:
            raise Denied("bad_request", found.error)
        return bytes(found.result)


def replay_of(live: LiveTable, base: ReplayBase | None) -> bytes:
    """The replay file of a table; a game that was over before the rules changed keeps the version it had."""
    if live.session is None:
        raise Denied("not_started", "the game never began")
    names = [seat.name for seat in live.head.seats]
    found = record(live.session, live.head.key, names, base, live.talk.transcript.lines)
    return write_replay(replace(found, version=live.head.version))


def continued(old: LiveTable, form: Continue) -> tuple[LiveTable, str, int | None]:
    """The table for those who go on from a finished game, its host's token and seat."""
    token = new_token()
    head = Head(
        game=old.head.game,
        version=old.head.version,
        config=old.head.config,
        key=old.head.key,
        created=int(time.time()),
        listed=form.listed,
        seats=[SeatHead() for _ in old.head.seats],
        host=hashed(token),
        origin=Origin(old.table, form.step),
        hidden=form.hidden,
    )
    seat = None
    if form.name:
        if form.seat >= len(head.seats):
            raise Denied("bad_request", f"there is no seat {form.seat} at this table")
        seat = form.seat
        head.seats[seat] = SeatHead("human", checked_name(form.name), ready=True, token=head.host)
    live = LiveTable(new_id(), old.game, head, 0, None)
    live.log_event("created", seat)
    return live, token, seat


def imported_table(game: Game[Any], session: Session[Any], data: bytes) -> LiveTable:
    """A finished table made from a replay."""
    replay = read_replay(data)
    assert replay.key is not None
    names = (replay.names + [""] * replay.config.players)[: replay.config.players]
    head = Head(
        game=game.name,
        version=game.version,
        config=replay.config,
        key=replay.key,
        created=int(time.time()),
        listed=False,
        status="over" if session.over else "ended",
        seats=[SeatHead("human", one_line(name)[:NAME_LENGTH]) for name in names],
        result=session.result,
        changed=0 if replay.base is None else replay.base.step,
        imported=True,
    )
    live = LiveTable(new_id(), game, head, 0, None)
    live.session = session
    live.talk.take_over(replay.talk)
    live.log_event("imported", None, replay.base)
    return live
