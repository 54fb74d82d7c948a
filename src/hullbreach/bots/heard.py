"""What a bot has heard: lines, what has come out about them, and who of the table is a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import NamedTuple

from hullbreach.kernel import Act, Seat, Spoken, Transcript


@dataclass(frozen=True, eq=False)
class Heard:
    """The talk of a table, as one seat knows it at one moment: what is made of it is kept by this very object."""

    lines: tuple[Spoken, ...] = ()
    fates: Mapping[int, bool | None] = field(default_factory=dict)
    """What everybody could see come of a line, by its number: true or kept, or not; None where nothing could."""
    people: frozenset[Seat] = frozenset()
    """Whose words are not a bot's."""

    def by(self, seat: Seat) -> list[Spoken]:
        """The lines of a seat that count."""
        return [line for line in self.lines if line.seat == seat and not line.void]

    def answered(self, n: int, seat: Seat | None = None) -> bool:
        """Whether a line was answered, by this seat or by anybody."""
        return any(x.reply == n and (seat is None or x.seat == seat) for x in self.lines)


NOTHING = Heard()
"""What one has heard at a table where nobody talks."""


class Line(NamedTuple):
    """Something a bot wants to say, and the line it answers."""

    act: Act
    reply: int | None = None


def heard_by(transcript: Transcript, seat: Seat, people: frozenset[Seat] = frozenset()) -> Heard:
    """What a seat has heard of a transcript."""
    fates = {n: fate.good for n, fate in transcript.fates.items()}
    return Heard(transcript.heard(seat), fates, people)


EARS: ContextVar[Heard] = ContextVar("ears", default=NOTHING)
"""What the bot that thinks at this moment has heard: evaluations are asked deep inside a trial, where no chair is."""


@contextmanager
def hearing(heard: Heard) -> Iterator[None]:
    """Think with these words in one's ears."""
    token = EARS.set(heard)
    try:
        yield
    finally:
        EARS.reset(token)
