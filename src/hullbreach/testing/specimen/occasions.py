"""Why somebody is asked: a knife that comes at one, and questions that go to everybody."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.kernel import Occasion, Pick

from .state import Crew

WHY_ALL = ("sabotage.tamper", "swap.card", "swap.touch")


def occasion(s: Crew, pick: Pick) -> Occasion:
    """Why everybody is asked, and for how long one need not be asked again."""
    if pick.prompt not in WHY_ALL:
        return Occasion()
    standing = pick.prompt == "sabotage.tamper"
    return Occasion(why_all=f"why_all.{pick.prompt}", standing=("round",) if standing else ())


def spans(s: Crew) -> Mapping[str, str]:
    """The round."""
    return {"round": str(s.round)}
