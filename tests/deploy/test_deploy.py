"""The container file and the unit: what can be checked without a registry and without being root."""

import configparser
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from hullbreach.server.settings import PREFIX, defaults

ROOT = Path(__file__).parent.parent.parent
UNIT = ROOT / "deploy" / "hullbreach.service"
CONTAINER = ROOT / "deploy" / "Containerfile"
EXPOSURE = 2.0
"""At most, of ten; what systemd itself thinks of the unit."""


def service() -> dict[str, list[str]]:
    """The settings of the unit; some are given several times."""
    found: dict[str, list[str]] = {}
    for line in UNIT.read_text().splitlines():
        name, sign, value = line.partition("=")
        if sign and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize(
    "name",
    ["LimitNOFILE", "MemoryMax", "TasksMax", "NoNewPrivileges", "DynamicUser", "ProtectSystem"]
    + [
        "ProtectHome",
        "PrivateTmp",
        "PrivateDevices",
        "RestrictAddressFamilies",
        "SystemCallFilter",
    ],
)
def test_the_unit_sets_this_limit(name: str) -> None:
    assert service()[name]


def test_the_unit_can_be_read_by_anybody() -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # names keep their letters
    parser.read_string(UNIT.read_text())
    assert parser.sections() == ["Unit", "Service", "Install"]


def test_every_variable_of_the_unit_and_the_container_is_a_setting() -> None:
    known = {PREFIX + name.upper() for name in defaults()}
    used = re.findall(rf"{PREFIX}[A-Z_]+", UNIT.read_text() + CONTAINER.read_text())
    assert used
    assert set(used) <= known


def test_systemd_finds_the_unit_hardened() -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return  # the other tests still hold
    command = [analyze, "security", "--offline=true", str(UNIT)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False).stdout
    level = re.search(r"exposure level for \S+ ([0-9.]+)", said)
    assert level is not None, said
    assert float(level[1]) <= EXPOSURE


def test_the_container_runs_without_rights_and_installs_pinned_packages_only() -> None:
    lines = CONTAINER.read_text().splitlines()
    text = CONTAINER.read_text()
    users = [line for line in lines if line.startswith("USER ")]
    assert users
    assert users[-1] != "USER root"
    assert "--require-hashes" in text
    assert "--no-deps /wheels/" in text
    for file in re.findall(r"--requirement /requirements/(\S+)", text):
        pins = (ROOT / "requirements" / file).read_text()
        assert "--hash=" in pins
        assert "pytest" not in pins
    assert "HEALTHCHECK" in text
    assert "/api/readiness" in text
    assert not re.search(r"https?://(?!127\.0\.0\.1)", text)


def test_what_the_container_copies_is_in_a_checkout_that_holds_the_wheel() -> None:
    copied = re.findall(r"^COPY (?!--from)(\S+) ", CONTAINER.read_text(), re.M)
    assert copied == ["requirements/", "dist/*.whl"]
    for file in re.findall(r"(?<=/)requirements/(\S+)", CONTAINER.read_text()):
        assert (ROOT / "requirements" / file).exists(), file
    assert "--wheel-dir dist" in CONTAINER.read_text()


def test_a_source_package_holds_what_deploys() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "deploy" in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
