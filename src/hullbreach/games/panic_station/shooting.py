"""Shooting, stabbing and throwing grenades (P-96, P-97, P-109 to P-115)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, roll, rule, settle

from .actions import action
from .components import (
    CELL_OF,
    COMBAT_KNIFE,
    DIE,
    DOOR,
    FINDS,
    GRENADE,
    HEAVY_WEAPON,
    PASSAGE,
    PLACES,
    SNIPER_RIFLE,
    TARGET_SCOPE,
)
from .damage import Hit, damage
from .grid import NOWHERE, SIDES
from .items import figure_of, figure_option
from .state import GEAR, KEY, Station

SHOOT, STAB = "shoot", "stab"
GUN, SNIPER = "gun", "sniper"
_SCOPE, _HEAVY, _SNIPER = GEAR[TARGET_SCOPE], GEAR[HEAVY_WEAPON], GEAR[SNIPER_RIFLE]
_AMMO, _KNIFE = GEAR["ammo"], GEAR[COMBAT_KNIFE]
PARASITE = "parasite"


# --- reach and targets ------------------------------------------------------------------------


def gun_reach(s: Station, seat: Seat) -> list[int]:
    """The android's own room, with a scope also the reachable neighbours (P-110, P-112)."""
    cell = s.android_of(seat)
    if s.gear[seat] & _SCOPE:
        return [cell, *s.neighbours(cell, s.passes_doors(seat))]
    return [cell]


def sniper_reach(s: Station, seat: Seat) -> list[int]:
    """The own room and up to two rooms in a straight line; a key opens the first door only (P-113)."""
    cell = s.android_of(seat)
    found = [cell]
    for d in SIDES:
        here, key = cell, s.gear[seat] & KEY
        for _ in range(FINDS[SNIPER_RIFLE].amount):
            link = s.board.links[4 * here + d]
            if not (link == PASSAGE or (link == DOOR and (s.doors_open or key))):
                break
            here, key = s.board.ways[4 * here + d], 0
            found.append(here)
    return found


def weapons(s: Station, seat: Seat) -> list[str]:
    """Gun, or sniper rifle, which excludes scope and heavy weapon (P-111)."""
    gear = s.gear[seat]
    if not gear & _SNIPER:
        return [GUN]
    return [GUN, SNIPER] if gear & (_SCOPE | _HEAVY) else [SNIPER]


def reach(s: Station, seat: Seat, weapon: str) -> list[int]:
    """The rooms a weapon reaches."""
    return gun_reach(s, seat) if weapon == GUN else sniper_reach(s, seat)


def targets_in(s: Station, cells: list[int], shooter: int) -> list[Choice]:
    """All characters but the shooter, and all parasites, in some rooms; in an encounter, see below."""
    options: list[Choice] = [
        figure_option(f) for f, c in enumerate(s.cells) if c in cells and f != shooter
    ]
    options += [(PARASITE, token) for token, c in enumerate(s.parasites) if c in cells]
    return options


def first_targets(s: Station, seat: Seat, cells: list[int], shooter: int) -> list[Choice]:
    """Possible targets; in an encounter only other players' characters in the entered room (P-140)."""
    if s.encounter == NOWHERE:
        return targets_in(s, cells, shooter)
    if s.encounter not in cells:
        return []
    enemies = [f for f in s.figures_in(s.encounter) if f >> 1 != seat]
    return [figure_option(f) for f in enemies]


# --- shooting ---------------------------------------------------------------------------------


def can_shoot(s: Station, seat: Seat) -> bool:
    """Whether the android has ammo on the table and somebody to shoot at (P-109)."""
    if not s.gear[seat] & _AMMO or s.android_of(seat) == NOWHERE:
        return False
    android = 2 * seat + 1
    return any(first_targets(s, seat, reach(s, seat, w), android) for w in weapons(s, seat))


@action(SHOOT, possible=can_shoot)
@rule
def shoot(s: Station, seat: Seat) -> Asks[None]:
    """The android fires one shot, with a heavy weapon up to two (P-102, P-109)."""
    android = 2 * seat + 1
    usable = [w for w in weapons(s, seat) if first_targets(s, seat, reach(s, seat, w), android)]
    weapon = yield from settle(Pick(seat, "shoot.weapon", usable, "P-111"))
    cells = reach(s, seat, weapon)
    first = first_targets(s, seat, cells, android)
    targets = [(yield from settle(Pick(seat, "shoot.target", first, "P-110")))]
    if weapon == GUN and s.gear[seat] & _HEAVY and s.ammo(seat) > 1:
        options = [*targets_in(s, cells, android), "hold"]
        second = yield from ask(Pick(seat, "shoot.second", options, "P-102", "hold"))
        if second != "hold":
            targets.append(second)
    s.ap -= 1
    yield from fire(s, seat, targets)


