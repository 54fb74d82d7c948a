"""What a worker process does for an analysis: some pieces at a time, so that it can be stopped and taken up again."""

from __future__ import annotations

import time

from msgspec import Raw, Struct

from hullbreach.analysis import EFFORTS, Analysis, Findings, Progress, analyse
from hullbreach.kernel import encode, read_replay

SEED = "1"
"""What `hullbreach analyse` takes, too: both find the same."""


class Analyse(Struct, tag_field="do", tag="analyse"):
    """Go on with the analysis of a finished game."""

    replay: Raw
    effort: str
    found: dict[str, Raw]
    """Every piece that is there."""
    seconds: float
    """After how long the pieces found since are handed in."""


class Analysed(Struct):
    """The pieces that are new, how far the analysis has come, and the whole of it when that was the last."""

    found: dict[str, Raw] = {}
    done: int = 0
    of: int = 0
    analysis: Raw = Raw(b"null")
    error: str = ""

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to do."""
        return bytes(self.analysis) != b"null"


def look_further(request: Analyse) -> Analysed:
    """Find at least one piece more, and others until the time is up."""
    end = time.monotonic() + request.seconds
    notes = Findings({name: bytes(piece) for name, piece in request.found.items()})
    answer = Analysed()
    pieces = analyse(read_replay(bytes(request.replay)), SEED, EFFORTS[request.effort], notes)
    for found in pieces:
        if isinstance(found, Analysis):
            answer.analysis = Raw(encode(found))
        else:
            assert isinstance(found, Progress)
            answer.done, answer.of = found.done, found.of
            if notes.fresh and time.monotonic() >= end:
                break
    answer.found = {name: Raw(piece) for name, piece in notes.fresh.items()}
    return answer
