"""Phase 3: the revealed alien makes its plan, and how several aliens decide together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from hullbreach.kernel import DONE, Asks, Choice, Fact, Pick, Seat, ask, ask_together, rule

from .pieces import Facts, PlanCard
from .state import Base

NO_FACTS: Mapping[str, Fact] = {}


def proposers(s: Base) -> list[Seat]:
    """The revealed aliens, beginning with the one whose turn it is this round."""
    k = (s.round - 1) % len(s.aliens)
    return s.aliens[k:] + s.aliens[:k]


@rule
def plan(s: Base) -> Asks[None]:
    """The alien picks location cards and puts strength on them; others of its players must agree."""
    if not s.pool:
        s.phase = "draw"
        return
    seat = proposers(s)[len(s.drafts)]
    draft = yield from _draft(s, seat)
    s.drafts.append(draft)
    if len(s.aliens) == 1:
        adopt(s, draft)
    else:
        s.phase = "plan_consent"


@rule
def _draft(s: Base, seat: Seat) -> Asks[list[PlanCard]]:
    """At least one location card, each location once, at least 1 strength on each."""
    left, cards = s.pool, s.location_cards()
    draft: list[PlanCard] = []
    while left and cards:
        options = [*cards, DONE] if draft else cards
        default = DONE if draft else cards[0]
        about: dict[str, Fact] = {"left": left}
        place = yield from ask(Pick(seat, "plan.place", options, "G-41", default, True, about))
        if place == DONE:
            break
        cards = [card for card in cards if card != place]
        amounts = list(range(1, left + 1))
        about = {"place": place, "left": left}
        strength = yield from ask(
            Pick(seat, "plan.strength", amounts, "G-41", amounts[-1], True, about)
        )
        left -= strength
        draft.append(PlanCard(place, strength))
    return draft


@rule
def plan_consent(s: Base) -> Asks[None]:
    """The other aliens say yes or no to the draft; after one round of refusals the first draft stands."""
    rows = proposers(s)
    proposer = rows[len(s.drafts) - 1]
    others = [seat for seat in rows if seat != proposer]
    against = yield from refusals(others, "plan.agree", "G-161")
    if not against:
        adopt(s, s.drafts[-1])
    elif len(s.drafts) == len(rows):
        adopt(s, s.drafts[0])
    else:
        s.phase = "plan"


def adopt(s: Base, draft: list[PlanCard]) -> None:
    """The plan lies on the table: everybody sees the number of cards and the strength on each."""
    s.plan = [PlanCard(a.place, a.strength) for a in draft]
    s.pool -= sum(a.strength for a in draft)
    s.drafts = []
    s.tell("plan.laid", cards=len(draft), strength=" + ".join(str(a.strength) for a in draft))
    s.phase = "draw"


@rule
def refusals(
    seats: Sequence[Seat], prompt: str, number: str, about: Mapping[str, Fact] = NO_FACTS
) -> Asks[list[Seat]]:
    """Who of these seats, asked together, says no."""
    rules = {seat: partial(_agree_or_refuse, seat, prompt, number, about) for seat in seats}
    answers: dict[Seat, str] = yield from ask_together(rules)
    return [seat for seat in seats if answers[seat] == "no"]


@rule
def _agree_or_refuse(seat: Seat, prompt: str, number: str, about: Mapping[str, Fact]) -> Asks[str]:
    pick = Pick(seat, prompt, ["yes", "no"], number, "yes", about=about)
    answer: str = yield from ask(pick)
    return answer


def _tell_proposal(s: Base, seat: Seat, proposal: Choice) -> None:
    if isinstance(proposal, tuple):
        s.tell("alien.proposes_kill", seat=seat, figure=int(proposal[1]), place=s.here)
    else:
        s.tell("alien.proposes", seat=seat, proposal=proposal, place=s.here)


def _proposed(s: Base, seat: Seat, proposal: Choice) -> Facts:
    """The same as facts of the question whether one agrees."""
    if isinstance(proposal, tuple):
        return s.figure_facts(int(proposal[1]), seat=seat, place=s.here)
    return {"seat": seat, "proposal": proposal, "place": s.here}


@rule
def decide_together(s: Base, prompt: str, options: list[Choice], number: str) -> Asks[Any]:
    """One alien proposes, the others agree or the next proposes; if nobody agrees the first proposal stands."""
    rows = proposers(s)
    first: Choice | None = None
    for seat in rows:
        about = {"place": s.here}
        proposal = yield from ask(Pick(seat, prompt, options, number, options[-1], about=about))
        if first is None:
            first = proposal
        others = [other for other in rows if other != seat]
        if not others:
            break
        _tell_proposal(s, seat, proposal)
        proposed = _proposed(s, seat, proposal)
        if not (yield from refusals(others, "alien.agree", "G-161", proposed)):
            return proposal
    return first
