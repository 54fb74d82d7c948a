"""Why somebody is asked: the action one may interrupt, and cards that nobody can see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.kernel import Cost, Doing, Occasion, Pick

from .actions import deed_facts
from .reactions import DeclaredAction
from .state import Ship


def occasion(s: Ship, pick: Pick) -> Occasion:
    """What is being done while a hidden card is asked for."""
    if pick.prompt == "interruption":
        return Occasion(
            "some",
            doing=_interrupted_action(s, pick.about),
            why_all="why_all.interruption",
            standing=("turn", "round"),
        )
    if pick.prompt == "parry":
        return Occasion(why_all="why_all.parry")
    return Occasion()


def _interrupted_action(s: Ship, about: Mapping[str, Any]) -> Doing:
    """The declared action with its price, or the Interruption that was played against it."""
    actor, last = int(about["actor"]), int(about["by"])
    if last != actor:
        return Doing(last, "interrupted", {"seat": last, "by": actor})
    deed = DeclaredAction.from_fact(str(about["deed"]))
    cost = (Cost("card", deed.paid),) if deed.paid else ()
    facts = deed_facts(s, actor, deed.word, deed.what)
    return Doing(actor, f"does.{deed.word}", facts, cost)


def spans(s: Ship) -> Mapping[str, str]:
    """Whose turn it is, and the round."""
    return {"turn": f"{s.round}.{s.turn}", "round": str(s.round)}
