"""Attacks, combat and limited combat."""

from __future__ import annotations

from hullbreach.kernel import Asks, Fact, Pick, Seat, rule, settle

from .components import ATTACKS, SEES, UNITS
from .modules import is_protected, modules, use_modules, use_protection
from .pandora import put_to_use, release_spent
from .state import NOTHING, Sector, Theseus
from .tracks import gain_data, hurt


@rule
def combat(s: Theseus, seat: Seat) -> Asks[None]:
    """All units of the seat in all sectors attack; nobody strikes back."""
    s.tell("combat", seat=seat)
    yield from fight(s, seat, s.own_units(seat), list(range(len(s.sectors))))


@rule
def limited_combat(s: Theseus, seat: Seat, at: int) -> Asks[None]:
    """The seat's units in one full sector attack."""
    sector = s.sectors[at]
    s.tell("limited_combat", seat=seat, place=sector.id)
    own = [i for i in sector.units() if s.units[i].seat == seat]
    yield from fight(s, seat, own, [at])


@rule
def fight(s: Theseus, seat: Seat, units: list[int], lurking: list[int]) -> Asks[None]:
    """Those of the units that can attack do so, one after another, then the seat's lurkers in these sectors."""
    if s.taken:
        for target in [i for unit in units if is_armed(s, unit) for i in in_sight(s, unit)]:
            use_protection(s, target)
    attackers = ready(s, units)
    doubled = yield from double_shots(s, seat, attackers)
    while attackers:
        unit = attackers[0]
        if attack_order_matters(s, seat, attackers):
            pick = Pick(seat, "fight.attacker", s.names(attackers), "T-69")
            unit = s.named((yield from settle(pick)))
        attackers.remove(unit)
        yield from attack(s, seat, unit, 1 + doubled.count(unit))
    for at in lurking:
        yield from lurk(s, seat, s.sectors[at])
    release_spent(s)


@rule
def double_shots(s: Theseus, seat: Seat, attackers: list[int]) -> Asks[list[int]]:
    """Each Double Shot lets one of the attackers in its sector attack once more: whom, as often as they do."""
    doubled: list[int] = []
    for at in sorted({s.units[i].at for i in attackers if s.sectors[s.units[i].at].modules}):
        here = [i for i in attackers if s.units[i].at == at]
        about = {"place": s.sectors[at].id}
        for _ in range(use_modules(s, s.sectors[at], seat, "repeat")):
            pick = Pick(seat, "fight.double", s.names(here), "T-159", about=about)
            doubled.append(s.named((yield from settle(pick))))
    return doubled


@rule
def attack(s: Theseus, seat: Seat, unit: int, times: int) -> Asks[None]:
    """A unit attacks as its symbol says, this many times; what is added to the damage hits one of its targets.

    The seat chooses the targets: in the team game it may have woken a unit of its partner.
    """
    u = s.units[unit]
    row = ATTACKS[SYMBOLS[u.kind][u.upgraded]]
    for _ in range(times):
        targets = in_range(s, unit)
        if len(targets) > row.targets and is_choice(s, targets):
            pick = Pick(seat, "fight.target", s.names(targets), "T-69", about={"unit": u.name})
            targets = [s.named((yield from settle(pick)))]
        targets = targets[: row.targets]
        more = additional_damage(s, unit)
        brunt = (yield from who_takes_more(s, seat, unit, targets, more)) if more else NOTHING
        for target in targets:
            strike(s, unit, target, more if target == brunt else 0)


def additional_damage(s: Theseus, unit: int) -> int:
    """What modules of its side add to the damage of one attack of this unit."""
    u = s.units[unit]
    if not ATTACKS[SYMBOLS[u.kind][u.upgraded]].damage:
        return 0
    return use_modules(s, s.sectors[u.at], u.seat, "extra_damage")


@rule
def who_takes_more(s: Theseus, seat: Seat, unit: int, targets: list[int], more: int) -> Asks[int]:
    """Which of the targets takes the additional damage: one that no Invisibility shields, if there is any."""
    seen = [i for i in targets if not s.units[i].invisible]
    if not seen:
        return NOTHING
    if not is_choice(s, seen):
        return seen[0]
    about: dict[str, Fact] = {"unit": s.units[unit].name, "amount": more}
    pick = Pick(seat, "fight.extra", s.names(seen), "T-66a", about=about)
    return s.named((yield from settle(pick)))


