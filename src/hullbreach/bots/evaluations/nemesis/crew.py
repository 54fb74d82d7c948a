"""Who win or lose together share the work: every job goes to whoever has it done soonest.

It is shared out by what a seat knows of the ship and what everybody sees: where the others stand, what they carry, how
many cards they hold. So each of them comes to much the same list without a word.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log

from hullbreach.games.nemesis.board import FIXED
from hullbreach.games.nemesis.state import ASLEEP, ESCAPED, IN_POD
from hullbreach.kernel import Seat

from .chart import Errand, KnownShip
from .facts import HOMECOMING, ShipFacts
from .goals import EITHER, FULL, KEPT, LOST, Goal, flight
from .jobs import ANYBODY, IMPOSSIBLE, UNKNOWN, Job, jobs_of
from .way_home import timely, way_out
from .ways import LEG

ENDS = frozenset(("obj_s4", "obj_s7"))
"""Objectives that the end of the ship fulfils."""
RELIABLE = 0.7
"""How likely somebody comes home who has nothing else to do and stands beside a pod."""
KEPT_PLANS = 4096


class Duties:
    """What falls to one of the crew, and where it leads them."""

    __slots__ = ("at", "brings", "free", "jobs", "sends", "work")

    def __init__(self, at: int, free: int) -> None:
        self.at = at
        self.free = free
        """The hands that are free."""
        self.work = 0.0
        """The cards it takes."""
        self.jobs: list[Job] = []
        self.sends = self.brings = False

    def cost(self, c: KnownShip, seat: Seat, job: Job) -> float | None:
        """The cards one more job takes; None if it is not for this one."""
        if job.doer not in (ANYBODY, seat) or (job.sends and (self.sends or c.ship.signals[seat])):
            return None
        cost, at = job.cards, self.at
        for room in job.rooms:
            cost += LEG if room == UNKNOWN else c.far[at][room]
            at = at if room == UNKNOWN else room
        return job.weight * cost + FULL * (job.lifts and self.free <= 0)

    def take(self, job: Job, cost: float) -> None:
        """Put a job at the end of the list."""
        self.jobs.append(job)
        self.work += cost
        self.free -= job.lifts
        self.at = next((room for room in reversed(job.rooms) if room != UNKNOWN), self.at)
        self.sends |= job.sends
        self.brings |= job.brings


@lru_cache(KEPT_PLANS)
def share_out(ship: ShipFacts, cards: tuple[str, ...]) -> tuple[dict[Seat, Duties], float]:
    """The shares of all who are up, and how likely what no job can change turns out well."""
    c, found = KnownShip(ship, FIXED["hibernatorium"]), jobs_of(ship, cards)
    shares = {seat: Duties(at, ship.free[seat]) for seat, at in enumerate(ship.where) if at >= 0}
    while found.open:
        offers = [
            (share.work + cost, cost, number, seat)
            for number, job in enumerate(found.open)
            for seat, share in shares.items()
            if (cost := share.cost(c, seat, job)) is not None
        ]
        if not offers:
            return shares, found.chance * IMPOSSIBLE
        _, cost, number, seat = min(offers)
        shares[seat].take(found.open.pop(number), cost)
    return shares, found.chance


@lru_cache(KEPT_PLANS)
def crew_prospects(
    ship: ShipFacts, cards: tuple[str, ...], left: tuple[float, ...], ill: tuple[float, ...]
) -> float:
    """The logarithm of the chance that all jobs get done and somebody comes home."""
    shares, chance = share_out(ship, cards)
    work = sum([timely(share.work, left[seat]) for seat, share in shares.items()])
    nobody = 1.0
    brings = any(share.brings for share in shares.values())
    for seat in range(len(ship.where)):
        if not brings or (seat in shares and shares[seat].brings):
            nobody *= 1 - (1 - ill[seat]) * _home(ship, cards, seat, shares.get(seat), left[seat])
    return work + log(max(chance, IMPOSSIBLE)) + log(max(1 - nobody, IMPOSSIBLE))


def _home(
    ship: ShipFacts, cards: tuple[str, ...], seat: Seat, share: Duties | None, left: float
) -> float:
    """How likely one of them comes home when their share is done."""
    at = ship.where[seat]
    if at == ESCAPED:
        return 1.0
    if at == IN_POD:
        return RELIABLE
    if at == ASLEEP:
        return flight(KnownShip(ship, FIXED["hibernatorium"]))
    if share is None:
        return 0.0
    fate = KEPT if HOMECOMING in cards else EITHER if ENDS.isdisjoint(cards) else LOST
    done = Errand()
    done.cards = share.work
    c = KnownShip(ship._replace(seat=seat), share.at)
    way = way_out(c, Goal(done, fate, carried=True), done, left) - timely(share.work, left)
    return RELIABLE * exp(min(0.0, way))
