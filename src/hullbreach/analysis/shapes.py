"""What an analysis says: how the game stood, which decisions mattered, whom one had reason to suspect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from typing import Any

from msgspec import Struct

from hullbreach.kernel import Choice, Seat

UNSEEN = 0.1
"""How far what has not been tried yet may be off."""


class Estimate(Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    error: float


class Effort(Struct, frozen=True):
    """How much is played to find out."""

    points: int = 24
    """At how many moments of the game its standing is looked at."""
    games: int = 8
    """How often it is played on from each of them, from the truth and from what could be known."""
    worlds: int = 200
    """How many worlds a seat's suspicions are counted in, where a game cannot tell them exactly."""
    looks: int = 8
    """In how many worlds every decision is looked at first."""
    candidates: int = 40
    """How many of the decisions that look dearest are played on from."""
    first: int = 4
    """In how many worlds each of them is."""
    more: int = 8
    """In how many more worlds those are of which it is undecided whether they are told."""
    rounds: int = 24
    """How often it is looked again which ones these are, at most."""
    truth: int = 12
    """How often each option of the decisions that are told is played on from with everything as it was."""


EFFORTS = {
    "quick": Effort(8, 4, 60, 4, 16, 2, 4, 4, 4),
    "usual": Effort(),
    "deep": Effort(40, 64, 400, 32, 80, 8, 32, 60, 64),
}
"""By name: seconds, a minute, an hour."""


class Progress(Struct, frozen=True):
    """How far an analysis has come."""

    done: int
    of: int
    """How many pieces of work there are; quick ones count together."""


class Prospects(Struct, frozen=True):
    """How the game stood at one moment."""

    step: int
    move: int
    """How many answers had been given."""
    truth: tuple[Estimate, ...]
    """Every seat's chance to win, with everything as it really was."""
    known: tuple[Estimate, ...]
    """The same by what everybody could know; empty where no such world could be dealt."""
    suspects: tuple[tuple[float, ...], ...] = ()
    """How likely a seat (the row) had to think that another (the column) is of a hidden side; empty without sides."""
    foes: tuple[bool, ...] = ()
    """Who really was."""
    crew_truth: Estimate | None = None
    """The chance of the side that hides nothing, with everything as it really was; None without sides."""
    crew_known: Estimate | None = None
    """The same by what everybody could know."""


class Tried(Struct, frozen=True):
    """An option of a decision that was played on from."""

    option: Choice
    key: str
    facts: dict[str, Any]
    """The message that words it, and what it speaks of."""
    chance: Estimate
    """The seat's chance from there, in the worlds it could believe in."""
    behind: Estimate
    """By how much it does worse than the best, in the same worlds with the same luck."""
    in_truth: Estimate | None = None
    """Its chance from there with everything as it really was; it could not know that."""


class Turning(Struct, frozen=True):
    """A decision that mattered, judged by what its seat could know."""

    step: int
    move: int
    seat: Seat
    prompt: str
    about: dict[str, Any]
    tried: tuple[Tried, ...]
    """What was chosen first, then the others, the best first."""

    @property
    def loss(self) -> Estimate:
        """What was given away."""
        return self.tried[0].behind


class Share(Struct, frozen=True):
    """What became of a seat's chance, and why."""

    start: float
    """Its chance at the beginning, by the truth."""
    end: float
    """One if it won, else nothing."""
    given_away: float
    """What its own decisions cost it, as far as they were played on from."""
    luck: float
    """The rest: chance, and what everybody else did."""


class Analysis(Struct, frozen=True):
    """Everything found out about one game; the same seed and effort find the same."""

    game: str
    version: str
    names: tuple[str, ...]
    winners: tuple[Seat, ...]
    ending: str
    seed: str
    bot: str
    effort: Effort
    played: int
    """How often the game was played on."""
    moves: int
    """How many answers were given."""
    standings: tuple[Prospects, ...]
    """How it stood at some moments, and last how it ended."""
    turnings: tuple[Turning, ...]
    """At most five, the dearest first; fewer where no more can be told from chance."""
    shares: tuple[Share, ...]


def estimate(values: Sequence[float], weights: Iterable[float] | None = None) -> Estimate:
    """The weighted mean of what was found, and its standard error; few that agree are not certain for that."""
    given = [1.0] * len(values) if weights is None else list(weights)
    total = sum(given)
    if not total:
        return Estimate(0.0, 1.0)
    mean = sum(w * v for w, v in zip(given, values, strict=True)) / total
    spread = sum(w * (v - mean) ** 2 for w, v in zip(given, values, strict=True)) / total
    many = total**2 / sum(w * w for w in given)
    return Estimate(mean, sqrt((spread + UNSEEN**2 / many) / many))


def doubted(found: Estimate, doubt: float) -> Estimate:
    """The same, with a doubt that more of the same would not lessen."""
    return Estimate(found.mean, hypot(found.error, doubt))
