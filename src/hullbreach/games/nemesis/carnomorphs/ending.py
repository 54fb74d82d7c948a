"""The final contamination check, and the Objectives as Carnomorphs make them read (K-94 to K-98, K-101)."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.components import NUMBERS as BASE
from hullbreach.games.nemesis.contamination import reshuffle_all, scan_cards
from hullbreach.games.nemesis.objectives import CONDITIONS as PRINTED
from hullbreach.games.nemesis.objectives import sent
from hullbreach.games.nemesis.state import CONTAMINATION, Ship
from hullbreach.kernel import Asks, Seat, rule

from .box import NUMBERS
from .figures import brood
from .mutation import mutate, mutated


@rule
def diseased(s: Ship, seat: Seat) -> Asks[bool]:
    """INFECTED cards mutate; a mutant draws four cards, and four markers in all are death (K-94 to K-98)."""
    cards = s.hand[seat] + s.deck[seat] + s.discard[seat]
    if not mutated(s, seat) and scan_cards(s, seat, cards):
        yield from mutate(s, seat)
    if not mutated(s, seat):
        return False
    reshuffle_all(s, seat)
    drawn = s.draw_aside(seat, NUMBERS["final_draw"])
    s.put_aside_down(seat, drawn)
    b = brood(s)
    b.markers[seat] += sum(1 for h in drawn if s.face(h) == CONTAMINATION)
    s.tell("mutation.checked", seat=seat, count=b.markers[seat])
    return b.markers[seat] >= NUMBERS["deadly"]


def revivable(s: Ship, seat: Seat) -> bool:
    """Who died of the fourth marker stays dead (K-101)."""
    return not brood(s).consumed[seat]


def _egg(s: Ship, seat: Seat) -> bool:
    return "egg" in brood(s).removed


def _several(s: Ship, seat: Seat) -> bool:
    return len(brood(s).removed) >= BASE.end["weaknesses"]


CONDITIONS: dict[str, Callable[[Ship, Seat], bool]] = PRINTED | {
    "obj_c3": _several,
    "obj_c4": _egg,
    "obj_c5": lambda s, seat: sent(s, seat) and "carcass" in brood(s).removed,
    "obj_s3": _several,
}
"""A discovered Weakness is read as a removed Adaptation; all else is as printed."""


def fulfilled(s: Ship, seat: Seat, objective: str) -> bool:
    """Whether an Objective is fulfilled for this player."""
    return CONDITIONS[objective](s, seat)
