"""`hullbreach balance`."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run

TABLE = ("balance", "specimen", "--players", "random", "--seats", "3", "--num", "4", "--seed", "7")


@pytest.fixture
def frail(tmp_path: Path) -> str:
    """A file with another number of lives."""
    path = tmp_path / "frail.toml"
    path.write_text("[specimen]\nlives = 1\n", encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_people_see_what_a_variant_changes(run: Run, frail: str, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "page.html"
    notes = ("--notes", str(tmp_path / "notes"))
    said = run(*TABLE, *notes, "--change", frail, "--output", str(page), "--lang", lang)
    assert said.status == 0
    assert {"en": "The numbers as they are", "de": "Die geltenden Zahlen"}[lang] in said.out
    assert "frail\nhullbreach.testing.specimen data/specimen.toml lives = 1" in said.out
    assert {"en": "change, points", "de": "Änderung, Punkte"}[lang] in said.out
    assert str(page.name) in said.out.replace("\n", "")
    assert "frail" in page.read_text(encoding="utf-8")
    found = run(*TABLE, *notes, "--change", frail, "--json").json()
    assert [variant["games"] for variant in found["variants"]] == [4, 4]
    assert found["variants"][1]["changes"] == [
        "hullbreach.testing.specimen data/specimen.toml lives = 1"
    ]
    assert (found["seatings"], found["seeds"], found["seed"]) == (1, 4, 7)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[specimen\n", "odd.toml: "),
        ("[specimens]\nlives = 1\n", "odd.toml: hullbreach.testing.specimen has no data/specimens"),
        ("[specimen]\nlife = 1\n", "odd: hullbreach.testing.specimen data/specimen.toml: "),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    found = run(*TABLE, "--change", str(path))
    assert found.status == 2
    assert found.err.count("\n") == 1
    assert said in found.err


def test_bad_arguments_are_refused(run: Run, frail: str, tmp_path: Path) -> None:
    assert "cannot read" in run(*TABLE, "--change", str(tmp_path / "nowhere.toml")).err
    assert "same name" in run(*TABLE, "--change", frail, "--change", frail).err
    assert "one bot" in run("balance", "specimen", "--players", "random,random").err
    assert "no option" in run(*TABLE, "--sides", "a,b,c").err
