"""Limited patience: a client that stops reading or never finishes its request is cut off.

Uvicorn waits for such a client for ever: for a socket that stops reading, because even its keepalive only asks the
system to close when everything is sent; for a request, because it has no time limit for heads and bodies. It keeps
heads of any length, and takes as many connections of one address as there are.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from hullbreach.server.runtime.rates import RateLimit

from .addresses import network_of

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent


BYTES_AT_A_TIME = 1_024
"""How many bytes of a socket are read before the parts in them are counted."""


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket that aborts when its client takes nothing for too long, or sends more parts than anybody has to say."""

    patience = 15.0
    """For how many seconds a client may take nothing although something is to be sent."""
    frames_per_second = 80.0
    """How many parts of messages, pings and the like are taken; each costs time, however small it is."""
    _stalled: TimerHandle | None = None
    _frames: RateLimit | None = None

    def data_received(self, data: bytes) -> None:
        """Bytes; those that break the protocol while it is being closed end the connection at once.

        The first ones are a whole head: one that does not begin a conversation never will.
        """
        try:
            for start in range(0, len(data), BYTES_AT_A_TIME):
                if not self.transport.is_closing():
                    super().data_received(data[start : start + BYTES_AT_A_TIME])
        except InvalidState:
            self.transport.abort()
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        """Some parts are here; who sends too many is cut off."""
        if self._frames is None:
            self._frames = RateLimit(self.frames_per_second)
        if all(self._frames.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        """Say something; to a client that was cut off for breaking the protocol nothing is said any more."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def pause_writing(self) -> None:
        """The client does not read as fast as we write."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """It has read most of what was waiting."""
        self._be_patient()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._be_patient()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """It has not even answered a ping."""
        super().keepalive_timeout()
        self.transport.abort()

    def _be_patient(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def with_patience(seconds: float, frames_per_second: float) -> type[PatientSocket]:
    """Sockets that wait this long and take this much."""
    limits = {"patience": seconds, "frames_per_second": frames_per_second}
    return type("Socket", (PatientSocket,), limits)


LONGEST_HEAD = 65_536
"""How many bytes of a head, or of what may follow a body, are kept until it is whole."""
SECONDS_IN_A_BURST = 0.5
"""How many seconds' worth of lines may come without a pause."""
LINES_EACH = 10
"""A request costs as much as this many lines."""
SLOWEST = 4_000
"""How many bytes a second a client has to read of what it asked for."""


class PatientRequest(HttpToolsProtocol):
    """A connection, cut off when its client neither sends nor reads in time, or when its address has too many."""

    header_seconds = 10.0
    body_seconds = 60.0
    stalled_seconds = 15.0
    lines_per_second = 10_000.0
    """How many lines of heads and parts of bodies a connection takes; each costs time, however small it is."""
    most_each = 0
    """How many connections an address may hold; 0 sets no limit."""
    by_address: ClassVar[Counter[str]] = Counter()
    _lines: RateLimit
    _unheard = 0
    """How many bytes have come since the request last went on to its body, or came to its end."""
    _waiting: TimerHandle | None = None
    _reading: TimerHandle | None = None
    _address = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as the base has it
        """Somebody connects, and has to say what they want."""
        super().connection_made(transport)
        self._lines = RateLimit(self.lines_per_second, SECONDS_IN_A_BURST * self.lines_per_second)
        self._address = network_of(self.client[0]) if self.client else "?"
        self.by_address[self._address] += 1
        if self.most_each and self.by_address[self._address] > self.most_each:
            transport.abort()
            return
        self._wait(self.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._wait(None)
        self._look_again(None)
        self.by_address[self._address] -= 1
        if self.by_address[self._address] <= 0:
            del self.by_address[self._address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes; a head that does not end is not kept."""
        self._unheard += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._unheard > LONGEST_HEAD:
            self.send_400_response("The head of this request is too long.")
        elif self._waiting is None and self.cycle.response_complete:
            self._wait(self.header_seconds)

    def on_chunk_header(self) -> None:
        """A part of a body follows."""
        self._count()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of a head."""
        self._count()
        super().on_header(name, value)

    def _count(self, lines: int = 1) -> None:
        """Refuse a client that sends more than it can have to say; what it has sent is read no further."""
        if not all(self._lines.take() for _ in range(lines)):
            raise ValueError("too many lines")

    def on_message_begin(self) -> None:
        """Another request begins: its first byte is here."""
        self._count(LINES_EACH)
        if self._waiting is None:
            self._wait(self.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is here, the body may take longer."""
        self._unheard = 0
        self._wait(self.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body is here."""
        self._unheard = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._unheard = 0
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, with a patience of its own; and sockets are counted elsewhere."""
        self._wait(None)
        self._look_again(None)
        self.by_address[self._address] -= 1
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client does not read as fast as we write: what it was sent lies in our memory."""
        super().pause_writing()
        if self._reading is None:
            self._look_again(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """It has read most of what was waiting."""
        self._look_again(None)
        super().resume_writing()

    def _look_again(self, unread: int | None) -> None:
        """Look after a while whether the client has read on; of an answer that is sent whole nothing else is heard."""
        if self._reading is not None:
            self._reading.cancel()
        self._reading = None
        if unread is not None:
            self._reading = self.loop.call_later(self.stalled_seconds, self._has_read, unread)

    def _has_read(self, before: int) -> None:
        """Cut off who has read too little since."""
        unread = self.transport.get_write_buffer_size()
        if before - unread < SLOWEST * self.stalled_seconds and unread:
            self.transport.abort()
        else:
            self._look_again(unread)

    def _wait(self, seconds: float | None) -> None:
        """Cut the client off after so long, unless it sends what is waited for."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if seconds is None else self.loop.call_later(seconds, self._abort)

    def _abort(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


def request_with_patience(
    header_seconds: float,
    body_seconds: float,
    stalled_seconds: float,
    lines_per_second: float,
    most_each: int,
) -> type[PatientRequest]:
    """Connections that wait this long and take this many of one address."""
    limits = {
        "header_seconds": header_seconds,
        "body_seconds": body_seconds,
        "stalled_seconds": stalled_seconds,
        "lines_per_second": lines_per_second,
        "most_each": most_each,
        "by_address": Counter(),
    }
    return type("Request", (PatientRequest,), limits)
