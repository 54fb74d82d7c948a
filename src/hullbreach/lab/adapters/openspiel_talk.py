"""OpenSpiel with talk: windows are turns to speak, as in `talk_flow`.

    game = hullbreach.lab.adapters.openspiel_talk.load("the_thing")

Importing this module registers `python_hullbreach_<game>_<mode>_talk` for every finished game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from hullbreach import games
from hullbreach.kernel import Act, Fate, Session, Spoken, Transcript, decode, encode

from . import openspiel
from .actions import table
from .acts import SECTION, act_table
from .openspiel import GameState, SeatedSession, SpielGame, Watching
from .talk_flow import TalkFlow, Turn


class PutAway(Struct):
    """A table with its talk, as it is pickled."""

    lines: list[Spoken]
    fates: list[Fate]
    turns: list[Turn]
    unheard: list[tuple[Turn, Act]]


def restored(game: str, data: bytes, rest: bytes) -> SeatedTalk:
    """A table that was pickled."""
    if not data:
        return SeatedTalk(None)
    found = decode(rest, PutAway)
    flow = TalkFlow(Session.load(games.find(game), data), act_table(game))
    flow.talk = Transcript(found.lines, found.fates)
    flow.turns, flow.unheard = found.turns, found.unheard
    return SeatedTalk(flow)


class SeatedTalk(SeatedSession):
    """A session with its talk that OpenSpiel can copy and pickle."""

    def __init__(self, flow: TalkFlow | None) -> None:
        super().__init__(None if flow is None else flow.session)
        self.flow = flow

    def __deepcopy__(self, _memo: Any) -> SeatedTalk:
        return SeatedTalk(None if self.flow is None else self.flow.clone())

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        flow = self.flow
        if flow is None:
            return restored, ("", b"", b"")
        rest = PutAway(flow.talk.lines, [*flow.talk.fates.values()], flow.turns, flow.unheard)
        return restored, (flow.session.game.name, flow.session.save(), encode(rest))


class TalkState(GameState):
    """A position at a table where everybody talks."""

    _seated: SeatedTalk

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._seated = SeatedTalk(None)

    @property
    def _flow(self) -> TalkFlow:
        assert self._seated.flow is not None
        return self._seated.flow

    def current_player(self) -> int:
        """The seat whose turn it is to speak or to answer, chance at the start, or the end."""
        if self._seated.flow is not None and self._flow.turns:
            return self._flow.turns[0].seat
        return super().current_player()

    def _first(self) -> int:
        """The number of silence."""
        return table(self._session.game.name).size

    def _legal_actions(self, player: int) -> list[int]:
        if self._flow.turns:
            return sorted(self._first() + n for n in self._flow.offers())
        return super()._legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self._seated.flow is None:
            spiel = self._spiel()
            session = Session.new(spiel.rules, spiel.config, action, record=False)
            self._seated = SeatedTalk(TalkFlow(session, act_table(spiel.rules.name)))
        elif self._flow.turns:
            self._flow.speak(action - self._first())
        else:
            self._answer(self._offers()[action])
        self._skip_forced()

    def _answer(self, option: Any) -> None:
        seat, pick = self._question()
        self._session.answer(seat, option, pick.number)
        self._flow.follow()

    def _skip_forced(self) -> None:
        while not self._flow.turns and self._session.asked:
            _, pick = self._question()
            if len(pick.options) > 1:
                return
            self._answer(pick.options[0])

    def _action_to_string(self, player: int, action: int) -> str:
        if self._seated.flow is not None and self._flow.turns:
            return self._flow.acts.names[action - self._first()]
        return super()._action_to_string(player, action)

    def resample_from_infostate(self, player: int, sampler: Any) -> TalkState:
        """Another position that looks and sounds the same to a player."""
        twin: TalkState = self.clone()
        twin._seated = SeatedTalk(self._flow.seen_by(player, int(sampler() * 2**48)))
        return twin


class Hearing(Watching):
    """What a player observes and hears."""

    def __init__(self, rules: Any, params: Any) -> None:
        super().__init__(rules, params)
        self._acts = act_table(rules.name)
        self.tensor = np.zeros(self._observer.size + SECTION, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TalkState, player: int) -> None:
        """Fill the tensor with what a player sees and has heard."""
        self.tensor[:] = 0
        flow = state._seated.flow
        if flow is not None:
            self._observer.observe(flow.session.state, player, self.tensor[:-SECTION])
            self._acts.observe(flow.talk.heard(player), flow.talk, self.tensor[-SECTION:])

    def string_from(self, state: TalkState, player: int) -> str:
        """What a player sees, has heard and is asked, as text."""
        flow = state._seated.flow
        if flow is None:
            return ""
        heard = flow.talk.heard(player)
        said = [f"{x.seat}: {' '.join(map(str, (x.act.verb, *x.act.args)))}" for x in heard]
        return "\n".join([super().string_from(state, player), *said])


class TalkGame(SpielGame):
    """A game and a table for it, with talk."""

    suffix = "_talk"

    def actions(self) -> int:
        """How many actions there are: the game's, and behind them what can be said."""
        return super().actions() + act_table(self.rules.name).size

    def new_initial_state(self) -> TalkState:
        """The chance node at the start."""
        return TalkState(self)

    def make_py_observer(self, _kind: Any = None, params: Any = None) -> Hearing:
        """An observer; every kind of it sees and hears the same."""
        return Hearing(self.rules, params)


def load(game: str, mode: str | None = None, players: int | None = None) -> Any:
    """The OpenSpiel game for a table at which everybody talks."""
    return openspiel.load(game, mode, players, TalkGame)


for _name in games.names():
    openspiel.register(_name, TalkGame)
