"""Actions with fixed numbers: an index means the same thing in every state of a game.

A game's table has one line for every option any of its rules can put, made from the game's data (see `options`). The
line is the index. Its name is the prompt and the option: `move.room:a`, `turn.action:card rest`. Behind the table lie
spare places for a rule that somebody adds and forgets to list; the tests play all modes and find them empty.
`python -m hullbreach.lab.adapters.actions GAME` prints a table.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib import import_module
from typing import Any

from hullbreach.kernel import Choice, Pick

from .options import Plain, Prompts

SPARE = 256
"""How many places are kept for options nobody has listed."""


def name_of(prompt: str, option: Choice) -> str:
    """The name of an action."""
    words = " ".join(map(str, option)) if isinstance(option, tuple) else option
    return f"{prompt}:{words}"


class ActionTable:
    """The numbers of a game's actions."""

    def __init__(self, prompts: Prompts, plain: Mapping[str, Plain]) -> None:
        self.names = [name_of(prompt, o) for prompt, options in prompts.items() for o in options]
        self.size = len(self.names) + SPARE
        self._plain = plain
        self._numbers: dict[str, dict[Choice, int]] = {}
        first = 0
        for prompt, options in prompts.items():
            self._numbers[prompt] = {option: first + i for i, option in enumerate(options)}
            first += len(options)

    def said(self, state: Any, pick: Pick) -> list[Choice]:
        """The options of a question as the table lists them."""
        plain = self._plain.get(pick.prompt)
        return list(pick.options) if plain is None else plain(state, pick)

    def offers(self, state: Any, pick: Pick) -> dict[int, Choice]:
        """The options of a question by their numbers."""
        try:
            numbers = self._numbers[pick.prompt]
            if pick.prompt not in self._plain:
                return {numbers[option]: option for option in pick.options}
            said = self._plain[pick.prompt](state, pick)
            return {numbers[row]: o for row, o in zip(said, pick.options, strict=True)}
        except KeyError:
            return self._with_spare(state, pick)

    def _with_spare(self, state: Any, pick: Pick) -> dict[int, Choice]:
        """An option without a line takes the spare place its name hashes to, or the next that is free."""
        numbers, end = self._numbers.get(pick.prompt, {}), len(self.names)
        found: dict[int, Choice] = {}
        for row, option in zip(self.said(state, pick), pick.options, strict=True):
            index = numbers.get(row)
            if index is None:
                digest = blake2b(name_of(pick.prompt, row).encode(), digest_size=4).digest()
                index = end + int.from_bytes(digest, "little") % SPARE
                while index in found:
                    index = end + (index + 1 - end) % SPARE
            found[index] = option
        return found


@cache
def table(game: str) -> ActionTable:
    """The table of a game."""
    listed = import_module(f"{__package__}.options.{game}")
    return ActionTable(listed.PROMPTS, listed.PLAIN)


def print_table(game: str) -> int:
    """Print a table."""
    lines = [f"{index} {name}\n" for index, name in enumerate(table(game).names)]
    sys.stdout.writelines(lines)
    return 0


if __name__ == "__main__":
    sys.exit(print_table(sys.argv[1]))
