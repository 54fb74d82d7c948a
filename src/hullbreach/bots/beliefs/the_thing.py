"""Who is likely to be an alien at the base: an alien that meets humans seldom lets the chance go by.

`fork` draws a course of infections that fits every token and test the seat has seen, with an alien laying its token
every other time. Here that habit is sharpened: who has met many and infected nobody is rather a human, and who has
met somebody that turned out to be an alien is rather another one.
"""

from __future__ import annotations

from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat

LAYS, HOLDS_BACK = 1.4, 0.6
"""How much likelier than an even chance it is that an alien among humans lays its token, or does not."""


def weight(s: Base, seat: Seat) -> float:
    """How well the infections of this world fit what aliens do."""
    if s.coop:
        return 1.0
    total = 1.0
    aliens = {s.first_alien}
    for deed in s.story:
        if deed.kind == "met":
            humans = any(looker not in aliens for looker, _, _ in deed.looks)
            for who, laid in zip(deed.who, deed.hidden, strict=True):
                if who in aliens and who != seat and humans:
                    total *= LAYS if laid else HOLDS_BACK
            aliens |= {
                looker
                for looker, owner, position in deed.looks
                if deed.hidden[deed.who.index(owner)] == position + 1
            }
        elif deed.kind == "dog" and deed.hidden[0]:
            aliens.add(deed.who[0])
    return total
