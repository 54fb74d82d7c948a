"""What long work has found out already, so that it can be taken up again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

B = TypeVar("B", bound=msgspec.Struct)


class Findings:
    """Pieces by name, as JSON: those that were there, and those that have been added."""

    def __init__(self, known: Mapping[str, bytes] | None = None) -> None:
        self._known = dict(known or {})
        self.fresh: dict[str, bytes] = {}

    def done(self, name: str, kind: type[B]) -> B | None:
        """A piece that is there."""
        found = self._known.get(name)
        return None if found is None else msgspec.json.decode(found, type=kind)

    def keep(self, name: str, found: msgspec.Struct) -> None:
        """Write a piece down."""
        self.fresh[name] = self._known[name] = msgspec.json.encode(found)


class FileFindings(Findings):
    """The same in a file with one piece per line; a piece that was cut off is looked for again."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        if path.exists():
            whole, _, cut_off = path.read_bytes().rpartition(b"\n")
            if cut_off:
                path.write_bytes(whole + b"\n" if whole else b"")
            for line in whole.splitlines():
                name, _, found = line.partition(b"\t")
                self._known[name.decode()] = found

    def keep(self, name: str, found: msgspec.Struct) -> None:
        """Write a piece down at once."""
        super().keep(name, found)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(name.encode() + b"\t" + self.fresh[name] + b"\n")


def kept_in(path: Path | None) -> Findings:
    """Pieces in this file; without a file nothing outlives the work."""
    return Findings() if path is None else FileFindings(path)
