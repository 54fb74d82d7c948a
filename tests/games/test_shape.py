"""Games of one shape: the same chapter has the same module name, and the same things lie in it, in every game."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from hullbreach import games

GAMES = games.names(everything=True)
CHAPTERS = {
    "components": (),
    "state": (),
    "setup": ("setup",),
    "steps": ("step",),
    "view": ("view",),
    "describe": ("describe",),
    "unavailable": ("unavailable",),
    "stakes": ("stakes",),
    "belief": ("determinize", "secrets", "zones"),
    "ending": ("score",),
    "epilogue": ("epilogue",),
    "guesses": ("guess",),
    "terminal": ("draw",),
}
"""The modules every game has, and the functions that are looked for there and nowhere else."""
EXPANSION_CHAPTERS = (
    *("components", "state", "setup", "species", "view", "describe", "unavailable"),
    *("belief", "ending", "terminal"),
)
"""The modules every expansion has; it takes its turns by the steps of its base, and its stakes are the base's."""
EXPANSIONS = ("nemesis.carnomorphs",)
FUNCTION_TABLES = {
    "STEPS": "the order of the phases at one glance: its keys are the phases of the state, not ids of effects",
}
"""Dictionaries of functions that register no effects, each with its reason."""
FILES = ("rules.toml", "en.ftl", "de.ftl", "data")
WRONG_NAMES = ("data", "knowledge", "describing", "closed", "victory", "box")
"""Names such chapters had once; a second name for one chapter is a fault."""


def package(game: str) -> str:
    return games.find(game).package


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_chapter(game: str, chapter: str) -> None:
    module = import_module(f"{package(game)}.{chapter}")
    for function in CHAPTERS[chapter]:
        found = getattr(module, function, None)
        assert found is not None, f"{module.__name__} lacks {function}"
        assert found.__module__ == module.__name__, f"{function} is defined in {found.__module__}"


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_contents_takes_each_from_its_chapter(game: str) -> None:
    found = games.find(game)
    for chapter, functions in CHAPTERS.items():
        for function in functions:
            if hasattr(found, function):
                assert getattr(found, function).__module__ == f"{package(game)}.{chapter}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_files(game: str) -> None:
    folder = files(package(game))
    assert [
        name for name in FILES if not (folder / name).is_file() and not (folder / name).is_dir()
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_chapter_has_a_second_name(game: str) -> None:
    root = Path(str(files(package(game))))
    names = [str(p.relative_to(root)) for p in root.rglob("*.py") if p.stem in WRONG_NAMES]
    assert names == []


@pytest.mark.parametrize("game", GAMES)
def test_data_files_are_read_by_the_one_loader(game: str) -> None:
    root = Path(str(files(package(game))))
    own = [
        str(p.relative_to(root))
        for p in root.rglob("*.py")
        if "tomllib" in p.read_text(encoding="utf-8")
    ]
    assert own == [], "read data with hullbreach.parts.data.load_table"


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_asks_nothing_says_so(game: str) -> None:
    """`asks_nothing` is the one idiom: no unreachable `yield`, no `yield from ()`."""
    root = Path(str(files(package(game))))
    found = [
        f"{path.relative_to(root)}:{node.lineno}"
        for path in root.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Yield) and node.value is None)
        or (isinstance(node, ast.YieldFrom) and ast.unparse(node.value) == "()")
    ]
    assert found == []


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_expansion_has_its_chapters(expansion: str) -> None:
    root = Path(str(files(games.__name__))).joinpath(*expansion.split("."))
    assert [name for name in EXPANSION_CHAPTERS if not (root / f"{name}.py").is_file()] == []


def test_every_expansion_is_known() -> None:
    """A package with rules of its own inside a game is an expansion."""
    root = Path(str(files(games.__name__)))
    found = [path.parent.relative_to(root) for path in root.glob("*/*/rules.toml")]
    assert sorted(".".join(path.parts) for path in found) == sorted(EXPANSIONS)


@pytest.mark.parametrize("game", GAMES)
def test_the_functions_of_a_chapter_are_defined_nowhere_else(game: str) -> None:
    assert strays(Path(str(files(package(game))))) == []


@pytest.mark.parametrize("game", GAMES)
def test_effects_are_registered_above_their_functions(game: str) -> None:
    """No table of functions, and none that is filled at the end of a module."""
    found = far_from_their_functions(Path(str(files(package(game)))))
    assert found == [], "use a Registry of hullbreach.parts.registry as a decorator"


# -- what is looked for ----------------------------------------------------------------------------

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(root: Path) -> Iterator[tuple[str, list[ast.stmt]]]:
    """Every module below a folder, with its statements; those below `if` and `try` are its own too."""
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield path.relative_to(root).as_posix(), list(top_level(tree.body))


