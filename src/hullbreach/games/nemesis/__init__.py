"""Nemesis: a crew wakes up on a ship that is not empty.

Semi-cooperative, fully cooperative and solo, with the option that the first to die plays on as the Intruder.
"""

from __future__ import annotations

from hullbreach.kernel import Game, Mode, Option

from . import cards, intruders
from .belief import all_zones, determinize
from .carnomorphs import species
from .ending import score
from .setup import setup
from .state import Ship
from .steps import step
from .terminal import draw
from .view import describe, secrets, view

RULESET = Option("ruleset", "document", values=("document", "rulebook"))
"""R-1 to R-13: where the document and a publisher's fuller rulebook differ."""

CARNOMORPHS = (Option("carnomorphs", False), Option("blank_back_before_noise", False))
"""The expansion, and the one question its sources answer in two ways (K-91)."""

GAME = Game(
    name="nemesis",
    version="1",
    package=__name__,
    state=Ship,
    modes=(
        Mode("semi_coop", 2, 5, (RULESET, Option("intruder_player", False), *CARNOMORPHS)),
        Mode("coop", 1, 5, (RULESET, *CARNOMORPHS)),
        Mode("solo", 1, 1, (RULESET, *CARNOMORPHS)),
    ),
    setup=setup,
    step=step,
    view=view,
    determinize=determinize,
    score=score,
    describe=describe,
    draw=draw,
    zones=all_zones,
    secrets=secrets,
    bound=20_000,
)

__all__ = ["GAME", "cards", "intruders", "species"]
