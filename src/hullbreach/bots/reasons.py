"""Why a bot did what it did, in one line that gives nothing away."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from hullbreach.words import Words

from .evaluations import Terms

PACKAGE = "hullbreach.bots"
NOTEWORTHY = 0.004
"""A smaller difference is no reason."""


@dataclass(frozen=True)
class Reason:
    """A message and its facts; its words lie beside this module."""

    key: str
    facts: Mapping[str, int] = field(default_factory=dict)
    line: int | None = None
    """The line of the talk that was acted on, by its number."""

    def words(self, language: str) -> str:
        """The reason as a person is told it."""
        return Words(PACKAGE, language).say(self.key, **self.facts)


ONLY = Reason("why.only")
HUNCH = Reason("why.hunch")
SECRET = Reason("why.secret")


def because(
    chosen: Terms, others: Sequence[Terms], confided: Collection[str] = frozenset()
) -> Reason:
    """The term in which the chosen option is furthest ahead of the average, or a hunch; open ones, and these."""
    best, lead = "", NOTEWORTHY
    for name, value in chosen.items():
        average = sum(terms.get(name, 0.0) for terms in others) / len(others)
        if (not name.startswith("_") or name in confided) and value - average > lead:
            best, lead = name, value - average
    return Reason(f"why.{best}") if best else HUNCH
