"""Actions a person might look for in vain, and why they are not open."""

from __future__ import annotations

from hullbreach.kernel import Described, Pick

from .components import NUMBERS
from .state import Crew

_NEEDED = {"attack": "knife", "scan": "scanner", "eat": "ration"}
"""The card an action is carried out with."""


def unavailable(s: Crew, pick: Pick) -> list[Described]:
    """The actions of a turn that the seat cannot carry out now."""
    if pick.prompt != "turn.action":
        return []
    closed = [word for word in _NEEDED if word not in pick.options]
    return [
        Described(word, f"option.{word}", closed=_reason(s, pick.seat, word), rule="S-6")
        for word in closed
    ]


def _reason(s: Crew, seat: int, word: str) -> str:
    """Why an action is closed: its card is missing, or it would change nothing."""
    if s.held(seat, _NEEDED[word]) is None:
        return f"closed.no_{_NEEDED[word]}"
    return "closed.unhurt" if s.lives[seat] == NUMBERS.lives and word == "eat" else "closed.known"
