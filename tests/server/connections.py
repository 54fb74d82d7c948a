"""A connection by hand, and its end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TypeAlias

from tests.server.process import Server

Pair: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def cut_off(reader: asyncio.StreamReader) -> bool:
    """Whether the server has closed this connection."""
    return reader.at_eof() or reader.exception() is not None


async def hang_up(pairs: list[Pair]) -> None:
    """Close these connections."""
    for _, writer in pairs:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def parts(house: Server) -> tuple[str, int]:
    """Where the server listens."""
    return "127.0.0.1", house.port
