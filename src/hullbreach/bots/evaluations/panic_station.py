"""What a position of Panic Station is worth: how near the humans are to burning the nest, and which side one is on.

Humans win together, the infected win together, but only the living win. So a position has one number, how the humans
stand, which a seat wants high or low, and besides that its own life. What there is to do next draws the figures:
rooms to lay, rooms not yet searched, the nest; the infected look for company.
"""

from __future__ import annotations

from math import tanh

from hullbreach.games.panic_station.components import (
    ANTECHAMBER,
    GAS_CAN,
    INFECTIONS,
    MAX_LIFE,
    NEST,
    NEST_CARD,
    PARASITE_DAMAGE,
    SYMBOL,
)
from hullbreach.games.panic_station.ending import gas_needed
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.panic_station.state import KILLED, Station
from hullbreach.kernel import Seat

from . import Terms

WORLDS, FOLLOW = 1, 8
NEAR = True

HOPE = 0.6
ROOMS, NEAR_END = 0.10, 1.5
"""For every room card that lies above the nest; it is one of the last, and nobody knows which."""
GAS, SECOND = 0.45, 0.15
"""For every gas can of the human who has most of them, and of the next."""
ARRIVING, READY = 0.10, 1.0
"""For every step less to the nest, and for gas enough to burn it."""
SOLDIER, INFECTED, PARASITE, CLOCK = 0.25, 0.7, 0.05, 0.03
CATCH, GUARDED = 0.5, 0.3
"""How likely an infected player infects whom he meets, and how much less likely one who has gas."""
LIFE, LOST = 0.025, 0.10
DANGER = 0.05
CARD, GEAR, SHOT, HOARD = 0.006, 0.015, 0.006, 0.04
COVER = 0.10
"""What it costs an infected player that a human knows it."""
STEP, BLACK = 0.012, 0.02
"""For every step to what there is to do, and for every room that can be searched without an alarm."""
FAR = 8


def terms(s: Station, seat: Seat) -> Terms:
    """How the humans stand and which side one is on, one's own skin, and what there is to do."""
    if not s.alive(seat):
        return {"lives": -1.0}
    mine = s.infected[seat]
    side = -1.0 if mine else 1.0
    caught = _caught(s)
    swarm = [
        (cell, PARASITE_DAMAGE[x])
        for cell, x in zip(s.parasites, s.sides, strict=True)
        if cell >= 0
    ]
    parts = outlook(s, sum(caught.values()), sum([damage for _, damage in swarm]))
    whole = sum(parts.values())
    hope = tanh(whole / 2)
    scale = side * hope / (whole or 1.0)
    found = {name: scale * part for name, part in parts.items()}
    found["_meeting"] = -2 * hope * caught.get(seat, 0.0)
    found["lives"] = _lives(s, seat)
    found["danger"] = -DANGER * _danger(s, seat, swarm) if swarm else 0.0
    found["cards"] = CARD * min(8, len(s.hands[seat])) + SHOT * s.ammo(seat)
    found["gear"] = GEAR * s.gear[seat].bit_count()
    if mine:
        found["_prey"] = _prey(s, seat)
        found["_cover"] = -COVER * _known_to(s, seat)
    else:
        found["_tasks"] = _tasks(s, seat)
    return found


def outlook(s: Station, caught: float, swarm: int) -> dict[str, float]:
    """How likely the humans burn the nest in time: above zero they rather do."""
    life, infected = s.life, s.infected
    living = [x for x in range(s.players) if life[2 * x] > 0 or life[2 * x + 1] > 0]
    humans = [x for x in living if not infected[x]]
    soldiers = [x for x in humans if life[2 * x] > 0]
    above = 0.0 if _nest_found(s) else max(1.0, len(s.room_deck) - NEAR_END)
    return {
        "_rooms": HOPE - ROOMS * above,
        "_gas": _gas(s, soldiers),
        "_soldiers": SOLDIER * len(soldiers) - (0.0 if soldiers else 3.0),
        "_company": -INFECTED * (len(living) - len(humans) + caught),
        "_parasites": -PARASITE * swarm - CLOCK * s.round,
    }


def _nest_found(s: Station) -> bool:
    return s.board.spot[NEST_CARD] != NOWHERE


def _gas(s: Station, soldiers: list[Seat]) -> float:
    """The gas of the two humans who have most, and how far they have to carry it."""
    needed = gas_needed(s)
    held = sorted([(min(needed, s.faces(x).count(GAS_CAN)), x) for x in soldiers], reverse=True)
    worth = 0.0
    for (count, _), weight in zip(held, (GAS, SECOND), strict=False):
        worth += weight * count
    ready = [x for count, x in held if count >= needed]
    if ready:
        worth += READY
    if _nest_found(s):
        carriers = ready or [x for _, x in held[:1]]
        steps = _steps(s, [NEST], [s.cells[2 * x] for x in carriers], False)
        worth += ARRIVING * (FAR - steps) * (2 if ready else 1)
    return worth


