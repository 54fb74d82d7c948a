"""What is said in the station."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station.state import FOUND, Incident
from hullbreach.games.panic_station.talk import TALK
from hullbreach.kernel import Act, Spoken, Transcript, Unsayable
from hullbreach.testing import rule_test

from .table import BLUE, RED, WHITE, YELLOW, Bench, corridor


@rule_test("P-150")
def test_lying_is_allowed_and_nothing_said_shows_a_card() -> None:
    """Infected or not, with or without gas: the same lines are offered, and false ones are taken."""
    bench = Bench()
    bench.infect(RED, 1)
    session = bench.session
    chips = TALK.chips(session.state, BLUE)
    assert [c.verb for c in chips] == [c.verb for c in TALK.chips(session.state, RED)]
    talk = Transcript()
    for act in (Act("human"), Act("gas", (3,)), Act("have", ("antidote",))):
        line = talk.say(session, RED, act)
        assert TALK.truth(session.state, line.act, RED) is False
        assert talk.note(session) == [], "nobody is shown that it was a lie"


@rule_test("P-150")
def test_nobody_can_be_made_to_tell_their_goal() -> None:
    bench = Bench()
    talk = Transcript()
    asked = talk.say(bench.session, BLUE, Act("ask_human", (RED,)))
    talk.say(bench.session, RED, Act("rather_not"), asked.n)


def test_what_one_got_is_claimed_after_an_exchange_only() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.turn(BLUE, 4)
    bench.infect(RED, 1)
    with pytest.raises(Unsayable):
        Transcript().say(bench.session, BLUE, Act("got", (RED,)))
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    bench.says(BLUE, "exchange.card", "armour")
    bench.says(RED, "exchange.card", "infection_red")
    window = TALK.window(bench.session.state, bench.session.events)
    assert window is not None
    assert (window.name, window.seats) == ("exchange", (BLUE, RED))
    talk = Transcript()
    true = talk.say(bench.session, BLUE, Act("got", (RED,)))
    false = talk.say(bench.session, RED, Act("got", (BLUE,)))
    assert TALK.truth(bench.session.state, true.act, BLUE) is True
    assert TALK.truth(bench.session.state, false.act, RED) is False
    with pytest.raises(Unsayable):
        talk.say(bench.session, WHITE, Act("got", (RED,)))


def test_gas_is_promised_and_given() -> None:
    bench = Bench()
    corridor(bench)
    bench.hand(BLUE, "gas_can", "ammo", "armour", "infection_blue", "infection_blue")
    bench.stand(RED, soldier="run_2")
    bench.turn(BLUE, 4)
    talk = Transcript()
    kept = talk.say(bench.session, BLUE, Act("give_gas", (RED,)))
    broken = talk.say(bench.session, RED, Act("give_gas", (BLUE,)))
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    bench.says(BLUE, "exchange.card", "gas_can")
    bench.says(RED, "exchange.card", "ammo")
    s, news = bench.session.state, bench.session.events
    assert TALK.kept(s, kept, news) is True
    assert TALK.kept(s, broken, news) is False
    assert TALK.shown(s, kept, news) is None, "only the two know"


def test_where_one_goes_is_seen() -> None:
    bench = Bench()
    corridor(bench)
    bench.turn(BLUE, 4)
    talk = Transcript()
    kept = talk.say(bench.session, BLUE, Act("go", ("run_2",)))
    open_still = talk.say(bench.session, BLUE, Act("spare", (YELLOW,)))
    bench.moves(BLUE, "soldier", "run_2")
    talk.note(bench.session)
    assert talk.fates[kept.n].good
    assert open_still.n not in talk.fates


def test_at_the_end_it_comes_out_who_was_what_when_they_said_so() -> None:
    """Blue was infected between the two lines: the first one was true, the second was not."""
    bench = Bench()
    s = bench.session.state
    s.log = []
    clean = Spoken(0, BLUE, Act("human"), (1, 0), (0, 0, 0))
    s.log.append(Incident(FOUND, BLUE, mine=1))
    lie = Spoken(1, BLUE, Act("human"), (1, 0), (0, 1, 0))
    charge = Spoken(2, RED, Act("suspect", (BLUE,)), (1, 0), (0, 1, 0))
    assert [TALK.shown(s, line, []) for line in (clean, lie, charge)] == [None, None, None]
    s.ending = "infected"
    assert [TALK.shown(s, line, []) for line in (clean, lie, charge)] == [True, False, True]
