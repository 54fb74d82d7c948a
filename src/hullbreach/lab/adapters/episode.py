"""One game as a learner plays it: from decision to decision, with actions that are numbers."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import Chance, Choice, Config, Game, Seat, Session, Trial

from .actions import ActionTable
from .acts import ActTable
from .talk_flow import TalkFlow


class Episode:
    """A game in progress. Questions with one option are answered by the way."""

    __slots__ = (
        "_actions",
        "_answers",
        "_game",
        "_players",
        "offers",
        "rewards",
        "seat",
        "trial",
        "truncated",
    )

    def __init__(self, game: Game[Any], config: Config, actions: ActionTable, key: bytes) -> None:
        self._game = game
        self._actions = actions
        self._answers = 0
        self._players = config.players
        self.trial = Trial.begin(game, game.setup(config, Chance(key)))
        self.seat: Seat = 0
        """Who decides."""
        self.offers: dict[int, Choice] = {}
        """The actions that are open; none when the game is over."""
        self.rewards: list[float] | None = None
        """What each seat gets, once the game is over: 1 for winners, -1 for the others."""
        self.truncated = False
        """Whether the game takes longer than any should."""
        self._go_on()

    def step(self, action: int) -> None:
        """Take an action for the seat that decides; one that is not open ends the game and costs the seat 1."""
        option = self.offers.get(action)
        if option is None:
            self.offers = {}
            self.rewards = [-1.0 if seat == self.seat else 0.0 for seat in range(self._players)]
            return
        self.trial.answer(self.seat, option)
        self._answers += 1
        self._go_on()

    def _go_on(self) -> None:
        """Go to the next question that leaves a choice, or to the end."""
        trial = self.trial
        while (pick := trial.first) is not None:
            if len(pick.options) > 1:
                self.seat = pick.seat
                self.offers = self._actions.offers(trial.state, pick)
                self.truncated = self._answers >= self._game.bound
                return
            trial.answer(pick.seat, pick.options[0])
        winners = self._game.score(trial.state).winners
        self.offers = {}
        self.rewards = [1.0 if seat in winners else -1.0 for seat in range(self._players)]


class TalkEpisode:
    """The same with talk: at windows seats speak by turns, with numbers behind those of the game's actions."""

    def __init__(
        self, game: Game[Any], config: Config, actions: ActionTable, acts: ActTable, key: bytes
    ) -> None:
        self._actions = actions
        self._answers = 0
        self.trial: Session[Any] = Session.new(game, config, key, record=False)
        self.flow = TalkFlow(self.trial, acts)
        self.seat: Seat = 0
        self.offers: dict[int, Any] = {}
        self.rewards: list[float] | None = None
        self.truncated = False
        self._go_on()

    def step(self, action: int) -> None:
        """Take an action for the seat that decides; one that is not open ends the game and costs the seat 1."""
        option = self.offers.get(action)
        if option is None:
            self.offers = {}
            players = range(self.trial.config.players)
            self.rewards = [-1.0 if seat == self.seat else 0.0 for seat in players]
            return
        if self.flow.turns:
            self.flow.speak(action - self._actions.size)
        else:
            self._answer(option)
            self._answers += 1
        self._go_on()

    def _answer(self, option: Choice) -> None:
        seat, pick = next(iter(self.trial.asked.items()))
        self.trial.answer(seat, option, pick.number)
        self.flow.follow()

    def _go_on(self) -> None:
        """Go to the next turn to speak, the next question that leaves a choice, or the end."""
        while self.flow.turns or self.trial.asked:
            if self.flow.turns:
                self.seat = self.flow.turns[0].seat
                first = self._actions.size
                self.offers = {first + n: act for n, act in self.flow.offers().items()}
                return
            self.seat, pick = next(iter(self.trial.asked.items()))
            if len(pick.options) > 1:
                self.offers = self._actions.offers(self.trial.state, pick)
                self.truncated = self._answers >= self.trial.game.bound
                return
            self._answer(pick.options[0])
        result = self.trial.result
        winners = () if result is None else result.winners
        self.offers = {}
        players = range(self.trial.config.players)
        self.rewards = [1.0 if seat in winners else -1.0 for seat in players]
