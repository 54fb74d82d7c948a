"""What came out of an experiment: who wins how often with each variant, and what it changed.

A share has its interval after Wilson, counted in games: those of one side win together where a game says so. As the
seatings of a seed share its luck, seeds that differ by more than chance explains make it wider. A change is measured on
the same seatings and seeds, with the interval of a ratio whose seeds are drawn for both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean

from msgspec import Struct

from hullbreach import games
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
        _options(todo),
        todo.bot,
        todo.seed,
        todo.seeds,
        len(todo.tables),
        tuple(
            [
                _outcome(variant.name, tuple(map(str, variant.changes)), part, by_variant[0])
                for variant, part in zip(todo.variants, by_variant, strict=True)
            ]
        ),
    )


def _options(todo: Experiment) -> dict[str, str]:
    """What differs from the usual table, and is the same at all of them."""
    first, *others = [table.options for table in todo.tables]
    mode = games.find(todo.game).mode(todo.tables[0].mode)
    usual = {option.name: option.default for option in mode.options}
    alike = {k: v for k, v in first.items() if all(other[k] == v for other in others)}
    return {name: str(value) for name, value in alike.items() if value != usual[name]}


def _outcome(
    name: str, changes: tuple[str, ...], played: Sequence[Played], before: Sequence[Played]
) -> Outcome:
    base = None if played is before else before
    sides = dict.fromkeys(side for game in (*before, *played) for side in game.sides)
    seats = range(max(len(game.scores) for game in played))
    return Outcome(
        name,
        changes,
        len(played),
        tuple([game.fault for game in played if game.ending is None]),
        round(fmean(game.decisions for game in played), 1),
        tuple([_winning(side, _of_side(side), played, base) for side in sorted(sides)]),
        tuple([_winning(str(seat), _of_seat(seat), played, base) for seat in seats]),
        _pairs(played),
        dict(Counter(game.ending for game in played if game.ending is not None).most_common()),
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
    played: Sequence[Played],
    before: Sequence[Played] | None,
) -> Winning:
    now = _by_seed(played, count)
    sat = sum(count(game)[0] > 0 for game in played)
    share = _interval(now, sat)
    if before is None:
        return Winning(name, sat, share)
    return Winning(name, sat, share, _change(_by_seed(before, count), now))


def _by_seed(played: Sequence[Played], count: Callable[[Played], Count]) -> list[Count]:
    """All games of a seed added up: its seatings share the luck of the deal."""
    found: dict[int, Count] = {}
    for game in played:
        (seats, won), (more, also) = found.get(game.number, (0, 0)), count(game)
        found[game.number] = (seats + more, won + also)
    return [found[number] for number in sorted(found)]


def _share(counts: Sequence[Count]) -> float:
    return sum(won for _, won in counts) / max(1, sum(seats for seats, _ in counts))


def _off(counts: Sequence[Count]) -> list[float]:
    """How far each seed moves the share."""
    share, seats = _share(counts), max(1, sum(n for n, _ in counts))
    return [(won - share * n) / seats for n, won in counts]


def _interval(counts: Sequence[Count], games: int) -> Interval:
    """A share with its interval after Wilson, counted in games, or in fewer if the seeds differ by more than luck."""
    share, spread = _share(counts), sum(x * x for x in _off(counts))
    alike = share * (1 - share) / spread if spread else games
    worth = max(1, min(games, round(alike))) if games else 0
    return Interval(*wilson(share * worth, worth))


def _change(before: Sequence[Count], now: Sequence[Count]) -> Interval:
    """How much larger a share has become, with the interval of seeds that were drawn for both."""
    change = _share(now) - _share(before)
    off = [new - old for old, new in zip(_off(before), _off(now), strict=True)]
    spread = QUANTILE * sqrt(sum(x * x for x in off))
    return Interval(change, change - spread, change + spread)


def _pairs(played: Sequence[Played]) -> tuple[tuple[str, str, Interval], ...]:
    met = Counter[tuple[str, str]]()
    won = Counter[tuple[str, str]]()
    for game in played:
        if len(game.sides) == 2 and game.sides[0] != game.sides[1]:
            for seat in (0, 1):
                pair = (game.sides[seat], game.sides[1 - seat])
                met[pair] += 1
                won[pair] += seat in game.winners
    return tuple([(*pair, Interval(*wilson(won[pair], met[pair]))) for pair in sorted(met)])
