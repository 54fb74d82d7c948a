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

from functools import cache
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
from hullbreach.games.panic_station.state import MET, NOBODY, SCANNED, Incident, Station
from hullbreach.kernel import Seat

from .parts import laid_out, places, remembered, write

SEATS = max(TABLE.players)

HEAD, SCAN = 22 + len(PARASITE_SIDES), 4
FACTS = 5 + 2 * len(CHARACTERS) + 1
"""How many numbers of a seat come before its rows of counts."""
(LAID, IN_HAND), _FIRST_MET = laid_out(FACTS, LAID_OUT, FACES)
BY_SEAT = _FIRST_MET + SEATS
BY_ROOM, BY_PARASITE = 5, 2
SECTIONS = {
    "table": HEAD,
    "scan": SCAN,
    "seats": SEATS * BY_SEAT,
    "rooms": len(ROOMS) * BY_ROOM,
    "parasites": len(TOKENS) * BY_PARASITE,
    "discard": len(FACES),
}
SIZE = sum(SECTIONS.values())

_FIRST_SEAT = HEAD + SCAN
_FIRST_ROOM = _FIRST_SEAT + SECTIONS["seats"]
_FIRST_PARASITE = _FIRST_ROOM + SECTIONS["rooms"]
_FIRST_DISCARD = _FIRST_PARASITE + SECTIONS["parasites"]
AT_DISCARD = places(FACES, _FIRST_DISCARD)


def observe(s: Station, seat: Seat, out: Any) -> None:
    """Fill `out`, SIZE numbers long, with what a seat sees."""
    row, board, scan = bytearray(SIZE), s.board, s.last_scan
    row[:HEAD] = _table(s, seat)
    met = _met(tuple(s.log))
    if scan is not None:
        row[HEAD : HEAD + 3] = (scan.round + 1, scan.red, scan.blue)
    row[HEAD + 3] = met[-1]
    for other in range(s.players):
        at = _FIRST_SEAT + other * BY_SEAT
        row[at : at + _FIRST_MET] = _seat(s, other, seat)
        row[at + _FIRST_MET : at + BY_SEAT] = met[other * SEATS : (other + 1) * SEATS]
    rooms = _rooms(tuple(board.spot), tuple(board.turn), tuple(board.red))
    row[_FIRST_ROOM:_FIRST_PARASITE] = rooms
    row[_FIRST_PARASITE:_FIRST_DISCARD] = _parasites(tuple(s.parasites), tuple(s.sides))
    faces = s.cards.faces
    for h in s.discard:
        row[AT_DISCARD[faces[h]]] += 1
    write(row, out)


def _table(s: Station, seat: Seat) -> bytes:
    hunt, faces = s.hunt, s.cards.faces
    holds = ANTIDOTE in [faces[h] for h in s.hands[seat]]
    return bytes(
        (
            seat + 1,
            s.players,
            s.round,
            len(s.attacks),
            s.start + 1,
            s.doors_open,
            s.active + 1,
            s.ap,
            s.owes_search,
            s.terminal_used,
            s.put_under,
            s.encounter + 1,
            0 if s.runner == NOBODY else (s.runner & 1) + 1,
            s.minimum,
            len(s.room_deck),
            s.top_room() + 1,
            len(s.find_deck),
            *_supply(tuple(s.parasites)),
            *((0, 0, 0) if hunt is None else (hunt.seat + 1, hunt.left, hunt.partner + 1)),
            1 + s.spent if holds else 0,
            bool(s.ending),
        )
    )


@remembered
def _supply(parasites: tuple[int, ...]) -> bytes:
    """How many parasites of each colour are left."""
    left = [TOKENS[token] for token, cell in enumerate(parasites) if cell == NOWHERE]
    return bytes([left.count(side) for side in range(len(PARASITE_SIDES))])


@remembered
def _met(log: tuple[Incident, ...]) -> bytes:
    """How often each two have exchanged cards, and how often anybody did since the last scan."""
    since, row = 0, bytearray(SEATS * SEATS)
    for incident in log:
        if incident.what == SCANNED:
            since = 0
        elif incident.what == MET:
            since += 1
            row[incident.seat * SEATS + incident.other] += 1
            row[incident.other * SEATS + incident.seat] += 1
    return bytes((*row, since))


def _seat(s: Station, seat: Seat, reader: Seat) -> bytearray:
    faces, seen, bit = s.cards.faces, s.cards.seen, 1 << reader
    shown = seat == reader or s.ending
    hand, table = s.hands[seat], s.tables[seat]
    row = bytearray(_FIRST_MET)
    life, cells, shots, man = s.life, s.cells, s.shots, 2 * seat
    row[:FACTS] = (
        s.alive(seat),
        len(hand),
        1 + s.infected[seat] if shown else 0,
        s.queue.index(seat) + 1 if seat in s.queue else 0,
        s.arrived[seat],
        life[man],
        cells[man] + 1,
        life[man + 1],
        cells[man + 1] + 1,
        sum([shots[h] for h in table if h in shots]),
    )
    for h in table:
        row[LAID[faces[h]]] += 1
    for h in hand:
        if seen[h] & bit:
            row[IN_HAND[faces[h]]] += 1
    return row


@cache
def _lies(spot: int) -> tuple[int, int, int]:
    """That a room lies on the table, and where."""
    x, y = coordinates(spot)
    return 1, x + len(ROOMS), y + len(ROOMS)


@remembered
def _rooms(spots: tuple[int, ...], turns: tuple[int, ...], reds: tuple[bool, ...]) -> bytes:
    row, at = bytearray(SECTIONS["rooms"]), 0
    for spot, turn, red in zip(spots, turns, reds, strict=True):
        if spot != NOWHERE:
            row[at : at + BY_ROOM] = (*_lies(spot), turn, red)
        at += BY_ROOM
    return bytes(row)


@remembered
def _parasites(cells: tuple[int, ...], sides: tuple[int, ...]) -> bytes:
    return bytes([n for cell, side in zip(cells, sides, strict=True) for n in (cell + 1, side)])
