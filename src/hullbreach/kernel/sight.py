"""What a seat is shown: built here and nowhere else, for browsers, terminals, bots and the laws alike."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from .game import Described, Game, Result
from .occasions import Occasion, Who
from .only_ways import OnlyWay
from .questions import Choice, Pick
from .run import WaitingFor
from .several import DONE
from .stakes import Composed, Form, Stakes


class Sight(Struct, gc=False):
    """Everything a seat (or, for None, the public) is given to see at one moment."""

    view: Any
    asked: Pick | None
    options: list[Described]
    """Every option of the question in words; those that are not open carry the reason."""
    items: list[Described]
    """For a choice of several or an order: every item of the group, also those that were chosen already."""
    form: Form
    """How the question is best shown."""
    composed: Composed | None
    """Which verb lies open and what belongs to it, where the game says so."""
    proposed: tuple[Choice, ...]
    """What is laid out as its answer, and as the answers of its repetitions, until the seat chooses otherwise."""
    who: Who
    """Who answers it."""
    occasion: Occasion
    """Why it is asked."""
    waits: WaitingFor
    result: Result | None
    may_undo: bool
    only_ways: list[OnlyWay]
    """What was settled for the seat since it answered last, because there was one way only."""


def sight(
    game: Game[Any],
    state: Any,
    view: Any,
    asked: Pick | None,
    together: Who,
    waits: WaitingFor,
    result: Result | None,
    may_undo: bool,
    only_ways: list[OnlyWay],
) -> Sight:
    """What a seat that has this view and this question is shown."""
    occasion = Occasion() if asked is None else game.occasion(state, asked)
    return Sight(
        view=view,
        asked=asked,
        options=described_options(game, state, asked),
        items=described_items(game, state, asked),
        form="list" if asked is None else game.forms.get(asked.prompt, "list"),
        composed=None if asked is None else game.composed.get(asked.prompt),
        proposed=() if asked is None else game.proposed(state, asked),
        who=occasion.who or together,
        occasion=occasion,
        waits=waits,
        result=result,
        may_undo=may_undo,
        only_ways=only_ways,
    )


def described_options(game: Game[Any], state: Any, pick: Pick | None) -> list[Described]:
    """The options of a question in words, each with its stakes."""
    if pick is None:
        return []
    return [_with_stakes(game, state, pick, each) for each in game.describe(state, pick)]


def _with_stakes(game: Game[Any], state: Any, pick: Pick, each: Described) -> Described:
    """An option with its stakes; what ends a choice of several stands last, whether its game says so or not."""
    stakes = None if each.closed else game.stakes(state, pick, each.option)
    if stakes is None and each.option == DONE and game.forms.get(pick.prompt) != "plan":
        stakes = Stakes(last=True)
    return each if stakes is None else replace(each, stakes=stakes)


def described_items(game: Game[Any], state: Any, pick: Pick | None) -> list[Described]:
    """The items of a question's group in words, so that a client can show its questions as one."""
    group = None if pick is None else pick.group
    if pick is None or group is None or group.kind == "allot":
        return []
    described = game.describe(state, replace(pick, options=group.items))
    return [each for each in described if not each.closed]