def _caught(s: Station) -> dict[Seat, float]:
    """How likely somebody is infected in the exchange that is about to come."""
    if s.encounter == NOWHERE or s.active < 0:
        return {}
    me, others = s.active, s.others_in(s.encounter, s.active)
    if not others:
        return {}
    if s.infected[me]:
        humans = [x for x in others if not s.infected[x]]
        return {x: CATCH * _guard(s, x) / len(humans) for x in humans} if _armed(s, me) else {}
    risk = sum([s.infected[x] and _armed(s, x) for x in others]) / len(others)
    return {me: CATCH * risk * _guard(s, me)} if risk else {}


def _armed(s: Station, seat: Seat) -> bool:
    """Whether a player has infection cards of his own left."""
    return INFECTIONS[seat] in s.faces(seat)


def _guard(s: Station, seat: Seat) -> float:
    return GUARDED if GAS_CAN in s.faces(seat) else 1.0


def _lives(s: Station, seat: Seat) -> float:
    life = (s.life[2 * seat], s.life[2 * seat + 1])
    return -LIFE * (2 * MAX_LIFE - sum(life)) - LOST * life.count(0)


def _danger(s: Station, seat: Seat, swarm: list[tuple[int, int]]) -> float:
    """What the parasites beside one's figures and one room away may do in their phase."""
    total = 0.0
    for cell in s.figures_cells(seat):
        near = s.neighbours(cell, False)
        for where, damage in swarm:
            if where == cell:
                total += damage * (1 - len(near) / 4)
            elif where in near:
                total += damage / 4
    return total


def _tasks(s: Station, seat: Seat) -> float:
    """How near one's figures are to what there is to do: lay rooms, search, carry gas to the nest."""
    worth = 0.0
    doors = s.passes_doors(seat)
    cells = s.figures_cells(seat)
    if not cells:
        return -STEP * FAR
    if not _nest_found(s) and s.doorsteps:
        worth -= STEP * _steps(s, s.doorsteps, cells, doors)
    black = _unsearched(s)
    worth -= BLACK * len(black) / 4
    if black and s.faces(seat).count(GAS_CAN) < gas_needed(s):
        worth -= STEP * _steps(s, black, cells, doors)
    if _nest_found(s):
        worth -= STEP * _steps(s, [NEST], [s.cells[2 * seat]], doors)
    return worth


def _prey(s: Station, seat: Seat) -> float:
    """An infected player would rather be where humans are, and keeps gas from them."""
    worth = HOARD * s.faces(seat).count(GAS_CAN)
    if not _armed(s, seat):
        return worth
    humans = [c for x in range(s.players) if not s.infected[x] for c in s.figures_cells(x)]
    cells = s.figures_cells(seat)
    if not humans or not cells:
        return worth
    return worth - STEP * _steps(s, humans, cells, s.passes_doors(seat))


def _known_to(s: Station, seat: Seat) -> int:
    """How many living humans hold an infection card of this player's, and so know what he is."""
    card = INFECTIONS[seat]
    return sum(
        [
            s.alive(x) and not s.infected[x] and card in s.faces(x)
            for x in range(s.players)
            if x != seat
        ]
    )


def _unsearched(s: Station) -> list[int]:
    """The cells of cards that nobody has searched yet."""
    red = s.board.red
    return [ANTECHAMBER[c] for c in s.board.at.values() if SYMBOL[c] and not red[c]]


def _steps(s: Station, goals: list[int], cells: list[int], doors: bool) -> int:
    """How many moves the nearest of some cells is away from the nearest goal."""
    found, edge = set(goals), goals
    ways, links = s.board.ways, s.board.links
    most = 2 if doors else 1
    steps = 0
    while edge:
        if not found.isdisjoint(cells):
            return steps
        steps += 1
        fresh = []
        for cell in edge:
            for j in range(4 * cell, 4 * cell + 4):
                if 0 < links[j] <= most and ways[j] not in found:
                    found.add(ways[j])
                    fresh.append(ways[j])
        edge = fresh
    return FAR


SEEN_THROUGH, DOUBTED = 0.06, 0.5
"""What it costs to be taken for infected, and how much of the trust in a seat each of its killings leaves."""


def suspicion(s: Station, seat: Seat) -> float:
    """Everybody sees who kills a character of another player; exchanges tell the two of them only."""
    killed = sum([row.what == KILLED and row.seat == seat for row in s.log])
    return 1 - DOUBTED**killed
