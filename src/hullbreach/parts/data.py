"""Tables of printed numbers: the TOML files of a game read into Structs, with errors that name file and row."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import ValidationError, convert, inspect

from .changes import changed

Designed: TypeAlias = bool | tuple[str, ...]
"""Which numbers of a row are ours because no source states them: some of its fields, or the whole row."""

T = TypeVar("T")


class HasId(Protocol):
    """A row of a table that has an id."""

    @property
    def id(self) -> str:
        """What the row is called in rules and words."""


R = TypeVar("R", bound=HasId)


class BadData(ValueError):
    """A data file does not hold what it should; the text names file, row and field."""


def load_table(package: str, name: str, kind: type[T], key: str | None = None) -> T:
    """Read `data/NAME.toml` of a package, or one key of it, as this type.

    No Struct need forbid unknown fields or look for repeated ids: neither gets past here.
    """
    path = f"data/{name}.toml"
    try:
        found: Any = tomllib.loads((files(package) / path).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{package} {path}: {error}") from None
    found = changed(package, name, found)
    if key is not None:
        if key not in found:
            raise BadData(f"{package} {path}: there is no table {key!r}")
        found = found[key]
    place = () if key is None else (key,)
    try:
        table = convert(found, kind)
    except ValidationError as error:
        raise BadData(f"{package} {path}: {_located(str(error), found, kind, place)}") from None
    for wrong in _faults(found, inspect.type_info(kind), place):
        raise BadData(f"{package} {path}: {wrong}")
    return table


def by_id(rows: Iterable[R], where: str = "") -> dict[str, R]:
    """Rows under their ids; two of one id are an error, which says where if they are from several files."""
    found: dict[str, R] = {}
    for row in rows:
        if row.id in found:
            raise BadData(f"{where}: two rows have the id {row.id!r}".removeprefix(": "))
        found[row.id] = row
    return found


def _faults(found: Any, kind: inspect.Type, place: tuple[str, ...]) -> Iterator[str]:
    """What conversion lets pass: fields that a Struct does not have, and ids that stand in a table twice."""
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _faults(found, each, place)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType) and isinstance(found, list):
        yield from _repeated(found, place)
        for number, row in enumerate(found):
            yield from _faults(row, kind.item_type, (*place, _row(number, row)))
    elif isinstance(kind, inspect.DictType) and isinstance(found, dict):
        for name, row in found.items():
            yield from _faults(row, kind.value_type, (*place, name))
    elif isinstance(kind, inspect.StructType) and isinstance(found, dict):
        fields = {field.encode_name: field.type for field in kind.fields}
        for name, value in found.items():
            if name in fields:
                yield from _faults(value, fields[name], (*place, name))
            elif name != kind.tag_field:
                known = ", ".join(fields)
                yield f"{' '.join((*place, name))}: there is no such field; there are {known}"


def _repeated(rows: list[Any], place: tuple[str, ...]) -> Iterator[str]:
    """The ids that several rows of a table have."""
    ids = [row["id"] for row in rows if isinstance(row, dict) and "id" in row]
    for each in dict.fromkeys(ids):
        if ids.count(each) > 1:
            yield f"{' '.join(place)}: two rows have the id {each!r}".removeprefix(": ")


def _row(number: int, row: Any) -> str:
    """How a row is called: `row 3 ('knife')`."""
    called = f" ({row['id']!r})" if isinstance(row, dict) and "id" in row else ""
    return f"row {number + 1}{called}"


def _located(message: str, found: Any, kind: Any, place: tuple[str, ...]) -> str:
    """An error of msgspec with the row it is in: `cards row 3 ('knife') copies: expected int, got str`."""
    what, _, path = message.partition(" - at `$")
    node, steps = found, list(place)
    for number, field in re.findall(r"\[(\d+)\]|\.(\w+)|\[\.\.\.\]", path.rstrip("`")):
        if number:
            node = node[int(number)]
            steps.append(_row(int(number), node))
        else:
            name = field or _culprit(message, found, kind, node)
            node = node[name]
            steps.append(name)
    return f"{' '.join(steps)}: {what[0].lower()}{what[1:]}" if steps else what


def _culprit(message: str, found: Any, kind: Any, rows: dict[str, Any]) -> str:
    """Under which key of these rows the error is, which msgspec does not say: leaves no other key in them."""
    everything = dict(rows)
    for name, row in everything.items():
        rows.clear()
        rows[name] = row
        try:
            convert(found, kind)
        except ValidationError as error:
            if str(error) == message:
                return name
    raise AssertionError(f"nothing in {list(everything)} explains: {message}")
