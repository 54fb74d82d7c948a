"""The bots by name: ours, and those that other packages add."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from hullbreach.kernel import HullbreachError
from hullbreach.plugins import added, added_names, said

from .chair import Bot
from .evaluations import NoEvaluation, evaluation
from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .people import PEOPLE, BotPerson, PersonBot
from .random import RandomBot
from .speaking import STYLES, TalkingBot

BOTS_GROUP = "hullbreach.bots"
"""Under this name other packages list what makes their bots as entry points."""
Maker: TypeAlias = Callable[[str, int | str, str], Bot]
"""Takes the name of the game, a seed, and what stands behind the colon in `ismcts:500`."""


class UnknownBot(HullbreachError):
    """A bot was asked for that does not exist; the text names those that do."""


class BrokenBot(HullbreachError):
    """A bot of another package cannot sit down; the text says why."""


def _person(person: BotPerson) -> Maker:
    """What seats this person."""
    return lambda game, seed, budget: PersonBot(person, game, seed, budget)


BOTS: dict[str, Maker] = {
    "random": lambda _game, seed, _more: RandomBot(seed),
    "greedy": lambda game, seed, _more: GreedyBot(game, seed),
    "ismcts": IsmctsBot,
    **{name: _person(person) for name, person in PEOPLE.items()},
}
"""Our own: three ways to think, and the people who think in one of them."""

BUDGETED = ("ismcts", *[name for name, person in PEOPLE.items() if person.searches])
"""Those of ours that take a budget behind a colon: `ismcts:500`, `ismcts:0.5s`."""


def by_name() -> dict[str, Maker]:
    """All bots there are, ours first."""
    return {**BOTS, **added(BOTS_GROUP, _check, BOTS)}


def names() -> tuple[str, ...]:
    """The names of all bots, ours first; nothing of other packages is loaded for that."""
    return (*BOTS, *added_names(BOTS_GROUP, BOTS))


def _check(name: str, value: object) -> None:
    if not callable(value):
        raise TypeError(f"{name} is {value!r:.60}, which makes no bot")


def company(game: str) -> str:
    """Who sits down beside a person who has named nobody: a bot that knows the game, if there is one."""
    try:
        evaluation(game)
    except NoEvaluation:
        return "random"
    return "greedy"


def make(name: str, game: str, seed: int | str) -> Bot:
    """The bot of that name for a seat of this game."""
    kind, _, more = name.partition(":")
    if kind in BOTS:
        if more and kind not in BUDGETED:
            raise UnknownBot(
                f"{kind} takes nothing behind a colon; only {', '.join(BUDGETED)} does"
            )
        return BOTS[kind](game, seed, more)
    found = by_name().get(kind)
    if found is None:
        raise UnknownBot(f"there is no bot {kind!r}; there are {', '.join(by_name())}")
    return _guest(kind, found, game, seed, more)


def talking(name: str, game: str, seed: int | str, temper: int | str | None = None) -> Bot:
    """The bot of that name as one that talks, in a style that stands behind a plus: `greedy+honest`.

    Its temper belongs to a table and a seat, if these are given; whoever chooses at random is silent.
    """
    plain, _, style = name.partition("+")
    if style and style not in STYLES:
        raise UnknownBot(f"no bot talks {style!r}; they talk {', '.join(STYLES)}")
    inner = make(plain, game, seed)
    if plain.partition(":")[0] == "random":
        return inner
    return TalkingBot(inner, game, seed if temper is None else temper, style or "liar")


def _guest(kind: str, maker: Maker, game: str, seed: int | str, more: str) -> Bot:
    """A bot of another package, or BrokenBot."""
    try:
        bot: object = maker(game, seed, more)
    except HullbreachError:
        raise
    except (Exception, SystemExit) as error:
        raise BrokenBot(f"the bot {kind!r} cannot be made: {said(error)}") from error
    if not isinstance(bot, Bot):
        raise BrokenBot(f"the bot {kind!r} cannot be made: {bot!r:.60} is no bot")
    return bot
