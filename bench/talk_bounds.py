#!/usr/bin/env python3
"""What words could bring at the base, and what they do bring: the same games of The Thing under several conditions.

    .venv/bin/python bench/talk_bounds.py silent told roles known --num 300 --seed bounds
    .venv/bin/python bench/talk_bounds.py liar/liar deaf/liar liar/honest --num 300 --seed bounds

`silent`: nobody talks. `roles`: nobody talks either, but every human knows at any time who is an alien; `known`: and
from step to step who has what, action cards too, which nobody may tell: more than talk could. `told`: every human
knows what the other humans have seen, without knowing that they are human: what talk could tell of roles if humans
told all, and aliens lied so well that nobody could tell the two apart. `HUMANS/ALIENS`: all talk, in one style as long
as they are human and in another from the moment they are aliens (`mute` only listens, `deaf` only speaks, `honest`
never lies, `liar` lies for a hidden side). The first condition is what the others are compared with, game by game.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from math import sqrt
from pathlib import Path
from typing import Any, TypeVar

from hullbreach import games
from hullbreach.bots import Bot, Chair
from hullbreach.bots.beliefs import the_thing as beliefs
from hullbreach.bots.greedy import GreedyBot
from hullbreach.bots.heard import Line
from hullbreach.bots.speaking import TalkingBot
from hullbreach.games.the_thing.ending import HUMAN_ENDINGS
from hullbreach.games.the_thing.roles import role_sets
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Chance, Choice, Eyes, Seat, Session, Window, copier, key_of
from hullbreach.kernel.fork import deal_anew
from hullbreach.lab.strength import wilson
from hullbreach.lab.talking import TalkingTable
from hullbreach.lab.watching import run_talking
from hullbreach.parts.cards import mask

T = TypeVar("T")
GAME = "the_thing"
SILENT, ROLES, KNOWN, TOLD = "silent", "roles", "known", "told"
ALIENS: ContextVar[int | None] = ContextVar("aliens", default=None)
"""Who is an alien, as a mask, while somebody thinks who knows it."""
TELLING: ContextVar[tuple[Seat, ...]] = ContextVar("telling", default=())
"""Who tells what they have seen, while somebody thinks who hears it."""
SETS = role_sets


def sets_known(s: Base, *rest: Any) -> tuple[tuple[int, int], ...]:
    """The sets of aliens somebody believes in: one, if they know it."""
    known, telling = ALIENS.get(), TELLING.get()
    if known is not None:
        return ((known, 1),)
    return sets_told(s, telling, *rest) if telling else SETS(s, *rest)


def sets_told(s: Base, telling: tuple[Seat, ...], eyes: Eyes, *rest: Any) -> Any:
    """The sets of aliens with what others have seen; where one of them is an alien their word is worth nothing."""
    found: dict[int, float] = dict(SETS(s, eyes, *rest))
    seen_by_all = SETS(s, (), *rest[:1])
    for other in [x for x in telling if x not in eyes and eyes]:
        seen = dict(SETS(s, (other,), *rest[:1]))
        usual = {m: w for m, w in seen_by_all if not m >> other & 1}
        scale = sum(usual.values()) / max(1, sum([seen.get(m, 0) for m in usual]))
        for m in [m for m in found if usual.get(m)]:
            found[m] *= scale * seen.get(m, 0) / usual[m]
    return tuple([(m, weight) for m, weight in found.items() if weight]) or SETS(s, eyes, *rest)


@contextmanager
def thinking(variable: ContextVar[T], value: T) -> Iterator[None]:
    """Think as one who knows something."""
    token = variable.set(value)
    try:
        yield
    finally:
        variable.reset(token)


class KnowingChair(Chair):
    """A chair whose bot has seen what all seats have: roles, hands and things, but no deck."""

    __slots__ = ()

    def fork(self, seed: int | str | bytes) -> Session[Any]:
        """A table that fits what all know together; within a step one that fits what the seat knows."""
        session = self._session
        if session.answers or session.pending:
            return super().fork(seed)
        state = copier(session.game.state)(session.boundary)
        everybody = tuple(range(session.config.players))
        deal_anew(
            session.game, state, everybody, Chance(key_of(seed)), session.boundary, pinning=False
        )
        state.chance.unpin()
        return Session.at(session.game, session.config, state, record=False)


class ToldChair(Chair):
    """A chair at whose tables the others have seen what they have seen; who is what is dealt all the same."""

    __slots__ = ()

    def fork(self, seed: int | str | bytes) -> Session[Any]:
        """A table that fits what the seat knows, with the story that happened."""
        table, truth = super().fork(seed), self._session.state
        table.state.story[:] = truth.story
        table.state.first_alien = truth.first_alien
        return table


class SidedBot(TalkingBot):
    """Talks in one style as a human and in another as an alien."""

    def __init__(self, seed: str, styles: tuple[str, str]) -> None:
        super().__init__(GreedyBot(GAME, seed), GAME, seed)
        self._styles = styles

    def _take_sides(self, chair: Chair) -> None:
        me = chair.fork("side").state.figures[chair.seat]
        self._style = self._styles[me.alien]

    def choose(self, chair: Chair) -> Choice:
        """As the side listens on which the seat is now."""
        self._take_sides(chair)
        return super().choose(chair)

    def speak(self, chair: Chair, window: Window) -> list[Line]:
        """As that side speaks."""
        self._take_sides(chair)
        return super().speak(chair, window)

    def reply(self, chair: Chair) -> list[Line]:
        """As that side answers."""
        self._take_sides(chair)
        return super().reply(chair)


def won(condition: str, seats: int, seed: str) -> bool:
    """Whether the humans win this game under a condition."""
    game = games.find(GAME)
    session: Session[Base] = Session.new(game, game.configure("hidden", seats), seed, record=False)
    if condition in (SILENT, ROLES, KNOWN, TOLD):
        _play(session, [GreedyBot(GAME, f"{seed}/{i}") for i in range(seats)], condition)
    else:
        humans, _, aliens = condition.partition("/")
        made = {i: SidedBot(f"{seed}/{i}", (humans, aliens)) for i in range(seats)}
        run_talking(TalkingTable(session, made), lambda *_: None)
    return session.state.ending in HUMAN_ENDINGS


def _play(session: Session[Base], bots: Sequence[Bot], condition: str) -> None:
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        figures = session.state.figures
        aliens = [i for i, f in enumerate(figures) if f.alien]
        bot, human = bots[seat], seat not in aliens
        if condition in (ROLES, KNOWN) and human:
            with thinking(ALIENS, mask(*aliens)):
                chair = KnowingChair if condition == KNOWN else Chair
                choice = bot.choose(chair(session, seat))
        elif condition == TOLD and human:
            with thinking(TELLING, tuple([i for i in range(len(figures)) if i not in aliens])):
                choice = bot.choose(ToldChair(session, seat))
        else:
            choice = bot.choose(Chair(session, seat))
        session.answer(seat, choice, question.number)


def compared(first: Sequence[bool], other: Sequence[bool]) -> str:
    """Games gained and lost against the first condition, and the difference in points with its 95 % interval."""
    pairs = list(zip(first, other, strict=True))
    gained, lost = pairs.count((False, True)), pairs.count((True, False))
    count = len(pairs)
    mean = (gained - lost) / count
    spread = 1.96 * sqrt(max(0.0, (gained + lost) / count - mean * mean) / count)
    ends = f"{100 * (mean - spread):+.1f} to {100 * (mean + spread):+.1f}"
    return f"{gained} gained, {lost} lost: {100 * mean:+.1f} points ({ends})"


class Kept:
    """Who won which game: a file that grows by a line a game, so that a run can be ended and gone on with."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
        self._known = dict(json.loads(line) for line in lines)

    def won(self, condition: str, seats: int, seed: str) -> bool:
        """Whether the humans won, from the file or played now."""
        name = f"{condition} {seats} {seed}"
        if name not in self._known:
            self._known[name] = won(condition, seats, seed)
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([name, self._known[name]]) + "\n")
        return bool(self._known[name])


def main() -> None:
    """Play the games under each condition and compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "conditions", nargs="+", help="silent, told, roles, known, or HUMANS/ALIENS"
    )
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--num", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", default="bounds")
    parser.add_argument(
        "--output", type=Path, help="a file of JSON lines to keep who won, and go on with"
    )
    asked = parser.parse_args()
    vars(beliefs)["role_sets"] = sets_known
    kept = Kept(asked.output)
    found: dict[str, list[bool]] = {condition: [] for condition in asked.conditions}
    for number in range(asked.first, asked.first + asked.num):
        for condition in asked.conditions:
            found[condition].append(kept.won(condition, asked.seats, f"{asked.seed}/{number}"))
    for condition, games_won in found.items():
        _, low, high = wilson(sum(games_won), asked.num)
        print(
            f"{condition}: {sum(games_won)} of {asked.num} ({100 * low:.0f} to {100 * high:.0f} %)"
        )
    for condition in asked.conditions[1:]:
        print(f"{condition}: {compared(found[asked.conditions[0]], found[condition])}")


if __name__ == "__main__":
    main()
