"""Goldens: played again from their text; missing or different ones are found, and one command writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.testing import Golden
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.state import Crew

KEPT = Path(__file__).parents[1] / "goldens/specimen/crew_of_four.txt"


def golden(path: Path) -> Golden[Crew]:
    return Golden(path, GAME, players=4, seed=5)


def test_a_recorded_game_is_played_again(renew: bool) -> None:
    golden(KEPT).check(renew)


def test_a_missing_golden_is_an_error_that_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="is missing: run 'make goldens'"):
        golden(tmp_path / "gone.txt").check()
    assert not (tmp_path / "gone.txt").exists()


def test_a_missing_golden_is_written_when_asked_for(tmp_path: Path) -> None:
    golden(tmp_path / "new.txt").check(renew=True)
    golden(tmp_path / "new.txt").check()


def test_another_story_is_found(tmp_path: Path) -> None:
    told = KEPT.read_text(encoding="utf-8")
    (tmp_path / "other.txt").write_text(told.replace("rests", "sleeps"), encoding="utf-8")
    with pytest.raises(AssertionError, match="tells another game"):
        golden(tmp_path / "other.txt").check()


def test_answers_that_no_longer_fit_are_found_and_replaced_when_renewed(tmp_path: Path) -> None:
    path = tmp_path / "old.txt"
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:2], "Nobody: turn.action = dance", ""]), encoding="utf-8")
    with pytest.raises(AssertionError, match="nobody can say"):
        golden(path).check()
    golden(path).check(renew=True)
    golden(path).check()
