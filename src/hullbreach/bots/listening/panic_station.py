"""Listening in the station: who is said to have infected whom, who is suspected, who claims to hold gas."""

from __future__ import annotations

from collections.abc import Iterator

from hullbreach.bots.heard import Heard
from hullbreach.games.panic_station.state import DREW, FOUND, MET, PLAYED, Station
from hullbreach.games.panic_station.talk import infected_at, truth
from hullbreach.kernel import Seat, Spoken

from . import Listener, disbelief, rates, weakened

GAME = "panic_station"
VIEWS = frozenset({"suspect", "trust", "shoot"})
PAST = frozenset({"got", "looked_clean", "looked_infected"})
HELD = frozenset({"gas", "have"})
VERBS = VIEWS | PAST | HELD
CHANGES = (DREW, FOUND, PLAYED)
"""Incidents after which a hand is another one."""


def weigh(s: Station, seat: Seat, heard: Heard) -> float:
    """How well a world explains what was said, by who was infected then and what they held."""
    known, total = rates(GAME), 1.0
    lines = [x for x in heard.lines if LISTENER.hears(x, seat, s.round)]
    for line, infected in _moments(s, lines):
        row = known.get(line.act.verb)
        true = _about(s, line, infected)
        if row is None or true is None:
            continue
        weights = weakened(row, disbelief(heard, line.seat))
        total *= weights[2 * (line.seat in infected) + true] / max(weights)
    return total


def _about(s: Station, line: Spoken, infected: set[Seat]) -> bool | None:
    """Whether the target was infected, or the claim true; None where that cannot be told any more."""
    if line.act.verb in VIEWS:
        return int(line.act.args[0]) in infected
    if line.act.verb in HELD and _hand_changed(s, line):
        return None
    return truth(s, line.act, line.seat)


def _hand_changed(s: Station, line: Spoken) -> bool:
    since = s.log[line.stamp[1] :]
    return any(
        (row.what in CHANGES and row.seat == line.seat)
        or (row.what == MET and line.seat in (row.seat, row.other))
        for row in since
    )


def _moments(s: Station, lines: list[Spoken]) -> Iterator[tuple[Spoken, set[Seat]]]:
    """Each line with those who were infected in this world when it was said."""
    known: dict[int, set[Seat]] = {}
    for line in lines:
        at = line.stamp[1]
        if at not in known:
            known[at] = infected_at(s, at)
        yield line, known[at]


LISTENER = Listener(weigh=weigh, verbs=VERBS)
