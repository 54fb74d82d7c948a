"""What can go wrong at a table, and what to do about it.

A `Refused` answer is the sender's affair and changes nothing. A `RuleFault` is ours: the game has been
put back to where it stood before the answer, and the error carries the report. Everything else says that
the kernel was used wrongly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .questions import Choice, Seat


class HullbreachError(Exception):
    """The root of all errors of this package."""


class BadTable(HullbreachError):
    """A table was asked for that the game cannot set up; the text says what is possible."""


class NoSuchGame(BadTable):
    """A game was asked for that is not here; the text says which are."""


class Refused(HullbreachError):
    """An answer that was not accepted; nothing has changed."""


class GameOver(Refused):
    """The game has ended, nobody is asked anything."""


class NotAsked(Refused):
    """This seat is not asked anything at the moment."""


class OutOfDate(Refused):
    """The answer belongs to an earlier question of this seat: a double click or a late message."""


class Illegal(Refused):
    """The option is not among those offered."""


class Paused(Refused):
    """Every option of the question failed; the table waits for its maintainers."""


class RuleMisuse(HullbreachError):
    """A rule broke a law of rules code: no options, repeated options, a change in a secret question."""


class Report(NamedTuple):
    """What a maintainer needs to reproduce a fault: where it happened and what was said in the step."""

    where: list[str]
    answers: list[tuple[Seat, Choice]]
    fatal: tuple[Seat, Choice]
    cause: str


class RuleFault(HullbreachError):
    """A rule raised; the fatal answer was taken back and the game stands where it stood."""

    def __init__(self, report: Report) -> None:
        super().__init__(f"{' > '.join(report.where) or 'step'}: {report.cause}")
        self.report = report


class NoWorld(HullbreachError):
    """No hidden world was found that fits what the seat has seen."""


class ReplayMismatch(HullbreachError):
    """A replay does not reproduce the recorded game; the text names the first difference."""


class BadSave(HullbreachError):
    """A save or replay file cannot be read by this version."""
