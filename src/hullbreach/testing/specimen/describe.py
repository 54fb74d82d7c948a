"""How a question reads: each option in words, and those that are not open."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import Described, Pick

from .state import Crew
from .unavailable import unavailable


def describe(s: Crew, pick: Pick) -> list[Described]:
    """Each option in words: cards by their face, seats by their name; then what is not open, and why."""
    return [*(_described(s, pick, option) for option in pick.options), *unavailable(s, pick)]


def _described(s: Crew, pick: Pick, option: Any) -> Described:
    if pick.prompt in ("search.discard", "swap.card"):
        face = s.cards.faces[option]
        return Described(option, f"card.{face}", note=f"card.{face}/text", about=(option,))
    if pick.prompt in ("attack.target", "swap.partner", "vote.whom"):
        if option == -1:
            return Described(option, "option.nobody", note="note.nobody")
        return Described(
            option, "option.seat", {"seat": option, "lives": s.lives[option]}, "note.lives"
        )
    return Described(option, f"option.{option}", note=f"note.{option}")
