"""The Thing: a base in the ice, and something in it that looks like one of us.

The hidden game for 4-8 players and the game for 1-3 players against an alien run by the rules. One module per chapter
of the rulebook; `steps` says which comes when.
"""

from __future__ import annotations

from hullbreach.kernel import Game, Mode, Option

from .belief import determinize, secrets, zones
from .describe import describe
from .ending import score
from .epilogue import epilogue
from .occasions import occasion, spans
from .setup import setup
from .stakes import stakes
from .state import Base
from .steps import step
from .talk import TALK
from .terminal import draw
from .view import view

_COMMON = (
    Option("kennel_card", True),
    Option("characters", "random", ("random", "choose")),
    Option("burn_any_time", False),
    Option("sabotage_beside_those_out", False),
)
_HIDDEN = (
    *_COMMON,
    Option("reveal_on_death", False),
    Option("cables_small", 1, (1, 2)),
    Option("last_infected_loses", "only_hidden", ("only_hidden", "always", "off")),
    Option("no_reveal_before_round", 1, least=1, most=4),
    Option("dormitory_encounters", True),
)
_COOP = (*_COMMON, Option("coop_boarding", "simple", ("simple", "roles")))

GAME = Game(
    name="the_thing",
    version="2",
    package=__name__,
    state=Base,
    modes=(Mode("hidden", 4, 8, _HIDDEN), Mode("coop", 1, 3, _COOP)),
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
    epilogue=epilogue,
    forms={"place": "compose", "character": "cards", "vote": "vote"},
    talk=TALK,
    bound=20_000,
)
