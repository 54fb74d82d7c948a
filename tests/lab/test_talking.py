"""Games with talk in the lab."""

from __future__ import annotations

import json

import pytest

from hullbreach.cli import main
from hullbreach.lab.plans import plan
from hullbreach.lab.simulate import play
from hullbreach.lab.talking import LineNote, TalkNotes, figures, fitted


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
