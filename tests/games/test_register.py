"""The register of games, and the front door of the package."""

import subprocess
import sys

import pytest

import hullbreach
from hullbreach import games
from hullbreach.kernel import BadTable


def test_a_game_is_found_by_its_name() -> None:
    for name in games.names(everything=True):
        assert games.find(name).name == name


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(BadTable, match="specimen"):
        games.find("chess")


def test_the_default_can_be_played() -> None:
    assert hullbreach.new(games.default(), seed=1).asked


def test_a_game_is_imported_when_it_is_used() -> None:
    code = "import sys, hullbreach; print([m for m in sys.modules if 'specimen' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_seed_gives_the_same_table_and_none_a_new_one() -> None:
    digests = [hullbreach.new("specimen", seed=seed).digest() for seed in (7, 7, 8, None, None)]
    assert digests[0] == digests[1]
    assert len(set(digests)) == 4


def test_a_view_is_built_for_its_reader() -> None:
    session = hullbreach.new("specimen", mode="crew", players=3, options={"air": 1}, seed=7)
    assert hullbreach.view(session, 0).me == 0
    assert hullbreach.view(session, None).me is None
