"""The import law: who may import whom, read from the source with `ast`."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "hullbreach"

# A layer may import itself and what stands in its row. "" is the package's own __init__.
LAW: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "parts": frozenset({"kernel"}),
    "plugins": frozenset({"kernel"}),
    "games": frozenset({"kernel", "parts", "plugins"}),
    "words": frozenset({"kernel", "games"}),
    "": frozenset({"kernel", "games"}),
    "testing": frozenset({"", "kernel", "parts", "games", "words"}),
    "bots": frozenset({"", "kernel", "parts", "plugins", "games", "words"}),
    "analysis": frozenset({"", "kernel", "parts", "games", "bots"}),
    "lab": frozenset({"", "kernel", "parts", "games", "words", "bots", "analysis"}),
    "server": frozenset({"", "kernel", "parts", "games", "words", "bots", "analysis"}),
    "cli": frozenset(
        {"", "kernel", "parts", "games", "words", "bots", "analysis", "lab", "server", "testing"}
    ),
    "__main__": frozenset({"cli"}),
}
PURE = frozenset({"kernel", "parts", "games"})
IMPURE_MODULES = frozenset(
    ("random", "time", "asyncio", "logging", "os")
    + ("datetime", "secrets", "socket", "subprocess", "threading", "uuid")
)
IMPURE_CALLS = frozenset({"open", "print", "input"})
LATE = {
    "cli/play.py: readline": "not every system has it",
    "cli/serve.py: hullbreach.server": "the web framework is not loaded for a game in the terminal",
    "cli/tables.py: hullbreach.server.runtime.inspection.inspect_tables": "an optional extra",
    "cli/tables.py: hullbreach.server.settings.from_environment": "an optional extra",
    "lab/cluster.py: ray": "an optional extra",
    "lab/rows.py: pyarrow": "an optional extra",
    "lab/rows.py: pyarrow.parquet": "an optional extra",
    "server/__init__.py: .http.serving.run": "the web framework is loaded by whoever serves",
    "server/cards/drawing.py: resvg_py.svg_to_bytes": "loaded by the one worker that draws",
    "server/storage/file_lock.py: fcntl": "not every system has it",
}
"""Imports inside functions, each with its reason."""
DYNAMIC = {
    "games/__init__.py": "the register: a game is imported when it is first asked for",
    "games/nemesis/__init__.py": "a package that brings a species is entered by its name alone",
}
"""Games that import by a name worked out when they run, which this law cannot follow, each with its reason."""
CIRCLES: frozenset[str] = frozenset()
"""Modules that still import one another in a circle."""
CORE = frozenset({"kernel", "parts"})
CORE_PACKAGES = sys.stdlib_module_names | {"msgspec"}


@cache
def parsed(path: Path) -> ast.Module:
    """The source of a module."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


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
        tree = parsed(path)
        for line, target in imports(tree, package, modules):
            said = complaint(module, target)
            if said is not None:
                found.append(f"{path.relative_to(root)}:{line}: {said}")
        if layer(module) in PURE:
            found.extend(f"{path.relative_to(root)}:{said}" for said in impure_calls(tree))
    return found


def is_for_types_only(node: ast.AST) -> bool:
    """Whether a statement is `if TYPE_CHECKING:`, which nobody runs."""
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def statements(tree: ast.AST, inside: bool = False) -> Iterator[tuple[ast.stmt, bool]]:
    """Every import that is carried out, and whether that happens inside a function."""
    for node in ast.iter_child_nodes(tree):
        if is_for_types_only(node):
            assert isinstance(node, ast.If)
            for other in node.orelse:
                yield from statements(other, inside)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield node, inside
        else:
            function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from statements(node, inside or function)


def late_imports(root: Path) -> list[str]:
    """Imports inside functions, as `module: what`."""
    found = []
    for path in sorted(root.rglob("*.py")):
        tree = parsed(path)
        name = path.relative_to(root).as_posix()
        for node, inside in statements(tree):
            if inside:
                found += [f"{name}: {target}" for _, target in named(node)]
    return found


def dynamic_imports(root: Path) -> list[str]:
    """Modules of games that import by a name worked out when they run."""
    return [
        path.relative_to(root).as_posix()
        for path in sorted(root.rglob("*.py"))
        if layer(module_name(path, root)) == "games"
        and any(is_dynamic(node) for node in ast.walk(parsed(path)))
    ]


