"""Options that are worked out when somebody wants them: whoever only carries out again what was said wants none."""

from __future__ import annotations

from hullbreach.kernel import (
    Asks,
    Chance,
    Pick,
    Trial,
    ask,
    ask_together,
    key_of,
    playout,
    rule,
    settle,
)

from .mini import Board, begin, mini, say

asked: list[str] = []
"""What was worked out, in this order."""


def word(s: Board, prompt: str) -> Pick:
    """A question whose options depend on what stands on the board."""

    def offer() -> list[str]:
        asked.append(prompt)
        return ["a", *s.notes, "z"]

    return Pick(0, prompt, (), "X-1", offer=offer)


@rule
def two_words(s: Board) -> Asks[None]:
    """Seat 0 says two words; the first can be said again."""
    s.notes.append((yield from ask(word(s, "first"))) + "!")
    s.notes.append((yield from ask(word(s, "second"))))


@rule
def one_word(s: Board) -> Asks[None]:
    """Seat 0 says a word that can be said again."""
    s.notes.append((yield from ask(word(s, "word"))) + "!")


@rule
def together(s: Board) -> Asks[None]:
    """Seat 0 says a word in secret."""
    found = yield from ask_together({0: lambda: ask(word(s, "alone"))})
    s.notes.append(found[0])


def test_whoever_is_asked_finds_the_options_and_the_first_as_default() -> None:
    session = begin(two_words)
    assert session.asked[0].options == ["a", "z"]
    assert session.asked[0].default == "a"
    say(session, 0, "z")
    assert session.asked[0].options == ["a", "z!", "z"]


def test_options_are_those_of_the_moment_of_the_question() -> None:
    session = begin(two_words)
    first = session.asked[0]
    say(session, 0, "z")
    assert first.options == ["a", "z"]


def test_a_twin_is_asked_the_same_and_works_nothing_out() -> None:
    session = begin(two_words)
    say(session, 0, "a")
    asked.clear()
    twin = session.clone()
    assert asked == []
    assert twin.asked == session.asked
    say(twin, 0, "a!")
    assert twin.over
    assert not session.over


def test_a_trial_that_is_answered_at_once_works_out_only_what_is_still_to_be_answered() -> None:
    line = begin(two_words).branching(1)
    asked.clear()
    line.branch(2).finish(0, "z", lambda pick: pick.options[-2])
    assert asked == ["second"]


def test_a_trial_shows_the_options_to_whoever_looks() -> None:
    trial = begin(two_words).trial()
    trial.answer(0, "z")
    assert trial.first is not None
    assert trial.first.options == ["a", "z!", "z"]
    assert trial.asked[0].options == ["a", "z!", "z"]


def test_a_trial_that_goes_on_to_the_next_step_works_nothing_out_before_somebody_looks() -> None:
    trial = begin(one_word, rounds=2).trial()
    asked.clear()
    trial.answer(0, "z")
    assert asked == []
    assert trial.first is not None
    assert trial.first.options == ["a", "z!", "z"]


def test_a_game_is_played_out_with_options_at_hand() -> None:
    for play in (two_words, together):
        game = mini(play)
        state = Board(chance=Chance(key_of(1)), notes=[])
        playout(game, state, lambda pick: pick.options[-1])
        assert state.notes[-1] == "z"


def test_a_secret_question_is_worked_out_for_who_is_asked() -> None:
    session = begin(together)
    assert session.asked[0].options == ["a", "z"]
    trial = Trial.begin(mini(together), Board(chance=Chance(key_of(1)), notes=[]))
    assert trial.first is not None
    assert trial.first.options == ["a", "z"]


def test_what_has_one_option_is_settled_without_a_question() -> None:
    @rule
    def only_way(s: Board) -> Asks[None]:
        only = Pick(0, "only", (), "X-1", offer=lambda: ["yes"])
        s.notes.append((yield from settle(only)))

    session = begin(only_way)
    assert session.over
    assert session.state.notes == ["yes"]


def test_a_save_and_a_fork_know_the_options() -> None:
    session = begin(two_words)
    say(session, 0, "z")
    world = session.fork(0, 1)
    assert world.asked[0].options == ["a", "z!", "z"]
    assert type(session).load(session.game, session.save()).asked[0].options == ["a", "z!", "z"]


def test_what_lies_behind_is_carried_out_again_with_options_at_hand() -> None:
    session = begin(one_word, rounds=3)
    say(session, 0, "z")
    say(session, 0, "z!")
    assert [record.answers for record in session.records] == [[(0, "z")], [(0, "z!")], []]
    assert all(record.digest for record in session.records)
