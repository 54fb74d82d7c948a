"""The documents name things that exist."""

import pkgutil
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DOTTED = re.compile(r"`(hullbreach(?:\.\w+)+)`")
FILED = re.compile(r"`((?:tests|docs|scripts|requirements)/[\w./-]+)`")
LINK = re.compile(r"\]\((?!\w+:)([^)#]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in DOTTED.findall(text):
        assert pkgutil.resolve_name(name) is not None
    missing = [path for path in FILED.findall(text) if not (ROOT / path).exists()]
    missing += [path for path in LINK.findall(text) if not (page.parent / path).exists()]
    assert missing == []


def test_the_exemplars_are_named() -> None:
    found = DOTTED.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert len(found) > 10
