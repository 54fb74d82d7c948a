"""Watchers who see a game later: nothing comes earlier than the table allows, by no way there is."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach import games
from hullbreach.kernel import Guess
from hullbreach.server.runtime.late_public import (
    LATE_SECONDS,
    TOGETHER_SECONDS,
    LateStream,
    stream_of_loaded,
)
from hullbreach.server.tables.faces import Face
from hullbreach.server.tables.lobby_commands import new_table
from hullbreach.server.tables.seat_commands import skip_ahead
from hullbreach.server.wire.forms import Create
from hullbreach.server.wire.protocol import Change, Delay
from tests.server.client import Http, Refused, Seat, Table, another_second
from tests.server.process import Server, server
from tests.server.test_leak import fence
from tests.server.test_open_cards import OUT, open_to, vote_out
from tests.server.test_open_cards import table as open_table

CLOCK = {"kind": "days", "seconds": 86_400}


def face(delay: Delay, view: bytes = b"0") -> Face:
    """The public's face of a running table."""
    live, _, _ = new_table(games.find("specimen"), Create(players=3, delay=delay))
    live.head.status = "playing"
    shown = live.faces[0]
    return msgspec.structs.replace(
        shown,
        table=live.head.info("t"),
        view={"turn": view},
        result=None,
        guess=Guess("alien", 1, ((0,), (1,))),
    )


def move(n: int) -> Change:
    return Change(n=n, view={"turn": n})


def test_after_three_minutes_and_not_before_watchers_see_a_move() -> None:
    stream = LateStream(face("minutes"), 0)
    for n in (1, 2):
        stream.hold([move(n)], face("minutes", b"%d" % n), now=1000.0 + 60 * n)
    assert stream.due(1060 + LATE_SECONDS - 0.1) == []
    assert stream.next_due() == 1060 + LATE_SECONDS
    assert [each.n for each in stream.due(1060 + LATE_SECONDS)] == [1]
    assert stream.face.view == {"turn": b"1"}
    assert [each.n for each in stream.due(1120 + LATE_SECONDS)] == [2]
    assert stream.next_due() is None


def test_moves_that_come_together_are_seen_when_the_last_of_them_may_be() -> None:
    stream = LateStream(face("minutes"), 0)
    times = [1000.0 + step for step in range(20)]
    for n, at in enumerate(times, 1):
        stream.hold([move(n)], face("minutes", b"%d" % n), at)
    assert len(stream.held) <= 20 / TOGETHER_SECONDS + 1
    seen = {
        change.n: at for at in range(1000, 1300) for h in stream.due(at) for change in h.changes
    }
    assert sorted(seen) == list(range(1, 21))
    assert all(seen[n] >= at + LATE_SECONDS for n, at in enumerate(times, 1))


def test_one_move_later_is_the_position_before_the_last_move() -> None:
    stream = LateStream(face("move"), 0)
    stream.hold([move(1)], face("move", b"1"), 1.0)
    stream.hold([Change(n=2)], face("move", b"1"), 2.0)  # words after the move stay behind it
    assert stream.due(9999.0) == []
    stream.hold([move(3)], face("move", b"3"), 2.5)
    assert [each.n for each in stream.due(2.5)] == [1, 2]
    assert stream.face.view == {"turn": b"1"}


def test_of_moves_that_were_made_elsewhere_none_is_seen_before_the_next() -> None:
    """They are found at once: the events of each, and one position, which is after the last of them."""
    stream = LateStream(face("move"), 0)
    stream.hold([Change(n=1), Change(n=2), move(3)], face("move", b"3"), 1.0)
    assert stream.due(9999.0) == []
    assert (stream.n, stream.face.view) == (0, {"turn": b"0"})
    stream.hold([move(4)], face("move", b"4"), 2.0)
    assert [change.n for held in stream.due(2.0) for change in held.changes] == [1, 2, 3]
    assert stream.face.view == {"turn": b"3"}


def test_where_the_end_is_waited_for_nothing_is_seen_and_little_is_kept() -> None:
    stream = LateStream(face("end"), 0)
    for n in range(1, 50):
        stream.hold([move(n)], face("end", b"%d" % n), 10.0 * n)
        assert stream.due(10.0 * n + 9999) == []
    assert len(stream.held) == 1


