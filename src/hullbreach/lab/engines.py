"""Where work is carried out: here, in several processes, or over Ray."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from .cluster import UNDER_WAY, over_ray

A = TypeVar("A")
B = TypeVar("B")

ENGINES = ("local", "ray")


def carry_out(
    work: Callable[[A], B],
    tasks: Sequence[A],
    jobs: int = 1,
    engine: str = "local",
    apart: bool = False,
) -> Generator[B, None, None]:
    """Carry out the tasks; their results come in order, whatever the number of processes and wherever these run.

    Whoever has seen enough may stop: few tasks are begun ahead. With `apart` every task has a process of its own,
    which ends with it, so that nothing it does is left behind.
    """
    if engine == "ray":
        yield from over_ray(work, tasks, apart)
    elif apart:
        yield from _over(ThreadPoolExecutor(jobs), partial(_in_a_process, work), tasks, jobs)
    elif jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
    else:
        yield from _over(_processes(jobs), work, tasks, jobs)


def _over(pool: Executor, work: Callable[[A], B], tasks: Sequence[A], jobs: int) -> Iterator[B]:
    """The results in order, with no more tasks under way than keep the pool busy."""
    under_way: deque[Future[B]] = deque()
    try:
        for task in tasks:
            under_way.append(pool.submit(work, task))
            if len(under_way) >= UNDER_WAY * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _in_a_process(work: Callable[[A], B], task: A) -> B:
    with _processes(1) as own:
        return own.submit(work, task).result()


def _processes(number: int) -> ProcessPoolExecutor:
    """Processes are spawned: a forked one would inherit the progress bar's threads."""
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"))
