"""The specimen: a small real game that uses every feature of the kernel.

A crew in quarantine, one of them no longer human. It exists so that the kernel, the conformance suite and the scripted
table have a game to be written against, and as an example of a game's shape; it is listed by `hullbreach games --all`.
"""

from __future__ import annotations

from hullbreach.kernel import Game, Mode, Option

from .belief import determinize, secrets, zones
from .describe import describe
from .ending import is_out, score
from .epilogue import epilogue
from .guesses import guess
from .occasions import occasion, spans
from .setup import setup
from .stakes import stakes
from .state import Crew
from .steps import step
from .talk import TALK
from .terminal import draw
from .view import view

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
    zones=zones,
    secrets=secrets,
    stakes=stakes,
    occasion=occasion,
    spans=spans,
    is_out=is_out,
    epilogue=epilogue,
    guess=guess,
    forms={"turn.action": "compose", "vote.whom": "vote", "swap.card": "exchange"},
    talk=TALK,
    bound=1_000,
)
