"""A session takes answers, refuses wrong ones, takes them back, and survives its rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from hullbreach.kernel import (
    Asks,
    BadSave,
    Flow,
    GameOver,
    Illegal,
    NotAsked,
    OutOfDate,
    Paused,
    Pick,
    Refused,
    ReplayMismatch,
    RuleFault,
    RuleMisuse,
    Session,
    ask,
    ask_together,
    encode,
    roll,
    rule,
)

from .mini import Board, begin, mini, say


@rule
def two_words(s: Board) -> Asks[None]:
    """Seat 0 says two words, then seat 1 one."""
    s.notes.append((yield from ask(Pick(0, "first", ["a", "b"], "X-1"))))
    s.tell("said", word=s.notes[-1])
    s.notes.append((yield from ask(Pick(0, "second", ["a", "b"], "X-1"))))
    s.notes.append((yield from ask(Pick(1, "third", ["a", "b"], "X-1"))))


# -- refusing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "option", "number", "error", "reason"),
    [
        (0, "c", 1, Illegal, "not offered"),
        (0, True, 1, Illegal, "not offered"),
        (1, "a", 1, NotAsked, "not asked"),
        (0, "a", 0, OutOfDate, "question 0"),
        (0, "a", 2, OutOfDate, "question 2"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(
    seat: int, option: str, number: int, error: type[Refused], reason: str
) -> None:
    session = begin(two_words)
    before = encode(session.state), session.digest()
    with pytest.raises(error, match=reason):
        session.answer(seat, option, number)
    assert (encode(session.state), session.digest()) == before


def test_true_is_not_one() -> None:
    @rule
    def count(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "count", [0, 1], "X-1"))

    with pytest.raises(Illegal):
        begin(count).answer(0, True, 1)


def test_a_double_click_is_told_from_a_second_answer() -> None:
    session = begin(two_words)
    session.answer(0, "a", 1)
    with pytest.raises(OutOfDate):
        session.answer(0, "a", 1)
    session.answer(0, "a", 2)
    assert session.state.notes == ["a", "a"]


def test_a_finished_game_takes_no_answers() -> None:
    session = begin(two_words)
    for seat, word in ((0, "a"), (0, "a"), (1, "b")):
        say(session, seat, word)
    assert session.over
    assert session.result is not None
    assert session.seat_view(0).result == session.result
    with pytest.raises(GameOver):
        session.answer(0, "a", 3)


def test_answers_return_what_happened() -> None:
    session = begin(two_words)
    (event,) = session.answer(0, "b", 1)
    assert (event.key, event.facts) == ("said", {"word": "b"})
    assert session.answer(0, "b", 2) == []


# -- undo ----------------------------------------------------------------------------------------------------------


def test_a_seat_takes_back_its_own_answers_up_to_those_of_another_seat() -> None:
    session = begin(two_words, rounds=2)
    say(session, 0, "a")
    say(session, 0, "b")
    assert not session.undo(1)
    assert session.undo(0)
    assert session.state.notes == ["a"]
    assert session.undo(0)
    assert session.state.notes == []
    assert not session.undo(0)
    for seat, word in ((0, "a"), (0, "b"), (1, "a")):
        say(session, seat, word)
    assert not session.undo(0)
    assert session.undo(1)
    assert session.asked[1].prompt == "third"


def test_a_question_asked_again_has_a_new_number() -> None:
    session = begin(two_words)
    session.answer(0, "a", 1)
    session.undo(0)
    with pytest.raises(OutOfDate):
        session.answer(0, "a", 1)
    assert session.asked[0].number == 3


def test_undo_crosses_steps_while_nothing_was_learnt() -> None:
    @rule
    def word(s: Board) -> Asks[None]:
        s.notes.append((yield from ask(Pick(0, "word", ["a", "b"], "X-1"))))

    session = begin(word, rounds=4)
    for _ in range(3):
        say(session, 0, "b")
    assert session.undo(0)
    assert session.undo(0)
    assert session.undo(0)
    assert session.state.notes == []
    assert not session.undo(0)


@pytest.mark.parametrize("how", ["roll", "shuffle", "reveal"])
def test_nothing_is_taken_back_past_chance_or_something_learnt(how: str) -> None:
    @rule
    def learn(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "dare", ["yes", "no"], "X-1"))
        if how == "roll":
            yield from roll((1, 2))
        elif how == "shuffle":
            s.chance.below(3)
        else:
            s.reveals += 1
        yield from ask(Pick(0, "then", ["a", "b"], "X-1"))
        yield from ask(Pick(0, "last", ["a", "b"], "X-1"))

    session = begin(learn)
    say(session, 0, "yes")
    assert not session.undo(0)
    say(session, 0, "a")
    assert session.undo(0)
    assert not session.undo(0)


@rule
def word_of(s: Board, seat: int) -> Asks[str]:
    """Two words of one seat."""
    one = yield from ask(Pick(seat, "one", ["a", "b"], "X-1"))
    two = yield from ask(Pick(seat, "two", ["a", "b"], "X-1"))
    return f"{one}{two}"


@rule
def vote(s: Board) -> Asks[None]:
    """Two seats say two words each in secret, then seat 0 goes on."""
    words = yield from ask_together({x: partial(word_of, s, x) for x in (0, 1)})
    s.notes += words.values()
    yield from ask(Pick(0, "go", ["on"], "X-1"))


def test_a_secret_answer_can_be_taken_back_until_the_last_one_is_in() -> None:
    session = begin(vote)
    say(session, 0, "a")
    say(session, 1, "b")
    say(session, 0, "b")
    assert list(session.asked) == [1]
    assert session.undo(0)
    assert session.asked[0].prompt == "two"
    assert session.asked[1].number == 2
    assert session.undo(0)
    assert not session.undo(0)
    assert not session.undo(2)
    for seat, word in ((0, "b"), (0, "b"), (1, "a")):
        say(session, seat, word)
    assert session.state.notes == ["bb", "ba"]
    assert not session.undo(0)
    assert not session.undo(1)


def test_an_answer_that_led_to_a_secret_question_can_be_taken_back_before_anyone_has_answered() -> (
    None
):
    @rule
    def call(s: Board) -> Asks[None]:
        yield from ask(Pick(2, "call", ["vote", "wait"], "X-1"))
        yield from vote(s)

    session = begin(call)
    say(session, 2, "vote")
    other = session.clone()
    assert session.undo(2)
    assert session.asked[2].prompt == "call"
    say(other, 0, "a")
    assert not other.can_undo(2)
    assert not other.undo(2)


# -- faults --------------------------------------------------------------------------------------------------------


@rule
def trip(s: Board) -> Asks[None]:
    """One of the words makes the rule fail, but not at once."""
    s.notes.append((yield from ask(Pick(0, "first", ["a", "b"], "X-1"))))
    word = yield from ask(Pick(0, "second", ["fine", "fatal", "late"], "X-1"))
    s.notes.append(word)
    if word == "fatal":
        yield from fail(s)


@rule
def fail(s: Board) -> Asks[None]:
    """Fails."""
    raise KeyError("no such thing")
    yield


def test_a_rule_that_fails_is_rolled_back_and_reported() -> None:
    session = begin(trip, rounds=2)
    say(session, 0, "a")
    before = session.digest(), encode(session.state), session.asked[0].number
    with pytest.raises(RuleFault, match="no such thing") as fault:
        say(session, 0, "fatal")
    report = fault.value.report
    assert report.where == ["play_round", "trip", "fail"]
    assert report.answers == [(0, "a")]
    assert report.fatal == (0, "fatal")
    assert (session.digest(), encode(session.state), session.asked[0].number) == before
    say(session, 0, "fine")
    assert session.state.notes == ["a", "fine"]


def test_a_fault_in_a_later_step_takes_back_the_answer_that_led_there() -> None:
    @rule
    def later(s: Board) -> Asks[None]:
        if s.notes == ["bad"]:
            raise ValueError("second step")
        s.notes.append((yield from ask(Pick(0, "word", ["bad", "good"], "X-1"))))

    session = begin(later, rounds=2)
    with pytest.raises(RuleFault, match="second step"):
        say(session, 0, "bad")
    assert session.steps == 1
    say(session, 0, "good")
    assert session.steps == 2


def test_when_every_option_fails_the_table_pauses_with_its_report() -> None:
    @rule
    def doomed(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "word", ["a", "b"], "X-1"))
        yield from fail(s)

    session = begin(doomed)
    with pytest.raises(RuleFault):
        say(session, 0, "a")
    assert session.paused is None
    with pytest.raises(RuleFault):
        say(session, 0, "b")
    assert session.paused is not None
    assert session.asked == {}
    assert session.clone().paused == session.paused
    with pytest.raises(Paused, match="no such thing"):
        session.answer(0, "a", 1)


def test_a_fault_in_a_secret_question_keeps_the_other_answers() -> None:
    @rule
    def touchy(s: Board, seat: int) -> Asks[str]:
        word: str = yield from ask(Pick(seat, "word", ["fine", "fatal"], "X-1"))
        if word == "fatal":
            yield from fail(s)
        return word

    @rule
    def all_touchy(s: Board) -> Asks[None]:
        words = yield from ask_together({x: partial(touchy, s, x) for x in (0, 1)})
        s.notes += words.values()

    session = begin(all_touchy)
    say(session, 0, "fine")
    with pytest.raises(RuleFault):
        say(session, 1, "fatal")
    assert session.pending == {0: ["fine"]}
    say(session, 1, "fine")
    assert session.state.notes == ["fine", "fine"]


@rule
def twice_in_the_end(s: Board) -> Asks[None]:
    """A question as it should be, then one that offers a word twice."""
    s.notes.append((yield from ask(Pick(0, "first", ["a", "b"], "X-1"))))
    s.notes.append((yield from ask(Pick(0, "second", ["a", "a"], "X-1"))))


def test_a_twin_asks_as_its_session_and_checks_what_it_asks_next() -> None:
    session = begin(twice_in_the_end)
    twin = session.clone()
    assert twin.asked == session.asked
    assert twin.asked[0].default == "a"
    with pytest.raises(RuleFault, match="twice"):
        say(twin, 0, "b")


def test_a_game_that_never_asks_is_stopped() -> None:
    @rule
    def nothing(s: Board) -> Asks[None]:
        s.rounds += 1
        return
        yield

    with pytest.raises(RuleMisuse, match="without ever asking"):
        begin(nothing)


# -- saving --------------------------------------------------------------------------------------------------------


def test_a_session_is_saved_and_loaded_in_the_middle_of_a_secret_question() -> None:
    session = begin(vote)
    say(session, 0, "b")
    loaded = Session.load(session.game, session.save())
    assert loaded.pending == {0: ["b"]}
    assert loaded.asked[0].number == 2
    assert loaded.undo(0)


def test_undo_within_the_step_survives_saving() -> None:
    session = begin(two_words)
    say(session, 0, "a")
    loaded = Session.load(session.game, session.save())
    assert loaded.undo(0)
    assert loaded.state.notes == []


def test_undo_across_steps_survives_saving() -> None:
    @rule
    def word(s: Board) -> Asks[None]:
        s.notes.append((yield from ask(Pick(0, "word", ["a", "b"], "X-1"))))

    session = begin(word, rounds=4)
    for _ in range(3):
        say(session, 0, "b")
    assert len(session.boundaries) == 4
    loaded = Session.load(session.game, session.save())
    assert loaded.undo(0)
    again = Session.load(session.game, loaded.save())
    assert again.undo(0)
    assert again.undo(0)
    assert again.state.notes == []
    assert not again.undo(0)
    slim = Session.wake(session.game, session.rest(records=False))
    assert not slim.can_undo(0), "what was not kept cannot be gone back to"


def test_after_a_change_of_the_rules_the_unfinished_step_starts_again() -> None:
    session = begin(two_words, rounds=2)
    for seat, word in ((0, "a"), (0, "b"), (1, "a"), (0, "b")):
        say(session, seat, word)

    loaded = Session.load(mini(two_words, version="2"), session.save())
    assert loaded.state.notes == ["a", "b", "a"]
    assert loaded.asked[0].prompt == "first"
    assert loaded.steps == 2


def test_where_the_changed_rules_ask_nothing_in_that_step_the_game_goes_on() -> None:
    @rule
    def once(s: Board) -> Asks[None]:
        if s.rounds == 1:
            yield from two_words(s)

    session = begin(two_words, rounds=2)
    loaded = Session.load(mini(once, version="2"), session.save())
    assert loaded.steps == 2
    assert loaded.asked[0].prompt == "first"
    assert not loaded.over


def test_a_saved_redeal_is_not_forgotten() -> None:
    session = begin(two_words)
    session.redeal(8)
    loaded = Session.load(session.game, session.save())
    assert loaded.record_of(0).redeal is not None
    assert loaded.record_of(0).redeal == session.record_of(0).redeal


def test_a_session_rests_without_what_its_keeper_has_already() -> None:
    session = begin(two_words, rounds=2)
    for seat, word in ((0, "a"), (0, "b"), (1, "a"), (0, "b")):
        say(session, seat, word)
    slim = session.rest(state=False, records=False)
    assert (bytes(slim.state), slim.records) == (b"null", None)
    assert slim.answers == session.answers


def test_what_is_no_save_of_this_game_is_refused() -> None:
    session = begin(two_words)
    with pytest.raises(BadSave, match="cannot be read"):
        Session.load(session.game, b"{}")
    other = session.save().replace(b'"game":"mini"', b'"game":"maxi"')
    with pytest.raises(BadSave, match="maxi"):
        Session.load(session.game, other)


def test_recorded_answers_that_do_not_fit_stop_loudly() -> None:
    session = begin(two_words)
    say(session, 0, "a")

    @rule
    def changed(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "first", ["x", "y"], "X-1"))

    with pytest.raises(ReplayMismatch, match="seat 0 says 'a'"):
        Session.load(mini(changed), session.save())


def test_recorded_dice_that_do_not_fit_stop_loudly() -> None:
    def dice(die: tuple[int, ...]) -> Callable[[Board], Flow[None]]:
        @rule
        def roll_it(s: Board) -> Asks[None]:
            yield from roll(die)
            yield from ask(Pick(0, "go", ["on"], "X-1"))

        return roll_it

    session = begin(dice((1, 2)))
    with pytest.raises(ReplayMismatch, match="rolled: a die"):
        Session.load(mini(dice((7, 8))), session.save())


# -- dealing anew --------------------------------------------------------------------------------------------------


def test_a_redeal_changes_chance_and_is_recorded() -> None:
    @rule
    def dice(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "go", ["on"], "X-1"))
        s.notes.append(str((yield from roll(range(1000)))))

    session = begin(dice, rounds=2)
    other = session.clone()
    other.redeal(5)
    say(session, 0, "on")
    say(other, 0, "on")
    assert session.state.notes != other.state.notes
    assert other.record_of(0).redeal is not None
    assert not other.undo(0)


def test_a_step_that_asks_nothing_with_other_luck_is_followed_by_the_next() -> None:
    @rule
    def perhaps(s: Board) -> Asks[None]:
        if not s.chance.below(2):
            s.notes.append((yield from ask(Pick(0, "word", ["a", "b"], "X-1"))))

    for seed in range(20):
        session = begin(perhaps, rounds=60)
        session.redeal(seed)
        assert session.asked or session.over
        say(session, 0, "a")
