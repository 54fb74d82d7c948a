"""What a position of Panic Station is worth: how near the humans are to burning the nest, and which side one is on.

Humans win together, the infected win together, but only the living win. So a human's chance is that the nest burns
and they live to see it, an infected player's that it does not, that they live, and that they were not infected last.
The weights were fitted to what became of positions at tables full of greedy bots, but for those that bring late games
to an end: since no clock runs, nobody may be content to wait. What there is to do next draws the figures: rooms to lay
and to search, gas to carry to the nest; the infected look for company, and once there are no humans left, for a scan
that ends it.

`work` is what the humans have to do, `skin` what one has to lose, `lures` what draws the figures, `habits` what is
worth a thought at all.
"""

from __future__ import annotations

from math import exp

from hullbreach.bots.evaluations import Evaluation, Terms, wary
from hullbreach.games.panic_station.components import PARASITE_DAMAGE
from hullbreach.games.panic_station.state import KILLED, Station
from hullbreach.kernel import Seat

from .habits import sensible
from .lures import caught_soon, known_to, prey, tasks
from .skin import FEAR, OLD, cards, dies, gear, harm_ahead, not_last, outlives
from .work import both_sides, outlook

FULL = 1.6
"""From certain defeat to certain victory; what really ends the game counts for more."""
TAIL = 0.01
"""Even where all seems won or lost it is better to go on than to stand still."""
TURNED = 0.15
"""What it costs a human to change sides: whoever is human wants to stay so, even if the others have better chances."""
COVER = 0.04
"""What it costs an infected player that a human knows it."""


def terms(s: Station, seat: Seat) -> Terms:
    """How the humans stand and which side one is on, one's own skin, and what there is to do."""
    if not s.alive(seat):
        return {"lives": -1.0}
    caught, sides = caught_soon(s), both_sides(s)
    swarm = [
        (cell, PARASITE_DAMAGE[side])
        for cell, side in zip(s.parasites, s.sides, strict=True)
        if cell >= 0
    ]
    parts = outlook(s, sides, sum(caught.values()), sum([damage for _, damage in swarm]))
    whole = sum(parts.values())
    chance = 1 / (1 + exp(-whole))
    scale = FULL * (chance + TAIL * whole) / (whole or 1.0)
    harm = harm_ahead(s, seat, swarm) if swarm else 0.0
    held = s.faces(seat)
    if s.infected[seat]:
        alive = outlives(s, seat, harm) * not_last(s, seat)
        found = {name: -scale * alive * part for name, part in parts.items()}
        found["lives"] = FULL * (alive - 0.5)
        found["_side"] = -TURNED
        found["_prey"] = prey(s, seat, held)
        found["_cover"] = -COVER * known_to(s, seat)
    else:
        found = {name: scale * part for name, part in parts.items()}
        fear = FEAR * max(0.0, 1 - s.round / OLD)
        found["lives"] = -FULL * ((chance + fear) * dies(s, seat, harm) + 0.5)
        found["_meeting"] = -TURNED * caught.get(seat, 0.0)
        action = FULL * (TAIL + chance * (1 - chance)) * sides.pace
        found["_tasks"] = action * tasks(s, seat, held)
    found["cards"] = cards(held)
    found["gear"] = gear(s, seat)
    return found


SEEN_THROUGH, DOUBTED = 0.06, 0.5
"""What it costs to be taken for infected, and how much of the trust in a seat each of its killings leaves."""


def suspicion(s: Station, seat: Seat) -> float:
    """Everybody sees who kills a character of another player; exchanges tell the two of them only."""
    killed = [row for row in s.log if row.what == KILLED and row.seat == seat]
    return 1 - DOUBTED ** len(killed)


EVALUATION = Evaluation(
    terms=wary(terms, suspicion, SEEN_THROUGH), sensible=sensible, follow=8, ahead=20
)
