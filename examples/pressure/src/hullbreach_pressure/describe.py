"""How a question reads."""

from __future__ import annotations

from hullbreach.kernel import Described, Pick

from .state import Engine
from .steps import OPEN
from .unavailable import unavailable


def describe(s: Engine, pick: Pick) -> list[Described]:
    """Each option in words, and the one that is not open yet."""
    options = [
        Described(option, "option.open", {"claim": s.claim}, note="note.open")
        if option == OPEN
        else Described(option, "option.claim", {"claim": option}, note="note.claim")
        for option in pick.options
    ]
    return options + unavailable(pick)
