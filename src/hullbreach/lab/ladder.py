"""The ladder: how strong each of several bots is, from games in which they meet.

Where players are rivals the bots are spread over the seats at random; every two seats of different bots of which one
wins and the other does not are a comparison. Where all win or lose together each bot plays the same games alone.
Strengths are fitted after Bradley and Terry, and given as Elo; the intervals come from weighing the games anew at
random, the drawn game that every two bots are given beforehand among them: whoever never lost has a wide interval.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import log10
from random import Random

from msgspec import Struct

from hullbreach.kernel import Config

from .engines import carry_out
from .plans import Plan, check_bots
from .simulate import play
from .strength import COOPERATIVE

CENTRE, SCALE = 1000.0, 400.0
PRIOR = 0.5
"""As if every two bots had drawn one game before: without it a bot that never loses has no rating."""
ROUNDS, DRAWS = 60, 200

Table = dict[tuple[str, str], float]
"""How often the first of a pair of bots was better than the second."""


class Rating(Struct):
    """One rung: an estimate and its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    won: float
    """The share of its seats that won."""


class Ladder(Struct):
    """The bots, strongest first."""

    game: str
    mode: str
    seats: int
    seed: int | str
    games: int
    ratings: list[Rating]


class Meeting(Struct, frozen=True):
    """One game: who sat where, and who won."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    number: int


def meetings(
    game: str,
    config: Config,
    bots: Sequence[str],
    seed: int | str,
    number: int,
    jobs: int = 1,
    engine: str = "local",
) -> Iterator[Meeting]:
    """Play this many games; they come in order, wherever they are played."""
    check_bots(game, bots, seed)
    tables = [_invited(game, config, bots, seed, n) for n in range(number)]
    yield from carry_out(meet, tables, jobs, engine)


def _invited(
    game: str, config: Config, bots: Sequence[str], seed: int | str, n: int
) -> tuple[Plan, int]:
    """Who sits where in a game, and the number of its seed."""
    if config.mode in COOPERATIVE:
        alone = (bots[n % len(bots)],) * config.players
        return Plan(game, config, alone, seed), n // len(bots)
    return Plan(game, config, _seating(bots, config.players, f"{seed}/{n}"), seed), n


def meet(invited: tuple[Plan, int]) -> Meeting:
    """Play one game."""
    todo, number = invited
    played = play(todo, number)
    return Meeting(todo.players, played.winners, played.number)


def _seating(bots: Sequence[str], seats: int, seed: str) -> tuple[str, ...]:
    """Bots spread over the seats as evenly as it goes, in a random order."""
    random = Random(seed)
    order = random.sample(list(bots), len(bots))
    table = [order[i % len(order)] for i in range(seats)]
    random.shuffle(table)
    return tuple(table)


def rate(
    game: str, config: Config, bots: Sequence[str], seed: int | str, played: Sequence[Meeting]
) -> Ladder:
    """The ladder from these games."""
    units = _units(config, played)
    best = elo(bots, _table(units, [1.0] * len(units)))
    random = Random(f"{seed}/draws")
    drawn = [_weighed(bots, units, random) for _ in range(DRAWS)]
    ratings = [_rating(bot, best[bot], [d[bot] for d in drawn], played) for bot in bots]
    ratings.sort(key=lambda rating: -rating.elo)
    return Ladder(game, config.mode, config.players, seed, len(played), ratings)


def _rating(bot: str, best: float, drawn: list[float], played: Sequence[Meeting]) -> Rating:
    drawn = sorted(drawn)
    edge = round(0.025 * len(drawn))
    seats = [x in m.winners for m in played for x, who in enumerate(m.bots) if who == bot]
    return Rating(
        bot,
        round(best, 1),
        round(min(best, drawn[edge]), 1),
        round(max(best, drawn[-1 - edge]), 1),
        sum(bot in m.bots for m in played),
        round(sum(seats) / max(1, len(seats)), 4),
    )


def _units(config: Config, played: Sequence[Meeting]) -> list[Table]:
    """The comparisons, in the portions that are drawn again: one game, or one seed played by everybody."""
    if config.mode not in COOPERATIVE:
        return [_compared([(b, x in m.winners) for x, b in enumerate(m.bots)]) for m in played]
    seeds: dict[int, list[tuple[str, bool]]] = {}
    for m in played:
        seeds.setdefault(m.number, []).append((m.bots[0], bool(m.winners)))
    return [_compared(rows) for rows in seeds.values()]


def _compared(rows: list[tuple[str, bool]]) -> Table:
    pairs = [(a, b) for a, won in rows for b, also in rows if a != b and won and not also]
    return {pair: pairs.count(pair) / len(pairs) for pair in dict.fromkeys(pairs)}


def _weighed(bots: Sequence[str], units: Sequence[Table], random: Random) -> dict[str, float]:
    """Ratings when every game counts more or less, by chance."""
    table = _table(units, [random.expovariate(1.0) for _ in units])
    prior = {pair: PRIOR * random.expovariate(1.0) for pair in permutations(bots, 2)}
    return elo(bots, table, prior)


def _table(units: Sequence[Table], weights: Sequence[float]) -> Table:
    total: Table = {}
    for unit, weight in zip(units, weights, strict=True):
        for pair, amount in unit.items():
            total[pair] = total.get(pair, 0.0) + weight * amount
    return total


def elo(
    bots: Sequence[str],
    table: Mapping[tuple[str, str], float],
    prior: Mapping[tuple[str, str], float] | None = None,
) -> dict[str, float]:
    """Ratings around 1000 by Bradley and Terry's model, fitted by the usual iteration."""
    before = dict.fromkeys(permutations(bots, 2), PRIOR) if prior is None else prior
    total = {pair: table.get(pair, 0.0) + before[pair] for pair in before}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = {bot: _improved(bot, strength, total) for bot in bots}
        middle = sum(strength.values()) / len(bots)
        strength = {bot: value / middle for bot, value in strength.items()}
    logs = {bot: SCALE * log10(value) for bot, value in strength.items()}
    mean = sum(logs.values()) / len(bots)
    return {bot: CENTRE + value - mean for bot, value in logs.items()}


def _improved(
    bot: str, strength: Mapping[str, float], table: Mapping[tuple[str, str], float]
) -> float:
    wins = weight = 0.0
    for other in strength:
        if other != bot:
            won, lost = table[bot, other], table[other, bot]
            wins += won
            weight += (won + lost) / (strength[bot] + strength[other])
    return wins / weight if weight else 1.0
