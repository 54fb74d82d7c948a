"""What we write about the code and to people is idiomatic English, and people are "they"."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "hullbreach"
UNWANTED = re.compile(r"\bso many\b|\bsee the module\b|\b(?:he|his|him|himself)\b", re.IGNORECASE)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
WORDS = sorted([*SOURCE.rglob("en.ftl"), *SOURCE.rglob("*.en.ftl")])


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    """Every string that stands alone, with its line: docstrings, also those below a name."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                yield node.lineno, node.value.value


def found_in(text: str) -> list[str]:
    """The lines with words we do not use."""
    return [line.strip() for line in text.splitlines() if UNWANTED.search(line)]


def test_docstrings_say_what_a_thing_is() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {each}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line, text in docstrings(path.read_text(encoding="utf-8"))
        for each in found_in(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    "page", [*PAGES, *WORDS], ids=lambda page: page.relative_to(ROOT).as_posix()
)
def test_people_are_they(page: Path) -> None:
    assert found_in(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "book", sorted(SOURCE.rglob("rules.toml")), ids=lambda book: book.parent.name
)
def test_people_in_the_rules_are_they(book: Path) -> None:
    rules = tomllib.loads(book.read_text(encoding="utf-8"))["rules"]
    assert {number: rule["en"] for number, rule in rules.items() if found_in(rule["en"])} == {}


def test_these_words_would_be_found() -> None:
    code = '"""So many."""\nMOST = 3\n"""See the module."""\nkey = "his"\n'
    assert [text for _, text in docstrings(code) if found_in(text)] == [
        "So many.",
        "See the module.",
    ]
    assert found_in("The reader, himself.\nThis helps; the hint is there.") == [
        "The reader, himself."
    ]
