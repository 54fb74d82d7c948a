"""What a seat may do next: where its unit has stopped, and where its units would get to."""

from __future__ import annotations

from typing import TypeAlias

from hullbreach.games.theseus.components import CARD_BY_FACE, SECTORS, SETUP, UNITS
from hullbreach.games.theseus.ring import PANDORA
from hullbreach.games.theseus.state import NOTHING, Sector, Theseus
from hullbreach.kernel import Seat

from .cards import CARD_WORTH, POWER, as_printed
from .scale import AIM, DATA, LIFE, TOKEN

ACTION, EXTRA, HOME, DISC = 0.030, 0.035, 0.030, 0.012
"""What a stop promises: an own action card, another turn, the own sector, the disc."""
INSTALL = 0.5
"""How much of an impending card counts besides where its holder may install it now."""
HATCH, TAKE = 0.050, 1.5
"""For an Embryo about to hatch, and for a card about to be taken over, in terms of its worth."""
TILE = {"extra_turn": 0.090, "malfunction": 0.060, "combat": 0.030, "home": 0.0}
"""For Pandora's tile by the action of the sector it lies at; at somebody's home there is always an enemy."""
DEEDS = {
    "marines_combat": "combat",
    "aliens_combat": "combat",
    "scientists_archives": "data",
    "greys_transmission": "data",
    "scientists_camera": "camera",
    "marines_armory": "tokens",
    "scientists_small_lab": "tokens",
    "scientists_medstation": "life",
}
"""Action cards that bring what can be counted at once."""
Offers: TypeAlias = list[tuple[int, int, Seat, float]]
"""Action cards: where, which, whose, and what they would bring."""


def prospects(s: Theseus, aims: list[float], offers: Offers) -> float:
    """What the active seat may still do where its unit has stopped."""
    if s.stop == NOTHING or s.phase not in ("actions", "sector", "impending"):
        return 0.0
    seat, sector = s.active, s.sectors[s.stop]
    worth = 0.0
    if s.phase != "impending":
        worth += _sector_action(s, seat, sector, aims)
    if s.phase == "actions":
        worth += sum(
            [
                each
                for at, h, holder, each in offers
                if at == s.stop and holder == seat and h not in s.used
            ]
        )
        worth += _brood(s, seat, sector)
    holder = s.holder
    for h in sector.impending:
        if h != NOTHING and holder[h] == seat:
            worth += INSTALL * as_printed(s, h)
    return worth


def _brood(s: Theseus, seat: Seat, sector: Sector) -> float:
    """What a Creature or an Embryo of Pandora will do after the action cards: hatch, or take over a card."""
    if s.mover == NOTHING or s.units[s.mover].at != s.stop:
        return 0.0
    kind = s.units[s.mover].kind
    if UNITS[kind].hatches:
        return HATCH if s.alone else 0.0
    if not UNITS[kind].base.takes_over:
        return 0.0
    cards = [h for h in sector.slots if h != NOTHING and s.hostile(seat, h) and h != s.disc]
    return max([TAKE * CARD_WORTH[CARD_BY_FACE[s.cards.faces[h]].type] for h in cards], default=0.0)


def nursery(s: Theseus, sides: list[float]) -> float:
    """What it is worth that Pandora's tile lies where it does."""
    if not s.tile:
        return 0.0
    seat = s.factions.index(PANDORA)
    return TILE[SECTORS[s.sectors[s.home[seat]].board].action] * sides[seat]


def offers_of(s: Theseus, aims: list[float]) -> Offers:
    """Every action card that works: where it is, whose it is, and what it would bring."""
    faces, holder = s.cards.faces, s.holder
    return [
        (at, h, holder[h], _offer(s, h, faces[h], holder[h], aims))
        for at, sector in enumerate(s.sectors)
        for h in sector.actions
    ]


def _offer(s: Theseus, h: int, face: str, seat: Seat, aims: list[float]) -> float:
    """What resolving an action card would bring its holder now."""
    times = 1 + s.copies[h]
    kind = DEEDS.get(face)
    if kind == "combat":
        return times * aims[seat] * LIFE / AIM
    if kind == "data":
        return times * DATA * s.power[h] if s.collects[seat] else 0.0
    if kind == "camera":
        return times * DATA * s.camera[h] if s.collects[seat] else 0.0
    if kind == "tokens":
        return times * TOKEN * min(s.power[h], s.supply)
    if kind == "life":
        healed = times * s.power[h]
        return LIFE * (healed if s.deathmatch else min(SETUP.tracks.life - s.life[seat], healed))
    return ACTION + POWER * s.power[h]


def reach(s: Theseus, offers: Offers) -> list[float]:
    """By seat what the best of its units would find where its next movement ends."""
    best = [0.0] * len(s.team)
    if not offers:
        return best
    ring = len(s.sectors)
    counts = [sector.count() for sector in s.sectors]
    found = [[0.0] * ring for _ in s.team]
    for at, _, holder, each in offers:
        found[holder][at] += each
    for u in s.units:
        if u.at >= 0 and not u.caught:
            there = found[u.seat][(u.at + counts[u.at]) % ring]
            if there > best[u.seat]:
                best[u.seat] = there
    return best


def _sector_action(s: Theseus, seat: Seat, sector: Sector, aims: list[float]) -> float:
    """What the action of the sector will bring."""
    worth = HOME if s.is_home(seat, s.stop) else 0.0
    action = SECTORS[sector.board].action
    if action == "combat":
        worth += aims[seat] * LIFE / AIM
    elif action == "extra_turn":
        worth += EXTRA
    elif action == "malfunction":
        worth += DISC
    return worth
