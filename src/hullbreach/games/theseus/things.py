"""What is named in a question: a card on a place, a unit, a sector, a card, a faction, a kind of Embryo."""

from __future__ import annotations

from typing import Any

from .components import BOARD, CARD_BY_FACE, FACTIONS, IMPENDING_PLACE, SLOT_PLACE
from .state import NOTHING, Theseus


def facts_of(s: Theseus, what: str) -> dict[str, Any]:
    """The facts that word a thing; none for a plain word."""
    if what in SLOT_PLACE or what in IMPENDING_PLACE:
        h = s.card_at(what)
        return {"place": what} if h == NOTHING else {"card": s.cards.faces[h], "place": what}
    if any(u.name == what for u in s.units):
        return {"unit": what}
    known = (("place", BOARD), ("card", CARD_BY_FACE), ("faction", FACTIONS))
    for kind, things in known:
        if what in things:
            return {kind: what}
    return {"kind": what} if what in FACTIONS["pandora"].reserve else {}
