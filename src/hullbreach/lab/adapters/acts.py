"""Speech acts with fixed numbers: an index means the same words in every state of a game.

A table lists silence first, then every act of the game's language: each verb with everything its slots can ever be
filled with (`FILLINGS` of the game's `options`). An answer goes to the newest line that asks its speaker something.
Behind the actions of a game, which keep their numbers, these are the actions of an environment that talks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any

import numpy as np

from hullbreach import games
from hullbreach.kernel import Act, Language, Seat, Slot, Spoken, Transcript
from hullbreach.kernel.talk import Word

from .observing import Vector

SILENCE = 0
"""The number of saying nothing."""
LINES = 16
"""How many lines an observation holds."""
LINE_NUMBERS = 6
"""How many numbers a line is: its speaker, its verb, its two slots, how many lines back the one it answers lies,
and whether it has come out as true or kept (1) or not (2). A seat, a verb or a filling counts from 1."""
SECTION = LINES * LINE_NUMBERS
Fillings = Mapping[str, Sequence[Word]]
"""What slots can be filled with, by the name of the fact; seats go without saying."""


class ActTable:
    """The numbers of what can be said at a game's table."""

    def __init__(self, language: Language[Any], seats: int, fillings: Fillings) -> None:
        self._slots: dict[str, list[dict[Word, int]]] = {}
        self._verbs = {name: number for number, name in enumerate(language.verbs, 1)}
        acts = [Act("")]
        for verb in language.verbs.values():
            filled = [_filling(slot, seats, fillings) for slot in verb.slots]
            self._slots[verb.name] = [{word: i for i, word in enumerate(f, 1)} for f in filled]
            found = [Act(verb.name, args) for args in product(*filled)]
            acts += [act for act in found if len(set(act.args)) == len(act.args)]
        self.acts = tuple(acts)
        self.size = len(acts)
        self.numbers = {act: number for number, act in enumerate(acts)}
        rows = [" ".join(map(str, (act.verb, *act.args))) for act in acts[1:]]
        self.names = ["silence", *rows]
        """What every number means, in words of the language: `please_go 2 kitchen`."""

    def observe(self, heard: Sequence[Spoken], talk: Transcript, out: Vector) -> None:
        """Write the last lines somebody has heard, the newest first."""
        out[:] = 0.0
        for row, line in enumerate(reversed(heard[-LINES:])):
            numbers = self._line(line, talk)
            out[row * LINE_NUMBERS : (row + 1) * LINE_NUMBERS] = np.array(numbers, np.float32)

    def _line(self, line: Spoken, talk: Transcript) -> list[int]:
        slots = self._slots[line.act.verb]
        args = [slot.get(arg, 0) for slot, arg in zip(slots, line.act.args, strict=True)]
        back = 0 if line.reply is None else min(255, line.n - line.reply)
        fate = talk.fates.get(line.n)
        out = 0 if fate is None or fate.good is None else 2 - fate.good
        return [line.seat + 1, self._verbs[line.act.verb], *[*args, 0, 0][:2], back, out]


def _filling(slot: Slot, seats: Seat, fillings: Fillings) -> Sequence[Word]:
    return range(seats) if slot.kind == "seat" else fillings[slot.fact]


@cache
def act_table(game: str) -> ActTable:
    """The table of a game's language."""
    rules = games.find(game)
    if rules.talk is None:
        raise ValueError(f"{game} has no words for its table")
    fillings: Fillings = import_module(f"{__package__}.options.{game}").FILLINGS
    return ActTable(rules.talk, max(mode.most for mode in rules.modes), fillings)
