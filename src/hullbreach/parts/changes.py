"""Other values for designed numbers, for the length of one process: what experiments with them are made of.

A game reads its data once, when it is first imported. Changes are put in force before that, in a process that was
started for them, and end with it; where the game is there already they are refused. What a source states is not ours to
change: only what a row marks as designed can be.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

from msgspec import Struct

Tree = dict[str, Any]
"""A TOML file or a part of it."""
MARK, NAME = "designed", "id"

_in_force: list[NumberChange] = []


class BadChange(ValueError):
    """A change that cannot be made; the text names file and row."""


class NumberChange(Struct, frozen=True):
    """Another value for one designed field."""

    package: str
    """Of the game, or of its expansion."""
    file: str
    place: tuple[str, ...]
    """From the top of the file to the field; a row goes by its id."""
    value: Any

    def __str__(self) -> str:
        return f"{_file(self.package, self.file)} {' '.join(self.place)} = {_said(self.value)}"


def read_changes(package: str, asked: Tree) -> tuple[NumberChange, ...]:
    """The changes asked for: file, table, row and field, as in the game's own data files.

    Whatever is not there or not designed is refused. The data of an expansion lie under its package's name.
    """
    found: list[NumberChange] = []
    for name, tables in asked.items():
        if name in _data_files(package) and isinstance(tables, dict):
            found += _changes(package, name, tables)
        elif name in _expansions(package) and isinstance(tables, dict):
            found += read_changes(f"{package}.{name}", tables)
        else:
            known = ", ".join(sorted([*_data_files(package), *_expansions(package)]))
            raise BadChange(f"{package} has no data/{name}.toml; there are {known}")
    return tuple(found)


def put_in_force(changes: Iterable[NumberChange]) -> None:
    """From now on this process reads these numbers; too late if it has read the game's data already."""
    changes = tuple(changes)
    for change in changes:
        if change.package in sys.modules:
            raise BadChange(
                f"{change.package} has been read already: changes need their own process"
            )
    _in_force.extend(changes)


def changed(package: str, file: str, found: Tree) -> Tree:
    """The contents of a data file with the changes that are in force."""
    for change in _in_force:
        if (change.package, change.file) == (package, file):
            *way, field = change.place
            row: Any = found
            for step in way:
                row = _inside(row, step)
            row[field] = change.value
    return found


def _changes(package: str, file: str, asked: Tree) -> Iterator[NumberChange]:
    text = (files(package) / "data" / f"{file}.toml").read_text(encoding="utf-8")
    for place, value in _leaves(_file(package, file), tomllib.loads(text), asked, (), False):
        yield NumberChange(package, file, place, value)


def _leaves(
    file: str, row: Any, asked: Tree, way: tuple[str, ...], ours: bool
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every single field that is asked for, with its way; `ours` if all that lies here is designed."""
    marked = row.get(MARK, ()) if isinstance(row, dict) else ()
    for name, value in asked.items():
        place = (*way, name)
        free = ours or marked is True or (marked is not False and name in marked)
        inside = _inside(row, name)
        if isinstance(value, dict) and _has_rows(inside):
            yield from _leaves(file, inside, value, place, free)
        elif inside is None and not free:
            raise BadChange(f"{file}: there is no {' '.join(place)}")
        elif not free or name in (MARK, NAME):
            ours_are = "all" if marked is True else ", ".join(marked or ()) or "nothing"
            raise BadChange(
                f"{file} {' '.join(place)}: not designed by us; of this row: {ours_are}"
            )
        else:
            yield place, value


def _inside(row: Any, name: str) -> Any:
    """What lies under this name: a field, or the row of a list that has this id."""
    if isinstance(row, dict):
        return row.get(name)
    rows = row if isinstance(row, list) else []
    return next((each for each in rows if isinstance(each, dict) and each.get(NAME) == name), None)


def _has_rows(found: Any) -> bool:
    """Whether one can go further in: a table, or a list of rows with ids."""
    if isinstance(found, list):
        return bool(found) and all(isinstance(row, dict) and NAME in row for row in found)
    return isinstance(found, dict)


def _file(package: str, file: str) -> str:
    return f"{package} data/{file}.toml"


def _said(value: Any) -> str:
    return ("false", "true")[value] if isinstance(value, bool) else str(value)


def _data_files(package: str) -> list[str]:
    folder = files(package) / "data"
    return [f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")]


def _expansions(package: str) -> list[str]:
    inside = [f for f in files(package).iterdir() if f.is_dir()]
    return [f.name for f in inside if (f / "data").is_dir() and (f / "__init__.py").is_file()]
