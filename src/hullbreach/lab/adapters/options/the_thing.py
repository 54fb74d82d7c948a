"""Every option of The Thing: figures and dice by their numbers, places, cards and characters by their ids."""

from __future__ import annotations

from hullbreach.games.the_thing.components import (
    ACTIONS,
    CAST,
    GREEN,
    LIMITS,
    LOCATIONS,
    PEOPLE,
    SETUP,
    THINGS,
    TRACKS,
    WEATHER_DIE,
    slots,
)
from hullbreach.games.the_thing.coop.actions import FACES
from hullbreach.games.the_thing.encounters import STEP_OUT
from hullbreach.games.the_thing.infection import POSITIONS
from hullbreach.games.the_thing.pieces import DORMITORY, KENNEL
from hullbreach.games.the_thing.talk import CLAIMED, COUNTS
from hullbreach.kernel import DONE, Choice

from . import Plain, Prompts, each

_MOST = max(TRACKS.coop.characters, *(row.players for row in SETUP.hidden))
_FIGURES: list[Choice] = [*range(_MOST)]
_FIRST = max(TRACKS.coop.first_strength, *(row.first_strength for row in SETUP.hidden))
_STRENGTH = range(1, _FIRST + _MOST + TRACKS.tokens.dogs + 1)
"""The alien grows by one for every character it wins or kills and for every dog."""
_REPAIRS = range(1, LIMITS.green + max(p.extra_repairs for p in CAST.characters) + 1)
_DRAWS = sorted({TRACKS.draws.search, *(p.weapon_draw for p in CAST.characters if p.weapon_draw)})
_FUELLED = tuple(slots(_MOST).fuel)
_DICE: list[Choice] = [*range(TRACKS.coop.dice)]
_FIRE = ("dynamite", "flamethrower")
_BURN = tuple(f"burn_{weapon}" for weapon in _FIRE)
_AGREE = ("yes", "no")
_BOARD = ("board", "stay")
_GO_ON = ("next", "stop")

PROMPTS: Prompts = {
    "character": [*PEOPLE],
    "weather.choose": [*dict.fromkeys(WEATHER_DIE)],
    "plan.place": [DONE, *GREEN, KENNEL],
    "plan.strength": _STRENGTH,
    "plan.agree": _AGREE,
    "garry.exchange": ["keep", *ACTIONS],
    "place": [
        DORMITORY,
        *each(("go", "special"), GREEN),
        *each(("go", "special"), GREEN, "flashlight"),
    ],
    "place.card": ACTIONS,
    "special.card": ACTIONS,
    "sleep.card": ACTIONS,
    "order.alien": [*LOCATIONS],
    "order.others": [*LOCATIONS],
    "step_out": ["pass", *STEP_OUT],
    "attack": ["pass", *_FIRE],
    "alien.unopposed": ["nothing", "kill_dog", "sabotage"],
    "alien.overpowers": ["kill_dog", "sabotage", *each("kill", range(_MOST))],
    "alien.agree": _AGREE,
    "lay": ["human", "alien"],
    "look": each(range(_MOST), POSITIONS),
    "window": ["pass", "quiet", "tools", "fuel_can", *_BURN],
    "assign": _FIGURES,
    "assign.lost": _FIGURES,
    "go_on": _GO_ON,
    "repair.amount": _REPAIRS,
    "vehicle.start": ["start", "nothing"],
    "station.die": [*dict.fromkeys(WEATHER_DIE)],
    "station.fuel": _FUELLED,
    "lab.more": ["more", "enough"],
    "lab.keep": ["keep", "discard"],
    "armory.draw": _DRAWS,
    "search.keep": THINGS,
    "search.under": THINGS,
    "trade": [DONE, *_FIGURES],
    "trade.give": [DONE, *THINGS],
    "trade.want": [DONE, *THINGS],
    "trade.answer": ["accept", "decline"],
    "vote": ["abstain", *_FIGURES],
    "reveal": ["stay", "reveal"],
    "test.offer": ["none", "a", "b", "both"],
    "test.tester_a": _FIGURES,
    "test.target_a": _FIGURES,
    "test.tester_b": _FIGURES,
    "test.target_b": _FIGURES,
    "hunger.discard": ACTIONS,
    "board.first": _BOARD,
    "board.want": _BOARD,
    "board.agree": _AGREE,
    "coop.place": [*GREEN, DORMITORY],
    "coop.rescue": ["try", "stay"],
    "coop.assign": _FIGURES,
    "coop.reroll": [DONE, *_DICE],
    "coop.turn_die": ["pass", *each(range(TRACKS.coop.dice), FACES)],
    "coop.negate": [DONE, *_DICE],
    "coop.act": ["nothing", "use", "repair", *_BURN],
    "coop.go_on": _GO_ON,
    "coop.kill": _FIGURES,
    "coop.transform": _FIGURES,
    "coop.trade": [DONE, *each(THINGS, range(_MOST))],
    "coop.board": _BOARD,
    "coop.escape": _AGREE,
}
PLAIN: dict[str, Plain] = {}

FILLINGS = {"to": (*GREEN, DORMITORY, KENNEL), "thing": CLAIMED, "count": COUNTS}
"""What can ever stand in a slot of a line, by the name of its fact."""
