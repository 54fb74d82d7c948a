"""Replays reproduce a game, and stop loudly at the first difference."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import pytest
from msgspec import Raw
from msgspec.structs import replace as changed

from hullbreach.kernel import (
    BadSave,
    Replay,
    ReplayBase,
    ReplayMismatch,
    Session,
    encode,
    follow,
    key_of,
    position,
    read_replay,
    record,
    verify,
    write_replay,
)
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.state import Crew


def _played(seed: int, answers: int = 1000) -> tuple[Session[Crew], Replay]:
    key = key_of(seed)
    session = Session.new(GAME, GAME.configure(players=4), key)
    source = numbers(seed)
    for _ in range(answers):
        if session.over:
            break
        session.answer(*choose(session, source))
    return session, record(session, key, ["Ada", "Bo", "Cy", "Di"])


def test_a_written_replay_comes_to_the_same_end() -> None:
    session, replay = _played(1)
    again = verify(GAME, read_replay(write_replay(replay)))
    assert again.digest() == session.digest()
    assert again.result == replay.result


def test_an_unfinished_game_can_be_followed_too() -> None:
    session, replay = _played(2, answers=9)
    again = verify(GAME, replay)
    assert again.records == session.records
    assert encode(again.state) == encode(session.state)


def test_a_replay_is_followed_answer_by_answer() -> None:
    session, replay = _played(3)
    positions = list(follow(GAME, replay))
    answers = [entry for step in session.records for entry in step.answers if entry[0] >= 0]
    assert len(positions) == len(answers) + 1


def test_one_can_go_on_from_any_step() -> None:
    _, replay = _played(4)
    session = position(GAME, replay, 5)
    assert session.steps == 5
    assert not session.answers
    session.redeal(99)
    source = numbers(7)
    while not session.over:
        session.answer(*choose(session, source))
    assert replay.key is not None
    again = record(session, replay.key)
    assert again.steps[4].redeal == key_of(99)
    assert again.names == ["1", "2", "3", "4"]
    assert verify(GAME, again).digest() == session.digest()
    with pytest.raises(BadSave, match="no step 9999"):
        position(GAME, replay, 9999)


def test_one_can_go_on_with_roles_that_nobody_knows() -> None:
    """What single seats had seen is dealt anew as well; that is recorded, and stays so when it is dealt once more."""
    _, replay = _played(4)
    session = position(GAME, replay, 5)
    truth, seen = session.digest(), GAME.view(session.boundary, None)
    session.redeal(7, public=True)
    assert session.digest() != truth
    assert GAME.view(session.boundary, None) == seen
    session = Session.load(GAME, session.save())
    session.redeal(99)
    source = numbers(7)
    while not session.over:
        session.answer(*choose(session, source))
    assert replay.key is not None
    again = read_replay(write_replay(record(session, replay.key)))
    assert (again.steps[4].redeal, again.steps[4].public) == (key_of(99), True)
    assert not any(step.public for step in again.steps[:4])
    assert verify(GAME, again).digest() == session.digest()


def test_a_changed_answer_is_found() -> None:
    _, replay = _played(5)
    step = next(step for step in replay.steps if step.answers)
    seat, _ = step.answers[0]
    step.answers[0] = (seat, "nonsense")
    with pytest.raises(ReplayMismatch, match="not offered"):
        verify(GAME, replay)


def test_a_changed_state_is_found() -> None:
    _, replay = _played(5)
    replay.steps[3].digest = "0" * 16
    with pytest.raises(ReplayMismatch, match="step 4: the state"):
        verify(GAME, replay)


def test_an_answer_of_somebody_else_is_found() -> None:
    _, replay = _played(5)
    step = next(step for step in replay.steps if step.answers)
    step.answers[0] = (3, step.answers[0][1])
    with pytest.raises(ReplayMismatch, match="not asked"):
        verify(GAME, replay)


def test_a_die_that_fell_otherwise_is_found() -> None:
    for seed in range(50):
        _, replay = _played(seed)
        for step in replay.steps:
            for i, (seat, face) in enumerate(step.answers):
                if seat == -1:
                    assert isinstance(face, int)
                    step.answers[i] = (seat, face % 6 + 1)
                    with pytest.raises(ReplayMismatch, match="the answers"):
                        verify(GAME, replay)
                    return


def test_a_changed_result_is_found() -> None:
    _, replay = _played(6)
    assert replay.result is not None
    replay.result = changed(replay.result, ending="otherwise")
    with pytest.raises(ReplayMismatch, match="the result"):
        verify(GAME, replay)


def test_files_that_are_not_for_us_are_refused() -> None:
    _, replay = _played(7)
    for wrong, reason in (
        (changed(replay, format=99), "format 99"),
        (changed(replay, key=None), "holds no key"),
        (changed(replay, key=bytes(32)), "not the one that was promised"),
    ):
        with pytest.raises(BadSave, match=reason):
            read_replay(write_replay(wrong))
    with pytest.raises(BadSave, match="not of specimen"):
        verify(GAME, changed(replay, game="chess"))
    with pytest.raises(BadSave, match="these are 2"):
        verify(replace(GAME, version="2"), replay)


PLAY = """
from hullbreach.kernel import Session, record, write_replay, key_of
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.specimen import GAME
for seed in range(20):
    session = Session.new(GAME, GAME.configure(players=3 + seed % 4), key_of(seed))
    source = numbers(seed)
    while not session.over:
        session.answer(*choose(session, source))
    print(write_replay(record(session, key_of(seed))).decode())
"""


def test_replays_are_identical_under_any_hash_seed() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "4242")
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].count(b"\n") == 20


def _changed(seed: int, step: int) -> tuple[Session[Crew], Replay]:
    """A game whose first steps were played with rules that nobody has any more."""
    session, replay = _played(seed)
    boundary = position(GAME, replay, step + 1).boundary
    past = [changed(record, digest="", answers=[]) for record in replay.steps[:step]]
    base = ReplayBase(step, "0", Raw(encode(boundary)))
    return session, changed(replay, steps=past + replay.steps[step:], base=base)


def test_after_a_change_of_the_rules_a_replay_is_followed_from_there() -> None:
    session, replay = _changed(4, 3)
    again = verify(GAME, read_replay(write_replay(replay)))
    assert again.digest() == session.digest()
    assert again.records[3:] == session.records[3:]
    assert position(GAME, replay, 4).steps == 4
    with pytest.raises(BadSave, match="rules have changed since step 3"):
        position(GAME, replay, 3)


def test_after_a_change_of_the_rules_differences_are_found_as_ever() -> None:
    _, replay = _changed(4, 3)
    other = _changed(5, 3)[1].base
    with pytest.raises(ReplayMismatch, match="step 4"):
        verify(GAME, changed(replay, base=other))
    assert replay.base is not None
    with pytest.raises(BadSave, match="no step 1000"):
        verify(GAME, changed(replay, base=changed(replay.base, step=999)))


def test_what_was_dealt_anew_at_the_change_is_followed_too() -> None:
    session, replay = _played(6, answers=7)
    base = ReplayBase(session.steps - 1, "0", Raw(encode(session.boundary)))
    session.redeal(1)
    source = numbers(6)
    while not session.over:
        session.answer(*choose(session, source))
    assert replay.key is not None
    again = verify(GAME, record(session, replay.key, base=base))
    assert again.records == session.records
