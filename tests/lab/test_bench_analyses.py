"""The scripts that measure analyses go on where they were stopped, and find what an uninterrupted run finds."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from hullbreach.analysis import Analysis, Effort, analyse
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

BENCH = Path(__file__).parents[2] / "bench"
GAME = "specimen"
LEAST = Effort(
    points=3, games=1, worlds=1, looks=1, candidates=2, first=1, more=1, rounds=1, truth=1
)


def script(name: str) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(f"bench_{name}", BENCH / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = found
    spec.loader.exec_module(found)
    return found


@pytest.fixture
def analyses(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    found = script("analyses")
    monkeypatch.setitem(found.SEATS, GAME, 3)
    return found


def test_an_analysis_in_slices_finds_what_it_finds_in_one(
    analyses: ModuleType, tmp_path: Path
) -> None:
    path, effort = tmp_path / "notes", LEAST
    slices = 0
    while analyses.done(path) is None:
        analyses.go_on(path, GAME, 0, 1, effort, until=0.0)
        slices += 1
    recorded = replay(plan(GAME, analyses.PLAYERS[:3], "analyses"), 0)
    *_, whole = analyse(recorded, 1, effort)
    assert isinstance(whole, Analysis)
    assert analyses.done(path).moves == [turning.move for turning in whole.turnings]
    assert analyses.done(path).seconds > 0
    assert slices > 5, "every piece is kept, so that even the shortest slice comes further"


def test_decisions_are_told_again_when_four_of_five_are(analyses: ModuleType) -> None:
    five = analyses.Result([1, 2, 3, 4, 5], 10.0)
    four = analyses.Result([5, 4, 3, 2, 9], 20.0)
    three = analyses.Result([1, 2, 3, 8, 9], 30.0)
    assert [analyses.same(five, each) for each in (four, three)] == [4, 3]
    assert analyses.line(GAME, [(five, four), (five, three)]) == (
        "| specimen | 2 | 14 of 20 | 1 of 2 | 18 |"
    )


def test_a_game_that_was_analysed_with_one_seed_only_is_not_counted(
    analyses: ModuleType, tmp_path: Path
) -> None:
    for number, seeds in ((0, (1, 2)), (1, (1,))):
        for seed in seeds:
            path = analyses.path_of(tmp_path, GAME, number, seed)
            analyses.FileFindings(path).keep("result", analyses.Result([1], 1.0))
    assert len(list(analyses.pairs_of(tmp_path, GAME, 2))) == 1


def test_a_position_that_was_cut_off_is_measured_again(tmp_path: Path) -> None:
    calibration = script("calibration")
    path = tmp_path / "rows"
    row = (
        b'{"type":"called","game":"theseus","number":7,"truth":[0.6,0.4,0],"came":[1,0,0],'
        b'"again":[1,0,0],"known":[]}\n'
    )
    path.write_bytes(row + row[:30])
    assert [found.number for found in calibration.kept(path)] == [7]
    assert path.read_bytes() == row
    path.write_bytes(row[:30])
    assert calibration.kept(path) == []
    assert path.read_bytes() == b""


def test_a_game_that_takes_too_long_is_left_out() -> None:
    calibration = script("calibration")

    def note(game: str, number: int) -> object:
        while number:
            pass
        return calibration.Noted(game, number, [], [])

    assert calibration.in_time(note, GAME, 0, 5.0) == calibration.Noted(GAME, 0, [], [])
    left_out = calibration.in_time(note, GAME, 1, 0.02)
    assert left_out == calibration.LeftOut(GAME, 1, "note")
    assert calibration.belongs(left_out, calibration.Noted, "note")
    assert not calibration.belongs(left_out, calibration.Called, "call")


def test_no_game_is_read_by_what_came_of_it() -> None:
    calibration = script("calibration")
    sure = [calibration.Called(GAME, n, [0.7, 0.3, 0], [1, 0, 0], [1, 0, 0], []) for n in range(9)]
    unsure = [
        calibration.Called(GAME, n, [0.7, 0.3, 0], [n % 2, 1 - n % 2, 0], [], []) for n in range(9)
    ]
    rows = [row for pair in zip(sure, unsure, strict=True) for row in pair]
    for row, reading in calibration.read_by_others(rows, calibration.Reading()):
        assert (reading.sharp > 1) == (row in unsure)


def test_an_evaluation_that_would_count_against_its_seat_says_nothing() -> None:
    """And the table says so: what it does not name of an evaluation counts once."""
    calibration = script("calibration")
    worths = [n / 10 for n in range(-20, 21)]
    against, in_favour = (
        calibration.line_of([(calibration.Signs(x), float((x < 0) == below)) for x in worths])
        for below in (True, False)
    )
    assert against.worth == 0
    assert "worth = 0.00" in calibration.written(against)
    assert in_favour.worth > 0.5


def test_no_position_is_read_by_games_it_was_fitted_to() -> None:
    """Every second game is won by whoever stands well, the others by whoever stands badly."""
    calibration = script("calibration")
    well = [[calibration.Signs(1.0), calibration.Signs(-1.0)]] * 9
    rows = [calibration.Noted(GAME, n, well, [1 - n % 2, n % 2, 0.0]) for n in range(40)]
    found = calibration.read_at_once(rows)
    assert len(found) == 40 * 18
    by_the_upright = [each for each in found if each.game % 2]
    assert {each.won for each in by_the_upright if each.called > 0.9} == {0.0}
    assert all(each.called == pytest.approx(0.5) for each in found if not each.game % 2)


def test_seats_of_one_game_are_no_more_certain_than_one() -> None:
    calibration = script("calibration")
    apart = [calibration.Came(n, 0.3, float(n % 3 == 0)) for n in range(30)]
    together = [calibration.Came(n // 5, 0.3, float(n // 5 % 3 == 0)) for n in range(150)]
    assert calibration.error_of(together) == pytest.approx(calibration.error_of(apart))
    assert calibration.error_of(apart[1:3]) > 0.2, "two who lost are not certain to lose"
