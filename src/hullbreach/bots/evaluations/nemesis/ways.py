"""The ship as a Character walks it: how far every room is from every other, with the doors as they are."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from hullbreach.games.nemesis.board import CLOSED, ROOM_IDS, WAYS

FAR = 12
"""What a room counts that no open way leads to: a door can be opened, but that takes time."""
LEG = 2.5
"""Cards it takes from a room just found to one known before."""
ARRANGEMENTS_KEPT = 4096
"""How many arrangements of doors are remembered."""

Distances = list[list[int]]
Rooms = tuple[int, ...]


@lru_cache(ARRANGEMENTS_KEPT)
def distances(doors: tuple[int, ...]) -> Distances:
    """The number of corridors between any two rooms, none of them behind a closed door."""
    near = [[other for corridor, other in ways if doors[corridor] != CLOSED] for ways in WAYS]
    return [_from(room, near) for room in range(len(ROOM_IDS))]


def _from(start: int, near: list[list[int]]) -> list[int]:
    found = [FAR] * len(ROOM_IDS)
    found[start] = 0
    queue = [start]
    for room in queue:
        further = found[room] + 1
        for other in near[room]:
            if found[other] > further:
                found[other] = further
                queue.append(other)
    return found


@lru_cache(ARRANGEMENTS_KEPT)
def round_trip(doors: tuple[int, ...], start: int, rooms: Rooms) -> list[int]:
    """How far one has walked at each of these rooms, going from every one to the nearest that is left."""
    far, left, here = distances(doors), list(rooms), start
    walked, total = [], 0
    while left:
        here, last = min(left, key=lambda room: (far[here][room], room)), here
        left.remove(here)
        total += far[last][here]
        walked.append(total)
    return walked


@lru_cache(ARRANGEMENTS_KEPT)
def walk_cost(doors: tuple[int, ...], start: int, stops: Rooms, end: int) -> int:
    """The shortest way past all stops to the end."""
    far, best = distances(doors), 9 * FAR
    for order in permutations(stops):
        here, cost = start, 0
        for room in order:
            cost += far[here][room]
            here = room
        best = min(best, cost + far[here][end])
    return best


@lru_cache(ARRANGEMENTS_KEPT)
def search_cost(
    doors: tuple[int, ...], start: int, stops: Rooms, dark: Rooms, share: float, more: bool
) -> float:
    """Explore a share of the dark rooms, before the stops or after them; `more` is one place to go to at the end."""
    first = share * round_trip(doors, start, dark)[-1] + LEG * (len(stops) + more)
    if not stops:
        return first
    later = [
        walk_cost(doors, start, stops, last) + share * round_trip(doors, last, dark)[-1]
        for last in stops
    ]
    return min(first, min(later) + LEG * more)
