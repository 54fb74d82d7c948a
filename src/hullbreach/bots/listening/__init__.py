"""Listening: what is said weighs the worlds a bot believes in, and never limits them.

How much a line tells is counted at tables of bots: for every verb how often friends and foes say it, of friends and of
foes, or when it is true and when it is not (`<game>.toml`, made by `hullbreach talk fit`). Whoever was proven wrong
before is believed less, and a person, of whom nothing is counted yet, is half believed from the start.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from math import inf
from random import Random
from typing import Any, NamedTuple, TypeAlias

from hullbreach.bots.chair import Chair
from hullbreach.bots.heard import Heard
from hullbreach.kernel import Seat, Session, Spoken

Rates: TypeAlias = tuple[int, int, int, int]
"""Friend of friend (or: of what is false), friend of foe (true), foe of friend (false), foe of foe (true)."""
Weigh: TypeAlias = Callable[[Any, Seat, Heard], float]
PARTS = 64
DEALT = 2
"""Out of how many worlds that are possible one is drawn, the likelier ones more often."""
BOT_WRONG, BOT_SHOWN = 0.0, 4.0
PERSON_WRONG, PERSON_SHOWN = 1.0, 2.0
"""How wrong speakers are taken to have been before anything has come out, and in how many lines."""


class Listener(NamedTuple):
    """How a game's worlds are weighed by what was said."""

    weigh: Weigh
    """How well a world explains the lines, beside others."""
    verbs: frozenset[str]
    """Of which lines; without one of them every world is as good as another."""
    rounds: float = inf
    """For how many rounds after it was said a line is taken to hold."""

    def hears(self, line: Spoken, seat: Seat, now: int) -> bool:
        """Whether a line tells a seat something in this round; its own words tell it nothing."""
        fresh = now - line.stamp[0] <= self.rounds
        return fresh and line.act.verb in self.verbs and line.seat != seat and not line.void


@cache
def listener(game: str) -> Listener | None:
    """How worlds of this game are weighed, if words can weigh them."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        return None
    found: Listener = import_module(place).LISTENER
    return found


@cache
def rates(game: str) -> dict[str, Rates]:
    """How often each verb is said, in parts of 64, by who says it and of whom."""
    file = files(__name__) / f"{game}.toml"
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {verb: tuple(row["rates"]) for verb, row in table["verbs"].items()}


@lru_cache(maxsize=256)
def disbelief(heard: Heard, seat: Seat) -> float:
    """How little a seat's words count by now, from 0 to 1."""
    known = [heard.fates.get(line.n) for line in heard.by(seat)]
    shown = [good for good in known if good is not None]
    person = seat in heard.people
    wrong, lines = (PERSON_WRONG, PERSON_SHOWN) if person else (BOT_WRONG, BOT_SHOWN)
    return min(1.0, (wrong + shown.count(False)) / (lines + len(shown)))


def weakened(row: Rates, doubt: float) -> Rates:
    """The rates of a line whose speaker is believed less: the nearer to their mean the more so."""
    mean = sum(row) / len(row)
    a, b, c, d = (max(1, round(4 * ((1 - doubt) * rate + doubt * mean))) for rate in row)
    return a, b, c, d


class HearingChair(Chair):
    """A chair whose bot has heard the others: the worlds dealt there fit what was said rather than not."""

    __slots__ = ()

    def fork(self, seed: int | str | bytes) -> Session[Any]:
        """A whole table that fits everything this seat knows, and the better the more of what it has heard."""
        ears, now = listener(self.game.name), self.stamp()
        if ears is None or not any(ears.hears(x, self.seat, now[0]) for x in self.heard.lines):
            return super().fork(seed)
        worlds = [Chair.fork(self, f"{seed!r} {i}") for i in range(DEALT)]
        weights = [ears.weigh(world.state, self.seat, self.heard) for world in worlds]
        return Random(repr(seed)).choices(worlds, weights)[0] if any(weights) else worlds[0]
