"""Theseus as numbers. Everything on the station is open; decks count only by their size and their top card.

In order:

- `table`: the reader's seat, phase, whose turn it is counted from the reader, turns, end token, supply, who moves,
  where it stopped, bonus cards left;
- `seats`, four from the reader on: faction, team, life, data, tokens, cards in deck, top card, discards, cards in
  front;
- `units`: owner counted from the reader, kind, place, room, upgraded, moved, caught or invisible, parasites;
- `ring`, seven places: board, the units in its rooms; each slot: card, owner, power, upgrades and cameras, disc or
  copies; each impending position: card, owner.

Ids are numbers from 1 in the order of the game's data, 0 is nothing.
"""

from __future__ import annotations

from typing import Any

from hullbreach.games.theseus.components import CARD_BY_FACE, FACTIONS, ROOMS, SECTORS, SETUP, UNITS
from hullbreach.games.theseus.state import NOTHING, SUPPLY, Sector, Theseus
from hullbreach.games.theseus.steps import STEPS
from hullbreach.kernel import Seat

from .parts import LARGEST_NUMBER, numbered, write

SEATS = max(mode.seats[1] for mode in SETUP.modes.values())
RING = len(SETUP.ring.common) + SEATS
_UNITS_BY_FACTION = sorted(len(row.units) + len(row.reserve) for row in FACTIONS.values())
MOST_UNITS = sum(_UNITS_BY_FACTION[-SEATS:])
SLOTS = max(len(row.slots) for row in SECTORS)
IMPENDING = max(len(row.impending) for row in SECTORS)
HEAD, BY_SEAT, BY_UNIT = 9, 9, 8
BY_SECTOR = 1 + len(ROOMS) + 5 * SLOTS + 2 * IMPENDING
SECTIONS = {
    "table": HEAD,
    "seats": SEATS * BY_SEAT,
    "units": MOST_UNITS * BY_UNIT,
    "ring": RING * BY_SECTOR,
}
SIZE = sum(SECTIONS.values())

PHASE_NUMBER = numbered([*STEPS, "over"])
FACTION_NUMBER = numbered(FACTIONS)
FACE_NUMBER = numbered(CARD_BY_FACE)
UNIT_NUMBER = numbered(UNITS)
_FIRST_SEAT = HEAD
_FIRST_UNIT = _FIRST_SEAT + SEATS * BY_SEAT
_FIRST_PLACE = _FIRST_UNIT + MOST_UNITS * BY_UNIT
_FIRST_SLOT = 1 + len(ROOMS)
_FIRST_IMPENDING = _FIRST_SLOT + 5 * SLOTS


def observe(s: Theseus, seat: Seat, out: Any) -> None:
    """Fill `out`, SIZE numbers long, with what a seat sees."""
    count = len(s.team)
    row = bytearray(SIZE)
    row[:5] = (
        seat + 1,
        PHASE_NUMBER[s.phase],
        (s.active - seat) % count,
        min(s.turns, LARGEST_NUMBER),
        s.end,
    )
    row[5:HEAD] = (s.supply, s.mover + 1, s.stop + 1, len(s.bonus))
    for x in range(count):
        at = _FIRST_SEAT + x * BY_SEAT
        row[at : at + BY_SEAT] = _seat(s, (seat + x) % count)
    mine = [(x - seat) % count + 1 for x in range(count)]
    at = _FIRST_UNIT
    for u in s.units:
        if u.at != SUPPLY:
            row[at : at + BY_UNIT] = (
                mine[u.seat],
                UNIT_NUMBER[u.kind],
                u.at + 4,
                u.room + 1,
                u.upgraded,
                u.moved,
                2 * u.caught + u.invisible,
                u.parasites,
            )
        at += BY_UNIT
    for place, sector in enumerate(s.sectors):
        _sector(s, sector, mine, _FIRST_PLACE + place * BY_SECTOR, row)
    write(row, out)


def _seat(s: Theseus, seat: Seat) -> tuple[int, ...]:
    deck, cards = s.decks[seat], s.cards
    return (
        FACTION_NUMBER[s.factions[seat]],
        s.team[seat],
        s.life[seat],
        s.data[seat],
        s.tokens[seat],
        len(deck),
        FACE_NUMBER[cards.faces[deck[-1]]] if deck and cards.knows(None, deck[-1]) else 0,
        len(s.discards[seat]),
        len(s.front[seat]),
    )


def _sector(s: Theseus, sector: Sector, mine: list[int], at: int, row: bytearray) -> None:
    faces, holder, disc = s.cards.faces, s.holder, s.disc
    row[at] = sector.board + 1
    row[at + 1 : at + _FIRST_SLOT] = [unit + 1 for unit in sector.rooms]
    slot = at + _FIRST_SLOT
    for h in sector.slots:
        if h != NOTHING:
            owner = holder[h]
            row[slot : slot + 5] = (
                FACE_NUMBER[faces[h]],
                0 if owner == NOTHING else mine[owner],
                s.power[h],
                s.upgrades[h] + s.camera[h],
                1 if h == disc else 2 * (s.copies[h] > 0),
            )
        slot += 5
    slot = at + _FIRST_IMPENDING
    for h in sector.impending:
        if h != NOTHING:
            owner = holder[h]
            row[slot] = FACE_NUMBER[faces[h]]
            row[slot + 1] = 0 if owner == NOTHING else mine[owner]
        slot += 2
