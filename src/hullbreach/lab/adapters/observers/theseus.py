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

from hullbreach.games.theseus.data import FACTIONS, KIND, ROOMS, SECTORS, SETUP, UNITS
from hullbreach.games.theseus.state import NOTHING, SUPPLY, Sector, Theseus
from hullbreach.games.theseus.steps import STEPS
from hullbreach.kernel import Seat

from .parts import MOST, numbered, write

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

PHASE = numbered([*STEPS, "over"])
FACTION = numbered(FACTIONS)
FACE = numbered(KIND)
UNIT = numbered(UNITS)
_NO_UNITS = [0] * BY_UNIT
_NO_SECTOR = [0] * BY_SECTOR


def observe(s: Theseus, seat: Seat, out: Any) -> None:
    """Fill `out`, SIZE numbers long, with what a seat sees."""
    count = len(s.team)
    values = [seat + 1, PHASE[s.phase], (s.active - seat) % count, min(s.turns, MOST), s.end]
    values += (s.supply, s.mover + 1, s.stop + 1, len(s.bonus))
    for x in range(SEATS):
        values += _seat(s, (seat + x) % count) if x < count else [0] * BY_SEAT
    mine = [(x - seat) % count + 1 for x in range(count)]
    for u in s.units:
        if u.at == SUPPLY:
            values += _NO_UNITS
        else:
            values += (mine[u.seat], UNIT[u.kind], u.at + 4, u.room + 1, u.upgraded)
            values += (u.moved, 2 * u.caught + u.invisible, u.parasites)
    values += _NO_UNITS * (MOST_UNITS - len(s.units))
    for sector in s.sectors:
        values += _sector(s, sector, mine)
    values += _NO_SECTOR * (RING - len(s.sectors))
    write(values, out)


def _seat(s: Theseus, seat: Seat) -> list[int]:
    deck, cards = s.decks[seat], s.cards
    top = FACE[cards.faces[deck[-1]]] if deck and cards.knows(None, deck[-1]) else 0
    return [
        FACTION[s.factions[seat]],
        s.team[seat],
        s.life[seat],
        s.data[seat],
        s.tokens[seat],
        len(deck),
        top,
        len(s.discards[seat]),
        len(s.front[seat]),
    ]


def _sector(s: Theseus, sector: Sector, mine: list[int]) -> list[int]:
    faces, holder, disc = s.cards.faces, s.holder, s.disc
    values: list[int] = [sector.board + 1]
    values += [unit + 1 for unit in sector.rooms]
    for h in sector.slots:
        if h == NOTHING:
            values += (0, 0, 0, 0, 0)
        else:
            owner = holder[h]
            values += (FACE[faces[h]], 0 if owner == NOTHING else mine[owner], s.power[h])
            values += (s.upgrades[h] + s.camera[h], 1 if h == disc else 2 * (s.copies[h] > 0))
    values += [0] * (5 * (SLOTS - len(sector.slots)))
    for h in sector.impending:
        if h == NOTHING:
            values += (0, 0)
        else:
            values += (FACE[faces[h]], 0 if holder[h] == NOTHING else mine[holder[h]])
    values += [0] * (2 * (IMPENDING - len(sector.impending)))
    return values
