"""Tables of printed numbers: what is wrong with one names file, row and field."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec import Struct

from hullbreach.parts.data import BadData, Designed, by_id, load_table


class Card(Struct, frozen=True):
    """A row."""

    id: str
    copies: int
    designed: Designed = False


class Deck(Struct, frozen=True):
    """A file."""

    cards: tuple[Card, ...]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package `printed` with a folder for data."""
    (tmp_path / "printed/data").mkdir(parents=True)
    (tmp_path / "printed/__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "printed", raising=False)
    return tmp_path / "printed"


def write(package: Path, text: str) -> None:
    (package / "data/deck.toml").write_text(text, encoding="utf-8")


def test_a_file_becomes_rows(package: Path) -> None:
    write(package, '[[cards]]\nid = "knife"\ncopies = 2\ndesigned = ["copies"]\n')
    deck = load_table("printed", "deck", Deck)
    assert deck.cards == (Card("knife", 2, ("copies",)),)
    assert load_table("printed", "deck", tuple[Card, ...], "cards") == deck.cards


def test_an_error_names_file_row_and_field(package: Path) -> None:
    write(package, '[[cards]]\nid = "a"\ncopies = 1\n[[cards]]\nid = "knife"\ncopies = "two"\n')
    with pytest.raises(BadData, match=r"printed data/deck.toml: cards row 2 \('knife'\) copies: "):
        load_table("printed", "deck", Deck)
    with pytest.raises(BadData, match=r"cards row 2 \('knife'\) copies: expected `int`"):
        load_table("printed", "deck", tuple[Card, ...], "cards")


def test_a_missing_field_names_its_row(package: Path) -> None:
    write(package, '[[cards]]\nid = "knife"\n')
    with pytest.raises(BadData, match=r"row 1 \('knife'\).*copies"):
        load_table("printed", "deck", Deck)


def test_what_is_no_toml_names_its_file(package: Path) -> None:
    write(package, "[[cards")
    with pytest.raises(BadData, match=r"data/deck.toml"):
        load_table("printed", "deck", Deck)


def test_a_missing_table_is_named(package: Path) -> None:
    write(package, "")
    with pytest.raises(BadData, match=r"data/deck.toml: there is no table 'cards'"):
        load_table("printed", "deck", tuple[Card, ...], "cards")


def test_two_rows_of_one_id_name_their_file_and_table(package: Path) -> None:
    write(package, '[[cards]]\nid = "knife"\ncopies = 1\n[[cards]]\nid = "knife"\ncopies = 2\n')
    told = r"^printed data/deck.toml: cards: two rows have the id 'knife'$"
    with pytest.raises(BadData, match=told):
        load_table("printed", "deck", Deck)
    with pytest.raises(BadData, match=told):
        load_table("printed", "deck", tuple[Card, ...], "cards")


def test_two_rows_of_one_id_in_different_files_name_both() -> None:
    rows = [Card("knife", 1), Card("knife", 2)]
    with pytest.raises(BadData, match=r"^two rows have the id 'knife'$"):
        by_id(rows)
    with pytest.raises(BadData, match=r"^red.toml, blue.toml: two rows have the id 'knife'$"):
        by_id(rows, "red.toml, blue.toml")


class Shelf(Struct, frozen=True):
    """A file whose rows stand under keys."""

    item: dict[str, Copies]
    deck: Deck | None = None


class Copies(Struct, frozen=True):
    """A row without an id."""

    copies: int
    by_mode: dict[str, int] = {}


@pytest.mark.parametrize(
    ("rope", "told"),
    [
        ('copies = "two"', r"item rope copies: expected `int`"),
        ("", r"item rope: .*copies"),
        ('copies = 1\nby_mode = {base = 1, long = "x"}', r"item rope by_mode long: expected `int`"),
        ("copies = 1\ncopis = 2", r"item rope copis: there is no such field; there are copies, by"),
    ],
)
def test_an_error_under_a_key_names_the_key(package: Path, rope: str, told: str) -> None:
    write(package, f"[item.knife]\ncopies = 1\n[item.rope]\n{rope}\n")
    with pytest.raises(BadData, match=rf"printed data/deck.toml: {told}"):
        load_table("printed", "deck", Shelf)
    with pytest.raises(BadData, match=rf"printed data/deck.toml: {told}"):
        load_table("printed", "deck", dict[str, Copies], "item")


def test_a_misspelt_field_is_named(package: Path) -> None:
    write(package, '[[cards]]\nid = "knife"\ncopies = 2\ndesignd = true\n')
    told = (
        r"cards row 1 \('knife'\) designd: there is no such field; there are id, copies, designed"
    )
    with pytest.raises(BadData, match=told):
        load_table("printed", "deck", Deck)
    write(package, "item = {}\n[deck]\ncards = []\ncolour = 1\n")
    with pytest.raises(BadData, match=r"deck.toml: deck colour: there is no such field"):
        load_table("printed", "deck", Shelf)
