"""Which of two bots is stronger: a sequential test that plays no more games than it needs.

Games are played in pairs from the same seed. Where players are each other's rivals both bots sit at every table and
change places for the second game; where all win or lose together one bot plays the first game alone and the other one
the second. A pair that favours neither tells nothing. Among the rest the share won by the first bot is tested:
Wald's test decides between "it is 1/2 at most" and "it is 7/10 at least" with an error of 5 % on either side. Seven
tenths is what one would call clearly stronger; a bot that is hardly better than the other is not found to be stronger.
Whoever wants to find a smaller lead asks for a smaller share, and needs more games for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from math import log, sqrt

from msgspec import Struct

from hullbreach import games
from hullbreach.kernel import Config

from .engines import carry_out
from .plans import Plan, Played, check_bots
from .simulate import play

ERROR = 0.05
EVEN, CLEARLY = 0.5, 0.7
BOUND = log((1 - ERROR) / ERROR)
QUANTILE = 1.96
COOPERATIVE = ("coop", "solo")
"""Modes in which everybody wins or nobody."""


class Pair(Struct, frozen=True):
    """Two games from one seed: what each bot made of them."""

    number: int
    first: float
    """The share of its seats that won, over both games."""
    second: float
    faults: int
    decisions: int


class Comparison(Struct):
    """What is known so far about two bots."""

    game: str
    mode: str
    seats: int
    bots: tuple[str, str]
    together: bool
    goal: float = CLEARLY
    """From this share of the pairs on that favour one of them the first bot counts as stronger."""
    games: int = 0
    faults: int = 0
    wins: int = 0
    """Pairs that favour the first bot."""
    losses: int = 0
    rates: tuple[float, float] = (0.0, 0.0)
    """How often a seat of each bot won."""
    evidence: float = 0.0
    decided: str = ""
    """`stronger`, `not stronger`, or nothing while it is open."""
    share: float = 0.5
    low: float = 0.0
    high: float = 1.0
    """Of the pairs that favour one of them, with its 95 % interval."""

    def add(self, pair: Pair) -> None:
        """Take a pair of games into account."""
        pairs = self.games // 2
        self.games += 2
        self.faults += pair.faults
        old, new = self.rates, (pair.first, pair.second)
        self.rates = (
            (old[0] * pairs + new[0]) / (pairs + 1),
            (old[1] * pairs + new[1]) / (pairs + 1),
        )
        if pair.first > pair.second:
            self.wins += 1
            self.evidence += log(self.goal / EVEN)
        elif pair.first < pair.second:
            self.losses += 1
            self.evidence += log((1 - self.goal) / (1 - EVEN))
        if abs(self.evidence) >= BOUND:
            self.decided = "stronger" if self.evidence > 0 else "not stronger"
        self.share, self.low, self.high = wilson(self.wins, self.wins + self.losses)


def wilson(part: float, whole: int) -> tuple[float, float, float]:
    """A share and its 95 % interval after Wilson."""
    if not whole:
        return 0.5, 0.0, 1.0
    share, square = part / whole, QUANTILE**2
    centre = (share + square / (2 * whole)) / (1 + square / whole)
    spread = sqrt(share * (1 - share) / whole + square / (4 * whole**2)) / (1 + square / whole)
    low, high = centre - QUANTILE * spread, centre + QUANTILE * spread
    return share, max(0.0, min(low, share)), min(1.0, max(high, share))


class Match(Struct, frozen=True):
    """Two bots to be compared at one kind of table."""

    game: str
    config: Config
    bots: tuple[str, str]
    seed: int | str
    together: bool
    goal: float = CLEARLY
    talk: bool = False


def match(
    game: str,
    config: Config,
    bots: tuple[str, str],
    seed: int | str,
    together: bool | None = None,
    goal: float = CLEARLY,
    talk: bool = False,
) -> Match:
    """A comparison that can be carried out, or an error saying why not."""
    check_bots(game, bots, seed, talk)
    if together is None:
        together = config.mode in COOPERATIVE
    return Match(games.find(game).name, config, bots, seed, together, goal, talk)


def compare(todo: Match, most: int, jobs: int = 1, engine: str = "local") -> Iterator[Comparison]:
    """Play pairs of games until the matter is decided, or `most` games are played.

    The pairs count in their order, so that the number of processes changes nothing but the time it takes.
    """
    config = todo.config
    found = Comparison(todo.game, config.mode, config.players, todo.bots, todo.together, todo.goal)
    pairs = range(max(1, most // 2))
    with closing(carry_out(partial(play_pair, todo), pairs, jobs, engine)) as played:
        for pair in played:
            found.add(pair)
            yield found
            if found.decided:
                return


def play_pair(todo: Match, number: int) -> Pair:
    """Both games of a pair."""
    seats = range(todo.config.players)
    if todo.together:
        tables = [[bot for _ in seats] for bot in todo.bots]
    else:
        tables = [[todo.bots[(seat + number + turn) % 2] for seat in seats] for turn in range(2)]
    plans = [
        Plan(todo.game, todo.config, tuple(table), todo.seed, talk=todo.talk) for table in tables
    ]
    played = [play(each, number) for each in plans]
    return _pair(todo, number, tables, played)


def _pair(todo: Match, number: int, tables: list[list[str]], played: list[Played]) -> Pair:
    won, sat = [0, 0], [0, 0]
    for table, game in zip(tables, played, strict=True):
        for seat, bot in enumerate(table):
            which = todo.bots.index(bot)
            sat[which] += 1
            won[which] += seat in game.winners
    return Pair(
        number,
        won[0] / sat[0],
        won[1] / sat[1],
        sum(game.ending is None for game in played),
        sum(game.decisions for game in played),
    )
