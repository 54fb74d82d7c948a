"""Time tells nothing, measured over the wire (exactly, in controlled time: `test_moments`); names of bots."""

from __future__ import annotations

import asyncio
import math
import os
import sqlite3
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hullbreach import games
from hullbreach.kernel import Session, decode, follow
from hullbreach.kernel.replay import Replay
from hullbreach.server.errors import Denied
from hullbreach.server.tables.bot_names import parse_bot
from tests.server.client import Http, Seat, Table
from tests.server.process import Server, server

PACE = 0.2
BOT = "ismcts:0.05s"
TABLES = 6


class Watcher(Seat):
    """A spectator who notes when every change arrives."""

    def __init__(self, address: str, path: str) -> None:
        super().__init__(address, path, "")
        self.arrivals: dict[int, float] = {}
        self.shown: dict[int, str] = {}
        """What kind of thing every change showed."""

    def take(self, message: dict[str, Any]) -> None:
        """Note the moment, too."""
        super().take(message)
        if message["type"] in ("change", "full"):
            self.arrivals[message["n"]] = time.time()
            self.shown[message["n"]] = self._events()

    def _events(self) -> str:
        return " ".join(event["key"] for event in self.lines[-1].get("events", ()))


class Moment(NamedTuple):
    """Something the public saw: how long after the last, and what it did not see."""

    seconds: float
    forced: bool
    """Whether the bots had no choice at all."""
    answers: int
    shown: str
    """The kind of thing everybody saw."""


async def watch(house: Server, game: str, seconds: float) -> tuple[Watcher, Table]:
    """A table of bots, watched for a while and then ended."""
    async with Http(house.address) as http:
        rules = games.find(game)
        players = max(rules.modes[0].least, min(3, rules.modes[0].most))
        bots = {str(seat): BOT for seat in range(players)}
        body = {"players": players, "bots": bots}
        made = await http.post(f"/api/games/{game}/create", body)
        table = Table(http, game, made["table"]["table"], [made["token"]])
        await table.start()
        async with Watcher(house.address, table.path) as watcher:
            try:
                async with asyncio.timeout(seconds):
                    await watcher.finish()
            except TimeoutError:
                await http.post(f"{table.path}/end", token=made["token"])
                await watcher.finish()
        watcher.replay = await http.get(f"{table.path}/replay")  # type: ignore[attr-defined]  # a note for below
        return watcher, table


def choices(replay: dict[str, Any]) -> dict[tuple[int, int], int]:
    """How many options every question had, by seat and number."""
    from msgspec.json import encode as to_json

    found: dict[tuple[int, int], int] = {}
    whole = decode(to_json(replay), Replay)
    for session in follow(games.find(whole.game), whole):
        _note(session, found)
    return found


def _note(session: Session[Any], found: dict[tuple[int, int], int]) -> None:
    for seat, pick in session.asked.items():
        found[seat, pick.number] = len(pick.options)


def lines(database: Path, table: str) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """What the log keeps of answers: the public's number, and the questions that were answered."""
    query = "select kind, seat, data, numbers from entries where table_id = ? order by seq"
    with closing(sqlite3.connect(database)) as connection:
        for kind, seat, data, numbers in connection.execute(query, (table,)):
            n = decode(numbers, list[int])[0]
            if kind == "answer":
                yield n, [(seat, decode(data, list[Any])[1])]
            elif kind == "answers":
                yield n, [(s, number) for s, _, number in decode(data, dict[str, Any])["answers"]]


def moments(database: Path, watcher: Watcher, table: Table) -> list[Moment]:
    """What the public saw, with what it did not see."""
    options = choices(watcher.replay)  # type: ignore[attr-defined]  # see above
    by_number: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for n, answered in lines(database, table.table):
        by_number[n] += answered
    found = []
    for n, answered in sorted(by_number.items()):
        if n in watcher.arrivals and n - 1 in watcher.arrivals:
            took = watcher.arrivals[n] - watcher.arrivals[n - 1]
            forced = all(options.get(question, 2) == 1 for question in answered)
            found.append(Moment(took, forced, len(answered), watcher.shown[n]))
    return found


def accuracy(found: list[Moment]) -> float:
    """How well the best limit on time, found in one half, tells forced answers from others in the other half."""
    first, second = found[::2], found[1::2]
    if not all({m.forced for m in half} == {True, False} for half in (first, second)):
        return 0.5
    limits = sorted({m.seconds for m in first})
    best = max(limits, key=lambda limit: abs(_share(first, limit) - 0.5))
    share = _share(second, best)
    return share if _share(first, best) >= 0.5 else 1 - share


