"""Tables at which bots may speak, and lines that were said there."""

from __future__ import annotations

from random import Random
from typing import Any

from hullbreach import games
from hullbreach.bots import Heard
from hullbreach.bots.passes import window_of
from hullbreach.bots.speaking import Mind, Temper
from hullbreach.kernel import Act, Session, Spoken
from hullbreach.testing.laws import choose, numbers

GAMES = ("the_thing", "panic_station")


def table_of(game: str, seed: int = 2) -> Session[Any]:
    """A fresh table of five."""
    found = games.find(game)
    return Session.new(found, found.configure(players=5), seed)


def at_a_window(game: str, name: str, seed: int = 2) -> Session[Any]:
    """A table where it is time to speak of this."""
    session = table_of(game, seed)
    while (window := window_of(session)) is None or window.name != name:
        session.answer(*choose(session, numbers(1)))
    return session


def line_of(session: Session[Any], n: int, seat: int, act: Act, reply: int | None = None) -> Spoken:
    """A line that is said at this moment."""
    language = session.game.talk
    assert language is not None
    stamp = language.stamp(session.state)
    return Spoken(n, seat, act, (session.steps, 0), stamp, reply)


def mind_of(session: Session[Any], seat: int, heard: Heard, masked: bool = False) -> Mind:
    """The mind of a speaker who takes the table for what it is, and has no plan."""
    return Mind(
        own=session.state,
        worlds=[session.state],
        table=session,
        masked=masked,
        fellows=frozenset(),
        seat=seat,
        heard=heard,
        temper=Temper(0.5, 1.0, 1.0),
        random=Random(1),
        plan=lambda _: None,
        ahead=lambda *_: None,
    )
