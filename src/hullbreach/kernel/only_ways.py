"""Only ways: what was settled without a question, because everybody could see that there was one option.

They stand beside a session like its events. No answer is recorded for them, so that states, digests and replays know
nothing of them; whoever looks at the table is told what was done for them and why nothing else was open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from .game import Described, Game
from .questions import Pick, Seat
from .run import NatureDice


class OnlyWay(Struct, frozen=True, gc=False):
    """A question that was not asked, in words: its one open option, and the closed ones with their reasons."""

    seat: Seat
    prompt: str
    rule: str
    about: Mapping[str, Any]
    options: list[Described]


class OnlyWays:
    """What was settled for each seat since it answered last. It knows of no run and no session."""

    __slots__ = ("_dice", "_game", "kept", "listens")

    def __init__(self, game: Game[Any], dice: NatureDice, listens: bool) -> None:
        self._game = game
        self._dice = dice
        self.kept: list[OnlyWay] = []
        self.listens = listens
        """Whether anybody looks on: nobody does where nothing is recorded, or in a bot's worlds."""

    def __call__(self, pick: Pick) -> None:
        """Take note of what is settled, in the words of this moment; nobody listens to what is built again."""
        state = self._dice.state
        if self.listens and state.news is not None:
            options = self._game.describe(state, pick)
            way = OnlyWay(pick.seat, pick.prompt, pick.rule, dict(pick.about), options)
            self.kept.append(way)

    def of(self, seat: Seat | None) -> list[OnlyWay]:
        """What was settled for a seat."""
        return [way for way in self.kept if way.seat == seat]

    def forget(self, seat: Seat) -> None:
        """A seat answers: what was settled for it before is the past."""
        if self.kept:
            self.kept = [way for way in self.kept if way.seat != seat]
