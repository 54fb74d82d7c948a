"""The house: everything a running server consists of, started and stopped together."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
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

from . import lobby, play
from .driver import Driver
from .errors import Denied
from .forms import Continue, Create
from .head import Head, SeatHead, hashed, new_id, new_token
from .limits import Buckets
from .live import Live
from .metrics import METRICS
from .news import News
from .protocol import Origin
from .settings import Settings
from .store import FINISHED, UNFINISHED, Store
from .tables import TROUBLE, Tables
from .tidying import Tidying
from .worker import Follow, Followed, Locate
from .workers import WorkerBusy, WorkerLost, Workers

LOG = logging.getLogger("hullbreach.house")
FOLLOW_SECONDS = 120.0
MOST_REPLAYS = 20
"""So many replays may wait to be followed."""
FORGET_SECONDS = 600.0
TAKEN_UP = 1_000
"""So many tables are taken up in one sweep."""


class House:
    """See the module."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.tables = Tables(self.store, settings)
        self.news = None if settings.is_sqlite else News(self.store, self.tables)
        self.workers = Workers(settings.workers)
        self.followers = Workers(1)
        """Follows replays: a long one keeps no bot waiting."""
        self.driver = Driver(self.tables, self.workers)
        self.requests = Buckets(settings.requests_per_second)
        self.creations = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.ready = False
        self._tidying = Tidying()
        self._forget_at = 0.0
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start everything."""
        await self.store.open()
        if self.news is not None:
            await self.news.open()
        if self.settings.is_sqlite:  # nobody else could be at work
            await self._take_up(float("inf"))
        self._sweeper = asyncio.create_task(self._sweep_for_ever())
        self.ready = True

    async def close(self) -> None:
        """Stop everything: viewers are asked to come again, what is being written is finished."""
        self.ready = False
        self.tables.close()
        tasks = [slot.driver for slot in self.tables.slots.values() if slot.driver is not None]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.tables.settle()
        if self.news is not None:
            await self.news.close()
        await self.workers.stop()
        await self.followers.stop()
        await self.store.close()

    # -- looking after tables ----------------------------------------------------------------------------------

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except TROUBLE as error:
                LOG.warning("cannot sweep", extra={"cause": repr(error)[:300]})
            except Exception:
                LOG.exception("sweeping failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Take up tables at which something is overdue, and let go those that rest."""
        await self._take_up(time.time() - 2 * self.settings.pace)
        self.tables.rest()
        self._tidying.now()
        if time.monotonic() >= self._forget_at:
            self._forget_at = time.monotonic() + FORGET_SECONDS
            await self._forget()
        METRICS.tables.set(len(self.tables.slots))

    async def _forget(self) -> None:
        """Delete tables that have been kept as long as they are to be kept."""
        for statuses, days in (
            (FINISHED, self.settings.keep_days),
            (UNFINISHED, self.settings.abandon_days),
        ):
            while days > 0:
                before = time.time() - days * 86_400
                gone = await self.store.forget(statuses, before, list(self.tables.slots))
                if not gone:
                    break
                LOG.info("tables deleted", extra={"count": gone, "statuses": "/".join(statuses)})

    async def _take_up(self, before: float) -> None:
        """Look after tables at which something was due before this time."""
        for _, table in await self.store.overdue(before, TAKEN_UP):
            try:
                await self.tables.look(table)
            except Denied as denied:
                LOG.warning("cannot take up", extra={"table": table, "cause": str(denied)})
                continue
            self.driver.look_after(self.tables.slot(table))

    # -- tables ------------------------------------------------------------------------------------------------

    async def create(self, game: Game[Any], form: Create) -> tuple[Live, str, int | None]:
        """Put up a new table."""
        await self.check_room()
        live, token, seat = lobby.create(game, form)
        await self.tables.add(live)
        return live, token, seat

    async def check_room(self) -> None:
        """Refuse when there are too many tables."""
        if await self.store.unfinished() >= self.settings.most_tables:
            raise Denied("busy", "this server has as many tables as it can take; try again later")

    async def start(self, table: str, game: str, token: str) -> Live:
        """Begin the game of a table, or go on with the one it comes from."""
        live = await self.tables.look(table, game)
        host_only(live, token)
        begin, base = lobby.deal, None
        if live.head.origin is not None:
            save, base = await self._located(live.head.origin)
            begin = partial(play.go_on, save=save)

        def command(live: Live) -> Live:
            host_only(live, token)
            lobby.start(live, begin, base)
            return live

        return await self.tables.act(table, command, game)

    async def _located(self, origin: Origin) -> tuple[Save, ReplayBase | None]:
        replay = await self.replay(origin.table)
        result = await self.follow(Locate(Raw(replay), origin.step))
        return decode(result, Save), read_replay(replay).base

    async def play_again(self, table: str, game: str, token: str) -> tuple[str, int, str]:
        """The next table of the same people, one's seat there and the token for it."""
        old = await self.tables.look(table, game)
        seat = seat_by(old, token)
        if not old.head.next:
            fresh, next_ = lobby.again(old)
            await self.check_room()
            await self.tables.add(fresh)

            def link(live: Live) -> None:
                if not live.head.next:
                    live.head.next = next_
                    live.tell("again")

            await self.tables.act(table, link, game)
            await self._spare(table, next_)
        following = (await self.tables.look(table, game)).head.next
        fresh_token = await self.tables.act(following, partial(lobby.claim, seat=seat))
        return following, seat, fresh_token

    async def _spare(self, table: str, made: str) -> None:
        """Take down the next table if somebody else was quicker to put one up."""
        if (await self.tables.look(table)).head.next != made:
            await self.tables.act(made, lobby.end)

    # -- replays -----------------------------------------------------------------------------------------------

    async def replay(self, table: str, game: str | None = None) -> bytes:
        """The replay file of a finished game."""
        live = await self.tables.look(table, game)
        if live.head.status not in ("over", "ended"):
            raise Denied("not_over", "the game is still going on")
        return replay_of(live, await self.base(live))

    async def base(self, live: Live) -> ReplayBase | None:
        """Where the rules of a table's game changed last, if they did."""
        return await self.store.base(live.table) if live.head.changed else None

    async def follow(self, request: Follow | Locate) -> bytes:
        """Have a worker follow a replay."""
        try:
            found = await self.followers.ask(request, Followed, FOLLOW_SECONDS, 1, MOST_REPLAYS)
        except WorkerBusy:
            raise Denied("busy", "too many replays are being followed; try again later") from None
        except WorkerLost:
            raise Denied("busy", "following this replay takes too long") from None
        if found.error:
            raise Denied("bad_request", found.error)
        return bytes(found.result)

    async def timeline(self, table: str, game: str, eyes: str) -> bytes:
        """A finished game as certain eyes saw it, as JSON."""
        live = await self.tables.look(table, game)
        replay = await self.replay(table, game)
        info = encode(live.head.info(table))
        return await self.follow(Follow(Raw(replay), eyes, Raw(info)))

    async def bring_in(self, data: bytes) -> tuple[str, str]:
        """Keep a replay that was made elsewhere, after checking it: game and table."""
        await self.check_room()
        save = decode(await self.follow(Locate(Raw(data))), Save)
        game = games.find(save.game)
        session: Session[Any] = Session.wake(game, save)
        live = imported(game, session, data)
        await self.tables.add(live)
        return game.name, live.table

    async def go_on(self, table: str, game: str, form: Continue) -> tuple[Live, str, int | None]:
        """A new table that goes on from a step of a finished game."""
        await self.check_room()
        old = await self.tables.look(table, game)
        replay = await self.replay(table, game)
        await self.follow(Locate(Raw(replay), form.step))
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
            origin=Origin(table, form.step),
        )
        seat = None
        if form.name:
            seat = 0
            name = lobby.named(form.name)
            head.seats[0] = SeatHead("human", name, ready=True, token=head.host)
        live = Live(new_id(), old.game, head, 0, None)
        live.tell("created", seat)
        await self.tables.add(live)
        return live, token, seat

    async def report(self, table: str, game: str, said: str) -> str:
        """Keep a bug report with the whole game in it."""
        live = await self.tables.look(table, game)
        number = new_id()
        attached = b"null" if live.session is None else replay_of(live, await self.base(live))
        await self.store.report(number, table, said.replace("\0", ""), attached)
        LOG.warning("bug report", extra={"table": table, "report": number})
        return number


def replay_of(live: Live, base: ReplayBase | None) -> bytes:
    """The replay file of a table; a game that was over before the rules changed keeps the version it had."""
    if live.session is None:
        raise Denied("not_started", "the game never began")
    names = [seat.name for seat in live.head.seats]
    found = record(live.session, live.head.key, names, base)
    return write_replay(replace(found, version=live.head.version))


def imported(game: Game[Any], session: Session[Any], data: bytes) -> Live:
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
        seats=[SeatHead("human", lobby.clean(name)[:40]) for name in names],
        result=session.result,
        changed=0 if replay.base is None else replay.base.step,
    )
    live = Live(new_id(), game, head, 0, None)
    live.session = session
    live.tell("imported", None, replay.base)
    return live


def seat_by(live: Live, token: str) -> int:
    """The seat that a token opens."""
    seat = live.head.seat_of(hashed(token))
    if seat is None:
        raise Denied("bad_token", "this needs the token of a seat of this table")
    return seat


def host_only(live: Live, token: str) -> None:
    """Refuse whoever is not the host."""
    if not live.head.is_host(hashed(token)):
        raise Denied("forbidden", "only the host of the table can do this")
