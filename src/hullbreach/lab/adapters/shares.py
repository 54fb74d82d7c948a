"""Tables that are looked after together: what is played at them, what they show, and playing on.

A share of the tables lies in one process, whoever that belongs to: the learner's own, one that it has started, or an
actor of a cluster.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from hullbreach import games
from hullbreach.kernel import Config, HullbreachError, key_of

from .actions import table
from .episode import Episode
from .observing import observer


class WorkerFault(HullbreachError):
    """A process that looks after tables has failed; the text says how."""


class VectorPlan(NamedTuple):
    """What is played at how many tables."""

    game: str
    config: Config
    tables: int


class SharedBoard(NamedTuple):
    """What all tables show, one row each; every process writes its own rows."""

    observation: NDArray[Any]
    action_mask: NDArray[Any]
    seat: NDArray[Any]
    action: NDArray[Any]
    reward: NDArray[Any]
    rewards: NDArray[Any]
    """Of all seats, where a game has ended."""
    terminated: NDArray[Any]
    truncated: NDArray[Any]

    def rows(self, begin: int, end: int) -> SharedBoard:
        """The rows of some tables."""
        return SharedBoard(*(array[begin:end] for array in self))


class TableCrew(Protocol):
    """Looks after tables and shows them on its board."""

    board: SharedBoard

    def reset(self, seed: str) -> None:
        """Begin a new game at every table."""

    def step(self) -> None:
        """Let the seats act as the board says."""

    def close(self) -> None:
        """Give back what was taken."""


class TableShare:
    """Some of the tables, looked after in this process."""

    def __init__(self, plan: VectorPlan, shown: SharedBoard, first: int) -> None:
        self._game = games.find(plan.game)
        self._config = plan.config
        self._actions = table(plan.game)
        self._observe = observer(self._game).observe
        self.board = shown
        self._first = first
        self._masks = [memoryview(row) for row in shown.action_mask]
        self._seed = ""
        self._begun = [0] * len(self._masks)
        self._episodes: list[Episode] = []

    def reset(self, seed: str) -> None:
        """Begin a new game at every table."""
        self._seed = seed
        self._begun = [0] * len(self._masks)
        self.board.action_mask[:] = 0
        self._episodes = [self._begin(row) for row in range(len(self._masks))]
        for row, episode in enumerate(self._episodes):
            self._show(row, episode)

    def step(self) -> None:
        """Let the seats act as the board says."""
        shown = self.board
        shown.rewards[:] = 0.0
        for row, (episode, action) in enumerate(
            zip(self._episodes, shown.action.tolist(), strict=True)
        ):
            mask = self._masks[row]
            for index in episode.offers:
                mask[index] = 0
            actor = episode.seat
            episode.step(action)
            rewards = episode.rewards
            shown.terminated[row] = rewards is not None
            shown.truncated[row] = rewards is None and episode.truncated
            shown.reward[row] = 0.0 if rewards is None else rewards[actor]
            if rewards is not None:
                shown.rewards[row] = rewards
            if rewards is not None or episode.truncated:
                episode = self._episodes[row] = self._begin(row)
            self._show(row, episode)

    def close(self) -> None:
        """Nothing has to be given back."""

    def _begin(self, row: int) -> Episode:
        """The next game of a table; its chance comes from the seed, the table and how many it has seen."""
        self._begun[row] += 1
        key = key_of(f"{self._seed}/{self._first + row}/{self._begun[row]}")
        return Episode(self._game, self._config, self._actions, key)

    def _show(self, row: int, episode: Episode) -> None:
        shown, mask = self.board, self._masks[row]
        shown.seat[row] = episode.seat
        for index in episode.offers:
            mask[index] = 1
        self._observe(episode.trial.state, episode.seat, shown.observation[row])


def _columns(plan: VectorPlan) -> list[tuple[type[Any], tuple[int, ...]]]:
    """What a board is made of: the type and shape of each of its arrays, in their order."""
    sees, actions = observer(games.find(plan.game)), table(plan.game)
    count = plan.tables
    return [
        (np.float32, (count, sees.size)),
        (np.int8, (count, actions.size)),
        (np.int64, (count,)),
        (np.int64, (count,)),
        (np.float64, (count,)),
        (np.float64, (count, plan.config.players)),
        (np.bool_, (count,)),
        (np.bool_, (count,)),
    ]


def board_size(plan: VectorPlan) -> int:
    """How many bytes a board takes."""
    return sum(_rounded(kind, shape) for kind, shape in _columns(plan))


def board(plan: VectorPlan, memory: Any) -> SharedBoard:
    """A board that lies in this memory."""
    arrays, offset = [], 0
    for kind, shape in _columns(plan):
        flat = np.frombuffer(memory, kind, int(np.prod(shape)), offset)
        arrays.append(flat.reshape(shape))
        offset += _rounded(kind, shape)
    return SharedBoard(*arrays)


def _rounded(kind: type[Any], shape: tuple[int, ...]) -> int:
    """Bytes of an array, so that the next one begins where every number may."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
