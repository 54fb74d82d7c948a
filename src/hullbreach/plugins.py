"""What other packages add: games and bots that they name as entry points.

A package lists a game under `hullbreach.games` or a bot under `hullbreach.bots` in its `pyproject.toml`; the example
package `pressure` shows both. What is added is a guest: when it cannot be loaded, one line says so, no more.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from hullbreach.kernel import HullbreachError

HERE = "hullbreach"
Check: TypeAlias = Callable[[str, Any], None]
"""Raises if this value cannot be what it is called."""

_log = logging.getLogger(__name__)


class NameClash(HullbreachError):
    """Two packages give the same name to different things; the text names both."""


def added(group: str, check: Check, own: Collection[str]) -> dict[str, Any]:
    """What other packages add to a group, by name, beside the names of our own."""
    loaded = {entry.name: _load(entry, check) for entry in _entries(group, frozenset(own))}
    return {name: value for name, value in loaded.items() if value is not None}


def added_names(group: str, own: Collection[str]) -> tuple[str, ...]:
    """The names of what other packages add to a group; nothing of it is loaded."""
    return tuple(entry.name for entry in _entries(group, frozenset(own)))


@cache
def _entries(group: str, own: frozenset[str]) -> tuple[EntryPoint, ...]:
    """The entry points of a group, if all names are different."""
    givers = dict.fromkeys(own, HERE)
    found = sorted(entry_points(group=group), key=lambda entry: (entry.name, _package(entry)))
    for entry in found:
        other = givers.setdefault(entry.name, _package(entry))
        if other != _package(entry):
            raise NameClash(
                f"{other} and {_package(entry)} both add {entry.name!r} to {group}; uninstall one of them"
            )
    return tuple(found)


@cache
def _load(entry: EntryPoint, check: Check) -> Any:
    """What an entry point names; None, and a line in the log, if it cannot be loaded."""
    try:
        value = entry.load()
        check(entry.name, value)
    except Exception as error:
        said = f"{type(error).__name__}: {error}".splitlines()[0]
        _log.warning("%s of %s is left out: %s", entry.name, _package(entry), said)
        return None
    return value


def _package(entry: EntryPoint) -> str:
    return "an unnamed package" if entry.dist is None else entry.dist.name
