"""Simulations over Ray: the cluster named by RAY_ADDRESS, or one that is started on this machine.

A worker that dies takes its tasks with it, and they are carried out again elsewhere. As a task gives the same whenever
it is carried out, and its result is taken once, nothing is lost and nothing counted twice.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import redirect_stdout
from typing import Any, TypeVar

from hullbreach.kernel import HullbreachError

A = TypeVar("A")
B = TypeVar("B")

UNDER_WAY = 2
"""How many tasks are under way for each processor: one at work and one that waits."""


class NoRay(HullbreachError):
    """Ray is not installed; the text says how to get it."""


def find_ray() -> Any:
    """Ray, which is an extra."""
    try:
        import ray
    except ImportError:
        raise NoRay("the engine ray needs the extra ray: pip install 'hullbreach[ray]'") from None
    return ray


def join_cluster(ray: Any) -> bool:
    """Take part in the cluster; says whether that was new, so that whoever began it also ends it."""
    if ray.is_initialized():
        return False
    ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    return True


def over_ray(
    work: Callable[[A], B], tasks: Sequence[A], apart: bool = False
) -> Generator[B, None, None]:
    """Carry out the tasks on the cluster; their results come in order.

    With `apart` every task has a process of its own.
    """
    ray = find_ray()
    # Ray tells of workers that died on standard output, which belongs to the command that is run.
    with redirect_stdout(sys.stderr):
        started = join_cluster(ray)
        try:
            yield from _in_order(ray, work, tasks, apart)
        finally:
            if started:
                ray.shutdown()


def _in_order(
    ray: Any, work: Callable[[A], B], tasks: Sequence[A], apart: bool
) -> Generator[B, None, None]:
    under_way: deque[Any] = deque()
    try:
        begin = ray.remote(max_calls=1 if apart else 0)(_carried_out)
        most = UNDER_WAY * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for task in tasks:
            under_way.append(begin.remote(work, task))
            if len(under_way) >= most:
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())
    finally:
        for reference in under_way:
            ray.cancel(reference)


def _carried_out(work: Callable[[A], B], task: A) -> B:
    return work(task)
