"""Python's collector of garbage, kept from stopping everybody's game.

A full collection looks at every object of every table: a third of a second with 500 tables, and it would come every
ten seconds. Almost nothing here is cyclic garbage (a table that was let go is), so full collections come rarely, at a
time of our own. The small ones come often, so that each of them is short: what every move replaces adds up quickly.
"""

from __future__ import annotations

import gc
import time

SERVER_THRESHOLDS = (200, 4, 1_000_000)
"""The last one is never reached."""
SECONDS_BETWEEN = 900.0


def collect_rarely() -> None:
    """Leave alone what the start has made, and collect the old seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SERVER_THRESHOLDS)


class RareCollection:
    """Collects everything once in a quarter of an hour."""

    def __init__(self) -> None:
        self._next = time.monotonic() + SECONDS_BETWEEN

    def collect_if_due(self) -> None:
        """Collect if it is time."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + SECONDS_BETWEEN
            gc.collect()
