"""Simulations over Ray: the cluster named by RAY_ADDRESS, or one that is started on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from hullbreach.kernel import HullbreachError

A = TypeVar("A")
B = TypeVar("B")


class NoRay(HullbreachError):
    """Ray is not installed; the text says how to get it."""


def over_ray(work: Callable[[A], B], tasks: Sequence[A]) -> Iterator[B]:
    """Carry out the tasks on the cluster; their results come in order."""
    try:
        import ray
    except ImportError:
        raise NoRay("the engine ray needs the extra ray: pip install 'hullbreach[ray]'") from None
    started = not ray.is_initialized()
    if started:
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        remote = ray.remote(work)
        for reference in [remote.remote(task) for task in tasks]:
            yield ray.get(reference)
    finally:
        if started:
            ray.shutdown()
