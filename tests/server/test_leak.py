"""The no-leak law over the wire: two servers whose hidden worlds differ send a seat the same bytes."""

from __future__ import annotations

import asyncio
import re
import shutil
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from tests.server.client import Http, Refused, Seat, Table
from tests.server.process import Server
from tests.server.worlds import SEAT, Move, Twins, plan, separate

CLOCK = {"kind": "days", "seconds": 86_400}
TABLES = [
    ("specimen", "crew", 3, {}),
    ("theseus", "duel", 2, {}),
    ("the_thing", "hidden", 4, {}),
    ("panic_station", "standard", 4, {}),
    ("nemesis", "semi_coop", 3, {}),
    ("nemesis", "semi_coop", 3, {"carnomorphs": True}),
]
MORE = [
    ("specimen", "crew", 6, {}),
    ("theseus", "deathmatch", 3, {}),
    ("theseus", "teams", 4, {}),
    ("the_thing", "hidden", 8, {}),
    ("panic_station", "standard", 6, {}),
    ("nemesis", "semi_coop", 5, {"intruder_player": True}),
    ("nemesis", "semi_coop", 2, {"ruleset": "rulebook"}),
    ("nemesis", "coop", 2, {}),
]


@contextmanager
def running(database: Path, **settings: object) -> Iterator[Server]:
    """A server on this database file, stopped cleanly."""
    server = Server(f"sqlite:///{database}", **settings)
    try:
        yield server
    finally:
        status = server.stop()
    assert status == 0


async def left_alone(http: Http, chosen: Any, answers: int) -> Table:
    """A table full of people at which so many answers have been given."""
    game, mode, players, options = chosen
    table = await http.table(
        players=players, people=players, game=game, mode=mode, options=options, clock=CLOCK
    )
    await table.start()
    seats = [table.seat(seat) for seat in range(players)]
    for seat in seats:
        await seat.open()
    given = 0
    while given < answers:
        for seat in seats:
            await fence(seat)
            if seat.asked is not None and not seat.over and given < answers:
                await seat.answer(given * 7 + answers)
                given += 1
        if seats[0].over:
            break
    for seat in seats:
        await seat.close()
    return table


async def fence(seat: Seat) -> None:
    """Read everything that was sent to this viewer so far."""
    before = len(seat.frames)
    await seat.raw({"type": "ping", "id": 0})
    await seat.until(lambda: any('"type":"pong"' in frame for frame in seat.frames[before:]))


async def prepare(address: str, chosen: list[Any], depths: list[int]) -> list[Table]:
    async with Http(address) as http:
        return [await left_alone(http, one, depth) for one in chosen for depth in depths]


class Round:
    """A table in one of the two worlds while its plan is carried out."""

    def __init__(self, address: str, table: Table, players: int, which: str) -> None:
        self.which = which
        self.seats = [Seat(address, table.path, table.tokens[s]) for s in range(players)]
        self.public = Seat(address, table.path, "")
        self.marks: list[int] = []
        self.table = table
        self.http = Http(address)
        self.read: list[str] = []
        """What the seat and the public were answered by HTTP."""

    async def play(self, moves: list[Move]) -> list[str]:
        """Everything the seat and the public are sent, message by message."""
        everybody = [self.public, *self.seats]
        for viewer in everybody:
            await viewer.open()
        for move in moves:
            await self.carry_out(move)
            if move.kind != "answer":
                await self.look_around()
            for viewer in everybody:
                await fence(viewer)
            self.marks.append(len(self.seats[SEAT].frames))
        for viewer in everybody:
            await viewer.close()
        await self.http.__aexit__()
        sent = self.seats[SEAT].frames + self.public.frames + self.read
        return [timeless(frame) for frame in sent]

    async def carry_out(self, move: Move) -> None:
        seat = self.seats[move.seat]
        if move.kind == "answer":
            for option in getattr(move, self.which):
                assert seat.asked is not None
                await seat.say("answer", number=seat.asked["number"], option=option)
        elif move.kind == "undo":
            await seat.say("undo")
        elif move.kind == "together":
            await self.take_back()
        else:
            await self.come_again(move.kind == "resume")

    async def look_around(self) -> None:
        """Everything the seat can say and ask for beside the game, while another says what is its own affair."""
        seat, other = self.seats[SEAT], self.seats[1]
        await other.say("notebook", text="what I know")
        await other.say("standing", prompt="no.such", option=1)
        for kind, said in beside(seat.asked):
            with suppress(Refused):
                await seat.say(kind, **said)
        with suppress(Refused):
            await self.public.say("undo")
        token = self.table.tokens[SEAT]
        for path in ASKED_FOR:
            for key in ("", token):
                answer = await self.http.ask(
                    "GET", path.format(self.table.path, self.table.table), key
                )
                self.read.append(f"{path} {answer.status_code} {answer.text}")
        kept = {"tables": [{"table": self.table.table, "token": token}]}
        self.read.append((await self.http.ask("POST", "/api/mine", "", kept)).text)

    async def come_again(self, resume: bool) -> None:
        """The seat and the public close their sockets and open them again, knowing where they were or not."""
        for viewer in (self.seats[SEAT], self.public):
            await viewer.close()
            if not resume:
                viewer.n, viewer.lines, viewer.state = None, [], {}
            await viewer.open()

    async def take_back(self) -> None:
        await self.seats[SEAT].say("propose")
        for other in self.seats[1:]:
            await other.say("consent", agree=True)


