"""Why a bot did what it did, in one line that gives nothing away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hullbreach.kernel import Fact

from .evaluations import Terms


@dataclass(frozen=True)
class Reason:
    """A message and its facts; its words are in `hullbreach.bots`."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


ONLY = Reason("why.only")
HUNCH = Reason("why.hunch")


def because(chosen: Terms, others: Sequence[Terms]) -> Reason:
    """The open term in which the chosen option is furthest ahead of the average, or a hunch."""
    best, lead = "", 0.01
    for name, value in chosen.items():
        average = sum(terms.get(name, 0.0) for terms in others) / len(others)
        if not name.startswith("_") and value - average > lead:
            best, lead = name, value - average
    return Reason(f"why.{best}") if best else HUNCH
