"""The state of the game: plain data and queries."""

from __future__ import annotations

from msgspec import field

from hullbreach.kernel import Seat
from hullbreach.parts.cards import CardState

from .components import NUMBERS

GAUGE = "gauge"


class Engine(CardState, kw_only=True):
    """An engine room full of gauges."""

    players: int
    lives: list[int]
    turn: Seat = 0
    claim: int = 0
    """What all gauges show together at least, as the last claim has it."""
    claimer: Seat = -1
    pile: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    """The gauge of every seat, if it has one."""
    opened: list[int] = field(default_factory=list)
    """What the gauges showed when they were last opened, by seat; 0 where there was none."""

    def alive(self) -> list[Seat]:
        """The seats still in play."""
        return [seat for seat, lives in enumerate(self.lives) if lives > 0]

    def after(self, seat: Seat) -> Seat:
        """The next living seat in seating order."""
        order = [(seat + i) % self.players for i in range(1, self.players + 1)]
        return next(other for other in order if self.lives[other] > 0)

    def most(self) -> int:
        """The most that all gauges can show together."""
        return max(NUMBERS.gauges) * len(self.alive())

    def gauge(self, seat: Seat) -> int:
        """What a seat's gauge shows."""
        return int(self.cards.faces[self.hands[seat][0]])
