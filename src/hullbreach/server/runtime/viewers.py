"""Viewers: open sockets, each with a queue of its own, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from typing import Any

from hullbreach.kernel import encode
from hullbreach.server.wire.protocol import Change, Presence, Refusal

QUEUE = 500
QUEUE_BYTES = 1_000_000
"""How many messages and bytes may wait for a slow client before it has to come again."""
NORMAL, AWAY, FATAL, REVOKED = 1000, 1001, 4000, 4001


class Viewer:
    """One open socket of a seat or of the public."""

    def __init__(self, place: int, token: str, name: str = "") -> None:
        self.place = place
        self.token = token
        """The hash of the token it came with."""
        self.name = name
        self.n = 0
        """The last number it was sent."""
        self._outgoing: asyncio.Queue[bytes | int] = asyncio.Queue()
        """Messages, and at the end the code to close with."""
        self._bytes = 0
        self._closing = False

    @property
    def seat(self) -> int | None:
        """The seat, or None for the public."""
        return self.place - 1 if self.place else None

    def send(self, message: Any) -> None:
        """Queue a message."""
        self.send_encoded(encode(message))

    def send_change(self, change: Change, encoded: bytes | None = None) -> None:
        """Queue the change that follows on what it has; a viewer who has missed one has to come again."""
        if self.n != change.n - 1:
            self.close(AWAY)  # it comes again and says where it stands
            return
        self.n = change.n
        self.send_encoded(encode(change) if encoded is None else encoded)

    def send_encoded(self, message: bytes) -> None:
        """Queue a message that is encoded already; nothing more goes to a viewer who is being sent away."""
        if self._closing:
            return
        waiting = self._outgoing.qsize()
        if waiting >= QUEUE or (waiting and self._bytes + len(message) > QUEUE_BYTES):
            while not self._outgoing.empty():
                self._outgoing.get_nowait()
            self.close(AWAY)
            return
        self._bytes += len(message)
        self._outgoing.put_nowait(message)

    async def next_message(self) -> bytes | int:
        """The next message to send, or the code to close with."""
        item = await self._outgoing.get()
        if isinstance(item, bytes):
            self._bytes -= len(item)
        return item

    def refuse(self, code: str, text: str, id_: int | None = None) -> None:
        """Tell the sender why something was not accepted."""
        self.send(Refusal(code, text, id_))

    def close(self, code: int) -> None:
        """Close the socket after what is queued."""
        if not self._closing:
            self._closing = True
            self._outgoing.put_nowait(code)


def presence_of(viewers: set[Viewer]) -> Presence:
    """Who has the table open."""
    seats = sorted({viewer.seat for viewer in viewers if viewer.seat is not None})
    return Presence(tuple(seats), sum(viewer.seat is None for viewer in viewers))
