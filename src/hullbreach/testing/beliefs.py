"""Beliefs under test: no dealt world contradicts its seat, the truth is always possible, and the odds are right.

A game with hidden roles says in an `Audit` what there is to know. Positions come from games that somebody plays
(`positions`); `contradictions` deals worlds and asks the audit, `is_possible` asks whether the truth could be dealt,
and `Calibration` compares odds with what was so: of all seats called guilty with p, the share p should be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
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


class Bin(NamedTuple):
    """Guesses of about the same odds."""

    guesses: int
    said: float
    """The odds that were given, on average."""
    were: float
    """The share that was so."""


class Calibration:
    """Odds in ten bins, and how often what they were given for was so."""

    def __init__(self) -> None:
        self._said = [0.0] * CALIBRATION_BINS
        self._were = [0] * CALIBRATION_BINS
        self._guesses = [0] * CALIBRATION_BINS

    def add(self, p: float, was: bool) -> None:
        """Enter one guess."""
        i = min(CALIBRATION_BINS - 1, int(p * CALIBRATION_BINS))
        self._said[i] += p
        self._were[i] += was
        self._guesses[i] += 1

    def judge(self, session: Session[S], audit: Audit[S], guess: dict[Seat, float]) -> None:
        """Enter a seat's guesses about the others beside what they are."""
        for other, p in guess.items():
            self.add(p, audit.is_guilty(session.state, other))

    @property
    def guesses(self) -> int:
        """How many guesses there are."""
        return sum(self._guesses)

    def bins(self) -> list[Bin]:
        """From never to always; a bin without guesses has the odds of its middle."""
        return [
            Bin(n, said / n, were / n)
            if n
            else Bin(0, (i + 0.5) / CALIBRATION_BINS, (i + 0.5) / CALIBRATION_BINS)
            for i, (n, said, were) in enumerate(
                zip(self._guesses, self._said, self._were, strict=True)
            )
        ]

    @property
    def error(self) -> float:
        """How far the odds are from what was so, on average over all guesses."""
        return sum(n * abs(said - were) for n, said, were in self.bins()) / max(1, self.guesses)

    def table(self) -> str:
        """The bins as a table, in hundredths."""
        head = "| odds given | guesses | said | were |\n|---|---|---|---|"
        rows = [
            f"| {10 * i} to {10 * i + 10} % | {b.guesses:,} | {b.said:.1%} | {b.were:.1%} |"
            for i, b in enumerate(self.bins())
        ]
        return "\n".join([head, *rows])
