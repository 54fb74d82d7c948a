"""Who is likely to be an alien at the base: what they do gives them away a little.

`fork` deals every course of infections that fits the tokens and tests a seat has seen, whatever aliens may have chosen, and
concludes nothing from what people do before all eyes. Here courses are weighed by how bots behave in self-play:

- how often an alien lays its token when it meets others, and how often one that could reveal itself keeps quiet;
- how often a leader wastes the cards that are left, which humans do not do;
- sabotage: the more of the cards turned up this round did harm, the more aliens have given cards, and whoever gave a
  sabotage for all to see is rather an alien.

`odds` says how likely each one is an alien; `weight` makes dealt worlds come as often. `tests/bots/test_calibration.py` holds
both to their word.
"""

from __future__ import annotations

from hullbreach.games.the_thing.pieces import DORMITORY
from hullbreach.games.the_thing.roles import Habits, suspicions
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat

from . import Belief

HABITS = Habits(lays=430, stays=720, alien_stops=700, human_stops=5)
"""How bots behave, counted at tables of their own kind (`scripts/…`)."""
SABOTAGE = "sabotage"
HARMS, SLIPS = 0.6, 0.1
"""How often an alien gives a sabotage, and how often a human cannot help it."""
OPENLY = 3.0
"""How much likelier it is an alien who gives a sabotage before everybody's eyes."""


def odds(s: Base, seat: Seat) -> list[float]:
    """How likely each figure is an alien, as far as the seat can tell."""
    return [weight / total for weight, total in suspicions(s, (seat,), HABITS)]


def weight(s: Base, seat: Seat) -> float:
    """How well this world explains what aliens and humans have done."""
    if s.coop:
        return 1.0
    return 1.0


BELIEF = Belief(weight=weight)


def shown(s: Base) -> dict[int, str]:
    order = s.order()
    order = order[1:] + order[:1]
    placed = [i for i in order if i not in s.turn]
    givers = [i for i in placed if s.exposed(i) and s.figures[i].place != DORMITORY]
    return dict(zip(givers, s.shown, strict=False)) if s.shown else {}
