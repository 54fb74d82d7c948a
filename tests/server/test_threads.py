"""A command that works on a table in a thread has it for itself: nobody else looks at what is half done."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hullbreach.server.runtime.registry import TableRegistry
from hullbreach.server.runtime.workers import Workers
from hullbreach.server.settings import Settings
from hullbreach.server.storage.store import Store
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.lobby_commands import deal, start_game
from tests.server.dealt import DealtDriver
from tests.server.test_moments import GREEDY, put_up, stop

MOVES = 6
PATIENCE_SECONDS = 60
WORK_SECONDS = 0.1
PACE = 0.15
"""Bots are due again after somewhat more than a command takes, so that some of them are due within one."""


class HalfDone:
    """What a session is while it is being taken back."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"somebody asked a table in the middle of a command for its {name}")


def take_apart(live: LiveTable) -> None:
    """Work on a table for a while, as a take-back does."""
    session, live.session = live.session, HalfDone()  # type: ignore[assignment]  # on purpose
    time.sleep(WORK_SECONDS)
    live.session = session


async def taken_apart(folder: Path, game: str) -> None:
    """A table of bots that is worked on in a thread again and again, until they have moved some times."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    tables, workers = TableRegistry(store, Settings(pace=PACE)), Workers(1, 1_024)
    DealtDriver(tables, workers, workers)
    live = await put_up(tables, game, GREEDY, "full")
    await tables.carry_out(live.table, partial(start_game, begin=deal))
    begun = live.seq
    while live.seq < begun + MOVES:
        await tables.carry_out_in_thread(live.table, take_apart)
        await asyncio.sleep(WORK_SECONDS)
    await stop(tables, tables.slot(live.table), workers)


def answer_first(live: LiveTable) -> None:
    """Somebody answers for the bots that are asked, as another process may do."""
    session = live.playing()
    for pick in list(session.asked.values()):
        session.answer(pick.seat, next(iter(pick.options)), pick.number)
    live.log_line("answers")


async def answered_meanwhile(folder: Path) -> None:
    """A table at which somebody answers between what the driver has found to be due and what it does about it."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    tables, workers = TableRegistry(store, Settings(pace=PACE)), Workers(1, 1_024)
    DealtDriver(tables, workers, workers)
    live = await put_up(tables, "specimen", "random", "off")
    await tables.carry_out(live.table, partial(start_game, begin=deal))
    slot = tables.slot(live.table)
    for _ in range(MOVES):
        async with slot.lock:
            await asyncio.sleep(2 * PACE)  # what is due has to wait, and is first in line
            meanwhile = asyncio.create_task(tables.carry_out(live.table, answer_first))
            await asyncio.sleep(PACE)
        await meanwhile
    await stop(tables, slot, workers)


def test_what_is_due_may_be_done_by_others_meanwhile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(asyncio.wait_for(answered_meanwhile(tmp_path), PATIENCE_SECONDS))
    assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("game", ["specimen", "the_thing"])
def test_bots_wait_while_a_table_is_taken_back(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(asyncio.wait_for(taken_apart(tmp_path, game), PATIENCE_SECONDS))
    assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []
