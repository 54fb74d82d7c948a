"""The board as text, drawn from the view only."""

from __future__ import annotations

from collections.abc import Callable

from .components import DEGREES, EDGES, ROOM
from .view import RoomView, SeatView, StationView

Words = Callable[..., str]
CARD_WIDTH, CARD_HEIGHT = 16, 5
_HORIZONTAL = ("═", " ", "┄")
_VERTICAL = ("║", " ", "┊")
"""Walls, passages, security doors."""


def draw(view: StationView, words: Words) -> str:
    """The whole table: the station, the players, the piles, the own hand."""
    parts = [_head(view, words), _station(view, words), _seats(view, words), _piles(view, words)]
    if view.me is not None:
        parts.append(_own(view, words))
    if view.end is not None:
        parts.append(words(f"ending.{view.end.ending}"))
    return "\n\n".join(parts)


def _head(view: StationView, words: Words) -> str:
    top = _room_name(view.top_room, words)
    return words("board.head", round=view.round, open=view.doors_open, top=top)


def _room_name(room: str, words: Words) -> str:
    return words(f"place.{room}") if room else "–"


# --- the station ------------------------------------------------------------------------------


def _station(view: StationView, words: Words) -> str:
    """Every card as a little box, in its place on the grid."""
    left = min(room.x for room in view.rooms)
    top = min(room.y for room in view.rooms)
    right = max(room.x for room in view.rooms)
    bottom = max(room.y for room in view.rooms)
    width, height = (right - left + 1) * CARD_WIDTH, (bottom - top + 1) * CARD_HEIGHT
    canvas = [[" "] * width for _ in range(height)]
    for room in view.rooms:
        x, y = (room.x - left) * CARD_WIDTH, (room.y - top) * CARD_HEIGHT
        for i, line in enumerate(_card(view, room, words)):
            canvas[y + i][x : x + CARD_WIDTH] = line[:CARD_WIDTH].ljust(CARD_WIDTH)
    return "\n".join("".join(row).rstrip() for row in canvas)


def _card(view: StationView, room: RoomView, words: Words) -> list[str]:
    north, east, south, west = EDGES[ROOM[room.room]][room.turn // DEGREES]
    inner = CARD_WIDTH - 3
    lines = [_name(room, inner, words), *_contents(view, room, words)]
    sides = [f"{_VERTICAL[west]}{line[:inner]:<{inner}}{_VERTICAL[east]}" for line in lines]
    return [_wall("╔╗", north, inner), *sides, _wall("╚╝", south, inner)]


def _name(room: RoomView, width: int, words: Words) -> str:
    sign = "" if not room.symbol else "!" if room.red else "•"
    return f"{sign}{words(f'place.{room.room}')}"[:width]


def _wall(corners: str, edge: int, width: int) -> str:
    gap = width // 3
    side = "═" * gap
    middle = _HORIZONTAL[edge] * (width - 2 * gap)
    return f"{corners[0]}{side}{middle}{side}{corners[1]}"


def _contents(view: StationView, room: RoomView, words: Words) -> list[str]:
    """Figures and parasites: for a double card one line for each half, the northern first."""
    places = [room.room]
    if room.double:
        places.append(f"{room.room}_antechamber")
        if room.turn:
            places.reverse()
    lines = [_inhabitants(view, place, words) for place in places]
    return lines if room.double else [*lines, ""]


def _inhabitants(view: StationView, place: str, words: Words) -> str:
    figures = [
        words(f"board.{figure.kind}", colour=words(f"seat.{seat.colour}")[:2])
        for seat in view.seats
        for figure in seat.figures
        if figure.place == place
    ]
    parasites = [words(f"board.{token.colour}") for token in view.parasites if token.place == place]
    return " ".join(figures + parasites)


# --- players and piles ------------------------------------------------------------------------


def _seats(view: StationView, words: Words) -> str:
    return "\n".join(_seat(view, seat, words) for seat in view.seats)


def _seat(view: StationView, seat: SeatView, words: Words) -> str:
    mark = "▶" if seat.seat == view.active else "⚿" if seat.seat == view.start else " "
    name = words(f"seat.{seat.colour}") + (
        f" ({words('board.you')})" if seat.seat == view.me else ""
    )
    if not seat.alive:
        return f"{mark} {name:<16} {words('board.out')}"
    lives = "  ".join(_figure(figure.kind, figure.life, words) for figure in seat.figures)
    cards = words("board.cards", count=seat.cards)
    table = ", ".join(
        words(f"card.{c.card}") + (f" {c.shots}" if c.shots else "") for c in seat.table
    )
    known = ", ".join(words(f"card.{face}") for face in seat.known)
    notes = " | ".join(note for note in (table, f"({known})" if known else "") if note)
    return f"{mark} {name:<16} {lives}  {cards}  {notes}".rstrip()


def _figure(kind: str, life: int, words: Words) -> str:
    return f"{words(f'figure.{kind}')} {'♥' * life or '✝'}"


def _piles(view: StationView, words: Words) -> str:
    grey, black = view.supply
    lines = [
        words(
            "board.piles",
            rooms=view.room_deck,
            finds=view.find_deck,
            discard=len(view.discard),
            grey=grey,
            black=black,
        )
    ]
    scan = view.last_scan
    if scan is not None:
        since = view.exchanges_since
        lines.append(words("board.scan", red=scan.red, blue=scan.blue, count=since))
    return "\n".join(lines)


def _own(view: StationView, words: Words) -> str:
    me = view.seats[view.me or 0]
    state = words("state.infected" if me.infected else "state.human")
    hand = ", ".join(words(f"card.{face}") for face in view.hand) or "–"
    points = words("board.points", count=view.ap) if view.active == view.me else ""
    return "\n".join(line for line in (words("board.hand", cards=hand), state, points) if line)
