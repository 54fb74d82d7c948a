"""The humans' work: rooms above the nest, gas in one hand, the way there, and who stands in the way."""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.games.panic_station.components import ACTION_POINTS, GAS_CAN, INFECTIONS, NEST
from hullbreach.games.panic_station.ending import gas_needed
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Seat

from .ways import FAR, LONG, holders, nest_found, steps

HOPE, WORK = 2.5, 0.9
"""How the humans would stand with nothing left to do, and what the work of a whole round costs them."""
STRIDE = 0.25
"""What every step to the nest costs them while somebody carries enough gas: whoever arrives has won."""
LOCK = 2.0
"""What closed doors on the way count for, in steps."""
FEW = 10
"""With fewer actions a round than this they are no slower: whoever is alone need not hurry."""
AMBUSH = 4.0
"""The same for somebody infected who waits in the nest: whoever comes in hands over a can or takes what is given."""
NEAR_END, FINDING, WAY = 0.5, 6.0, 7.0
"""Rooms below the nest, at least, actions it takes to find a gas can, and actions to carry enough of them there."""
BARREN = 18.0
"""The same once the find deck has been played through: gas is never discarded, so that there is none left to find."""
GIVEN = 3.0
"""Actions it takes to be given one, besides the way to a human who has some."""
SOLDIER, NO_SOLDIER = 0.3, 5.0
"""For every human soldier, and what it costs to have none: nobody else can burn the nest."""
INFECTED, BODY = 0.3, 0.02
"""For every infected player, and for each of their lives."""
SWARM, CLOCK, LATE = 0.02, 0.08, 8
"""For the harm the parasites on the board can do, and for every round, up to this one: then it is no worse."""


class Sides(NamedTuple):
    """Who stands against whom."""

    soldiers: list[Seat]
    """The humans who have a soldier."""
    infected: int
    lives: int
    """Of the infected."""
    pace: float
    """What one action brings the humans on; the fewer they are, the more hangs on each."""


def both_sides(s: Station) -> Sides:
    """Count both sides."""
    life, points = s.life, 0
    soldiers: list[Seat] = []
    count = lives = 0
    for x, infected in enumerate(s.infected):
        soldier, android = life[2 * x], life[2 * x + 1]
        if infected:
            count += soldier > 0 or android > 0
            lives += soldier + android
        else:
            points += ACTION_POINTS[soldier] + ACTION_POINTS[android]
            if soldier:
                soldiers.append(x)
    return Sides(soldiers, count, lives, WORK / max(FEW, points))


def outlook(s: Station, sides: Sides, caught: float, swarm: int) -> dict[str, float]:
    """How likely the humans burn the nest in time: above zero they rather do."""
    soldiers, pace = sides.soldiers, sides.pace
    above = 0.0 if nest_found(s) else len(s.room_deck) - NEAR_END
    return {
        "_rooms": HOPE - pace * above,
        "_gas": -_gas(s, soldiers, pace),
        "_soldiers": SOLDIER * len(soldiers) - (0.0 if soldiers else NO_SOLDIER),
        "_company": -INFECTED * (sides.infected + caught) - BODY * sides.lives,
        "_parasites": -SWARM * swarm - CLOCK * min(LATE, s.round),
    }


def _gas(s: Station, soldiers: list[Seat], pace: float) -> float:
    """What it costs until a soldier has enough gas and stands in the nest."""
    needed, finding = gas_needed(s), BARREN if s.played_through else FINDING
    best = finding * needed * pace + STRIDE * WAY
    for x in soldiers:
        missing = needed - s.faces(x).count(GAS_CAN)
        if missing <= 0:
            ambush = AMBUSH if missing == 0 and _lurks(s, x) else 0.0
            best = min(best, STRIDE * (_way(s, x) + ambush))
        else:
            actions = (missing - 1) * finding + _next_can(s, x, finding)
            best = min(best, actions * pace + STRIDE * WAY)
    return best


def _next_can(s: Station, seat: Seat, finding: float) -> float:
    """How many actions it takes to the next gas can: to find one, or to get to somebody who has one to give."""
    if not (nest_found(s) or s.played_through):
        return finding
    cells, doors = s.figures_cells(seat), s.passes_doors(seat)
    far = LONG if s.played_through else FAR
    return min(finding, GIVEN + steps(s, cells, holders(s, seat), doors, far))


def _lurks(s: Station, seat: Seat) -> bool:
    """Whether somebody with infection cards waits in the nest for whoever is on the way there."""
    return s.cells[2 * seat] != NEST and any(
        s.infected[x] and NEST in s.figures_cells(x) and INFECTIONS[x] in s.faces(x)
        for x in range(s.players)
    )


def _way(s: Station, seat: Seat) -> float:
    """How far a soldier who has enough gas has to go."""
    if not nest_found(s):
        return WAY
    cells = [s.cells[2 * seat]]
    found = steps(s, cells, [NEST], s.passes_doors(seat), LONG)
    return min(found, LOCK + steps(s, cells, [NEST], True, LONG))