@rule
def lurk(s: Theseus, seat: Seat, sector: Sector) -> Asks[None]:
    """Each Lurk card of the seat in a sector attacks one enemy unit there, in whatever room."""
    for h in [h for h in modules(s, sector, seat, "lurk") if s.holder[h] == seat]:
        for _ in range(1 + s.copies[h]):
            enemies = s.enemies_in(seat, sector)
            for enemy in enemies:
                use_protection(s, enemy)
            targets = [i for i in enemies if not is_protected(s, i)]
            if not targets:
                return
            target = targets[0]
            if is_choice(s, targets):
                pick = Pick(seat, "lurk.target", s.names(targets), "T-165a")
                target = s.named((yield from settle(pick)))
            put_to_use(s, h)
            face, name = s.cards.faces[h], s.units[target].name
            s.tell("lurks", card=face, target=name, place=sector.id)
            if not spend_invisibility(s, target):
                hurt(s, target, s.power[h], seat, face)


def is_armed(s: Theseus, unit: int) -> bool:
    """Whether a unit has an attack symbol and is not caught."""
    u = s.units[unit]
    return not u.caught and SYMBOLS[u.kind][u.upgraded] != "none"


def ready(s: Theseus, units: list[int]) -> list[int]:
    """Those of the units that can attack somebody: armed, with an enemy in range."""
    return [i for i in units if is_armed(s, i) and in_range(s, i)]


def in_sight(s: Theseus, unit: int) -> list[int]:
    """Enemy units in connected rooms of the same sector."""
    u = s.units[unit]
    sector, units, team = s.sectors[u.at], s.units, s.team
    mine, rooms = team[u.seat], sector.rooms
    return [
        i
        for room in SEES[sector.board][u.room]
        if (i := rooms[room]) != NOTHING and team[units[i].seat] != mine
    ]


def in_range(s: Theseus, unit: int) -> list[int]:
    """Enemy units in connected rooms of the same sector that nothing protects."""
    found = in_sight(s, unit)
    if s.sectors[s.units[unit].at].modules:
        return [i for i in found if not is_protected(s, i)]
    return found


def spend_invisibility(s: Theseus, unit: int) -> bool:
    """Whether an Invisibility token takes this hit or trap instead of the unit; it is used up then."""
    u = s.units[unit]
    if not u.invisible:
        return False
    u.invisible = False
    s.pieces["invisibility"] += 1
    s.tell("unseen", unit=u.name)
    return True


def strike(s: Theseus, unit: int, target: int, more: int) -> None:
    """One hit: damage, with so much added to it, or data, with what a Chamber of the attacker's side adds."""
    u = s.units[unit]
    row = ATTACKS[SYMBOLS[u.kind][u.upgraded]]
    sector = s.sectors[u.at]
    s.tell("hit", unit=u.name, target=s.units[target].name, more=more)
    if spend_invisibility(s, target):
        return
    hurt(s, target, row.damage + more, u.seat, u.name)
    if row.data:
        data = row.data + use_modules(s, sector, u.seat, "extra_data")
        gain_data(s, u.seat, data, u.name)


def is_choice(s: Theseus, targets: list[int]) -> bool:
    """Whether it makes a difference who is hit: units of one faction are alike but for shields and Young Aliens."""
    first = s.units[targets[0]]
    return any(
        s.units[i].seat != first.seat
        or s.units[i].invisible != first.invisible
        or s.units[i].kind != first.kind
        for i in targets
    )


def attack_order_matters(s: Theseus, seat: Seat, attackers: list[int]) -> bool:
    """Whether it makes a difference who attacks first: only when a target may vanish or shed a shield."""
    sides = {s.units[i].at for i in attackers}
    return any(
        s.units[i].invisible or UNITS[s.units[i].kind].fragile
        for at in sides
        for i in s.enemies_in(seat, s.sectors[at])
    )


SYMBOLS = {
    kind: (row.base.attack, row.upgraded.attack if row.upgraded else row.base.attack)
    for kind, row in UNITS.items()
}
"""Attack symbols by kind of unit: base and upgraded."""
