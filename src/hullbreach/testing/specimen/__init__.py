"""The specimen: a small real game that uses every feature of the kernel.

A crew in quarantine, one of them no longer human. It exists so that the kernel, the conformance suite and the scripted
table have a game to be written against, and as an example of a game's shape; it is listed by `hullbreach games --all`.
"""

from __future__ import annotations

from hullbreach.kernel import Game, Mode, Option, Result

from .belief import all_zones, determinize
from .setup import setup
from .state import Crew
from .steps import step
from .terminal import draw
from .view import describe, secrets, view


def score(s: Crew) -> Result:
    """S-16: humans win if the aliens are gone or outnumbered at the end, else the aliens."""
    humans = s.ending in ("cleared", "rescued")
    winners = tuple(seat for seat in range(s.players) if s.alien[seat] != humans)
    return Result(s.ending, winners, tuple(int(x in winners) for x in range(s.players)))


GAME = Game(
    name="specimen",
    version="1",
    package=__name__,
    state=Crew,
    modes=(Mode("crew", 3, 6, (Option("air", 0, least=0, most=5),)),),
    setup=setup,
    step=step,
    view=view,
    determinize=determinize,
    score=score,
    describe=describe,
    draw=draw,
    zones=all_zones,
    secrets=secrets,
    bound=1_000,
)
