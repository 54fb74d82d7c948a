"""Events: what happened, told to those who may know."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from .questions import Fact, Seat


class Event(Struct, frozen=True, gc=False):
    """Something that happened: a key for its words, the facts they need, and who is told."""

    key: str
    facts: Mapping[str, Fact] = {}
    to: tuple[Seat, ...] | None = None
    instead: Event | None = None
    """What everybody else is told, if anything."""

    def for_seat(self, seat: Seat | None) -> Event | None:
        """The event as a seat (or, for None, the public) may know it."""
        if self.to is None:
            return self
        if seat is not None and seat in self.to:
            return Event(self.key, self.facts)
        return self.instead
