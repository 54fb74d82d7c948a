"""Tables of printed numbers: the TOML files of a game read into Structs, with errors that name file and row."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import ValidationError, convert

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
    """Read `data/NAME.toml` of a package, or one key of it, as this type."""
    path = f"data/{name}.toml"
    try:
        found: Any = tomllib.loads((files(package) / path).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{package} {path}: {error}") from None
    if key is not None:
        if key not in found:
            raise BadData(f"{package} {path}: there is no table {key!r}")
        found = found[key]
    try:
        return convert(found, kind)
    except ValidationError as error:
        raise BadData(f"{package} {path}: {_located(str(error), found, key)}") from None


def by_id(rows: Iterable[R]) -> dict[str, R]:
    """Rows under their ids; two of one id are an error."""
    found: dict[str, R] = {}
    for row in rows:
        if row.id in found:
            raise BadData(f"two rows have the id {row.id!r}")
        found[row.id] = row
    return found


def _located(message: str, found: Any, key: str | None) -> str:
    """An error of msgspec with the row it is in: `cards row 3 ('knife'), copies: expected int, got str`."""
    what, _, path = message.partition(" - at `$")
    steps = re.findall(r"\[(\d+)\]|\.(\w+)|\[\.\.\.\]", path.rstrip("`"))
    place = [] if key is None else [key]
    for number, field in steps:
        if number:
            found = found[int(number)]
            called = f" ({found['id']!r})" if isinstance(found, dict) and "id" in found else ""
            place.append(f"row {int(number) + 1}{called}")
        elif field:
            found = found.get(field) if isinstance(found, dict) else None
            place.append(field)
    return f"{' '.join(place)}: {what[0].lower()}{what[1:]}" if place else what
