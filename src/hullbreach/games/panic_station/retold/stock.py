"""Which faces the cards drawn unseen can have: the decks are known, and so is how the packet was made (P-14, P-19)."""

from __future__ import annotations

from typing import TypeAlias

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    GAS_CAN,
)

from .ground import ANY_FACE, BIT, Ground
from .moves import UNKNOWN, Card

Claim: TypeAlias = tuple[str, int]
"""Something that can run out: cards of a face in a deck, places of the packet, gas cans below it."""
_SPARE, _GAS_BELOW = ("spare", 0), ("gas below", 0)


class Stock:
    """The faces of all cards of a telling, and those left to be found in each deck."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.recorded = ground.log.recorded
        self.faces = [UNKNOWN] * len(ground.decks)
        """The face of each card, as far as it is known."""
        self.told = [False] * len(ground.decks)
        """Whether a card came with its face told."""
        self.unseen = [deck.copy() for deck in ground.unseen]
        """The faces of each deck that are still to be found."""
        self.spare = ground.spare
        """How many cards of the packet may still be something else than gas."""
        self.gas_below = ground.gas_below
        """How many gas cans may still have been below the packet."""

    def add(self, face: str = UNKNOWN) -> Card:
        """One more card, which was not drawn unseen."""
        self.faces.append(face)
        self.told.append(bool(face))
        return len(self.faces) - 1

    # --- what a card can be -----------------------------------------------------------------------

    def can_be(self, card: Card, face: str) -> bool:
        """Whether a card whose face is not told can have this one, besides all others that have theirs."""
        if not self.recorded:
            return face != ANTIDOTE or self.lay_low(card)
        return self.could_be(card, face) and all(
            self.left(claim) > 0 for claim in self.claims(card, face)
        )

    def could_be(self, card: Card, face: str) -> bool:
        """Whether it could if no other card of its deck had a face yet."""
        table = self.ground.could_have(face)
        return table[card] if card < len(table) else not self.recorded

    def could_be_any(self, card: Card) -> int:
        """Every face a card can have or has, as bits."""
        if self.told[card]:
            return BIT[self.faces[card]]
        masks = self.ground.masks
        return masks[card] if card < len(masks) else ANY_FACE & ~BIT[ANTIDOTE]

    def fits(self, card: Card, face: str) -> bool:
        """Whether a card has a face, or can have it besides all others that have theirs."""
        return self.faces[card] == face if self.told[card] else self.can_be(card, face)

    def claims(self, card: Card, face: str) -> list[Claim]:
        """What a card takes up that is drawn unseen with this face."""
        if not self.recorded:
            return []
        found: list[Claim] = [(face, self.ground.decks[card])]
        if face == GAS_CAN:
            if self.is_from_below(card):
                found.append(_GAS_BELOW)
        elif card < self.ground.from_packet:
            found.append(_SPARE)
        return found

    def left(self, claim: Claim) -> int:
        """How many of them are left."""
        if claim == _SPARE:
            return self.spare
        return self.gas_below if claim == _GAS_BELOW else self.unseen[claim[1]][claim[0]]

    def becomes(self, card: Card, face: str) -> None:
        """A card has this face from now on."""
        self.faces[card] = face
        self._take(card, face, 1)

    def forgets(self, card: Card) -> None:
        """A card that was drawn unseen may have any face again."""
        self._take(card, self.faces[card], -1)
        self.faces[card] = UNKNOWN

    def _take(self, card: Card, face: str, times: int) -> None:
        self.unseen[self.deck_of(card)][face] -= times
        if face == GAS_CAN:
            self.gas_below -= times * self.is_from_below(card)
        else:
            self.spare -= times * (card < self.ground.from_packet)

    # --- where a card came from -------------------------------------------------------------------

    def is_from_below(self, card: Card) -> bool:
        """Whether a card was drawn from below the packet, out of the first deck."""
        decks = self.ground.decks
        return self.ground.from_packet <= card < len(decks) and decks[card] == 0

    def deck_of(self, card: Card) -> int:
        """Out of which deck a card was drawn: how often it had been shuffled anew."""
        decks = self.ground.decks
        return decks[card] if card < len(decks) else len(self.unseen) - 1

    def lay_low(self, card: Card) -> bool:
        """Whether a card was drawn where the antidote may have lain."""
        if card >= len(self.ground.decks):
            return not self.recorded
        return card >= self.ground.first_low and self.deck_of(card) == 0
