"""The expansion's own options in words, and why its action is not open."""

from __future__ import annotations

from msgspec.structs import replace

from hullbreach.games.nemesis.components import WEAKNESS_PLACES
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Described, Seat

from .figures import brood


def unavailable_mutation(s: Ship, seat: Seat) -> list[Described]:
    """Why a mutant cannot use its mutation now."""
    cards = brood(s).mutation[seat]
    if not cards:
        return []
    why = "closed.in_combat" if s.in_combat(seat) else "closed.out_of_combat"
    if not s.contaminations(seat):
        why = "closed.contamination"
    return [replace(_mutation(s, seat), note="", closed=why, rule="K-49")]


def describe_word(s: Ship, seat: Seat, option: str) -> Described | None:
    """The Mutation action with the text of its card, and the places an analysis can concern."""
    if option in WEAKNESS_PLACES:
        return Described(option, f"adaptation.{option}")
    return _mutation(s, seat) if option == "mutation" else None


def _mutation(s: Ship, seat: Seat) -> Described:
    card = s.face(brood(s).mutation[seat][0])
    return Described("mutation", "option.mutation", {"card": card}, note=f"card.{card}/text")
