"""PettingZoo: every game and mode as an AEC environment.

    env = hullbreach.lab.adapters.pettingzoo.env("theseus", mode="duel")

Agents are `seat_0`, `seat_1`, …. An observation is a dict: `observation`, a vector (see `observing`), and
`action_mask`, a 1 for every action that is open (see `actions` for their numbers). Questions with one option are
answered by the environment. Rewards come at the end: 1 for winners, -1 for the others; an action that is not open
ends the game and costs its agent 1. Where several seats answer in secret they are asked one after the other and none
sees what the others have said.

With `talk=True` bots' windows are turns to speak (see `talk_flow`): what can be said has numbers of its own behind
those of the game (see `acts`), the first of them is silence, and the last lines are the last section of the vector.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hullbreach import games
from hullbreach.kernel import Value, key_of

from .actions import table
from .acts import SECTION, act_table
from .episode import Episode, TalkEpisode
from .observing import Vector, observer


def env(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    talk: bool = False,
) -> GuardedEnv:
    """The environment with guards against calls in the wrong order and numbers that are no actions."""
    return (GuardedTalkEnv if talk else GuardedEnv)(game, mode, players, options)


def raw_env(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    talk: bool = False,
) -> GameEnv:
    """The bare environment."""
    return (TalkEnv if talk else GameEnv)(game, mode, players, options)


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types we can build on
    """A table at which agents sit."""

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        mode: str | None,
        players: int | None,
        options: Mapping[str, Value] | None,
    ) -> None:
        super().__init__()
        self._game = games.find(game)
        self._config = self._game.configure(mode, players, options)
        self._table = table(game)
        self._observer = observer(self._game)
        self._size = self._table.size
        """How many actions there are."""
        self._length: int = self._observer.size
        self._widen()
        name = f"hullbreach_{game}_{self._config.mode}{self.suffix}_v0"
        self.metadata = {**type(self).metadata, "name": name}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._config.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: self._new_space() for agent in self.possible_agents}
        self._actions = {a: spaces.Discrete(self._size) for a in self.possible_agents}

    suffix = ""

    def _widen(self) -> None:
        """Make room for more actions and a longer vector, where there are any."""

    def _new_space(self) -> spaces.Dict:
        sees = self._observer
        return spaces.Dict(
            {
                "observation": spaces.Box(sees.least, sees.most, (self._length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations, the same object every time."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions, the same object every time."""
        return self._actions[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # part of PettingZoo's interface
    ) -> None:
        """Set up a new table; the same seed gives the same game."""
        key = secrets.token_bytes(32) if seed is None else key_of(seed)
        self._episode = self._begin(key)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look_on()

    def _begin(self, key: bytes) -> Episode | TalkEpisode:
        return Episode(self._game, self._config, self._table, key)

    def _look(self, seat: int, vector: Vector) -> None:
        """Fill the vector with what a seat sees."""
        self._observer.observe(self._episode.trial.state, seat, vector)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and what it may do."""
        vector = np.empty(self._length, np.float32)
        self._look(self._seats[agent], vector)
        mask = bytearray(self._size)
        if agent == self.agent_selection and not self.terminations[agent]:
            for index in self._episode.offers:
                mask[index] = 1
        return {"observation": vector, "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._episode.step(-1 if action is None else int(action))
        self._look_on()

    def _look_on(self) -> None:
        """Say whose turn it is, or give the only rewards of the game."""
        episode = self._episode
        if episode.rewards is None:
            self.agent_selection = self.possible_agents[episode.seat]
            if episode.truncated:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        self.rewards = dict(zip(self.agents, episode.rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """Nothing is drawn; `hullbreach play` and the browser do that."""

    def close(self) -> None:
        """Nothing has to be given back."""


class GuardedEnv(GameEnv):
    """A table that says what was done wrong. PettingZoo's own guards would cost a quarter of the speed."""

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is, if there is one and this is an action."""
        if not hasattr(self, "_episode"):
            raise RuntimeError("reset() has to come before step()")
        if not self.agents:
            raise RuntimeError("the game is over for everybody: reset() begins a new one")
        if action is not None and not 0 <= action < self._size:
            raise ValueError(f"{action} is no action; actions are 0 to {self._size - 1}")
        super().step(action)


class TalkEnv(GameEnv):
    """A table at which agents speak at windows, too."""

    suffix = "_talk"
    _episode: TalkEpisode

    def _widen(self) -> None:
        self._acts = act_table(self._game.name)
        self._size += self._acts.size
        self._length += SECTION

    def _begin(self, key: bytes) -> TalkEpisode:
        return TalkEpisode(self._game, self._config, self._table, self._acts, key)

    def _look(self, seat: int, vector: Vector) -> None:
        flow = self._episode.flow
        self._observer.observe(self._episode.trial.state, seat, vector[:-SECTION])
        self._acts.observe(flow.talk.heard(seat), flow.talk, vector[-SECTION:])


class GuardedTalkEnv(GuardedEnv, TalkEnv):
    """A table with talk that says what was done wrong."""
