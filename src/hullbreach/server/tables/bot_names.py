"""Names of bots as people write them, read once: the kind, and how much it may think.

`greedy`, `ismcts`, `ismcts:500` (simulations), `ismcts:0.5s` (seconds). What is stored and shown is the canonical
form. How long a bot may take is public, for its name is: everybody can know when it will answer, and nobody can learn
anything from that.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from hullbreach import bots
from hullbreach.bots.budget import ITERATIONS
from hullbreach.server.errors import Denied

MOST_ITERATIONS = 2_000
MOST_SECONDS = 3.0
"""How long a bot may think about one answer; the workers think for all tables."""
SECONDS_EACH = 0.005
"""The time a simulation is granted."""
STRANGER_SECONDS = 1.0
"""The time that bots of other packages are granted."""
_NAME = re.compile(
    r"([a-z][a-z0-9_-]{0,39})(?::(?:([0-9]{1,6})|([0-9]{1,3}(?:\.[0-9]{1,3})?)s))?", re.ASCII
)


class BotName(Struct, frozen=True):
    """A bot and its budget."""

    kind: str
    iterations: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.kind}:{self.seconds:g}s"
        return self.kind if self.iterations is None else f"{self.kind}:{self.iterations}"

    @property
    def is_ours(self) -> bool:
        """Whether the bot came with this package."""
        return self.kind in bots.BOTS

    @property
    def thinking(self) -> float:
        """How many seconds it may think about an answer: a public fact."""
        if not self.is_ours:
            return STRANGER_SECONDS
        if self.kind not in bots.BUDGETED:
            return 0.0
        if self.seconds is not None:
            return self.seconds
        return min(MOST_SECONDS, (self.iterations or ITERATIONS) * SECONDS_EACH)

    def within(self, seconds: float | None) -> str:
        """The name for a bot that must have chosen after this many seconds."""
        if seconds is None or self.kind not in bots.BUDGETED:
            return str(self)
        most = seconds if self.seconds is None else min(seconds, self.seconds)
        return f"{self.kind}:{self.iterations or ITERATIONS}/{max(most, 0.01):.3f}s"


def bot_title(bot: str) -> str:
    """What people call a bot."""
    kind = bot.partition(":")[0]
    person = bots.PEOPLE.get(kind)
    return kind.capitalize() if person is None else person.name


@cache
def parse_bot(text: str) -> BotName:
    """The bot that is meant, or Denied saying what can be meant."""
    found = _NAME.fullmatch(text)
    known = bots.names()
    if found is None or found[1] not in known:
        raise Denied("bad_request", f"there is no bot {text[:60]!r}; there are {', '.join(known)}")
    name = BotName(
        found[1],
        None if found[2] is None else int(found[2]),
        None if found[3] is None else float(found[3]),
    )
    if name.kind in bots.BOTS and name.kind not in bots.BUDGETED and str(name) != name.kind:
        raise Denied("bad_request", f"{name.kind} takes nothing behind a colon")
    if name.iterations is not None and not 1 <= name.iterations <= MOST_ITERATIONS:
        raise Denied("bad_request", f"a bot thinks with 1 to {MOST_ITERATIONS} iterations here")
    if name.seconds is not None and not 0.05 <= name.seconds <= MOST_SECONDS:
        raise Denied("bad_request", f"a bot thinks for 0.05 to {MOST_SECONDS:g} seconds here")
    return name
