"""`hullbreach analyse`."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from hullbreach.analysis import Analysis
from hullbreach.kernel import read_replay, write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

from .conftest import Run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A recorded game."""
    path = tmp_path / "game.replay"
    path.write_bytes(write_replay(replay(plan("specimen", ("random",) * 3, "told"), 0)))
    return path


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_is_analysed_in_words(run: Run, file: Path, lang: str) -> None:
    said = run("analyse", str(file), "--effort", "quick", "--lang", lang)
    assert said.status == 0
    assert {"en": "times by greedy, seed", "de": "-mal weitergespielt von greedy"}[lang] in said.out
    assert "analyse-" not in said.out
    for name in read_replay(file.read_bytes()).names:
        assert name in said.out


def test_everything_that_was_found_is_written_as_json(run: Run, file: Path, tmp_path: Path) -> None:
    target, notes = tmp_path / "found.json", tmp_path / "notes"
    once = run(
        *("analyse", str(file), "--effort", "quick", "--json"),
        *("--output", str(target), "--notes", str(notes)),
    )
    assert msgspec.json.decode(target.read_bytes(), type=Analysis).bot == "greedy"
    assert msgspec.json.decode(target.read_bytes()) == once.json()
    assert notes.exists()
    again = run("analyse", str(file), "--effort", "quick", "--json", "--notes", str(notes))
    assert again.json() == once.json()


def test_an_unfinished_game_is_refused_in_one_sentence(run: Run, file: Path) -> None:
    file.write_bytes(write_replay(replace(read_replay(file.read_bytes()), result=None)))
    said = run("analyse", str(file))
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert "not over" in said.err
