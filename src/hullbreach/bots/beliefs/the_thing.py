"""Who is likely to be an alien at the base: what they do gives them away a little.

`fork` deals every course of infections that fits the tokens and tests a seat has seen, takes hidden choices as they may
have been, and concludes nothing from what people do before all eyes. Here courses are weighed by how bots behave:

- how often an alien lays its token when it meets others, and how often one that could reveal itself keeps quiet;
- how often a leader wastes the cards that are left, which humans do not do;
- how often they meet others in the first rounds, where humans go by their duties and aliens keep to themselves;
- sabotage: the more of the cards turned up this round did harm, the more aliens have given cards.

`odds` says how likely each one is an alien, and `weight` lets dealt worlds come as often. The habits were counted at
tables of bots; `tests/bots/test_calibration.py` counts at others whether as many are aliens as are called so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from hullbreach.bots.listening.the_thing import hearsay
from hullbreach.games.the_thing.components import CARDS
from hullbreach.games.the_thing.infection import saw_alien
from hullbreach.games.the_thing.pieces import BLIND, CHOSEN, IN, OPEN, Deed
from hullbreach.games.the_thing.roles import (
    LEADING,
    UNKNOWN_HABITS,
    Habits,
    Hearsay,
    Leadership,
    keeping_away,
    laying,
    leading,
    meeting,
    role_sets,
    still_living,
)
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.view import role_of
from hullbreach.kernel import Seat, Spoken
from hullbreach.parts.cards import mask

from . import Belief

HABITS = Habits(
    lays=580,
    lays_among_aliens=400,
    stays=(995, 980, 980, 985, 985, 950),
    alien_stops=(20, 55, 230, 220, 300, 200),
    human_stops=1,
    leads=(1000, 1900, 900, 1000, 800),
    keeps=(1000, 5600, 550, 800, 950, 1100),
    meets=((385, 640), (450, 500), (555, 470), (545, 360), (425, 335), (510, 355)),
)
"""How bots behave with five at the table, in parts of 1,000."""
IN_A_CROWD = HABITS._replace(
    lays=620,
    alien_stops=(50, 80, 160, 300, 150, 250),
    leads=(1000, 1850, 1200, 1050, 950),
    keeps=(1000, 5500, 1650, 850, 1050, 2700),
)
AT_TABLES = {
    4: HABITS._replace(
        lays=680,
        stays=(995, 880, 945, 960, 940, 840),
        alien_stops=(230, 320, 270, 275, 240, 60),
        leads=(1000, 3450, 750, 700),
        keeps=(1000, 8000, 450, 1500, 1500, 2000),
        meets=((335, 760), (380, 490), (500, 500)),
    ),
    5: HABITS,
    6: IN_A_CROWD._replace(
        lays=700,
        stays=(995, 855, 900, 870, 910, 850),
        meets=((455, 655), (375, 635), (500, 500)),
    ),
    7: IN_A_CROWD._replace(
        lays=610,
        stays=(990, 885, 925, 865, 875, 865),
        leads=(1000, 2250, 1250, 1100, 950),
        meets=((520, 670), (500, 685), (575, 505), (575, 475), (640, 465)),
    ),
    8: IN_A_CROWD._replace(
        stays=(985, 800, 870, 835, 750, 740),
        meets=((425, 600), (525, 575), (490, 525), (580, 460), (515, 475), (565, 515)),
    ),
}
"""By the number of players: where there are more, an alien is stronger when it shows itself, and does so sooner."""
NOW = Deed("now", ())
"""After the last deed: what was said since then."""
PARTS = 1000
SABOTAGE = "sabotage"
HARMS, SLIPS = (0.7, 0.46, 0.5), (0.005, 0.005, 0.005)
"""How often an alien gives a sabotage that nobody sees, and how often a human has nothing else, in each round; in later
ones as in the last."""
NOBODY = -1
TOP_IS_SABOTAGE = CARDS.action[SABOTAGE] / sum(CARDS.action.values())
"""How often the card on top of the deck is a sabotage."""


class Turned(NamedTuple):
    """The cards of a round, as far as somebody has seen them."""

    size: int
    """Of the table."""
    round: int
    cards: int
    """Cards turned up."""
    harm: int
    """Sabotages among them."""
    seen: int
    """Cards that were seen when they were given."""
    seen_harm: int
    luck: int
    """Cards nobody has chosen, the one from the deck among them."""
    absent: int
    """Who met nobody this round, as a mask, as long as the story does not tell it yet."""


NOTHING = Turned(0, 0, 0, 0, 0, 0, 0, 0)


def odds(s: Base, seat: Seat) -> list[float]:
    """How likely each figure is an alien, as far as the seat can tell; when all is over everybody knows."""
    if s.ending:
        return _shown(s)
    sets = role_sets(s, (seat,), AT_TABLES[s.size], hearsay(seat))
    return _odds(s.size, sets, _givers(s, seat), _turned(s, seat))


def surest(s: Base, seat: Seat) -> float:
    """How likely the likeliest set of aliens among those at the base is, as far as the seat can tell."""
    inside = sum([1 << i for i, f in enumerate(s.figures) if f.status == IN])
    givers, turned = _givers(s, seat), _turned(s, seat)
    found: dict[int, float] = {}
    for aliens, weight in role_sets(s, (seat,), AT_TABLES[s.size], hearsay(seat)):
        weighed = weight * _round(aliens, givers, turned)
        found[aliens & inside] = found.get(aliens & inside, 0.0) + weighed
    return max(found.values()) / sum(found.values())


def public_odds(s: Base) -> list[float]:
    """How likely each figure is an alien to somebody who has only seen what everybody has."""
    if s.ending:
        return _shown(s)
    return _odds(s.size, role_sets(s, (), AT_TABLES[s.size]), _givers(s), _turned(s))


def _shown(s: Base) -> list[float]:
    """The roles as they are turned up at the end."""
    return [float(f.alien) for f in s.figures]


@lru_cache(maxsize=1024)
def _odds(size: int, sets: tuple[tuple[int, int], ...], givers: int, turned: Turned) -> list[float]:
    weighed = [(aliens, weight * _round(aliens, givers, turned)) for aliens, weight in sets]
    total = sum([weight for _, weight in weighed])
    return [sum([w for aliens, w in weighed if aliens >> i & 1]) / total for i in range(size)]


def weight(s: Base, seat: Seat) -> float:
    """How well this world explains what aliens and humans have done and said."""
    if s.coop:
        return 1.0
    aliens = sum([f.alien << i for i, f in enumerate(s.figures)])
    return _course(s, hearsay(seat)) * _round(aliens, _givers(s, seat), _turned(s, seat))


def _course(s: Base, heard: Sequence[Hearsay]) -> float:
    """How much likelier this course of infections is by the habits of bots than without any."""
    total, usual = 1.0, AT_TABLES[s.size]
    aliens = {s.first_alien}
    living, number, before, met = (1 << s.size) - 1, 1, -1, 0
    for at, deed in enumerate([*s.story, NOW]):
        for word in heard:
            if word.at == at:
                index = 2 * (word.seat in aliens) + (word.about in aliens)
                total *= word.weights[index] / max(word.weights)
        guilty, who = mask(*aliens), mask(*deed.who)
        if deed.kind == "met":
            met |= who
            total *= meeting(usual, number, who, guilty) / PARTS ** len(deed.who)
            often = laying(usual, deed.who, deed.looks, guilty)
            for i, laid in zip(deed.who, deed.hidden, strict=True):
                if i in aliens:
                    total *= _lays(often, laid) / _lays(UNKNOWN_HABITS.lays, laid)
            aliens |= {a for a, owner, place in deed.looks if saw_alien(deed, owner, place)}
        elif deed.kind == "dog" and deed.hidden[0]:
            aliens.add(deed.who[0])
        elif deed.kind == "hid":
            number = deed.hidden[0] if deed.hidden else number
            total *= _stays(usual, deed) ** len(aliens & set(deed.who))
            total *= keeping_away(usual, number, who & ~met, guilty) / PARTS ** len(deed.who)
            number, met = number + bool(deed.hidden), 0
        elif deed.kind in LEADING:
            led = Leadership(number, deed.kind, deed.who[0], before)
            total *= leading(usual, led, guilty, living) / PARTS**2
            before = led.leader
        living = still_living(deed.kind, deed.who, deed.hidden, living)
    return total


def _lays(often: int, laid: int) -> float:
    return often / PARTS if laid else 1 - often / PARTS


def _stays(usual: Habits, deed: Deed) -> float:
    number = deed.hidden[0] if deed.hidden else 1
    return usual.stays[min(number, len(usual.stays)) - 1] / PARTS


def _givers(s: Base, eyes: int = NOBODY) -> int:
    """Who has given a card of their choice this round that the eyes did not see, as a mask."""
    if not s.turned:
        return 0
    chosen = [1 << i for i, f in enumerate(s.figures) if f.handed == CHOSEN]
    known = 1 << eyes if eyes != NOBODY and s.figures[eyes].gave else 0
    return sum(chosen) & ~known


def _turned(s: Base, eyes: int = NOBODY) -> Turned:
    """What was turned up and given this round; whoever looks knows their own card."""
    if not s.turned:
        return NOTHING
    given = [f.handed for f in s.figures]
    seen = [*s.shown]
    luck = 1 + given.count(BLIND) + given.count(OPEN) - len(seen)
    own = s.figures[eyes] if eyes != NOBODY else None
    if own and own.gave:
        seen.append(own.gave)
        luck -= own.handed == BLIND
    harm = s.turned.count(SABOTAGE), seen.count(SABOTAGE)
    return Turned(s.size, s.round, len(s.turned), harm[0], len(seen), harm[1], luck, _absent(s))


def _absent(s: Base) -> int:
    """Who met nobody this round, now that all have met; when the round is over the story tells it."""
    found = mask(*[i for i, f in enumerate(s.figures) if f.status == IN])
    for deed in reversed(s.story):
        if deed.kind == "hid":
            return 0 if deed.hidden == (s.round,) else found
        if deed.kind == "met":
            found &= ~mask(*deed.who)
    return found


def _round(aliens: int, givers: int, turned: Turned) -> float:
    """How likely the cards turned up this round are when these are the aliens who gave them, and who met nobody."""
    if not turned.cards:
        return 1.0
    guilty = (aliens & givers).bit_count()
    away = keeping_away(AT_TABLES[turned.size], turned.round, turned.absent, aliens)
    cards = _likelihood(guilty, givers.bit_count() - guilty, turned)
    return cards * away / float(PARTS) ** turned.absent.bit_count()


@lru_cache(maxsize=4096)
def _likelihood(aliens: int, humans: int, turned: Turned) -> float:
    """How likely it is that this many of the cards turned up are sabotages, whoever gave which."""
    found, given = turned.harm, [0.0] * turned.seen_harm + [1.0]
    harms, slips = (often[min(turned.round, len(often)) - 1] for often in (HARMS, SLIPS))
    for chance in [harms] * aliens + [slips] * humans + [TOP_IS_SABOTAGE] * turned.luck:
        given = [
            (given[k] if k < len(given) else 0.0) * (1 - chance)
            + (given[k - 1] if k else 0.0) * chance
            for k in range(len(given) + 1)
        ]
    size = aliens + humans + turned.seen + turned.luck
    count = min(turned.cards, size)
    return (
        sum(
            [
                share * comb(harm, found) * comb(size - harm, count - found) / comb(size, count)
                for harm, share in enumerate(given)
                if found <= count
            ]
        )
        or 1e-9
    )


def shown_cards(s: Base) -> dict[int, str]:
    """The cards that were given before everybody's eyes this round, and by whom, in the order of placing."""
    order = s.order()
    givers = [i for i in order[1:] + order[:1] if s.figures[i].handed == OPEN]
    return dict(zip(givers, s.shown, strict=False)) if s.shown else {}


def holds(s: Base, seat: Seat, line: Spoken) -> float | None:
    """How likely a line about who is an alien is true, as far as the seat can tell."""
    found, verb = odds(s, seat), line.act.verb
    if verb == "human":
        return 1 - found[line.seat]
    if verb not in ("suspect", "trust"):
        return None
    target = found[int(line.act.args[0])]
    return target if verb == "suspect" else 1 - target


def suspects(s: Base, seat: Seat) -> list[float]:
    """The odds, and what a seat sees of roles that have been turned up."""
    if s.coop:
        return [0.0] * s.players
    seen = [role_of(s, i, seat) for i in range(s.size)]
    pairs = zip(seen, odds(s, seat), strict=True)
    return [chance if role is None else float(role == "alien") for role, chance in pairs]


BELIEF = Belief(weight=weight, holds=holds, suspects=suspects)
