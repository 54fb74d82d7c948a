"""Panic Station: a team searches a station for a nest, and not everybody in it stays human.

Four to six players, each with a soldier and an android. Chapters of the rules are modules: `turns`, `exploring`,
`moving`, `searching`, `items`, `shooting`, `damage`, `healing`, `alarm`, `parasite_phase`, `exchange`, `infection`,
`station_terminal`, `scanning`, `first_turn`, `structure`, `ending`.
"""

from __future__ import annotations

from hullbreach.kernel import Game, Mode, Option, Preset

from .belief import determinize, secrets, zones
from .components import TABLE
from .describe import describe
from .ending import is_out, score
from .epilogue import epilogue
from .guesses import guess
from .occasions import occasion, spans
from .seating import AIMS, seating
from .setup import setup
from .stakes import stakes
from .state import Station
from .steps import step
from .talk import TALK
from .terminal import draw
from .view import view

OPTIONS = (
    Option("bonus_cards", False, rule="P-18", group="deck"),
    Option("short_infection", False, rule="P-13", group="deck"),
    Option("hard_nest", False, rule="P-163", group="harder"),
    Option("master_and_servant", False, rule="P-167", group="harder"),
    Option("max_rounds", 0, least=0, most=1000, rule="P-169", group="harder"),
    Option("parasite_die", "each", values=("each", "all"), rule="P-134", group="readings"),
    Option("grenade_waives_exchange", False, rule="P-140", group="readings"),
    Option("alarm_inner_room", False, rule="P-131", group="readings"),
    Option("infected_pass_foreign", False, rule="P-143", group="readings"),
)
_PRESETS = (
    Preset("first", {"short_infection": True}),
    Preset("book"),
    Preset("harder", {"bonus_cards": True, "hard_nest": True, "master_and_servant": True}),
)

GAME = Game(
    name="panic_station",
    version="2",
    package=__name__,
    state=Station,
    modes=(Mode("standard", min(TABLE.players), max(TABLE.players), OPTIONS, _PRESETS, 5, AIMS),),
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
    forms={"turn.action": "compose", "exchange.card": "exchange"},
    talk=TALK,
    bound=60_000,
)