def top_level(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    for node in body:
        yield node
        if isinstance(node, ast.If | ast.Try | ast.With):
            yield from top_level([x for x in ast.iter_child_nodes(node) if isinstance(x, ast.stmt)])


def strays(root: Path) -> list[str]:
    """Functions with the name of a chapter's that are defined, or given that name, elsewhere."""
    chapter_of = {name: chapter for chapter, names in CHAPTERS.items() for name in names}
    return [
        f"{path}:{node.lineno}: {name} belongs into {chapter_of[name]}.py"
        for path, body in modules(root)
        for node in body
        for name in bound(node)
        if name in chapter_of and Path(path).stem != chapter_of[name]
    ]


def bound(node: ast.stmt) -> list[str]:
    """The names a statement defines; an import defines none."""
    if isinstance(node, Function):
        return [node.name]
    return [target.id for target in targets(node) if isinstance(target, ast.Name)]


def targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign | ast.AugAssign) else []


def far_from_their_functions(root: Path) -> list[str]:
    """Where a module enters functions into a table away from their definitions."""
    return [
        f"{path}:{node.lineno}"
        for path, body in modules(root)
        for node in body
        if registers(node, {each.name for each in body if isinstance(each, Function)})
    ]


def registers(node: ast.stmt, functions: set[str]) -> bool:
    """Whether a statement at the top of a module fills a table, or is a table of the module's functions."""
    if any(isinstance(target, ast.Subscript) for target in targets(node)):
        return True
    if isinstance(node, ast.AugAssign) and not is_of_words(node.value):
        return True
    if isinstance(node, ast.For | ast.While):
        return any(fills(each) for each in ast.walk(node))
    if isinstance(node, ast.Expr):
        return fills(node.value)
    if bound(node) and isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        return bound(node)[0] not in FUNCTION_TABLES and holds_functions(node.value, functions)
    return False


def is_of_words(node: ast.expr) -> bool:
    """Whether a value is written out of plain words and numbers."""
    return all(isinstance(each, PLAIN) for each in ast.walk(node))


PLAIN = ast.Tuple | ast.List | ast.Constant | ast.Load


def fills(node: ast.AST) -> bool:
    """`table[x] = y`, `table.update(…)`, `table.enter(…)`, `setdefault`, and `registry("id")(function)`."""
    if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
        return any(isinstance(target, ast.Subscript) for target in targets(node))
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in ("update", "enter", "setdefault", "__setitem__")
    return isinstance(node.func, ast.Call)


def holds_functions(value: ast.expr, functions: set[str]) -> bool:
    """Whether functions of the module are values of a dictionary written here, however wrapped."""
    for each in ast.walk(value):
        inside: list[ast.expr] = []
        if isinstance(each, ast.Dict):
            inside = each.values
        elif isinstance(each, ast.DictComp):
            inside = [each.value, *(part.iter for part in each.generators)]
        elif isinstance(each, ast.Call) and ast.unparse(each.func) in ("dict", "zip"):
            inside = [*each.args, *(word.value for word in each.keywords)]
        names = {x.id for part in inside for x in ast.walk(part) if isinstance(x, ast.Name)}
        called = {
            x.func.id
            for part in inside
            for x in ast.walk(part)
            if isinstance(x, ast.Call) and isinstance(x.func, ast.Name)
        }
        if (names - called) & functions or any(isinstance(x, ast.Lambda) for x in inside):
            return True
    return False


FOOLS = {
    "subscript": "TABLE['a'] = f",
    "union": "TABLE |= {'a': f}",
    "dictionary": "TABLE = {'a': f}",
    "with a type": "TABLE: dict[str, object] = {'a': f}",
    "wrapped": "TABLE = Proxy({'a': (f, 1)})",
    "keywords": "TABLE = dict(a=f)",
    "comprehension": "TABLE = {name: each for name, each in zip(IDS, (f, g))}",
    "update": "TABLE.update(a=f)",
    "loop": "for name in IDS:\n    TABLE[name] = f",
    "loop of entries": "for name in IDS:\n    TABLE.enter(name, f)",
    "called by hand": "action('a')(f)",
    "under a condition": "if True:\n    TABLE['a'] = f",
    "lambda": "TABLE = {'a': lambda s: None}",
}


@pytest.mark.parametrize("way", FOOLS)
def test_no_way_round_the_registry_is_overlooked(way: str, tmp_path: Path) -> None:
    source = f"def f(s): ...\ndef g(s): ...\n{FOOLS[way]}\n"
    (tmp_path / "effects.py").write_text(source, encoding="utf-8")
    assert far_from_their_functions(tmp_path) != []


def test_what_registers_nothing_is_left_alone(tmp_path: Path) -> None:
    source = """
def f(x): ...
@action("a")
def g(s): ...
SIZES = {name: f(name) for name in IDS}
NAMES = ("a",)
NAMES += ("b",)
STEPS = {"a": g}
"""
    (tmp_path / "effects.py").write_text(source, encoding="utf-8")
    assert far_from_their_functions(tmp_path) == []


@pytest.mark.parametrize("text", ["def score(s): ...", "score = other", "if True:\n    score = 1"])
def test_a_stray_function_of_a_chapter_is_found(text: str, tmp_path: Path) -> None:
    (tmp_path / "victory_points.py").write_text(text, encoding="utf-8")
    (tmp_path / "ending.py").write_text("def score(s): ...\n", encoding="utf-8")
    found = [line.partition(":")[0] for line in strays(tmp_path)]
    assert found == ["victory_points.py"]
