"""The plan of the ship in characters: rooms by number, corridors as dotted lines, figures beside their rooms."""

from __future__ import annotations

from .board import CLOSED, DESTROYED, ROOM_IDS, ROOM_OF
from .components import BOARD, CORRIDORS, ROOMS
from .view_structs import ShipView

WIDTH, HEIGHT = 72, 15
SIGNS = {CLOSED: "|", DESTROYED: "/"}


def _place(room: int) -> tuple[int, int]:
    """Column and row of a room."""
    canvas, slot = BOARD.canvas, ROOMS[room]
    return round(slot.x * WIDTH / canvas[0]), round(slot.y * HEIGHT / canvas[1])


PLACES = [_place(room) for room in range(len(ROOMS))]


def _line(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells between two places, one for each step of the longer way."""
    wide, high = end[0] - start[0], end[1] - start[1]
    steps = max(abs(wide) // 2, abs(high))
    return [
        (start[0] + round(wide * i / steps), start[1] + round(high * i / steps))
        for i in range(1, steps)
    ]


LINES = [_line(PLACES[corridor.a], PLACES[corridor.b]) for corridor in CORRIDORS]


def chart(view: ShipView) -> list[str]:
    """The ship: `!` is noise, `|` a closed and `/` a destroyed door, digits are players, `x` Intruders."""
    cells = [[" "] * (WIDTH + 8) for _ in range(HEIGHT)]
    for line, corridor in zip(LINES, view.corridors, strict=True):
        for column, row in line:
            cells[row][column] = "·"
        middle = len(line) // 2
        if corridor.door in SIGNS:
            _put(cells, line[middle], SIGNS[corridor.door])
            middle = min(middle + 1, len(line) - 1)
        if corridor.noise:
            _put(cells, line[middle], "!")
    for room, (column, row) in enumerate(PLACES):
        for i, sign in enumerate(_label(view, room)):
            _put(cells, (column - 1 + i, row), sign)
    return ["".join(row).rstrip() for row in cells if any(sign != " " for sign in row)]


def _put(cells: list[list[str]], place: tuple[int, int], sign: str) -> None:
    cells[place[1]][place[0]] = sign


def _label(view: ShipView, room: int) -> str:
    """The number of a room, in brackets once explored, and who is in it."""
    name = ROOM_IDS[room]
    known = view.rooms[room].explored
    crew = "".join(str(seat.number) for seat in view.seats if seat.place == name)
    lurking = "x" * sum(1 for x in view.intruders if x.room == room)
    number = f"{ROOM_OF[name] + 1:02d}"
    return (f"[{number}]" if known else f" {number} ") + crew + lurking
