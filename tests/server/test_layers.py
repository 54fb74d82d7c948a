"""The packages of the server, from the wire up to the network: each imports only those before it."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent.parent / "src" / "hullbreach" / "server"
ORDER = ["errors", "settings", "wire", "cards", "tables", "storage", "runtime", "http"]


def imported(path: Path) -> set[str]:
    """The packages of the server that a module imports from outside its own."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and not node.level:
            parts = (node.module or "").split(".")
            if parts[:2] == ["hullbreach", "server"]:
                found |= {parts[2]} if len(parts) > 2 else {alias.name for alias in node.names}
    return found


def test_a_package_of_the_server_imports_only_those_before_it() -> None:
    for path in SOURCE.glob("*/**/*.py"):
        package = path.relative_to(SOURCE).parts[0]
        before = ORDER[: ORDER.index(package) + 1]
        assert imported(path) <= set(before), path


def test_every_module_of_the_server_stands_in_a_package() -> None:
    flat = {path.stem for path in SOURCE.glob("*.py")} - {"__init__", "__main__"}
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert flat | packages == set(ORDER)
