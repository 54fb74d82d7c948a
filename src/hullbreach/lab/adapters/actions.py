"""Actions with fixed numbers: an index means the same thing in every state of a game.

Every option has a canonical name: its prompt and its own words or, where it holds a number that could be a card's
handle, the message and the facts that describe it to its player. The names are kept in `tables/<game>.txt`, one per
line in order; the line is the index. A name that is not there yet falls into one of the spare places behind the table,
always the same one for the same name. `python -m hullbreach.lab.adapters.mine GAME` finds names by playing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from hullbreach.kernel import Choice, Game, Pick

SPARE = 256
"""So many places are kept for names nobody has met yet."""


def names(game: Game[Any], state: Any, pick: Pick) -> list[str]:
    """The canonical name of every option; of options that look alike the later ones are counted."""
    options = pick.options
    if any(_has_number(option) for option in options):
        found = [_described(option) for option in game.describe(state, pick) if not option.closed]
    else:
        found = [_words(option) for option in options]
    prompt = pick.prompt
    if len(set(found)) == len(found):
        return [f"{prompt}:{name}" for name in found]
    return [f"{prompt}:{name}#{found[:i].count(name)}" for i, name in enumerate(found)]


def _has_number(option: Choice) -> bool:
    if isinstance(option, tuple):
        return any(type(part) is int for part in option)
    return type(option) is int


def _words(option: Choice) -> str:
    return " ".join(map(str, option)) if isinstance(option, tuple) else str(option)


def _described(option: Any) -> str:
    facts = [f"{key}={_plain(value)}" for key, value in sorted(option.facts.items())]
    return " ".join([option.key, *facts])


def _plain(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


class Table:
    """The numbers of a game's actions."""

    def __init__(self, known: Sequence[str]) -> None:
        self.names = list(known)
        self.size = len(known) + SPARE
        self._index = {name: i for i, name in enumerate(known)}
        self._prompts: dict[tuple[str, Choice], int] = {}

    def index(self, name: str) -> int:
        """The number of a name."""
        found = self._index.get(name)
        if found is None:
            digest = blake2b(name.encode(), digest_size=4).digest()
            found = len(self.names) + int.from_bytes(digest, "little") % SPARE
        return found

    def offers(self, game: Game[Any], state: Any, pick: Pick) -> dict[int, Choice]:
        """The options of a question by their numbers."""
        prompt, known = pick.prompt, self._prompts
        try:
            found = {known[prompt, option]: option for option in pick.options}
        except KeyError:
            found = self._looked_up(game, state, pick)
        if len(found) == len(pick.options):
            return found
        return self._spread(game, state, pick)

    def _looked_up(self, game: Game[Any], state: Any, pick: Pick) -> dict[int, Choice]:
        found = {}
        for name, option in zip(names(game, state, pick), pick.options, strict=True):
            index = self.index(name)
            found[index] = option
            if not _has_number(option):
                self._prompts[pick.prompt, option] = index
        return found

    def _spread(self, game: Game[Any], state: Any, pick: Pick) -> dict[int, Choice]:
        """Two unknown names fell into one spare place: the later one goes to the next that is free."""
        found: dict[int, Choice] = {}
        for name, option in zip(names(game, state, pick), pick.options, strict=True):
            index = self.index(name)
            while index in found:
                index = len(self.names) + (index + 1 - len(self.names)) % SPARE
            found[index] = option
        return found


@cache
def table(game: str) -> Table:
    """The table of a game."""
    path = files("hullbreach.lab.adapters") / "tables" / f"{game}.txt"
    known = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return Table(known)
