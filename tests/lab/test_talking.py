"""Games with talk in the lab."""

from __future__ import annotations

import json

import pytest

from hullbreach import games
from hullbreach.cli import main
from hullbreach.kernel import verify
from hullbreach.lab.plans import plan
from hullbreach.lab.simulate import play
from hullbreach.lab.talk_figures import figures
from hullbreach.lab.talking import LineNote, TalkNotes, fitted
from hullbreach.lab.watching import replay


def test_a_seed_gives_the_same_game_with_the_same_talk() -> None:
    todo = plan("the_thing", ("greedy",) * 4, "talk", talk=True)
    first, second = play(todo, 3), play(todo, 3)
    assert first == second
    assert first.fault == ""
    assert first.talk is not None
    assert first.talk.lines


def test_silent_games_are_as_they_were() -> None:
    quiet = play(plan("the_thing", ("greedy",) * 4, "talk"), 3)
    assert quiet.talk is None


def test_rates_are_counted_by_who_says_what_of_whom() -> None:
    lines = [LineNote(0, "suspect", "view", False, True, True)] * 30
    lines += [LineNote(0, "suspect", "view", False, False, False)] * 10
    notes = TalkNotes(lines, 5, [100] * 4)
    (row, count) = fitted([notes], ["suspect"])["suspect"]
    assert count == 40
    assert row[1] == 64
    assert 18 <= row[0] <= 25
    assert row[2] == row[3] < 5


def test_roles_cannot_be_told_from_silence_if_all_speak_alike() -> None:
    assert figures([TalkNotes(contests=[20, 60, 20])]).auc == 0.5
    assert figures([TalkNotes(contests=[0, 0, 10])]).auc == 1.0


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["talk", "figures", "the_thing", "--seats", "4", "--num", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 1


def test_lines_are_added_up_by_verb_and_seat() -> None:
    """A lie is what a foe says that is not true, or does not keep; it was believed if it led the others astray."""
    lines = [
        LineNote(0, "suspect", "view", False, True, True, None, 0.5),
        LineNote(1, "human", "claim", True, False, False, False, -0.4),
        LineNote(1, "have", "claim", True, False, False, None, 0.1),
        LineNote(1, "go", "promise", True, None, None, False),
        LineNote(0, "go", "promise", False, None, None, True),
    ]
    found = figures([TalkNotes(lines, 2)])
    assert (found.lies, found.found_out, found.lies_believed) == (3, 0.667, 0.5)
    friend, foe = found.seats
    assert (friend.lines, friend.true, friend.kept, friend.lies, friend.bits) == (2, 1, 1, 0, 0.5)
    assert (foe.false, foe.broken, foe.lies, foe.believed, foe.found_out) == (2, 1, 3, 1, 2)
    assert list(found.verbs) == ["go", "have", "human", "suspect"]
    assert found.verbs["go"].lines == 2


def test_slander_and_praise_of_fellows_are_lies_that_may_be_believed() -> None:
    """A foe who suspects a human or trusts a fellow means what it says, and misleads; trust in a human does not."""
    slander = LineNote(1, "suspect", "view", True, False, True, None, -0.3)
    praise = LineNote(1, "trust", "view", True, True, True, None, 0.0)
    honest = LineNote(1, "trust", "view", True, False, False, None, 0.2)
    assert figures([TalkNotes([slander, praise, honest], 1)]).lies_believed == 0.5


def test_who_watches_sees_whom_a_line_moved_and_can_replay_the_game_with_its_talk() -> None:
    todo = plan("the_thing", ("greedy",) * 4, "watched", watch=True, talk=True)
    played = play(todo, 0)
    assert played.fault == ""
    assert played.course is not None
    assert played.talk is not None
    assert any(line.bits for line in played.talk.lines)
    again = replay(todo, 0)
    assert [line.act.verb for line in again.talk] == [line.verb for line in played.talk.lines]
    assert verify(games.find("the_thing"), again).over


def test_talkers_can_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    table = ["the_thing", "--players", "greedy,greedy+deaf", "--seats", "4", "--num", "2"]
    assert main(["compare", *table, "--talk", "on", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
