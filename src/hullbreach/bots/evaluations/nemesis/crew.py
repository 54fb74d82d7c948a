"""Who win or lose together share the work: every job goes to whoever has it done soonest.

It is shared out by what a seat knows of the ship and what everybody sees: where the others stand, what they carry, how
many cards they hold. So each of them comes to much the same list without a word.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log

from hullbreach.games.nemesis.state import ASLEEP, ESCAPED, IN_POD
from hullbreach.kernel import Seat

from .chart import Errand, KnownShip
from .facts import HOMECOMING, ShipFacts
from .goals import EITHER, FULL, KEPT, LOST, Goal, flight
from .jobs import ANYBODY, IMPOSSIBLE, UNKNOWN, Job, Jobs
from .way_home import BED, timely, way_out
from .ways import LEG

ENDS = frozenset(("obj_s4", "obj_s7"))
"""Objectives that the end of the ship fulfils."""
RELIABLE = 0.7
"""How likely somebody comes home who has nothing else to do and stands beside a pod."""
KEPT_PLANS = 4096

Offer = tuple[float, float, int, Seat]
"""When somebody would have a job done, what it would cost, its number, and who offers."""


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

    def offer(self, c: KnownShip, seat: Seat, jobs: dict[int, Job]) -> Offer | None:
        """The job this one has done soonest, of those that are for them."""
        near, mine, work = c.far[self.at], (ANYBODY, seat), self.work
        found: Offer | None = None
        sent, full = self.sends or c.ship.signals[seat], FULL * (self.free <= 0)
        for number, job in jobs.items():
            rooms, cards, weight, doer, sends, lifts, _, _ = job
            if (sends and sent) or doer not in mine:
                continue
            if len(rooms) == 1 and rooms[0] != UNKNOWN:
                cost = weight * (cards + near[rooms[0]]) + full * lifts
            else:
                cost = weight * self._through(c, job) + full * lifts
            offer = work + cost, cost, number, seat
            if found is None or offer < found:
                found = offer
        return found

    def _through(self, c: KnownShip, job: Job) -> float:
        """The cards a job takes that leads through several rooms, or to one still to be found."""
        cost, at = job.cards, self.at
        for room in job.rooms:
            cost += LEG if room == UNKNOWN else c.far[at][room]
            at = at if room == UNKNOWN else room
        return cost

    def take(self, job: Job, cost: float) -> None:
        """Put a job at the end of the list."""
        self.jobs.append(job)
        self.work += cost
        self.free -= job.lifts
        for room in job.rooms:
            self.at = self.at if room == UNKNOWN else room
        self.sends |= job.sends
        self.brings |= job.brings


@lru_cache(KEPT_PLANS)
def share_out(ship: ShipFacts, cards: tuple[str, ...]) -> tuple[dict[Seat, Duties], float]:
    """The shares of all who are up, and how likely what no job can change turns out well."""
    c = KnownShip(ship, BED)
    found = Jobs(c, cards)
    shares = {seat: Duties(at, ship.free[seat]) for seat, at in enumerate(ship.where) if at >= 0}
    jobs = dict(enumerate(found.open))
    offers = {seat: share.offer(c, seat, jobs) for seat, share in shares.items()}
    while jobs:
        standing = [offer for offer in offers.values() if offer]
        if not standing:
            return shares, found.chance * IMPOSSIBLE
        _, cost, number, taker = min(standing)
        shares[taker].take(jobs.pop(number), cost)
        for seat, offer in offers.items():
            if seat == taker or (offer and offer[2] == number):
                offers[seat] = shares[seat].offer(c, seat, jobs)
    return shares, found.chance


@lru_cache(KEPT_PLANS)
def crew_prospects(
    ship: ShipFacts, cards: tuple[str, ...], left: tuple[float, ...], ill: tuple[float, ...]
) -> float:
    """The logarithm of the chance that all jobs get done and somebody comes home."""
    shares, chance = share_out(ship, cards)
    work = sum([timely(share.work, left[seat]) for seat, share in shares.items()])
    nobody, chart = 1.0, KnownShip(ship, BED)
    brings = any(share.brings for share in shares.values())
    for seat in range(len(ship.where)):
        if not brings or (seat in shares and shares[seat].brings):
            nobody *= 1 - (1 - ill[seat]) * _home(chart, cards, seat, shares.get(seat), left[seat])
    return work + log(max(chance, IMPOSSIBLE)) + log(max(1 - nobody, IMPOSSIBLE))


def _home(
    chart: KnownShip, cards: tuple[str, ...], seat: Seat, share: Duties | None, left: float
) -> float:
    """How likely one of them comes home when their share is done."""
    at = chart.ship.where[seat]
    if at == ESCAPED:
        return 1.0
    if at == IN_POD:
        return RELIABLE
    if at == ASLEEP:
        return flight(chart)
    if share is None:
        return 0.0
    fate = KEPT if HOMECOMING in cards else EITHER if ENDS.isdisjoint(cards) else LOST
    done = Errand()
    done.cards = share.work
    c = chart.seen_by(seat, share.at)
    way = way_out(c, Goal(done, fate, carried=True), done, left) - timely(share.work, left)
    return RELIABLE * exp(min(0.0, way))
