"""Tracks: a marker on numbered fields."""

from __future__ import annotations

from msgspec import Struct


class Track(Struct):
    """A marker that moves between the first and the last field."""

    at: int
    last: int
    first: int = 0

    def move(self, by: int) -> int:
        """Move the marker, at most to either end; returns by how much it moved."""
        before = self.at
        self.at = max(self.first, min(self.last, before + by))
        return self.at - before

    @property
    def full(self) -> bool:
        """Whether the marker is on the last field."""
        return self.at == self.last
