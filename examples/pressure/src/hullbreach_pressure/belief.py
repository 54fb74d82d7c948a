"""What a seat cannot know, and dealing it anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.kernel import Chance, Eyes, Seat
from hullbreach.parts.cards import deal

from .state import Engine


def determinize(s: Engine, eyes: Eyes, chance: Chance, now: Engine) -> None:
    """Deal everything anew that the eyes cannot know."""
    deal(s.cards, sorted(h for zone in zones(s) for h in zone), eyes, chance, now.cards)


def zones(s: Engine) -> list[list[int]]:
    """Every place a card can be in."""
    return [s.pile, *s.hands]


def secrets(s: Engine, seat: Seat) -> Mapping[str, Any]:
    """The gauges of the others."""
    others = [x for x in range(s.players) if x != seat and s.hands[x]]
    return {f"gauge {x}": s.cards.faces[s.hands[x][0]] for x in others}
