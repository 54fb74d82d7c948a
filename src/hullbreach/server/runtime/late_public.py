"""The public's stream, late: at some tables watchers see the game one move, some minutes or a whole game after it.

The delay is here, at the source: what a watcher may not see yet is in no message, no page of the log and no picture.
Who sits where, and whether the game is over, everybody can look up at any time and is told at once. When the game is
over nothing is held back any longer.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from hullbreach.server.tables.faces import WAITS_FOR_NOBODY, Face
from hullbreach.server.tables.live_table import changed_parts
from hullbreach.server.wire.protocol import Change, TableInfo

LATE_SECONDS = 180.0
"""How late watchers are where the host said minutes."""
TOGETHER_SECONDS = 5.0
"""Changes that come so soon after another are shown with it, when the last of them may be seen."""


class Held(NamedTuple):
    """Changes that watchers may not see yet, and how the table looks after them."""

    since: float
    at: float
    moved: bool
    """Whether they show a move of the game."""
    changes: list[Change]
    face: Face
    n: int


class LateStream:
    """What watchers are shown of a table that is being played, and what is held back."""

    def __init__(self, face: Face, n: int) -> None:
        self.face = face
        self.n = n
        self.held: deque[Held] = deque()

    def hold(self, changes: Sequence[Change], face: Face, now: float) -> None:
        """Keep changes back; who sits where is told apart from them.

        Of several that were found at once, as moves made elsewhere are, only the last has a face: none of them is shown
        before that may be seen.
        """
        fresh = [replace(change, table=UNSET) for change in changes]
        moved = any(changed_parts(change) & {"view", "waits", "result"} for change in fresh)
        last = self.held[-1] if self.held else None
        if last is not None and now - last.since < TOGETHER_SECONDS and last.moved == moved:
            if face.table.delay == "minutes" or not moved:
                self.held.pop()
                fresh = [*last.changes, *fresh]
                self.held.append(Held(last.since, now, moved, fresh, face, fresh[-1].n))
                return
        self.held.append(Held(now, now, moved, fresh, face, fresh[-1].n))

    def due(self, now: float) -> list[Held]:
        """What may be seen now, in its order; it is held no longer."""
        found = []
        for _ in range(self._how_many(now)):
            each = self.held.popleft()
            self.face, self.n = each.face, each.n
            found.append(each)
        return found

    def _how_many(self, now: float) -> int:
        delay = self._newest().delay
        if delay == "minutes":
            return sum(each.at + LATE_SECONDS <= now for each in self.held)
        if delay == "move":
            return max(
                (i for i, each in enumerate(self.held) if each.moved), default=len(self.held)
            )
        if delay == "end":
            while len(self.held) > 1:  # the end shows everything anew
                self.held.popleft()
        return 0

    def next_due(self) -> float | None:
        """When something more may be seen by time alone."""
        if self.held and self._newest().delay == "minutes":
            return self.held[0].at + LATE_SECONDS
        return None

    def _newest(self) -> TableInfo:
        return self.held[-1].face.table if self.held else self.face.table


def is_late(table: TableInfo) -> bool:
    """Whether watchers see this table later than its people."""
    return table.delay != "none" and table.status == "playing"


def stream_of_loaded(face: Face, n: int, changed: float, now: float) -> LateStream:
    """The stream of a table that was read from the database: what was shown of it is not known any more.

    If it has rested long enough it is shown as it is; otherwise nothing of it, until that may be seen.
    """
    if face.table.delay == "minutes" and changed + LATE_SECONDS <= now:
        return LateStream(face, n)
    blank = replace(
        face, view=None, asked=None, waits=WAITS_FOR_NOBODY, result=None, talk=None, guess=None
    )
    found = LateStream(blank, 0)
    found.held.append(Held(now, now, True, [], face, n))
    return found
