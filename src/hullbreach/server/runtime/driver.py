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
from hullbreach.server.errors import Denied
from hullbreach.server.tables import play_commands
from hullbreach.server.tables.due_actions import DueAction, due_actions
from hullbreach.server.tables.live_table import LiveTable

from .metrics import METRICS
from .notices import letter_for, send
from .registry import TableRegistry, TableSlot
from .worker import Chosen, Think
from .workers import WorkerLost, Workers

LOG = logging.getLogger("hullbreach.driver")


class Driver:
    """Drives every table that is in memory: one task for each at which something is due."""

    def __init__(self, tables: TableRegistry, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._settings = tables.settings
        self._random = Random()
        self._letters: set[asyncio.Task[None]] = set()
        tables.after.append(self.drive)

    def drive(self, slot: TableSlot) -> None:
        """Start the task that does what is due at this table, unless it is running already."""
        if self._tables.stopping or (slot.driver is not None and not slot.driver.done()):
            return
        if slot.live is not None and due_actions(slot.live, self._settings):
            slot.driver = asyncio.create_task(self._drive(slot))

    async def _drive(self, slot: TableSlot) -> None:
        while not self._tables.stopping:
            slot.changed.clear()
            live = slot.live
            found = [] if live is None else due_actions(live, self._settings)
            if live is None or not found:
                return
            delay = found[0].when - time.time()
            if delay > self._settings.rest_seconds and not slot.viewers:
                return  # the table may rest; the sweeper takes it up again in time
            if delay > 0:
                await _wait_for(slot.changed, min(delay, self._settings.rest_seconds))
                continue
            now = time.time()
            due = [action for action in found if action.when <= now]
            try:
                await asyncio.gather(*(self._perform(slot, live, action) for action in due))
            except Denied as error:
                LOG.warning("cannot move", extra={"table": slot.table, "cause": str(error)})
                await asyncio.sleep(1)
            except Exception:
                LOG.exception("driver failed", extra={"table": slot.table})
                await asyncio.sleep(1)

    async def _perform(self, slot: TableSlot, live: LiveTable, action: DueAction) -> None:
        """One action; what has become out of date meanwhile is dropped."""
        assert live.session is not None
        pick = live.session.asked.get(action.seat)
        if pick is None:
            return
        try:
            if action.kind == "clock":
                await self._tables.carry_out(
                    slot.table,
                    partial(play_commands.take_default, seat=action.seat, now=time.time()),
                )
            elif action.kind == "absence":
                await self._let_bot_stand_in(slot, live, action)
            elif action.kind == "notice":
                await self._notify(slot, live, action.seat, pick)
            elif action.kind == "standing":
                await self._tables.carry_out(
                    slot.table, partial(_give_standing_answer, seat=action.seat)
                )
            else:
                await self._move(slot, live, action, pick)
        except Refused:
            return

    async def _let_bot_stand_in(self, slot: TableSlot, live: LiveTable, action: DueAction) -> None:
        """Let a bot stand in for a person the table has been waiting for, unless the person is here."""
        if self._tables.is_here(slot, action.seat):
            live.seen[action.seat] = time.time()
            return
        await self._tables.carry_out(
            slot.table, partial(play_commands.let_bot_stand_in, seat=action.seat, bot=action.bot)
        )

    async def _notify(self, slot: TableSlot, live: LiveTable, seat: int, pick: Pick) -> None:
        """Tell a seat that it is asked, once for each question; who looks at the table knows already."""
        notice = live.head.seats[seat].notice
        away = not self._tables.is_here(slot, seat)
        told = partial(play_commands.mark_noticed, seat=seat, number=pick.number)
        if await self._tables.carry_out(slot.table, told) and away and notice is not None:
            letter = letter_for(live, seat, notice)
            self._letters.add(task := asyncio.create_task(send(letter, self._settings)))
            task.add_done_callback(self._letters.discard)

    async def _move(self, slot: TableSlot, live: LiveTable, action: DueAction, pick: Pick) -> None:
        option = await self._choose(live, action, pick)
        command = partial(
            play_commands.give_answer, seat=action.seat, option=option, number=pick.number
        )
        if await self._tables.carry_out(slot.table, command) is None:
            return
        for other in self._shuffled(
            pick
        ):  # the rule failed with that option: any that works will do
            command = partial(
                play_commands.give_answer, seat=action.seat, option=other, number=pick.number
            )
            if await self._tables.carry_out(slot.table, command) is None:
                return

    def _shuffled(self, pick: Pick) -> list[Choice]:
        return self._random.sample(list(pick.options), len(pick.options))

    async def _choose(self, live: LiveTable, action: DueAction, pick: Pick) -> Choice:
        """The bot's choice; after two lost workers or a mistake of the bot, a random legal one."""
        assert live.session is not None
        seed = f"{live.table} {live.seq} {action.seat} {live.head.key.hex()}"
        if is_blind(action.bot, live.head.game):  # no thought, so no process to think it
            bot = bots.make(action.bot, live.head.game, seed)
            assert isinstance(bot, bots.Blind)
            METRICS.bots.labels("played").inc()
            return bot.pick(pick)
        save = encode(live.session.rest(records=False))
        request = Think(Raw(save), action.seat, action.bot, seed)
        try:
            chosen = await self._workers.ask(
                request, Chosen, self._settings.bot_seconds, live.table
            )
            if chosen.option in pick.options and not chosen.error:
                METRICS.bots.labels("played").inc()
                return chosen.option  # type: ignore[return-value]  # offered, so not None
            why = chosen.error or f"chose {chosen.option!r}, which is not offered"
        except (WorkerLost, HullbreachError) as error:
            why = str(error)
        METRICS.bots.labels("random").inc()
        LOG.warning("bot failed", extra={"table": live.table, "bot": action.bot, "cause": why})
        return self._shuffled(pick)[0]


@cache
def is_blind(bot: str, game: str) -> bool:
    """Whether a bot needs nothing but the question; one that cannot even be made is asked elsewhere, too."""
    try:
        return isinstance(bots.make(bot, game, 0), bots.Blind)
    except Exception:
        LOG.exception("bot cannot be made", extra={"bot": bot, "game": game})
        return False


def _give_standing_answer(live: LiveTable, seat: int) -> None:
    said = play_commands.standing_answer(live, seat)
    if said is not None:
        play_commands.give_answer(live, seat, *said)


async def _wait_for(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than this."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
