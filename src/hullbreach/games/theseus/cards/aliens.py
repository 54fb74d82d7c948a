"""The cards of the Aliens."""

from __future__ import annotations

from hullbreach.games.theseus.action_cards import action
from hullbreach.games.theseus.combat import fight, limited_combat, ready
from hullbreach.games.theseus.components import CARD_BY_FACE, SLOT_IDS
from hullbreach.games.theseus.duplication import refresh
from hullbreach.games.theseus.ejection import eject, find_room
from hullbreach.games.theseus.installing import empty_slots, take_off
from hullbreach.games.theseus.movement import relocate, targets_to_move
from hullbreach.games.theseus.state import NOTHING, SUPPLY, Theseus
from hullbreach.games.theseus.traps import trap
from hullbreach.games.theseus.upgrades import special
from hullbreach.kernel import DONE, Asks, Pick, Seat, ask, rule, settle


@trap("aliens_parasite")
def parasite(s: Theseus, h: int, unit: int) -> bool:
    """The unit carries a Parasite from now on, with a copy two; one that carries some already is spared."""
    u = s.units[unit]
    count = min(1 + s.copies[h], s.pieces["parasite"])
    if u.parasites or not count:
        return False
    s.pieces["parasite"] -= count
    u.parasites, u.infester = count, s.holder[h]
    s.tell("infested", unit=u.name, cause=s.cards.faces[h])
    return True


def can_rush(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether a unit may be activated."""
    return bool(rested(s, seat))


@action("aliens_adrenaline_rush", possible=can_rush)
@rule
def adrenaline_rush(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Different units of the own side in any sectors carry out their attacks, each once per turn."""
    for _ in range(s.power[h] * times):
        units = rested(s, seat)
        if not units:
            return
        pick = Pick(seat, "rush.unit", [*s.names(units), DONE], "T-164", DONE)
        name = yield from ask(pick)
        if name == DONE:
            return
        unit = s.named(name)
        s.activated.append(unit)
        yield from fight(s, seat, [unit], [])


def rested(s: Theseus, seat: Seat) -> list[int]:
    """Units of the own side with somebody to attack that were not activated by a card in this turn."""
    units = [i for mate in s.mates(seat) for i in s.own_units(mate)]
    return [i for i in ready(s, units) if i not in s.activated]


def can_incubate(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether a Young Alien is left."""
    return brood(s) != NOTHING


@action("aliens_incubator", possible=can_incubate)
@rule
def incubator(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """A Young Alien appears in this sector; if it fills the sector, a limited combat follows."""
    for copied in range(times):
        young = brood(s)
        if young == NOTHING or (copied and not (yield from makes_room(s, seat, at, young))):
            return
        room = yield from find_room(s, seat, at, young)
        u = s.units[young]
        u.seat, u.moved = s.holder[h], False
        s.enter(young, at, room)
        s.tell("hatched", unit=u.name, place=s.sectors[at].id)
        if NOTHING not in s.sectors[at].rooms:
            yield from limited_combat(s, seat, at)


@rule
def makes_room(s: Theseus, seat: Seat, at: int, young: int) -> Asks[bool]:
    """Whether there is a room for a copied Young Alien; in a full sector nobody has to leave for it."""
    sector = s.sectors[at]
    if NOTHING in sector.rooms:
        return True
    about = {"place": sector.id, "unit": s.units[young].name}
    options = [*s.names(sector.units()), DONE]
    name = yield from ask(Pick(seat, "incubator.eject", options, "T-72", DONE, about=about))
    if name != DONE:
        eject(s, s.named(name), s.units[young].name)
    return bool(name != DONE)


def brood(s: Theseus) -> int:
    """A Young Alien in the supply."""
    for i, u in enumerate(s.units):
        if u.kind == "young_alien" and u.at == SUPPLY:
            return i
    return NOTHING


def can_abduct(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether an enemy unit in this sector may be moved."""
    return bool(targets_to_move(s, seat, s.enemies_in(seat, s.sectors[at])))


@action("aliens_abduction", possible=can_abduct)
@rule
def abduction(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Relocate different enemy units from this sector, one after another."""
    for _ in range(s.power[h] * times):
        targets = targets_to_move(s, seat, s.enemies_in(seat, s.sectors[at]))
        if not targets:
            return
        pick = Pick(seat, "abduction.unit", [*s.names(targets), DONE], "T-162", DONE)
        name = yield from ask(pick)
        if name == DONE:
            return
        yield from relocate(s, seat, s.named(name))


def can_shift(s: Theseus, seat: Seat) -> bool:
    """Whether there are a shortcut and an empty slot."""
    return bool(movable_shortcuts(s, seat)) and bool(empty_slots(s))


@special("aliens_hole", possible=can_shift)
@rule
def hole(s: Theseus, seat: Seat) -> Asks[None]:
    """Move an own installed shortcut with its tokens to an empty slot."""
    place = yield from settle(Pick(seat, "hole.card", movable_shortcuts(s, seat), "T-123"))
    goal = yield from settle(Pick(seat, "hole.slot", empty_slots(s), "T-123"))
    h = s.card_at(place)
    take_off(s, h)
    sector, i = s.at_slot(goal)
    sector.slots[i] = h
    refresh(s, sector)
    s.tell("shifted", seat=seat, card=s.cards.faces[h], place=goal)


def movable_shortcuts(s: Theseus, seat: Seat) -> list[str]:
    """Where own shortcuts are installed that are not under the disc."""
    faces = s.cards.faces
    return [
        SLOT_IDS[sector.board][i]
        for sector, i, h in s.installed()
        if h != s.disc and CARD_BY_FACE[faces[h]].type == "shortcut" and s.friendly(seat, h)
    ]
