"""Chance: a counter-based generator that lives in the state.

The n-th word is a keyed hash of n. Whoever knows the key can check every draw; whoever does not can predict
none. Nothing is drawn ahead, so a state is copied, saved and forked without carrying a buffer along.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b, sha256
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

KEY_BYTES = 32
_SHORT, _LONG = 8, 64
_SHORT_RANGE, _LONG_RANGE = 256**_SHORT, 256**_LONG
_LONG_BITS = 8 * _LONG - 32
"""Numbers up to this size are drawn in one word; the rest of the word keeps rejections rare."""


def key_of(seed: int | str | bytes) -> bytes:
    """The key for a seed: 32 bytes are taken as they are, everything else is hashed into 32 bytes."""
    if isinstance(seed, bytes) and len(seed) == KEY_BYTES:
        return seed
    return blake2b(repr(seed).encode(), digest_size=KEY_BYTES).digest()


def commitment(key: bytes) -> str:
    """What is published at the start of a game, so that the key can be checked at its end."""
    return sha256(key).hexdigest()


class Chance(Struct, gc=False):
    """A stream of fair numbers."""

    key: bytes
    counter: int = 0
    pins: dict[int, str] | None = None
    """In the boundary of a fork, and while its step is carried out: which face a handle must have, because
    its viewer has seen it come up in a shuffle."""
    placed: dict[int, str] | None = None
    """The pins a shuffle has made use of."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        size, span = (_SHORT, _SHORT_RANGE) if n <= _SHORT_RANGE else (_LONG, _LONG_RANGE)
        if not 0 < n <= span:
            raise ValueError(f"cannot draw below {n}")
        fair = span - span % n
        while True:
            self.counter += 1
            digest = blake2b(self.counter.to_bytes(8, "little"), key=self.key, digest_size=size)
            word = int.from_bytes(digest.digest(), "little")
            if word < fair:
                return word % n

    def unpin(self) -> None:
        """From here on nothing is pinned any more."""
        self.pins = self.placed = None

    def split(self, word: str) -> Chance:
        """Another stream, found from this one's key and a word."""
        return Chance(blake2b(word.encode(), key=self.key, digest_size=KEY_BYTES).digest())

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put a list into a random order, in place: one word gives a whole permutation."""
        last = len(items)
        while last > 1:
            span, stop = _permutations(last)
            word = self.below(span)
            for i in range(last - 1, stop - 1, -1):
                word, j = divmod(word, i + 1)
                items[i], items[j] = items[j], items[i]
            last = stop

    def arrange(self, handles: list[int], faces: list[str]) -> list[str]:
        """The faces in a random order over the handles, those pinned in their place."""
        if not self.pins:
            self.shuffle(faces)
            return faces
        rest, placed = list(faces), {}
        for handle in handles:
            face = self.pins.get(handle)
            if face is not None and face in rest:
                rest.remove(face)
                placed[handle] = face
        self.shuffle(rest)
        self.placed = {**(self.placed or {}), **placed}
        return [placed[h] if h in placed else rest.pop() for h in handles]


@cache
def _permutations(last: int) -> tuple[int, int]:
    """How many orders the steps from `last` downwards have, as many steps as fit into one word."""
    span, stop = 1, last
    while stop > 1 and (span * stop).bit_length() <= _LONG_BITS:
        span, stop = span * stop, stop - 1
    return span, stop
