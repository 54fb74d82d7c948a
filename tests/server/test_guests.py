"""Replays of strangers: checked at the door, followed under limits, in nobody's way."""

from __future__ import annotations

import asyncio
import base64
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from msgspec import Raw

from hullbreach import games
from hullbreach.kernel import Session, encode
from hullbreach.server.errors import Denied
from hullbreach.server.runtime.fair_queue import FairQueue, QueueFull
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.runtime.worker import Followed, LocateStep
from hullbreach.server.settings import Settings
from tests.server.client import PATIENCE, Http, Refused
from tests.server.process import Server, server
from tests.server.test_replays import played

GAME = games.find("specimen")


def with_base(replay: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """The replay as if the rules had changed before its first step, and the state at that moment."""
    session: Session[Any] = Session.new(
        GAME, GAME.configure(replay["config"]["mode"], 3), base64.b64decode(replay["key"])
    )
    state = session.boundary
    for field, value in changed.items():
        setattr(state, field, value)
    from json import loads

    return replay | {"base": {"step": 0, "version": "old", "state": loads(encode(state))}}


def memory_of(house: Server) -> int:
    """Megabytes of a server and its workers."""
    process = psutil.Process(house.process.pid)
    family = [process, *process.children()]
    return int(sum(one.memory_info().rss for one in family) / 2**20)


def most_memory_of(house: Server) -> int:
    """The most megabytes that a server without its workers has ever had."""
    status = Path(f"/proc/{house.process.pid}/status").read_text(encoding="ascii")
    found = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(found.split()[1]) // 2**10


@pytest.mark.parametrize("path", ["/api/replays/verify", "/api/replays"])
def test_a_file_of_a_million_small_things_takes_no_more_memory_than_its_bytes(
    tmp_path: Path, path: str
) -> None:
    body = b'{"game": "specimen", "steps": [' + b",".join([b"{}"] * 1_200_000) + b"]}"
    headers = {"Content-Type": "application/json"}
    with server(tmp_path) as house:
        before = most_memory_of(house)
        answer = httpx.post(house.address + path, content=body, headers=headers, timeout=PATIENCE)
        assert answer.status_code in (200, 400), answer.text
        assert most_memory_of(house) - before < 10 * len(body) // 2**20


@pytest.mark.parametrize("path", ["/api/replays/verify", "/api/replays"])
def test_a_replay_of_a_billion_players_is_refused_at_once(house: Server, path: str) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            replay = await http.get(f"{(await played(http)).path}/replay")
            before = memory_of(house)
            answer = await http.ask("POST", path, body=with_base(replay, players=10**9))
            said = answer.json()
            assert "players" in said.get("why", "") + said.get("text", "")
            assert memory_of(house) - before < 200

    asyncio.run(game())


def test_a_game_that_came_in_with_a_state_of_its_own_is_watched_but_never_played(
    house: Server,
) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            replay = await http.get(f"{(await played(http)).path}/replay")
            for body, goes_on in ((replay, True), (with_base(replay), False)):
                assert (await http.post("/api/replays/verify", body))["ok"]
                brought = await http.post("/api/replays", body)
                path = f"/api/games/specimen/{brought['table']}"
                assert (await http.get(f"{path}/timeline?eyes=truth"))["frames"]
                if goes_on:
                    await http.post(f"{path}/continue", {"step": 2, "name": "Ann"})
                else:
                    with pytest.raises(Refused, match="watched, not gone on from"):
                        await http.post(f"{path}/continue", {"step": 2, "name": "Ann"})

    asyncio.run(game())


HELD_UP = """
import os, sys
if "hullbreach.server.runtime.worker" in " ".join(sys.orig_argv):
    import time
    from hullbreach.server.tables import replays
    checked = replays.check_replay

    def slowly(game, replay):
        while "Slow" in replay.names and not os.path.exists(os.environ["GO_ON"]):
            time.sleep(0.05)
        checked(game, replay)

    replays.check_replay = slowly
"""


def test_uploads_keep_nobody_waiting_who_looks_at_a_game_played_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(HELD_UP, encoding="utf-8")
    monkeypatch.setenv("GO_ON", str(tmp_path / "go on"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)

    async def game(house: Server) -> None:
        async with Http(house.address) as http:
            table = await played(http)
            replay = await http.get(f"{table.path}/replay")
            await http.get(f"{table.path}/timeline?eyes=public")  # the process is there
            slow = replay | {"names": ["Slow", "B", "C"]}
            uploads = [
                asyncio.create_task(http.ask("POST", "/api/replays/verify", body=slow))
                for _ in range(4)
            ]
            done, held_up = await asyncio.wait(uploads, return_when=asyncio.FIRST_COMPLETED)
            refused = [(await upload).json()["code"] for upload in done]
            assert refused == ["busy"]  # two of one address may wait, no more
            await http.get(f"{table.path}/timeline?eyes=truth")
            assert not any(upload.done() for upload in held_up)
            (tmp_path / "go on").touch()
            assert all([(await upload).json()["ok"] for upload in held_up])

    with server(tmp_path, uploads_waiting=2) as house:
        asyncio.run(game(house))


# -- limits of the operating system -------------------------------------------------------------------------------

LIMITED = "from hullbreach.server.runtime.process_limits import *\n"


def limited(code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LIMITED + code]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_worker_that_wants_too_much_memory_does_not_get_it() -> None:
    assert "MemoryError" in limited("limit_memory(300)\nhoard = [0] * 10**9").stderr


def test_a_worker_that_computes_for_ever_is_ended_by_the_system() -> None:
    assert limited("limit_seconds(0.1)\nwhile True: pass").returncode == -signal.SIGXCPU


def test_seconds_are_granted_anew_for_every_request() -> None:
    code = """
import time
for _ in range(4):
    limit_seconds(1)
    begun = time.process_time()
    while time.process_time() - begun < 0.9: pass
"""
    assert limited(code).returncode == 0


# -- the fair queue --------------------------------------------------------------------------------------------------


async def granted(waiting: asyncio.Task[str]) -> bool:
    """Whether somebody who waits has just got what they wait for: it is told at once or never."""
    for _ in range(3):
        await asyncio.sleep(0)
    return waiting.done() and not waiting.cancelled()


def test_whoever_has_used_least_is_next() -> None:
    async def story() -> None:
        queue = FairQueue(["worker"])
        order: list[str] = []

        async def work(asker: str, seconds: float) -> None:
            worker = await queue.take(asker)
            order.append(asker)
            await asyncio.sleep(0.01)
            queue.give_back(worker, asker, seconds)

        greedy = [asyncio.create_task(work("greedy", 10)) for _ in range(3)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(work("modest", 1)) for _ in range(3)]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*greedy, *modest)
        assert order == ["greedy", "modest", "modest", "modest", "greedy", "greedy"]

    asyncio.run(story())


def test_many_tables_of_one_address_get_no_more_than_one_of_another() -> None:
    async def story() -> None:
        queue = FairQueue(["worker"])
        order: list[str] = []

        async def work(table: str, house: str) -> None:
            worker = await queue.take(table, house=house)
            order.append(table)
            queue.give_back(worker, table, 3, house)

        worker = await queue.take("before")
        greedy = [asyncio.create_task(work(f"g{n % 10}", "greedy")) for n in range(30)]
        modest = [asyncio.create_task(work("m", "modest")) for _ in range(4)]
        await asyncio.sleep(0)
        queue.give_back(worker, "before", 0)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*greedy, *modest)
        assert [x[0] for x in order[:9]] == [*"gmgmgmgmg"], "houses take turns"
        for begin in (0, 10):
            rest = [x for x in order if x != "m"][begin : begin + 10]
            assert sorted(rest) == [f"g{n}" for n in range(10)], "and so do the tables of one"

    asyncio.run(story())


