"""Phase 7: food."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Pick, Seat, ask, ask_together, rule

from .components import TRACKS
from .state import Base


@rule
def food(s: Base) -> Asks[None]:
    """Eat what was cooked, or 4 from the pantry, or go hungry for good."""
    s.phase = "dogs"
    if s.kitchen:
        s.tell("food.eaten", food=s.kitchen)
        s.kitchen = 0
    elif s.pantry >= TRACKS.food.raw_meal:
        s.pantry -= TRACKS.food.raw_meal
        s.tell("food.raw", food=TRACKS.food.raw_meal, left=s.pantry)
    else:
        s.pantry = 0
        if not s.hungry:
            s.hungry = True
            s.tell("hunger")
            yield from discard_down(s)


@rule
def discard_down(s: Base) -> Asks[None]:
    """Whoever holds more than the hungry hand limit discards down to it."""
    limit = s.hand_limit()
    over = [i for i in s.present() if len(s.figures[i].hand) > limit]
    if not over:
        return
    rules = {s.figures[i].seat: partial(_discard, s, i, limit) for i in over}
    answers: dict[Seat, list[str]] = yield from ask_together(rules)
    for i in over:
        for kind in answers[s.figures[i].seat]:
            s.action_discard.append(s.take(s.figures[i].hand, kind))


@rule
def _discard(s: Base, i: int, limit: int) -> Asks[list[str]]:
    f = s.figures[i]
    hand = [s.cards.faces[h] for h in f.hand]
    away: list[str] = []
    while len(hand) > limit:
        pick = Pick(f.seat, "hunger.discard", sorted(set(hand)), "G-165", secret=True)
        kind = yield from ask(pick)
        hand.remove(kind)
        away.append(kind)
    return away
