"""The driver: does by itself what is due at a table: moves of bots, standing answers, what the clock demands."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import cache, partial
from random import Random

from msgspec import Raw

from hullbreach import bots
from hullbreach.kernel import Choice, HullbreachError, Pick, Refused, encode

from . import play
from .clocks import Deed, deeds
from .errors import Denied
from .live import Live
from .metrics import METRICS
from .notices import letter_for, send
from .tables import Slot, Tables
from .worker import Chosen, Think
from .workers import WorkerLost, Workers

LOG = logging.getLogger("hullbreach.driver")


class Driver:
    """See the module."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._settings = tables.settings
        self._random = Random()
        self._letters: set[asyncio.Task[None]] = set()
        tables.after.append(self.look_after)

    def look_after(self, slot: Slot) -> None:
        """See to it that what is due at this table is done."""
        if self._tables.stopping or (slot.driver is not None and not slot.driver.done()):
            return
        if slot.live is not None and deeds(slot.live, self._settings):
            slot.driver = asyncio.create_task(self._drive(slot))

    async def _drive(self, slot: Slot) -> None:
        while not self._tables.stopping:
            slot.changed.clear()
            live = slot.live
            found = [] if live is None else deeds(live, self._settings)
            if live is None or not found:
                return
            delay = found[0].when - time.time()
            if delay > self._settings.rest_seconds and not slot.viewers:
                return  # the table may rest; the sweeper takes it up again in time
            if delay > 0:
                await _wait(slot.changed, min(delay, self._settings.rest_seconds))
                continue
            now = time.time()
            due = [deed for deed in found if deed.when <= now]
            try:
                await asyncio.gather(*(self._do(slot, live, deed) for deed in due))
            except Denied as error:
                LOG.warning("cannot move", extra={"table": slot.table, "cause": str(error)})
                await asyncio.sleep(1)
            except Exception:
                LOG.exception("driver failed", extra={"table": slot.table})
                await asyncio.sleep(1)

    async def _do(self, slot: Slot, live: Live, deed: Deed) -> None:
        """One deed; what has become out of date meanwhile is dropped."""
        assert live.session is not None
        pick = live.session.asked.get(deed.seat)
        if pick is None:
            return
        try:
            if deed.kind == "clock":
                await self._tables.act(
                    slot.table, partial(play.time_out, seat=deed.seat, now=time.time())
                )
            elif deed.kind == "absence":
                await self._replace(slot, live, deed)
            elif deed.kind == "notice":
                await self._notify(slot, live, deed.seat, pick)
            elif deed.kind == "standing":
                await self._tables.act(slot.table, partial(_say_standing, seat=deed.seat))
            else:
                await self._move(slot, live, deed, pick)
        except Refused:
            return

    async def _replace(self, slot: Slot, live: Live, deed: Deed) -> None:
        """Let a bot stand in for a person the table has been waiting for, unless the person is here."""
        if self._tables.is_here(slot, deed.seat):
            live.seen[deed.seat] = time.time()
            return
        await self._tables.act(slot.table, partial(play.stand_in, seat=deed.seat, bot=deed.bot))

    async def _notify(self, slot: Slot, live: Live, seat: int, pick: Pick) -> None:
        """Tell a seat that it is asked, once for each question; who looks at the table knows already."""
        notice = live.head.seats[seat].notice
        away = not self._tables.is_here(slot, seat)
        told = partial(play.noticed, seat=seat, number=pick.number)
        if await self._tables.act(slot.table, told) and away and notice is not None:
            letter = letter_for(live, seat, notice)
            self._letters.add(task := asyncio.create_task(send(letter, self._settings)))
            task.add_done_callback(self._letters.discard)

    async def _move(self, slot: Slot, live: Live, deed: Deed, pick: Pick) -> None:
        option = await self._choose(live, deed, pick)
        command = partial(play.answer, seat=deed.seat, option=option, number=pick.number)
        if await self._tables.act(slot.table, command) is None:
            return
        for other in self._shuffled(
            pick
        ):  # the rule failed with that option: any that works will do
            command = partial(play.answer, seat=deed.seat, option=other, number=pick.number)
            if await self._tables.act(slot.table, command) is None:
                return

    def _shuffled(self, pick: Pick) -> list[Choice]:
        return self._random.sample(list(pick.options), len(pick.options))

    async def _choose(self, live: Live, deed: Deed, pick: Pick) -> Choice:
        """The bot's choice; after two lost workers or a mistake of the bot, a random legal one."""
        assert live.session is not None
        seed = f"{live.table} {live.seq} {deed.seat} {live.head.key.hex()}"
        if is_blind(deed.bot, live.head.game):  # no thought, so no process to think it
            bot = bots.make(deed.bot, live.head.game, seed)
            assert isinstance(bot, bots.Blind)
            METRICS.bots.labels("played").inc()
            return bot.pick(pick)
        save = encode(live.session.rest(records=False))
        request = Think(Raw(save), deed.seat, deed.bot, seed)
        try:
            chosen = await self._workers.ask(request, Chosen, self._settings.bot_seconds)
            if chosen.option in pick.options and not chosen.error:
                METRICS.bots.labels("played").inc()
                return chosen.option  # type: ignore[return-value]  # offered, so not None
            why = chosen.error or f"chose {chosen.option!r}, which is not offered"
        except (WorkerLost, HullbreachError) as error:
            why = str(error)
        METRICS.bots.labels("random").inc()
        LOG.warning("bot failed", extra={"table": live.table, "bot": deed.bot, "cause": why})
        return self._shuffled(pick)[0]


@cache
def is_blind(bot: str, game: str) -> bool:
    """Whether a bot needs nothing but the question; one that cannot even be made is asked elsewhere, too."""
    try:
        return isinstance(bots.make(bot, game, 0), bots.Blind)
    except Exception:
        LOG.exception("bot cannot be made", extra={"bot": bot, "game": game})
        return False


def _say_standing(live: Live, seat: int) -> None:
    said = play.standing_answer(live, seat)
    if said is not None:
        play.answer(live, seat, *said)


async def _wait(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than this."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
