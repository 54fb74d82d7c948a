"""The printed board: which corridor joins which rooms, and the names of both."""

from .components import BOARD, CORRIDORS, EXITS, ROOMS, TECH, TILES

OPEN, CLOSED, DESTROYED = 0, 1, 2
"""The states of a door."""

ROOM_IDS = [slot.id for slot in ROOMS]
ROOM_OF = {slot.id: room for room, slot in enumerate(ROOMS)}
CORRIDOR_IDS = [corridor.id for corridor in CORRIDORS] + ["tech"]
CORRIDOR_OF = {name: corridor for corridor, name in enumerate(CORRIDOR_IDS)}

WAYS: list[list[tuple[int, int]]] = [
    sorted(
        (c, corridor.b if corridor.a == room else corridor.a)
        for c, corridor in enumerate(CORRIDORS)
        if room in (corridor.a, corridor.b)
    )
    for room in range(len(ROOMS))
]
"""The corridors of a room with the room at their other end."""

LINK: dict[tuple[int, int], int] = {
    (room, other): c for room, ways in enumerate(WAYS) for c, other in ways
}
"""The corridor between two rooms."""

ALL_EXITS: list[list[int]] = [sorted(set(exits)) for exits in EXITS]
"""The corridors of a room, Technical Corridors included, each once."""

TECH_ROOMS = [room for room, exits in enumerate(ALL_EXITS) if TECH in exits]
"""The rooms with an entrance to the Technical Corridors."""

FIXED: dict[str, int] = {slot.fixed: room for room, slot in enumerate(ROOMS) if slot.fixed}
"""Where the printed rooms are."""

TILE_SLOTS = {
    level: [room for room, slot in enumerate(ROOMS) if slot.kind == f"slot{level}"]
    for level in ("1", "2")
}
SECTIONS = ("evacuation_a", "evacuation_b")
"""The tiles beside which the pods stand."""

BLUE = frozenset(space.space for space in BOARD.time if space.colour == "blue")
ORANGE = frozenset(space.space for space in BOARD.self_destruct if space.colour == "orange")
TIME_START = BOARD.time[0].space
FUSE_START = BOARD.self_destruct[0].space
CRITICAL = max(ORANGE)
"""The space on which the self-destruct can no longer be stopped."""

SEARCHABLE = frozenset(tile.id for tile in TILES.values() if tile.search)
BREAKABLE = frozenset(tile.id for tile in TILES.values() if tile.malfunction)
WITH_COMPUTER = frozenset(tile.id for tile in TILES.values() if tile.computer)


def other_end(corridor: int, room: int) -> int:
    """The room at the other end of a corridor."""
    line = CORRIDORS[corridor]
    return line.b if line.a == room else line.a
