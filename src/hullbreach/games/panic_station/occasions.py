"""Why somebody is asked: an exchange nobody can refuse, and armour that nobody can see."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.kernel import Occasion, Pick

from .state import Station


def occasion(s: Station, pick: Pick) -> Occasion:
    """Who walked in on whom, and why both are given the same list."""
    if pick.prompt == "exchange.card":
        came = "mine" if s.active == pick.seat else "theirs"
        return Occasion(because=f"because.exchange.{came}", why_all="why_all.exchange")
    if pick.prompt == "armour.play":
        why = "why_all.armour"
        return Occasion(because="because.armour", why_all=why, standing=("turn", "round"))
    return Occasion()


def spans(s: Station) -> Mapping[str, str]:
    """Whose turn it is, and the round."""
    return {"turn": f"{s.round}.{s.active}", "round": str(s.round)}
