"""How find cards move in and out of hidden hands, in the order in which it happened."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from hullbreach.kernel import Chance, Seat

UNKNOWN = ""
"""The face of a card that nothing tells."""
NO_CARD = -1

Card: TypeAlias = int
"""A find card by its number in a telling; first come those drawn unseen, in the order of the log."""

ENTERS, LEAVES, SENT, RECEIVED = range(4)
"""A card comes in from outside; a card whose face is known leaves; a card is handed on unseen, and taken unseen."""

_LONG, _SPENT = 1 << 440, 1 << 40
"""A word for many draws, and when too little is left of it for a fair one."""


class Impossible(Exception):
    """The cards do not fit this past."""


class Move(NamedTuple):
    """A find card comes into a hidden hand or leaves it."""

    kind: int
    seat: Seat
    row: int
    face: str = UNKNOWN
    """The face that leaves."""
    number: int = NO_CARD
    """The card that enters, or the move by which a received card was sent."""
    not_gas: bool = False
    """Whether what is sent cannot have been gas, for it would have saved the giver."""


class Dice:
    """Many small draws, which share long words of chance."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._word = 0

    def below(self, n: int) -> int:
        """A number from 0 up to this one."""
        if self._word < _SPENT:
            self._word = self._chance.below(_LONG)
        self._word, drawn = divmod(self._word, n)
        return drawn
