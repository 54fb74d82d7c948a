"""The Intruder player with Carnomorphs (K-102 to K-105)."""

from __future__ import annotations

from hullbreach.games.nemesis.picks import pick_intruder
from hullbreach.games.nemesis.state import Intruder, Ship
from hullbreach.kernel import Asks, Seat, rule

from .feeding import feed, food, voracious


def hungry(s: Ship) -> list[Intruder]:
    """Who could feed now: not in combat, or anybody when Voracious (K-103)."""
    return [x for x in s.intruders if (voracious(s) or not s.contested(x)) and food(s, x)]


def feeding_use(s: Ship) -> list[str]:
    """A card can let one Carnomorph feed."""
    return ["feed"] if hungry(s) else []


@rule
def let_feed(s: Ship, seat: Seat) -> Asks[None]:
    """One Carnomorph feeds (K-103)."""
    feed(s, (yield from pick_intruder(s, seat, "xeno.feeder", hungry(s), "K-103")))
