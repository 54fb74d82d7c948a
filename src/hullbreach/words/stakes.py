"""Stakes and occasions in words: the price of an option, its odds, what follows; why one is asked."""

from __future__ import annotations

from hullbreach.kernel import Occasion, Pick, Stakes, Wanted

from .bundle import Words, question_facts

STANDS = {"open": "☐", "met": "☑", "lost": "☒"}
"""How a part of a goal stands, as a box."""


def occasion_in_words(occasion: Occasion, pick: Pick, words: Words) -> list[str]:
    """What led to a question, the action it is about, and why everybody is asked."""
    said = []
    if occasion.because:
        said.append(words(occasion.because, **question_facts(pick)))
    if occasion.doing is not None:
        doing = occasion.doing
        paid = ", ".join(words(f"unit.{cost.unit}", count=cost.amount) for cost in doing.cost)
        said.append(words.event(doing.key, doing.facts) + (f" ({paid})" if paid else ""))
    if occasion.why_all:
        said.append(words(occasion.why_all))
    return said


def stakes_in_words(stakes: Stakes | None, words: Words) -> list[str]:
    """What an option costs and risks and leads to, one phrase each."""
    if stakes is None:
        return []
    said = [words(f"unit.{cost.unit}", count=cost.amount) for cost in stakes.cost]
    if stakes.odds is not None:
        odds = stakes.odds
        said.append(words(odds.key, count=odds.count, faces=len(odds.faces)))
    said += [words(each.key, **each.facts) for each in stakes.then]
    return said + [_wanted_in_words(each, words) for each in stakes.wanted]


def _wanted_in_words(wanted: Wanted, words: Words) -> str:
    """A part of a goal with a mark for how it stands, and how far it is."""
    note = f" ({words(wanted.note, **wanted.facts)})" if wanted.note else ""
    return f"{STANDS[wanted.stands]} {words(wanted.key, **wanted.facts)}{note}"
