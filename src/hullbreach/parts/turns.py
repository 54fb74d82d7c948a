"""The order of play."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Seat


def following(seat: Seat, playing: Sequence[bool]) -> Seat | None:
    """The next seat clockwise that is still playing, which may be the same; None if there is none."""
    count = len(playing)
    for i in range(1, count + 1):
        if playing[(seat + i) % count]:
            return (seat + i) % count
    return None


def clockwise(start: Seat, playing: Sequence[bool]) -> list[Seat]:
    """All seats still playing, beginning with the start seat."""
    count = len(playing)
    seats = ((start + i) % count for i in range(count))
    return [seat for seat in seats if playing[seat]]
