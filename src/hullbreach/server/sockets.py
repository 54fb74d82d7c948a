"""The socket of a viewer: reads its requests one after another, and sends what is queued for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hullbreach.kernel import HullbreachError

from . import play
from .access import address_of
from .errors import Denied, code_of
from .head import hashed
from .house import House
from .limits import Bucket
from .live import Live
from .lobby import clean
from .metrics import METRICS
from .protocol import (
    Ack,
    Answer,
    Chat,
    ClientMessage,
    Consent,
    Hello,
    Notebook,
    Ping,
    Pong,
    Preview,
    Previewed,
    Propose,
    Question,
    Refusal,
    Standing,
    Undo,
)
from .viewers import AWAY, FATAL, NORMAL, Viewer

T = TypeVar("T")
LOG = logging.getLogger("hullbreach.socket")
HELLO_SECONDS = 20
SLOWER = 10
"""Words for everybody, which are kept for ever, may come so much more seldom than other messages."""
MOST_FAULTS = 30
"""So many messages that make no sense end a connection."""
AGAIN = ("lost", "stopping", "busy", "too_fast")
"""Refusals after which a client comes again by itself."""
_decoder = msgspec.json.Decoder(ClientMessage)


class _Id(msgspec.Struct):
    """The id of a request that is not to be understood otherwise."""

    id: int | None = None


def read(data: str | bytes) -> ClientMessage:
    """A message, or Denied saying what is wrong with it."""
    try:
        message: ClientMessage = _decoder.decode(data)
    except msgspec.DecodeError as error:
        raise Denied("malformed", f"this message cannot be read: {error}") from None
    except RecursionError:
        raise Denied("malformed", "this message is nested too deeply") from None
    return message


def id_in(data: str | bytes) -> int | None:
    """The id of a message that could not be read, if it has one."""
    try:
        return msgspec.json.decode(data, type=_Id).id
    except (msgspec.DecodeError, RecursionError):
        return None


@websocket("/api/games/{game:str}/{table:str}/play")
async def play_socket(
    socket: WebSocket[Any, Any, Any], game: str, table: str, house: House
) -> None:
    """A seat or a spectator at a table."""
    await socket.accept()
    try:
        if not house.requests.take(address_of(socket, house)):
            await _turn_away(socket, "too_fast", "too many connections; wait a moment")
            return
        await _Conversation(socket, game, table, house).hold()
    except WebSocketDisconnect:
        return


async def _turn_away(socket: WebSocket[Any, Any, Any], code: str, text: str) -> None:
    """Say why there is no conversation, and whether to come again."""
    await socket.send_text(msgspec.json.encode(Refusal(code, text, None, True)).decode())
    await socket.close(AWAY if code in AGAIN else FATAL, code)


class _Conversation:
    """One socket from its hello to its end."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], game: str, table: str, house: House
    ) -> None:
        self.socket = socket
        self.game = game
        self.table = table
        self.house = house
        self.bucket = Bucket(house.settings.messages_per_second)
        self.words = Bucket(house.settings.messages_per_second / SLOWER)
        self.faults = 0

    async def hold(self) -> None:
        """Greet, then serve until one side ends it."""
        try:
            viewer = await self._greet()
        except (HullbreachError, TimeoutError) as error:
            code = code_of(error) if isinstance(error, HullbreachError) else "hello_first"
            text = str(error) or "say hello first"
            await _turn_away(self.socket, code, text)
            return
        METRICS.viewers.inc()
        sender = asyncio.create_task(self._send_queued(viewer))
        reader = asyncio.create_task(self._read_requests(viewer))
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            METRICS.viewers.dec()
            self.house.tables.leave(self.table, viewer)
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)

    async def _greet(self) -> Viewer:
        async with asyncio.timeout(HELLO_SECONDS):
            data = await self._receive()
        hello = read(data)
        if not isinstance(hello, Hello):
            raise Denied("hello_first", "the first message has to be a hello")
        if not self.house.ready:
            raise Denied("stopping", "the server restarts; come again")
        viewer = await self.house.tables.enter(
            self.table, self.game, hashed(hello.token), clean(hello.name), hello.last
        )
        if viewer.seat is not None:
            await self.house.tables.act(self.table, partial(play.come_back, seat=viewer.seat))
        return viewer

    async def _receive(self) -> str | bytes:
        """The next message as it came."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=int(event.get("code") or NORMAL))
        data = event.get("text") or event.get("bytes") or b""
        assert isinstance(data, str | bytes)
        if len(data) > self.house.settings.message_bytes:
            raise Denied("too_large", "this message is too large")
        return data

    async def _send(self, data: bytes) -> None:
        await self.socket.send_text(data.decode())

    async def _send_queued(self, viewer: Viewer) -> None:
        while True:
            item = await viewer.next()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            await self._send(item)

    async def _read_requests(self, viewer: Viewer) -> None:
        while self.faults < MOST_FAULTS:
            try:
                data = await self._receive()
            except Denied as denied:
                viewer.refuse(denied.code, str(denied))
                self.faults += 1
                continue
            await self._serve(viewer, data)
        viewer.send(Refusal("malformed", "too many messages that make no sense", None, True))
        viewer.close(FATAL)
        await asyncio.sleep(HELLO_SECONDS)  # the sender ends this conversation first

    async def _serve(self, viewer: Viewer, data: str | bytes) -> None:
        kind, outcome, id_ = "unknown", "ok", None
        try:
            if not self.bucket.take():
                self.faults += 1
                raise Denied("too_fast", "too many messages; wait a moment")
            request = read(data)
            kind = type(request).__name__.lower()
            if isinstance(request, Hello):
                raise Denied("malformed", "hello was said already")
            id_ = request.id
            if isinstance(request, Ping):
                viewer.send(Pong(request.id))
                return
            if isinstance(request, Preview):
                viewer.send(Previewed(request.id, await self._preview(viewer, request)))
                return
            await self._carry_out(viewer, request)
            viewer.send(Ack(request.id, viewer.n))
        except HullbreachError as error:
            outcome = code_of(error)
            self.faults += outcome == "malformed"
            viewer.refuse(outcome, str(error), id_in(data) if id_ is None else id_)
        except Exception:
            outcome = "internal"
            LOG.exception("request failed", extra={"table": self.table, "kind": kind})
            viewer.refuse("internal", "something went wrong on the server; nothing changed", id_)
        finally:
            METRICS.requests.labels(kind, outcome).inc()

    async def _carry_out(self, viewer: Viewer, request: ClientMessage) -> None:
        tables, seat = self.house.tables, viewer.seat
        if isinstance(request, Chat):
            if not self.words.take():
                raise Denied("too_fast", "too many words; wait a moment")
            said = partial(
                play.say, seat=seat, name=viewer.name, text=clean(request.text), now=time.time()
            )
            await tables.act(self.table, self._as(viewer, said))
            return
        if seat is None:
            raise Denied("not_seated", "spectators look on; sit down to play")
        if isinstance(request, Answer):
            await self._answer(viewer, seat, request)
        elif isinstance(request, Undo):
            await tables.act(self.table, self._as(viewer, partial(play.undo, seat=seat)))
        elif isinstance(request, Notebook):
            noted = partial(play.note, seat=seat, text=request.text)
            await tables.act(self.table, self._as(viewer, noted))
        elif isinstance(request, Standing):
            kept = partial(play.stand, seat=seat, prompt=request.prompt, option=request.option)
            await tables.act(self.table, self._as(viewer, kept))
        elif isinstance(request, Propose | Consent):
            await self._take_back_together(viewer, seat, request)

    async def _preview(self, viewer: Viewer, request: Preview) -> Question | None:
        """What the viewer would be asked after some answers; it changes nothing and tells nobody."""
        if viewer.seat is None:
            raise Denied("not_seated", "spectators look on; sit down to play")
        seat, number, options = viewer.seat, request.number, request.options
        look = partial(play.preview, seat=seat, number=number, options=options)
        return self._as(viewer, look)(await self.house.tables.look(self.table))

    def _as(self, viewer: Viewer, command: Callable[[Live], T]) -> Callable[[Live], T]:
        """The command, refused if the viewer's token has become worthless meanwhile."""

        def checked(live: Live) -> T:
            if viewer.seat is not None and live.head.seat_of(viewer.token) != viewer.seat:
                raise Denied("revoked", "this seat is not yours any more")
            return command(live)

        return checked

    async def _answer(self, viewer: Viewer, seat: int, request: Answer) -> None:
        begun = time.perf_counter()
        command = partial(play.answer, seat=seat, option=request.option, number=request.number)
        fault = await self.house.tables.act(self.table, self._as(viewer, command))
        METRICS.answers.observe(time.perf_counter() - begun)
        if isinstance(fault, HullbreachError):
            raise fault

    async def _take_back_together(
        self, viewer: Viewer, seat: int, request: Propose | Consent
    ) -> None:
        command: Callable[[Live], bool] = partial(play.propose, seat=seat)
        if isinstance(request, Consent):
            command = partial(play.consent, seat=seat, agree=request.agree)
        if await self.house.tables.act(self.table, self._as(viewer, command)):
            base = await self.house.base(await self.house.tables.look(self.table))
            await self.house.tables.rebuild(self.table, partial(play.take_back, base=base))
