"""What a position of Theseus is worth: life and data first, then the machinery that brings more of them."""

from __future__ import annotations

from hullbreach.games.theseus.combat import SYMBOLS
from hullbreach.games.theseus.components import ATTACKS, CARD_BY_FACE, SECTORS, SEES
from hullbreach.games.theseus.state import NOTHING, SPACE, SUPPLY, Sector, Theseus, Unit
from hullbreach.kernel import Seat

from . import Evaluation, Terms

LIFE, DATA = 0.040, 0.045
"""For each point on the tracks; data are nearer to a victory of one's own."""
CARD_WORTH = {
    "trap": 0.040,
    "action": 0.050,
    "module": 0.030,
    "shortcut": 0.020,
    "station_wide": 0.030,
    "duplication": 0.020,
    "special": 0.020,
    "bonus": 0.015,
}
"""For an installed card that works, and for special and bonus cards in hand."""
POWER = 0.010
IMPENDING = 0.012
UPGRADED, TOKEN, FIELDED = 0.045, 0.028, 0.030
"""For an upgraded unit, a token to spend, a unit in a sector."""
CAUGHT, PARASITE, VANISHED = 0.040, 0.025, 0.020
AIM = 0.006
"""For each point of damage or data one's units could do where they stand."""
ACTION, EXTRA, HOME, DISC, INSTALL = 0.030, 0.035, 0.030, 0.012, 0.022
"""What a stop promises: an own action card, another turn, the own sector, the disc, an impending card to install."""


FACE_WORTH = {
    face: (CARD_WORTH[row.type], POWER if row.base else 0.0) for face, row in CARD_BY_FACE.items()
}
"""By face what a card is worth, and each point of its number."""
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
    return {
        "life": _life(s, sides),
        "data": DATA * sum([d * x for d, x in zip(s.data, sides, strict=True)]),
        "units": units,
        "aim": sum([aim * x for aim, x in zip(aims, sides, strict=True)]),
        "cards": _cards(s, sides),
        "upgrades": TOKEN * sum([n * x for n, x in zip(s.tokens, sides, strict=True)]),
        "place": _prospects(s, aims) * sides[s.active],
    }


def _sides(s: Theseus, seat: Seat) -> list[float]:
    """By seat the share with which it counts: one's own side for oneself, the others against."""
    if len(s.team) == 2:
        return [1.0, -1.0] if seat == 0 else [-1.0, 1.0]
    team = s.team[seat]
    foes = sum([x != team for x in s.team])
    own = len(s.team) - foes
    return [1 / own if x == team else -1 / foes for x in s.team]


def _life(s: Theseus, sides: list[float]) -> float:
    """Life weighs more the less of it is left; in deathmatch it is a score like data."""
    if s.deathmatch:
        return DATA * sum([life * x for life, x in zip(s.life, sides, strict=True)])
    worth = [(life - 8 / (life + 2)) * x for life, x in zip(s.life, sides, strict=True)]
    return LIFE * sum(worth)


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


def _cards(s: Theseus, sides: list[float]) -> float:
    """Cards installed, impending and in hand; one that is out of order is worth half."""
    worth = 0.0
    faces, holder, power, copies, disc = s.cards.faces, s.holder, s.power, s.copies, s.disc
    for sector in s.sectors:
        for h in sector.slots:
            if h != NOTHING and holder[h] != NOTHING:
                card, each = FACE_WORTH[faces[h]]
                value = (card + each * power[h] * (1 + copies[h])) * sides[holder[h]]
                worth += value / 2 if h == disc else value
        for h in sector.impending:
            if h != NOTHING and holder[h] != NOTHING:
                worth += IMPENDING * sides[holder[h]]
    for front, side in zip(s.front, sides, strict=True):
        for h in front:
            worth += FACE_WORTH[faces[h]][0] * side
    return worth


def _prospects(s: Theseus, aims: list[float]) -> float:
    """What the active seat may still do where its unit has stopped."""
    if s.stop == NOTHING or s.phase not in ("actions", "sector", "impending"):
        return 0.0
    seat, sector, holder = s.active, s.sectors[s.stop], s.holder
    worth = 0.0
    if s.phase != "impending":
        worth += _sector_action(s, seat, sector, aims)
    if s.phase == "actions":
        faces = s.cards.faces
        for h in sector.actions:
            if h not in s.used and holder[h] == seat:
                worth += ACTION + FACE_WORTH[faces[h]][1] * s.power[h]
    for h in sector.impending:
        if h != NOTHING and holder[h] == seat:
            worth += INSTALL
    return worth


def _sector_action(s: Theseus, seat: Seat, sector: Sector, aims: list[float]) -> float:
    """What the action of the sector will bring."""
    worth = HOME if s.is_home(seat, s.stop) else 0.0
    action = SECTORS[sector.board].action
    if action == "combat":
        worth += aims[seat] * LIFE / AIM
    elif action == "extra_turn":
        worth += EXTRA
    elif action == "malfunction":
        worth += DISC
    return worth


EVALUATION = Evaluation(
    terms=terms
)  # only decks are hidden, and they matter little to a single decision
