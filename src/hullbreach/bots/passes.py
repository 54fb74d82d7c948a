"""Passes of talk: all bots of a window speak at once and do not hear each other, then those who were asked reply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hullbreach.kernel import Event, Seat, Session, Spoken, Transcript, Unsayable, Window
from hullbreach.kernel.talk import public

from .chair import Bot, Chair, Speaks
from .heard import Line, heard_by

NO_PEOPLE: frozenset[Seat] = frozenset()


def window_of(session: Session[Any], told: Sequence[Event] | None = None) -> Window | None:
    """The window that is open now: at a step's beginning, before anybody has answered."""
    language = session.game.talk
    if language is None or session.over or session.answers or session.pending:
        return None
    return language.window(session.boundary, public(session.events if told is None else told))


def spoken_at(
    session: Session[Any],
    transcript: Transcript,
    bots: Mapping[Seat, Bot],
    window: Window,
    people: frozenset[Seat] = NO_PEOPLE,
) -> list[tuple[Seat, Line]]:
    """What the bots of a window say, in seat order."""
    found: list[tuple[Seat, Line]] = []
    for seat in sorted(window.seats):
        bot = bots.get(seat)
        if isinstance(bot, Speaks):
            chair = Chair(session, seat, heard_by(transcript, seat, people))
            found += [(seat, line) for line in bot.speak(chair, window)]
    return found


def replied(
    session: Session[Any],
    transcript: Transcript,
    bots: Mapping[Seat, Bot],
    people: frozenset[Seat] = NO_PEOPLE,
) -> list[tuple[Seat, Line]]:
    """What the bots answer who were asked something, in seat order, whoever has answered a secret question by then."""
    if session.over:
        return []
    found: list[tuple[Seat, Line]] = []
    for seat, bot in sorted(bots.items()):
        if isinstance(bot, Speaks):
            chair = Chair(session, seat, heard_by(transcript, seat, people))
            found += [(seat, line) for line in bot.reply(chair)]
    return found


def say_all(
    session: Session[Any], transcript: Transcript, lines: Sequence[tuple[Seat, Line]]
) -> list[Spoken]:
    """Say the lines of a pass; what cannot be said any more is left out."""
    said = []
    for seat, line in lines:
        try:
            said.append(transcript.say(session, seat, line.act, line.reply))
        except Unsayable:
            continue
    return said


def converse(
    session: Session[Any],
    transcript: Transcript,
    bots: Mapping[Seat, Bot],
    people: frozenset[Seat] = NO_PEOPLE,
) -> list[Spoken]:
    """Both passes of the window that is open now, if one is; returns what was said."""
    window = window_of(session)
    if window is None:
        return []
    said = say_all(session, transcript, spoken_at(session, transcript, bots, window, people))
    return said + say_all(session, transcript, replied(session, transcript, bots, people))
