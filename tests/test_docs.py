"""The documents name things that exist, and become a site without a warning that loads nothing from elsewhere."""

import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DOTTED = re.compile(r"`(hullbreach(?:\.\w+)+)`")
FILED = re.compile(r"`((?:tests|docs|scripts|requirements)/[\w./-]+)`")
MAKE = re.compile(r"(?:`|^[#\s]*)make ((?:[a-z]+)(?: [a-z]+)*)(?=`| [A-Z]+=| {2}|$)", re.M)
DEPLOYED = sorted((ROOT / "deploy").iterdir())
LINK = re.compile(r"\]\((?!\w+:)([^)#]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in DOTTED.findall(text):
        assert pkgutil.resolve_name(name) is not None
    missing = [path for path in FILED.findall(text) if not (ROOT / path).exists()]
    missing += [path for path in LINK.findall(text) if not (page.parent / path).exists()]
    assert missing == []


def targets() -> set[str]:
    """What `make` can be asked for."""
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


@pytest.mark.parametrize("page", [*PAGES, *DEPLOYED], ids=lambda page: page.name)
def test_what_make_is_asked_for_is_a_target(page: Path) -> None:
    asked = [
        word for line in MAKE.findall(page.read_text(encoding="utf-8")) for word in line.split()
    ]
    assert set(asked) <= targets()


def test_targets_that_are_not_there_would_be_found() -> None:
    assert MAKE.findall("`make wheel`") == ["wheel"]
    assert MAKE.findall("\n#   make web test\n") == ["web test"]
    assert MAKE.findall("`make clean setup PYTHON=/usr/bin/python3`") == ["clean setup"]
    assert "wheel" not in targets()


def test_the_exemplars_are_named() -> None:
    found = DOTTED.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert len(found) > 10


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with every warning an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(folder),
    ]
    said = subprocess.run(
        command,
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert (said.returncode, said.stdout + said.stderr) == (0, "")
    return folder


def test_every_document_is_a_page_of_the_site(site: Path) -> None:
    built = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert name.replace("README", "index") in built
    assert {"index.html", "contributing.html", "changelog.html"} <= built


def test_the_reference_has_what_the_packages_export(site: Path) -> None:
    from hullbreach import bots, kernel, testing, words

    for package in (bots, kernel, testing, words):
        name = package.__name__
        text = (site / "reference" / f"{name}.html").read_text(encoding="utf-8")
        missing = [
            each
            for each in package.__all__
            if f'id="{name}.{each}"' not in text
            and not (site / "reference" / f"{name}.{each}.html").exists()
        ]
        assert missing == [], f"docstrings are missing in {name}"


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    loads = re.compile(r'<(?:script|img|link|iframe)[^>]+(?:src|href)="?(?:https?:)?//[^">]+')
    for page in site.rglob("*.html"):
        assert loads.findall(page.read_text(encoding="utf-8")) == [], page.name
