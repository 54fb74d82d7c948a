"""The ship as a Character walks it: how far every room is from every other, with the doors as they are."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import permutations

from hullbreach.games.nemesis.board import CLOSED, ROOM_IDS, WAYS

FAR = 12
"""What a room counts that no open way leads to: a door can be opened, but that takes time."""
KEPT = 4096
"""So many arrangements of doors are remembered."""

Distances = list[list[int]]
Rooms = tuple[int, ...]


@lru_cache(KEPT)
def distances(doors: tuple[int, ...]) -> Distances:
    """The number of corridors between any two rooms, none of them behind a closed door."""
    return [_from(room, doors) for room in range(len(ROOM_IDS))]


def _from(start: int, doors: tuple[int, ...]) -> list[int]:
    found = [FAR] * len(ROOM_IDS)
    found[start] = 0
    queue = deque([start])
    while queue:
        room = queue.popleft()
        for corridor, other in WAYS[room]:
            if doors[corridor] != CLOSED and found[other] > found[room] + 1:
                found[other] = found[room] + 1
                queue.append(other)
    return found


@lru_cache(KEPT)
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


@lru_cache(KEPT)
def walk(doors: tuple[int, ...], start: int, stops: Rooms, end: int) -> int:
    """The shortest way past all stops to the end."""
    far, best = distances(doors), 9 * FAR
    for order in permutations(stops):
        here, cost = start, 0
        for room in order:
            cost += far[here][room]
            here = room
        best = min(best, cost + far[here][end])
    return best


@lru_cache(KEPT)
def exploring(doors: tuple[int, ...], start: int, stops: Rooms, dark: Rooms, share: float) -> float:
    """The way past all stops and then through the dark rooms, by the share of these that is likely needed."""
    if not stops:
        return share * round_trip(doors, start, dark)[-1]
    return min(
        [
            walk(doors, start, stops, last) + exploring(doors, last, (), dark, share)
            for last in stops
        ]
    )
