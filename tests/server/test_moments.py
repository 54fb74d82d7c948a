"""Bots answer at moments that follow from what everybody knows: in controlled time exactly, nothing is measured."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from hullbreach import games
from hullbreach.kernel import decode
from hullbreach.server.runtime.driver import SPEAKING_SECONDS
from hullbreach.server.runtime.metrics import METRICS
from hullbreach.server.runtime.moments import STEP_SECONDS, hold_seconds, moment_to_show
from hullbreach.server.runtime.registry import TableRegistry
from hullbreach.server.runtime.table_slot import TableSlot
from hullbreach.server.runtime.viewers import Viewer
from hullbreach.server.runtime.workers import Workers
from hullbreach.server.settings import Settings
from hullbreach.server.storage.store import Store
from hullbreach.server.tables.bot_names import parse_bot
from hullbreach.server.tables.live_table import PLACE_OF_PUBLIC, LiveTable
from hullbreach.server.tables.lobby_commands import deal, new_table, start_game
from hullbreach.server.wire.forms import Create
from hullbreach.server.wire.protocol import BotsTalk
from tests.server.controlled_time import TimedWorkers, run_in_controlled_time, set_clock
from tests.server.dealt import DealtDriver

PACE = 0.3
GREEDY, SEARCHING = "greedy", "ismcts:0.05s"
EXACTLY = 1e-6
GAMES = ["specimen", "the_thing", "panic_station", "nemesis"]


class Onlooker(Viewer):
    """Somebody without a seat who looks at the clock whenever something is shown."""

    def __init__(self, n: int) -> None:
        super().__init__(PLACE_OF_PUBLIC, "")
        self.n = n
        self.moments: list[float] = []

    def send_encoded(self, message: bytes) -> None:
        """Note the moment of everything but the clock and who is there."""
        if decode(message, dict[str, Any])["type"] == "change":
            self.moments.append(time.time())


class Tables(TableRegistry):
    """Tables that note how many options whoever is asked has."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store, settings)
        self.options: list[list[int]] = []

    async def carry_out(self, table: str, *command: Any, **how: Any) -> Any:
        """Note the questions as they stand before."""
        live = self.slot(table).live
        if live is not None and live.session is not None:
            self.options.append([len(pick.options) for pick in live.session.asked.values()])
        return await super().carry_out(table, *command, **how)


class Seen(Struct):
    """What an onlooker saw: how long everybody waited each time, and beside that what nobody could see."""

    gaps: list[float]
    options: list[list[int]]
    late: float
    """How many bots had not finished thinking in time."""


def reaction(bot: str) -> float:
    """How long bots take, as everybody knows."""
    return PACE + parse_bot(bot).thinking


