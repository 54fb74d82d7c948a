"""Who is likely to be an alien at the base: what they do gives them away a little.

`fork` draws a course of infections that fits every token and test the seat has seen, with an alien laying its token
every other time. Here the world is weighed by what everybody could see:

- who met whom: an alien that meets humans seldom lets the chance go by;
- looks: whoever looked at a token of somebody who is shown to be an alien is rather one, which the course of
  infections tells, and whoever was looked at by many and infected nobody is rather a human;
- votes: discs that lie higher than looks can explain were moved there by accusers, who tend to be right;
- tests: whoever was shown to be human and has met nobody since is one, and whoever was tested and turned out to be an
  alien has not accused their like;
- sabotage: the more of the cards turned up this round did harm, the more aliens have given cards, and whoever gave a
  sabotage for all to see is rather an alien.
"""

from __future__ import annotations

from hullbreach.games.the_thing.components import CARDS, TRACKS
from hullbreach.games.the_thing.pieces import DORMITORY, GREEN_FIELD, IN, Deed
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat

from . import Belief

LAYS, HOLDS_BACK = 1.1, 0.9
"""How much likelier than an even chance it is that an alien among humans lays its token, or does not."""
ACCUSED, SPARED = 1.1, 0.95
"""How much likelier a vote meets an alien than a human."""
SABOTAGE = "sabotage"
HARMS, SLIPS = 0.6, 0.1
"""How often an alien gives a sabotage, and how often a human cannot help it."""
OPENLY = 3.0
"""How much likelier it is an alien who gives a sabotage before everybody's eyes."""


def weight(s: Base, seat: Seat) -> float:
    """How well this world explains what aliens and humans have done."""
    if s.coop:
        return 1.0
    return _meetings(s, seat) * _votes(s, seat) * _cards(s) * _open_harm(s, seat)


def _meetings(s: Base, seat: Seat) -> float:
    """An alien among humans rather lays its token."""
    total = 1.0
    aliens = {s.first_alien}
    for deed in s.story:
        if deed.kind == "met":
            humans = any(looker not in aliens for looker, _, _ in deed.looks)
            for who, laid in zip(deed.who, deed.hidden, strict=True):
                if who in aliens and who != seat and humans:
                    total *= LAYS if laid else HOLDS_BACK
            aliens |= _infected(deed)
        elif deed.kind == "dog" and deed.hidden[0]:
            aliens.add(deed.who[0])
    return total


def _infected(deed: Deed) -> set[int]:
    return {
        looker
        for looker, owner, position in deed.looks
        if deed.hidden[deed.who.index(owner)] == position + 1
    }


def votes(s: Base) -> dict[int, int]:
    """How often each character has been accused since their disc last lay on green: what looks do not explain."""
    start = TRACKS.suspicion.yellow
    moved = dict.fromkeys(range(s.size), start)
    for deed in s.story:
        if deed.kind == "shown":
            moved[deed.who[0]] = GREEN_FIELD
        elif deed.kind == "dog":
            moved[deed.who[0]] += 1
        for looker, _, _ in deed.looks:
            moved[looker] += 1
    return {
        i: max(0, f.disc - moved[i]) for i, f in enumerate(s.figures) if f.status == IN and f.disc
    }


def _votes(s: Base, seat: Seat) -> float:
    """Accusations are right more often than not."""
    total = 1.0
    for i, count in votes(s).items():
        if i != seat:
            total *= (ACCUSED if s.figures[i].alien else SPARED) ** count
    return total


def _cards(s: Base) -> float:
    """How likely the cards turned up this round are when these are the aliens who gave them."""
    givers = [f for f in s.figures if f.status == IN and f.place != DORMITORY]
    if not s.turned or not givers:
        return 1.0
    any_card = CARDS.action[SABOTAGE] / sum(CARDS.action.values())
    harm = any_card + sum([HARMS if f.alien else SLIPS for f in givers])
    chance = harm / (len(givers) + 1)
    total = 1.0
    for card in s.turned:
        total *= chance if card == SABOTAGE else 1 - chance
    return total


def exposed_givers(s: Base) -> list[int]:
    """Who had to give their card face up this round, in the order of placing."""
    order = s.order()
    order = order[1:] + order[:1]
    placed = [i for i in order if i not in s.turn]
    return [i for i in placed if s.exposed(i) and s.figures[i].place != DORMITORY]


def shown(s: Base) -> dict[int, str]:
    """The cards that were given before everybody's eyes this round, and by whom."""
    return dict(zip(exposed_givers(s), s.shown, strict=False)) if s.shown else {}


def _open_harm(s: Base, seat: Seat) -> float:
    """Who gave a sabotage for all to see is rather an alien, who gave a good card rather not."""
    total = 1.0
    for i, card in shown(s).items():
        if i != seat and card == SABOTAGE:
            total *= OPENLY if s.figures[i].alien else 1 / OPENLY
    return total


BELIEF = Belief(weight=weight)