def _share(found: list[Moment], limit: float) -> float:
    """The balanced share of answers that this limit classifies rightly."""
    forced = [m.seconds > limit for m in found if m.forced]
    chosen = [m.seconds > limit for m in found if not m.forced]
    return (1 - sum(forced) / len(forced) + sum(chosen) / len(chosen)) / 2


def told_by_time(found: list[Moment]) -> tuple[float, float]:
    """How often a forced moment comes sooner than another one (one half is chance), and what luck may add.

    Only moments at which everybody saw the same kind of thing are compared: that a long story takes a moment longer
    to tell is no secret. The second number is half the width of an interval of 95 %. Sizes need no such measure: in
    worlds that differ in what is hidden they are the same to the byte (`test_leak`).
    """
    kinds: dict[str, list[Moment]] = defaultdict(list)
    for moment in found:
        kinds[moment.shown].append(moment)
    pairs, less, spread = 0, 0.0, 0.0
    for alike in kinds.values():
        forced = [moment.seconds for moment in alike if moment.forced]
        chosen = [moment.seconds for moment in alike if not moment.forced]
        here = len(forced) * len(chosen)
        less += sum((x < y) + 0.5 * (x == y) for x in forced for y in chosen)
        pairs, spread = pairs + here, spread + here * (len(alike) + 1) / 12
    return (less / pairs, 1.96 * math.sqrt(spread) / pairs) if pairs else (0.5, 0.5)


async def watch_on(house: Server, game: str, seconds: float) -> list[tuple[Watcher, Table]]:
    """One table after the other, until the time is over."""
    found, until = [], time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        found.append(await watch(house, game, left))
    return found


async def watch_several(house: Server, game: str, seconds: float) -> list[tuple[Watcher, Table]]:
    """Several tables at a time, once the workers have loaded the games."""
    await watch(house, game, seconds=3)
    found = await asyncio.gather(*(watch_on(house, game, seconds) for _ in range(TABLES)))
    return [one for each in found for one in each]


def measured(tmp_path: Path, game: str, seconds: float) -> list[Moment]:
    """What the public saw of several tables."""
    with server(tmp_path, pace=PACE, workers=2) as house:
        watched = asyncio.run(watch_several(house, game, seconds))
        assert not [line for line in house.log if '"level":"error"' in line]
    database = tmp_path / "tables.db"
    return [moment for one in watched for moment in moments(database, *one)]


def margin(found: list[Moment]) -> float:
    """How far from one half chance alone may lead."""
    forced = sum(moment.forced for moment in found)
    return 1.5 / math.sqrt(max(1, min(forced, len(found) - forced)))


@pytest.mark.soak
@pytest.mark.parametrize("game", ["the_thing", "panic_station", "nemesis", "theseus", "specimen"])
def test_a_classifier_on_time_does_no_better_than_chance(tmp_path: Path, game: str) -> None:
    seconds = float(os.environ.get("HULLBREACH_TIMING_SECONDS", "600"))
    found = measured(tmp_path, game, seconds)
    right, forced = accuracy(found), sum(m.forced for m in found)
    sooner, by_luck = told_by_time(found)
    print(  # noqa: T201  # the figures of the soak
        f"{game}: {len(found)} moments, {forced} forced; a limit on time is right in {right:.3f}; of two that "
        f"show the same kind of thing a forced one is sooner in {sooner:.3f} ± {by_luck:.3f}"
    )
    assert right <= 0.5 + margin(found)
    assert abs(sooner - 0.5) <= 2 * by_luck


# -- names of bots ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "ismcts:60s",
        "ismcts:1_000_000",
        "ismcts:+999999",
        "ismcts:٣",
        "ismcts:1e3",
        "ismcts:0",
        "ismcts:-5",
    ]
    + [
        "ismcts:0.001s",
        "ismcts:nans",
        "ismcts:infs",
        "ismcts:500/9s",
        "greedy:5",
        "nobody",
        "",
        "ismcts:",
    ]
    + ["ismcts: 5", "ismcts:5 ", "ISMCTS", "random\n"],
)
def test_a_bot_that_thinks_too_much_or_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(Denied):
        parse_bot(name)


@pytest.mark.parametrize(
    ("name", "canonical", "thinking"),
    [
        ("random", "random", 0.0),
        ("greedy", "greedy", 0.0),
        ("ismcts", "ismcts", 1.0),
        ("ismcts:0100", "ismcts:100", 0.5),
        ("ismcts:2000", "ismcts:2000", 3.0),
        ("ismcts:0.50s", "ismcts:0.5s", 0.5),
        ("ismcts:3s", "ismcts:3s", 3.0),
    ],
)
def test_the_name_of_a_bot_says_how_long_it_may_think(
    name: str, canonical: str, thinking: float
) -> None:
    found = parse_bot(name)
    assert (str(found), found.thinking) == (canonical, thinking)
    assert parse_bot(canonical) == found
