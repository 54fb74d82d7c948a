"""Sockets with limited patience: a client that stops reading is cut off, and holds neither memory nor its seat.

Uvicorn waits for such a client for ever: even its keepalive only asks the system to close when everything is sent.
"""

from __future__ import annotations

from asyncio import TimerHandle
from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket that aborts when its client takes nothing for too long."""

    patience = 15.0
    """For how many seconds a client may take nothing although something is to be sent."""
    _stalled: TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Bytes; those that break the protocol while it is being closed end the connection at once."""
        try:
            super().data_received(data)
        except InvalidState:
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


def with_patience(seconds: float) -> type[PatientSocket]:
    """Sockets that wait this long."""
    return type("Socket", (PatientSocket,), {"patience": seconds})
