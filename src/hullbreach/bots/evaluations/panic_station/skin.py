"""One's own skin: lives, the harm that is coming, cards in the hand and on the table."""

from __future__ import annotations

from math import exp

from hullbreach.games.panic_station.components import ARMOUR, FIRST_AID_KIT
from hullbreach.games.panic_station.state import KEY, Station
from hullbreach.kernel import Seat

FATE, SOLDIERS = 1.0, 0.14
"""What stands between an infected player and the end: time, and every life of the other soldiers."""
OWN_ANDROID, OWN_SOLDIER, HARM = 0.7, 0.2, 1.4
"""What speaks for them: their own lives, the android's above all, less the harm that is coming."""
HUMAN_ANDROID, HUMAN_SOLDIER, FEAR = 0.25, 0.45, 0.1
"""Humans need their soldiers more, and cling to life even when there is little hope."""
OLD = 16
"""By this round nobody clings to life any more: waiting brings nothing."""
LATER = 0.5
"""How much of a danger is left when one can still walk away from it."""
CARD, HAND, PROTECTION, AID = 0.015, 9, 0.05, 0.04
"""For every card, how many of them count, and besides for armour and a first aid kit."""
GEAR, KEY_WORTH, SHOT = 0.02, 0.12, 0.01
"""For what lies on the table, for the key besides, and for every shot."""
LAST, LOST = 0.55, 0.08
"""What is left of the hopes of whoever was infected last, while there are humans and when there are none."""


def cards(held: list[str]) -> float:
    """What a hand is good for; what is played from it must leave enough cards."""
    return (
        CARD * min(HAND, len(held))
        + PROTECTION * min(2, held.count(ARMOUR))
        + AID * (FIRST_AID_KIT in held)
    )


def gear(s: Station, seat: Seat) -> float:
    """What lies on the table: above all the key, which shortens many ways and closes them to others."""
    gear = s.gear[seat]
    return GEAR * gear.bit_count() + KEY_WORTH * bool(gear & KEY) + SHOT * s.ammo(seat)


def dies(s: Station, seat: Seat, harm: float) -> float:
    """How likely a human dies before the end; without a soldier they are of little use."""
    life = HUMAN_SOLDIER * s.life[2 * seat] + HUMAN_ANDROID * s.life[2 * seat + 1]
    return exp(-max(0.0, life - HUMAN_ANDROID * harm))


def outlives(s: Station, seat: Seat, harm: float) -> float:
    """How likely an infected player lives to see the last soldier die."""
    soldier, android = s.life[2 * seat], s.life[2 * seat + 1]
    mine = OWN_ANDROID * android + OWN_SOLDIER * soldier - HARM * harm
    theirs = SOLDIERS * (sum(s.life[::2]) - soldier)
    return 1 / (1 + exp(FATE + theirs - mine))


def not_last(s: Station, seat: Seat) -> float:
    """Whoever was infected last wins only if somebody else stays human or is infected after them."""
    if not s.order[seat] or s.order[seat] != max(s.order):
        return 1.0
    return LAST if any(s.alive(x) and not s.infected[x] for x in range(s.players)) else LOST


def harm_ahead(s: Station, seat: Seat, swarm: list[tuple[int, int]]) -> float:
    """What the parasites beside one's figures and one room away may do in their phase."""
    total = 0.0
    for cell in s.figures_cells(seat):
        near = s.neighbours(cell, False)
        for where, damage in swarm:
            if where == cell:
                total += damage * (1 - len(near) / 4)
            elif where in near:
                total += damage / 4
    return LATER * total if seat in s.queue or (s.active == seat and s.ap) else total
