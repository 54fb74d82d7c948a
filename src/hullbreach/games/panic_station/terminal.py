"""The board as text, drawn from the view only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from .view import PanicView, PlayerView, RoomCardView

Words = Callable[..., str]
CARD_WIDTH, CARD_HEIGHT = 20, 6
INNER = CARD_WIDTH - 3
_HORIZONTAL = {"wall": "═", "passage": " ", "door": "┄"}
_VERTICAL = {"wall": "║", "passage": " ", "door": "┊"}


def draw(view: PanicView, words: Words) -> str:
    """The whole table: the station, the players, the piles, the own hand."""
    parts = [_head(view, words), _station(view, words), _seats(view, words), _piles(view, words)]
    if view.me is not None:
        parts.append(_own(view, words))
    if view.end is not None:
        parts.append(words(f"ending.{view.end.ending}"))
    return "\n\n".join(parts)


def _head(view: PanicView, words: Words) -> str:
    top = _room_name(view.top_room, words)
    return words("board.head", round=view.round, open=view.doors_open, top=top)


def _room_name(room: str, words: Words) -> str:
    return words(f"place.{room}") if room else "–"


# --- the station ------------------------------------------------------------------------------


def _station(view: PanicView, words: Words) -> str:
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


def _card(view: PanicView, room: RoomCardView, words: Words) -> list[str]:
    north, east, south, west = room.edges
    lines = _halves(view, room, words) if room.double else _whole(view, room, words)
    sides = [f"{_VERTICAL[west]}{line[:INNER]:<{INNER}}{_VERTICAL[east]}" for line in lines]
    return [_wall("╔╗", north), *sides, _wall("╚╝", south)]


def _whole(view: PanicView, room: RoomCardView, words: Words) -> list[str]:
    figures, parasites = _inhabitants(view, room.room, words)
    return [_name(room, words), *_rows(figures, 2), *_rows(parasites, 1)]


def _halves(view: PanicView, room: RoomCardView, words: Words) -> list[str]:
    """The inner room and the antechamber with the door between, the northern half first."""
    inner, outer = (
        _rows([item for items in _inhabitants(view, place, words) for item in items], 1)
        for place in (room.room, f"{room.room}_antechamber")
    )
    door = _wall("──", "door")[1:-1].replace("═", "─")
    if room.turn:
        return [*outer, door, _name(room, words), *inner]
    return [_name(room, words), *inner, door, *outer]


def _name(room: RoomCardView, words: Words) -> str:
    sign = "" if not room.symbol else "! " if room.red else "• "
    return f"{sign}{words(f'place.{room.room}')}"[:INNER]


def _wall(corners: str, edge: str) -> str:
    side = "═" * (INNER // 3)
    middle = _HORIZONTAL[edge] * (INNER - 2 * len(side))
    return f"{corners[0]}{side}{middle}{side}{corners[1]}"


def _inhabitants(view: PanicView, place: str, words: Words) -> tuple[list[str], list[str]]:
    """Figures as the first letters of a colour and a sign, and parasites."""
    figures = [
        words(f"board.{figure.kind}", colour=words(f"seat.{seat.colour}")[:2])
        for seat in view.seats
        for figure in seat.figures
        if figure.place == place
    ]
    tokens = [token for token in view.parasites if token.place == place]
    return figures, [words(f"board.{token.colour}") for token in tokens]


def _rows(items: list[str], rows: int) -> list[str]:
    """Short words over a number of lines; the last one says when there are more."""
    lines = [""] * rows
    row = 0
    for item in items:
        if len(lines[row]) + len(item) + 1 > INNER:
            if row + 1 == rows:
                lines[row] = f"{lines[row][: INNER - 1].rstrip()}…"
                break
            row += 1
        lines[row] = f"{lines[row]} {item}".strip()
    return lines


# --- players and piles ------------------------------------------------------------------------


def _seats(view: PanicView, words: Words) -> str:
    return "\n".join(_seat(view, seat, words) for seat in view.seats)


def _seat(view: PanicView, seat: PlayerView, words: Words) -> str:
    mark = "▶" if seat.seat == view.active else "⚿" if seat.seat == view.start else " "
    name, colour = words("option.seat", seat=seat.seat), words(f"seat.{seat.colour}")
    notes = [colour] if name != colour else []
    notes += [words("board.you")] if seat.seat == view.me else []
    name += f" ({', '.join(notes)})" if notes else ""
    if not seat.alive:
        return f"{mark} {name:<16} {words('board.out')}"
    lives = "  ".join(_figure(figure.kind, figure.life, words) for figure in seat.figures)
    cards = words("board.cards", count=seat.cards)
    table = ", ".join(
        words(f"card.{c.card}") + (f" {c.shots}" if c.shots else "") for c in seat.table
    )
    known = _counted(seat.known, words) if seat.known else ""
    shown = " | ".join(text for text in (table, f"({known})" if known else "") if text)
    return f"{mark} {name:<16} {lives}  {cards}  {shown}".rstrip()


def _figure(kind: str, life: int, words: Words) -> str:
    return f"{words(f'figure.{kind}')} {'♥' * life or '✝'}"


def _piles(view: PanicView, words: Words) -> str:
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


def _own(view: PanicView, words: Words) -> str:
    me = view.seats[view.me or 0]
    state = "infected" if me.infected else "human"
    lines = [
        words("board.hand", cards=_counted(view.hand, words)),
        f"{words(f'state.{state}')}: {words(f'goal.{state}')}",
    ]
    if view.active == view.me:
        lines.append(words("board.points", count=view.ap))
    return "\n".join(lines)


def _counted(faces: list[str], words: Words) -> str:
    """Cards by name, equal ones with their number."""
    counts = Counter(faces)
    names = [words(f"card.{face}") + (f" ×{n}" if n > 1 else "") for face, n in counts.items()]
    return ", ".join(names) or "–"
