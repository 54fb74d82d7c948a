"""Attacks, combat and limited combat."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, rule, settle

from .components import ATTACKS, CARD_BY_FACE, SEES, UNITS
from .pandora import put_to_use, release_spent
from .state import NOTHING, Sector, Theseus
from .tracks import gain_data, hurt


@rule
def combat(s: Theseus, seat: Seat) -> Asks[None]:
    """All units of the seat in all sectors attack; nobody strikes back."""
    s.tell("combat", seat=seat)
    yield from fight(s, seat, ready(s, s.own_units(seat)), list(range(len(s.sectors))))


@rule
def limited_combat(s: Theseus, seat: Seat, at: int) -> Asks[None]:
    """The seat's units in one full sector attack."""
    sector = s.sectors[at]
    s.tell("limited_combat", seat=seat, place=sector.id)
    own = [i for i in sector.units() if s.units[i].seat == seat]
    yield from fight(s, seat, ready(s, own), [at])


@rule
def fight(s: Theseus, seat: Seat, attackers: list[int], lurking: list[int]) -> Asks[None]:
    """The attackers attack one after another, then the seat's lurkers in these sectors."""
    while attackers:
        unit = attackers[0]
        if len(attackers) > 1 and attack_order_matters(s, attackers):
            pick = Pick(seat, "fight.attacker", s.names(attackers), "T-69")
            unit = s.named((yield from settle(pick)))
        attackers.remove(unit)
        yield from attack(s, unit)
    for at in lurking:
        yield from lurk(s, seat, s.sectors[at])
    release_spent(s)


@rule
def attack(s: Theseus, unit: int) -> Asks[None]:
    """A unit attacks as its symbol says, and all over again for every Double Shot of its side."""
    u = s.units[unit]
    sector = s.sectors[u.at]
    row = ATTACKS[SYMBOLS[u.kind][u.upgraded]]
    for _ in range(1 + sum_of(s, sector, u.seat, "repeat")):
        targets = in_range(s, unit)
        if len(targets) > row.targets and is_choice(s, targets):
            pick = Pick(u.seat, "fight.target", s.names(targets), "T-69", about={"unit": u.name})
            chosen = yield from settle(pick)
            targets = [s.named(chosen)]
        for target in targets[: row.targets]:
            strike(s, unit, target)


@rule
def lurk(s: Theseus, seat: Seat, sector: Sector) -> Asks[None]:
    """Each Lurk card of the seat in a sector attacks one enemy unit there, in whatever room."""
    faces = s.cards.faces
    cards = [
        h for h in sector.modules if CARD_BY_FACE[faces[h]].hook == "lurk" and s.holder[h] == seat
    ]
    for h in cards:
        for _ in range(1 + s.copies[h]):
            targets = [i for i in s.enemies_in(seat, sector) if not is_protected(s, i)]
            if not targets:
                return
            target = targets[0]
            if len(targets) > 1 and is_choice(s, targets):
                pick = Pick(seat, "lurk.target", s.names(targets), "T-165a")
                target = s.named((yield from settle(pick)))
            put_to_use(s, h)
            if not spend_invisibility(s, target):
                hurt(s, target, s.power[h], seat)


def ready(s: Theseus, units: list[int]) -> list[int]:
    """Those of the units that can attack somebody: with a symbol, not caught, an enemy in range."""
    result = []
    for i in units:
        u = s.units[i]
        if not u.caught and SYMBOLS[u.kind][u.upgraded] != "none" and in_range(s, i):
            result.append(i)
    return result


def in_range(s: Theseus, unit: int) -> list[int]:
    """Enemy units in connected rooms of the same sector that nothing protects."""
    u = s.units[unit]
    sector, units, team = s.sectors[u.at], s.units, s.team
    mine, rooms = team[u.seat], sector.rooms
    found = [
        i
        for room in SEES[sector.board][u.room]
        if (i := rooms[room]) != NOTHING and team[units[i].seat] != mine
    ]
    return [i for i in found if not is_protected(s, i)] if sector.modules else found


def is_protected(s: Theseus, unit: int) -> bool:
    """Whether a module of its side makes attacks on this unit void."""
    u = s.units[unit]
    faces = s.cards.faces
    for h in s.sectors[u.at].modules:
        if CARD_BY_FACE[faces[h]].hook == "protection" and s.friendly(u.seat, h):
            put_to_use(s, h)
            return True
    return False


def spend_invisibility(s: Theseus, unit: int) -> bool:
    """Whether an Invisibility token takes this hit or trap instead of the unit; it is used up then."""
    u = s.units[unit]
    if not u.invisible:
        return False
    u.invisible = False
    s.pieces["invisibility"] += 1
    s.tell("unseen", unit=u.name)
    return True


def strike(s: Theseus, unit: int, target: int) -> None:
    """One hit: damage or data, with what the modules of the attacker's side add."""
    u = s.units[unit]
    row = ATTACKS[SYMBOLS[u.kind][u.upgraded]]
    sector = s.sectors[u.at]
    s.tell("hit", unit=u.name, target=s.units[target].name)
    if spend_invisibility(s, target):
        return
    if row.damage:
        hurt(s, target, row.damage + sum_of(s, sector, u.seat, "extra_damage"), u.seat)
    if row.data:
        gain_data(s, u.seat, row.data + sum_of(s, sector, u.seat, "extra_data"))


def sum_of(s: Theseus, sector: Sector, seat: Seat, hook: str) -> int:
    """What the modules of one kind on the seat's side add up to, copies included."""
    total = 0
    faces = s.cards.faces
    for h in sector.modules:
        row = CARD_BY_FACE[faces[h]]
        if row.hook == hook and s.friendly(seat, h):
            put_to_use(s, h)
            total += (1 if row.base is None else s.power[h]) * (1 + s.copies[h])
    return total


def is_choice(s: Theseus, targets: list[int]) -> bool:
    """Whether it makes a difference who is hit: units of one faction are alike but for shields and Young Aliens."""
    first = s.units[targets[0]]
    return any(
        s.units[i].seat != first.seat
        or s.units[i].invisible != first.invisible
        or s.units[i].kind != first.kind
        for i in targets
    )


def attack_order_matters(s: Theseus, attackers: list[int]) -> bool:
    """Whether it makes a difference who attacks first: only when a target may vanish or shed a shield."""
    sides = {s.units[i].at for i in attackers}
    return any(
        s.units[i].invisible or UNITS[s.units[i].kind].fragile
        for at in sides
        for i in s.enemies_in(s.units[attackers[0]].seat, s.sectors[at])
    )


SYMBOLS = {
    kind: (row.base.attack, row.upgraded.attack if row.upgraded else row.base.attack)
    for kind, row in UNITS.items()
}
"""Attack symbols by kind of unit: base and upgraded."""
