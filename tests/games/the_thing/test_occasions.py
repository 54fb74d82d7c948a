"""Why somebody is asked in The Thing: the same reason for all, and a plan that one can see before agreeing to it."""

from __future__ import annotations

from typing import Any

from hullbreach import games
from hullbreach.kernel import Session
from hullbreach.testing import laws

GAME = games.find("the_thing")


def _met(prompt: str, players: int = 6) -> Session[Any]:
    """A random game at the first question of this kind."""
    for seed in range(40):
        session = Session.new(GAME, GAME.configure("hidden", players), seed)
        source = laws.numbers(seed)
        while not session.over:
            if any(pick.prompt == prompt for pick in session.asked.values()):
                return session
            session.answer(*laws.choose(session, source))
    raise AssertionError(f"{prompt} was never asked")


def test_everybody_in_a_meeting_is_told_who_meets_and_why_all_are_asked() -> None:
    session = _met("step_out")
    for seat in session.asked:
        shown = session.seat_view(seat)
        assert shown.occasion.doing is not None
        assert shown.occasion.why_all == "why_all.step_out"
        assert shown.occasion.standing == ("round",)
        assert (shown.waits.asked, shown.waits.of) == ((), len(session.asked)), "no names"


def test_a_vote_says_what_it_does_to_each_disc() -> None:
    session = _met("vote")
    seat = next(iter(session.asked))
    shown = session.seat_view(seat)
    assert shown.form == "vote"
    for option in shown.options:
        if isinstance(option.option, int) and not option.closed:
            assert option.stakes is not None
            (cost,) = option.stakes.cost
            assert cost.left == min(option.facts["disc"] + 1, option.facts["end"])


def test_a_plan_is_seen_by_those_who_must_agree_to_it() -> None:
    session = _met("plan.agree")
    seat = next(iter(session.asked))
    shown = session.seat_view(seat)
    assert shown.who == "team"
    doing = shown.occasion.doing
    assert doing is not None
    assert doing.facts["places"] == tuple(card.place for card in shown.view.draft)
    assert session.seat_view(None).view.draft is None, "nobody else sees it"


def test_the_pool_is_told_with_the_question_where_the_alien_will_be() -> None:
    session = _met("plan.place")
    (pick,) = session.asked.values()
    assert pick.about["left"] == session.seat_view(pick.seat).view.pool
    assert session.seat_view(pick.seat).form == "plan"


def test_a_proposal_is_told_to_those_who_must_agree_to_it() -> None:
    session = _met("alien.agree")
    doing = session.seat_view(next(iter(session.asked))).occasion.doing
    assert doing is not None
    assert doing.key in ("alien.proposes", "alien.proposes_kill")
    assert doing.facts["place"] == session.state.here
    assert doing.seat not in session.asked


def test_who_meets_others_is_told_whom_and_not_that_they_meet_themselves() -> None:
    session = _met("step_out")
    for seat in session.asked:
        doing = session.seat_view(seat).occasion.doing
        assert doing is not None
        own = {f.character for f in session.state.figures if f.seat == seat}
        assert doing.key != "doing.meeting" or not own & set(doing.facts["figures"])
