"""Where work is carried out: here, in several processes, or over Ray."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from .cluster import over_ray

A = TypeVar("A")
B = TypeVar("B")


def carry_out(
    work: Callable[[A], B], tasks: Sequence[A], jobs: int = 1, engine: str = "local"
) -> Iterator[B]:
    """Carry out the tasks; their results come in order, whatever the number of processes and wherever these run."""
    if engine == "ray":
        yield from over_ray(work, tasks)
        return
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    # Processes are spawned: a forked one would inherit the progress bar's threads.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(work, tasks)
