"""How long a bot may think."""

from __future__ import annotations

import time

from hullbreach.kernel import HullbreachError

ITERATIONS = 200
MOST = 10**9
"""Whoever asks for more than this has mistyped."""


class Budget:
    """How much a bot may think about a move: a number of simulations, or seconds."""

    def __init__(self, text: str) -> None:
        timed = text.endswith("s")
        try:
            amount = float(text[:-1]) if timed else int(text or ITERATIONS)
        except ValueError:
            amount = 0
        if not 0 < amount < MOST:
            raise HullbreachError(f"ismcts:{text} means nothing; say ismcts:500 or ismcts:0.5s")
        self.seconds = amount if timed else None
        self.iterations = None if timed else int(amount)
        self.total = 0
        """So many simulations were made for all moves together."""
        self._count = 0
        self._began = 0.0

    def begin(self) -> None:
        """A new move: nothing is spent yet."""
        self._count = 0
        self._began = time.perf_counter()

    def spend(self) -> None:
        """One simulation was made."""
        self._count += 1
        self.total += 1

    @property
    def spent(self) -> float:
        """The share that is used up; the first simulation is always free."""
        if self._count == 0:
            return 0.0
        if self.iterations is not None:
            return self._count / self.iterations
        assert self.seconds is not None
        return (time.perf_counter() - self._began) / self.seconds
