"""The laws of bots that talk: eyes and ears alone decide what they say, and what they may not say they do not.

Unlike the laws of languages they are about a bot, or the mask of one: each takes what it is to look at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from hullbreach.bots import Bot, Chair, Speaks
from hullbreach.bots.passes import spoken_at
from hullbreach.kernel import Seat, Session, Transcript, Unsayable, Window

Seated: TypeAlias = Callable[[Seat], Bot]
"""The bot of a seat, made anew."""
Covers: TypeAlias = Callable[[Session[Any], Seat], Sequence[Session[Any]]]
"""The tables at which a foe is what it pretends to be."""
OF_ONESELF = ("human", "peaceful")
"""Claims about what one is: what a mask has to make true."""


def same_eyes_say_the_same(session: Session[Any], window: Window, seated: Seated) -> int:
    """L-3: in another world that fits a seat's eyes its bot says and does the same; returns how many lines."""
    said = 0
    for seat in window.seats:
        world = session.fork(seat, 1)
        here, there = (_spoken(table, seat, window, seated) for table in (session, world))
        assert here == there, (
            f"seat {seat} says {here}, and in a world it cannot tell apart {there}"
        )
        if seat in session.asked:
            mine, theirs = (seated(seat).choose(Chair(table, seat)) for table in (session, world))
            assert mine == theirs, f"seat {seat} does {mine} and {theirs}"
        said += len(here)
    return said


def _spoken(table: Session[Any], seat: Seat, window: Window, seated: Seated) -> list[Any]:
    bot = seated(seat)
    return bot.speak(Chair(table, seat), window) if isinstance(bot, Speaks) else []


def lines_fit_their_window(session: Session[Any], window: Window, seated: Seated) -> None:
    """L-8: what bots say can be said, no more of it than the window gives, and never while secret answers are open."""
    assert not session.pending, "a window opened while secret answers were open"
    bots = {seat: seated(seat) for seat in window.seats}
    lines = spoken_at(session, Transcript(), bots, window)
    transcript = Transcript()
    for seat in window.seats:
        own = [line for who, line in lines if who == seat]
        assert len(own) <= window.lines, f"seat {seat} says {len(own)} lines at once"
    for seat, line in lines:
        try:
            transcript.say(session, seat, line.act, line.reply)
        except Unsayable as refused:
            raise AssertionError(f"seat {seat} says {line.act}: {refused}") from refused


def no_window_over_secrets(session: Session[Any], opens: Callable[[Session[Any]], Any]) -> None:
    """L-8: while somebody's secret answer waits for the others', no window opens."""
    assert not session.pending or opens(session) is None, "bots speak while secret answers are open"


def masks_are_true(session: Session[Any], seat: Seat, covers: Covers) -> int:
    """L-9: under its mask a foe is none, and whatever it says of itself is true there; returns how many were seen."""
    language = session.game.talk
    assert language is not None
    found = covers(session, seat)
    acts = [act for act in language.sayable(session.state, seat) if act.verb in OF_ONESELF]
    for cover in found:
        assert not language.foe(cover.state, seat), f"the mask of {seat} is a foe"
        for act in acts:
            assert language.truth(cover.state, act, seat), f"the mask of {seat} lies: {act}"
    return len(found)
