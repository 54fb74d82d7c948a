"""Boundaries and digests that were not kept are found again, and are what they would have been."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hullbreach.kernel import (
    Asks,
    Pick,
    ReplayMismatch,
    RuleFault,
    Session,
    ask,
    encode,
    roll,
    rule,
)
from hullbreach.kernel.history import EVERY
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.state import Crew

from .mini import Board, begin, say

CONFIG = GAME.configure(players=5)
SELDOM = 16
"""After how many steps a boundary is kept where a game is too short for the usual number."""


def pair(seed: int, record: bool = True) -> tuple[Session[Crew], Session[Crew]]:
    """The same table twice: one keeps every boundary, the other as few as it likes."""
    easy = Session.new(GAME, CONFIG, seed, record)
    return Session.at(GAME, CONFIG, Session.new(GAME, CONFIG, seed).boundary, record, 1), easy


def played(seed: int, record: bool = True) -> Iterator[tuple[Session[Crew], Session[Crew]]]:
    """The table twice, after every answer of a random game."""
    careful, easy = pair(seed, record)
    source = numbers(seed)
    while not easy.over:
        answer = choose(easy, source)
        careful.answer(*answer)
        easy.answer(*answer)
        yield careful, easy


@pytest.mark.parametrize("every", [1, 3, 25])
def test_a_boundary_is_the_same_whether_or_not_it_was_kept(every: int) -> None:
    for count, (careful, easy) in enumerate(played(3)):
        if count % every == 0:
            assert encode(easy.boundary) == encode(careful.boundary)
            assert encode(easy.boundaries) == encode(careful.boundaries)


@pytest.mark.parametrize("record", [True, False])
def test_a_save_is_the_same_whether_or_not_boundaries_were_kept(record: bool) -> None:
    for count, (careful, easy) in enumerate(played(4, record)):
        if count % 20 == 7:
            assert easy.save() == careful.save()


def test_digests_found_at_the_end_are_those_of_the_way() -> None:
    found = []
    for careful, easy in played(5):
        found.append((careful, easy))
        assert careful.record_of(careful.steps - 1).digest
    careful, easy = found[-1]
    assert easy.records == careful.records


def test_digests_are_found_in_any_order() -> None:
    *_, (careful, easy) = played(6)
    for index in (40, 7, 7, careful.steps - 1, 0):
        assert easy.record_of(index) == careful.record_of(index)


def test_undo_goes_back_over_boundaries_that_were_not_kept() -> None:
    undone = 0
    for careful, easy in played(7):
        here, there = careful.clone(), easy.clone()
        for seat in range(CONFIG.players):
            while here.undo(seat):
                assert there.undo(seat)
                undone += 1
        assert encode(there.state) == encode(here.state)
        assert there.digest() == here.digest()
    assert undone > 20


def test_worlds_are_the_same_whether_or_not_boundaries_were_kept() -> None:
    for count, (careful, easy) in enumerate(played(8)):
        if count % 9 == 0 and not easy.over:
            world, other = easy.fork(1, count), careful.fork(1, count)
            assert world.digest() == other.digest()
            source = numbers(count)
            for _ in range(20):
                if world.over:
                    break
                answer = choose(world, source)
                world.answer(*answer)
                other.answer(*answer)
            assert world.clone().digest() == other.digest()


def test_a_game_that_was_dealt_anew_can_be_looked_back_on() -> None:
    for count, (careful, easy) in enumerate(played(9)):
        if count in (12, 60):
            careful.redeal("anew")
            easy.redeal("anew")
    assert easy.records == careful.records
    assert len([step for step in easy.records if step.redeal]) == 2


@pytest.mark.parametrize("record", [True, False])
def test_few_boundaries_are_kept(record: bool) -> None:
    session = Session.at(GAME, CONFIG, Session.new(GAME, CONFIG, 10).boundary, record, SELDOM)
    source, most = numbers(10), 0
    while not session.over:
        session.answer(*choose(session, source))
        most = max(most, len(session._history.kept))
    assert most <= 3
    assert session.steps > SELDOM


def test_whoever_asks_for_every_boundary_finds_it_kept() -> None:
    session = Session.new(GAME, CONFIG, 11)
    source = numbers(11)
    for count in range(40):
        session.answer(*choose(session, source))
        if count:
            assert session.steps - 1 in session._history.kept
        assert session.boundary is session._history.kept[session.steps - 1]


def test_whoever_asks_for_every_digest_finds_it_known() -> None:
    session = Session.new(GAME, CONFIG, 11)
    source = numbers(11)
    for count in range(40):
        session.answer(*choose(session, source))
        if count:
            assert session._history.digested == session.steps
        assert session.record_of(session.steps - 1).digest


def test_what_was_taken_back_is_forgotten() -> None:
    """After an undo over boundaries another answer leads elsewhere: nothing is left of what was known there."""
    taken = 0
    for careful, easy in played(7):
        for session in (careful, easy):
            assert session.records
            session.digest()
        here, there = careful.clone(), easy.clone()
        for seat in range(CONFIG.players):
            steps = here.steps
            if not (here.undo(seat) and there.undo(seat)) or here.steps == steps:
                continue
            said = careful.record_of(here.steps - 1).answers[len(here.answers)]
            others = [o for o in here.asked[seat].options if o != said[1]]
            for session in (here, there):
                if others:
                    session.answer(seat, others[-1], session.asked[seat].number)
            taken += bool(others)
            assert encode(there.boundary) == encode(here.boundary)
            assert there.records == here.records
            assert all(step.digest for step in there.records)
            break
    assert taken >= 3


@rule
def _word(s: Board) -> Asks[None]:
    """A step of one question, which can be taken back."""
    word = yield from ask(Pick(0, "word", ["one", "other"], "R-1"))
    s.notes.append(word)


@pytest.mark.parametrize("asked", [False, True])
def test_a_long_way_back_leaves_nothing_behind(asked: bool) -> None:
    """Three dozen answers, two dozen of them taken back and given otherwise: as if they had never been."""
    session, straight = begin(_word, rounds=40), begin(_word, rounds=40)
    for _ in range(36):
        say(session, 0, "one")
    if asked:
        assert all(step.digest for step in session.records)
    for _ in range(24):
        assert session.undo(0)
    for count in range(36):
        if count >= 12:
            say(session, 0, "other")
        say(straight, 0, "one" if count < 12 else "other")
    assert session.records == straight.records
    assert encode(session.boundaries) == encode(straight.boundaries)


def test_a_boundary_kept_by_habit_goes_with_the_step_that_is_taken_back() -> None:
    session = begin(_word, rounds=EVERY + 9)
    for _ in range(EVERY):
        say(session, 0, "one")
    assert EVERY in session._history.kept
    assert session.undo(0)
    say(session, 0, "other")
    assert session.boundary.notes[-1] == "other"


def test_whoever_asks_now_and_then_finds_boundaries_kept() -> None:
    session = begin(_word, rounds=40)
    for count in range(36):
        say(session, 0, "one")
        if count % 5 == 4:
            assert count < 5 or session.steps - 1 in session._history.kept
            assert len(session.boundary.notes) == count + 1


def test_a_clone_shares_the_past_and_changes_nothing_in_it() -> None:
    session = Session.new(GAME, CONFIG, 12)
    source = numbers(12)
    for _ in range(20):
        session.answer(*choose(session, source))
    before = encode(session.records)
    twin = session.clone()
    assert twin._history.records[0] is session._history.records[0]
    assert twin.boundary is session.boundary
    for seat in range(CONFIG.players):
        while twin.undo(seat):
            pass
    for _ in range(3):
        twin.answer(*choose(twin, source))
    assert encode(session.records) == before


def test_a_past_that_does_not_repeat_itself_is_noticed() -> None:
    session = Session.new(GAME, CONFIG, 13)
    source = numbers(13)
    while session.steps < SELDOM // 2:
        session.answer(*choose(session, source))
    step = next(record for record in session._history.records if record.answers)
    step.answers[0] = (step.answers[0][0], "something else")
    with pytest.raises(ReplayMismatch):
        _ = session.boundary


def test_a_faulty_rule_is_put_back_over_boundaries_that_were_not_kept() -> None:
    """The fault comes many steps after the last boundary kept, and takes a die with it."""

    @rule
    def play_on(s: Board) -> Asks[None]:
        face = yield from roll(range(1, 7))
        word = yield from ask(Pick(0, "word", ["on", "crash"], "R-1"))
        s.notes.append(f"{word} {face}")
        if word == "crash":
            s.notes.clear()
            raise ValueError("broken")

    session = begin(play_on, rounds=EVERY)
    for _ in range(EVERY - 3):
        say(session, 0, "on")
    before, notes, number = session.save(), [*session.state.notes], session.asked[0].number
    later = begin(play_on, rounds=EVERY)
    for _ in range(EVERY - 3):
        say(later, 0, "on")
    with pytest.raises(RuleFault, match="broken"):
        say(later, 0, "crash")
    assert later.state.notes == notes
    assert later.asked[0].number == number
    assert later.save() == before
    say(later, 0, "on")
    assert len(later.state.notes) == len(notes) + 1


def test_a_save_with_unknown_digests_can_be_played_on() -> None:
    """What cannot be carried out again stays as it was recorded, even if that is nothing."""
    session = Session.new(GAME, CONFIG, 14)
    source = numbers(14)
    for _ in range(12):
        session.answer(*choose(session, source))
    save = session.rest()
    assert save.records
    for record in save.records:
        record.digest = ""
    save.earlier, save.back = [], 0
    woken = Session.wake(GAME, save)
    for _ in range(12):
        woken.answer(*choose(woken, source))
    digests = [step.digest for step in woken.records]
    assert digests[: len(save.records)] == [""] * len(save.records)
    assert all(digests[len(save.records) :])


def test_a_session_that_tells_nothing_plays_the_same_game() -> None:
    loud, quiet = Session.new(GAME, CONFIG, 15), Session.new(GAME, CONFIG, 15, tells=False)
    source, told = numbers(15), 0
    while not loud.over:
        answer = choose(loud, source)
        told += len(loud.answer(*answer))
        assert quiet.answer(*answer) == []
        assert quiet.clone().events == quiet.events == []
    assert told > 20
    assert quiet.over
    assert quiet.records == loud.records
    assert encode(quiet.state) == encode(loud.state)
