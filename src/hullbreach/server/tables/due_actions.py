"""What is due at a table, and when: moves of bots, standing answers, the clock.

Bots and standing answers all take the same time from the moment the public sees that the table waits; so nobody can
tell from the time whether a bot or a standing answer has spoken, or how many secret questions it took.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hullbreach.server.settings import Settings

from .live_table import LiveTable
from .play_commands import standing_answer


class DueAction(Struct, frozen=True):
    """Something the server does by itself."""

    when: float
    kind: Literal["bot", "standing", "clock", "notice", "absence"]
    seat: int
    bot: str = ""


def due_actions(live: LiveTable, settings: Settings) -> list[DueAction]:
    """Everything that is due at this table, in order of time."""
    session, head = live.session, live.head
    if session is None or head.status != "playing" or head.paused:
        return []
    found = []
    when = head.asked_at + settings.pace
    for seat, pick in session.asked.items():
        who = head.seats[seat]
        if who.kind == "bot" or who.stand_in:
            found.append(DueAction(when, "bot", seat, who.bot or who.stand_in))
        elif standing_answer(live, seat) is not None:
            found.append(DueAction(when, "standing", seat))
        else:
            if head.deadline is not None:
                found.append(DueAction(head.deadline, "clock", seat))
            if head.absence is not None:
                since = max(head.asked_at, live.seen.get(seat, 0.0))
                found.append(
                    DueAction(since + head.absence.seconds, "absence", seat, head.absence.bot)
                )
            if who.notice is not None and who.noticed < pick.number:
                found.append(DueAction(head.asked_at + settings.notice_seconds, "notice", seat))
    return sorted(found, key=lambda action: (action.when, action.seat))


def next_due(live: LiveTable, settings: Settings) -> float | None:
    """When somebody else should step in because the next thing was not done: bots may think first."""
    thinking = 2 * settings.bot_seconds
    found = [
        action.when + (thinking if action.kind == "bot" else 0.0)
        for action in due_actions(live, settings)
    ]
    return min(found, default=None)
