"""Forks: worlds a seat could believe in, also in the middle of a step and with secret answers open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach.kernel import (
    Asks,
    GameOver,
    NoWorld,
    Pick,
    Session,
    ask,
    ask_together,
    roll,
    rule,
)
from hullbreach.testing.laws import choose, endless, numbers, seen
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.state import Crew

from .mini import Board, begin, say


def _play_to_the_end(session: Session[Crew], seed: int) -> None:
    source = numbers(seed)
    while not session.over:
        session.answer(*choose(session, source))


@settings(max_examples=60, deadline=None)
@given(
    st.integers(3, 6),
    st.integers(0, 1_000_000),
    st.lists(st.integers(0, 2**32 - 1), max_size=70),
    st.integers(0, 1_000_000),
)
def test_a_fork_looks_the_same_and_plays_on_to_its_end(
    players: int, seed: int, answers: list[int], other: int
) -> None:
    session = Session.new(GAME, GAME.configure(players=players), seed)
    source = endless(answers)
    for _ in range(len(answers)):
        if session.over:
            return
        session.answer(*choose(session, source))
    if session.over:
        return
    for seat in range(players):
        world = session.fork(seat, other)
        assert seen(world, seat) == seen(session, seat)
        assert world.fork(seat, other + 1).digest() == session.fork(seat, other + 1).digest()
        twin = world.clone()
        _play_to_the_end(world, other)
        _play_to_the_end(twin, other)
        assert twin.digest() == world.digest()


@pytest.mark.soak
def test_thousands_of_forks_play_on_to_their_end() -> None:
    for seed in range(300):
        session = Session.new(GAME, GAME.configure(players=3 + seed % 4), seed)
        source = numbers(seed)
        while not session.over:
            seat = session.steps % session.config.players
            world = session.fork(seat, seed)
            assert seen(world, seat) == seen(session, seat)
            _play_to_the_end(world, seed)
            session.answer(*choose(session, source))


def test_a_finished_game_cannot_be_forked() -> None:
    session = Session.new(GAME, GAME.configure(), 1)
    _play_to_the_end(session, 1)
    with pytest.raises(GameOver):
        session.fork(0, 1)


# -- secret answers ------------------------------------------------------------------------------------------------


@rule
def whisper(s: Board, seat: int) -> Asks[str]:
    """A word, and after `more` another one."""
    word: str = yield from ask(Pick(seat, "word", ["a", "b", "more"], "X-1", secret=True))
    if word == "more":
        word += yield from ask(Pick(seat, "more", ["c", "d"], "X-1", secret=True))
    return word


@rule
def whispers(s: Board) -> Asks[None]:
    """Three seats whisper; then seat 0 is asked."""
    words = yield from ask_together({x: partial(whisper, s, x) for x in range(3)})
    s.notes.append(f"secret {words}")
    yield from ask(Pick(0, "go", ["on", "off"], "X-1"))


@rule
def quiet_whispers(s: Board) -> Asks[None]:
    """The same, showing only how many are thinking."""
    rules = {x: partial(whisper, s, x) for x in range(3)}
    words = yield from ask_together(rules, waiting="count")
    s.notes.append(f"secret {words}")
    yield from ask(Pick(0, "go", ["on", "off"], "X-1"))


def test_open_secret_answers_of_others_are_redrawn_and_own_ones_stand() -> None:
    session = begin(whispers)
    say(session, 0, "b")
    say(session, 1, "more")
    say(session, 2, "a")
    found: Counter[tuple[object, ...]] = Counter()
    for seed in range(60):
        world = session.fork(0, seed)
        assert world.pending[0] == ["b"]
        assert 1 not in world.pending, "how far seat 1 has come is not for seat 0 to know"
        assert list(world.asked) == [1]
        found[tuple(world.pending[2])] += 1
    assert set(found) == {("a",), ("b",), ("more", "c"), ("more", "d")}


def test_who_has_finished_is_drawn_when_only_the_count_is_shown() -> None:
    session = begin(quiet_whispers)
    say(session, 1, "a")
    finished = {tuple(session.fork(0, seed).pending) for seed in range(40)}
    assert finished == {(1,), (2,)}
    assert {tuple(session.fork(1, seed).pending) for seed in range(40)} == {(1,)}


def test_secret_answers_stay_secret_after_the_question_was_closed() -> None:
    session = begin(whispers)
    for seat in range(3):
        say(session, seat, "a")
    worlds = {session.fork(0, seed).state.notes[0] for seed in range(60)}
    assert len(worlds) > 5
    assert all("0: 'a'" in note for note in worlds)


def test_open_answers_are_kept_where_they_were_seen() -> None:
    @rule
    def loud(s: Board, seat: int) -> Asks[str]:
        word: str = yield from ask(Pick(seat, "word", ["a", "b", "c"], "X-1"))
        return word

    @rule
    def shout(s: Board) -> Asks[None]:
        words = yield from ask_together({x: partial(loud, s, x) for x in range(3)})
        s.notes += words.values()
        yield from ask(Pick(0, "go", ["on", "off"], "X-1"))

    session = begin(shout)
    for seat, word in enumerate("abc"):
        say(session, seat, word)
    assert all(session.fork(1, seed).state.notes == ["a", "b", "c"] for seed in range(9))


def test_how_often_another_seat_was_asked_in_secret_is_redrawn_too() -> None:
    @rule
    def alone(s: Board) -> Asks[None]:
        s.notes.append("secret " + (yield from whisper(s, 1)))
        s.notes.append((yield from ask(Pick(2, "loud", ["x", "y"], "X-1"))))
        yield from ask(Pick(0, "go", ["on", "off"], "X-1"))

    session = begin(alone)
    say(session, 1, "more")
    assert session.fork(0, 1).asked[1].prompt == "word"
    assert session.fork(1, 1).asked[1].prompt == "more"
    say(session, 1, "c")
    say(session, 2, "y")
    notes = {tuple(session.fork(0, seed).state.notes) for seed in range(60)}
    assert notes == {(f"secret {w}", "y") for w in ("a", "b", "morec", "mored")}


# -- Nature --------------------------------------------------------------------------------------------------------


@rule
def private_roll(s: Board) -> Asks[None]:
    """Seat 1 alone sees the first die, everybody the second."""
    hidden = yield from roll((1, 2, 3), to=[1])
    s.notes.append(f"secret {hidden}")
    shown = yield from roll((1, 2, 3))
    s.notes.append(f"open {shown}")
    s.tell("rolled", face=shown)
    yield from ask(Pick(0, "go", ["on", "off"], "X-1"))


def test_a_die_is_rolled_again_for_those_who_did_not_see_it() -> None:
    session = begin(private_roll)
    hidden, shown = session.state.notes
    mine = {tuple(session.fork(1, seed).state.notes) for seed in range(30)}
    assert mine == {(hidden, shown)}
    theirs = {tuple(session.fork(0, seed).state.notes) for seed in range(60)}
    assert theirs == {(f"secret {n}", shown) for n in (1, 2, 3)}


def test_the_future_is_rolled_anew_in_every_fork() -> None:
    @rule
    def later(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "go", ["on"], "X-1"))
        s.notes.append(str((yield from roll(range(1000)))))

    session = begin(later)
    found = set()
    for seed in range(10):
        world = session.fork(0, seed)
        say(world, 0, "on")
        found.add(world.state.notes[0])
    assert len(found) > 8


# -- when nothing fits ---------------------------------------------------------------------------------------------


def test_a_fork_gives_up_rather_than_tell_the_truth() -> None:
    @rule
    def unlikely(s: Board) -> Asks[None]:
        s.notes.append(f"shown {s.chance.below(10**9)}")
        s.reveals += 1
        yield from ask(Pick(0, "go", ["on", "off"], "X-1"))

    with pytest.raises(NoWorld, match="no world fits"):
        begin(unlikely).fork(0, 1)


@rule
def hidden_coin(s: Board, seat: int) -> Asks[str]:
    """Breaks the law: whether and what a seat is asked depends on something it cannot know."""
    heads = s.notes == ["secret 1"]
    if seat == 1 and not heads:
        return "nothing to say"
    word: str = yield from ask(Pick(seat, "word", ["a", "b"] if heads else ["b", "a"], "X-1"))
    return word


@pytest.mark.parametrize("waiting", ["names", "count"])
@pytest.mark.parametrize("said", [0, 1, None])
def test_open_secret_questions_that_differ_are_dealt_again(
    said: int | None, waiting: Literal["names", "count"]
) -> None:
    @rule
    def coins(s: Board) -> Asks[None]:
        s.notes.append(f"secret {s.chance.below(2)}")
        s.reveals += 1
        yield from ask_together({x: partial(hidden_coin, s, x) for x in (0, 1)}, waiting)

    session = next(s for s in _redealt(begin(coins)) if len(s.asked) == 2)
    if said is not None:
        say(session, said, "a")
    notes = {session.fork(0, seed).state.notes[0] for seed in range(12)}
    assert notes == {"secret 1"}


def _redealt(session: Session[Board]) -> Iterator[Session[Board]]:
    for seed in range(20):
        other = session.clone()
        other.redeal(seed)
        yield other


@pytest.mark.parametrize("what", ["options", "event", "seat", "end", "die", "own", "nobody"])
def test_a_world_that_looks_different_is_dealt_again(what: str) -> None:
    """Half of all worlds hold `heads`; only those that agree with what was seen are taken."""

    @rule
    def coin(s: Board) -> Asks[None]:
        heads = bool(s.chance.below(2))
        s.reveals += 1
        s.notes.append(f"secret {heads}")
        if what == "options":
            yield from ask(Pick(0, "x", ["a", "b"] if heads else ["b", "a"], "X-1"))
        elif what == "event":
            s.tell("coin", heads=heads)
        elif what == "seat":
            yield from ask(Pick(1 if heads else 2, "x", ["a", "b"], "X-1"))
        elif what == "end":
            if heads:
                yield from ask(Pick(1, "x", ["a", "b"], "X-1"))
            else:
                return
        elif what == "die":
            yield from roll((1, 2) if heads else (3, 4))
        else:
            rules = {
                x: partial(whisper, s, x) for x in ((0, 1) if heads or what == "own" else (1, 2))
            }
            yield from ask_together(rules, waiting="names")
        yield from ask(Pick(0, "go", ["on", "off"], "X-1"))

    session = begin(coin, rounds=2)
    seat = next(iter(session.asked))
    if what in ("options", "seat", "end", "own", "nobody"):
        say(session, seat, "a")
    for seed in range(12):
        world = session.fork(0, seed)
        assert seen(world, 0) == seen(session, 0)
