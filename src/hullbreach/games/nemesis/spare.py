"""Which cards a player would miss least: what is laid out to pay with until they choose otherwise (N-32).

A card that is held twice goes first, for its twin stays. Then what has nothing to do here, what is for another time (a
fight, or the quiet after it), what answers others, and last what could be played at once; among equals the one that
came to hand first. The rule looks at the player's own hand and at what their turn would offer them, at nothing else.
"""

from __future__ import annotations

from hullbreach.kernel import Choice, Pick, Seat

from .components import ACTION_CARDS
from .effects import action_card
from .state import Ship


def proposed(s: Ship, pick: Pick) -> tuple[Choice, ...]:
    """The cards to pay with that the player would miss least, one for each that is still to be paid."""
    if pick.prompt != "pay":
        return ()
    faces, left = s.cards.faces, pick.about["left"]
    assert isinstance(left, int)
    hand = [faces[h] for h in s.payable(pick.seat)]
    chosen: list[Choice] = []
    for _ in range(min(left, len(hand))):
        least = min(hand, key=lambda face: (hand.count(face) == 1, _worth(s, pick.seat, face)))
        hand.remove(least)
        chosen.append(least)
    return tuple(chosen)


def _worth(s: Ship, seat: Seat, face: str) -> int:
    """How much would be lost with a card at this moment: nothing to do, another time, an answer, a deed."""
    card = ACTION_CARDS[face]
    if card.kind == "reaction":
        return 2
    if card.flag == ("out" if s.in_combat(seat) else "in"):
        return 1
    return 3 if action_card[face].possible(s, seat) else 0
