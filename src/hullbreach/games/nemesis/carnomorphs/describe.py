"""The expansion's own options in words."""

from __future__ import annotations

from hullbreach.games.nemesis.components import WEAKNESS_PLACES
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Described, Seat

from .figures import brood
from .stakes import is_deadly


def describe_word(s: Ship, seat: Seat, option: str) -> Described | None:
    """The Mutation action with the text of its card, and the places an analysis can concern."""
    if option in WEAKNESS_PLACES:
        return Described(option, f"adaptation.{option}")
    return describe_mutation(s, seat) if option == "mutation" else None


def describe_mutation(s: Ship, seat: Seat) -> Described:
    """The Mutation action with the text of its card."""
    card = s.face(brood(s).mutation[seat][0])
    danger = "danger.mutation" if is_deadly(s, seat) else ""
    note = f"card.{card}/text"
    return Described("mutation", "option.mutation", {"card": card}, note=note, danger=danger)
