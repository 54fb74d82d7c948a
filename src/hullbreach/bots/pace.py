"""Python's collector of garbage, kept out of the way of games.

States are trees and neither sessions nor forks hold circles, so whatever is no longer used is freed at once. The
collector would look through thousands of lists a second and find nothing.
"""

from __future__ import annotations

import gc
from functools import cache

LAB_THRESHOLDS = (50_000, 20, 100)


@cache
def collect_seldom() -> None:
    """Leave alone what the start has made, and look for circles rarely; done once in a process."""
    gc.freeze()
    gc.set_threshold(*LAB_THRESHOLDS)
