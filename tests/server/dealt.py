"""`python -m tests.server.dealt`: the server, with luck that is dealt and not drawn, so that a run can be repeated.

Keys of tables come in a fixed order, and a bot's thoughts follow from the position it thinks about. Ids, tokens and
table words stay as secret as ever. `HULLBREACH_TEST_LUCK` deals another luck; the long tests deal a new one each time.
"""

from __future__ import annotations

import os
import runpy
from hashlib import sha256
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from hullbreach.server.runtime import game_server
from hullbreach.server.runtime.driver import Driver
from hullbreach.server.runtime.worker import Think
from hullbreach.server.tables import lobby_commands, play_commands

LUCK = os.environ.get("HULLBREACH_TEST_LUCK", "dealt")


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
    number = count()
    keys = SimpleNamespace(token_bytes=lambda _: dealt("key", next(number)))
    for module in (lobby_commands, play_commands):
        vars(module)["secrets"] = keys
    vars(game_server)["Driver"] = DealtDriver


if __name__ == "__main__":
    deal()
    runpy.run_module("hullbreach.server", run_name="__main__")
