"""Every option of Panic Station: rooms, cards and characters by their ids, seats and parasites by their numbers."""

from __future__ import annotations

from hullbreach.games.panic_station.components import (
    ARMOUR,
    BODY_SCANNER,
    CHARACTERS,
    DEGREES,
    ENERGY_BOOST,
    FACES,
    FINDS,
    FIRST_AID_KIT,
    GRENADE,
    KEY_CARD,
    LAID_OUT,
    PARASITE_SIGNAL,
    PLACES,
    ROOMS,
    TABLE,
    TOKENS,
)
from hullbreach.games.panic_station.ending import DESTROY_NEST, RESIGN
from hullbreach.games.panic_station.exchange import ATTACKS, ENABLING
from hullbreach.games.panic_station.healing import BOTH, HEAL
from hullbreach.games.panic_station.shooting import PARASITE, SHOOT, STAB
from hullbreach.games.panic_station.station_terminal import TERMINAL
from hullbreach.games.panic_station.talk import CLAIMED, GAS_COUNTS
from hullbreach.games.panic_station.turns import END_TURN
from hullbreach.kernel import Choice

from . import Plain, Prompts, each

ACTIONS = (
    *("explore", "move", "search", SHOOT, STAB, HEAL, TERMINAL),
    *(GRENADE, BODY_SCANNER, FIRST_AID_KIT, PARASITE_SIGNAL),
    *(ENERGY_BOOST, DESTROY_NEST, RESIGN),
)
"""Every action in the order of its numbers, which learners rely on."""
_SEATS = range(max(TABLE.players))
_TOKENS = range(len(TOKENS))
_TARGETS = each(CHARACTERS, _SEATS) + each(PARASITE, _TOKENS)
_ARMOUR = range(FINDS[ARMOUR].copies + 1)
_FAR = len(ROOMS) - 1
"""No room lies further from the reactor than there are other rooms to lay between."""


def _positions() -> list[Choice]:
    """Every place a room card can ever be laid, with its four turns."""
    span = range(-_FAR, _FAR + 1)
    spots = [(x, y) for y in span for x in span if abs(x) + abs(y) <= _FAR]
    return [(x, y, turn * DEGREES) for x, y in spots for turn in range(4)]


PROMPTS: Prompts = {
    "turn.action": [*ACTIONS, END_TURN, *each("lay_out", LAID_OUT)],
    "encounter.settle": [
        *ATTACKS,
        ENERGY_BOOST,
        *each("exchange", _SEATS),
        *each("lay_out", ENABLING),
    ],
    "exchange.card": FACES,
    "move.to": each(CHARACTERS, PLACES),
    "run.move": ["stay", ("lay_out", KEY_CARD), *PLACES],
    "place.room": _positions(),
    "search.with": CHARACTERS,
    "night_vision.use": ["use", "leave"],
    "storage.draw": ["draw", "stop"],
    "team.partner": ["alone", *_SEATS],
    "team.accept": ["draw", "decline"],
    "alarm.source": [*_TOKENS],
    "armour.play": [*_ARMOUR, *each(_ARMOUR, _ARMOUR)],
    "shoot.weapon": ["gun", "sniper"],
    "shoot.target": _TARGETS,
    "shoot.second": ["hold", *_TARGETS],
    "stab.target": _TARGETS,
    "grenade.room": PLACES,
    "heal.mode": [*CHARACTERS, BOTH],
    "first_aid.medic": CHARACTERS,
    "first_aid.target": ["enough", *each(CHARACTERS, _SEATS)],
    "body_scanner.target": [*_SEATS],
    "signal.from": PLACES,
    "signal.to": PLACES,
    "terminal.room": PLACES,
    "terminal.function": ["thermo_scan", "open_doors", "reveal_room"],
}
PLAIN: dict[str, Plain] = {}

FILLINGS = {"room": PLACES, "thing": CLAIMED, "count": GAS_COUNTS}
"""What can ever stand in a slot of a line, by the name of its fact."""
