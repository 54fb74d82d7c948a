"""How much better another option was: how it looked at a glance, set right by what was played on.

Games played on are few and rough; a glance in many worlds is steady, and blind to whatever comes later. So a glance is
a first guess. How much glances are worth, and how far they miss, is found out from all decisions of the game that were
played on from, and every single decision is then judged by both: the rougher its games, the more its glance counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt

from msgspec import Struct

from .shapes import Estimate

NEAREST = 0.03
"""A glance is never taken to be nearer to the truth than this."""


class Seen(Struct, frozen=True):
    """An option beside the one that was chosen: its lead at a glance, and in games played on."""

    glance: float
    played: Estimate


class Judge(Struct, frozen=True):
    """What a glance is worth; one who knows nothing of glances goes by the games alone."""

    worth: float = 0.0
    """How much of a lead seen at a glance is left in games played on."""
    miss: float = inf
    """How far that is off, as a standard deviation."""

    def lead(self, seen: Seen) -> Estimate:
        """By how much an option is better than what was chosen."""
        guess, doubt = self.worth * seen.glance, self.miss**2
        if doubt == inf:
            return seen.played
        trust = doubt / (doubt + seen.played.error**2)
        return Estimate(guess + trust * (seen.played.mean - guess), sqrt(trust) * seen.played.error)


def judge_of(seen: Iterable[Seen]) -> Judge:
    """What glances are worth in this game."""
    found = [(each.glance, each.played.mean, each.played.error**2) for each in seen]
    glances = sum(glance**2 / noise for glance, _, noise in found)
    if not glances:
        return Judge()
    worth = max(0.0, sum(glance * lead / noise for glance, lead, noise in found) / glances)
    beyond = [(lead - worth * glance) ** 2 - noise for glance, lead, noise in found]
    return Judge(worth, sqrt(max(NEAREST**2, sum(beyond) / len(beyond))))
