"""The mask of a foe in hiding: tables at which its seat is a human whom nobody could tell from it.

Roles and past are dealt for no eyes at all, until the seat is no foe: whatever it has said of being human is true
there. What it holds itself it knows, and says by its own world.
"""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import Chance, NoWorld, Seat, Session, copier, key_of
from hullbreach.kernel.fork import deal_anew

COVER_TRIES = 16


def covers(table: Session[Any], seat: Seat, seed: int, count: int) -> list[Session[Any]]:
    """Up to this many tables at which the seat is what it pretends to be; none if it cannot pretend any more."""
    game, source = table.game, Chance(key_of(seed))
    assert game.talk is not None
    copied = copier(game.state)
    found: list[Session[Any]] = []
    for i in range(COVER_TRIES):
        state = copied(table.boundary)
        try:
            deal_anew(game, state, (), source.split(str(i)), table.boundary, pinning=False)
        except NoWorld:
            return found
        state.chance.unpin()
        if not game.talk.foe(state, seat):
            found.append(Session.at(game, table.config, state, record=False))
        if len(found) == count:
            break
    return found
