"""Many games at once, for learners: a Gymnasium vector environment over one process or several.

    envs = hullbreach.lab.adapters.vector.make("nemesis", tables=256, processes=8)
    seen, info = envs.reset(seed=1)
    seen, rewards, terminated, truncated, info = envs.step(actions)

At every table the seat that decides acts. `seen` holds `observation` and `action_mask`, one row for each table, as the
PettingZoo environment gives them to that seat; `info["seat"]` says who it is. The reward is that of the seat that has
acted; when a game ends, `info["rewards"]` holds those of all seats, and the table begins a new game in the same step
(Gymnasium's SAME_STEP), so that the row already shows its first decision.

Games, observations and rewards depend on the seed and the table alone, not on the number of processes. With several,
each looks after its share of the tables and writes what is seen into shared memory; at a step only a word goes to and
fro. With `ray=True` they are actors of a Ray cluster and may run on many machines.
"""

from __future__ import annotations

import multiprocessing
import secrets
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hullbreach import games
from hullbreach.bots.pace import collect_seldom
from hullbreach.kernel import Config, HullbreachError, Value, key_of

from .actions import table
from .episode import Episode
from .observing import observer

RESET, STEP, CLOSE, CARRIED_OUT = b"reset", b"step", b"close", b"done"


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


def make(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    tables: int = 64,
    processes: int = 1,
    copy: bool = True,
    ray: bool = False,
) -> VectorTables:
    """Several tables of a game; without `copy` what is seen is overwritten by the next step.

    With `ray` the processes are actors of a Ray cluster: the one named by RAY_ADDRESS, or one that is started here.
    """
    config = games.find(game).configure(mode, players, options)
    return VectorTables(VectorPlan(game, config, tables), processes, copy, ray)


class VectorTables(VectorEnv[Any, Any, Any]):
    """Many tables of one game."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, plan: VectorPlan, processes: int, copy: bool = True, ray: bool = False
    ) -> None:
        if not 1 <= processes <= plan.tables:
            raise HullbreachError(f"{plan.tables} tables need 1 to {plan.tables} processes")
        self.num_envs = plan.tables
        self._copy = copy
        sees, actions = observer(games.find(plan.game)), table(plan.game)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(sees.least, sees.most, (sees.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions.size,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(actions.size)
        self.observation_space = batch_space(self.single_observation_space, plan.tables)
        self.action_space = batch_space(self.single_action_space, plan.tables)
        self._crew = _crew(plan, processes, ray)
        self._board = self._crew.board

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # part of Gymnasium's interface
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game at every table; the same seed gives the same games."""
        if isinstance(seed, list):
            raise HullbreachError("one seed is enough: every table finds its own from it")
        self._crew.reset(secrets.token_hex(16) if seed is None else str(seed))
        return self._seen(), {"seat": self._kept(self._board.seat)}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Let the seat that decides act at every table."""
        shown = self._board
        shown.action[:] = actions
        self._crew.step()
        ended = shown.terminated | shown.truncated
        info = {
            "seat": self._kept(shown.seat),
            "rewards": self._kept(shown.rewards),
            "_rewards": ended,
        }
        ends = self._kept(shown.terminated), self._kept(shown.truncated)
        return self._seen(), self._kept(shown.reward), *ends, info

    def close_extras(self, **_: Any) -> None:
        """Send the processes home."""
        self._crew.close()

    def _seen(self) -> dict[str, Any]:
        shown = self._board
        return {
            "observation": self._kept(shown.observation),
            "action_mask": self._kept(shown.action_mask),
        }

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


class Crew(Protocol):
    """Looks after tables and shows them on its board."""

    board: SharedBoard

    def reset(self, seed: str) -> None:
        """Begin a new game at every table."""

    def step(self) -> None:
        """Let the seats act as the board says."""

    def close(self) -> None:
        """Give back what was taken."""


def _crew(plan: VectorPlan, processes: int, ray: bool) -> Crew:
    if ray:
        from .ray_crew import RayCrew

        return RayCrew(plan, processes)
    if processes > 1:
        return WorkerCrew(plan, processes)
    return TableShare(plan, board(plan, bytearray(board_size(plan))), 0)


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


class WorkerCrew:
    """Several processes, each of which looks after its share of the tables."""

    def __init__(self, plan: VectorPlan, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", board_size(plan))
        self.board = board(plan, memory)
        self._lines: list[Connection] = []
        self._processes = []
        ends = [plan.tables * n // processes for n in range(processes + 1)]
        for begin, end in pairwise(ends):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=look_after, args=(plan, memory, begin, end, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def reset(self, seed: str) -> None:
        """Begin a new game at every table."""
        self._all(RESET + seed.encode())

    def step(self) -> None:
        """Let the seats act as the board says."""
        self._all(STEP)

    def close(self) -> None:
        """Send all home."""
        for line in self._lines:
            try:
                line.send_bytes(CLOSE)
            except OSError:
                continue
        for process in self._processes:
            process.join()

    def _all(self, word: bytes) -> None:
        """Say the word to all, and wait until all have done it."""
        try:
            for line in self._lines:
                line.send_bytes(word)
            answers = [line.recv_bytes() for line in self._lines]
        except (OSError, EOFError):
            raise WorkerFault("a process that looks after tables is gone") from None
        for answer in answers:
            if answer != CARRIED_OUT:
                raise WorkerFault(answer.decode())


def look_after(plan: VectorPlan, memory: Any, begin: int, end: int, line: Connection) -> None:
    """What a process does that looks after the tables from one to another."""
    collect_seldom()
    share = TableShare(plan, board(plan, memory).rows(begin, end), begin)
    while True:
        try:
            word = line.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        if word == CLOSE:
            return
        try:
            share.step() if word == STEP else share.reset(word[len(RESET) :].decode())
            line.send_bytes(CARRIED_OUT)
        except Exception as error:
            line.send_bytes(f"{type(error).__name__}: {error}".encode())


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
