"""Who believed a line: how likely somebody took it to be true before they heard it, and after."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hullbreach.kernel import Seat, Session, Spoken

from .beliefs import belief_of, weigher
from .chair import Chair
from .heard import Heard, hearing
from .listening import listener

WORLDS = 16
"""In how many worlds one looks where nothing more exact is known."""


def moved(
    session: Session[Any], seat: Seat, line: Spoken, heard: Heard
) -> tuple[float, float] | None:
    """How likely a seat takes a line to be true without having heard it, and with it; None if it cannot be told."""
    without = replace(heard, lines=tuple([x for x in heard.lines if x.n != line.n]))
    exact = belief_of(session.game.name)
    if exact is not None and exact.holds is not None:
        found = []
        for each in (without, heard):
            with hearing(each):
                found.append(exact.holds(session.state, seat, line))
        if found[0] is not None and found[1] is not None:
            return found[0], found[1]
    return _in_worlds(session, seat, line, (without, heard))


def _in_worlds(
    session: Session[Any], seat: Seat, line: Spoken, ears: tuple[Heard, Heard]
) -> tuple[float, float] | None:
    """The same from worlds that are possible, weighed by what was done and what was said."""
    language, listens = session.game.talk, listener(session.game.name)
    if language is None or listens is None or line.act.verb not in listens.verbs:
        return None
    chair, deeds = Chair(session, seat), weigher(session.game.name)
    worlds = [chair.fork(f"believed {line.n} {i}").state for i in range(WORLDS)]
    true = [bool(language.fact(world, line.act, line.seat)) for world in worlds]
    done = [1.0 if deeds is None else deeds(world, seat) for world in worlds]
    shares = []
    for heard in ears:
        weights = [done[i] * listens.weigh(world, seat, heard) for i, world in enumerate(worlds)]
        total = sum(weights)
        if not total:
            return None
        shares.append(sum([w for w, held in zip(weights, true, strict=True) if held]) / total)
    return shares[0], shares[1]
