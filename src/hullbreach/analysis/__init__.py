"""The analysis of a finished game: how it stood, which decisions mattered, who had reason to suspect whom.

Nothing is judged by the outcome. A decision is judged by what its seat could know: worlds it could believe in are
dealt, and bots who know no more than their seats play on from each option with the same luck. How the game stood is
told twice, by the truth and by what everybody could know; between the two lies the deception.
"""

from __future__ import annotations

from collections.abc import Iterator

from hullbreach import games
from hullbreach.kernel import HullbreachError, Replay

from .analyst import HOW_IT_STOOD, Analyst, CarryOut, one_by_one
from .findings import Findings
from .shapes import (
    EFFORTS,
    Analysis,
    Effort,
    Estimate,
    Progress,
    Prospects,
    Share,
    Tried,
    Turning,
)

__all__ = [
    "EFFORTS",
    "HOW_IT_STOOD",
    "Analysis",
    "Effort",
    "Estimate",
    "Findings",
    "NothingToAnalyse",
    "Progress",
    "Prospects",
    "Share",
    "Tried",
    "Turning",
    "analyse",
]


class NothingToAnalyse(HullbreachError):
    """A game that is not over, or one of other rules."""


def analyse(
    replay: Replay,
    seed: int | str = 1,
    effort: Effort | None = None,
    notes: Findings | None = None,
    carry_out: CarryOut = one_by_one,
) -> Iterator[Progress | Analysis]:
    """Analyse a finished game: how far it has come, time and again, and at last what was found."""
    if replay.result is None:
        raise NothingToAnalyse("the game is not over: nothing of it is told before")
    game = games.find(replay.game)
    if replay.version != game.version:
        raise NothingToAnalyse(
            f"played with rules {replay.version}; these are {game.version}, so it cannot be computed"
        )
    return Analyst(replay, str(seed), effort or Effort(), notes or Findings(), carry_out).found()
