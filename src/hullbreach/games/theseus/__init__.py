"""Theseus: a tactical duel on the ring of a space station, with deathmatch, teams and Pandora."""

from __future__ import annotations

from hullbreach.kernel import Game, Mode, Option

from . import cards
from .belief import determinize, secrets, zones
from .components import SETUP
from .dealing import CHOSEN
from .describe import describe
from .ending import score
from .epilogue import epilogue
from .ring import PLACED, RANDOM, STANDARD
from .setup import read_factions, setup
from .stakes import stakes
from .state import Theseus
from .steps import step
from .terminal import draw
from .view import view

_SHARED = (
    Option("factions", RANDOM, read=read_factions),
    Option("bonus_cards", True),
    Option("difficulty", 3, least=0, most=3),
    Option("installed", 1, values=(1, 3)),
    Option("decks", RANDOM, values=(RANDOM, CHOSEN)),
    Option("max_turns", SETUP.limits.max_turns, least=0, most=10_000),
)
_RING = Option("ring", STANDARD, values=(STANDARD, RANDOM, PLACED))
_DUEL = (
    _RING,
    Option("start_player", RANDOM, values=(RANDOM, "1", "2")),
)
_DEATHMATCH = (Option("ring", RANDOM, values=(RANDOM, PLACED)),)
_TEAMS = (_RING, Option("pandora", False))


def _mode(name: str, options: tuple[Option, ...]) -> Mode:
    least, most = SETUP.modes[name].seats
    return Mode(name, least, most, _SHARED + options)


GAME = Game(
    name="theseus",
    version="2",
    package=__name__,
    state=Theseus,
    modes=(_mode("duel", _DUEL), _mode("deathmatch", _DEATHMATCH), _mode("teams", _TEAMS)),
    setup=setup,
    step=step,
    view=view,
    determinize=determinize,
    score=score,
    describe=describe,
    stakes=stakes,
    epilogue=epilogue,
    draw=draw,
    zones=zones,
    secrets=secrets,
    bound=20_000,
)

__all__ = ["GAME", "cards"]
