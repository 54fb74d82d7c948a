"""Beliefs under test: no dealt world contradicts its seat, the truth is always possible, and the odds are right.

A game with hidden roles says in an `Audit` what there is to know. Positions come from games that somebody plays
(`positions`); `contradictions` deals worlds and asks the audit, `is_possible` asks whether the truth could be dealt,
and `Calibration` compares odds with what was so: of all seats called guilty with p, the share p should be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from typing import Any, Generic, NamedTuple, TypeAlias

from hullbreach.kernel import Choice, Seat, Session
from hullbreach.kernel.game import S

Player: TypeAlias = Callable[[Session[Any], Seat], Choice]
"""Who answers: takes a session and a seat that is asked."""
Weight: TypeAlias = Callable[[Any, Seat], float]
"""How likely a dealt world is beside others, as the seat sees it."""

CALIBRATION_BINS = 10


class Audit(NamedTuple, Generic[S]):
    """What a game tells about its hidden roles, so that beliefs in them can be checked."""

    is_guilty: Callable[[S, Seat], bool]
    """Whether a seat plays the hidden role."""
    open_seats: Callable[[S, Seat], Iterable[Seat]]
    """About whom a seat has something to guess: not itself, nobody who is out of the question."""
    contradictions: Callable[[S, S, Seat], Iterable[str]]
    """What a dealt world (second) says against what a seat has ever been shown in the true one (first)."""
    is_possible: Callable[[S, Seat], bool]
    """Whether a seat could be dealt the true world."""


def positions(
    session: Session[S], player: Player, every: int = 1, first: int = 0
) -> Iterator[Session[S]]:
    """Play a game to its end and stop at every n-th question somebody has a choice in."""
    count = first
    while not session.over:
        seat, pick = next(iter(session.asked.items()))
        if len(pick.options) > 1:
            count += 1
            if count % every == 0:
                yield session
        option = player(session, seat) if len(pick.options) > 1 else pick.options[0]
        session.answer(seat, option, pick.number)


def contradictions(
    session: Session[S], seat: Seat, audit: Audit[S], seeds: Iterable[int]
) -> Iterator[str]:
    """Deal worlds to a seat and tell whatever in them cannot be: the table it sees, its question, what it knows."""
    seen, asked = session.game.view(session.state, seat), session.asked.get(seat)
    for seed in seeds:
        world = session.fork(seat, seed)
        found = [*audit.contradictions(session.state, world.state, seat)]
        if session.game.view(world.state, seat) != seen:
            found.append("the seat sees another table")
        if world.asked.get(seat) != asked:
            found.append("the seat is asked something else")
        yield from (f"seed {seed}: {what}" for what in found)


def odds(
    session: Session[S],
    seat: Seat,
    audit: Audit[S],
    seeds: Iterable[int],
    weigh: Weight | None = None,
) -> dict[Seat, float]:
    """How likely the seat thinks each other one guilty: the share of dealt worlds, weighed if they are."""
    guilt: dict[Seat, float] = dict.fromkeys(audit.open_seats(session.state, seat), 0.0)
    total = 0.0
    for seed in seeds:
        state = session.fork(seat, seed).state
        weight = 1.0 if weigh is None else weigh(state, seat)
        total += weight
        for other in guilt:
            guilt[other] += weight * audit.is_guilty(state, other)
    return {other: sum_ / total for other, sum_ in guilt.items()} if total else {}


class Prediction(NamedTuple):
    """How likely something was said to be, by what it is sorted into a bin, and whether it was so.

    Odds from a few dealt worlds are off by luck, and whoever sorts by them finds the lucky ones at both ends. So other
    worlds say into which bin a guess goes: what is said there is then right on average.
    """

    said: float
    sorted_by: float
    was: bool


class Bin(NamedTuple):
    """Guesses of about the same odds."""

    guesses: int
    games: int
    said: float
    """The odds that were given, on average."""
    were: float
    """The share that was so."""
    doubt: float
    """How far the two may be apart by luck: two standard errors, where a game counts as a whole."""

    @property
    def error(self) -> float:
        """How far the word is from the truth."""
        return self.said - self.were


class Calibration:
    """Odds in ten bins, and how often what they were given for was so."""

    def __init__(self) -> None:
        self._games: list[list[Prediction]] = []

    def add(self, game: list[Prediction]) -> None:
        """Enter all guesses of one game: they share its story."""
        self._games.append(game)

    @property
    def guesses(self) -> int:
        """How many guesses there are."""
        return sum([len(game) for game in self._games])

    def bins(self) -> dict[int, Bin]:
        """From never to always, those with guesses."""
        found = {k: self._bin(k) for k in range(CALIBRATION_BINS)}
        return {k: row for k, row in found.items() if row.guesses}

    def _bin(self, k: int) -> Bin:
        games = [[guess for guess in game if _bin_of(guess) == k] for game in self._games]
        inside = [guess for game in games for guess in game]
        count = max(1, len(inside))
        said = sum([guess.said for guess in inside]) / count
        were = sum([guess.was for guess in inside]) / count
        off = [sum([guess.said - guess.was - said + were for guess in game]) for game in games]
        doubt = 2 * sqrt(sum([x * x for x in off])) / count
        return Bin(len(inside), sum([bool(game) for game in games]), said, were, doubt)

    @property
    def error(self) -> float:
        """How far the odds are from what was so, on average over all guesses."""
        off = sum([row.guesses * abs(row.error) for row in self.bins().values()])
        return off / max(1, self.guesses)

    def table(self) -> str:
        """The bins as a table, in hundredths."""
        head = (
            "| odds | guesses | games | said | were | off by | ± |\n|---|---|---|---|---|---|---|"
        )
        rows = [
            f"| {10 * k} to {10 * k + 10} % | {row.guesses:,} | {row.games} | {row.said:.1%} | {row.were:.1%} "
            f"| {100 * row.error:+.1f} | {100 * row.doubt:.1f} |"
            for k, row in self.bins().items()
        ]
        return "\n".join([head, *rows])


def _bin_of(guess: Prediction) -> int:
    return min(CALIBRATION_BINS - 1, int(guess.sorted_by * CALIBRATION_BINS))