def test_what_was_used_while_nobody_else_asked_is_owed_to_nobody() -> None:
    async def story() -> None:
        queue = FairQueue(["worker"])
        for _ in range(60):
            queue.give_back(await queue.take("busy", house="a"), "busy", 10, "a")
        worker = await queue.take("before", house="b")
        waiting = {name: asyncio.create_task(queue.take(name, house=name)) for name in "ac"}
        await asyncio.sleep(0)
        queue.give_back(worker, "before", 1, "b")
        assert await granted(waiting["a"]), "first come, first served"
        queue.give_back("worker", "a", 1, "a")
        assert await granted(waiting["c"])

    asyncio.run(story())


def test_whoever_stops_waiting_takes_no_worker_along() -> None:
    async def story() -> None:
        queue = FairQueue(["worker"])
        assert await queue.take("a") == "worker"
        waiting = [asyncio.create_task(queue.take(name)) for name in "bcd"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.gather(waiting[0], return_exceptions=True)
        queue.give_back("worker", "a", 1)
        waiting[1].cancel()  # it has just been given the worker
        assert await granted(waiting[2])
        assert queue.waiting() == 0
        queue.give_back("worker", "d", 1)
        assert await granted(asyncio.create_task(queue.take("e")))

    asyncio.run(story())


def test_a_worker_passes_over_those_who_have_just_stopped_waiting() -> None:
    async def story() -> None:
        queue = FairQueue(["worker"])
        await queue.take("a")
        waiting = [asyncio.create_task(queue.take(name)) for name in "bc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        queue.give_back("worker", "a", 1)  # before the cancelled one could leave
        assert await granted(waiting[1])

    asyncio.run(story())


def test_only_a_few_may_wait() -> None:
    async def story() -> None:
        queue = FairQueue(["worker"])
        await queue.take("a")
        waiting = asyncio.create_task(queue.take("a", 2, 1))
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await queue.take("a", 2, 1)
        other = asyncio.create_task(queue.take("b", 2, 1))
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await queue.take("c", 2, 1)
        for task in (waiting, other):
            task.cancel()

    asyncio.run(story())


@pytest.mark.parametrize("pool", ["_own", "_guests"])
def test_one_address_never_fills_the_queue_for_the_others(tmp_path: Path, pool: str) -> None:
    async def story() -> None:
        house = GameServer(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        go_on = asyncio.Event()

        async def held(*_: object) -> bytes:
            await go_on.wait()
            return encode(Followed())

        getattr(house.replays, pool)._insist = held

        async def follow(asker: str) -> bytes:
            request = LocateStep(Raw(b"null"))
            return await house.replays.follow(request, asker, pool == "_guests")

        greedy = [asyncio.create_task(follow("greedy")) for _ in range(100)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(follow("modest"))
        await asyncio.sleep(0)
        assert not modest.done()
        go_on.set()
        assert await modest == b"null"
        found = await asyncio.gather(*greedy, return_exceptions=True)
        assert any(isinstance(each, Denied) and each.code == "busy" for each in found)
        await house.store.close()

    asyncio.run(story())
