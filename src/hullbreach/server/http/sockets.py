"""The socket of a viewer: reads its requests one after another, and sends what is queued for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hullbreach.kernel import UNREADABLE, Act, HullbreachError
from hullbreach.server.errors import Denied, code_of
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.runtime.metrics import METRICS
from hullbreach.server.runtime.rates import RateLimit
from hullbreach.server.runtime.viewers import AWAY, FATAL, NORMAL, Viewer
from hullbreach.server.tables import play_commands
from hullbreach.server.tables.head import hashed
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.lobby_commands import hold_seat, one_line
from hullbreach.server.wire.protocol import (
    Ack,
    Answer,
    Chat,
    ClientMessage,
    Consent,
    Hello,
    Hint,
    Hinted,
    Notebook,
    Ping,
    Pong,
    Preview,
    Previewed,
    Propose,
    Question,
    Refusal,
    Say,
    Standing,
    Undo,
)

from .access import Server, address_of

T = TypeVar("T")
LOG = logging.getLogger("hullbreach.socket")
HELLO_SECONDS = 20
MOST_FAULTS = 30
"""How many messages that make no sense end a connection."""
PASSING_REFUSALS = ("lost", "stopping", "busy", "too_fast")
"""Refusals after which a client comes again by itself."""
_decoder = msgspec.json.Decoder(ClientMessage)


class _Id(msgspec.Struct):
    """The id of a request that is not to be understood otherwise."""

    id: int | None = None


def decode_message(data: str | bytes) -> ClientMessage:
    """A message, or Denied saying what is wrong with it."""
    try:
        message: ClientMessage = _decoder.decode(data)
    except UNREADABLE as error:
        raise Denied("malformed", f"this message cannot be read: {error}") from None
    except RecursionError:
        raise Denied("malformed", "this message is nested too deeply") from None
    return message


def id_in(data: str | bytes) -> int | None:
    """The id of a message that could not be read, if it has one."""
    try:
        return msgspec.json.decode(data, type=_Id).id
    except (*UNREADABLE, RecursionError):
        return None


@websocket("/api/games/{game:str}/{table:str}/play")
async def play_socket(
    socket: WebSocket[Any, Any, Any], game: FromPath[str], table: FromPath[str], server: Server
) -> None:
    """A seat or a spectator at a table."""
    if not from_here(socket, server):
        await socket.close(FOREIGN)
        return
    address = address_of(socket, server)
    await socket.accept()
    server.sockets[address] += 1
    try:
        if server.sockets[address] > server.settings.sockets_per_address:
            await _refuse(socket, "too_many", "too many tables are open from this address")
        elif not server.requests.take(address):
            await _refuse(socket, "too_fast", "too many connections; wait a moment")
        else:
            await _Conversation(socket, game, table, server).serve()
    except WebSocketDisconnect:
        return
    finally:
        server.sockets[address] -= 1
        if not server.sockets[address]:
            del server.sockets[address]


FOREIGN = 4003
"""Closed because another site's page tried to open it."""


