"""The pins are exact, hold no address, and cover what pyproject.toml asks for."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"[a-z0-9][a-z0-9.-]*==[0-9][0-9A-Za-z.+-]*")


def pins(name: str) -> list[str]:
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def wanted(group: str | None) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = list(project["dependencies"])
    if group is not None:
        asked += project["optional-dependencies"][group]
    return {re.split(r"[<>=~! \[;]", line)[0].lower().replace("_", "-") for line in asked}


@pytest.mark.parametrize(("name", "group"), [("run.txt", None), ("dev.txt", "dev")])
def test_every_package_is_pinned(name: str, group: str | None) -> None:
    lines = pins(name)
    assert [line for line in lines if not PIN.fullmatch(line)] == []
    assert wanted(group) <= {line.split("==")[0] for line in lines}
