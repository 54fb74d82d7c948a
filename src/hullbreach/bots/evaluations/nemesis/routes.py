"""The route of who has to bring the ship home: the course, as many engines as there is time for, and a bed."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from hullbreach.games.nemesis.systems import ENGINE_ROOMS

from .chart import Errand, KnownShip, length
from .goals import NEEDED, USE, set_course
from .way_home import BED, NONE, OPENS

WORK_A_ROUND = 2.1
"""The work, in steps and Room actions, that a round of careful walking gets done."""
RISK, LATER = 0.04, 0.3
"""What a round aboard takes from the chance to get home, before the beds open and after."""
TOO_LATE = 1.0
"""What every round beyond the last takes."""
OPERATION = 4.0
"""The work an operation takes, with the cards it makes one discard."""
SICK = 0.12
"""Who is likelier than this to die of it thinks of an operation."""
MENDED, READY, HOPED = 0.75, 0.95, 0.7
"""How likely an engine works that one looks at, that one mends with the means at hand, or when the means turn up."""
LOOKOUT, LOOKED = "engine_control", 0.8
"""Where one sees all engines at once, and how likely enough of them work in the end if one begins there."""


def route_home(c: KnownShip, illness: float) -> Errand:
    """What to do before one sleeps: of all routes the one that promises most."""
    return max(_routes(c, illness), key=lambda errand: _hope(c, errand))


def _routes(c: KnownShip, illness: float) -> list[Errand]:
    """With two engines seen to, one or none, and for who is ill with an operation or without."""
    engines = sorted(_doubtful(c), key=lambda engine: c.far[c.at][ENGINE_ROOMS[engine]])
    found = [_with_engines(c, engines[:count]) for count in range(NEEDED + 1)]
    if LOOKOUT in c.rooms and c.ship.engines.count(None) >= NEEDED:
        found.append(_by_lookout(c))
    if illness <= SICK:
        return found
    cured = [errand.and_also(Errand()) for errand in found]
    for errand in cured:
        errand.visit(c, "surgery", OPERATION)
    for errand in found:
        errand.chance *= 1 - illness
    return found + cured


def _by_lookout(c: KnownShip) -> Errand:
    """A course set for Earth, and a look at all engines at once before one goes to those that need it."""
    e = _with_engines(c, [])
    e.visit(c, LOOKOUT, USE)
    e.chance *= LOOKED / _enough_work(c, ())
    return e


def _doubtful(c: KnownShip) -> list[int]:
    """The engines it would help to look at or to set right."""
    return [engine for engine, works in enumerate(c.ship.engines) if not works]


def _with_engines(c: KnownShip, engines: list[int]) -> Errand:
    """A course set for Earth, and these engines seen to."""
    e = Errand()
    set_course(c, e, "earth")
    for engine in engines:
        e.go(c, ENGINE_ROOMS[engine])
        e.cards += USE
    e.chance *= _enough_work(c, engines)
    return e


def _enough_work(c: KnownShip, seen_to: Sequence[int]) -> float:
    """How likely enough engines work when these have been seen to."""
    chances = [1.0]
    for engine, known in enumerate(c.ship.engines):
        works = 0.5 if known is None else float(known)
        if engine in seen_to:
            works = MENDED if works else READY if c.ship.tools else HOPED
        fewer, more = [*chances, 0.0], [0.0, *chances]
        chances = [(1 - works) * a + works * b for a, b in zip(fewer, more, strict=True)]
    return sum(chances[NEEDED:])


def _hope(c: KnownShip, e: Errand) -> float:
    """The logarithm of the chance that a route ends well: the longer one is aboard the worse."""
    time = c.ship.time
    wait = max(0, time - OPENS)
    rounds = max((length(c, e, BED) + USE + c.trouble(BED)) / WORK_A_ROUND, wait)
    early = min(rounds, wait)
    late = max(0.0, rounds - (time - 1))
    return log(max(e.chance, NONE)) - RISK * early - LATER * (rounds - early) - TOO_LATE * late
