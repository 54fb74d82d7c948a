"""Theseus: a tactical duel on the ring of a space station, with deathmatch, teams and Pandora."""

from __future__ import annotations

from msgspec.structs import replace

from hullbreach.kernel import Composed, Game, Mode, Option, Preset

from . import cards
from .belief import determinize, secrets, zones
from .components import FACTIONS, SETUP
from .dealing import CHOSEN
from .describe import describe
from .ending import score
from .epilogue import epilogue
from .guesses import guess
from .ring import PANDORA, PLACED, RANDOM, STANDARD
from .seating import seating
from .setup import setup
from .stakes import PARTS_OF_A_MOVE, stakes
from .state import Theseus
from .steps import step
from .talk import TALK
from .terminal import draw
from .view import view

_SHARED = (
    Option("decks", RANDOM, values=(RANDOM, CHOSEN), rule="T-212"),
    Option("difficulty", 3, least=0, most=3, rule="T-208"),
    Option("installed", 1, values=(1, 3), rule="T-209"),
    Option("bonus_cards", True, rule="T-210"),
)
_FACTIONS = Option(
    "factions", RANDOM, values=(RANDOM, CHOSEN), choices=tuple(FACTIONS), rule="T-15"
)
_TURNS = Option(
    "max_turns", SETUP.limits.max_turns, least=0, most=10_000, rule="T-221", folded=True
)
_RING = Option("ring", STANDARD, values=(STANDARD, RANDOM, PLACED), rule="T-211")
_START = Option("start_player", RANDOM, values=(RANDOM, "1", "2"), rule="T-16", folded=True)
_DUEL = (_FACTIONS, *_SHARED, _RING, _START, _TURNS)
_ANY_RING = Option("ring", RANDOM, values=(RANDOM, PLACED), rule="T-211")
_DEATHMATCH = (_FACTIONS, *_SHARED, _ANY_RING, _TURNS)
_PANDORA = Option("pandora", False, rule="T-207")
_PARTNERED = replace(_FACTIONS, closed={PANDORA: ("pandora", True)})
_TEAMS = (_PARTNERED, *_SHARED, _RING, _PANDORA, _TURNS)
_MOVE = Composed("move", PARTS_OF_A_MOVE)
_PRESETS = (
    Preset("first", {"difficulty": 0, "installed": 3, "bonus_cards": False}),
    Preset("book"),
    Preset("harder", {"decks": CHOSEN, "ring": PLACED}),
)


def _mode(name: str, options: tuple[Option, ...]) -> Mode:
    least, most = SETUP.modes[name].seats
    return Mode(name, least, most, options, _PRESETS)


GAME = Game(
    name="theseus",
    version="7",
    package=__name__,
    state=Theseus,
    modes=(_mode("duel", _DUEL), _mode("deathmatch", _DEATHMATCH), _mode("teams", _TEAMS)),
    setup=setup,
    seating=seating,
    step=step,
    view=view,
    view_beside=view,
    determinize=determinize,
    score=score,
    describe=describe,
    stakes=stakes,
    epilogue=epilogue,
    guess=guess,
    talk=TALK,
    draw=draw,
    zones=zones,
    secrets=secrets,
    forms={"setup.faction": "cards", "setup.card": "cards", "turn.move": "compose"},
    composed={"turn.move": _MOVE},
    bound=20_000,
)

__all__ = ["GAME", "cards"]
