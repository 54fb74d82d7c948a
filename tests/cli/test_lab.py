"""`hullbreach compare`, `ladder` and `report`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .conftest import Run

BOTS = ("--players", "greedy,random", "--seed", "5")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_compare_says_who_is_stronger(run: Run, lang: str) -> None:
    said = run("compare", "specimen", *BOTS, "--seats", "4", "--num", "40", "--lang", lang)
    assert said.status == 0
    assert {"en": "greedy", "de": "stärker"}[lang] in said.out
    assert "95 %" in said.out


def test_compare_as_json(run: Run) -> None:
    found = run("compare", "specimen", *BOTS, "--num", "20", "--json").json()
    assert found["bots"] == ["greedy", "random"]
    assert found["games"] <= 20
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1


def test_compare_takes_the_share_that_counts_as_stronger(run: Run) -> None:
    found = run("compare", "specimen", *BOTS, "--num", "20", "--share", "0.6", "--json").json()
    assert found["goal"] == 0.6
    for share in ("0.5", "1", "much"):
        assert run("compare", "specimen", *BOTS, "--share", share).status == 2


def test_compare_over_two_processes_says_the_same(run: Run) -> None:
    command = ("compare", "specimen", *BOTS, "--num", "8", "--json")
    assert run(*command, "--jobs", "2").json() == run(*command).json()


@pytest.mark.parametrize("players", ["greedy", "greedy,greedy", "greedy,random,random"])
def test_compare_takes_two_bots(run: Run, players: str) -> None:
    assert run("compare", "specimen", "--players", players).status == 2


def test_the_ladder_names_every_bot(run: Run) -> None:
    found = run("ladder", "specimen", *BOTS, "--num", "20", "--json").json()
    assert {rating["bot"] for rating in found["ratings"]} == {"greedy", "random"}
    assert all(rating["low"] <= rating["elo"] <= rating["high"] for rating in found["ratings"])
    assert run("ladder", "specimen", "--players", "greedy").status == 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_report_is_one_page_with_replays_of_what_stands_out(
    run: Run, tmp_path: Path, lang: str
) -> None:
    folder = str(tmp_path)
    table = ("simulate", "specimen", "--num", "12", "--output", folder, "--seed")
    run(*table, "1", "--players", "greedy,random,random")
    run(*table, "2", "--players", "random,random,random,random")
    run("ladder", "specimen", *BOTS, "--num", "10", "--output", folder)
    assert run("report", folder, "--lang", lang).status == 0
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") > 10
    assert "http" not in page
    assert "<script" not in page
    assert {"en": "Games that stand out", "de": "Spiele, die herausragen"}[lang] in page
    links = re.findall(r'href="(replays/[^"]+)"', page)
    assert len(links) >= 4
    for link in set(links):
        assert run("replay", "verify", str(tmp_path / link)).status == 0


def test_a_report_of_nothing_says_what_to_do(run: Run, tmp_path: Path) -> None:
    said = run("report", str(tmp_path))
    assert said.status == 2
    assert "--output" in said.err
    assert run("report", str(tmp_path / "nowhere")).status == 2
