"""Every option of Theseus: units, sectors, rooms, slots, impending positions and cards by their ids."""

from __future__ import annotations

from hullbreach.games.theseus.cards.greys import SUPPLY_WORD
from hullbreach.games.theseus.components import (
    BOARD,
    CARD_BY_FACE,
    FACTIONS,
    IMPENDING_PLACE,
    ROOMS,
    SECTORS,
    SETUP,
    SLOT_PLACE,
    UNITS,
)
from hullbreach.games.theseus.upgrades import special
from hullbreach.kernel import DONE, Choice

from . import Plain, Prompts, by_place, each

_SEATS: list[Choice] = [*range(max(mode.seats[1] for mode in SETUP.modes.values()))]
_FACTIONS: list[Choice] = [*FACTIONS]
_ROOMS = tuple(ROOMS)
_SECTORS = tuple(BOARD)
_HOMES = tuple(row.sector for row in FACTIONS.values() if row.sector)
_SLOTS = tuple(SLOT_PLACE)
_IMPENDING = tuple(IMPENDING_PLACE)
_UNITS = tuple(
    name
    for faction, row in FACTIONS.items()
    for name in (
        *(f"{faction}_{i + 1}" for i in range(len(row.units))),
        *(f"{kind}_{row.reserve[:i].count(kind) + 1}" for i, kind in enumerate(row.reserve)),
    )
)
_EMBRYOS: list[Choice] = [kind for kind, row in UNITS.items() if row.base.takes_over]
_FACES = tuple(card.id for card in CARD_BY_FACE.values() if card.faction in FACTIONS)
_DUTIES = tuple(dict.fromkeys(row.action for row in SECTORS))
_FREE = each("upgrade", _UNITS + _SLOTS) + each("play", special)

PROMPTS: Prompts = {
    "setup.faction": _FACTIONS,
    "setup.sector": _SECTORS,
    "setup.team_sector": _HOMES,
    "setup.tile": each(_SECTORS, ("left", "right")),
    "setup.deck": [
        (face, amount) for face in _FACES for amount in range(CARD_BY_FACE[face].count + 1)
    ],
    "setup.card": _FACES,
    "setup.room": _ROOMS,
    "setup.anywhere": each(_SECTORS, _ROOMS),
    "turn.move": [*_UNITS, *_FREE],
    "turn.action": ["go_on", *_SLOTS, *_FREE],
    "turn.impending": ["skip", *each(("place", "replace", "install"), _IMPENDING), *_FREE],
    "turn.refill": ["refill", *_FREE],
    "turn.end": ["end", *_FREE],
    "sector.first": [*_DUTIES, "token", *_FREE],
    "sector.home": ["token", *each("clear", _SLOTS)],
    "install.slot": _SLOTS,
    "disc.card": [*_SLOTS, *_IMPENDING],
    "trap.next": _SLOTS,
    "move.skip": ["enter", "skip"],
    "move.room": _ROOMS,
    "move.eject": _UNITS,
    "move.way": [
        "on",
        "stop",
        *each("burn", range(1, len(_ROOMS) + 1)),
        *each("jump", _SECTORS),
        *each("further", ("passage", "runner", "trail")),
    ],
    "relocate.sector": _SECTORS,
    "space.room": each(_SECTORS, _ROOMS),
    "fight.attacker": _UNITS,
    "fight.target": _UNITS,
    "lurk.target": _UNITS,
    "hatch.kind": _EMBRYOS,
    "hatch.room": _ROOMS,
    "hatch.eject": _UNITS,
    "takeover.card": ["no", *_SLOTS],
    "abduction.unit": [DONE, *_UNITS],
    "rush.unit": [DONE, *_UNITS],
    "hole.card": _SLOTS,
    "hole.slot": _SLOTS,
    "control.unit": [DONE, *_UNITS],
    "invisibility.unit": _UNITS,
    "downgrade.seat": _SEATS,
    "downgrade.loss": [*_UNITS, *_SLOTS, SUPPLY_WORD],
    "transfer.seat": _SEATS,
    "annihilation.card": _SLOTS,
    "tracker.trap": _SLOTS,
    "tactics.unit": [DONE, *_UNITS],
    "medstation.loss": _SEATS,
    "plans.card": [DONE, *_IMPENDING],
    "detonation.card": _SLOTS,
    "remote.card": [DONE, *_SLOTS],
    "fight.double": _UNITS,
    "fight.extra": _UNITS,
    "incubator.eject": [DONE, *_UNITS],
}
PLAIN: dict[str, Plain] = {"setup.deck": by_place}

FILLINGS = {"place": _SECTORS}
"""What can ever stand in a slot of a line, by the name of its fact."""