ASKED_FOR = (
    "{0}",
    "{0}/log",
    "{0}/replay",
    "{0}/timeline?eyes=truth",
    "{0}/epilogue",
    "{0}/analysis",
    "/api/tables/{1}/seat",
    "/replay/{1}",
    "/replay/{1}/card.png",
)
"""What can be read of a table over HTTP, with the seat's token and without."""


def beside(asked: dict[str, Any] | None) -> Iterator[tuple[str, dict[str, Any]]]:
    """Messages that leave the game as it is: some are granted, some refused, all are answered."""
    yield "chat", {"text": "is anybody there"}
    yield "notebook", {"text": "what I think"}
    yield "standing", {"prompt": "no.such", "option": 1}
    yield "consent", {"agree": False}
    yield "answer", {"number": 0, "option": 0}
    yield "preview", {"number": 0, "options": [0]}
    if asked is None:
        return
    number = asked["number"]
    yield "answer", {"number": number, "option": "no such option"}
    yield "preview", {"number": number, "options": ["no such option"]}
    for option in asked["options"]:
        yield "preview", {"number": number, "options": [option["option"]]}
        if option["closed"]:
            yield "answer", {"number": number, "option": option["option"]}


def timeless(frame: str) -> str:
    """A frame without the times of day and without the hash of a fresh key, which no two tables share."""
    times = r'"(at|now|deadline|since|updated)":[0-9.]+'
    return re.sub(rf'{times}|"commitment":"[0-9a-f]+"', "", frame)


KINDS: Counter[str] = Counter()
"""How many messages of every kind were compared, and how many bytes in all."""


def compare(folder: Path, chosen: list[Any], depths: list[int], moves: int) -> Counter[str]:
    """Play all plans in both worlds; says how much of each kind was compared."""
    one, two = folder / "one.db", folder / "two.db"
    with running(one) as first:
        tables = asyncio.run(prepare(first.address, chosen, depths))
    shutil.copy(one, two)
    found: list[tuple[Table, Twins]] = []
    for seed, table in enumerate(tables):
        twins = separate(one, two, table.table, seed)
        if twins is not None:
            plan(twins, moves, Random(seed))
            found.append((table, twins))
    with running(one) as truth, running(two) as twin:
        for table, twins in found:
            asyncio.run(_compare_one(truth, twin, table, twins))
    return counted(found)


async def _compare_one(truth: Server, twin: Server, table: Table, twins: Twins) -> None:
    players = twins.truth.config.players
    here = Round(truth.address, table, players, "here")
    there = Round(twin.address, table, players, "there")
    seen, also = await asyncio.gather(here.play(twins.plan), there.play(twins.plan))
    for ours, theirs in zip(seen, also, strict=False):
        assert ours == theirs, table.game
    assert (len(seen), here.marks) == (len(also), there.marks), table.game
    KINDS.update(re.findall(r'^{"type":"(\w+)"', "\n".join(seen), re.MULTILINE))
    KINDS["bytes"] += sum(map(len, seen))


