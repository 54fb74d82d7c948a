"""What an analysis says: how the game stood, which decisions mattered, whom one had reason to suspect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from hullbreach.kernel import Choice, Seat

from .priors import Prior


class Estimate(Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    error: float


class Effort(Struct, frozen=True):
    """How much is played to find out."""

    points: int = 24
    """At how many moments of the game its standing is looked at."""
    games: int = 16
    """How many games are played on from each of them, from the truth and from what could be known."""
    worlds: int = 24
    """How many worlds a seat's suspicions are counted in."""
    looks: int = 16
    """In how many worlds every decision is looked at first."""
    candidates: int = 16
    """How many decisions are then played on from."""
    first: int = 10
    """In how many worlds at first."""
    finalists: int = 8
    """How many of them are played on from in more worlds."""
    last: int = 30
    """How many more."""
    truth: int = 16
    """How many games are played on from each option of the decisions that are told, with everything as it was."""


EFFORTS = {
    "quick": Effort(8, 4, 8, 4, 6, 4, 3, 8, 4),
    "usual": Effort(),
    "deep": Effort(40, 40, 64, 48, 24, 20, 12, 100, 60),
}
"""By name: half a minute, a few minutes, an evening."""


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
    """How often the seat wins from there, in the worlds it could believe in."""
    behind: Estimate
    """By how much it does worse than the best, in the same worlds with the same luck."""
    in_truth: Estimate | None = None
    """How often the seat wins from there with everything as it really was; it could not know that."""


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
    """How many games were played on."""
    moves: int
    standings: tuple[Prospects, ...]
    turnings: tuple[Turning, ...]
    """At most five, the dearest first; fewer where no more can be told from chance."""
    shares: tuple[Share, ...]


def estimate(
    values: Sequence[float], weights: Iterable[float] | None = None, prior: Prior | None = None
) -> Estimate:
    """The weighted mean of what was found, and its standard error; a little is added so that 0 of 8 is not certain."""
    given = [1.0] * len(values) if weights is None else list(weights)
    total = sum(given)
    if not total:
        return Estimate(0.0, 1.0)
    mean = sum(w * v for w, v in zip(given, values, strict=True)) / total
    spread = sum(w * (v - mean) ** 2 for w, v in zip(given, values, strict=True)) / total
    many = total**2 / sum(w * w for w in given)
    error = sqrt((spread + 0.25 / (many + 1)) / many)
    return Estimate(mean, error) if prior is None else drawn_to(prior, mean, error, many)


def drawn_to(prior: Prior, mean: float, error: float, many: float) -> Estimate:
    """A chance that this number of games tells, drawn towards what was known before them."""
    share = many / (many + prior.games)
    return Estimate(prior.mean + share * (mean - prior.mean), share * error)
