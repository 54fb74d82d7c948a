"""`hullbreach bench`."""

import pytest

from .conftest import Run


def test_every_figure_is_there(run: Run) -> None:
    found = run("bench", "specimen", "--seconds", "0.05", "--json").json()["specimen"]
    assert found["mode"] == "crew"
    assert found["players"] == 3
    for figure in ("decisions_per_s", "clone_us", "fork_us", "views_per_s"):
        assert found[figure] > 0
    for figure in ("forced_per_s", "clone_mid_us", "fork_mid_us"):
        assert found[figure] > 0


@pytest.mark.parametrize(("lang", "word"), [("en", "views/s"), ("de", "Ansichten/s")])
def test_it_reads_well(run: Run, lang: str, word: str) -> None:
    assert word in run("bench", "specimen", "--seconds", "0.05", "--lang", lang).out


def test_seats_and_options_can_be_chosen(run: Run) -> None:
    table = ("--players", "5", "--option", "air=2", "--seconds", "0.05")
    assert run("bench", "specimen", *table, "--json").json()["specimen"]["players"] == 5
