"""Nemesis: a crew wakes up on a ship that is not empty.

Semi-cooperative, fully cooperative and solo, with the option that the first to die plays on as the Intruder.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from hullbreach.kernel import Game

from . import assembly, cards, intruders
from .belief import determinize, secrets, zones
from .describe import describe
from .ending import is_out, score
from .epilogue import epilogue
from .guesses import guess
from .occasions import occasion, spans
from .seating import seating
from .setup import setup
from .spare import proposed
from .stakes import WALKS, stakes
from .state import Ship
from .steps import step
from .talk import language
from .terminal import draw
from .view import view

# Every package inside this one is imported: an expansion enters its species by that.
for _found in iter_modules(__path__):
    if _found.ispkg:
        import_module(f"{__name__}.{_found.name}")


def assemble() -> Game[Ship]:
    """The game with every species that is entered."""
    return Game(
        name="nemesis",
        version="4",
        package=__name__,
        state=assembly.state(),
        modes=assembly.modes(),
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
        proposed=proposed,
        occasion=occasion,
        spans=spans,
        is_out=is_out,
        epilogue=epilogue,
        guess=guess,
        talk=language(),
        forms={
            "turn.action": "compose",
            "xeno.turn": "compose",
            **dict.fromkeys(WALKS, "compose"),
            "draft": "cards",
            "objective.keep": "cards",
            "objective.kind": "cards",
            "mutation.keep": "cards",
            "search.keep": "cards",
            "xeno.card": "cards",
        },
        bound=20_000,
    )


GAME = assemble()

__all__ = ["GAME", "assemble", "cards", "intruders"]