@rule
def fire(s: Station, seat: Seat, targets: list[tuple[str, int]]) -> Asks[None]:
    """All shots of one action are one event (P-116)."""
    losses: dict[int, int] = {}
    hits: dict[int, int] = {}
    for target in targets:
        s.fire(seat)
        kind, number = target
        if kind == PARASITE:
            hits[number] = hits.get(number, 0) + 1
            s.tell("shoots_parasite", seat=seat, room=PLACES[s.parasites[number]])
        else:
            figure = figure_of(target)
            losses[figure] = losses.get(figure, 0) + 1
            note_attack(s, seat, figure)
            s.tell("shoots", seat=seat, other=number, figure=kind)
    yield from damage(s, Hit(losses, hits, "shot"), seat)


def note_attack(s: Station, seat: Seat, figure: int) -> None:
    """Remember the room in which another player's character was attacked (P-83, P-115)."""
    if figure >> 1 != seat and s.cells[figure] not in s.attacked:
        s.attacked.append(s.cells[figure])


# --- the knife --------------------------------------------------------------------------------


def stab_targets(s: Station, seat: Seat) -> list[Choice]:
    """Everybody but the attacker in the rooms of the own characters (P-97)."""
    figures, found = s.figures(seat), []
    for attacker in figures:
        found += first_targets(s, seat, [s.cells[attacker]], attacker)
    return list(dict.fromkeys(found))


def can_stab(s: Station, seat: Seat) -> bool:
    """Whether a knife is on the table and somebody near."""
    return bool(s.gear[seat] & _KNIFE) and bool(stab_targets(s, seat))


@action(STAB, possible=can_stab)
@rule
def stab(s: Station, seat: Seat) -> Asks[None]:
    """A character attacks somebody in its room; the die decides (P-97, P-118)."""
    target = yield from settle(Pick(seat, "stab.target", stab_targets(s, seat), "P-97"))
    s.ap -= 1
    kind, number = target
    figure = NOWHERE if kind == PARASITE else figure_of(target)
    if figure != NOWHERE:
        note_attack(s, seat, figure)
    face = yield from roll(DIE)
    hit = face >= FINDS[COMBAT_KNIFE].hits_from
    word = "hit" if hit else "miss"
    if figure == NOWHERE:
        s.tell("stabs_parasite", seat=seat, face=face, result=word)
    else:
        s.tell("stabs", seat=seat, other=number, figure=kind, face=face, result=word)
    if hit:
        amount = FINDS[COMBAT_KNIFE].amount
        on_parasite = figure == NOWHERE
        losses, hits = ({}, {number: amount}) if on_parasite else ({figure: amount}, {})
        yield from damage(s, Hit(losses, hits, "knife"), seat)


# --- the grenade ------------------------------------------------------------------------------


def grenade_rooms(s: Station, seat: Seat) -> list[int]:
    """The reachable neighbours of the own characters; in an encounter only the entered room (P-96)."""
    doors = s.passes_doors(seat)
    cells = [c for own in s.figures_cells(seat) for c in s.neighbours(own, doors)]
    rooms = list(dict.fromkeys(cells))
    if s.encounter != NOWHERE:
        return [s.encounter] if s.encounter in rooms else []
    return rooms


def can_throw(s: Station, seat: Seat) -> bool:
    """Whether a grenade can go anywhere."""
    return bool(grenade_rooms(s, seat))


@action(GRENADE, possible=can_throw)
@rule
def grenade(s: Station, seat: Seat) -> Asks[None]:
    """Throw into a neighbouring room: everybody and every parasite there loses 1 life point (P-96)."""
    rooms = [PLACES[cell] for cell in grenade_rooms(s, seat)]
    place = yield from settle(Pick(seat, "grenade.room", rooms, "P-96"))
    s.throw_away(seat, GRENADE)
    s.ap -= 1
    cell = CELL_OF[place]
    s.tell("grenade", seat=seat, room=place)
    amount = FINDS[GRENADE].amount
    losses = dict.fromkeys(s.figures_in(cell), amount)
    for figure in losses:
        note_attack(s, seat, figure)
    if s.others_in(cell, seat):
        s.grenaded.append(cell)
    hits = dict.fromkeys(s.parasites_in(cell), amount)
    yield from damage(s, Hit(losses, hits, GRENADE), seat)
