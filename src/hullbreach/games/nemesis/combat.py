"""Combat: Characters shoot and strike (N-111 to N-118, N-165)."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, Choice, Fact, Pick, Seat, ask, roll, rule, settle

from .components import COMBAT_DIE, ITEMS, Weapon
from .contamination import contaminate
from .fire import ignite
from .hooks import combat_face, energy_injuries, fire_injuries, modify
from .injuries import destroy_eggs, injure
from .noise import noise_roll
from .species import species
from .state import Ship
from .wounds import serious_wound

EGGS = "eggs"
CROSSHAIRS = {"one": 1, "two": 2}


def injuries_of(s: Ship, face: str, kind: str) -> int:
    """How many injuries a face deals to a kind of target (N-112)."""
    if face in CROSSHAIRS:
        return CROSSHAIRS[face]
    return int(kind in species(s).hits.get(face, ()))


def targets(s: Ship, seat: Seat) -> list[Choice]:
    """What can be attacked in a Character's room: Intruders, and uncarried eggs."""
    room = s.where[seat]
    found: list[Choice] = [("intruder", x.id) for x in s.intruders_in(room)]
    if s.uncarried_eggs(room):
        found.append(EGGS)
    return found


def loaded_weapons(s: Ship, seat: Seat) -> list[int]:
    """The weapons in hand with ammunition."""
    return [h for h in s.held[seat] if s.ammo.get(h, 0) > 0]


def kind_of_target(s: Ship, target: Choice) -> str:
    """What is attacked: an egg, or a kind of Intruder."""
    if target == EGGS:
        return "egg"
    assert isinstance(target, tuple)
    x = s.intruder(int(target[1]))
    assert x is not None
    return x.kind


@rule
def shoot(
    s: Ship,
    seat: Seat,
    weapons: Sequence[int] | None = None,
    rerolls: int = 0,
    burst: int = 0,
) -> Asks[None]:
    """Shoot once: weapon, target, ammunition, die, weapon text, Weaknesses, one check (N-113).

    A burst spends all ammunition: one injury more for every `burst` rounds (N-115).
    """
    choices = list(loaded_weapons(s, seat) if weapons is None else weapons)
    gun: int = yield from settle(
        Pick(seat, "shoot.weapon", choices, "N-113", about={"burst": burst})
    )
    weapon = ITEMS[s.face(gun)].weapon
    assert weapon is not None
    spent = s.ammo[gun] if burst else 1
    more = spent // burst if burst else 0
    about: dict[str, Fact] = {"gun": gun, "more": more}
    pick = Pick(seat, "shoot.target", targets(s, seat), "N-113", about=about)
    target = yield from settle(pick)
    s.ammo[gun] -= spent
    kind = kind_of_target(s, target)
    s.tell("shoot", seat=seat, weapon=s.face(gun), target=kind)
    face = yield from _roll(s, seat, rerolls + weapon.reroll)
    face = _read(weapon, modify(s, combat_face, face, kind))
    count = yield from _damage(s, seat, gun, face, kind, more)
    yield from _apply(s, seat, target, count, "shot")
    if weapon.fire_on_two and face == "two" and s.present(seat):
        yield from ignite(s, s.where[seat])


def _read(weapon: Weapon, face: str) -> str:
    """The face as the weapon reads it: a Pistol's two crosshairs are one."""
    for printed, read in weapon.reads.items():
        if printed == face:
            return read
    return face


@rule
def _roll(s: Ship, seat: Seat, rerolls: int) -> Asks[str]:
    """Roll the combat die; some weapons and cards let you roll again."""
    face: str = yield from roll(COMBAT_DIE)
    s.last_roll = face
    s.tell("combat.rolled", seat=seat, face=face)
    while rerolls:
        pick = Pick(seat, "combat.reroll", ["keep", "reroll"], "N-114", about={"face": face})
        if (yield from ask(pick)) == "keep":
            break
        rerolls -= 1
        face = yield from roll(COMBAT_DIE)
        s.last_roll = face
        s.tell("combat.rolled", seat=seat, face=face)
    return face


@rule
def _damage(s: Ship, seat: Seat, gun: int, face: str, kind: str, more: int) -> Asks[int]:
    """The injuries of a shot, modifiers in their order (N-114, N-115)."""
    weapon = ITEMS[s.face(gun)].weapon
    assert weapon is not None
    count = _printed(s, weapon, face, kind, more)
    if weapon.spend_more and face == "two" and s.ammo[gun]:
        pick = Pick(seat, "shoot.more", ["spend", "keep"], "N-114", "keep")
        if (yield from ask(pick)) == "spend":
            s.ammo[gun] -= 1
            count += weapon.spend_more
    return _felt(s, weapon, kind, count)


def _printed(s: Ship, weapon: Weapon, face: str, kind: str, more: int = 0) -> int:
    """The injuries by the die and the text of the weapon."""
    count = injuries_of(s, face, kind)
    if face != "blank":
        count = max(count, weapon.least)
    count += more
    return count + _bonus(weapon, face, count)


def _felt(s: Ship, weapon: Weapon, kind: str, count: int) -> int:
    """The injuries after what the Intruders can or cannot stand."""
    if count and kind != "egg" and weapon.type == "energy":
        count = modify(s, energy_injuries, count)
    if count and kind != "egg" and weapon.burns:
        count = modify(s, fire_injuries, count)
    return count


def _bonus(weapon: Weapon, face: str, count: int) -> int:
    bonus = weapon.on_hit if count else 0
    bonus += weapon.on_two if face == "two" else 0
    return bonus + (weapon.on_crosshair if face in CROSSHAIRS else 0)


@rule
def _apply(s: Ship, seat: Seat, target: Choice, count: int, cause: str) -> Asks[None]:
    """Put the injuries on together; eggs break, and the attempt is heard (N-165)."""
    if target == EGGS:
        yield from destroy_eggs(s, s.where[seat], count)
        yield from noise_roll(s, seat)
    elif count:
        assert isinstance(target, tuple)
        yield from injure(s, int(target[1]), count, cause)
    else:
        s.tell("missed", seat=seat)


@rule
def melee(s: Ship, seat: Seat) -> Asks[None]:
    """Strike: a Contamination card, a target, the die; a miss is a serious wound (N-116)."""
    target = yield from settle(Pick(seat, "melee.target", targets(s, seat), "N-116"))
    kind = kind_of_target(s, target)
    if target != EGGS:
        contaminate(s, seat, "melee")
    s.tell("melee", seat=seat, target=kind)
    face = yield from _roll(s, seat, 0)
    count = _by_hand(s, face, kind)
    yield from _apply(s, seat, target, count, "blow")
    if not count and target != EGGS:
        yield from serious_wound(s, seat, "melee")


def _by_hand(s: Ship, face: str, kind: str) -> int:
    count = injuries_of(s, modify(s, combat_face, face, kind), kind)
    return min(count, 1) if s.rulebook else count


def odds(s: Ship, gun: int | None, kind: str, more: int = 0) -> list[int]:
    """The injuries each face of the combat die deals now, with a weapon or by hand (N-112 to N-116)."""
    if gun is None:
        return [_by_hand(s, face, kind) for face in COMBAT_DIE]
    weapon = ITEMS[s.face(gun)].weapon
    assert weapon is not None
    read = [_read(weapon, modify(s, combat_face, face, kind)) for face in COMBAT_DIE]
    return [_felt(s, weapon, kind, _printed(s, weapon, face, kind, more)) for face in read]
