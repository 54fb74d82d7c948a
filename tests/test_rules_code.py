"""The laws of rules code that can be read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src/hullbreach"
RULES = sorted([*SOURCE.glob("games/*/**/*.py"), *SOURCE.glob("testing/specimen/**/*.py")])


def unmarked_rules(tree: ast.AST) -> Iterator[str]:
    """Generators that are not marked as rules: a forgotten `yield from` would go unnoticed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and _yields(node):
            marks = {getattr(mark, "id", "") for mark in node.decorator_list}
            if "rule" not in marks and not _is_iterator(node):
                yield f"{node.name} (line {node.lineno}) asks but is no @rule"


def _yields(function: ast.FunctionDef) -> bool:
    """Whether the function itself yields, not one inside it."""
    pending: list[ast.AST] = list(function.body)
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            pending += ast.iter_child_nodes(node)
    return False


def _is_iterator(function: ast.FunctionDef) -> bool:
    """A query that yields things says so: it returns an Iterator, never Asks."""
    return function.returns is not None and "Iterator" in ast.unparse(function.returns)


def unordered(tree: ast.AST) -> Iterator[str]:
    """Loops over sets, and calls whose result depends on the run: hash, id."""
    for node in ast.walk(tree):
        looped = node.iter if isinstance(node, ast.For | ast.comprehension) else None
        if isinstance(looped, ast.Set | ast.SetComp) or _calls(looped, ("set", "frozenset")):
            yield f"line {looped.lineno if looped else 0}: a set has no order"
        if isinstance(node, ast.expr) and _calls(node, ("hash", "id")):
            yield f"line {node.lineno}: differs from run to run"


def _calls(node: ast.AST | None, names: tuple[str, ...]) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_rules_code_keeps_the_laws(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [*unmarked_rules(tree), *unordered(tree)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "def f(s):\n    yield from ask(1)",
        "def f(s):\n    for x in {1, 2}:\n        pass",
        "def f(s):\n    return [x for x in set(s)]",
        "def f(s):\n    return hash(s)",
    ],
)
def test_the_check_finds(wrong: str) -> None:
    tree = ast.parse(wrong)
    assert [*unmarked_rules(tree), *unordered(tree)]


def test_the_check_lets_iterators_pass() -> None:
    tree = ast.parse("def f(s) -> Iterator[int]:\n    yield 1")
    assert not list(unmarked_rules(tree))
