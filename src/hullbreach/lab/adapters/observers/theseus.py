"""Theseus as numbers. Everything on the station is open; decks count only by their size and their top card.

In order: the round (phase, whose turn it is counted from the reader, turns, end token, supply, who moves, where it
stopped, bonus cards left); for each of four seats from the reader on its faction, team, life, data, tokens, cards in
deck, top card, discards and cards in front; for each of 26 units its owner, kind, place, room and tokens; for each of
seven places of the ring its board, the units in its rooms, its slots and its impending cards. Ids are numbers from 1
in the order of the game's data, 0 is nothing.
"""

from __future__ import annotations

from typing import Any

from hullbreach.games.theseus.data import FACTIONS, KIND, SECTORS, UNITS
from hullbreach.games.theseus.state import NOTHING, SUPPLY, Sector, Theseus
from hullbreach.games.theseus.steps import STEPS
from hullbreach.kernel import Seat

SEATS, MOST_UNITS, RING = 4, 26, 7
SLOTS = max(len(row.slots) for row in SECTORS)
IMPENDING = max(len(row.impending) for row in SECTORS)
HEAD, BY_SEAT, BY_UNIT = 8, 9, 8
BY_SECTOR = 1 + 4 + 5 * SLOTS + 2 * IMPENDING
SIZE = HEAD + SEATS * BY_SEAT + MOST_UNITS * BY_UNIT + RING * BY_SECTOR

PHASE = {name: i for i, name in enumerate([*STEPS, "over"], 1)}
FACTION = {name: i for i, name in enumerate(FACTIONS, 1)}
FACE = {name: i for i, name in enumerate(KIND, 1)}
UNIT = {name: i for i, name in enumerate(UNITS, 1)}
_NO_UNITS = [0.0] * BY_UNIT
_NO_SECTOR = [0.0] * BY_SECTOR


def observe(s: Theseus, seat: Seat, out: Any) -> None:
    """Fill `out`, SIZE numbers long, with what a seat sees."""
    count = len(s.team)
    values: list[float] = [PHASE[s.phase], (s.active - seat) % count, s.turns, s.end, s.supply]
    values += [s.mover + 1, s.stop + 1, len(s.bonus)]
    for x in range(SEATS):
        values += _seat(s, (seat + x) % count) if x < count else [0.0] * BY_SEAT
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
    out[:] = values


def _seat(s: Theseus, seat: Seat) -> list[float]:
    deck, cards = s.decks[seat], s.cards
    top = FACE[cards.faces[deck[-1]]] if deck and cards.knows(None, deck[-1]) else 0
    return [
        FACTION.get(s.factions[seat], 0),
        s.team[seat],
        s.life[seat],
        s.data[seat],
        s.tokens[seat],
        len(deck),
        top,
        len(s.discards[seat]),
        len(s.front[seat]),
    ]


def _sector(s: Theseus, sector: Sector, mine: list[int]) -> list[float]:
    faces, holder, disc = s.cards.faces, s.holder, s.disc
    values: list[float] = [sector.board + 1]
    values += [unit + 1 for unit in sector.rooms]
    for h in sector.slots:
        if h == NOTHING:
            values += (0, 0, 0, 0, 0)
        else:
            owner = holder[h]
            values += (FACE[faces[h]], 0 if owner == NOTHING else mine[owner], s.power[h])
            values += (s.upgrades[h] + s.camera[h], 1 if h == disc else 2 * (s.copies[h] > 0))
    values += [0.0] * (5 * (SLOTS - len(sector.slots)))
    for h in sector.impending:
        if h == NOTHING:
            values += (0, 0)
        else:
            values += (FACE[faces[h]], 0 if holder[h] == NOTHING else mine[holder[h]])
    values += [0.0] * (2 * (IMPENDING - len(sector.impending)))
    return values
