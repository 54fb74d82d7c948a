"""The ledger: every rule of a game under its number, in the words players read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from hullbreach.kernel import HullbreachError


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook."""

    en: str
    de: str


class LedgerRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: where it stands, where it comes from, and what it says."""

    chapter: str
    mark: Literal["S", "P", "D"]
    en: str
    de: str
    untestable: str = ""
    """Why no test can break it, for advice and table talk."""

    def text(self, language: str) -> str:
        """The rule in this language."""
        return self.de if language == "de" else self.en


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game by number, in the order of its rulebook."""

    chapters: dict[str, Chapter]
    rules: dict[str, LedgerRule]

    def chapter(self, rule: str, language: str) -> str:
        """The title of the chapter a rule stands in."""
        chapter = self.chapters[self.rules[rule].chapter]
        return chapter.de if language == "de" else chapter.en


class BadLedger(HullbreachError):
    """A ledger that cannot be read; the text says where."""


def read(source: str) -> Ledger:
    """The ledger written in this TOML text."""
    try:
        found = msgspec.convert(tomllib.loads(source), Ledger)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLedger(f"rules.toml: {error}") from None
    for number, rule in found.rules.items():
        if rule.chapter not in found.chapters:
            raise BadLedger(
                f"rules.toml: {number} stands in chapter {rule.chapter}, which is not there"
            )
    return found


@cache
def ledger(package: str) -> Ledger:
    """The ledger of the game in this package, followed by those of its parts: an expansion brings its own."""
    chapters: dict[str, Chapter] = {}
    rules: dict[str, LedgerRule] = {}
    for found in _ledgers(files(package)):
        twice = (chapters.keys() & found.chapters.keys()) | (rules.keys() & found.rules.keys())
        if twice:
            raise BadLedger(f"{package}: {', '.join(sorted(twice))} stands in two ledgers")
        chapters |= found.chapters
        rules |= found.rules
    return Ledger(chapters, rules)


def _ledgers(folder: Traversable, deep: bool = False) -> Iterator[Ledger]:
    """The ledger in a folder, then those in the folders below; a part need not have one."""
    own = folder / "rules.toml"
    if not deep or own.is_file():
        yield read(own.read_text(encoding="utf-8"))
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _ledgers(entry, deep=True)
