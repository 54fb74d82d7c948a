"""Rules ask: one seat, several seats, Nature; several things at once are Picks with a group."""

from __future__ import annotations

from functools import partial
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel import (
    DONE,
    Asks,
    Pick,
    RuleMisuse,
    Session,
    allot,
    ask,
    ask_together,
    choose_several,
    put_in_order,
    roll,
    rule,
    settle,
)

from .mini import Board, begin, say


@rule
def colour(s: Board) -> Asks[None]:
    """One seat chooses a colour."""
    word = yield from ask(Pick(1, "colour", ["red", "blue"], "X-1"))
    s.notes.append(word)


def test_a_seat_is_asked_and_the_rule_goes_on_with_its_answer() -> None:
    session = begin(colour)
    assert session.asked[1].options == ["red", "blue"]
    assert session.where() == ["play_round", "colour", "ask"]
    say(session, 1, "blue")
    assert session.state.notes == ["blue"]
    assert session.over
    assert session.where() == []


def test_ask_asks_even_when_there_is_nothing_to_choose_and_settle_does_not() -> None:
    @rule
    def forced(s: Board) -> Asks[None]:
        s.notes.append((yield from settle(Pick(0, "one", ["only"], "X-1"))))
        s.notes.append((yield from settle(Pick(0, "two", ["a", "b"], "X-1"))))
        s.notes.append((yield from ask(Pick(0, "three", ["only"], "X-1"))))

    session = begin(forced)
    assert session.asked[0].prompt == "two"
    say(session, 0, "b")
    assert session.asked[0].prompt == "three"
    say(session, 0, "only")
    assert session.state.notes == ["only", "b", "only"]


def test_the_default_is_the_first_option_unless_the_rule_names_one() -> None:
    @rule
    def two(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "first", ["a", "b"], "X-1"))
        yield from ask(Pick(0, "named", ["a", "b"], "X-1", "b"))

    session = begin(two)
    assert session.asked[0].default == "a"
    say(session, 0, "a")
    assert session.asked[0].default == "b"


@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        (Pick(0, "none", [], "X-1"), "offers nothing"),
        (Pick(0, "twice", ["a", "b", "a"], "X-1"), "offers something twice"),
        (Pick(0, "odd", ["a"], "X-1", "z"), "which it does not offer"),
    ],
)
def test_a_question_that_breaks_the_laws_is_a_fault_of_the_rule(pick: Pick, reason: str) -> None:
    @rule
    def bad(s: Board) -> Asks[None]:
        yield from ask(pick)

    with pytest.raises(RuleMisuse, match=reason):
        begin(bad)


def test_only_questions_may_be_yielded() -> None:
    @rule
    def bad(s: Board) -> Asks[None]:
        yield "nonsense"  # type: ignore[misc]  # the mistake under test

    with pytest.raises(RuleMisuse, match="not a question"):
        begin(bad)


def test_nature_answers_rolls_and_the_die_is_recorded() -> None:
    @rule
    def dice(s: Board) -> Asks[None]:
        s.notes.append(str((yield from roll((1, 2, 3)))))
        yield from ask(Pick(0, "go", ["on"], "X-1"))

    session = begin(dice)
    assert session.answers == [(-1, int(session.state.notes[0]))]


@rule
def secret_word(s: Board, seat: int) -> Asks[str]:
    """One word, and for seat 1 another one."""
    word: str = yield from ask(Pick(seat, "word", ["yes", "no"], "X-1"))
    if seat == 1 and word == "yes":
        word += yield from ask(Pick(seat, "more", ["!", "?"], "X-1"))
    return word


@rule
def all_speak(s: Board) -> Asks[None]:
    """Everybody speaks at once."""
    words = yield from ask_together({x: partial(secret_word, s, x) for x in range(3)})
    s.notes += [f"{seat}{words[seat]}" for seat in words]


def test_secret_questions_are_closed_when_everybody_has_finished() -> None:
    session = begin(all_speak)
    assert list(session.asked) == [0, 1, 2]
    assert session.where()[1:] == ["all_speak", "ask_together", "secret_word", "ask"]
    say(session, 2, "no")
    say(session, 1, "yes")
    assert session.asked[1].prompt == "more"
    assert session.waits.names == (0, 1)
    say(session, 0, "yes")
    assert session.state.notes == []
    say(session, 1, "?")
    assert session.state.notes == ["0yes", "1yes?", "2no"]
    assert session.record_of(0).answers == [(0, "yes"), (1, "yes"), (1, "?"), (2, "no")]


def test_the_table_may_show_only_how_many_are_thinking() -> None:
    @rule
    def quietly(s: Board) -> Asks[None]:
        rules = {x: partial(secret_word, s, x) for x in range(3)}
        yield from ask_together(rules, waiting="count")

    session = begin(quietly)
    assert (session.waits.names, session.waits.count) == (None, 3)
    say(session, 1, "no")
    assert (session.waits.names, session.waits.count) == (None, 2)


