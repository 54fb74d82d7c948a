"""Dealing the hidden world anew: the order of the decks, what was left in the box, the unused bonus cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.kernel import Chance, Eyes, Seat
from hullbreach.parts.cards import deal

from .dealing import CHOSEN
from .state import NOTHING, Theseus


def determinize(s: Theseus, eyes: Eyes, chance: Chance, now: Theseus) -> None:
    """Deal everything anew that the eyes cannot know."""
    deal(s.cards, sorted(s.bonus), eyes, chance, now.cards)
    for seat in range(len(s.team)):
        for pool in _pools(s, seat, eyes):
            deal(s.cards, sorted(pool), eyes, chance, now.cards)


def _pools(s: Theseus, seat: Seat, eyes: Eyes) -> list[list[int]]:
    """Cards of a faction that could lie in each other's place; whoever chose a deck knows what it is made of."""
    if s.options["decks"] == CHOSEN and seat in eyes:
        return [s.decks[seat], s.removed[seat]]
    return [[*s.decks[seat], *s.removed[seat]]]


def zones(s: Theseus) -> list[list[int]]:
    """Every place a card can be in."""
    slots = [[h for h in sector.slots if h != NOTHING] for sector in s.sectors]
    impending = [[h for h in sector.impending if h != NOTHING] for sector in s.sectors]
    piles = [*s.decks, *s.starts, *s.discards, *s.removed, *s.front]
    return [s.box, s.bonus, s.gone, *slots, *impending, *piles]


def secrets(s: Theseus, seat: Seat) -> Mapping[str, Any]:
    """Facts surely open to a seat: the order of the decks below their top cards, and the unused bonus cards."""
    facts: dict[str, Any] = {}
    for other in range(len(s.team)):
        for pool in _pools(s, other, (seat,)):
            facts |= _open(s, seat, pool, f"deck {other}")
    return facts | _open(s, seat, s.bonus, "bonus")


def _open(s: Theseus, seat: Seat, pool: list[int], name: str) -> dict[str, Any]:
    """The faces of cards the seat does not know, if they could be in another order."""
    cards = s.cards
    unknown = [h for h in pool if not cards.knows(seat, h)]
    if len({cards.faces[h] for h in unknown}) < 2:
        return {}
    return {f"{name}: {h}": cards.faces[h] for h in unknown}