def test_a_table_that_was_just_read_shows_nothing_unless_it_has_rested_long_enough() -> None:
    rested = stream_of_loaded(face("minutes"), 7, changed=100.0, now=101.0 + LATE_SECONDS)
    assert rested.face.view is not None
    assert rested.face.guess is not None
    for delay in ("minutes", "move", "end"):
        fresh = stream_of_loaded(face(delay), 7, changed=100.0, now=101.0)
        assert fresh.face.view is None
        assert fresh.face.guess is None
        assert fresh.n == 0
        assert fresh.face.waits.count == 0
    soon = stream_of_loaded(face("minutes"), 7, changed=100.0, now=101.0)
    assert [each.n for each in soon.due(101.0 + LATE_SECONDS)] == [7]


def test_who_is_out_and_who_skips_is_not_told_before_its_time_beside_the_game() -> None:
    live = open_table()
    live.head.delay = "minutes"
    vote_out(live)
    shown = open_to(live, OUT)
    skip_ahead(live, 0, True)
    later = live.finish_command(3.0)[1]
    assert shown.changes[0].table is msgspec.UNSET
    assert 0 not in later.changes
    for info in (live.faces[0].table, live.head.info_for_all("table")):
        assert not any(seat.opened or seat.skips for seat in info.seats)
    assert live.faces[1].table.seats[OUT].opened
    assert live.faces[1].table.seats[0].skips
    live.head.status = "over"
    assert live.head.info_for_all("table").seats[OUT].opened


class Room:
    """A table of two people with a watcher who has been there from before the deal."""

    def __init__(self, table: Table, database: str) -> None:
        self.table = table
        self.database = database
        self.people = [table.seat(0), table.seat(1)]
        self.watcher = table.seat(None)

    def numbers(self) -> list[tuple[str, int]]:
        """Where the public's stream stood after every line of the log."""
        query = "select kind, numbers from entries where table_id = ? order by seq"
        with sqlite3.connect(self.database) as rows:
            found = rows.execute(query, (self.table.table,)).fetchall()
        return [(kind, msgspec.json.decode(numbers)[0]) for kind, numbers in found]

    async def move(self, choice: int) -> None:
        """Somebody who is asked answers."""
        for person in self.people:
            await fence(person)
        who = next(person for person in self.people if person.asked is not None)
        await who.answer(choice)
        for person in self.people:
            await fence(person)

    @property
    def over(self) -> bool:
        return self.people[0].over


async def opened(http: Http, database: str, delay: str) -> Room:
    table = await http.table(players=2, people=2, game="theseus", delay=delay, clock=CLOCK)
    room = Room(table, database)
    await room.watcher.open()
    await table.start()
    for person in room.people:
        await person.open()
    return room


async def allowed_to_see(room: Room, most: int) -> None:
    """The watcher, a newcomer among the watchers and a reader of the log have nothing beyond this number."""
    await fence(room.watcher)
    newcomer = room.table.seat(None)
    await newcomer.open()
    page = await room.table.http.get(f"{room.table.path}/log")
    await newcomer.close()
    lines = [line["n"] for line in page["lines"]]
    for watcher in (room.watcher, newcomer):
        assert watcher.n is not None
        assert watcher.n <= most
        assert watcher.state["clock"]["deadline"] is None
        assert not any('"type":"clock"' in frame for frame in watcher.frames)
    assert max(lines, default=0) <= most
    assert newcomer.n == room.watcher.n


@pytest.fixture(scope="module")
def late_house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("late")
    with server(folder) as running:
        yield running, str(folder / "tables.db")


def test_watchers_are_one_move_behind_and_get_all_that_is_before_it(late_house: Any) -> None:
    house, database = late_house

    async def watch() -> None:
        async with Http(house.address) as http:
            room = await opened(http, database, "move")
            for choice in range(6):
                await room.move(choice)
                rows = room.numbers()
                moves = [i for i, (kind, _) in enumerate(rows) if kind in ("start", "answer")]
                changing = [i for i in moves if rows[i][1] > rows[i - 1][1]]
                before_last = rows[changing[-1] - 1][1]
                await allowed_to_see(room, before_last)
                assert room.watcher.n == before_last
            assert room.watcher.state["view"] is not None
            await _close(room)

    asyncio.run(watch())


