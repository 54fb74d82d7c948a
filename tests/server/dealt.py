"""`python -m tests.server.dealt`: the server, with luck that is dealt and not drawn, so that a run can be repeated.

Keys of tables come in a fixed order for every test, whichever tests came before it, and a bot's thoughts follow from
the position it thinks about. Ids, tokens and table words stay as secret as ever. `HULLBREACH_TEST_LUCK` deals another
luck; the long tests deal a new one each time.
"""

from __future__ import annotations

import os
import runpy
from collections import defaultdict
from contextvars import ContextVar
from hashlib import sha256
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

from litestar import Litestar
from msgspec.structs import replace

from hullbreach.server.http import serving
from hullbreach.server.http.app import make_app
from hullbreach.server.runtime import game_server
from hullbreach.server.runtime.driver import Driver
from hullbreach.server.runtime.worker import Think
from hullbreach.server.tables import lobby_commands, play_commands

LUCK = os.environ.get("HULLBREACH_TEST_LUCK", "dealt")
TEST = "x-test"
"""The header in which a client says for which test it asks."""
test: ContextVar[str] = ContextVar("test", default="")


def asking() -> dict[str, str]:
    """The header of the test that runs now."""
    return {TEST: os.environ.get("PYTEST_CURRENT_TEST", "").split(" ")[0]}


def dealt(*facts: object) -> bytes:
    return sha256("\0".join(map(str, (LUCK, *facts))).encode()).digest()


class DealtDriver(Driver):
    """Bots think as the position bids them, and chance answers from one fixed stream."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self._random = Random(LUCK)

    def _request(self, *asked: Any) -> Think | None:
        found = super()._request(*asked)
        return found and replace(found, seed=dealt(bytes(found.save), found.seat).hex())


def deal() -> None:
    """Put dealt luck in the place of drawn luck."""
    numbers: defaultdict[str, count[int]] = defaultdict(count)

    def key(_: int) -> bytes:
        return dealt("key", test.get(), next(numbers[test.get()]))

    for module in (lobby_commands, play_commands):
        vars(module)["secrets"] = SimpleNamespace(token_bytes=key)
    vars(game_server)["Driver"] = DealtDriver
    vars(serving)["make_app"] = told_apart


def told_apart(*parts: Any) -> Litestar:
    """The server's application, which knows for which test it is asked."""
    app = make_app(*parts)
    handler = app.asgi_handler

    async def handle(scope: Any, receive: Any, send: Any) -> None:
        given = dict(scope.get("headers", ()))
        test.set(given.get(TEST.encode(), b"").decode("latin-1"))
        await handler(scope, receive, send)

    app.asgi_handler = handle
    return app


if __name__ == "__main__":
    deal()
    runpy.run_module("hullbreach.server", run_name="__main__")