def is_dynamic(node: ast.AST) -> bool:
    """`__import__`, `exec`, `eval`, `sys.modules`, or anything of `importlib` but resources, under whatever name."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        whole = {target for _, target in named(node)}
        return any(is_within(x, "importlib") and not is_within(x, RESOURCES) for x in whole)
    if isinstance(node, ast.Attribute):
        return ast.unparse(node) == "sys.modules"
    return isinstance(node, ast.Name) and node.id in ("__import__", "exec", "eval")


RESOURCES = "importlib.resources"


def named(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """What an import statement names: where it looks, and the whole name."""
    if isinstance(node, ast.Import):
        yield from ((alias.name, alias.name) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = "." * node.level + (node.module or "")
        join = "" if base.endswith(".") else "."
        yield from ((base, f"{base}{join}{alias.name}") for alias in node.names)


def graph(root: Path) -> dict[str, set[str]]:
    """Which modules of ours each module imports, at its top or inside a function.

    Who imports a module imports its packages too. Those the importer lies in itself do not count: a table of contents
    imports its chapters, and they one another.
    """
    paths = sorted(root.rglob("*.py"))
    modules = frozenset(module_name(path, root) for path in paths)
    found: dict[str, set[str]] = {}
    for path in paths:
        module = module_name(path, root)
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        tree = parsed(path)
        only = ast.Module([node for node, _ in statements(tree)], [])
        targets = {target for _, target in imports(only, package, modules)} & modules
        targets |= {each for target in targets for each in packages(target)} - packages(module)
        found[module] = targets - {module}
    return found


def packages(module: str) -> set[str]:
    """The packages a module lies in, whose tables of contents are carried out before it."""
    parts = module.split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts))}


def cycles(edges: dict[str, set[str]]) -> list[list[str]]:
    """Groups of modules each of which is reached from every other."""
    reached = {module: reachable(module, edges) for module in edges}
    found = []
    for module in sorted(edges):
        group = sorted(m for m in reached[module] if module in reached[m])
        if group and group[0] == module:
            found.append(group)
    return found


def reachable(module: str, edges: dict[str, set[str]]) -> set[str]:
    """Everything a module imports, directly or through others."""
    found: set[str] = set()
    ahead = [module]
    while ahead:
        for target in edges[ahead.pop()] - found:
            found.add(target)
            ahead.append(target)
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


def test_no_modules_import_one_another_in_a_circle() -> None:
    found = [group for group in cycles(graph(SOURCE)) if not CIRCLES & set(group)]
    assert found == []


def test_imports_stand_at_the_top_unless_there_is_a_reason() -> None:
    assert [late for late in late_imports(SOURCE) if late not in LATE] == []


def test_games_import_by_names_that_can_be_read() -> None:
    assert [path for path in dynamic_imports(SOURCE) if path not in DYNAMIC] == []


def test_nothing_is_excused_that_is_mended_by_now() -> None:
    assert sorted(DYNAMIC.keys() - set(dynamic_imports(SOURCE))) == []
    assert sorted(LATE.keys() - set(late_imports(SOURCE))) == []
    mended = CIRCLES - {module for group in cycles(graph(SOURCE)) for module in group}
    assert sorted(mended) == []


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


def test_a_circle_is_found_also_where_a_function_hides_it(tmp_path: Path) -> None:
    files = {
        "kernel/a.py": "from typing import TYPE_CHECKING\nfrom . import b\n",
        "kernel/b.py": "def f() -> None:\n    from .c import x\n",
        "kernel/c.py": "from .a import y\nfrom . import d\n",
        "kernel/d.py": "if TYPE_CHECKING:\n    from .c import x\nelse:\n    import os\n",
        "kernel/__init__.py": "from .a import y\n",
    }
    circle = [f"hullbreach.kernel.{x}" for x in "abc"]
    assert cycles(graph(tree_of(tmp_path, files))) == [circle]
    assert late_imports(tmp_path) == ["kernel/b.py: .c.x"]


def test_a_circle_is_found_also_where_a_table_of_contents_closes_it(tmp_path: Path) -> None:
    files = {
        "games/nemesis/__init__.py": "from . import actions\n",
        "games/nemesis/actions.py": "from .carnomorphs.figures import x\n",
        "games/nemesis/carnomorphs/__init__.py": "from .species import y\n",
        "games/nemesis/carnomorphs/figures.py": "",
        "games/nemesis/carnomorphs/species.py": "from hullbreach.games.nemesis.actions import z\n",
    }
    circle = [f"hullbreach.games.nemesis.{x}" for x in ("actions", "carnomorphs")]
    circle.append("hullbreach.games.nemesis.carnomorphs.species")
    assert cycles(graph(tree_of(tmp_path, files))) == [circle]


def test_an_import_by_a_name_worked_out_is_found(tmp_path: Path) -> None:
    ways = (
        "from importlib import import_module as other\n",
        "import importlib\n",
        "def f(x):\n    return __import__(x)\n",
        "import sys\ny = sys.modules['x']\n",
    )
    files = {f"games/theseus/{i}.py": way for i, way in enumerate(ways)}
    fine = {
        "games/theseus/fine.py": "from importlib.resources import files\nimport importlib.resources\n",
        "lab/bench.py": "import importlib\n",
    }
    assert dynamic_imports(tree_of(tmp_path, files | fine)) == list(files)
