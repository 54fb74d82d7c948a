"""What cards are worth: what they are going to bring, as far as that can be counted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from hullbreach.games.theseus.components import CARD_BY_FACE, CardRow
from hullbreach.games.theseus.state import NOTHING, Theseus

from .scale import DATA, LIFE, TOKEN

CARD_WORTH = {
    "trap": 0.040,
    "action": 0.030,
    "module": 0.030,
    "shortcut": 0.015,
    "station_wide": 0.020,
    "duplication": 0.020,
    "special": 0.020,
    "bonus": 0.015,
}
"""For an installed card whose use cannot be counted, and for special and bonus cards in hand."""
POWER, SLOT = 0.010, 0.015
"""For each point of the number of such a card, and for any other card besides its use."""
TURNS, LAST_TURNS = 12.0, 3.0
"""How many turns everybody has in a game on average, and how many are always still to come."""
TRAPPED, PASSED, PULL = 1.0, 2.0, 0.6
"""How many stops set off a trap, how many times as many if passing does, how many stops a card of one's own is used at.

Counted at greedy tables: a Hatchery hit three times in a game of four, Fire and Tentacles eight times, an action card
was used once.
"""
LOOT, SHOWN = 0.3, 0.5
"""How much of what a camera is going to record is played back, and how much of what it has recorded."""
IMPENDING = 0.3
"""How much of a card is there already while it is impending."""
HEALED = 0.7
"""How much of a point of life is not lost anyway."""
FROM_FOES = {
    "marines_landmine": LIFE,
    "marines_fire": LIFE,
    "aliens_hatchery": LIFE,
    "aliens_tentacles": LIFE,
    "scientists_defence_system": LIFE,
    "greys_landmine": LIFE,
    "greys_probe": DATA,
    "scientists_camera": LOOT * DATA,
}
"""Traps that can be counted, and what each point of their numbers brings when somebody stops."""
FROM_OWN = {
    "scientists_archives": DATA,
    "greys_transmission": DATA,
    "marines_armory": TOKEN,
    "scientists_small_lab": TOKEN,
    "scientists_medstation": HEALED * LIFE,
    "marines_combat": 0.05,
    "aliens_combat": 0.04,
}
"""Action cards that can be counted, and what each point of their numbers (or a fight) brings."""


class Use(NamedTuple):
    """What a card is good for."""

    card: float
    """For the card itself."""
    point: float
    """For each point of its number."""
    own: float
    """For each point and stop of its holder."""
    foes: float
    """For each point and stop of an enemy."""
    once: bool
    """Whether it works but once."""


def _use(row: CardRow) -> Use:
    """What a printed card is good for: what can be counted by stops, the others by what they are."""
    own, foes = FROM_OWN.get(row.id, 0.0), FROM_FOES.get(row.id, 0.0)
    if own or foes:
        far = PASSED if "pass" in row.when else 1.0
        return Use(SLOT, 0.0, PULL * own, TRAPPED * far * foes, row.one_shot)
    return Use(CARD_WORTH[row.type], POWER if row.base else 0.0, 0.0, 0.0, False)


USES = {face: _use(row) for face, row in CARD_BY_FACE.items()}
NUMBERS = {face: 1 if row.base is None else row.base for face, row in CARD_BY_FACE.items()}
"""By face the number a card comes with; one that has none counts once."""
NUMBERED = {face: row.base is not None for face, row in CARD_BY_FACE.items()}
"""By face whether a card has a number."""


def turns_left(s: Theseus) -> float:
    """How many turns everybody is still going to have."""
    return max(LAST_TURNS, TURNS - s.turns / len(s.team))


def visits_left(s: Theseus) -> float:
    """How often a player is still going to stop in a sector."""
    return turns_left(s) / (len(s.sectors) or 1)


class Yield(NamedTuple):
    """What a card brings from now on."""

    card: float
    """Whatever its number."""
    point: float
    """For each point of its number."""
    printed: float
    """With the number it comes with."""


@lru_cache(maxsize=1024)
def yields(visits: float, foes: int) -> Mapping[str, Yield]:
    """By face what cards bring from now on if everybody stops beside them so often."""
    return {face: _yield(use, NUMBERS[face], visits, foes) for face, use in USES.items()}


def _yield(use: Use, number: int, visits: float, foes: int) -> Yield:
    stops = min(1.0, foes * visits) if use.once else foes * visits
    point = use.point + use.own * visits + use.foes * stops
    return Yield(use.card, point, use.card + number * point)


def cards(s: Theseus, sides: list[float]) -> float:
    """Cards installed, impending and in hand; one that is out of order is worth half."""
    worth, brings = 0.0, yields(visits_left(s), foes_of(s))
    faces, holder, disc = s.cards.faces, s.holder, s.disc
    power, copies, camera = s.power, s.copies, s.camera
    for sector in s.sectors:
        for h in sector.slots:
            if h != NOTHING and holder[h] != NOTHING:
                face = faces[h]
                card, point, _ = brings[face]
                value = card + (power[h] if NUMBERED[face] else 1) * (1 + copies[h]) * point
                if camera[h]:
                    value += SHOWN * DATA * camera[h]
                worth += (value / 2 if h == disc else value) * sides[holder[h]]
        for h in sector.impending:
            if h != NOTHING and holder[h] != NOTHING:
                worth += IMPENDING * brings[faces[h]].printed * sides[holder[h]]
    for front, side in zip(s.front, sides, strict=True):
        for h in front:
            worth += USES[faces[h]].card * side
    return worth


def foes_of(s: Theseus) -> int:
    """How many opponents everybody has."""
    return 2 if s.mode == "teams" else len(s.team) - 1


def as_printed(s: Theseus, h: int) -> float:
    """What a card is going to bring if it is installed with the number it comes with."""
    return yields(visits_left(s), foes_of(s))[s.cards.faces[h]].printed
