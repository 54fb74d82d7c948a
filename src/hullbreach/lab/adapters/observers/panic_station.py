"""Panic Station as numbers. Seats, rooms, parasites and cards stand in the order of the game's data.

In order:

- `table`: the reader's seat, players, round, how many rooms the parasites have yet to attack, who holds the door
  card, open doors, whose turn it is, action points, a search still owed, terminal used, a room put under the deck;
  the cell of an encounter, the runner's kind; cards a hand must keep, cards in the room deck, its top card, cards in
  the find deck; grey and black parasites left; who searches, how many cards are to come, the partner asked along;
  whether the antidote was handed over (0 unknown, 1 no, 2 yes); whether the game is over;
- `scan`: round (from 1), reds and blues of the last scan, and the exchanges since;
- `seats`: alive, cards in hand, infected (0 unknown, 1 no, 2 yes), turn to come, arrived; life and cell of the
  soldier, then of the android; shots left; then by kind: cards laid out, cards in hand the reader knows (its own
  among them); how often it has exchanged with each seat;
- `rooms`: on the table, x and y (the reactor lies at 20, 20), quarter turns, red side up;
- `parasites`: cell, side;
- `discard`: the discard pile by kind.

Ids are numbers from 1, 0 is nothing; cells are numbered like the places of the game.
"""

from __future__ import annotations

from typing import Any

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    CHARACTERS,
    FACES,
    LAID_OUT,
    PARASITE_SIDES,
    ROOMS,
    TABLE,
    TOKENS,
)
from hullbreach.games.panic_station.grid import NOWHERE, coordinates
from hullbreach.games.panic_station.state import MET, NOBODY, SCANNED, Station
from hullbreach.kernel import Seat

from .parts import counts, places, write

SEATS = max(TABLE.players)
AT_FACE = places(FACES)
AT_LAID = places(LAID_OUT)

HEAD, SCAN = 22 + len(PARASITE_SIDES), 4
BY_SEAT = 5 + 2 * len(CHARACTERS) + 1 + len(AT_LAID) + len(AT_FACE) + SEATS
BY_ROOM, BY_PARASITE = 5, 2
SECTIONS = {
    "table": HEAD,
    "scan": SCAN,
    "seats": SEATS * BY_SEAT,
    "rooms": len(ROOMS) * BY_ROOM,
    "parasites": len(TOKENS) * BY_PARASITE,
    "discard": len(AT_FACE),
}
SIZE = sum(SECTIONS.values())

_NO_SEAT = [0] * BY_SEAT
_NO_ROOM = (0, 0, 0, 0, 0)


def observe(s: Station, seat: Seat, out: Any) -> None:
    """Fill `out`, SIZE numbers long, with what a seat sees."""
    values = _table(s, seat)
    met, since = _exchanges(s)
    scan = s.last_scan
    values += (0, 0, 0) if scan is None else (scan.round + 1, scan.red, scan.blue)
    values.append(since)
    for other in range(s.players):
        values += _seat(s, other, seat)
        values += met[other]
    values += _NO_SEAT * (SEATS - s.players)
    values += _rooms(s)
    for cell, side in zip(s.parasites, s.sides, strict=True):
        values += (cell + 1, side)
    faces = s.cards.faces
    values += counts([faces[h] for h in s.discard], AT_FACE)
    write(values, out)


def _table(s: Station, seat: Seat) -> list[int]:
    hunt, faces = s.hunt, s.cards.faces
    values: list[int] = [seat + 1, s.players, s.round, len(s.attacks), s.start + 1]
    values += (s.doors_open, s.active + 1, s.ap, s.owes_search, s.terminal_used, s.put_under)
    values += (s.encounter + 1, 0 if s.runner == NOBODY else (s.runner & 1) + 1, s.minimum)
    values += (len(s.room_deck), s.top_room() + 1, len(s.find_deck))
    values += [len(s.supply(side)) for side in range(len(PARASITE_SIDES))]
    values += (0, 0, 0) if hunt is None else (hunt.seat + 1, hunt.left, hunt.partner + 1)
    holds = any(faces[h] == ANTIDOTE for h in s.hands[seat])
    values += (1 + s.spent if holds else 0, bool(s.ending))
    return values


def _exchanges(s: Station) -> tuple[list[list[int]], int]:
    """How often each two have exchanged cards, and how often anybody did since the last scan."""
    met, since = [[0] * SEATS for _ in range(s.players)], 0
    for row in s.log:
        if row.what == SCANNED:
            since = 0
        elif row.what == MET:
            since += 1
            met[row.seat][row.other] += 1
            met[row.other][row.seat] += 1
    return met, since


def _seat(s: Station, seat: Seat, reader: Seat) -> list[int]:
    faces, seen, bit = s.cards.faces, s.cards.seen, 1 << reader
    shown = seat == reader or s.ending
    hand, table = s.hands[seat], s.tables[seat]
    values: list[int] = [s.alive(seat), len(hand), 1 + s.infected[seat] if shown else 0]
    values += (s.queue.index(seat) + 1 if seat in s.queue else 0, s.arrived[seat])
    for figure in (2 * seat, 2 * seat + 1):
        values += (s.life[figure], s.cells[figure] + 1)
    values.append(sum([s.shots.get(h, 0) for h in table]))
    values += counts([faces[h] for h in table], AT_LAID)
    return values + counts([faces[h] for h in hand if seen[h] & bit], AT_FACE)


def _rooms(s: Station) -> list[int]:
    board = s.board
    values: list[int] = []
    for spot, turn, red in zip(board.spot, board.turn, board.red, strict=True):
        if spot == NOWHERE:
            values += _NO_ROOM
        else:
            x, y = coordinates(spot)
            values += (1, x + len(ROOMS), y + len(ROOMS), turn, red)
    return values