async def watched(
    folder: Path, game: str, moments: int, bot: str = GREEDY, talk: BotsTalk = "off"
) -> Seen:
    """A table of bots, looked at for so many moments."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    tables, workers = Tables(store, Settings(pace=PACE)), TimedWorkers(1, 1_024)
    DealtDriver(tables, workers, workers)
    live = await put_up(tables, game, bot, talk)
    slot, before = tables.slot(live.table), late()
    onlooker = Onlooker(live.numbers()[PLACE_OF_PUBLIC])
    slot.viewers.add(onlooker)
    await tables.carry_out(live.table, partial(start_game, begin=deal))
    while len(onlooker.moments) <= moments and live.head.status == "playing":
        await asyncio.sleep(PACE)
    await stop(tables, slot, workers)
    assert workers.houses == {"somebody"}, "whoever put up the table pays for its thoughts"
    at = onlooker.moments[1:]  # the first one was the host's
    return Seen([b - a for a, b in pairwise(at)], tables.options, late() - before)


async def stop(tables: TableRegistry, slot: TableSlot, workers: Workers) -> None:
    """Have everybody stop what they are doing for this table."""
    tables.stopping = True
    tasks: list[asyncio.Task[Any]] = [thought.answers for thought in slot.thoughts.values()]
    tasks += [] if slot.driver is None else [slot.driver]
    tasks += [] if slot.ahead is None else [slot.ahead.task]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await tables.wait_for_commands()
    await workers.stop()
    await tables.store.close()


async def put_up(tables: TableRegistry, game: str, bot: str, talk: BotsTalk) -> LiveTable:
    """A table full of bots, the same one every time."""
    rules = games.find(game)
    players = max(rules.modes[0].least, min(4, rules.modes[0].most))
    bots = dict.fromkeys(range(players), bot)
    live, _, _ = new_table(rules, Create(players=players, bots=bots, bots_talk=talk))
    live.head.key, live.head.maker = sha256(game.encode()).digest(), "somebody"
    await tables.add(live)
    return live


def late() -> float:
    """How many bots of this process had to be answered for by chance because they were late."""
    return METRICS.registry.get_sample_value("hullbreach_bot_moves_total", {"outcome": "late"}) or 0


@pytest.mark.parametrize("game", [*GAMES, "theseus"])
def test_every_answer_comes_so_long_after_the_last_as_everybody_knows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    found = run_in_controlled_time(monkeypatch, partial(watched, tmp_path, game, 60))
    assert any(1 in options for options in found.options) or game == "theseus", "a forced answer"
    assert any(max(options, default=0) > 1 for options in found.options), "and a free one"
    assert found.gaps == pytest.approx([PACE] * len(found.gaps), abs=EXACTLY)
    assert found.late == 0, "with all the time in the world nobody's answer is left to chance"


def test_what_bots_say_comes_at_moments_everybody_knows_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = run_in_controlled_time(
        monkeypatch, partial(watched, tmp_path, "the_thing", 40, GREEDY, "full")
    )
    speech = PACE + SPEAKING_SECONDS
    known = [PACE, speech, speech + PACE, 2 * speech, 2 * speech + PACE]
    assert any(gap == pytest.approx(speech, abs=EXACTLY) for gap in found.gaps), "bots spoke"
    for gap in found.gaps:
        assert any(gap == pytest.approx(each, abs=EXACTLY) for each in known), gap


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_late_for_a_moment_is_seen_whole_steps_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    """However long thoughts and the disk take: time tells how many steps that were, and no more."""
    random = Random(game)
    work = partial(watched, tmp_path, game, 40, SEARCHING)
    found = run_in_controlled_time(monkeypatch, work, lambda: random.choice((0.0, 0.01, 0.13, 0.4)))
    late = [(gap - reaction(SEARCHING)) / STEP_SECONDS for gap in found.gaps]
    assert any(steps > 0.5 for steps in late), "somebody was late"
    assert late == pytest.approx([round(steps) for steps in late], abs=1e-4)


@pytest.mark.parametrize(("read", "shown"), [(-0.1, 0.0), (0.0, 0.0), (0.07, 0.25), (5.0, 5.0)])
def test_whoever_reads_at_another_process_waits_for_the_moment_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, read: float, shown: float
) -> None:
    """What has a moment is written before it: nobody is shown it sooner, or between two steps after it."""

    async def story() -> float:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        here, elsewhere = (TableRegistry(store, Settings(pace=PACE)) for _ in range(2))
        live = await put_up(here, "specimen", GREEDY, "off")
        moment = time.time() + 0.5
        await here.carry_out(live.table, partial(start_game, begin=deal), show_at=moment)
        set_clock(moment + read)
        assert (await elsewhere.load(live.table)).head.status == "playing"
        seen = time.time() - moment
        await store.close()
        return seen

    assert run_in_controlled_time(monkeypatch, story) == pytest.approx(shown, abs=EXACTLY)


@pytest.mark.parametrize(
    ("now", "moment"), [(99.0, 100.0), (100.0, 100.0), (100.001, 100.25), (100.3, 100.5)]
)
def test_a_moment_that_was_missed_is_followed_by_another(now: float, moment: float) -> None:
    assert moment_to_show(100.0, now) == moment
    assert moment_to_show(0.0, now) == now, "what has no moment is shown at once"
    assert hold_seconds(100.0, now) == pytest.approx(moment - now)


def test_nothing_is_held_back_for_long_by_a_clock_that_was_set_back() -> None:
    assert hold_seconds(100_000.0, 100.0) == 1.0
