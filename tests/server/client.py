"""A client as a browser would be one: it keeps what it was sent, and insists on numbers without gaps."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.dealt import asking

PATIENCE = 240.0


async def settled(holds: Callable[[], object]) -> None:
    """Wait until something holds that no message tells."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def another_second() -> None:
    """Wait for the next second: times are told in whole ones."""
    now = int(time.time())
    await settled(lambda: int(time.time()) > now)


class Refused(Exception):
    """The server refused a request."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(f"{message['code']}: {message['text']}")
        self.code: str = message["code"]


class Http:
    """Plain requests to one server; whatever sat down at a table of it hangs up in the end."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.seats: list[Seat] = []
        self._client = httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=asking())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for seat in self.seats:
            await seat.close()
        await self._client.aclose()

    async def ask(
        self, method: str, path: str, token: str = "", body: Any = None
    ) -> httpx.Response:
        """Any request, whatever comes of it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self._client.request(method, path, json=body, headers=headers)

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        """A request that is granted, or Refused."""
        answer = await self.ask("POST", path, token, {} if body is None else body)
        return self._read(answer)

    async def get(self, path: str, token: str = "") -> Any:
        """The same for reading."""
        return self._read(await self.ask("GET", path, token))

    def _read(self, answer: httpx.Response) -> Any:
        if answer.is_error:
            raise Refused(answer.json())
        return answer.json() if answer.content else None

    async def table(
        self, players: int = 3, people: int = 1, game: str = "specimen", **form: Any
    ) -> Table:
        """A table with people and bots that has started."""
        bots = {str(seat): "random" for seat in range(people, players)}
        body = {"name": "P0", "players": players, "bots": bots} | form
        made = await self.post(f"/api/games/{game}/create", body)
        table = Table(self, game, made["table"]["table"], [made["token"]])
        for seat in range(1, people):
            joined = await self.post(f"{table.path}/join", {"name": f"P{seat}", "seat": seat})
            table.tokens.append(joined["token"])
            await self.post(f"{table.path}/ready", {"ready": True}, joined["token"])
        return table


class Table:
    """A table and the tokens of its people."""

    def __init__(self, http: Http, game: str, table: str, tokens: list[str]) -> None:
        self.http = http
        self.game = game
        self.table = table
        self.tokens = tokens
        self.path = f"/api/games/{game}/{table}"

    async def start(self) -> None:
        """Deal."""
        await self.http.post(f"{self.path}/start", token=self.tokens[0])

    async def info(self) -> Any:
        """What everybody may know."""
        return await self.http.get(self.path)

    def seat(self, seat: int | None) -> Seat:
        """A client for a seat, or for a spectator."""
        token = "" if seat is None else self.tokens[seat]
        self.http.seats.append(Seat(self.http.address, self.path, token))
        return self.http.seats[-1]


class Seat:
    """One socket."""

    def __init__(self, address: str, path: str, token: str) -> None:
        self.url = address.replace("http://", "ws://", 1) + path + "/play"
        self.token = token
        self.n: int | None = None
        self.state: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.acks: dict[int, dict[str, Any]] = {}
        self.errors: list[dict[str, Any]] = []
        self._id = 0
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _t: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def open(self, address: str | None = None) -> None:
        """Connect (at another server, if one is given), say hello, resume where one was."""
        if address is not None:
            path = self.url.split("/api/", 1)[1]
            self.url = address.replace("http://", "ws://", 1) + "/api/" + path
        self._socket = await connect(
            self.url,
            additional_headers=asking(),
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
        )
        hello: dict[str, Any] = {"type": "hello", "token": self.token}
        if self.n is not None:
            hello["last"] = self.n
        with suppress(ConnectionClosed):  # a refusal may be there before the greeting is out
            await self.raw(hello)
        await self.until(lambda: "table" in self.state and self._greeted)

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def raw(self, message: Any) -> None:
        """Send anything."""
        self._greeted = self._greeted and message.get("type") != "hello"
        await self.socket.send(json.dumps(message))

    _greeted = True

    async def receive(self) -> dict[str, Any]:
        """Take the next message in."""
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv()
        assert isinstance(data, str)
        self.frames.append(data)
        message: dict[str, Any] = json.loads(data)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        """Do what a browser does with a message."""
        kind = message["type"]
        if kind == "full":
            self._take_full(message)
        elif kind == "change":
            self._take_change(message)
        elif kind in ("ack", "previewed", "hinted", "pong"):
            self.acks[message["id"]] = message
        elif kind == "error":
            self.errors.append(message)
            if message["id"] is not None:
                self.acks[message["id"]] = message
            if message["fatal"]:
                raise Refused(message)
        elif kind in ("clock", "presence", "table"):
            self.state[kind] = message[kind]

    def _take_full(self, message: dict[str, Any]) -> None:
        if self.n is not None:
            assert message["since"] == self.n, "a resume goes on where the client was"
        numbers = [line["n"] for line in message["log"]]
        assert numbers == list(range(message["since"] + 1, message["n"] + 1))
        self.lines += [{"events": [], **line} for line in message["log"]]
        self.n = message["n"]
        self.state = message
        self._greeted = True

    def _take_change(self, message: dict[str, Any]) -> None:
        assert self.n is not None
        assert message["n"] == self.n + 1, "numbers have no gaps"
        self.n = message["n"]
        view = message.pop("view", None)
        if view is not None:
            self.state["view"] = {**(self.state["view"] or {}), **view}
        line = {"n": self.n, "events": message.pop("events", [])}
        for part in ("chat", "spoken"):
            if message.get(part):
                line[part] = message.pop(part)
        self.lines.append(line)
        self.state.update({k: v for k, v in message.items() if k != "type"})

    async def until(self, holds: Callable[[], Any]) -> None:
        """Read until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.receive()

    async def finish(self) -> None:
        """Read until the game is over."""
        await self.until(lambda: self.over)

    async def called(self) -> None:
        """Read until this seat is asked something."""
        await self.until(lambda: self.asked)

    async def hear(self) -> None:
        """Read until somebody has said something."""
        await self.until(lambda: self.lines and self.lines[-1].get("chat"))

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A request that is granted, or Refused; returns the ack."""
        self._id += 1
        id_ = self._id
        await self.raw({"type": kind, "id": id_, **fields})
        await self.until(lambda: id_ in self.acks)
        answer = self.acks[id_]
        if answer["type"] == "error":
            raise Refused(answer)
        return answer

    @property
    def asked(self) -> dict[str, Any] | None:
        """The question, if there is one."""
        found: dict[str, Any] | None = self.state.get("asked")
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state["table"]["status"] in ("over", "ended")

    @property
    def spoken(self) -> list[dict[str, Any]]:
        """All lines of talk that were heard."""
        return [said for line in self.lines for said in line.get("spoken", [])]

    @property
    def keys(self) -> list[str]:
        """The keys of all events in the log."""
        return [event["key"] for line in self.lines for event in line.get("events", [])]

    async def answer(self, index: int = 0) -> None:
        """Take an open option of the present question."""
        asked = self.asked
        assert asked is not None
        options = [o["option"] for o in asked["options"] if not o["closed"]]
        await self.say("answer", number=asked["number"], option=options[index % len(options)])

    async def play(self, choose: Callable[[dict[str, Any]], int], most: int = 10_000) -> int:
        """Answer whatever comes until the game is over; returns how many answers that took."""
        given = 0
        while not self.over and given < most:
            await self.until(lambda: self.asked or self.over)
            if self.asked is not None and not self.over:
                try:
                    await self.answer(choose(self.asked))
                    given += 1
                except Refused as refused:
                    if refused.code not in ("out_of_date", "not_asked", "game_over"):
                        raise
        return given


async def closed_with(seat: Seat) -> int:
    """The code with which the server closes a socket."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await seat.socket.recv()
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd is not None else 1006
