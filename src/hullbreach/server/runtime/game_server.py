"""The game server: everything it consists of, started and stopped together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from hullbreach.bots.advice import Advised
from hullbreach.kernel import Game, decode
from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings
from hullbreach.server.storage.store import FINISHED, UNFINISHED, Store
from hullbreach.server.tables import lobby_commands, play_commands
from hullbreach.server.tables.head import can_be_id, hashed, new_id
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.table_words import meant
from hullbreach.server.wire.forms import Create
from hullbreach.server.wire.replay_forms import Continue

from .analysis_service import AnalysisService
from .card_service import CardService
from .collector import RareCollection
from .driver import Driver
from .fair_queue import QueueFull
from .guess_service import GuessService
from .metrics import METRICS
from .news import News
from .rates import Crowd, RateLimits
from .registry import TROUBLE, TableRegistry
from .replay_service import MOST_WAITING, ReplayService, replay_of
from .worker import Advise, Followed
from .workers import WorkerLost, Workers

LOG = logging.getLogger("hullbreach.server")
STRANGER = "hullbreach.server.runtime.stranger"
STRANGERS_KNOW = ("LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "PYTHONPATH", "TZ")
"""Variables that bots of other packages are told: others may hold a password."""
SLOWER = 10
"""What is kept for ever may come this many times less often than other messages."""
LINES_A_SECOND, LINES_AT_ONCE = 0.5, 4.0
"""How often a seat may say something beside the rules."""
CHANGES_AT_ONCE, PEOPLE_AT_ONCE = 60.0, 10
"""How often in a row somebody may change tables over HTTP before they have to wait, and how many behind one address."""
FORGET_SECONDS = 600.0
WORDS_IN_A_ROW, SECONDS_A_WORD = 30, 10.0
"""How many wrong table words an address may type in a row, and after how many seconds it gets another one."""
WOKEN_AT_ONCE = 1_000
"""How many overdue tables one sweep loads."""


HINT_SECONDS, HINT_PATIENCE = 2.0, 20.0
"""How long a hint is thought about, and after how long it is given up."""
MOST_HINTS, MOST_HINTS_EACH = 200, 10
"""How many hints may wait to be thought about in all, and for one address."""


class GameServer:
    """The parts of a running server and what they do together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.tables = TableRegistry(self.store, settings)
        self.news = None if settings.is_sqlite else News(self.store, self.tables)
        self.workers = Workers(settings.workers, settings.worker_megabytes)
        self.replays = ReplayService(self.tables, self.store, settings)
        self.analyses = AnalysisService(self.tables, self.store, self.replays, settings)
        self.cards = CardService(self.store, self.replays, self.analyses)
        self.watching = GuessService(self.tables, self.store, self.replays, settings)
        self.strangers = Workers(1, settings.worker_megabytes, STRANGER, told=STRANGERS_KNOW)
        self.advisers = Workers(1, settings.worker_megabytes)
        """Thinks about hints: apart from the bots, so that nobody's question makes a bot late."""
        self.driver = Driver(self.tables, self.workers, self.strangers)
        self.requests = RateLimits(settings.requests_per_second)
        self.creations = RateLimits(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.uploads = Crowd(MOST_WAITING, settings.uploads_waiting)
        """Whose replay files are being received: each lies in memory until it is whole."""
        self.guesses = RateLimits(1 / SECONDS_A_WORD, WORDS_IN_A_ROW)
        """Table words that led nowhere, by address."""
        self.precomputed: list[Callable[[], object]] = []
        """What is made once at the start, off the event loop, so that nobody's first request waits for it."""
        self.words = RateLimits(settings.messages_per_second / SLOWER)
        """What is written for ever because somebody says, notes or proposes something, by seat or address."""
        self.lines = RateLimits(LINES_A_SECOND, LINES_AT_ONCE)
        """Lines of talk, which bots answer."""
        changes = settings.requests_per_second / SLOWER
        self.commands = RateLimits(changes, PEOPLE_AT_ONCE * CHANGES_AT_ONCE)
        """What is written for ever because somebody changes a table over HTTP, by address."""
        self.own_commands = RateLimits(changes / 4, CHANGES_AT_ONCE)
        """The same by token: nobody uses up what is left for others behind the same address."""
        self._door = asyncio.Lock()
        """Whoever puts up a table holds it."""
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""
        self.ready = False
        self._collection = RareCollection()
        self._forget_at = 0.0
        self._sweeper: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start everything."""
        await self.store.open()
        METRICS.broken.set(len(await self.store.broken()))
        if self.news is not None:
            await self.news.open()
        if self.settings.is_sqlite:  # nobody else could be at work
            await self._wake_overdue(float("inf"))
        await self.analyses.open()
        self._sweeper = asyncio.create_task(self._sweep_for_ever())
        if self.settings.pace:
            self._warming = asyncio.create_task(self.workers.warm_up())
        await asyncio.to_thread(self._precompute)
        self.ready = True

    def _precompute(self) -> None:
        for make in self.precomputed:
            make()

    async def close(self) -> None:
        """Stop everything: viewers are asked to come again, what is being written is finished."""
        self.ready = False
        self.tables.send_everybody_away()
        tasks: list[asyncio.Task[Any]] = [
            slot.driver for slot in self.tables.slots.values() if slot.driver is not None
        ]
        for slot in self.tables.slots.values():
            tasks += [thought.answers for thought in slot.thoughts.values()]
            tasks += [] if slot.ahead is None else [slot.ahead.task]
        tasks += self.driver.too_late
        tasks += [task for task in (self._sweeper, self._warming) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.tables.wait_for_commands()
        if self.news is not None:
            await self.news.close()
        await self.workers.stop()
        await self.strangers.stop()
        await self.advisers.stop()
        await self.analyses.stop()
        await self.cards.stop()
        await self.replays.stop()
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
        """Load tables at which something is overdue, and unload those that nobody needs."""
        await self._wake_overdue(time.time() - 2 * self.settings.pace)
        self.tables.unload_idle()
        self._collection.collect_if_due()
        if time.monotonic() >= self._forget_at:
            self._forget_at = time.monotonic() + FORGET_SECONDS
            await self._delete_old()
        METRICS.tables.set(len(self.tables.slots))
        METRICS.broken.set(len(await self.store.broken()))
        METRICS.sweeps.inc()

    async def _delete_old(self) -> None:
        """Delete tables and bug reports that have been kept as long as they are to be kept."""
        old_reports = time.time() - self.settings.keep_reports_days * 86_400
        await self.store.delete_reports(old_reports, self.settings.most_reports)
        for statuses, days in (
            (FINISHED, self.settings.keep_days),
            (UNFINISHED, self.settings.abandon_days),
        ):
            while days > 0:
                before = time.time() - days * 86_400
                gone = await self.store.delete_old(statuses, before, list(self.tables.slots))
                if not gone:
                    break
                LOG.info("tables deleted", extra={"count": gone, "statuses": "/".join(statuses)})

    async def _wake_overdue(self, before: float) -> None:
        """Load the tables at which something was due before this time, and drive them."""
        for _, table in await self.store.overdue(before, WOKEN_AT_ONCE):
            try:
                await self.tables.load(table)
            except Denied as denied:
                LOG.warning("cannot take up", extra={"table": table, "cause": str(denied)})
                continue
            self.driver.drive(self.tables.slot(table))

    # -- tables ------------------------------------------------------------------------------------------------

    async def create_table(
        self, game: Game[Any], form: Create, address: str = ""
    ) -> tuple[LiveTable, str, int | None]:
        """Put up a new table."""
        live, token, seat = lobby_commands.new_table(game, form)
        await self._put_up(live, seat, address)
        return live, token, seat

    async def _put_up(self, live: LiveTable, seat: int | None, address: str) -> None:
        """Put up a table for somebody at this address, and remember that they see what their seat sees."""
        live.head.maker = maker_mark(address)
        if seat is not None:
            lobby_commands.hold_seat(live, seat, address)
        await self._add_if_there_is_room(live)

    async def _add_if_there_is_room(self, live: LiveTable) -> None:
        """One table after the other: of many that come at once none finds room that another one takes."""
        async with self._door:
            await self.check_room(live.head.maker)
            await self.tables.add(live)

    async def find_table(self, said: str, address: str) -> LiveTable:
        """The table with this id, or with the word that was typed; whoever guesses words has to wait."""
        if can_be_id(said):
            try:
                return await self.tables.load(said)
            except Denied as denied:
                if denied.code != "not_found":
                    raise
        wanted = [word.key for word in meant(said)]
        if not wanted and can_be_id(said):
            raise Denied("not_found", "there is no such table")
        if not self.guesses.take(address):
            raise Denied("too_fast", "too many wrong words; wait a moment")
        found = await self.store.tables_with_word(wanted) if wanted else []
        if len(found) != 1:
            raise Denied("no_word", "no table has this word now")
        self.guesses.give_back(address)
        return await self.tables.load(found[0])

    async def check_room(self, maker: str = "") -> None:
        """Refuse when there are too many tables, or too many that one address has put up."""
        if maker:
            made = await self.store.count_unfinished(maker)
            if made >= self.settings.tables_per_address:
                raise Denied("too_many", "this address has put up enough tables; finish some first")
        if await self.store.count_unfinished() >= self.settings.most_tables:
            raise Denied("busy", "this server has as many tables as it can take; try again later")

    async def start_game(self, table: str, game: str, token: str, asker: str = "") -> LiveTable:
        """Begin the game of a table, or go on with the one it comes from."""
        live = await self.tables.load(table, game)
        host_only(live, token)
        lobby_commands.check_everybody_is_here(live.head)
        begin, base, origin = lobby_commands.deal, None, live.head.going_on()
        dealt = origin
        if origin is not None:
            key = play_commands.new_key()
            save, base = await self.replays.save_at(origin, key, asker)
            begin = partial(play_commands.resume_from, save=save, key=key)
            # A step that was dealt from public eyes is so again.
            dealt = replace(origin, hidden="anew") if save.public else origin

        def command(live: LiveTable) -> LiveTable:
            host_only(live, token)
            if live.head.going_on() != origin:
                raise Denied("busy", "somebody came or went just now; try again")
            lobby_commands.start_game(live, begin, base)
            live.head.origin = dealt
            return live

        return await self.tables.carry_out(table, command, game)

    async def play_again(
        self, table: str, game: str, token: str, address: str
    ) -> tuple[str, int, str]:
        """The next table of the same people, the asker's seat there and the token for it."""
        old = await self.tables.load(table, game)
        before = seat_by(old, token)
        if not old.head.next:
            fresh, next_ = lobby_commands.next_table(old)
            fresh.head.maker = maker_mark(address)
            await self._add_if_there_is_room(fresh)

            def link(live: LiveTable) -> None:
                if not live.head.next:
                    live.head.next = next_
                    live.log_event("again")

            await self.tables.carry_out(table, link, game)
            await self._end_surplus(table, next_)
        following = (await self.tables.load(table, game)).head.next
        seat, fresh_token = await self.tables.carry_out(
            following, partial(lobby_commands.claim_seat, before=before, address=address)
        )
        return following, seat, fresh_token

    async def _end_surplus(self, table: str, made: str) -> None:
        """Take down the next table if somebody else was quicker to put one up."""
        if (await self.tables.load(table)).head.next != made:
            await self.tables.carry_out(made, lobby_commands.end_game)

    async def advise(self, asker: str, seat: int, save: bytes) -> list[Advised]:
        """What a good player would do on a seat, thought about by a process of its own; askers take turns."""
        request = Advise(Raw(save), seat, HINT_SECONDS)
        try:
            found = await self.advisers.ask(
                request, Followed, HINT_PATIENCE, asker, 1, MOST_HINTS, MOST_HINTS_EACH
            )
        except (QueueFull, WorkerLost):
            raise Denied("busy", "too many want a hint just now; try again later") from None
        if found.error:
            raise Denied("bad_request", "there is no hint for this question")
        return decode(bytes(found.result), list[Advised])

    async def import_replay(self, data: bytes, asker: str) -> tuple[str, str]:
        """Keep a replay that was made elsewhere: game and table."""
        await self.check_room()
        live = await self.replays.import_file(data, asker)
        live.head.maker = maker_mark(asker)
        await self.tables.add(live)
        return live.game.name, live.table

    async def continue_from(
        self, table: str, game: str, form: Continue, asker: str
    ) -> tuple[LiveTable, str, int | None]:
        """Put up a table that goes on from a step of a finished game."""
        await self.check_room(maker_mark(asker))
        live, token, seat = await self.replays.continue_from(table, game, form, asker)
        await self._put_up(live, seat, asker)
        return live, token, seat

    async def note_reader(self, live: LiveTable, seat: int, address: str) -> None:
        """Remember from where somebody reads what a seat was told, even if they never sit down there."""
        if lobby_commands.is_new_holder(live.head, seat, address):
            held = partial(lobby_commands.hold_seat, seat=seat, address=address)
            await self.tables.carry_out(live.table, held)

    async def file_report(self, table: str, game: str, said: str) -> str:
        """Keep a bug report with the whole game in it."""
        live = await self.tables.load(table, game)
        number = new_id()
        attached = (
            b"null" if live.session is None else replay_of(live, await self.replays.last_base(live))
        )
        await self.store.keep_report(number, table, said.replace("\0", ""), attached)
        LOG.warning("bug report", extra={"table": table, "report": number})
        return number


def maker_mark(address: str) -> str:
    """How the database knows again who put a table up."""
    return hashed(f"maker {address}") if address else ""


def seat_by(live: LiveTable, token: str) -> int:
    """The seat that a token opens."""
    seat = live.head.seat_of(hashed(token))
    if seat is None:
        raise Denied("bad_token", "this needs the token of a seat of this table")
    return seat


def host_only(live: LiveTable, token: str) -> None:
    """Refuse whoever is not the host."""
    if not live.head.is_host(hashed(token)):
        raise Denied("forbidden", "only the host of the table can do this")
