"""What is not open now, and why."""

from __future__ import annotations

from hullbreach.kernel import Described, Pick

from .steps import OPEN


def unavailable(pick: Pick) -> list[Described]:
    """Without a claim there is nothing to doubt."""
    if OPEN in pick.options:
        return []
    return [Described(OPEN, "option.open", {"claim": 0}, closed="closed.no_claim", rule="P-3")]
