"""Listening at the base: suspicions and trust weigh the roles, claims of things weigh who has them."""

from __future__ import annotations

from functools import lru_cache
from math import prod

from hullbreach.bots.heard import EARS, Heard
from hullbreach.games.the_thing.roles import Hearsay
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.talk import truth
from hullbreach.kernel import Seat

from . import Listener, Rates, disbelief, rates, weakened

THINGS = frozenset({"have", "lack"})
GAME = "the_thing"
NEWS = (0.0, 0.0, 0.25)
"""How much of what a bot's view tells is news, by the round it is said in; in later ones as in the last.

Whoever speaks has mostly seen what all have seen and heard the others: in the first rounds nobody has seen much else.
"""
NEWS_OF_PEOPLE = 0.25
"""The same of a person, who may have reasons of their own at any time."""


def hearsay(seat: Seat) -> tuple[Hearsay, ...]:
    """What the bot that thinks now has heard about roles, as rows of the story; its own lines tell it nothing."""
    heard = EARS.get()
    return _rows(heard, seat) if heard.lines else ()


@lru_cache(maxsize=64)
def _rows(heard: Heard, seat: Seat) -> tuple[Hearsay, ...]:
    known, found = rates(GAME), []
    for line in heard.lines:
        row = known.get(line.act.verb)
        if row is None or line.seat == seat or line.void or line.act.verb in THINGS:
            continue
        news = NEWS[min(line.stamp[0], len(NEWS)) - 1]
        if line.seat in heard.people:
            news = NEWS_OF_PEOPLE
        if not news:
            continue
        about = int(line.act.args[0]) if line.act.args else line.seat
        weights = weakened(_told(row, news), disbelief(heard, line.seat))
        found.append(Hearsay(line.stamp[1], line.seat, about, weights))
    return tuple(found)


@lru_cache(maxsize=64)
def _told(row: Rates, news: float) -> Rates:
    """The rates of a line without what its listeners have seen themselves."""
    middle = prod(row) ** (1 / len(row))
    a, b, c, d = (round(middle * (rate / middle) ** news) for rate in row)
    return a, b, c, d


def weigh(s: Base, seat: Seat, heard: Heard) -> float:
    """How well a world explains who claims to have what, this round and the last."""
    known, total = rates(GAME), 1.0
    for line in heard.lines:
        row = known.get(line.act.verb)
        if row is None or not LISTENER.hears(line, seat, s.round):
            continue
        true = bool(truth(s, line.act, line.seat))
        weights = weakened(row, disbelief(heard, line.seat))
        total *= weights[2 * s.figures[line.seat].alien + true] / max(weights)
    return total


LISTENER = Listener(weigh=weigh, verbs=THINGS, rounds=1)
