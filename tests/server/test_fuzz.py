"""Whatever is sent to a socket, the server answers with an error that says why, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Http, Refused, Seat, closed_with
from tests.server.process import Server

WORDS = ["rest", "search", "pass", "", "x" * 500, "\u0000", "<b>", "\ud83d\ude80", "turn.action"]
KINDS = [
    "hello",
    "answer",
    "undo",
    "propose",
    "consent",
    "chat",
    "notebook",
    "standing",
    "ping",
    "?",
]
FIELDS = ["id", "number", "option", "agree", "text", "prompt", "token", "last", "type", "more"]


def anything(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kinds = ["int", "word", "none", "bool", "float", "huge"] + ["list", "dict"] * (depth < 3)
    kind = rng.choice(kinds)
    if kind == "list":
        return [anything(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == "dict":
        return {rng.choice(FIELDS): anything(rng, depth + 1) for _ in range(rng.randrange(4))}
    values = {
        "int": rng.randrange(-3, 30),
        "word": rng.choice(WORDS),
        "none": None,
        "bool": rng.random() < 0.5,
        "float": rng.random() * 10,
        "huge": 10 ** rng.randrange(15, 40),
    }
    return values[kind]


def nonsense(rng: random.Random, asked: dict[str, Any] | None) -> str | bytes:
    """A frame that is wrong in one of many ways, or now and then nearly right."""
    way = rng.randrange(6)
    if way == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if way == 1:
        return json.dumps(anything(rng))
    if way == 2:
        return "[" * rng.randrange(1, 3_000)
    message: dict[str, Any] = {"type": rng.choice(KINDS), "id": rng.randrange(100)}
    if way == 3 and asked is not None:
        number = asked["number"] + rng.choice([-2, -1, 0, 1, 2])
        return json.dumps({"type": "answer", "id": 1, "number": number, "option": anything(rng)})
    for _ in range(rng.randrange(4)):
        message[rng.choice(FIELDS)] = anything(rng)
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if way == 4 else text


async def fuzz(house: Server, seed: int, frames: int) -> None:
    rng = random.Random(seed)
    async with Http(house.address) as http:
        table = await http.table(players=3, people=2)
        await table.start()
        async with table.seat(0) as witness:
            victim = table.seat(1)
            for _ in range(frames):
                if victim._socket is None:
                    await victim.open()
                try:
                    await victim.socket.send(nonsense(rng, victim.asked))
                    await victim.say("ping_back" if rng.random() < 0.01 else "undo")
                except (Refused, ConnectionClosed):
                    if victim.socket.close_code is not None:
                        await victim.close()
            await victim.close()
            await witness.say("chat", text="still here")
            assert all(error["text"] for error in victim.errors)
            assert "internal" not in {error["code"] for error in victim.errors}


def test_nonsense_is_refused_with_a_reason(house: Server) -> None:
    asyncio.run(fuzz(house, 1, 150))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_much_nonsense_is_refused_with_a_reason(house: Server, seed: int) -> None:
    asyncio.run(fuzz(house, 100 + seed, 3_000))


def test_the_first_message_has_to_be_a_hello(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            firsts: tuple[tuple[str | bytes, str], ...] = (
                ('{"type":"ping","id":1}', "hello_first"),
                ("nothing", "malformed"),
                (b'{"type":"hello","token":"\xff"}', "malformed"),
                ('{"type":"hello","token":"wrong"}', "bad_token"),
                ('{"type":"hello","token":1}', "malformed"),
            )
            for first, code in firsts:
                seat = Seat(http.address, table.path, "")
                async with connect(seat.url) as socket:
                    await socket.send(first)
                    said = json.loads(await socket.recv())
                    assert (said["type"], said["code"], said["fatal"]) == ("error", code, True)
                    seat._socket = socket
                    assert await closed_with(seat) == 4000
            nowhere = Seat(http.address, "/api/games/specimen/nowhere", "")
            with pytest.raises(Refused, match="not_found"):
                await nowhere.open()
            await nowhere.close()

    asyncio.run(game())


def test_a_huge_message_and_one_that_is_no_text_are_refused_and_the_seat_stays(
    house: Server,
) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            async with table.seat(0) as ann:
                await ann.socket.send(b'{"type":"chat","id":900,"text":"\xff"}')
                await ann.socket.send("x" * 100_000)
                await ann.until(lambda: len(ann.errors) == 2)
                assert [error["code"] for error in ann.errors] == ["malformed", "too_large"]
                await ann.say("chat", text="still here")
            async with table.seat(0) as ann:
                with suppress(ConnectionClosed):  # it may be refused before all of it was sent
                    await ann.socket.send("x" * 2_000_000)
                assert await closed_with(ann) == 1009

    asyncio.run(game())


def test_replayed_frames_change_nothing_twice(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3)
            await table.start()
            async with table.seat(0) as ann:
                await ann.until(lambda: ann.asked)
                frame = {"type": "answer", "id": 900, "number": 1, "option": "rest"}
                for _ in range(5):
                    await ann.raw(frame)
                await ann.say("chat", text="end")
                refused = [e["code"] for e in ann.errors]
                assert len(refused) == 4
                assert set(refused) <= {"not_asked", "out_of_date"}
                assert ann.keys.count("rest") == 1

    asyncio.run(game())


def test_who_floods_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.server.process import server

    with server(tmp_path_factory.mktemp("flood"), messages_per_second=5) as house:

        async def game() -> None:
            async with Http(house.address) as http:
                table = await http.table(players=3)
                async with table.seat(0) as ann:
                    for _ in range(2):
                        await ann.say("chat", text="and another thing")
                    with pytest.raises(Refused, match="too_fast"):
                        await ann.say("chat", text="and yet another")
                    for id_ in range(60):
                        await ann.raw({"type": "ping", "id": id_})
                    with pytest.raises(Refused, match="malformed"):
                        await ann.until(lambda: False)
                    assert "too_fast" in {error["code"] for error in ann.errors}

        asyncio.run(game())
