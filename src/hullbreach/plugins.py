"""What other packages add: games and bots that they name as entry points.

A package lists a game under `hullbreach.games` or a bot under `hullbreach.bots` in its `pyproject.toml`; the example
package `pressure` shows both. What is added is a guest: when it cannot be loaded, or bears a name that is taken, it is
left out and one line says so, no more.
"""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import Callable, Collection
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

HERE = "hullbreach"
Check: TypeAlias = Callable[[str, Any], None]
"""Raises if this value cannot be what it is called."""

_log = logging.getLogger(__name__)


def added(group: str, check: Check, own: Collection[str]) -> dict[str, Any]:
    """What other packages add to a group, by name, beside the names of our own."""
    loaded = {entry.name: _load(entry, check) for entry in _entries(group, frozenset(own))}
    return {name: value for name, value in loaded.items() if value is not None}


def added_names(group: str, own: Collection[str]) -> tuple[str, ...]:
    """The names of what other packages add to a group; nothing of it is loaded."""
    return tuple(entry.name for entry in _entries(group, frozenset(own)))


@cache
def _entries(group: str, own: frozenset[str]) -> tuple[EntryPoint, ...]:
    """The entry points of a group, one for each name: ours come first, then packages by their names."""
    givers = dict.fromkeys(own, HERE)
    found = []
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, _package(entry))):
        if entry.name in givers:
            _leave_out(entry, f"{givers[entry.name]} has {entry.name!r} in {group} already")
        else:
            givers[entry.name] = _package(entry)
            found.append(entry)
    return tuple(found)


@cache
def _load(entry: EntryPoint, check: Check) -> Any:
    """What an entry point names; None, and a line in the log, if it cannot be loaded.

    What it prints goes to standard error: standard output belongs to the command that is run.
    """
    try:
        with contextlib.redirect_stdout(sys.stderr):
            value = entry.load()
            check(entry.name, value)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a guest that calls sys.exit() leaves alone
        _leave_out(entry, said(error))
        return None
    return value


def said(error: BaseException) -> str:
    """What went wrong, in one line."""
    return f"{type(error).__name__}: {error}".splitlines()[0]


def _leave_out(entry: EntryPoint, why: str) -> None:
    _log.warning("%s of %s is left out: %s", entry.name, _package(entry), why)


def _package(entry: EntryPoint) -> str:
    return "an unnamed package" if entry.dist is None else entry.dist.name
