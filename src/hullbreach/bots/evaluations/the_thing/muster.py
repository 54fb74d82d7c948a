"""Who goes where: everybody places one figure, and work takes several who keep together."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.the_thing.components import LIMITS
from hullbreach.games.the_thing.state import Base

from .race import NEVER
from .work import BONUS, Work, matched

CROWD = LIMITS.green
RELY = 0.6
"""How likely those to come go where they are needed most."""
KILL, FOUND = 0.8, 0.35
"""What a death costs, and how likely the alien comes to a place where somebody is."""


def mustered(s: Base, jobs: dict[str, Work], cards: list[str], harm: bool) -> float:
    """What can be made of this round; of those to come one hopes that they go where they are needed."""
    attacks = tuple([attack.strength for attack in s.plan])
    crowds = s.crowds()
    count = {place: crowds.get(place, 0) for place in jobs}
    now = _manned(s, jobs, count, cards, harm, attacks)
    if not s.turn:
        return now
    rows = {place: _posts(place in BONUS, job, attacks) for place, job in jobs.items()}
    _send(len(s.turn), count, rows)
    return RELY * _manned(s, jobs, count, cards, harm, attacks) + (1 - RELY) * now


def best_posts(s: Base, jobs: dict[str, Work], most: int) -> list[str]:
    """The places where one more figure, and those who may join it, can do most."""
    attacks = tuple([attack.strength for attack in s.plan])
    crowds, joining = s.crowds(), 1 + len(s.turn)
    hopes = {
        place: _gain(_posts(place in BONUS, job, attacks), crowds.get(place, 0), joining)[0]
        for place, job in jobs.items()
    }
    return sorted(hopes, key=hopes.__getitem__, reverse=True)[:most]


@lru_cache(4096)
def _gain(row: tuple[float, ...], here: int, joining: int) -> tuple[float, int]:
    """The most that each of those who may join can add at a place, and how many it takes for that."""
    counts = range(1, min(CROWD - here, joining) + 1)
    gains = [((row[here + k] - row[here]) / k, k) for k in counts]
    return max(gains, key=lambda gain: gain[0], default=(-NEVER, 0))


def _send(left: int, count: dict[str, int], rows: dict[str, tuple[float, ...]]) -> None:
    """Send people to the places where each of them helps most; where it takes several they go together."""
    while left:
        best, where, more = -NEVER, "", 0
        for place, row in rows.items():
            gain, k = _gain(row, count[place], left)
            if gain > best:
                best, where, more = gain, place, k
        if not where:
            return
        count[where] += more
        left -= more


def _manned(
    s: Base,
    jobs: dict[str, Work],
    count: dict[str, int],
    cards: list[str],
    harm: bool,
    attacks: tuple[int, ...],
) -> float:
    """What these figures can make of these cards, with an alien about."""
    standing = {place: n for place, n in count.items() if n}
    safe = {place: _safety(n, attacks) for place, n in standing.items()} if attacks else {}
    loss = sum([_loss(n, attacks) for n in standing.values()])
    return matched(s, jobs, standing, cards, harm, safe) - loss


@lru_cache(4096)
def _posts(bonus: bool, job: Work, attacks: tuple[int, ...]) -> tuple[float, ...]:
    """What up to three at a place can do there, with an alien about that may come."""
    most = job.uses + job.repairs
    each = max(job.use if job.uses else 0.0, job.repair if job.repairs else 0.0)
    row = [0.0]
    for count in range(1, CROWD + 1):
        pieces = count * (count + 1) // 2 if bonus else count
        done = each * min(pieces, most) * _safety(count, attacks)
        row.append(done - _loss(count, attacks))
    return tuple(row)


def _safety(count: int, attacks: tuple[int, ...]) -> float:
    """How likely a group is left to their work."""
    return float((1 - FOUND) ** sum([strength >= count for strength in attacks]))


def _loss(count: int, attacks: tuple[int, ...]) -> float:
    """How many may die where the alien finds fewer than it is strong; it rather comes where people are."""
    return FOUND * KILL * sum([strength > count for strength in attacks]) if count else 0.0