def counted(found: list[tuple[Table, Twins]]) -> Counter[str]:
    """What was compared: answers of each game, worlds that really differed, and each kind of move."""
    seen: Counter[str] = Counter()
    for table, twins in found:
        seen[f"worlds of {table.game}"] += twins.differ
        for move in twins.plan:
            seen[move.kind] += 1
            if move.kind == "answer":
                seen[f"answers of {table.game}"] += 1
                seen["own"] += move.seat == SEAT
                seen["different in secret"] += move.here != move.there
    return seen


def test_a_seat_cannot_tell_hidden_worlds_apart(tmp_path: Path) -> None:
    seen = compare(tmp_path, TABLES, [3, 7, 12], 5)
    for game in {table[0] for table in TABLES}:
        assert seen[f"worlds of {game}"], (
            f"the worlds of {game} have to differ, or nothing is tested"
        )
        assert seen[f"answers of {game}"], game
    for kind in ("own", "undo", "together", "resume", "fresh", "different in secret"):
        assert seen[kind], kind
    kinds = {"full", "change", "ack", "error", "previewed", "presence", "pong"}
    assert kinds <= set(KINDS), "every kind of message was compared"


PACE = 1.0
HABITS = {"turn.action": "rest", "sabotage.tamper": "pass", "vote.whom": -1, "attack.react": "take"}


Clocked: TypeAlias = tuple[str, float]
"""A message, and when it came."""


async def clocked(address: str, table: Table) -> list[Clocked]:
    """What a seat is sent, and when, while standing answers are given for all the others."""
    others = [Seat(address, table.path, token) for token in table.tokens[1:]]
    for other in others:
        await other.open()
        for prompt, option in HABITS.items():
            await other.say("standing", prompt=prompt, option=option)
        await other.close()
    found: list[Clocked] = []
    async with Seat(address, table.path, table.tokens[SEAT]) as seat:
        for prompt, option in HABITS.items():
            await seat.say("standing", prompt=prompt, option=option)
        try:
            async with asyncio.timeout(9 * PACE):
                while not seat.over:
                    await seat.receive()
                    if '"type":"change"' in seat.frames[-1]:
                        found.append((timeless(seat.frames[-1]), time.monotonic()))
        except TimeoutError:
            return found
    return found


def from_the_same_moment(here: list[Clocked], there: list[Clocked]) -> tuple[list[Clocked], ...]:
    """Both from the first message on that both were sent: one may have come a moment later."""
    told = [message for message, _ in there]
    start = next(at for at, (message, _) in enumerate(here) if message in told)
    return here[start:], there[told.index(here[start][0]) :]


def test_time_tells_nothing_either(tmp_path: Path) -> None:
    """Who has a secret choice takes as long as who has none: only the moments the public sees count."""
    one, two = tmp_path / "one.db", tmp_path / "two.db"
    with running(one) as first:
        tables = asyncio.run(prepare(first.address, TABLES[:1] * 10, [0]))
    table = with_other_aliens(one, two, tables)
    with running(one, pace=PACE) as truth, running(two, pace=PACE) as twin:

        async def both() -> Any:
            return await asyncio.gather(*(clocked(s.address, table) for s in (truth, twin)))

        here, there = from_the_same_moment(*asyncio.run(both()))
    assert len(here) > 4
    for earlier, later, also_earlier, also_later in zip(
        here, here[1:], there, there[1:], strict=False
    ):
        assert later[0] == also_later[0]
        gap, other_gap = later[1] - earlier[1], also_later[1] - also_earlier[1]
        assert gap == pytest.approx(other_gap, abs=0.7 * PACE)


def with_other_aliens(one: Path, two: Path, tables: list[Table]) -> Table:
    """A table where the seat can take others for the aliens; where it is the alien itself it cannot."""
    for table in tables:
        for seed in range(8):
            shutil.copy(one, two)
            if aliens_differ(separate(one, two, table.table, seed)):
                return table
    raise AssertionError("the seat was the alien at every table")


def aliens_differ(twins: Twins | None) -> bool:
    """Whether other seats are the aliens in the second world."""
    assert twins is not None
    return bool(twins.truth.state.alien != twins.world.state.alien)


@pytest.mark.soak
def test_a_seat_cannot_tell_many_hidden_worlds_apart(tmp_path: Path) -> None:
    seen = compare(tmp_path, TABLES + MORE, [2, 5, 9, 16, 27, 45, 80], 16)
    print(dict(seen), dict(KINDS))  # noqa: T201  # for the figures of the soak
    assert seen["answer"] > 300
