"""Every option of the specimen; cards in hand are said by their faces."""

from __future__ import annotations

from hullbreach.kernel import Choice, Pick
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.actions import action
from hullbreach.testing.specimen.components import NUMBERS
from hullbreach.testing.specimen.state import Crew
from hullbreach.testing.specimen.talk import CARDS

from . import Plain, Prompts, counted, numbered

_SEATS: list[Choice] = [*range(max(mode.most for mode in GAME.modes))]
_HAND = [row for face, count in NUMBERS.supply.items() for row in numbered(face, count)]


def by_face(s: Crew, pick: Pick) -> list[Choice]:
    """Cards of the own hand by their faces; of equal ones the first, the second, …"""
    return counted(s.cards.faces[h] for h in pick.options if isinstance(h, int))


PROMPTS: Prompts = {
    "turn.action": [*action],
    "search.discard": _HAND,
    "attack.target": _SEATS,
    "attack.react": ["take", "shield"],
    "swap.partner": _SEATS,
    "swap.card": _HAND,
    "swap.touch": ["spare", "touch"],
    "scan.show": ["keep", "show"],
    "sabotage.tamper": ["pass", "sabotage"],
    "vote.whom": [-1, *_SEATS],
}
PLAIN: dict[str, Plain] = {"search.discard": by_face, "swap.card": by_face}

FILLINGS = {"card": CARDS}
"""What can ever stand in a slot of a line, by the name of its fact."""
