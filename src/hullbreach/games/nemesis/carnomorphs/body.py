"""What mutations do to a body for the rest of a round: shields and silence."""

from __future__ import annotations

from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Seat

from .figures import brood


def drop_shields(s: Ship) -> None:
    """Shields and masks last until the end of the round."""
    b = brood(s)
    b.plates, b.scales, b.masked = [0] * s.n, [0] * s.n, [False] * s.n


def shield(s: Ship, seat: Seat, wound: str) -> str:
    """A plate stops a wound; a scale stops a light one or makes a serious one light."""
    b = brood(s)
    kinds = (b.scales, b.plates) if wound == "light" else (b.plates, b.scales)
    for shields in kinds:
        if shields[seat]:
            shields[seat] -= 1
            s.tell("shielded", seat=seat)
            return "light" if wound == "serious" and shields is b.scales else ""
    return wound


def muffle(s: Ship, seat: Seat, face: str) -> str:
    """The noise of who wears a Scent Mask counts as Silence."""
    return "silence" if brood(s).masked[seat] else face