def test_secret_rules_that_ask_nothing_are_closed_at_once() -> None:
    @rule
    def silent(s: Board, seat: int) -> Asks[int]:
        return seat
        yield

    @rule
    def nobody(s: Board) -> Asks[None]:
        found = yield from ask_together({x: partial(silent, s, x) for x in range(2)})
        s.notes.append(str(found))
        yield from ask(Pick(0, "go", ["on"], "X-1"))

    assert begin(nobody).state.notes == ["{0: 0, 1: 1}"]


def test_in_secret_a_seat_is_asked_only_its_own_picks() -> None:
    @rule
    def foreign(s: Board, seat: int) -> Asks[str]:
        word: str = yield from ask(Pick(seat + 1, "word", ["yes"], "X-1"))
        return word

    @rule
    def dicey(s: Board, seat: int) -> Asks[int]:
        face: int = yield from roll((1, 2))
        return face

    @rule
    def mixed(s: Board) -> Asks[None]:
        yield from ask_together({0: partial(foreign, s, 0)})

    @rule
    def rolling(s: Board) -> Asks[None]:
        yield from ask_together({0: partial(dicey, s, 0)})

    for bad in (mixed, rolling):
        with pytest.raises(RuleMisuse, match="its own Picks"):
            begin(bad)


def _play(session: Session[Board], answers: list[int]) -> None:
    for number in answers:
        if session.over:
            return
        pick = session.asked[0]
        say(session, 0, pick.options[number % len(pick.options)])
    while not session.over:
        say(session, 0, session.asked[0].default)


ITEMS = ["a", "b", "c", "d", "e"]


@given(st.integers(0, 5), st.integers(0, 7), st.lists(st.integers(0, 9)))
def test_several_are_chosen_within_their_limits(least: int, most: int, answers: list[int]) -> None:
    @rule
    def several(s: Board) -> Asks[None]:
        s.notes += yield from choose_several(0, "which", ITEMS, least, max(least, most), "X-1")

    session = begin(several)
    _play(session, answers)
    assert least <= len(session.state.notes) <= max(least, most)
    assert session.state.notes == [item for item in ITEMS if item in session.state.notes]


def test_every_choice_of_several_can_be_made_in_exactly_one_way() -> None:
    @rule
    def several(s: Board) -> Asks[None]:
        s.notes += yield from choose_several(0, "which", ITEMS, 2, 3, "X-1")

    found = []
    for answers in product(range(6), repeat=3):
        session = begin(several)
        fits = True
        for number in answers:
            if session.over:
                fits = fits and number == 0
            elif number < len(session.asked[0].options):
                say(session, 0, session.asked[0].options[number])
            else:
                fits = False
        if session.over and fits:
            found.append(tuple(session.state.notes))
    wanted = [*combinations(ITEMS, 2), *combinations(ITEMS, 3)]
    assert sorted(found) == sorted(wanted)


def test_a_choice_of_several_says_that_its_picks_belong_together() -> None:
    @rule
    def several(s: Board) -> Asks[None]:
        s.notes += yield from choose_several(0, "which", ITEMS, 0, 2, "X-1")

    session = begin(several)
    assert session.asked[0].options == [*ITEMS, DONE]
    assert session.asked[0].default == DONE
    say(session, 0, "b")
    group = session.asked[0].group
    assert group is not None
    assert (group.kind, group.items, group.chosen) == ("several", tuple(ITEMS), ("b",))


@given(st.lists(st.integers(0, 9)))
def test_an_order_holds_every_item_once(answers: list[int]) -> None:
    @rule
    def order(s: Board) -> Asks[None]:
        s.notes += yield from put_in_order(0, "order", ITEMS, "X-1")

    session = begin(order)
    _play(session, answers)
    assert sorted(session.state.notes) == ITEMS
    assert len(session.record_of(0).answers) == len(ITEMS) - 1


@given(st.lists(st.integers(0, 4), min_size=1, max_size=4), st.data())
def test_an_allotment_adds_up_and_keeps_the_limits(limits: list[int], data: st.DataObject) -> None:
    total = data.draw(st.integers(0, sum(limits)))
    places = list(zip("wxyz", limits, strict=False))

    @rule
    def share(s: Board) -> Asks[None]:
        given = yield from allot(0, "share", places, total, "X-1")
        s.notes += [f"{place}{amount}" for place, amount in given.items()]

    session = begin(share)
    _play(session, data.draw(st.lists(st.integers(0, 9), max_size=6)))
    amounts = {note[0]: int(note[1:]) for note in session.state.notes}
    assert sum(amounts.values()) == total
    assert all(amounts[place] <= limit for place, limit in places)


def test_what_does_not_fit_cannot_be_allotted() -> None:
    @rule
    def share(s: Board) -> Asks[None]:
        yield from allot(0, "share", [("a", 1), ("b", 1)], 3, "X-1")

    with pytest.raises(ValueError, match="cannot be shared out"):
        begin(share)
