"""The import law: who may import whom, read from the source with `ast`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "hullbreach"

# A layer may import itself and what stands in its row. "" is the package's own __init__.
LAW: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "parts": frozenset({"kernel"}),
    "games": frozenset({"kernel", "parts"}),
    "words": frozenset({"kernel", "games"}),
    "": frozenset({"kernel", "games"}),
    "testing": frozenset({"", "kernel", "parts", "games", "words"}),
    "bots": frozenset({"", "kernel", "parts", "games", "words"}),
    "lab": frozenset({"", "kernel", "parts", "games", "words", "bots"}),
    "server": frozenset({"", "kernel", "parts", "games", "words", "bots"}),
    "cli": frozenset({"", "kernel", "parts", "games", "words", "bots", "lab", "server", "testing"}),
    "__main__": frozenset({"cli"}),
}
PURE = frozenset({"kernel", "parts", "games"})
IMPURE_MODULES = frozenset(
    ("random", "time", "asyncio", "logging", "os")
    + ("datetime", "secrets", "socket", "subprocess", "threading", "uuid")
)
IMPURE_CALLS = frozenset({"open", "print", "input"})
CORE = frozenset({"kernel", "parts"})
CORE_PACKAGES = sys.stdlib_module_names | {"msgspec"}


def module_name(path: Path, root: Path) -> str:
    """Turn `root/games/theseus/__init__.py` into `hullbreach.games.theseus`."""
    parts = ("hullbreach", *path.relative_to(root).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.Module, package: str, modules: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Yield line and full name of everything a module imports, at its top or inside."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, package)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                known = inner in modules or (base == "hullbreach" and alias.name in LAW)
                yield node.lineno, inner if known else base


def absolute(node: ast.ImportFrom, package: str) -> str:
    """Resolve a relative import against its package."""
    if node.level == 0:
        return node.module or ""
    parts = package.split(".")
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, node.module] if node.module else parts)


def layer(module: str) -> str:
    """Name the layer of a module of ours; the specimen is a game."""
    if is_within(module, "hullbreach.testing.specimen"):
        return "games"
    return module.split(".")[1] if "." in module else ""


def game(module: str) -> str:
    """Name the game a module belongs to, or "" for the register of games."""
    if is_within(module, "hullbreach.testing.specimen"):
        return "specimen"
    return ".".join(module.split(".")[2:3])


def is_within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def complaint(module: str, target: str) -> str | None:
    """Say what is wrong with this import, or nothing."""
    ours = layer(module)
    if not is_within(target, "hullbreach"):
        top = target.split(".")[0]
        if ours in PURE and top in IMPURE_MODULES:
            return f"{ours} is pure and may not import {top}"
        if ours in CORE and top not in CORE_PACKAGES:
            return f"{ours} may import nothing but the standard library and msgspec, not {top}"
        return None
    theirs = layer(target)
    if ours == theirs == "games":
        if game(module) not in ("", game(target)):
            return f"a game may not import another game ({target})"
        return None
    if theirs != ours and theirs not in LAW.get(ours, frozenset()):
        return f"{ours or 'hullbreach'} may not import {theirs or 'hullbreach'} ({target})"
    return None


def violations(root: Path) -> list[str]:
    """Check every module under `root`, the folder of package hullbreach."""
    paths = sorted(root.rglob("*.py"))
    modules = frozenset(module_name(path, root) for path in paths)
    found = []
    for path in paths:
        module = module_name(path, root)
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for line, target in imports(tree, package, modules):
            said = complaint(module, target)
            if said is not None:
                found.append(f"{path.relative_to(root)}:{line}: {said}")
        if layer(module) in PURE:
            found.extend(f"{path.relative_to(root)}:{said}" for said in impure_calls(tree))
    return found


def impure_calls(tree: ast.Module) -> Iterator[str]:
    """Find calls of built-ins that talk to the world."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = node.func.id
            if name in IMPURE_CALLS:
                yield f"{node.lineno}: pure code may not call {name}()"


def test_the_source_keeps_the_law() -> None:
    assert violations(SOURCE) == []


def test_every_layer_has_a_row() -> None:
    tops = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert tops - {"__init__", "__pycache__", "py"} <= set(LAW)


GOOD = {
    "kernel/session.py": "import msgspec\nfrom . import chance\nfrom .chance import Chance\n",
    "kernel/chance.py": "import hashlib\n",
    "parts/cards.py": "from hullbreach.kernel import chance\n",
    "games/__init__.py": "import importlib\nfrom hullbreach.kernel import chance\n",
    "games/nemesis/__init__.py": "from .carnomorphs import hooks\n",
    "games/nemesis/carnomorphs/__init__.py": "from hullbreach.games.nemesis import state\n",
    "games/nemesis/carnomorphs/hooks.py": "",
    "games/nemesis/state.py": "from hullbreach.parts import cards\n",
    "testing/__init__.py": "from hullbreach.games import nemesis\nimport os, hypothesis\n",
    "testing/specimen/__init__.py": "from hullbreach.testing.specimen import state\n",
    "testing/specimen/state.py": "from hullbreach.parts import cards\n",
    "bots/__init__.py": "import random\nfrom hullbreach import games\n",
    "cli/__init__.py": "from hullbreach import bots, __version__\nimport rich\n",
    "__init__.py": "from hullbreach import kernel\n",
}
BAD = {
    "kernel/chance.py": "import random\n",
    "kernel/session.py": "def f() -> None:\n    from ..parts import cards\n",
    "kernel/codec.py": "import numpy\n",
    "parts/cards.py": "from hullbreach.games import nemesis\n",
    "games/nemesis/state.py": "from hullbreach.games.theseus import state\n",
    "games/theseus/state.py": "import os.path\n",
    "games/theseus/view.py": "from hullbreach import games\n",
    "games/theseus/steps.py": "from ...testing.specimen import state\n",
    "games/theseus/setup.py": "print('hello')\n",
    "bots/greedy.py": "import hullbreach.lab.simulate\n",
    "testing/table.py": "from hullbreach.bots import random_bot\n",
    "testing/specimen/state.py": "from hullbreach.testing import table\n",
    "lab/simulate.py": "from hullbreach import server\n",
    "server/app.py": "from hullbreach.cli import main\n",
    "stray.py": "from hullbreach import kernel\n",
}


def tree_of(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_a_lawful_tree_passes(tmp_path: Path) -> None:
    assert violations(tree_of(tmp_path, GOOD)) == []


@pytest.mark.parametrize("name", BAD)
def test_a_breach_is_caught(tmp_path: Path, name: str) -> None:
    found = violations(tree_of(tmp_path, {**GOOD, name: BAD[name]}))
    own = [line for line in found if line.startswith(name)]
    assert own, f"{name} breaks the law and was not caught"
    assert found == own
