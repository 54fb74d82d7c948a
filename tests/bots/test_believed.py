"""Who believed a line: what somebody takes for likely before and after they have heard it."""

from __future__ import annotations

from typing import Any

from hullbreach import games
from hullbreach.bots import heard_by
from hullbreach.bots.believed import moved
from hullbreach.kernel import Act, Session, Transcript


def table_of(game: str) -> Session[Any]:
    found = games.find(game)
    return Session.new(found, found.configure(players=5), 2)


def test_a_suspicion_makes_its_target_likelier_to_be_an_alien() -> None:
    session, talk = table_of("the_thing"), Transcript()
    line = talk.say(session, 1, Act("suspect", (2,)))
    shares = moved(session, 0, line, heard_by(talk, 0, people=frozenset({1})))
    assert shares is not None
    assert shares[0] < shares[1]


def test_what_a_bot_suspects_before_it_can_know_more_than_all_moves_nobody() -> None:
    session, talk = table_of("the_thing"), Transcript()
    line = talk.say(session, 1, Act("suspect", (2,)))
    shares = moved(session, 0, line, heard_by(talk, 0))
    assert shares is not None
    assert shares[0] == shares[1]


def test_a_claim_of_gas_is_believed_in_the_worlds_one_could_be_in() -> None:
    session, talk = table_of("panic_station"), Transcript()
    line = talk.say(session, 1, Act("gas", (2,)))
    shares = moved(session, 0, line, heard_by(talk, 0))
    assert shares is not None
    assert shares[0] <= shares[1]


def test_who_is_suspected_knows_better() -> None:
    session, talk = table_of("the_thing"), Transcript()
    human = next(x for x in range(5) if not session.state.figures[x].alien)
    other = (human + 1) % 5
    line = talk.say(session, other, Act("suspect", (human,)))
    assert moved(session, human, line, heard_by(talk, human)) == (0.0, 0.0)


def test_a_promise_cannot_be_believed_by_bits() -> None:
    session, talk = table_of("the_thing"), Transcript()
    line = talk.say(session, 1, Act("go", ("kitchen",)))
    assert moved(session, 0, line, heard_by(talk, 0)) is None