@pytest.mark.parametrize("delay", ["minutes", "end"])
def test_watchers_see_nothing_of_the_game_before_its_time_and_all_of_it_when_it_is_over(
    late_house: Any, delay: str
) -> None:
    house, database = late_house

    async def watch() -> None:
        async with Http(house.address) as http:
            room = await opened(http, database, delay)
            dealt = next(i for i, (kind, _) in enumerate(room.numbers()) if kind == "start")
            before = room.numbers()[dealt - 1][1]
            for choice in range(3):
                await room.move(choice)
                await allowed_to_see(room, before)
            assert room.watcher.state["view"] is None
            assert room.watcher.state["table"]["status"] == "playing"
            await http.post(f"{room.table.path}/end", token=room.table.tokens[0])
            late = room.table.seat(None)
            await late.open()
            assert late.state["view"] is not None
            assert late.n == room.numbers()[-1][1]
            await late.close()
            await _close(room)

    asyncio.run(watch())


def test_a_watcher_who_asks_for_a_seat_hears_of_it_at_once(late_house: Any) -> None:
    house, _ = late_house

    async def watch() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=0, name="", delay="end")
            await table.start()
            watcher = table.seat(None)
            await watcher.open()
            await http.post(f"{table.path}/sit", {"seat": 1, "name": "Nell"})
            await watcher.until(lambda: watcher.state["table"]["requests"])
            await watcher.close()

    asyncio.run(watch())


def test_a_host_without_a_seat_is_told_no_more_than_other_watchers(late_house: Any) -> None:
    house, _ = late_house

    async def watch() -> None:
        async with Http(house.address) as http:
            bots = {str(seat): "random" for seat in range(1, 3)}
            form = {"players": 3, "bots": bots, "delay": "end"}
            made = await http.post("/api/games/specimen/create", form)
            table = Table(http, "specimen", made["table"]["table"], [made["token"]])
            host = made["token"]
            joined = await http.post(f"{table.path}/join", {"name": "Ann", "seat": 0})
            await http.post(f"{table.path}/ready", {"ready": True}, joined["token"])
            await table.start()
            kept = {"tables": [{"table": table.table, "token": host}]}
            before = (await http.post("/api/mine", kept))["tables"]
            await http.post(f"{table.path}/skip", {"skip": True}, joined["token"])
            async with Seat(http.address, table.path, joined["token"]) as ann:
                await another_second()
                await ann.play(lambda _: 0, most=1)
            assert (await http.post("/api/mine", kept))["tables"] == before
            info = await http.post(f"{table.path}/setup", {"bots_talk": "short"}, host)
            assert not any(seat["skips"] for seat in info["seats"])

    asyncio.run(watch())


def test_while_the_game_is_played_watchers_can_only_be_shown_it_later(late_house: Any) -> None:
    house, database = late_house

    async def watch() -> None:
        async with Http(house.address) as http:
            room = await opened(http, database, "none")
            token = room.table.tokens[0]
            await room.move(0)
            await fence(room.watcher)
            seen = room.watcher.n
            path = f"{room.table.path}/setup"
            assert (await http.post(path, {"delay": "end"}, token))["delay"] == "end"
            with pytest.raises(Refused):
                await http.post(path, {"delay": "move"}, token)
            await room.move(1)
            await fence(room.watcher)
            assert room.watcher.n == seen
            await _close(room)

    asyncio.run(watch())


def test_after_a_restart_watchers_see_nothing_too_early(tmp_path: Path) -> None:
    async def play(house: Server) -> Table:
        async with Http(house.address) as http:
            room = await opened(http, str(tmp_path / "tables.db"), "minutes")
            await room.move(0)
            await _close(room)
            return room.table

    async def look(house: Server, table: Table) -> None:
        watcher = Seat(house.address, table.path, "")
        await watcher.open()
        assert watcher.state["view"] is None
        assert watcher.state["waits"]["count"] == 0
        assert watcher.lines == []
        await watcher.close()

    with server(tmp_path) as house:
        table = asyncio.run(play(house))
        house.stop()
        house.start()
        asyncio.run(look(house, table))


async def _close(room: Room) -> None:
    for viewer in (*room.people, room.watcher):
        await viewer.close()
