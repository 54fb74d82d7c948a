"""The state of the specimen: plain data, queries, and the few moves that keep it in order."""

from __future__ import annotations

from msgspec import Struct, field

from hullbreach.kernel import Seat
from hullbreach.parts.cards import CardState, show

SUPPLY, SAMPLE, CONTENT = "supply", "sample", "content"


class Row(Struct, frozen=True):
    """Something that happened to roles, kept for good: what, to whom, with whom, and its hidden part."""

    what: str
    seat: Seat
    other: Seat = 0
    bits: int = 0


class Crew(CardState, kw_only=True):
    """A crew in quarantine."""

    players: int
    lives: list[int]
    oxygen: int
    round: int = 1
    phase: str = "turns"
    turn: Seat = 0
    supply: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    """Face up."""
    waste: list[int] = field(default_factory=list)
    """Face down."""
    hands: list[list[int]] = field(default_factory=list)
    samples: list[int] = field(default_factory=list)
    """One for each seat: its label, which the seat knows."""
    contents: list[int] = field(default_factory=list)
    """The other part of each sample, which the seat does not know."""
    box: list[int] = field(default_factory=list)
    first: Seat = 0
    """The seat that was an alien from the start."""
    alien: list[bool] = field(default_factory=list)
    history: list[Row] = field(default_factory=list)
    ending: str = ""

    # -- queries -----------------------------------------------------------------------------------------------

    def alive(self) -> list[Seat]:
        """The seats still in play."""
        return [seat for seat, lives in enumerate(self.lives) if lives > 0]

    def others(self, seat: Seat) -> list[Seat]:
        """The living seats but this one."""
        return [other for other, lives in enumerate(self.lives) if lives > 0 and other != seat]

    def held(self, seat: Seat, face: str) -> int | None:
        """A card with this face in a seat's hand."""
        faces = self.cards.faces
        for h in self.hands[seat]:
            if faces[h] == face:
                return h
        return None

    # -- moves -------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, face: str) -> None:
        """Put a card from the hand face up on the discard pile."""
        h = self.held(seat, face)
        assert h is not None
        self.hands[seat].remove(h)
        self.discard.append(h)
        show(self, h)

    def infect(self, seat: Seat) -> None:
        """The seat is an alien from now on."""
        self.alien[seat] = True
        self.reveals += 1

    def eliminate(self, seat: Seat) -> None:
        """A seat is out: its role and its hand are shown."""
        self.lives[seat] = 0
        for h in self.hands[seat]:
            show(self, h)
        self.discard += self.hands[seat]
        self.hands[seat] = []
        self.history.append(Row("out", seat, bits=int(self.alien[seat])))
        self.reveals += 1
        self.tell("out", seat=seat, role="alien" if self.alien[seat] else "human")
        self._check_ending()

    def lose_oxygen(self, amount: int) -> None:
        """The air gets thinner."""
        self.oxygen = max(0, self.oxygen - amount)
        self._check_ending()

    def _check_ending(self) -> None:
        living = [self.alien[seat] for seat in self.alive()]
        if not any(living):
            self.ending = "cleared"
        elif all(living):
            self.ending = "overrun"
        elif self.oxygen == 0:
            self.ending = "suffocated"
