"""What long work has found out already, so that it can be taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

B = TypeVar("B", bound=msgspec.Struct)


class Findings:
    """A file with one piece per line; without a file nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._lines: dict[str, bytes] = {}
        if path is not None and path.exists():
            whole, _, cut_off = path.read_bytes().rpartition(b"\n")
            if cut_off:
                path.write_bytes(whole + b"\n")
            for line in whole.splitlines():
                name, _, found = line.partition(b"\t")
                self._lines[name.decode()] = found

    def done(self, name: str, kind: type[B]) -> B | None:
        """A piece that is there."""
        found = self._lines.get(name)
        return None if found is None else msgspec.json.decode(found, type=kind)

    def keep(self, name: str, found: msgspec.Struct) -> None:
        """Write a piece down."""
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("ab") as file:
                file.write(name.encode() + b"\t" + msgspec.json.encode(found) + b"\n")
