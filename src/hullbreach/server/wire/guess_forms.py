"""Watchers' guesses over plain HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Onlooker(Struct, forbid_unknown_fields=True):
    """Who looks on: a word of the client's own choice that nobody else knows, the same for a whole game."""

    watcher: Annotated[str, Meta(min_length=8, max_length=64)]


class MyGuess(Onlooker, forbid_unknown_fields=True):
    """A watcher's answer to the question of a round; another one takes its place."""

    round: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(max_length=20)]


class GuessCount(Struct, frozen=True):
    """How many watchers gave an answer."""

    seats: tuple[int, ...]
    count: int


class GuessedRound(Struct, frozen=True):
    """What was guessed in a round of a game that is over."""

    round: int
    about: str
    guessed: int
    right: int | None
    """How many of them were right; None where the game never came to its end."""
    mine: tuple[int, ...] | None
    hit: bool | None
    """Whether mine was right."""


class Guesses(Struct, frozen=True):
    """While the game is played what watchers guess this round, for them alone; afterwards every round, for all."""

    round: int = 0
    guessed: int = 0
    counts: tuple[GuessCount, ...] = ()
    mine: tuple[int, ...] | None = None
    rounds: tuple[GuessedRound, ...] = ()
