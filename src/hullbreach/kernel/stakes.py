"""Stakes: what an option belongs to, costs, risks and leads to, as far as its seat can know.

Rules and bots never read them. They are worked out when a person looks at a question, from the same knowledge as the
person's view, so that a world dealt anew shows the same stakes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from .questions import Choice

Tone: TypeAlias = Literal["bad", "maybe", "mild", "none", "good"]
"""What a face of a die brings: harm, perhaps harm, something harmless, nothing, what one hopes for."""
Colour: TypeAlias = Literal["harm", "gain", "secret", "plain"]
Form: TypeAlias = Literal["list", "compose", "cards", "vote", "exchange", "plan"]
"""How a question is best shown; every form can be shown as a list."""


class Composed(Struct, frozen=True, gc=False):
    """A question at which one verb lies open, and what belongs to the move that is put together with it."""

    verb: str
    """The group of options that lies open until another one is chosen."""
    parts: tuple[str, ...]
    """The questions that are shown in one block with it; every other one is asked by itself."""


class Cost(Struct, frozen=True, omit_defaults=True, gc=False):
    """What an option costs: how many of a unit, and how many are left then."""

    unit: str
    """The message `unit.…` that names it: card, action, ammo, …"""
    amount: int
    left: int | None = None


class Odds(Struct, frozen=True, omit_defaults=True, gc=False):
    """The faces of the die that decides, worst first, and how many of them count."""

    faces: tuple[Tone, ...]
    count: int
    """How many faces are bad, or good where one hopes for them."""
    key: str = "odds.of"
    """The message that words them."""


class Consequence(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that will follow."""

    key: str
    facts: Mapping[str, Any] = {}
    colour: Colour = "plain"
    about: tuple[Choice, ...] = ()


class Effect(Struct, frozen=True, omit_defaults=True, gc=False):
    """What something that is chosen after an option would do there, in a few words."""

    thing: Choice
    """The answer to the next question."""
    key: str
    facts: Mapping[str, Any] = {}
    idle: bool = False
    """Whether it would do nothing as things are."""


class Wanted(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing a goal asks for, and how it stands before the end."""

    key: str
    facts: Mapping[str, Any] = {}
    joined: Literal["", "and", "or"] = ""
    """How it belongs to the one before."""
    stands: Literal["open", "met", "lost"] = "open"
    note: str = ""
    """The message that says how far it is, with the same facts."""


class Stakes(Struct, frozen=True, omit_defaults=True, gc=False):
    """What an option belongs to, costs, risks and leads to."""

    group: str = ""
    """The message `group.…` of the verb it belongs to: options of one verb are shown as one block."""
    aim: str = ""
    """The message that names what it is about within its verb, with the facts of the option."""
    verb: str = ""
    """The message `verb.…` for the thing that is lit up for it."""
    by: tuple[str, ...] = ()
    """Which of one's figures can do it, where one has several: such options are shown figure by figure."""
    last: bool = False
    """Whether it ends something for good, such as a turn: it stands apart from the others."""
    cost: tuple[Cost, ...] = ()
    odds: Odds | None = None
    then: tuple[Consequence, ...] = ()
    """What follows, in order, at most three."""
    effects: tuple[Effect, ...] = ()
    """What each answer to the next question would do with this one: for the places and cards of a board."""
    wanted: tuple[Wanted, ...] = ()
    """For a goal that one would have from then on: what it asks for."""
