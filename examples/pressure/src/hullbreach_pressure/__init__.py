"""Pressure: a small game of bluff, as another package adds it to Hullbreach."""

from __future__ import annotations

from hullbreach.kernel import Game, Mode

from .belief import determinize, secrets, zones
from .describe import describe
from .ending import score
from .setup import setup
from .state import Engine
from .steps import step
from .terminal import draw
from .view import view

GAME = Game(
    name="pressure",
    version="1",
    package=__name__,
    state=Engine,
    modes=(Mode("engine", 2, 6),),
    setup=setup,
    step=step,
    view=view,
    determinize=determinize,
    score=score,
    describe=describe,
    draw=draw,
    zones=zones,
    secrets=secrets,
    bound=2_000,
)
