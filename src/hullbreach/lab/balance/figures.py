"""What came out of an experiment: who wins how often with each variant, and what it changed.

A share has its interval after Wilson, counted in games: those of one side win together where a game says so. A change
is measured on the same seatings and seeds, with the interval of a ratio whose games are drawn together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean

from msgspec import Struct

from hullbreach.lab.plans import Played
from hullbreach.lab.strength import QUANTILE, wilson

from .experiment import Experiment
from .work import Place

Count = tuple[int, int]
"""In one game: how many seats there were of a kind, and how many of them won."""


class Interval(Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class Winning(Struct, frozen=True):
    """How often a side or a seat wins."""

    name: str
    games: int
    share: Interval
    change: Interval | None = None
    """Against the numbers as they are, on the same seatings and seeds."""


class Outcome(Struct, frozen=True):
    """What came out with one variant."""

    name: str
    changes: tuple[str, ...]
    games: int
    faults: tuple[str, ...]
    decisions: float
    """In a game, on average."""
    sides: tuple[Winning, ...]
    seats: tuple[Winning, ...]
    pairs: tuple[tuple[str, str, Interval], ...]
    """Where two play: how often the first of two sides beats the second."""
    endings: dict[str, int]


class Balance(Struct, frozen=True):
    """What came out of an experiment."""

    game: str
    version: str
    mode: str
    players: int
    options: dict[str, str]
    bot: str
    seed: int | str
    seeds: int
    seatings: int
    variants: tuple[Outcome, ...]


def add_up(todo: Experiment, played: Mapping[Place, Played]) -> Balance:
    """The figures of an experiment whose games are all there."""
    by_variant = [
        [played[v, t, n] for t in range(len(todo.tables)) for n in range(todo.seeds)]
        for v in range(len(todo.variants))
    ]
    first = todo.tables[0]
    return Balance(
        todo.game,
        todo.version,
        first.mode,
        first.players,
        {name: str(value) for name, value in first.options.items() if _same(todo, name)},
        todo.bot,
        todo.seed,
        todo.seeds,
        len(todo.tables),
        tuple(
            [
                _outcome(variant.name, tuple(map(str, variant.changes)), games, by_variant[0])
                for variant, games in zip(todo.variants, by_variant, strict=True)
            ]
        ),
    )


def _same(todo: Experiment, option: str) -> bool:
    """Whether all tables have the same value for this option."""
    return len({table.options[option] for table in todo.tables}) == 1


def _outcome(
    name: str, changes: tuple[str, ...], games: Sequence[Played], before: Sequence[Played]
) -> Outcome:
    base = None if games is before else before
    sides = dict.fromkeys(side for game in (*before, *games) for side in game.sides)
    seats = range(max(len(game.scores) for game in games))
    return Outcome(
        name,
        changes,
        len(games),
        tuple([game.fault for game in games if game.ending is None]),
        round(fmean(game.decisions for game in games), 1),
        tuple([_winning(side, _of_side(side), games, base) for side in sorted(sides)]),
        tuple([_winning(str(seat), _of_seat(seat), games, base) for seat in seats]),
        _pairs(games),
        dict(Counter(game.ending for game in games if game.ending is not None).most_common()),
    )


def _of_side(side: str) -> Callable[[Played], Count]:
    def count(game: Played) -> Count:
        own = [seat for seat, name in enumerate(game.sides) if name == side]
        return len(own), sum(seat in game.winners for seat in own)

    return count


def _of_seat(seat: int) -> Callable[[Played], Count]:
    return lambda game: (int(seat < len(game.scores)), int(seat in game.winners))


def _winning(
    name: str,
    count: Callable[[Played], Count],
    games: Sequence[Played],
    before: Sequence[Played] | None,
) -> Winning:
    now = [count(game) for game in games]
    sat = sum(seats > 0 for seats, _ in now)
    share = wilson(_share(now) * sat, sat)
    if before is None:
        return Winning(name, sat, Interval(*share))
    return Winning(name, sat, Interval(*share), _change([count(game) for game in before], now))


def _share(counts: Sequence[Count]) -> float:
    return sum(won for _, won in counts) / max(1, sum(seats for seats, _ in counts))


def _change(before: Sequence[Count], now: Sequence[Count]) -> Interval:
    """How much larger a share has become, with the interval of pairs of games that were drawn together."""
    old, new = _share(before), _share(now)
    seats = [max(1, sum(n for n, _ in counts)) for counts in (before, now)]
    off = [
        (b[1] - new * b[0]) / seats[1] - (a[1] - old * a[0]) / seats[0]
        for a, b in zip(before, now, strict=True)
    ]
    spread = QUANTILE * sqrt(sum(x * x for x in off))
    return Interval(new - old, new - old - spread, new - old + spread)


def _pairs(games: Sequence[Played]) -> tuple[tuple[str, str, Interval], ...]:
    met = Counter[tuple[str, str]]()
    won = Counter[tuple[str, str]]()
    for game in games:
        if len(game.sides) == 2 and game.sides[0] != game.sides[1]:
            for seat in (0, 1):
                pair = (game.sides[seat], game.sides[1 - seat])
                met[pair] += 1
                won[pair] += seat in game.winners
    return tuple([(*pair, Interval(*wilson(won[pair], met[pair]))) for pair in sorted(met)])
