"""Company: whom it is dangerous to meet, and with whom one can leave."""

from __future__ import annotations

from hullbreach.games.the_thing.pieces import GREEN_FIELD, IN
from hullbreach.games.the_thing.state import Base

CATCH, BITE = 0.4, 0.22
"""How likely a human is infected by an alien they meet, or by a dog."""
ALONE_FOR_NOW = 0.3
"""How likely nobody else comes to where a dog waits, while others have yet to go."""
LATER = 0.9
"""How likely somebody who was turned away is let in later, if they should be."""
PLACING = ("place", "gamble", "sleep", "reveal_plan")
MEETING = (
    *PLACING,
    "encounters",
    "alien_order",
    "alien_meets",
    "alien_strikes",
    "after_flight",
    "flight_check",
    "other_order",
)


def exposed(s: Base, doubts: list[float]) -> dict[int, float]:
    """How likely everybody who has to look at a token in the encounters to come is infected, if they are a human."""
    if s.phase in MEETING:
        places = None
    elif s.phase == "meets":
        places = s.places
    else:
        return {}
    found: dict[int, float] = {}
    here: dict[str, list[int]] = {}
    for i, f in enumerate(s.figures):
        if f.status == IN and not f.out and (places is None or f.place in places):
            here.setdefault(f.place, []).append(i)
    here.pop("lounge", None)
    for place, crowd in here.items():
        if len(crowd) == 1:
            i = crowd[0]
            if place in s.dogs and not s.person(i).ignores_dogs:
                found[i] = BITE * (ALONE_FOR_NOW if s.turn else 1.0)
            continue
        laying = [i for i in crowd if s.figures[i].disc != GREEN_FIELD]
        aliens = sum([doubts[i] for i in crowd])
        found.update(
            (i, CATCH * (aliens - doubts[i]) / (len(crowd) - 1))
            for i in crowd
            if len(laying) > (i in laying)
        )
    return found


def boarding(s: Base, doubts: list[float]) -> float:
    """With a vehicle leaving everything hangs on who is taken for what they are, as far as the seat can tell."""
    assert s.escape is not None
    aboard, queue = s.escape.aboard, s.escape.queue
    chance = 1.0
    for i, alien in enumerate(doubts):
        if s.figures[i].status != IN or i in aboard:
            continue
        if i in queue:
            chance *= max(alien, 1 - alien)
        else:
            chance *= LATER * max(alien, 1 - alien) if queue else alien
    return chance
