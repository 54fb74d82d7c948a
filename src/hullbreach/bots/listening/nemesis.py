"""Listening aboard: who says what about engines, course and rooms weighs the ships that are possible."""

from __future__ import annotations

from hullbreach.bots.heard import Heard
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.talk import foe, was_true
from hullbreach.kernel import Seat

from . import Listener, disbelief, rates, weakened

GAME = "nemesis"
VERBS = frozenset({"engine_works", "engine_broken", "course", "room"})


def weigh(s: Ship, seat: Seat, heard: Heard) -> float:
    """How well a ship explains what was claimed about it, by who had reason to lie."""
    known, total = rates(GAME), 1.0
    for line in heard.lines:
        row = known.get(line.act.verb)
        if row is None or not LISTENER.hears(line, seat, s.round):
            continue
        weights = weakened(row, disbelief(heard, line.seat))
        total *= weights[2 * foe(s, line.seat) + bool(was_true(s, line))] / max(weights)
    return total


LISTENER = Listener(weigh=weigh, verbs=VERBS)
