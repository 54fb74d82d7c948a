"""What is due at a table, and when: moves of bots, standing answers, the clock.

Bots and standing answers are given at one moment: so long after the public saw that the table waits as the slowest bot
at the table may think. That depends on public facts alone: on when the table was last seen to change, and on who sits
there. Whether there was a choice, how hard it was, how many secret questions it took and who was asked cannot be told
from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings

from .bot_names import parse_bot
from .head import SeatHead
from .live_table import LiveTable
from .play_commands import standing_answer

HURRIED_THOUGHT = 0.2
"""How long bots may think while all people wait for the end."""
LEAST_PACE = 0.1
"""Even where nobody wants to wait, answers come at moments that tell nothing."""
LONGEST_STEP = 10.0
"""How long bots wait for somebody's word where others play, too: as long as the slowest pace."""
UNTIL_THE_WORD = 1e9
"""Where nobody else is there they wait as long as it takes."""


class DueAction(Struct, frozen=True):
    """Something the server does by itself."""

    when: float
    kind: Literal["bot", "standing", "clock", "notice", "absence", "talk"]
    seat: int
    bot: str = ""
    number: int = 0
    """The question it answers or tells of."""


def due_actions(live: LiveTable, settings: Settings) -> list[DueAction]:
    """Everything that is due at this table, in order of time."""
    session, head = live.session, live.head
    if session is None or head.status != "playing" or head.paused:
        return []
    found = []
    when = moment_of_answers(live, settings)
    speaking = speakers(live)
    if speaking:  # bots move when they have spoken
        soon = LEAST_PACE if hurried(live) else settings.pace
        found.append(DueAction(live.talk.opened + soon, "talk", min(speaking)))
    for seat, pick in session.asked.items():
        who = head.seats[seat]
        if (who.kind == "bot" or who.stand_in) and speaking:
            continue
        if who.kind == "bot" or who.stand_in:
            found.append(DueAction(when, "bot", seat, who.bot or who.stand_in, pick.number))
        elif standing_answer(live, seat, pick) is not None:
            found.append(DueAction(when, "standing", seat, number=pick.number))
        else:
            if head.deadline is not None:
                found.append(DueAction(head.deadline, "clock", seat))
            if who.notice is not None and who.noticed < pick.number:
                soon = head.asked_at + settings.notice_seconds
                found.append(DueAction(soon, "notice", seat, number=pick.number))
    found += _absences(live)
    return sorted(found, key=lambda action: (action.when, action.seat))


def moment_of_answers(live: LiveTable, settings: Settings) -> float:
    """When bots and standing answers are given; step by step after a word for what all can see is waited for."""
    first = earliest_answers(live, settings)
    goes_by_word = _bots_may_answer(live) and not hurried(live)
    stepping = [seat for seat in _wishing(live) if seat.steps] if goes_by_word else []
    if any(seat.stepped < live.head.asked_at for seat in stepping):
        return first + (LONGEST_STEP if len(_here(live)) > 1 else UNTIL_THE_WORD)
    return max([first, *(seat.stepped + LEAST_PACE for seat in stepping)])


def _bots_may_answer(live: LiveTable) -> bool:
    """Whether all can see that bots may be among those whom the table waits for."""
    names = None if live.session is None else live.session.waits.names
    bots = [i for i, who in enumerate(live.head.seats) if who.kind != "human" or who.stand_in]
    return any(names is None or seat in names for seat in bots)


def earliest_answers(live: LiveTable, settings: Settings) -> float:
    """When they are given at the earliest, even if somebody's word comes at once."""
    since = max(live.head.asked_at, live.loaded_at, live.talk.spoke)
    return since + reaction(live, settings)


def speakers(live: LiveTable) -> dict[int, str]:
    """The bots that have yet to speak at the window that is open, or to answer; a stand-in never speaks."""
    if live.head.bots_talk == "off":
        return {}
    talk, window = (
        live.talk,
        _bots(live, () if live.talk.window is None else live.talk.window.seats),
    )
    if not window:
        talk.window = None  # only people were to speak there
    return window or (_bots(live, range(len(live.head.seats))) if talk.reply else {})


def _bots(live: LiveTable, seats: Iterable[int]) -> dict[int, str]:
    """The bots of ours on some seats."""
    found = {seat: live.head.seats[seat] for seat in seats}
    return {seat: who.bot for seat, who in found.items() if who.kind == "bot" and _is_ours(who.bot)}


def _is_ours(bot: str) -> bool:
    try:
        return parse_bot(bot).is_ours
    except Denied:
        return False


def _absences(live: LiveTable) -> list[DueAction]:
    """For whom a bot is to stand in, and when: those the table waits for, or everybody where it does not say whom."""
    session, absence = live.session, live.head.absence
    if session is None or absence is None or not session.asked:
        return []
    names = session.waits.names
    away = [s for s in live.head.people() if not live.head.seats[s].stand_in]
    waited_for = away if names is None else [seat for seat in away if seat in names]
    found = []
    for seat in waited_for:
        since = max(live.head.asked_at, live.seen.get(seat, 0.0))
        found.append(DueAction(since + absence.seconds, "absence", seat, absence.bot))
    return found


def follow_clock(live: LiveTable, now: float) -> None:
    """Forget moments that lie in the future because the machine's clock was set back."""
    head = live.head
    head.asked_at = min(head.asked_at, now)
    for seat in head.seats:
        seat.stepped = min(seat.stepped, now)
    live.loaded_at = min(live.loaded_at, now)
    live.talk.spoke = min(live.talk.spoke, now)
    live.talk.opened = min(live.talk.opened, now)
    if head.deadline is not None and head.clock is not None:
        head.deadline = min(head.deadline, now + head.clock.seconds)


def reaction(live: LiveTable, settings: Settings) -> float:
    """How many seconds bots and standing answers take at this table; without a pace they come when they are ready."""
    if not settings.pace:
        return 0.0
    names = [seat.bot or seat.stand_in for seat in live.head.seats]
    thought = max((thinking(live, name) for name in names if name), default=0.0)
    return _pace(live, settings) + thought


def hurried(live: LiveTable) -> bool:
    """Whether all people at the table want to see the end."""
    here = _wishing(live)
    return bool(here) and all(seat.skips for seat in here)


def _wishing(live: LiveTable) -> list[SeatHead]:
    """Whose wishes count: people who are there; those who have seen all cards only among themselves."""
    here = _here(live)
    return [seat for seat in here if seat.opened is None] or here


def _here(live: LiveTable) -> list[SeatHead]:
    """The people for whom no bot stands in."""
    return [seat for seat in live.head.seats if seat.kind == "human" and not seat.stand_in]


def _pace(live: LiveTable, settings: Settings) -> float:
    """How long bots wait beside thinking: as long as the slowest person at the table wants; watchers do not count."""
    if hurried(live):
        return LEAST_PACE
    wanted = [settings.pace if seat.pace is None else seat.pace for seat in _wishing(live)]
    return max(LEAST_PACE, max(wanted, default=settings.pace))


def thinking(live: LiveTable, bot: str) -> float:
    """How long a bot may think at this table; one that is not there any more will not think at all."""
    try:
        wanted = parse_bot(bot).thinking
    except Denied:
        return 0.0
    return min(wanted, HURRIED_THOUGHT) if hurried(live) else wanted


def next_due(live: LiveTable, settings: Settings) -> float | None:
    """When somebody else should step in because the next thing was not done: bots may think first."""
    thinking = 2 * settings.bot_seconds
    found = [
        action.when + (thinking if action.kind in ("bot", "talk") else 0.0)
        for action in due_actions(live, settings)
    ]
    return min(found, default=None)
