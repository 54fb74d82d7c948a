"""The Thing: a base in the ice, and something in it that looks like one of us.

The hidden game for 4-8 players and the game for 1-3 players against an alien run by the rules. One module per chapter
of the rulebook; `steps` says which comes when.
"""

from __future__ import annotations

from msgspec.structs import replace

from hullbreach.kernel import Game, Mode, Option, Preset

from .belief import determinize, secrets, zones
from .components import PEOPLE
from .describe import describe
from .ending import is_out, score
from .epilogue import epilogue
from .guesses import guess
from .occasions import occasion, spans
from .seating import seating
from .setup import setup
from .stakes import stakes
from .state import Base
from .steps import step
from .talk import TALK
from .terminal import draw
from .view import view

_COMMON = (
    Option("kennel_card", True, rule="G-173"),
    Option("burn_any_time", False, rule="G-96", folded=True),
    Option("sabotage_beside_those_out", False, rule="G-65", folded=True),
)
_CHARACTERS = Option("characters", "random", ("random", "choose"), rule="G-20")
_HIDDEN = (
    replace(_CHARACTERS, choices=tuple(PEOPLE)),
    Option("reveal_on_death", False, rule="G-74"),
    Option("last_infected_loses", "only_hidden", ("only_hidden", "always", "off"), rule="G-180"),
    Option("no_reveal_before_round", 1, least=1, most=4, rule="G-149"),
    Option("cables_small", 1, (1, 2), rule="G-120"),
    Option("dormitory_encounters", True, rule="G-61a"),
    *_COMMON,
)
_COOP = (
    _CHARACTERS,
    Option("coop_boarding", "simple", ("simple", "roles"), rule="G-225"),
    *_COMMON,
)
_PRESETS = (
    Preset("first", {"no_reveal_before_round": 3, "reveal_on_death": True}),
    Preset("book"),
    Preset("harder", {"last_infected_loses": "always", "sabotage_beside_those_out": True}),
)
_COOP_PRESETS = (
    Preset("first", {"kennel_card": False}),
    Preset("book"),
    Preset("harder", {"coop_boarding": "roles", "sabotage_beside_those_out": True}),
)

GAME = Game(
    name="the_thing",
    version="3",
    package=__name__,
    state=Base,
    modes=(
        Mode("hidden", 4, 8, _HIDDEN, _PRESETS, usual=5),
        Mode("coop", 1, 3, _COOP, _COOP_PRESETS),
    ),
    setup=setup,
    seating=seating,
    step=step,
    view=view,
    view_beside=view,
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
    forms={
        "place": "compose",
        "coop.place": "compose",
        "character": "cards",
        "vote": "vote",
        "plan.place": "plan",
    },
    talk=TALK,
    bound=20_000,
)
