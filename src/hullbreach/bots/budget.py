"""How long a bot may think."""

from __future__ import annotations

import time

from hullbreach.kernel import HullbreachError

ITERATIONS = 200
"""What a searching bot does when nobody says how much."""
MISTYPED_FROM = 10**9
"""Whoever asks for more than this has mistyped."""


def parse_budget(text: str) -> tuple[int | None, float | None]:
    """Simulations and seconds that are meant by `500`, `0.5s` or `500/0.5s`."""
    try:
        first, _, second = text.partition("/")
        timed = first.endswith("s")
        iterations = None if timed else int(first or ITERATIONS)
        seconds = (
            float(first[:-1]) if timed else float(second[:-1]) if second.endswith("s") else None
        )
        odd = bool(second) and (timed or seconds is None)
    except ValueError:
        iterations, seconds, odd = None, None, True
    amounts = [amount for amount in (iterations, seconds) if amount is not None]
    if odd or not all(0 < amount < MISTYPED_FROM for amount in amounts):
        raise HullbreachError(f"ismcts:{text} means nothing; say ismcts:500 or ismcts:0.5s")
    return iterations, seconds


class Budget:
    """How much a bot may think about a move: a number of simulations, seconds, or whichever ends first."""

    def __init__(self, text: str) -> None:
        self.iterations, self.seconds = parse_budget(text)
        self.total = 0
        """How many simulations were made for all moves together."""
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
        spent = 0.0 if self.iterations is None else self._count / self.iterations
        if self.seconds is not None:
            spent = max(spent, (time.perf_counter() - self._began) / self.seconds)
        return spent
