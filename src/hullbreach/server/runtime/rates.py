"""Limits on rates: buckets that fill up with time and are emptied by requests; and on how many do a thing at once."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from hullbreach.server.errors import Denied

BURST = 4
"""A full bucket holds this many seconds' worth."""
ADDRESSES_KEPT = 10_000
"""How many addresses are remembered; those that have been silent longest are forgotten first."""


class RateLimit:
    """A number of requests a second, with short bursts of more."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._most = rate * BURST if most is None else most
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is granted."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """What was taken does not count."""
        self._left += 1


class RateLimits:
    """A limit for every address."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._most = most
        self._by_address: dict[str, RateLimit] = {}

    def take(self, address: str) -> bool:
        """Whether this address is granted one more."""
        bucket = self._by_address.pop(address, None) or RateLimit(self._rate, self._most)
        self._by_address[address] = bucket
        if len(self._by_address) > ADDRESSES_KEPT:
            del self._by_address[next(iter(self._by_address))]
        return bucket.take()

    def give_back(self, address: str) -> None:
        """What this address took last does not count."""
        if address in self._by_address:
            self._by_address[address].give_back()


class Crowd:
    """How many are at something at the same time: only a certain number in all, and of one address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Be one of them, or Denied."""
        if self._here.total() >= self._most or self._here[address] >= self._most_each:
            raise Denied("busy", "too many do this at the same time; try again later")
        self._here[address] += 1
        try:
            yield
        finally:
            self._here[address] -= 1
            self._here += Counter()  # forgets who is there no longer
