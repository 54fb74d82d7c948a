"""A vector environment over Ray: actors look after the tables, on this machine or on many.

An actor has a board of its own. What its tables show comes back through Ray's object store and is laid into the rows of
the learner's board, so that whoever uses the environment sees no difference.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hullbreach.bots.pace import collect_seldom
from hullbreach.lab.cluster import find_ray, join_cluster

from .vector import SharedBoard, TableShare, VectorPlan, WorkerFault, board, board_size


class RayShare:
    """Some of the tables, looked after by an actor."""

    def __init__(self, plan: VectorPlan, first: int) -> None:
        collect_seldom()
        self._shown = board(plan, bytearray(board_size(plan)))
        self._share = TableShare(plan, self._shown, first)

    def reset(self, seed: str) -> SharedBoard:
        """Begin a new game at every table."""
        self._share.reset(seed)
        return self._shown

    def step(self, actions: Any) -> SharedBoard:
        """Let the seats act."""
        self._shown.action[:] = actions
        self._share.step()
        return self._shown


class RayCrew:
    """Several actors, each of which looks after its share of the tables."""

    def __init__(self, plan: VectorPlan, actors: int) -> None:
        self._ray = find_ray()
        self._started = join_cluster(self._ray)
        self.board = board(plan, bytearray(board_size(plan)))
        ends = [plan.tables * n // actors for n in range(actors + 1)]
        self._rows = [self.board.rows(begin, end) for begin, end in pairwise(ends)]
        begin = self._ray.remote(num_cpus=1)(RayShare).remote
        self._actors = [begin(plan._replace(tables=b - a), a) for a, b in pairwise(ends)]

    def reset(self, seed: str) -> None:
        """Begin a new game at every table."""
        self._take([actor.reset.remote(seed) for actor in self._actors])

    def step(self) -> None:
        """Let the seats act as the board says."""
        pairs = zip(self._actors, self._rows, strict=True)
        self._take([actor.step.remote(rows.action) for actor, rows in pairs])

    def close(self) -> None:
        """Send all home."""
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = []
        if self._started:
            self._ray.shutdown()

    def _take(self, answers: list[Any]) -> None:
        """Lay what the actors show into the rows of the board."""
        try:
            found = self._ray.get(answers)
        except self._ray.exceptions.RayActorError:
            raise WorkerFault("an actor that looks after tables is gone") from None
        except self._ray.exceptions.RayTaskError as error:
            raise WorkerFault(f"{type(error.cause).__name__}: {error.cause}") from None
        for rows, shown in zip(self._rows, found, strict=True):
            for mine, theirs in zip(rows, shown, strict=True):
                mine[...] = theirs