def from_here(socket: WebSocket[Any, Any, Any], server: GameServer) -> bool:
    """Whether a socket was opened by our own page, or by no page at all: a browser says where its page is from."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    ours = {socket.headers.get("host", ""), urlsplit(server.settings.public_url).netloc}
    return urlsplit(origin).netloc in ours - {""}


async def _refuse(socket: WebSocket[Any, Any, Any], code: str, text: str) -> None:
    """Say why there is no conversation, and whether to come again."""
    await socket.send_text(msgspec.json.encode(Refusal(code, text, None, True)).decode())
    await socket.close(AWAY if code in PASSING_REFUSALS else FATAL, code)


class _Conversation:
    """One socket from its hello to its end."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], game: str, table: str, server: GameServer
    ) -> None:
        self.socket = socket
        self.game = game
        self.table = table
        self.server = server
        self.messages = RateLimit(server.settings.messages_per_second)
        self.address = address_of(socket, server)
        self.faults = 0
        self.hint: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Greet, then serve until one side ends it."""
        try:
            viewer = await self._admit()
        except (HullbreachError, TimeoutError) as error:
            code = code_of(error) if isinstance(error, HullbreachError) else "hello_first"
            text = str(error) or "say hello first"
            await _refuse(self.socket, code, text)
            return
        METRICS.viewers.inc()
        sender = asyncio.create_task(self._send_queued(viewer))
        reader = asyncio.create_task(self._read_requests(viewer))
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            METRICS.viewers.dec()
            self.server.tables.dismiss(self.table, viewer)
            tasks = [sender, reader, *([self.hint] if self.hint else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _admit(self) -> Viewer:
        async with asyncio.timeout(HELLO_SECONDS):
            data = await self._receive()
        hello = decode_message(data)
        if not isinstance(hello, Hello):
            raise Denied("hello_first", "the first message has to be a hello")
        if not self.server.ready:
            raise Denied("stopping", "the server restarts; come again")
        viewer = await self.server.tables.admit(
            self.table, self.game, hashed(hello.token), one_line(hello.name), hello.last
        )
        if viewer.seat is not None:
            taken = partial(self._take_seat, seat=viewer.seat)
            try:
                await self.server.tables.carry_out(self.table, taken)
            except BaseException:
                self.server.tables.dismiss(self.table, viewer)  # nobody would ever close it
                raise
        return viewer

    def _take_seat(self, live: LiveTable, seat: int) -> None:
        """A person is at their seat: no bot stands in any longer, and it is known from where they came."""
        play_commands.give_seat_back(live, seat)
        hold_seat(live, seat, self.address)

    async def _receive(self) -> str | bytes:
        """The next message as it came."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=int(event.get("code") or NORMAL))
        data = event.get("text") or event.get("bytes") or b""
        assert isinstance(data, str | bytes)
        if len(data) > self.server.settings.message_bytes:
            raise Denied("too_large", "this message is too large")
        return data

    async def _send(self, data: bytes) -> None:
        await self.socket.send_text(data.decode())

    async def _send_queued(self, viewer: Viewer) -> None:
        while True:
            item = await viewer.next_message()
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
            await self._handle(viewer, data)
        viewer.send(Refusal("malformed", "too many messages that make no sense", None, True))
        viewer.close(FATAL)
        await asyncio.sleep(HELLO_SECONDS)  # the sender ends this conversation first

    async def _handle(self, viewer: Viewer, data: str | bytes) -> None:
        kind, outcome, id_ = "unknown", "ok", None
        try:
            if not self.messages.take():
                self.faults += 1
                raise Denied("too_fast", "too many messages; wait a moment")
            request = decode_message(data)
            kind = type(request).__name__.lower()
            if isinstance(request, Hello):
                raise Denied("malformed", "hello was said already")
            id_ = request.id
            if isinstance(request, Ping):
                viewer.send(Pong(request.id))
                return
            if isinstance(request, Hint):
                self._begin_hint(viewer, request)
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
        self._limit_words(viewer, request)
        if isinstance(request, Chat):
            await self._command(viewer, self._chat(viewer, request))
        elif viewer.seat is None:
            raise Denied("not_seated", "spectators look on; sit down to play")
        elif isinstance(request, Answer):
            await self._answer(viewer, viewer.seat, request)
        elif isinstance(request, Propose | Consent):
            await self._take_back_together(viewer, viewer.seat, request)
        elif (command := _command_of(viewer.seat, request)) is not None:
            await self._command(viewer, command)

    async def _command(self, viewer: Viewer, command: Callable[[LiveTable], T]) -> T:
        """Carry out a command of this viewer when its turn comes, if the seat is still theirs then."""
        return await self.server.tables.carry_out(
            self.table, self._if_still_seated(viewer, command)
        )

    def _limit_words(self, viewer: Viewer, request: ClientMessage) -> None:
        """Refuse words and wishes that follow each other too fast."""
        who = f"{self.table} {self.address if viewer.seat is None else viewer.seat}"
        if isinstance(request, Say) and not self.server.lines.take(who):
            raise Denied("too_fast", "one line after the other; wait a moment")
        if isinstance(request, Chat | Notebook | Standing | Propose | Consent | Undo):
            if not self.server.words.take(who):
                raise Denied("too_fast", "too many words; wait a moment")

    def _chat(self, viewer: Viewer, request: Chat) -> Callable[[LiveTable], None]:
        return partial(
            play_commands.say_to_table,
            seat=viewer.seat,
            name=viewer.name,
            text=one_line(request.text),
            address=self.address,
            now=time.time(),
        )

    async def _preview(self, viewer: Viewer, request: Preview) -> Question | None:
        """What the viewer would be asked after some answers; it changes nothing and tells nobody."""
        if viewer.seat is None:
            raise Denied("not_seated", "spectators look on; sit down to play")
        seat, number, options = viewer.seat, request.number, request.options
        preview = partial(play_commands.preview, seat=seat, number=number, options=options)
        return self._if_still_seated(viewer, preview)(await self.server.tables.load(self.table))

    def _begin_hint(self, viewer: Viewer, request: Hint) -> None:
        """Have a hint thought about beside the conversation: answers need not wait for it. One at a time."""
        if viewer.seat is None:
            raise Denied("not_seated", "spectators look on; sit down to play")
        if self.hint is not None and not self.hint.done():
            raise Denied("busy", "a hint is being thought about already")
        if not self.server.words.take(f"{self.table} {viewer.seat} hint"):
            raise Denied("too_fast", "too many hints; wait a moment")
        self.hint = asyncio.create_task(self._hint(viewer, viewer.seat, request))

    async def _hint(self, viewer: Viewer, seat: int, request: Hint) -> None:
        """What a good player would do; only whoever asked is told, unless the table counts hints."""
        try:
            saved = partial(play_commands.save_for_hint, seat=seat, number=request.number)
            live = await self.server.tables.load(self.table)
            save = self._if_still_seated(viewer, saved)(live)
            options = await self.server.advise(self.address, seat, save)
            if live.head.hints == "told":
                counted = partial(play_commands.count_hint, seat=seat)
                await self.server.tables.carry_out(self.table, counted)
            viewer.send(Hinted(request.id, request.number, options))
        except HullbreachError as error:
            viewer.refuse(code_of(error), str(error), request.id)

    def _if_still_seated(
        self, viewer: Viewer, command: Callable[[LiveTable], T]
    ) -> Callable[[LiveTable], T]:
        """The command, refused if the viewer's token has become worthless meanwhile."""

        def checked(live: LiveTable) -> T:
            if viewer.seat is not None and live.head.seat_of(viewer.token) != viewer.seat:
                raise Denied("revoked", "this seat is not yours any more")
            return command(live)

        return checked

    async def _answer(self, viewer: Viewer, seat: int, request: Answer) -> None:
        begun = time.perf_counter()
        command = partial(
            play_commands.give_answer, seat=seat, option=request.option, number=request.number
        )
        fault = await self._command(viewer, command)
        METRICS.answers.observe(time.perf_counter() - begun)
        if isinstance(fault, HullbreachError):
            raise fault

    async def _take_back_together(
        self, viewer: Viewer, seat: int, request: Propose | Consent
    ) -> None:
        command: Callable[[LiveTable], bool] = partial(play_commands.propose_undo, seat=seat)
        if isinstance(request, Consent):
            command = partial(play_commands.answer_proposal, seat=seat, agree=request.agree)
        if await self._command(viewer, command):
            base = await self.server.replays.last_base(await self.server.tables.load(self.table))
            await self.server.tables.carry_out_in_thread(
                self.table, partial(play_commands.take_back_together, base=base)
            )


def _command_of(seat: int, request: ClientMessage) -> Callable[[LiveTable], None] | None:
    """What a seated person's request does at the table; None for what changes nothing there."""
    match request:
        case Say():
            act = Act(request.verb, tuple(request.args))
            return partial(
                play_commands.say_line, seat=seat, act=act, reply=request.reply, now=time.time()
            )
        case Undo():
            return partial(play_commands.undo_answer, seat=seat, now=time.time())
        case Notebook():
            return partial(play_commands.keep_notebook, seat=seat, text=request.text)
        case Standing():
            return partial(
                play_commands.keep_standing_answer,
                seat=seat,
                prompt=request.prompt,
                option=request.option,
                until=request.until,
            )
        case _:
            return None
