"""A session with its talk as a learner plays it: windows are turns.

At a window every seat that may speak has its turn and says something or nothing; none hears the others before all have
spoken. Then those who were asked have a turn to answer.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hullbreach.bots.passes import window_of
from hullbreach.kernel import Act, Language, Seat, Session, Spoken, Transcript
from hullbreach.kernel.talk import REPLIES, YES, answers_it

from .acts import SILENCE, ActTable


class Turn(Struct, frozen=True):
    """Somebody's turn to speak, or to answer a line."""

    seat: Seat
    answers: int | None = None


class TalkFlow:
    """A table, what was said at it, and whose turn it is to speak."""

    def __init__(self, session: Session[Any], acts: ActTable) -> None:
        assert session.game.talk is not None
        self.session = session
        self.acts = acts
        self.talk = Transcript()
        self.turns: list[Turn] = []
        self.unheard: list[tuple[Turn, Act]] = []
        """What was said at this window and nobody has heard yet."""
        self.open_window()

    @property
    def _language(self) -> Language[Any]:
        assert self.session.game.talk is not None
        return self.session.game.talk

    def offers(self) -> dict[int, Act]:
        """What the seat whose turn it is can say, by its number; silence always."""
        turn = self.turns[0]
        numbers, found = self.acts.numbers, {SILENCE: self.acts.acts[SILENCE]}
        if turn.answers is not None:
            return found | {numbers[Act(name)]: Act(name) for name in REPLIES}
        said = [act for other, act in self.unheard if other.seat == turn.seat]
        said += [line.act for line in self._this_round() if line.seat == turn.seat]
        sayable = self._language.sayable(self.session.state, turn.seat)
        return found | {numbers[x]: x for x in sayable if x in numbers and x not in said}

    def _this_round(self) -> list[Spoken]:
        now = self._language.stamp(self.session.state)[:1]
        return [x for x in self.talk.lines if x.stamp[:1] == now and x.reply is None and not x.void]

    def speak(self, number: int) -> None:
        """The seat whose turn it is says this; when all have spoken everybody hears it."""
        turn = self.turns.pop(0)
        if number != SILENCE:
            self.unheard.append((turn, self.acts.acts[number]))
        if not self.turns:
            self._hear(answering=turn.answers is not None)

    def _hear(self, answering: bool) -> None:
        first = len(self.talk.lines)
        for turn, act in self.unheard:
            self.talk.say(self.session, turn.seat, act, turn.answers)
        self.unheard = []
        if not answering:
            fresh = self.talk.lines[first:]
            seats = range(self.session.config.players)
            self.turns = [Turn(x, n) for x in seats for n in self._asked(x, fresh)[-1:]]

    def _asked(self, seat: Seat, lines: list[Spoken]) -> list[int]:
        """Which of these lines ask a seat something."""
        language, yes = self._language, Act(YES)
        if language.open(self.session.state, seat):
            return []
        return [x.n for x in lines if answers_it(language, self.talk.heard(seat), seat, yes, x.n)]

    def follow(self) -> None:
        """The game has gone on: look what has come out, and who is to speak."""
        self.talk.note(self.session)
        self.open_window()

    def open_window(self) -> None:
        """If a window is open now, give everybody of it a turn for each line."""
        window, language = window_of(self.session), self._language
        if window is None:
            return
        state = self.session.state
        seats = [seat for seat in window.seats if not language.open(state, seat)]
        self.turns = [Turn(seat) for seat in seats for _ in range(window.lines)]

    def seen_by(self, seat: Seat, seed: int) -> TalkFlow:
        """The same in another world that looks the same to a seat; of what it has not heard nothing is known."""
        twin = self.clone()
        twin.session = self.session.fork(seat, seed)
        twin.unheard = [(turn, act) for turn, act in self.unheard if turn.seat == seat]
        return twin

    def clone(self) -> TalkFlow:
        """An exact twin."""
        twin = object.__new__(TalkFlow)
        twin.session, twin.acts = self.session.clone(), self.acts
        twin.talk = Transcript(self.talk.lines, self.talk.fates.values())
        twin.turns, twin.unheard = [*self.turns], [*self.unheard]
        return twin
