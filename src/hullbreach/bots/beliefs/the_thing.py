"""Who is likely to be an alien at the base: what they do gives them away a little.

`fork` deals every course of infections that fits the tokens and tests a seat has seen, takes hidden choices as they may
have been, and concludes nothing from what people do before all eyes. Here courses are weighed by how bots behave:

- how often an alien lays its token when it meets others, and how often one that could reveal itself keeps quiet;
- how often a leader wastes the cards that are left, which humans do not do;
- sabotage: the more of the cards turned up this round did harm, the more aliens have given cards.

`odds` says how likely each one is an alien, and `weight` lets dealt worlds come as often. The habits were counted at
tables of bots; `tests/bots/test_the_thing_odds.py` counts at others whether as many are aliens as are called so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import TypeAlias

from hullbreach.bots.listening.the_thing import hearsay
from hullbreach.games.the_thing.components import CARDS
from hullbreach.games.the_thing.infection import saw_alien
from hullbreach.games.the_thing.pieces import DORMITORY, IN, Deed
from hullbreach.games.the_thing.roles import UNKNOWN_HABITS, Habits, Hearsay, role_sets
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat, Spoken

from . import Belief

HABITS = Habits(lays=600, stays=(990, 960, 960, 980, 970, 870), alien_stops=180, human_stops=3)
"""How bots behave, in parts of 1,000."""
NOW = Deed("now", ())
"""After the last deed: what was said since then."""
PARTS = 1000
SABOTAGE = "sabotage"
HARMS, SLIPS = 0.35, 0.1
"""How often an alien gives a sabotage that nobody sees, and how often a human has nothing else, as far as it tells."""
TOP_IS_SABOTAGE = CARDS.action[SABOTAGE] / sum(CARDS.action.values())
"""How often the card on top of the deck is a sabotage."""

Turned: TypeAlias = tuple[int, int, int, int, int]
"""Cards turned up, sabotages among them, cards given openly, sabotages among those, cards nobody has chosen."""


def odds(s: Base, seat: Seat) -> list[float]:
    """How likely each figure is an alien, as far as the seat can tell."""
    sets = role_sets(s, (seat,), HABITS, hearsay(seat))
    return _odds(s.size, sets, _givers(s), _turned(s))


def surest(s: Base, seat: Seat) -> float:
    """How likely the likeliest set of aliens among those at the base is, as far as the seat can tell."""
    inside = sum([1 << i for i, f in enumerate(s.figures) if f.status == IN])
    givers, turned = _givers(s), _turned(s)
    found: dict[int, float] = {}
    for mask, weight in role_sets(s, (seat,), HABITS, hearsay(seat)):
        found[mask & inside] = found.get(mask & inside, 0.0) + weight * _harm(mask, givers, turned)
    return max(found.values()) / sum(found.values())


def public_odds(s: Base) -> list[float]:
    """How likely each figure is an alien to somebody who has only seen what everybody has."""
    return _odds(s.size, role_sets(s, (), HABITS), _givers(s), _turned(s))


@lru_cache(maxsize=1024)
def _odds(size: int, sets: tuple[tuple[int, int], ...], givers: int, turned: Turned) -> list[float]:
    weighed = [(mask, weight * _harm(mask, givers, turned)) for mask, weight in sets]
    total = sum([weight for _, weight in weighed])
    return [sum([w for mask, w in weighed if mask >> i & 1]) / total for i in range(size)]


def weight(s: Base, seat: Seat) -> float:
    """How well this world explains what aliens and humans have done and said."""
    if s.coop:
        return 1.0
    aliens = sum([f.alien << i for i, f in enumerate(s.figures)])
    return _course(s, hearsay(seat)) * _harm(aliens, _givers(s), _turned(s))


def _course(s: Base, heard: Sequence[Hearsay]) -> float:
    """How much likelier this course of infections is by the habits of bots than without any."""
    total = 1.0
    aliens = {s.first_alien}
    for at, deed in enumerate([*s.story, NOW]):
        for word in heard:
            if word.at == at:
                index = 2 * (word.seat in aliens) + (word.about in aliens)
                total *= word.weights[index] / max(word.weights)
        if deed.kind == "met":
            for who, laid in zip(deed.who, deed.hidden, strict=True):
                if who in aliens:
                    total *= _lays(HABITS, laid) / _lays(UNKNOWN_HABITS, laid)
            aliens |= {a for a, owner, place in deed.looks if saw_alien(deed, owner, place)}
        elif deed.kind == "dog" and deed.hidden[0]:
            aliens.add(deed.who[0])
        elif deed.kind == "hid":
            total *= _stays(deed) ** len(aliens & set(deed.who))
        elif deed.kind in ("stopped", "led"):
            total *= _stops(deed, deed.who[0] in aliens)
    return total


def _lays(habits: Habits, laid: int) -> float:
    return habits.lays / PARTS if laid else 1 - habits.lays / PARTS


def _stays(deed: Deed) -> float:
    number = deed.hidden[0] if deed.hidden else 1
    return HABITS.stays[min(number, len(HABITS.stays)) - 1] / PARTS


def _stops(deed: Deed, alien: bool) -> float:
    often = (HABITS.alien_stops if alien else HABITS.human_stops) / PARTS
    return often if deed.kind == "stopped" else 1 - often


def _givers(s: Base) -> int:
    """Who has given a card of their choice this round that nobody saw, as a mask."""
    if not s.turned:
        return 0
    dark = s.dark()
    return sum([1 << i for i in _unseen(s) if s.figures[i].hand and not _blind(s, i, dark)])


def _unseen(s: Base) -> list[int]:
    """Who has given a card this round that nobody saw."""
    return [
        i
        for i, f in enumerate(s.figures)
        if f.status == IN and f.place != DORMITORY and not s.exposed(i)
    ]


def _blind(s: Base, i: int, dark: bool) -> bool:
    """Whether a card was given in the dark; who has gambled is known by the empty hand."""
    return dark and not s.person(i).sees_in_the_dark


def _turned(s: Base) -> Turned:
    if not s.turned:
        return 0, 0, 0, 0, 0
    any_cards = 1 + len(_unseen(s)) - _givers(s).bit_count()
    harm = s.turned.count(SABOTAGE), s.shown.count(SABOTAGE)
    return len(s.turned), harm[0], len(s.shown), harm[1], any_cards


def _harm(aliens: int, givers: int, turned: Turned) -> float:
    """How likely the cards turned up this round are when these are the aliens who gave them."""
    if not turned[0]:
        return 1.0
    guilty = (aliens & givers).bit_count()
    return _likelihood(guilty, givers.bit_count() - guilty, turned)


@lru_cache(maxsize=4096)
def _likelihood(aliens: int, humans: int, turned: Turned) -> float:
    """How likely it is that this many of the cards turned up are sabotages, whoever gave which."""
    count, found, shown, shown_harm, any_cards = turned
    given = [0.0] * shown_harm + [1.0]
    for chance in [HARMS] * aliens + [SLIPS] * humans + [TOP_IS_SABOTAGE] * any_cards:
        given = [
            (given[k] if k < len(given) else 0.0) * (1 - chance)
            + (given[k - 1] if k else 0.0) * chance
            for k in range(len(given) + 1)
        ]
    size = aliens + humans + shown + any_cards
    count = min(count, size)
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
    placed = [i for i in order[1:] + order[:1] if i not in s.turn]
    givers = [i for i in placed if s.exposed(i) and s.figures[i].place != DORMITORY]
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


BELIEF = Belief(weight=weight, holds=holds)
