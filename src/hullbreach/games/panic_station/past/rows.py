"""A log, whose eyes see it, and its rows as those eyes know them."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from hullbreach.games.panic_station.state import (
    DREW,
    KILLED,
    LOOKED,
    MET,
    SCANNED,
    HouseRules,
    Incident,
)
from hullbreach.kernel import Seat

EITHER = 17
"""What a human who receives the antidote cannot tell: whether it worked, or had been spent before."""


class Log(NamedTuple):
    """A log and whose eyes see it: everything that what they know is found from."""

    rows: tuple[Incident, ...]
    packet: int
    """How many cards of the packet are left after these rows."""
    eyes: tuple[Seat, ...]
    house: HouseRules
    players: int
    sizes: tuple[int, ...] = ()
    """How many cards everybody holds, if the log does not tell: in positions set up by hand and in old games."""
    infected: int = 0
    """Which of the eyes are infected now, if the log does not tell."""

    @property
    def recorded(self) -> bool:
        """Whether the log has every card since the setup."""
        return not self.sizes


# --- rows -------------------------------------------------------------------------------------


class Drew(NamedTuple):
    """A card of the packet was drawn."""

    seat: Seat
    """By whom, if the eyes did not see the card."""
    places: int
    """How many places the host card could be in before."""
    host: Seat
    """Whom the eyes saw draw the host card."""
    kind: int = DREW


class Scanned(NamedTuple):
    """A thermo scan counted the infected among those alive then."""

    living: int
    red: int
    kind: int = SCANNED


class Looked(NamedTuple):
    """The eyes saw a whole hand."""

    seat: Seat
    has_host: bool
    has_antidote: bool
    proven: int
    """Who must have been infected at some time, by the infection cards in it, as bits."""
    own: int
    foreign: int
    last: bool
    """Whether the infection cards in this hand are counted up to here only."""
    kind: int = LOOKED


class Killed(NamedTuple):
    """One of the others killed a character of somebody."""

    killer: Seat
    victim: Seat
    knowing: bool
    """Whether they had seen the hand of their victim."""
    kind: int = KILLED


class Unseen(NamedTuple):
    """Two others met."""

    a: Seat
    b: Seat
    may_a: int
    may_b: int
    """Whether each of them can have had the antidote."""
    no_a: int
    no_b: int
    """Whether each of them cannot have given an infection card of their own."""
    size_a: int
    size_b: int
    """How many cards each of them had, if their infection cards are counted."""
    chooses: bool = False
    """Whether the infected may hand on a foreign infection card though they have one of their own (P-143)."""
    starters: int = 0
    """Who of the others could have begun an exchange then, as bits; none if it tells nothing that this one did."""
    living: int = 0
    kind: int = MET + 16

    @property
    def counted(self) -> bool:
        """Whether anybody's infection cards are counted here."""
        return bool(self.size_a or self.size_b)


class Met(NamedTuple):
    """One of the eyes met somebody, or two of them each other."""

    a: Seat
    b: Seat
    mine: int
    theirs: int
    """What was given, as far as whoever of the eyes received it can tell."""
    eyes: int
    """Which of the two are eyes, as bits."""
    proven: int
    """Who must have been infected at some time, as bits: their infection card was handed on."""
    size: int
    """How many cards the stranger had, if their infection cards are counted."""
    own: int
    foreign: int
    """How the stranger's infection cards changed, own and others."""
    passed: int
    """Whether the stranger handed on an infection card of somebody else."""
    last: bool
    """Whether the stranger's infection cards are counted up to here only."""
    starters: int = 0
    """Who of the others could have begun an exchange then, as bits; none if one of the eyes did."""
    living: int = 0
    habits: bool = False
    """Whether what was given tells something beyond what the rules do."""
    kind: int = MET

    @property
    def stranger(self) -> Seat:
        """Who of the two is not of the eyes."""
        return self.b if self.eyes >> self.a & 1 else self.a


Known: TypeAlias = Drew | Scanned | Looked | Killed | Unseen | Met
"""A row as the eyes know it. The kinds tell apart rows that are alike in all their numbers."""
