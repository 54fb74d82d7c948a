"""What chance a position gives: the evaluation that bots go by, read as it has come true.

An evaluation says who stands better, not how often they win. How often that is was fitted to games between greedy bots
(`bench/calibration.py`), and so was what a seat's eyes cannot see: how many there are of a hidden side.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, NamedTuple

from msgspec import Struct

from hullbreach.bots.evaluations import evaluation
from hullbreach.kernel import Game
from hullbreach.parts.data import load_table

NEVER_SURER = 0.99
"""No evaluation is read as more certain than this."""


class Signs(NamedTuple):
    """What a chance is read from."""

    worth: float
    """How well a seat stands by the evaluation, as a logit."""
    foe: float = 0.0
    """One for a seat of a hidden side."""
    numbers: float = 0.0
    """The share of seats that are of a hidden side; less than nothing for whom that is good."""


class Fitted(Struct, frozen=True):
    """A chance's logit, added up from signs."""

    base: float = 0.0
    worth: float = 1.0
    foe: float = 0.0
    numbers: float = 0.0

    def chance(self, signs: Signs) -> float:
        """How likely whoever stands like this wins."""
        logit = self.base + self.worth * signs.worth
        return 1 / (1 + exp(-logit - self.foe * signs.foe - self.numbers * signs.numbers))


class Reading(Struct, frozen=True):
    """How the positions of a game are read."""

    seat: Fitted = Fitted()
    crew: Fitted = Fitted()
    """The side that hides nothing, by how its seats stand one with another."""
    sharp: float = 1.0
    """How much surer the mean of several games played on is than each of them, as a factor of its logit."""
    doubt: float = 1.0
    """How far a chance is off for a single position, in logits; of a game that nobody has measured, far."""

    def sharpened(self, mean: float) -> float:
        """The chance that several games played on give together."""
        if not 0 < mean < 1:
            return mean
        odds: float = (mean / (1 - mean)) ** self.sharp
        return odds / (1 + odds)

    def steepness(self, mean: float) -> float:
        """How much the chance grows with the mean; a few games that end alike are not certain, either."""
        inside = min(NEVER_SURER, max(1 - NEVER_SURER, mean))
        chance = self.sharpened(inside)
        return self.sharp * chance * (1 - chance) / (inside * (1 - inside))

    def error(self, chance: float) -> float:
        """How far a chance that was read is off."""
        return self.doubt * chance * (1 - chance)


READINGS = load_table("hullbreach.analysis", "chances", dict[str, Reading])
"""By game, as far as they were fitted."""


def reading_of(game: str) -> Reading:
    """How positions of a game are read; evaluations are taken for chances where nobody has measured."""
    return READINGS.get(game, Reading())


class Outlook(NamedTuple):
    """Every seat's chance to win, and that of the side that hides nothing."""

    seats: tuple[float, ...]
    crew: float


def outlook(game: Game[Any], state: Any, seats: int) -> Outlook:
    """The chances at the boundary of a step."""
    if game.step(state) is None:
        winners = game.score(state).winners
        return Outlook(
            tuple([float(x in winners) for x in range(seats)]), crew_won(game, state, winners)
        )
    reading, signs = reading_of(game.name), signs_of(game, state, seats)
    crew = crew_signs(signs)
    return Outlook(
        tuple([reading.seat.chance(each) for each in signs]),
        0.0 if crew is None else reading.crew.chance(crew),
    )


def crew_won(game: Game[Any], state: Any, winners: Sequence[int]) -> float:
    """One if anybody has won who hid nothing, else nothing."""
    talk = game.talk
    return float(talk is not None and any(not talk.opposes(state, seat) for seat in winners))


def signs_of(game: Game[Any], state: Any, seats: int) -> list[Signs]:
    """What every seat's chance is read from."""
    terms, talk = evaluation(game.name).terms, game.talk
    worth = [_logit(sum(terms(state, seat).values())) for seat in range(seats)]
    if talk is None:
        return [Signs(each) for each in worth]
    foes = [talk.opposes(state, seat) for seat in range(seats)]
    share = sum(foes) / seats
    return [
        Signs(each, float(foe), -share if foe else share)
        for each, foe in zip(worth, foes, strict=True)
    ]


def crew_signs(signs: Sequence[Signs]) -> Signs | None:
    """What the chance of those who hide nothing is read from; None where there are none."""
    friends = [each for each in signs if not each.foe]
    if not friends:
        return None
    return Signs(sum(each.worth for each in friends) / len(friends), 0.0, friends[0].numbers)


def mean_of(outlooks: Sequence[Outlook]) -> Outlook:
    """The chances of several moments, one with another."""
    rows = [(*each.seats, each.crew) for each in outlooks]
    *seats, crew = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return Outlook(tuple(seats), crew)


def _logit(worth: float) -> float:
    inside = max(-NEVER_SURER, min(NEVER_SURER, worth))
    return log((1 + inside) / (1 - inside))
