"""The expansion's own options in words."""

from __future__ import annotations

from hullbreach.games.nemesis.components import WEAKNESS_PLACES
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Described, Seat

from .figures import brood


def describe_word(s: Ship, seat: Seat, option: str) -> Described | None:
    """The Mutation action with the text of its card, and the places an analysis can concern."""
    if option in WEAKNESS_PLACES:
        return Described(option, f"adaptation.{option}")
    return describe_mutation(s, seat) if option == "mutation" else None


def describe_mutation(s: Ship, seat: Seat) -> Described:
    """The Mutation action with the text of its card."""
    card = s.face(brood(s).mutation[seat][0])
    return Described("mutation", "option.mutation", {"card": card}, note=f"card.{card}/text")
