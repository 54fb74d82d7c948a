"""What a position of Theseus is worth: life and data first, then the machinery that brings more of them.

`cards` is what cards are going to bring, `prospects` what a seat may do next, `scale` what the points are worth.
"""

from __future__ import annotations

from math import exp, log

from hullbreach.bots.evaluations import Evaluation, Terms
from hullbreach.games.theseus.combat import SYMBOLS
from hullbreach.games.theseus.components import ATTACKS, SEES
from hullbreach.games.theseus.state import NOTHING, SPACE, SUPPLY, Theseus, Unit
from hullbreach.kernel import Seat

from .cards import TURNS, cards, turns_left
from .prospects import nursery, offers_of, prospects, reach
from .scale import AIM, DATA, FIELDED, LIFE, TOKEN, UPGRADED

AHEAD, BESIDE = 3.0, 0.5
"""In deathmatch: how many points more make a rival almost three times the threat; what the lesser track counts."""
NEAR_END, SAFE = (0.0, 0.03, 0.08, 0.25, 0.25), 4.0
"""By how far the end token has come what it is worth to be ahead, and with how many points more one is sure of it."""
CAUGHT, PARASITE, VANISHED = 0.040, 0.025, 0.020
"""For units that are caught, infested or invisible."""
REACH = 0.4
"""How much of what a unit would find at the end of its next movement counts already."""
STRENGTH = {
    kind: tuple(
        (ATTACKS[symbol].targets, AIM * (ATTACKS[symbol].damage + ATTACKS[symbol].data))
        for symbol in symbols
    )
    for kind, symbols in SYMBOLS.items()
}
"""By kind of unit, base and upgraded, how many it hits and what each hit is worth."""


def terms(s: Theseus, seat: Seat) -> Terms:
    """What one's side has, less what the others have on average."""
    sides = _sides(s, seat)
    units, aims = _units(s, sides)
    offers = offers_of(s, aims)
    return {
        "life": _life(s, sides),
        "data": _data(s, sides),
        "units": units,
        "aim": sum([aim * x for aim, x in zip(aims, sides, strict=True)]),
        "cards": cards(s, sides),
        "upgrades": _tokens(s, sides),
        "end": _end(s, sides),
        "place": prospects(s, aims, offers) * sides[s.active] + nursery(s, sides),
        "reach": REACH * sum([r * x for r, x in zip(reach(s, offers), sides, strict=True)]),
    }


def _sides(s: Theseus, seat: Seat) -> list[float]:
    """By seat the share with which it counts: one's own side for oneself, the others against."""
    if len(s.team) == 2:
        return [1.0, -1.0] if seat == 0 else [-1.0, 1.0]
    if s.deathmatch:
        return _rivals(s, seat)
    team = s.team[seat]
    foes = sum([x != team for x in s.team])
    own = len(s.team) - foes
    return [1 / own if x == team else -1 / foes for x in s.team]


def _rivals(s: Theseus, seat: Seat) -> list[float]:
    """In deathmatch every opponent counts the more the nearer they are to winning."""
    threats = [exp(_score(s, other) / AHEAD) for other in range(len(s.team))]
    total = sum(threats) - threats[seat]
    return [1.0 if other == seat else -x / total for other, x in enumerate(threats)]


def _lead(s: Theseus, sides: list[float]) -> float:
    """How far a seat is ahead of its rivals, of whom the foremost tells most."""
    own = sides.index(1.0)
    rivals = [exp(_score(s, x) / AHEAD) for x in range(len(sides)) if x != own]
    return _score(s, own) - AHEAD * log(sum(rivals) / len(rivals))


def _score(s: Theseus, seat: Seat) -> float:
    """How far a seat has come in a deathmatch: one of the tracks wins, both together only in the end."""
    life, data = s.life[seat], s.data[seat]
    return life + BESIDE * data if life > data else data + BESIDE * life


def _life(s: Theseus, sides: list[float]) -> float:
    """Life weighs more the less of it is left; in deathmatch it is a score, and data with it."""
    if s.deathmatch:
        return DATA * _lead(s, sides)
    worth = [(life - 8 / (life + 2)) * x for life, x in zip(s.life, sides, strict=True)]
    return LIFE * sum(worth)


def _data(s: Theseus, sides: list[float]) -> float:
    """Data, unless they are part of the score."""
    if s.deathmatch:
        return 0.0
    return DATA * sum([d * x for d, x in zip(s.data, sides, strict=True)])


def _tokens(s: Theseus, sides: list[float]) -> float:
    """Tokens to spend, which are worth less the fewer turns are left to make use of them."""
    return (
        TOKEN * turns_left(s) / TURNS * sum([n * x for n, x in zip(s.tokens, sides, strict=True)])
    )


def _end(s: Theseus, sides: list[float]) -> float:
    """Being ahead when the end track runs out: those who are can see to it that it does."""
    own = sides.index(max(sides))
    if s.tied:
        return NEAR_END[-1] if s.marked[own] else -1.0
    if not s.end:
        return 0.0
    totals = [life + data for life, data in zip(s.life, s.data, strict=True)]
    if s.deathmatch:
        lead = float(totals[own] - max(totals[:own] + totals[own + 1 :]))
    else:
        lead = sum([n * x for n, x in zip(totals, sides, strict=True)])
    return NEAR_END[s.end] * max(-1.0, min(1.0, lead / SAFE))


def _units(s: Theseus, sides: list[float]) -> tuple[float, list[float]]:
    """The units of all seats, and for each seat what its units could do from where they stand."""
    worth, aims = 0.0, [0.0] * len(sides)
    for u in s.units:
        if u.at <= SUPPLY:
            continue
        value = FIELDED if u.at > SPACE else 0.0
        if u.upgraded:
            value += UPGRADED
        if u.caught:
            value -= CAUGHT
        if u.parasites:
            value -= PARASITE * u.parasites
        if u.invisible:
            value += VANISHED
        worth += value * sides[u.seat]
        if u.at > SPACE and u.room != NOTHING and not u.caught:
            aims[u.seat] += _aim(s, u)
    return worth, aims


def _aim(s: Theseus, u: Unit) -> float:
    """What an attack of this unit would bring now."""
    most, worth = STRENGTH[u.kind][u.upgraded]
    if not worth:
        return 0.0
    sector, team, units = s.sectors[u.at], s.team, s.units
    mine, targets = team[u.seat], 0
    for room in SEES[sector.board][u.room]:
        other = sector.rooms[room]
        if other != NOTHING and team[units[other].seat] != mine:
            targets += 1
    return worth * min(targets, most)


EVALUATION = Evaluation(
    terms=terms
)  # only decks are hidden, and they matter little to a single decision
