"""Bots that listen: what is said changes what they believe, and what they think of who said it."""

from __future__ import annotations

import pytest

from hullbreach import games
from hullbreach.bots import Chair, Heard
from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.heard import hearing
from hullbreach.bots.listening import HearingChair, disbelief, listener, rates, weakened
from hullbreach.bots.passes import window_of
from hullbreach.bots.speaking import panic_station
from hullbreach.games.panic_station.state import MET
from hullbreach.kernel import Act, Spoken, Transcript
from hullbreach.testing.laws import choose, numbers
from tests.bots.talks import GAMES, line_of, mind_of, table_of


def test_suspicion_weighs_and_a_liar_is_believed_less() -> None:
    session = table_of("the_thing")
    line = Spoken(0, 1, Act("suspect", (2,)), (1, 0), (4, 0))
    quiet = odds(session.state, 0)
    with hearing(Heard((line,))):
        heard = odds(session.state, 0)
    assert heard[2] > quiet[2]
    doubted = Heard((line, line, line), {0: False})
    with hearing(doubted):
        assert odds(session.state, 0)[2] <= heard[2] + 0.2
    assert disbelief(doubted, 1) > disbelief(Heard((line,)), 1)
    person = Heard((line,), {}, frozenset({1}))
    assert disbelief(person, 1) == 0.5


def test_what_others_say_is_mostly_what_one_has_seen_oneself() -> None:
    """Two voices, who speak from one and the same story, move a listener no more than one who knew something."""
    session = table_of("the_thing")
    lines = tuple(
        Spoken(n, seat, Act("suspect", (2,)), (1, 0), (4, 0)) for n, seat in enumerate((1, 3))
    )
    quiet = odds(session.state, 0)[2]
    with hearing(Heard(lines)):
        heard = odds(session.state, 0)[2]
    row = rates("the_thing")["suspect"]
    assert quiet < heard < quiet + (1 - quiet) * 0.3
    assert heard / (1 - heard) < quiet / (1 - quiet) * row[1] / row[0]


def test_what_bots_say_before_anybody_can_know_more_than_all_tells_nothing_but_a_person_is_heard() -> (
    None
):
    session = table_of("the_thing")
    quiet = odds(session.state, 0)[2]
    for first, weighed in ((1, False), (4, True)):
        line = Spoken(0, 1, Act("suspect", (2,)), (1, 0), (first, 0))
        with hearing(Heard((line,))):
            assert (odds(session.state, 0)[2] > quiet) == weighed
        with hearing(Heard((line,), people=frozenset({1}))):
            assert odds(session.state, 0)[2] > quiet


def test_a_claim_of_things_holds_for_a_while_and_no_longer() -> None:
    """What was said rounds ago weighs no world, and so costs no second one."""
    session = table_of("the_thing")
    listens = listener("the_thing")
    assert listens is not None
    line = Spoken(0, 1, Act("have", ("keys",)), (1, 0), (1, 0))
    assert [listens.hears(line, 0, now) for now in (1, 2, 3)] == [True, True, False]
    assert not listens.hears(line, 1, 1)
    weights = []
    for now in (2, 3):
        session.state.round = now
        weights.append(listens.weigh(session.state, 0, Heard((line,))))
    assert weights[0] < weights[1] == 1.0


def test_who_is_not_believed_at_all_tells_nothing() -> None:
    assert len(set(weakened(rates("the_thing")["suspect"], 1.0))) == 1


def test_ones_own_words_tell_one_nothing() -> None:
    session = table_of("the_thing")
    line = Spoken(0, 0, Act("suspect", (2,)), (1, 0), (1, 0))
    with hearing(Heard((line,))):
        heard = odds(session.state, 0)
    assert heard == odds(session.state, 0)


def test_a_claim_of_gas_makes_worlds_with_gas_likelier() -> None:
    session = table_of("panic_station")
    line = Transcript().say(session, 1, Act("gas", (1,)))
    chair = HearingChair(session, 0, Heard((line,)))
    language = games.find("panic_station").talk
    assert language is not None

    def share(seat: Chair) -> float:
        worlds = [seat.fork(i).state for i in range(60)]
        return sum(bool(language.truth(w, line.act, 1)) for w in worlds) / len(worlds)

    assert share(chair) > share(Chair(session, 0))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_was_just_trusted_is_helped_and_whoever_was_suspected_is_not(game: str) -> None:
    session = table_of(game)
    now = session.state.round
    for verb, helps in (("trust", True), ("suspect", False)):
        mind = mind_of(session, 1, Heard((line_of(session, 0, 1, Act(verb, (0,))),)))
        assert mind.willing(0, 0.5 - 0.5 * helps, now) == helps
        assert mind.willing(2, 1.0, now)


def test_who_is_slandered_trusts_the_slanderer_no_more() -> None:
    """Whoever has given nothing but harmless cards knows who lies about it."""
    session, source = table_of("panic_station"), numbers(1)
    while not any(row.what == MET for row in session.state.log) or window_of(session) is None:
        session.answer(*choose(session, source))
    window = window_of(session)
    assert window is not None
    slander = line_of(session, 0, 3, Act("got", (1,)))

    def said(*lines: Spoken) -> list[Act]:
        mind = mind_of(session, 1, Heard(lines))
        return [act for _, act in panic_station.VOICE.says(mind, window)]

    assert Act("suspect", (3,)) in said(slander)
    assert Act("suspect", (3,)) not in said()
    assert Act("trust", (3,)) in said()
    assert Act("trust", (3,)) not in said(slander)
