"""The data the expansion adds to a table; nothing that acts."""

from __future__ import annotations

from msgspec import field

from hullbreach.games.nemesis.ship import SpeciesData
from hullbreach.kernel import Seat


class Brood(SpeciesData):
    """What lies on and beside the Carnomorph board."""

    asleep: list[str]
    """The kinds whose first figure still stands on its Adaptation."""
    removed: list[str] = field(default_factory=list)
    """The places whose Adaptation was analysed and is out of the game."""
    deck: list[int] = field(default_factory=list)
    """The Mutation deck; nobody knows its order."""
    mutation: list[list[int]] = field(default_factory=list)
    """The Mutation card of each Character, if it has one."""
    elsewhere: list[tuple[Seat, Seat, str]] = field(default_factory=list)
    """Who has seen a Mutation card in the deck while whose hidden card lay there: (viewer, owner, face)."""
    markers: list[int] = field(default_factory=list)
    plates: list[int] = field(default_factory=list)
    """Shields of each Character that stop a whole wound."""
    scales: list[int] = field(default_factory=list)
    """Shields that stop a light wound or soften a serious one."""
    masked: list[bool] = field(default_factory=list)
    """Whose noise rolls count as Silence until the end of the round."""
    consumed: list[bool] = field(default_factory=list)
    """Who died of the fourth marker."""
    blank_first: bool = False
    """Whether a blank token returns into the bag before the noise rolls of the development."""
