"""Stakes in words: the price of an option, its odds, and what follows."""

from __future__ import annotations

from hullbreach.kernel import Stakes

from .bundle import Words


def stakes_in_words(stakes: Stakes | None, words: Words) -> list[str]:
    """What an option costs and risks and leads to, one phrase each."""
    if stakes is None:
        return []
    said = [words(f"unit.{cost.unit}", count=cost.amount) for cost in stakes.cost]
    if stakes.odds is not None:
        odds = stakes.odds
        said.append(words(odds.key, count=odds.count, faces=len(odds.faces)))
    return said + [words(each.key, **each.facts) for each in stakes.then]
