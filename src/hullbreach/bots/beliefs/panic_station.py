"""Who is likely to be infected: whoever seeks out others or kills humans rather is.

`fork` deals a past that fits all the seat has given, got, scanned and seen, each as often as the rules and the habits
of players make it: how often the infected infect, how often they are fended off. Here the world is weighed by what
everybody could see: who began an exchange, who killed whose character, and whether they had seen that player's hand.
"""

from __future__ import annotations

from hullbreach.games.panic_station.infection import after_exchange
from hullbreach.games.panic_station.past import Evidence, Log, is_infected, known_rows
from hullbreach.games.panic_station.state import DIED, DREW, KILLED, LOOKED, MET, Incident, Station
from hullbreach.kernel import Seat

from . import Belief

MURDER, JUSTICE, MISTAKE, FEUD = 1.4, 0.9, 0.65, 1.2
"""An infected player kills a human, a human kills an infected one, humans or the infected kill each other.

How often it happened at greedy tables, beside how often it would have if nobody cared who is what.
"""
INFORMED = 1.5
"""How much surer a human is who has seen the hand of the victim."""
SEEKS = 2.0
"""How much more often than a human an infected player begins an exchange.

At greedy tables 945 of 1,632 exchanges were begun by somebody infected; had nobody cared, it would have been 695.
"""


def weight(s: Station, seat: Seat) -> float:
    """How well this world explains whom everybody has sought out and killed."""
    total = 1.0
    infected, living = [False] * s.players, [True] * s.players
    looked: list[tuple[Seat, Seat]] = []
    for row in s.log:
        if row.what == DREW:
            infected[row.seat] |= bool(row.mine)
        elif row.what == DIED:
            living[row.seat] = False
        elif row.what == MET:
            if row.seat != seat:
                total *= _seeking(row, infected, living)
            _exchange(row, infected)
        elif row.what == LOOKED:
            looked.append((row.seat, row.other))
        elif row.what == KILLED and row.seat not in (seat, row.other):
            total *= _killing(row, infected, (row.seat, row.other) in looked)
    return total


def _seeking(row: Incident, infected: list[bool], living: list[bool]) -> float:
    """How often of all who live this one begins an exchange, beside chance."""
    rates = [SEEKS if sick else 1.0 for sick, lives in zip(infected, living, strict=True) if lives]
    return (SEEKS if infected[row.seat] else 1.0) * len(rates) / sum(rates)


def _exchange(row: Incident, infected: list[bool]) -> None:
    """Who is infected after an exchange."""
    a, b = row.seat, row.other
    infected[a] = after_exchange(infected[a], row.mine, row.theirs)
    infected[b] = after_exchange(infected[b], row.theirs, row.mine)


def _killing(row: Incident, infected: list[bool], informed: bool) -> float:
    """Who kills whom tells something of both."""
    killer, victim = infected[row.seat], infected[row.other]
    if killer:
        return FEUD if victim else MURDER
    if informed:
        return JUSTICE * INFORMED if victim else MISTAKE / INFORMED
    return JUSTICE if victim else MISTAKE


def odds(s: Station, seat: Seat) -> list[float]:
    """How likely a seat should think everybody infected, by all pasts and all habits; exact."""
    return sums(Log(tuple(s.log), s.packet, (seat,), s.house, s.players))


def sums(log: Log) -> list[float]:
    """The same for whoever's eyes see a log."""
    found = Evidence(*known_rows(log, habits=True)).courses[-1]
    total = sum(found.values())
    return [
        sum([w for state, w in found.items() if is_infected(state, x)]) / total
        for x in range(log.players)
    ]


BELIEF = Belief(weight=weight, suspects=odds)
