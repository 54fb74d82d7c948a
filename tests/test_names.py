"""One word, one meaning: no two classes of one name, and no verb that half the house uses for something else."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hullbreach import games

SOURCE = Path(__file__).parent.parent / "src" / "hullbreach"
MOST = 3
"""A bare verb may name a function in as many modules."""

GAMES = frozenset(games.names(everything=True))
HOMONYMS: dict[str, str] = {}
"""Names that still have two meanings, and the modules that are to find another one."""
INTERFACES = {
    ("cli", "add"): "how every command introduces itself to the command line",
    ("cli", "run"): "how every command is carried out",
    ("server", "upgrade"): "what Alembic calls in every migration",
    ("server", "downgrade"): "what Alembic calls in every migration",
}
"""Functions that bear the same name in many modules of a package because one caller calls them all."""
SHARED_CONSTANTS = {
    "LOG": "every module's logger",
    "ROUTES": "what a module of routes offers, gathered by one list",
    "STRENGTH": "a weight of The Thing: the cooperative game weighs the same thing otherwise",
    "THING": "a weight of The Thing: the cooperative game weighs the same thing otherwise",
}
"""Constants that have another value in another module and still one meaning."""


def house(path: Path, root: Path) -> str:
    """Whose vocabulary a module speaks: its game's, which never meets another game, or everybody's."""
    words = {*path.relative_to(root).parts[:-1], path.stem}
    return next(iter(words & GAMES), "")


def modules(root: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(root.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def homonyms(root: Path) -> dict[str, list[str]]:
    """Classes of one name: two in the same game, or one in a game and another that all games can meet."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path, tree in modules(root):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name][house(path, root)].append(str(path.relative_to(root)))
    return {
        name: sorted(place for places in by_house.values() for place in places)
        for name, by_house in found.items()
        if (len(by_house) > 1 and "" in by_house) or any(len(p) > 1 for p in by_house.values())
    }


def worn_verbs(root: Path) -> dict[str, list[str]]:
    """Bare verbs that name public functions in many modules; games speak the words of their rulebooks."""
    found = defaultdict(list)
    for path, tree in modules(root):
        place = path.relative_to(root)
        for node in tree.body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or "_" in node.name:
                continue
            if not house(path, root) and (place.parts[0], node.name) not in INTERFACES:
                found[node.name].append(str(place))
    return {name: places for name, places in found.items() if len(places) > MOST}


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Public constants of a module with their values as written; type variables are no words of ours."""
    for node in tree.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            for name, value in pairs(target, node.value):
                if name.isupper() and name[0] != "_" and not value.startswith("TypeVar("):
                    yield name, value


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, str]]:
    """The names an assignment gives; of `A, B = 1, 2` each has its own value, of `A, B = ROWS` its place in it."""
    if isinstance(target, ast.Name):
        yield target.id, ast.unparse(value)
    elif isinstance(target, ast.Tuple):
        parts = value.elts if isinstance(value, ast.Tuple) else []
        for place, each in enumerate(target.elts):
            if isinstance(each, ast.Name):
                said = parts[place] if len(parts) == len(target.elts) else value
                yield each.id, ast.unparse(said) + ("" if parts else f" [{place}]")


@cache
def equivocal_constants(root: Path) -> dict[str, list[str]]:
    """Constants of one name and different values in modules of one house.

    A game with its expansions is a house; so is what one layer says about one game, such as the weights of its
    bots; everything else is one house together.
    """
    found: dict[tuple[str, str], dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path, tree in modules(root):
        place = path.relative_to(root)
        game = house(path, root)
        home = f"{place.parts[0]} {game}" if game else ""
        for name, value in constants(tree):
            found[home, name][value].append(str(place))
    return {
        name: sorted(place for places in values.values() for place in places)
        for (_, name), values in found.items()
        if len(values) > 1
    }


def test_no_two_classes_have_one_name() -> None:
    found = homonyms(SOURCE)
    assert {name: found[name] for name in sorted(found) if name not in HOMONYMS} == {}


def test_no_name_is_excused_that_has_one_meaning_by_now() -> None:
    assert sorted(HOMONYMS.keys() - homonyms(SOURCE).keys()) == []


def test_no_verb_means_something_else_in_every_module() -> None:
    assert worn_verbs(SOURCE) == {}


def test_no_constant_means_something_else_in_another_module() -> None:
    found = equivocal_constants(SOURCE)
    assert {name: found[name] for name in sorted(found) if name not in SHARED_CONSTANTS} == {}


def test_no_constant_is_excused_that_has_one_value_by_now() -> None:
    assert sorted(SHARED_CONSTANTS.keys() - equivocal_constants(SOURCE).keys()) == []


def write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_a_homonym_is_found(tmp_path: Path) -> None:
    files = {
        "kernel/a.py": "class Line: ...\nclass View: ...\n",
        "games/nemesis/b.py": "class Line: ...\nclass Board: ...\nclass Room: ...\n",
        "games/nemesis/cards/c.py": "class Room: ...\n",
        "games/theseus/d.py": "class Board: ...\n",
        "lab/e.py": "def f():\n    class View: ...\n",
    }
    found = homonyms(write(tmp_path, files))
    assert found == {
        "Line": ["games/nemesis/b.py", "kernel/a.py"],
        "Room": ["games/nemesis/b.py", "games/nemesis/cards/c.py"],
        "View": ["kernel/a.py", "lab/e.py"],
    }


def test_a_worn_verb_is_found(tmp_path: Path) -> None:
    files = {f"lab/{x}.py": "def read(): ...\ndef read_file(): ...\n" for x in "abcd"}
    files |= {f"cli/{x}.py": "def run(): ...\n" for x in "abcd"}
    files |= {f"games/nemesis/{x}.py": "def draw(): ...\n" for x in "abcd"}
    assert list(worn_verbs(write(tmp_path, files))) == ["read"]


def test_an_equivocal_constant_is_found(tmp_path: Path) -> None:
    files = {
        "kernel/a.py": "MOST = 3\nSAME = 'x'\nT = TypeVar('T')\n_OWN = 1\nROOMS = 4\n",
        "server/b.py": "MOST: int = 4\nSAME = 'x'\nT = TypeVar('T', bound=int)\n_OWN = 2\n",
        "games/nemesis/c.py": "RED, BLUE = 1, 2\nMOST = 5\n",
        "games/nemesis/carnomorphs/d.py": "RED = 1\nBLUE = 3\nfrom .c import MOST\n",
        "bots/evaluations/nemesis/e.py": "RED = 0.5\n",
        "games/theseus/f.py": "RED, ROOMS = COLOURS\n",
    }
    found = equivocal_constants(write(tmp_path, files))
    assert found == {
        "BLUE": ["games/nemesis/c.py", "games/nemesis/carnomorphs/d.py"],
        "MOST": ["kernel/a.py", "server/b.py"],
    }
