"""What is said beside the rules: lines, replies, what comes out about them, and going back."""

from __future__ import annotations

import pytest

from hullbreach.kernel import (
    Act,
    BadSave,
    Replay,
    Session,
    Transcript,
    Unsayable,
    key_of,
    listen,
    read_replay,
    record,
    verify,
    write_replay,
)
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.state import Crew

ADA, BRUNO, CHEN = range(3)
HUMAN = Act("human")


@pytest.fixture
def table() -> Session[Crew]:
    return Session.new(GAME, GAME.configure(players=3), 4)


def to_the_vote(session: Session[Crew]) -> None:
    while session.state.phase != "vote":
        seat, pick = next(iter(session.asked.items()))
        session.answer(seat, pick.options[0], pick.number)


def votes(session: Session[Crew], *targets: int) -> None:
    for seat, target in enumerate(targets):
        session.answer(seat, target, session.asked[seat].number)


def test_a_line_keeps_who_said_what_and_where(table: Session[Crew]) -> None:
    talk = Transcript()
    line = talk.say(table, ADA, Act("suspect", (CHEN,)))
    assert (line.n, line.seat, line.at, line.stamp) == (0, ADA, (1, 0), (1, 0))
    assert talk.heard(BRUNO) == talk.heard(None) == (line,)


def test_the_same_is_not_said_twice_in_a_round(table: Session[Crew]) -> None:
    talk = Transcript()
    talk.say(table, ADA, HUMAN)
    with pytest.raises(Unsayable, match="already"):
        talk.say(table, ADA, HUMAN)
    talk.say(table, BRUNO, HUMAN)
    to_the_vote(table)
    votes(table, -1, -1, -1)
    talk.say(table, ADA, HUMAN)
    assert len(talk.lines) == 3


@pytest.mark.parametrize(
    "act",
    [
        Act("suspect", (ADA,)),
        Act("suspect", (9,)),
        Act("suspect"),
        Act("have", ("money",)),
        Act("please_accuse", (BRUNO, BRUNO)),
        Act("yes"),
        Act("shout"),
    ],
)
def test_what_makes_no_sense_cannot_be_said(table: Session[Crew], act: Act) -> None:
    talk = Transcript()
    with pytest.raises(Unsayable):
        talk.say(table, ADA, act)
    assert talk.lines == []


def test_who_is_out_is_silent_and_the_rule_is_named(table: Session[Crew]) -> None:
    table.state.lives[BRUNO] = 0
    with pytest.raises(Unsayable) as refused:
        Transcript().say(table, BRUNO, HUMAN)
    assert refused.value.rule == "S-14"


def test_only_who_was_asked_answers_and_only_once(table: Session[Crew]) -> None:
    talk = Transcript()
    asked = talk.say(table, ADA, Act("ask_human", (BRUNO,)))
    for seat in (ADA, CHEN):
        with pytest.raises(Unsayable):
            talk.say(table, seat, Act("no"), asked.n)
    talk.say(table, BRUNO, Act("rather_not"), asked.n)
    with pytest.raises(Unsayable):
        talk.say(table, BRUNO, Act("yes"), asked.n)


def test_a_yes_means_what_it_agrees_to(table: Session[Crew]) -> None:
    assert GAME.talk is not None
    talk = Transcript()
    question = talk.say(table, ADA, Act("ask_human", (BRUNO,)))
    yes = talk.say(table, BRUNO, Act("yes"), question.n)
    meant = talk.meaning(GAME.talk, yes)
    assert meant is not None
    assert (meant.seat, meant.act) == (BRUNO, HUMAN)
    request = talk.say(table, ADA, Act("please_accuse", (BRUNO, CHEN)))
    yes = talk.say(table, BRUNO, Act("yes"), request.n)
    meant = talk.meaning(GAME.talk, yes)
    assert meant is not None
    assert (meant.seat, meant.act) == (BRUNO, Act("accuse", (CHEN,)))
    assert GAME.talk.key(yes.act, request) == "talk.yes.accuse"


def test_who_says_the_same_after_somebody_else_says_so_too(table: Session[Crew]) -> None:
    assert GAME.talk is not None
    talk = Transcript()
    acts = [(ADA, CHEN), (BRUNO, CHEN), (CHEN, ADA)]
    said = [talk.say(table, seat, Act("suspect", (other,))) for seat, other in acts]
    told = [GAME.talk.told(talk.lines, line) for line in said]
    assert told == ["talk.suspect", "talk.suspect.too", "talk.suspect"]


def test_a_promise_is_kept_or_broken_before_all_eyes(table: Session[Crew]) -> None:
    talk = Transcript()
    to_the_vote(table)
    kept = talk.say(table, ADA, Act("accuse", (CHEN,)))
    broken = talk.say(table, BRUNO, Act("accuse", (ADA,)))
    assert talk.note(table) == []
    votes(table, CHEN, -1, -1)
    talk.note(table)
    assert {n: fate.good for n, fate in talk.fates.items()} == {kept.n: True, broken.n: False}


def test_another_seats_line_bars_undo(table: Session[Crew]) -> None:
    talk = Transcript()
    pick = table.asked[ADA]
    table.answer(ADA, "rest", pick.number)
    talk.say(table, ADA, HUMAN)
    assert not talk.bars_undo(table, ADA)
    talk.say(table, BRUNO, HUMAN)
    assert talk.bars_undo(table, ADA)


def test_what_was_said_stays_said_when_the_game_goes_back(table: Session[Crew]) -> None:
    talk = Transcript()
    first = talk.say(table, ADA, HUMAN)
    table.answer(ADA, "rest", table.asked[ADA].number)
    later = talk.say(table, BRUNO, HUMAN)
    assert table.undo(ADA)
    assert talk.went_back((table.steps, len(table.answers)))
    assert [line.void for line in talk.lines] == [False, True]
    assert talk.lines[later.n].at == first.at
    talk.say(table, BRUNO, HUMAN)


def game_with_talk() -> tuple[Session[Crew], Replay]:
    key = key_of("talk")
    session, source, talk = (
        Session.new(GAME, GAME.configure(players=3), key),
        numbers(3),
        Transcript(),
    )
    while not session.over:
        if session.state.lives[ADA] > 0 and len(talk.lines) < session.state.round:
            talk.say(session, ADA, HUMAN)
        session.answer(*choose(session, source))
    assert talk.lines
    return session, record(session, key, talk=talk.lines)


def test_a_replay_keeps_its_talk() -> None:
    session, replay = game_with_talk()
    again = read_replay(write_replay(replay))
    assert again.talk == replay.talk
    assert verify(GAME, again).digest() == session.digest()
    *_, (_, transcript) = listen(GAME, again)
    assert transcript.lines == replay.talk


def test_a_line_that_could_not_be_said_is_found() -> None:
    _, replay = game_with_talk()
    replay.talk[0] = type(replay.talk[0])(0, ADA, Act("suspect", (ADA,)), (1, 0), (1, 0))
    with pytest.raises(BadSave, match="line 1 of the talk"):
        verify(GAME, replay)


def test_a_line_beyond_the_end_is_found() -> None:
    _, replay = game_with_talk()
    replay.talk.append(type(replay.talk[0])(len(replay.talk), ADA, HUMAN, (10**6, 0)))
    with pytest.raises(BadSave, match="stands nowhere"):
        verify(GAME, replay)
