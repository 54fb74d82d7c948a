"""What is to be simulated, and what came of it, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from hullbreach import bots, games
from hullbreach.bots import Bot
from hullbreach.kernel import Config, HullbreachError, Result, Session, Value

from .talking import TalkNotes


class Plan(Struct, frozen=True):
    """What is to be simulated."""

    game: str
    config: Config
    players: tuple[str, ...]
    """The name of a bot for every seat."""
    seed: int | str
    watch: bool = False
    """Whether more than the outcome is noted, which takes longer."""
    talk: bool = False
    """Whether the bots talk; then their names may end in a style, such as `greedy+honest`."""


class Course(Struct, frozen=True):
    """What somebody watching a game has noted."""

    decisions: tuple[int, ...]
    """By seat."""
    waits: tuple[int, ...]
    """By seat: the most decisions of others in a row while it had none."""
    leads: int
    """How often another seat came to stand best."""
    usage: dict[str, int]
    """How often each thing was chosen."""


class Played(Struct, frozen=True):
    """One simulated game; without an ending it broke off, and `fault` says how."""

    number: int
    seed: str
    ending: str | None
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    forced: int
    fault: str = ""
    sides: tuple[str, ...] = ()
    """The faction or role of every seat, where the game has them."""
    course: Course | None = None
    """How the game went, if it was watched."""
    talk: TalkNotes | None = None
    """What was said, if the bots talked."""


def plan(
    game: str,
    players: tuple[str, ...],
    seed: int | str,
    mode: str | None = None,
    options: Mapping[str, Value] | None = None,
    watch: bool = False,
    talk: bool = False,
) -> Plan:
    """A plan that can be carried out, or an error saying why not."""
    config = games.find(game).configure(mode, len(players), options)
    if talk and games.find(game).talk is None:
        raise HullbreachError(f"{game} has no words for its table")
    check_bots(game, players, seed, talk)
    return Plan(game, config, players, seed, watch, talk)


def check_bots(game: str, names: Iterable[str], seed: int | str, talk: bool = False) -> None:
    """Refuse bots that do not exist or do not know the game, before any work is done."""
    for name in names:
        (bots.talking if talk else bots.make)(name, game, seed)


def seated(todo: Plan, seed: str) -> list[Bot]:
    """The bots of a game."""
    made = bots.talking if todo.talk else bots.make
    return [made(name, todo.game, f"{seed}/{seat}") for seat, name in enumerate(todo.players)]


def outcome(
    session: Session[Any],
    number: int,
    seed: str,
    decisions: int,
    forced: int,
    course: Course | None = None,
) -> Played:
    """What came out of a game that was played at a table."""
    result = session.result
    if result is None:
        fault = f"not over after {session.game.bound} answers"
        return Played(number, seed, None, (), (), decisions, forced, fault, (), course)
    return ended(number, seed, result, decisions, forced, course)


def ended(
    number: int,
    seed: str,
    result: Result,
    decisions: int,
    forced: int,
    course: Course | None = None,
) -> Played:
    """A game that came to its end."""
    return Played(
        number,
        seed,
        result.ending,
        result.winners,
        result.scores,
        decisions,
        forced,
        sides=result.sides,
        course=course,
    )
