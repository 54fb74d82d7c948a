"""The type checker and the linter find a forgotten `yield from`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

HEAD = """from __future__ import annotations

from hullbreach.kernel import Asks, Pick, State, ask, rule


@rule
def wound(s: State, life: int) -> Asks[int]:
    yield from ask(Pick(0, "wound", [life], "X-1"))
    return life - 1


@rule
def shot(s: State) -> Asks[None]:
"""

RIGHT = "    life = yield from wound(s, 3)\n    if life > 1:\n        yield from wound(s, life)\n"
WRONG = {
    "a call nobody carries out": (
        "    wound(s, 3)\n    yield from wound(s, 2)\n",
        "unused-awaitable",
    ),
    "a call used as a truth value": (
        "    if wound(s, 3):\n        yield from wound(s, 2)\n",
        "truthy-bool",
    ),
    "a call taken for its result": (
        "    life: int = wound(s, 3)\n    yield from wound(s, life)\n",
        "assignment",
    ),
    "a sum with a call": (
        "    life = wound(s, 3) + 1\n    yield from wound(s, life)\n",
        "operator",
    ),
    "a wrong argument": ("    yield from wound(s, 'three')\n", "arg-type"),
}
UNUSED = "    life = wound(s, 3)\n    yield from wound(s, 2)\n"


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What mypy says of each snippet, in one run with the project's own settings."""
    folder = tmp_path_factory.mktemp("snippets")
    names = {name: f"wrong_{i}.py" for i, name in enumerate(WRONG)} | {"right": "right.py"}
    for name, file in names.items():
        (folder / file).write_text(HEAD + (RIGHT if name == "right" else WRONG[name][0]))
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")]
    cache = ["--cache-dir", str(ROOT / ".cache/mypy-snippets")]
    files = [str(folder / file) for file in names.values()]
    done = subprocess.run([*command, *cache, *files], capture_output=True, text=True, cwd=ROOT)
    return {
        name: "\n".join(line for line in done.stdout.splitlines() if file in line)
        for name, file in names.items()
    }


@pytest.mark.parametrize("name", WRONG)
def test_mypy_finds(name: str, complaints: dict[str, str]) -> None:
    assert f"[{WRONG[name][1]}]" in complaints[name]


def test_mypy_has_nothing_to_say_of_a_proper_rule(complaints: dict[str, str]) -> None:
    assert complaints["right"] == ""


def test_ruff_finds_a_rule_whose_result_is_left_unused(tmp_path: Path) -> None:
    snippet = tmp_path / "unused.py"
    snippet.write_text(HEAD + UNUSED)
    command = [
        sys.executable,
        "-m",
        "ruff",
        "check",
        "--config",
        str(ROOT / "pyproject.toml"),
        str(snippet),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "F841" in done.stdout
