"""`hullbreach simulate`."""

import csv
import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from .conftest import Run

TABLE = ("simulate", "specimen", "--players", "random,random,random", "--seed", "7")


def without_clock(summary: dict[str, Any]) -> dict[str, Any]:
    return {
        key: value
        for key, value in summary.items()
        if key not in ("seconds", "decisions_per_second")
    }


def test_it_adds_up(run: Run) -> None:
    said = run(*TABLE, "--num", "30", "--json")
    found = said.json()
    assert said.status == 0
    assert found["game"] == "specimen"
    assert found["mode"] == "crew"
    assert found["games"] == found["finished"] == len(found["results"]) == 30
    assert found["decisions"] == sum(game["decisions"] for game in found["results"]) > 0
    assert found["wins"] == {"random": sum(len(game["winners"]) for game in found["results"])}
    assert sum(found["seats"]) == found["wins"]["random"]
    assert sum(found["endings"].values()) == 30
    assert found["decisions_per_second"] > 0


def test_a_seed_gives_the_same_games_over_any_number_of_processes(run: Run) -> None:
    one = run(*TABLE, "--num", "45", "--json").json()
    two = run(*TABLE, "--num", "45", "--json", "--jobs", "2").json()
    other = run(*TABLE[:-1], "8", "--num", "45", "--json").json()
    assert without_clock(one) == without_clock(two)
    assert one["results"] != other["results"]


def test_a_table_option_changes_the_games(run: Run) -> None:
    plain = run(*TABLE, "--num", "10", "--json").json()
    aired = run(*TABLE, "--num", "10", "--json", "--option", "air=5").json()
    assert plain["results"] != aired["results"]


def test_wins_are_counted_by_faction(run: Run) -> None:
    table = ("simulate", "theseus", "--players", "random,random", "--seed", "3", "--num", "12")
    found = run(*table, "--json", "--option", "factions=aliens,greys").json()
    wins = [sum(x in game["winners"] for game in found["results"]) for x in (0, 1)]
    assert found["sides"] == {"aliens": [12, wins[0]], "greys": [12, wins[1]]}
    said = run(*table, "--lang", "de")
    assert "Seite" in said.out
    assert "Forscher" in said.out
    assert run(*TABLE, "--num", "3", "--json").json()["sides"] == {}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_people_see_wins_and_endings(run: Run, lang: str) -> None:
    said = run(*TABLE, "--num", "20", "--lang", lang)
    assert {"en": "wins", "de": "Siege"}[lang] in said.out
    assert {"en": "ending", "de": "Ende"}[lang] in said.out
    assert said.out.count("random") == 3
    assert {"en": ".0 %", "de": ",0 %"}[lang] in said.out


def test_rows_are_written_as_csv(run: Run, tmp_path: Path) -> None:
    found = run(*TABLE, "--num", "5", "--json", "--output", str(tmp_path)).json()
    names = sorted(path.name for path in tmp_path.iterdir())
    stem = "specimen-crew-random-random-random-7"
    assert names == [f"{stem}.csv", f"{stem}.jsonl", f"{stem}.seats.csv"]
    path = tmp_path / f"{stem}.csv"
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["ending"] for row in rows] == [game["ending"] for game in found["results"]]
    assert [int(row["won_1"]) for row in rows] == [
        int(1 in game["winners"]) for game in found["results"]
    ]


def test_rows_are_written_as_json(run: Run, tmp_path: Path) -> None:
    arguments = ("--output", str(tmp_path), "--output-format", "json")
    found = run(*TABLE, "--num", "5", "--json", *arguments).json()
    assert (
        json.loads((tmp_path / "specimen-crew-random-random-random-7.json").read_bytes()) == found
    )


def test_rows_are_written_as_parquet(run: Run, tmp_path: Path) -> None:
    arguments = ("--output", str(tmp_path), "--output-format", "parquet")
    found = run(*TABLE, "--num", "5", "--json", *arguments).json()
    rows = pyarrow.parquet.read_table(
        tmp_path / "specimen-crew-random-random-random-7.parquet"
    ).to_pylist()
    assert [row["decisions"] for row in rows] == [game["decisions"] for game in found["results"]]
    assert [row["bot_2"] for row in rows] == ["random"] * 5


def test_parquet_without_its_extra_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = run(*TABLE, "--output", str(tmp_path), "--output-format", "parquet")
    assert said.status == 2
    assert "hullbreach[parquet]" in said.err
    assert list(tmp_path.iterdir()) == []


def test_there_is_a_row_for_every_seat(run: Run, tmp_path: Path) -> None:
    found = run(*TABLE, "--num", "5", "--json", "--output", str(tmp_path)).json()
    with (tmp_path / "specimen-crew-random-random-random-7.seats.csv").open(
        newline="", encoding="utf-8"
    ) as file:
        rows = list(csv.DictReader(file))
    assert [(row["number"], row["seat"]) for row in rows] == [
        (str(n), str(seat)) for n in range(5) for seat in range(3)
    ]
    assert sum(int(row["won"]) for row in rows) == sum(found["seats"])
    assert sum(int(row["decisions"]) for row in rows) == found["decisions"]


def test_a_simulation_is_taken_up_again(run: Run, tmp_path: Path) -> None:
    whole = run(*TABLE, "--num", "12", "--json", "--output", str(tmp_path / "whole")).json()
    folder = tmp_path / "parts"
    run(*TABLE, "--num", "5", "--output", str(folder))
    journal = folder / "specimen-crew-random-random-random-7.jsonl"
    first = journal.read_bytes()
    journal.write_bytes(first[:-20])
    parts = run(*TABLE, "--num", "12", "--json", "--output", str(folder)).json()
    assert parts["results"] == whole["results"]
    assert journal.read_bytes().startswith(first)
    other = run(*TABLE, "--option", "air=2", "--output", str(folder))
    assert other.status == 2
    assert "another table" in other.err


def test_tables_of_several_sizes_lie_in_one_folder(run: Run, tmp_path: Path) -> None:
    for players in ("random,random,random", "random,random,random,random"):
        table = ("simulate", "specimen", "--players", players, "--seed", "7", "--num", "2")
        assert run(*table, "--output", str(tmp_path)).status == 0
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


@pytest.mark.soak
def test_ray_plays_the_same_games(run: Run) -> None:
    if find_spec("ray") is None:
        assert "hullbreach[ray]" in run(*TABLE, "--engine", "ray").err
        return
    local = run(*TABLE, "--num", "40", "--json").json()
    there = run(*TABLE, "--num", "40", "--json", "--engine", "ray", "--jobs", "2").json()
    assert without_clock(local) == without_clock(there)


def test_ray_without_its_extra_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = run(*TABLE, "--engine", "ray")
    assert said.status == 2
    assert "hullbreach[ray]" in said.err
