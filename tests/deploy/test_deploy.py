"""The container file and the unit: what can be checked without a registry and without being root."""

import configparser
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hullbreach.kernel import decode, encode
from hullbreach.server.runtime.worker import Envelope, Followed, WarmUp
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


def group(name: str) -> set[str]:
    """The calls in a group of systemd's."""
    command = ["systemd-analyze", "syscall-filter", name]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    words = [line.strip() for line in said.splitlines()[1:] if not line.strip().startswith("#")]
    found = (group(word) if word.startswith("@") else {word} for word in words if word)
    return set().union(*found)


def test_the_unit_grants_every_call_a_worker_makes() -> None:
    granted: set[str] = set()
    for line in service()["SystemCallFilter"]:
        for word in line.lstrip("~").split():
            if word.startswith("@") and shutil.which("systemd-analyze") is None:
                continue  # what stands alone is what the groups do not grant
            calls = group(word) if word.startswith("@") else {word}
            granted = granted - calls if line.startswith("~") else granted | calls
    assert {"setrlimit", "prlimit64", "setpriority"} <= granted, "limits, and stepping back"
    assert {"landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self"} <= granted


CANNOT_STEP_BACK = """
import ctypes, os, platform, sys
from hullbreach.server.runtime.confinement import Filter, Instruction
call = {"x86_64": 141, "aarch64": 140}[platform.machine()]
steps = [(0x20, 0, 0, 0), (0x15, 0, 1, call), (0x06, 0, 0, 0x50001), (0x06, 0, 0, 0x7FFF0000)]
asked = Filter(len(steps), (Instruction * len(steps))(*[Instruction(*step) for step in steps]))
libc = ctypes.CDLL(None)
assert libc.prctl(38, 1, 0, 0, 0) == libc.prctl(22, 2, ctypes.byref(asked), 0, 0) == 0
os.execv(sys.executable, [sys.executable, "-P", "-m", "hullbreach.server.runtime.worker", "1024", "10"])
"""


def test_a_worker_works_where_it_may_not_step_back() -> None:
    request = encode(Envelope(60.0, WarmUp()))
    done = subprocess.run(
        [sys.executable, "-P", "-c", CANNOT_STEP_BACK],
        input=len(request).to_bytes(4, "big") + request,
        capture_output=True,
        timeout=120,
        check=True,
    )
    assert decode(done.stdout[4:], Followed).error == ""


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
