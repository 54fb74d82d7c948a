"""The pins are exact, hashed, hold no address, agree with one another and cover what pyproject.toml asks for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
FILES = {
    "run": ("postgres",),
    "play": ("server",),
    "dev": ("dev",),
    "docs": ("docs",),
    "ray": ("ray",),
    "node": None,
}
PIN = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[0-9][\w.]*)( ; python_version [<>=]+ '3\.\d+')?"
)
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
TEST_LIBRARIES = {"faker", "httpx", "hypothesis", "polyfactory", "psutil", "pytest", "schemathesis"}


def pins(name: str) -> dict[str, str]:
    """The version of every package in a file; each has its hashes behind it."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found = {}
    for entry in "\n".join(lines).replace("\\\n", " ").splitlines():
        pin, *hashes = re.split(r"\s+(?=--hash=)", entry.strip())
        read = PIN.fullmatch(pin)
        assert read is not None, f"requirements/{name}.txt: {pin!r} is no exact pin"
        assert hashes, f"requirements/{name}.txt: {pin} has no hash"
        assert all(HASH.fullmatch(each.strip()) for each in hashes), (
            f"requirements/{name}.txt: {pin}"
        )
        found[read["name"]] = read["version"]
    return found


def asked(extras: tuple[str, ...]) -> Iterator[Requirement]:
    """What pyproject.toml asks for with these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = list(project["dependencies"])
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    for wanted in map(Requirement, lines):
        if wanted.name == "hullbreach":
            yield from asked(tuple(wanted.extras))
        else:
            yield wanted


def test_every_file_of_pins_is_known() -> None:
    assert {path.stem for path in (ROOT / "requirements").iterdir()} == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_every_package_is_pinned_within_its_bounds(name: str) -> None:
    found = pins(name)
    extras = FILES[name]
    for wanted in () if extras is None else asked(extras):
        version = found[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(version), (
            f"requirements/{name}.txt: {wanted} but {version}"
        )


def test_the_files_agree_with_one_another() -> None:
    versions: dict[str, set[str]] = {}
    for name in FILES:
        for package, version in pins(name).items():
            versions.setdefault(package, set()).add(version)
    assert [package for package, found in versions.items() if len(found) > 1] == []


@pytest.mark.parametrize("name", ["run", "play"])
def test_no_test_library_is_installed_with_a_server(name: str) -> None:
    assert TEST_LIBRARIES & set(pins(name)) == set()


def test_a_server_imports_nothing_that_is_not_pinned_for_it() -> None:
    program = (
        "import sys, hullbreach.server.http.serving\n"
        f"print(*sorted({TEST_LIBRARIES!r} & {{name.partition('.')[0] for name in sys.modules}}))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert said.stdout.strip() == ""


def test_setup_takes_the_pythons_that_the_pins_are_for_and_no_other(tmp_path: Path) -> None:
    pinned = re.search(r"^PYTHONS = \((.*)\)$", (ROOT / "scripts/pin").read_text(), re.M)
    taken = re.search(r'^supported="(.*)"$', (ROOT / "scripts/setup").read_text(), re.M)
    assert pinned is not None
    assert taken is not None
    assert sorted(taken[1].split()) == re.findall(r"3\.\d+", pinned[1])
    newer = tmp_path / "python"
    newer.write_text(
        f"#!/bin/sh\nshift; said=$1; shift\n"
        f'exec {sys.executable} -c "import sys; sys.version_info = (3, 14, 0); $said" "$@"\n'
    )
    newer.chmod(0o755)
    shutil.copytree(ROOT / "scripts", tmp_path / "checkout/scripts")
    done = subprocess.run(
        [tmp_path / "checkout/scripts/setup"],
        env={**os.environ, "PYTHON": str(newer)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "for Python 3.13 3.12 3.11" in done.stderr
    assert f"{newer} is none of these" in done.stderr
    assert not (tmp_path / "checkout/.venv").exists()


def test_no_file_of_pins_holds_an_address() -> None:
    locks = [ROOT / "web/package-lock.json", *(ROOT / "requirements").iterdir()]
    assert [lock.name for lock in locks if "://" in lock.read_text(encoding="utf-8")] == []
