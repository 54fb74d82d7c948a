"""Ways through the station, and what there is on them."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.panic_station.components import ANTECHAMBER, CARD_SYMBOL, GAS_CAN, NEST_CARD
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Seat

FAR = 8
"""Whatever is farther away than this is just far."""
LONG = 24
"""The same for whoever has to get somewhere, however far it is."""


def nest_found(s: Station) -> bool:
    return s.board.spot[NEST_CARD] != NOWHERE


def unsearched(s: Station, daring: bool = True) -> list[int]:
    """The cells of cards that nobody has searched yet; when there is none, of all that the daring can search."""
    red = s.board.red
    rooms = [c for c in s.board.at.values() if CARD_SYMBOL[c]]
    black = [ANTECHAMBER[c] for c in rooms if not red[c]]
    return black or [ANTECHAMBER[c] for c in rooms if daring]


def holders(s: Station, seat: Seat) -> list[int]:
    """Where other humans stand who have gas."""
    return [
        c
        for x in range(s.players)
        if x != seat and not s.infected[x] and GAS_CAN in s.faces(x)
        for c in s.figures_cells(x)
    ]


def way_to_meet(s: Station, cells: list[int], goals: list[int], doors: bool, far: int = FAR) -> int:
    """How many steps it takes until one of some figures comes in to somebody; who is there has to go out first."""
    outside = [c for c in cells if c not in goals]
    way = steps(s, outside, goals, doors, far) if outside else far
    return way if len(outside) == len(cells) else min(way, 2)


def steps(s: Station, cells: list[int], goals: Sequence[int], doors: bool, far: int = FAR) -> int:
    """How many steps the nearest of some figures is away from the nearest goal, up to what is just far."""
    ways, links = s.board.ways, s.board.links
    most = 2 if doors else 1
    seen, edge = [*cells], cells
    for count in range(far if goals else 0):
        fresh: list[int] = []
        for cell in edge:
            if cell in goals:
                return count
            for j in range(4 * cell, 4 * cell + 4):
                if 0 < links[j] <= most and ways[j] not in seen:
                    seen.append(ways[j])
                    fresh.append(ways[j])
        edge = fresh
    return far
