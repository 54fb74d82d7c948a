"""Watching a game: who decides how often, who waits, who leads, what is used; and the replay of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hullbreach import games
from hullbreach.bots import Bot, Chair
from hullbreach.bots.evaluations import Evaluation, NoEvaluation, evaluation
from hullbreach.kernel import (
    Choice,
    Described,
    Game,
    HullbreachError,
    Pick,
    Replay,
    Seat,
    Session,
    Spoken,
    key_of,
    record,
)

from .plans import Course, Plan, Played, outcome, seated
from .talking import Note, TalkingTable

THINGS = ("card", "item", "weapon", "place", "room", "tile", "unit", "figure", "character")
"""Kinds of things whose use is counted."""


class Watcher:
    """Takes notes while a game is played."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.decisions = [0] * players
        self.since = [0] * players
        self.waits = [0] * players
        self.leads = 0
        self.leader: Seat | None = None
        self.usage: Counter[str] = Counter()
        self._evaluation = _taught(game.name)

    def note(self, state: Any, question: Pick, option: Choice) -> None:
        """A decision that is about to be carried out."""
        seat = question.seat
        self.decisions[seat] += 1
        for other in range(len(self.since)):
            self.since[other] = 0 if other == seat else self.since[other] + 1
            self.waits[other] = max(self.waits[other], self.since[other])
        described = self.game.describe(state, question)[question.options.index(option)]
        self.usage.update(_things(described))
        self._look_who_leads(state)

    def _look_who_leads(self, state: Any) -> None:
        if self._evaluation is None:
            return
        worth = [sum(self._evaluation.terms(state, x).values()) for x in range(len(self.since))]
        best = worth.index(max(worth))
        if self.leader is None or worth[best] > worth[self.leader] + 0.02:
            self.leads += self.leader not in (None, best)
            self.leader = best

    def course(self) -> Course:
        """The notes."""
        usage = dict(self.usage.most_common())
        return Course(tuple(self.decisions), tuple(self.waits), self.leads, usage)


def _things(option: Described) -> list[str]:
    """The things an option names, as `kind.id`; a letter alone names a corner of something, not a thing."""
    found = [option.key] if option.key.partition(".")[0] in THINGS else []
    facts = option.facts.items()
    named = [(kind, value) for kind, value in facts if isinstance(value, str) and len(value) > 1]
    return found + [f"{kind}.{value}" for kind, value in named if kind in THINGS]


def _taught(game: str) -> Evaluation | None:
    try:
        return evaluation(game)
    except NoEvaluation:
        return None


def watch(todo: Plan, players: list[Bot], number: int, seed: str) -> Played:
    """Play a game and take notes."""
    game = games.find(todo.game)
    session = Session.new(game, todo.config, seed, record=False)
    watcher = Watcher(game, todo.config.players)
    forced = run(session, players, watcher.note)
    return outcome(session, number, seed, sum(watcher.decisions), forced, watcher.course())


def run(session: Session[Any], players: list[Bot], note: Note) -> int:
    """Play to the end and tell of every decision; returns how many answers were forced."""
    forced = answers = 0
    while session.asked and answers < session.game.bound:
        seat, question = next(iter(session.asked.items()))
        option = players[seat].choose(Chair(session, seat))
        if len(question.options) > 1:
            note(session.state, question, option)
        else:
            forced += 1
        session.answer(seat, option, question.number)
        answers += 1
    return forced


def run_talking(table: TalkingTable, note: Note) -> tuple[int, int]:
    """The same at a table where bots talk; returns how many decisions there were, and how many answers."""
    decisions = answers = 0
    while table.session.asked and answers < table.session.game.bound:
        decisions += table.step(note)
        answers += 1
    return decisions, answers


def replay(todo: Plan, number: int) -> Replay:
    """The game of this number once more, as a replay."""
    if any(":" in name and name.endswith("s") for name in todo.players):
        raise HullbreachError("a bot that thinks by the clock does not play the same game twice")
    seed = f"{todo.seed}/{number}"
    session = Session.new(games.find(todo.game), todo.config, key_of(seed))
    said: list[Spoken] = []
    if todo.talk:
        table = TalkingTable(session, dict(enumerate(seated(todo, seed))))
        run_talking(table, lambda *_: None)
        said = table.transcript.lines
    else:
        run(session, seated(todo, seed), lambda *_: None)
    names = [f"{seat + 1}: {name}" for seat, name in enumerate(todo.players)]
    return record(session, key_of(seed), names, talk=said)
