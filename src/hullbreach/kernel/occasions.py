"""Occasions: who is asked a question, what is being done meanwhile, and why everybody is asked.

Like stakes they stand beside a question and are worked out when a person looks. What everybody is told reads the same
for every seat, whatever that seat holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from .questions import Choice, Seat
from .stakes import Cost

Who: TypeAlias = Literal["mine", "all", "some", "both", "team"]
"""Who answers: this seat alone, everybody, some in secret, two in secret, partners together."""
Span: TypeAlias = Literal["turn", "round", "game"]
"""How long an answer can be given beforehand."""


class Doing(Struct, frozen=True, omit_defaults=True, gc=False):
    """The action that a question is about: whose it is, in words, and what was paid for it."""

    seat: Seat
    key: str
    facts: Mapping[str, Any] = {}
    cost: tuple[Cost, ...] = ()
    about: tuple[Choice, ...] = ()


class Occasion(Struct, frozen=True, omit_defaults=True, gc=False):
    """Who is asked and why."""

    who: Who | None = None
    """If it is not what the number of seats asked at once says."""
    because: str = ""
    """The message for what led to the question, with the facts of the question."""
    doing: Doing | None = None
    why_all: str = ""
    """The message for why everybody is asked, whatever they hold; it needs no facts."""
    standing: tuple[Span, ...] = ()
    """For how long the default can be given as a standing answer."""


def asked_by_itself(_s: Any, _pick: Any) -> Occasion:
    """The occasion of a question that needs none."""
    return Occasion()


def no_spans(_s: Any) -> Mapping[str, str]:
    """The spans of a game in which no standing answer ends by itself."""
    return {}


def who_is_asked(together: int, players: int) -> Who:
    """Who answers, by the number of seats that are asked at once."""
    if together <= 1:
        return "mine"
    return "all" if together == players else "both" if together == 2 else "some"
