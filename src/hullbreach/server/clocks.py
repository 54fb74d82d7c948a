"""What is due at a table, and when: moves of bots, standing answers, the clock.

Bots and standing answers all take the same time from the moment the public sees that the table waits; so nobody can
tell from the time whether a bot or a standing answer has spoken, or how many secret questions it took.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .live import Live
from .play import standing_answer


class Deed(Struct, frozen=True):
    """Something the server does by itself."""

    when: float
    kind: Literal["bot", "standing", "clock"]
    seat: int
    bot: str = ""


def deeds(live: Live, pace: float) -> list[Deed]:
    """Everything that is due at this table, in order of time."""
    session, head = live.session, live.head
    if session is None or head.status != "playing" or head.paused:
        return []
    found = []
    when = head.asked_at + pace
    for seat in session.asked:
        who = head.seats[seat]
        if who.kind == "bot" or who.stand_in:
            found.append(Deed(when, "bot", seat, who.bot or who.stand_in))
        elif standing_answer(live, seat) is not None:
            found.append(Deed(when, "standing", seat))
        elif head.deadline is not None:
            found.append(Deed(head.deadline, "clock", seat))
    return sorted(found, key=lambda deed: (deed.when, deed.seat))


def due(live: Live, pace: float) -> float | None:
    """When the next thing is due, if anything."""
    found = deeds(live, pace)
    return found[0].when if found else None
