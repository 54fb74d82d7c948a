"""Games of one shape: the same chapter has the same module name, and the same things lie in it, in every game."""

from __future__ import annotations

import ast
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
    "belief": ("determinize", "secrets", "zones"),
    "ending": ("score",),
    "terminal": ("draw",),
}
"""The modules every game has, and the functions that are looked for there and nowhere else."""
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


@pytest.mark.parametrize("game", GAMES)
def test_effects_are_registered_above_their_functions(game: str) -> None:
    """No line `TABLE["id"] = function` at the end of a module."""
    root = Path(str(files(package(game))))
    found = [
        f"{path.relative_to(root)}:{node.lineno}"
        for path in root.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign | ast.AugAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Subscript) or isinstance(node, ast.AugAssign)
    ]
    assert found == [], "use a Registry of hullbreach.parts.registry as a decorator"
