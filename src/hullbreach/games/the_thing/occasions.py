"""Why somebody is asked: meetings, and the questions that go to everybody so that nobody's cards show."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.kernel import Doing, Occasion, Pick, Span

from .alien_actions import proposers
from .pieces import Facts
from .state import Base

STANDING: dict[str, tuple[Span, ...]] = {
    "step_out": ("round",),
    "attack": ("round",),
    "reveal": ("game",),
    "test.offer": ("round", "game"),
}
ASKED_OF_ALL = frozenset((*STANDING, "window", "lay", "trade.answer"))
"""Questions that go to everybody concerned, whatever they hold or are."""
BY_ALIENS = frozenset(("plan.place", "plan.strength", "plan.agree", "alien.agree"))


def occasion(s: Base, pick: Pick) -> Occasion:
    """What is going on, and why even those are asked who have no choice; against the rules' alien all is open."""
    prompt = pick.prompt
    if prompt in BY_ALIENS:
        doing = _draft(s) if prompt == "plan.agree" else None
        if prompt == "alien.agree":
            doing = _proposal(pick)
        return Occasion("team" if len(s.aliens) > 1 else None, doing=doing)
    doing = _meeting(s, pick) if prompt == "step_out" else None
    if s.coop or prompt not in ASKED_OF_ALL:
        return Occasion(doing=doing)
    return Occasion(doing=doing, why_all=f"why_all.{prompt}", standing=STANDING.get(prompt, ()))


def _draft(s: Base) -> Doing:
    """The plan that one is to agree to: who made it, where, how strong, and what is held back."""
    draft = s.drafts[-1]
    seat = proposers(s)[len(s.drafts) - 1]
    places = tuple(attack.place for attack in draft)
    facts: Facts = {
        "seat": seat,
        "places": places,
        "strength": " + ".join(str(attack.strength) for attack in draft),
        "left": s.pool - sum(attack.strength for attack in draft),
    }
    return Doing(seat, "doing.plan", facts, about=places)


def _proposal(pick: Pick) -> Doing:
    """What one is to agree to: whose proposal it is, and where."""
    facts = dict(pick.about)
    seat = facts["seat"]
    assert isinstance(seat, int)
    key = "alien.proposes" if "proposal" in facts else "alien.proposes_kill"
    return Doing(seat, key, facts, about=(str(facts["place"]),))


def _meeting(s: Base, pick: Pick) -> Doing:
    """Who meets where: the revealed alien, a dog, or one another."""
    place = str(pick.about["place"])
    here = [i for i in s.meeting(place) if s.coop or s.figures[i].seat != pick.seat]
    facts: Facts = {"place": place, "figures": tuple(s.name(i) for i in here)}
    if place in s.strength:
        facts["strength"] = s.strength[place]
        return Doing(pick.seat, "doing.alien", facts, about=(place,))
    if len(s.meeting(place)) == 1:
        alone = s.figure_facts(s.meeting(place)[0], place=place)
        return Doing(pick.seat, "doing.dog", alone, about=(place,))
    key = "characters.meet" if s.coop else "doing.meeting"
    return Doing(pick.seat, key, facts, about=(place,))


def spans(s: Base) -> Mapping[str, str]:
    """The round."""
    return {"round": str(s.round)}
