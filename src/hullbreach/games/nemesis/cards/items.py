"""Item actions: searched, crafted and quest items.

The core has paid, has shown the item to all, and discards it afterwards if it has one use only. Weapons have no
function: their texts are fields of the data that every shot reads.
"""

from hullbreach.games.nemesis.attacks import attack, attack_target
from hullbreach.games.nemesis.cards.actions import can_crawl, can_search, crawl, others_here, search
from hullbreach.games.nemesis.cards.common import (
    break_eggs,
    draw,
    drive_off,
    either,
    explored_with,
    figure,
    jobs,
    load,
    loadable,
    put_out,
    repair,
    repairable,
    spray,
    throwing_range,
    unexplored,
    wash,
    weapons,
    work_a_door,
)
from hullbreach.games.nemesis.cards.rooms import analysable, work_doors
from hullbreach.games.nemesis.components import ITEMS, ROOMS
from hullbreach.games.nemesis.contamination import (
    contaminate,
    purge,
    remove_contamination,
    reshuffle_all,
    scan_card,
)
from hullbreach.games.nemesis.doors import close_door, togglable, toggle_door
from hullbreach.games.nemesis.fire import ignite
from hullbreach.games.nemesis.hooks import ITEM, Use, modify
from hullbreach.games.nemesis.injuries import injure, move_together
from hullbreach.games.nemesis.movement import enter
from hullbreach.games.nemesis.objects import attach, tape
from hullbreach.games.nemesis.picks import (
    pick_card,
    pick_corridor,
    pick_face,
    pick_intruder,
    pick_pod,
    pick_room,
    pick_seat,
    pick_way,
    pick_word,
)
from hullbreach.games.nemesis.state import DESTROYED, Ship
from hullbreach.games.nemesis.systems import (
    can_start,
    can_stop,
    discover,
    look_objective,
    look_tile,
    look_token,
    set_pod,
    start_self_destruct,
    stop_self_destruct,
)
from hullbreach.games.nemesis.turn import (
    discard_any,
    everybody_passes,
    forced_pass,
    take_endless_turn,
)
from hullbreach.games.nemesis.wounds import dress, heal_light, heal_serious, serious_wound
from hullbreach.kernel import Asks, Pick, Seat, ask, rule

# --- Red -------------------------------------------------------------------------------------------


@rule
def energy_charge(s: Ship, seat: Seat) -> Asks[None]:
    """Load an Energy weapon to its capacity, or work a door beside your room."""
    what = yield from either(
        s,
        seat,
        "energy_charge.what",
        "N-157",
        load=loadable(s, seat, "energy"),
        door=togglable(s, s.where[seat]),
    )
    if what == "door":
        yield from work_a_door(s, seat)
    else:
        weapons = loadable(s, seat, "energy")
        fill(s, seat, (yield from pick_card(s, seat, "energy_charge.weapon", weapons, "N-157")))


def fill(s: Ship, seat: Seat, weapon: int) -> None:
    """Load a weapon to its capacity."""
    load(s, seat, weapon, s.capacity(weapon) - s.ammo[weapon])


def can_energy_charge(s: Ship, seat: Seat) -> bool:
    """A weapon to load or a door to work."""
    return bool(loadable(s, seat, "energy")) or bool(togglable(s, s.where[seat]))


@rule
def grenade(s: Ship, seat: Seat) -> Asks[None]:
    """2 injuries to the target, 1 to other Intruders there, 1 serious wound to every Character there."""
    amounts = ITEMS["grenade"].amounts
    target = yield from ask(Pick(seat, "grenade.target", grenade_targets(s, seat), "N-165"))
    word, number = target
    room = figure(s, number).room if word == "intruder" else number
    s.tell("thrown", seat=seat, card="grenade", room=s.place_name(room))
    bystanders = [i.id for i in s.intruders_in(room) if target != ("intruder", i.id)]
    if word == "intruder":
        yield from injure(s, number, amounts["injuries"])
    for other in bystanders:
        yield from injure(s, other, amounts["others"])
    yield from wound_all(s, room)
    if word == "eggs":
        yield from break_eggs(s, seat, room, amounts["eggs"])


def grenade_targets(s: Ship, seat: Seat) -> list[tuple[str, int]]:
    """Intruders and rooms with uncarried eggs, in your room or next to it."""
    rooms = throwing_range(s, s.where[seat])
    targets = [("intruder", i.id) for room in rooms for i in s.intruders_in(room)]
    return targets + [("eggs", room) for room in rooms if s.uncarried_eggs(room)]


@rule
def wound_all(s: Ship, room: int) -> Asks[None]:
    """Every Character in a room suffers 1 serious wound, in player order."""
    for victim in s.crew_in(room):
        yield from serious_wound(s, victim)


def can_grenade(s: Ship, seat: Seat) -> bool:
    """A target is in reach."""
    return bool(grenade_targets(s, seat))


@rule
def smoke_grenade(s: Ship, seat: Seat) -> Asks[None]:
    """All others here discard an Action card; you move on without being attacked."""
    for other in others_here(s, seat):
        for _ in range(ITEMS["smoke_grenade"].amounts["cards"]):
            if s.payable(other):
                card = yield from pick_face(
                    s, other, "smoke_grenade.card", s.payable(other), "N-120"
                )
                s.spend_card(other, card)
                s.tell("smoke", seat=other, card=s.face(card))
    corridor, room = yield from pick_way(s, seat, "smoke_grenade.room", s.where[seat], "N-120")
    yield from enter(s, seat, room, via=corridor)


def can_smoke_grenade(s: Ship, seat: Seat) -> bool:
    """There is a way out."""
    return bool(s.ways(s.where[seat]))


@rule
def recon_drone(s: Ship, seat: Seat) -> Asks[None]:
    """Look at an unexplored room tile and its exploration token."""
    room = yield from pick_room(s, seat, "look.room", unexplored(s), "N-69")
    look_tile(s, seat, room)
    look_token(s, seat, room)


def can_look(s: Ship, seat: Seat) -> bool:
    """Something is unexplored."""
    return bool(unexplored(s))


@rule
def decoy(s: Ship, seat: Seat) -> Asks[None]:
    """All Intruders around a neighbouring room move into it; those in combat attack once before (A-16)."""
    room = yield from pick_room(s, seat, "decoy.room", baitable(s, seat), "N-55")
    lured = lurable(s, room)
    for intruder in lured:
        lured_one = s.intruder(intruder)
        if lured_one is not None and s.contested(lured_one):
            yield from attack(s, intruder, attack_target(s, lured_one.room))
    rooms = [(x.id, x.room) for x in s.intruders if x.id in lured]
    yield from move_together(s, [(x, s.corridor_between(here, room)) for x, here in rooms])


def lurable(s: Ship, room: int) -> list[int]:
    """Intruders in the rooms next to a room: rooms in order, largest first."""
    return [i.id for there in sorted(s.neighbours(room)) for i in s.intruders_in(there)]


def baitable(s: Ship, seat: Seat) -> list[int]:
    """Neighbouring rooms that would draw an Intruder in."""
    return [room for room in s.neighbours(s.where[seat]) if lurable(s, room)]


def can_decoy(s: Ship, seat: Seat) -> bool:
    """An Intruder can be lured."""
    return bool(s.intruders) and bool(baitable(s, seat))


@rule
def extended_magazine(s: Ship, seat: Seat) -> Asks[None]:
    """Attach it to an Energy weapon: 2 more capacity, 2 more ammo (N-158)."""
    held = weapons(s, seat, "energy")
    weapon = yield from pick_card(s, seat, "attach.weapon", held, "N-158")
    attach(s, seat, s.find_item(seat, "extended_magazine")[0], weapon)
    s.tell("attached", seat=seat, card="extended_magazine", weapon=s.face(weapon))
    load(s, seat, weapon, ITEMS["extended_magazine"].amounts["ammo"])


def can_extended_magazine(s: Ship, seat: Seat) -> bool:
    """You hold an Energy weapon and a magazine that is not attached yet."""
    return bool(s.find_item(seat, "extended_magazine")) and bool(weapons(s, seat, "energy"))


@rule
def comms_key(s: Ship, seat: Seat) -> Asks[None]:
    """At a computer: look at an Objective of a Character who has sent the Signal."""
    target = yield from pick_seat(s, seat, "objective.whose", signallers(s, seat), "N-195")
    yield from look_objective(s, seat, target)


def signallers(s: Ship, seat: Seat) -> list[Seat]:
    """Others with a Signal marker whose Objective is hidden."""
    return [other for other in secretive(s, seat) if s.signal[other]]


def secretive(s: Ship, seat: Seat) -> list[Seat]:
    """Others whose Objective is hidden."""
    if s.mode == "coop":
        return []
    return [other for other in range(s.n) if other != seat]


def can_comms_key(s: Ship, seat: Seat) -> bool:
    """A computer here, and somebody has sent the Signal."""
    return s.computer(s.where[seat]) and bool(signallers(s, seat))


@rule
def evacuation_key(s: Ship, seat: Seat) -> Asks[None]:
    """Lock or unlock a pod of the section you are in."""
    pod = yield from pick_pod(s, seat, "pod.which", pods_at(s, s.where[seat]), "N-181")
    set_pod(s, pod, not s.locked[pod])


def pods_at(s: Ship, room: int) -> list[int]:
    """The pods that stand beside a room."""
    return [pod for pod in s.pods_left() if s.section(pod) == room]


def can_evacuation_key(s: Ship, seat: Seat) -> bool:
    """A pod stands beside your room."""
    return bool(pods_at(s, s.where[seat]))


@rule
def self_destruct_key(s: Ship, seat: Seat) -> Asks[None]:
    """At a computer: start or stop the self-destruct (N-175)."""
    if can_start(s):
        start_self_destruct(s)
    else:
        stop_self_destruct(s)
    yield from ()


def can_self_destruct_key(s: Ship, seat: Seat) -> bool:
    """A computer here, and it can be started or stopped."""
    return s.computer(s.where[seat]) and (can_start(s) or can_stop(s))


# --- Yellow ----------------------------------------------------------------------------------------


@rule
def tools(s: Ship, seat: Seat) -> Asks[None]:
    """Repair the room or work on its engine, or work a door beside it."""
    doors = togglable(s, s.where[seat])
    what = yield from either(s, seat, "repairs.what", "N-168", **jobs(s, seat), door=doors)
    if what == "door":
        yield from work_a_door(s, seat)
    else:
        yield from repair(s, seat, what)


def can_tools(s: Ship, seat: Seat) -> bool:
    """Something to repair or a door to work."""
    return repairable(s, seat) or bool(togglable(s, s.where[seat]))


@rule
def chemicals(s: Ship, seat: Seat) -> Asks[None]:
    """Load a Flamethrower you hold to its capacity."""
    weapons = flamethrowers(s, seat)
    fill(s, seat, (yield from pick_card(s, seat, "chemicals.weapon", weapons, "N-157")))


def flamethrowers(s: Ship, seat: Seat) -> list[int]:
    """Your Flamethrowers that are not full."""
    return [h for h in s.find_item(seat, "flamethrower") if s.ammo[h] < s.capacity(h)]


def can_chemicals(s: Ship, seat: Seat) -> bool:
    """A Flamethrower is not full."""
    return bool(flamethrowers(s, seat))


@rule
def fire_extinguisher(s: Ship, seat: Seat) -> Asks[None]:
    """Put out the fire here, or make an Intruder here retreat."""
    room = s.where[seat]
    intruders = s.intruders_in(room)
    what = yield from either(
        s, seat, "fire_extinguisher.what", "N-134", fire=s.fire[room], intruder=intruders
    )
    if what == "fire":
        put_out(s, room)
    else:
        target = yield from pick_intruder(s, seat, "intruder.which", intruders, "N-134")
        yield from spray(s, target.id)


def can_fire_extinguisher(s: Ship, seat: Seat) -> bool:
    """A fire or an Intruder here."""
    return bool(s.fire[s.where[seat]]) or s.in_combat(seat)


@rule
def duct_tape(s: Ship, seat: Seat) -> Asks[None]:
    """Repair the room or work on its engine, or tape two Heavy Items together (N-153)."""
    pair = len(tapable(s, seat)) > 1
    what = yield from either(s, seat, "repairs.what", "N-168", **jobs(s, seat), tape=pair)
    if what == "tape":
        yield from tape_together(s, seat)
    else:
        yield from repair(s, seat, what)


@rule
def tape_together(s: Ship, seat: Seat) -> Asks[None]:
    """Choose two Heavy Items you hold; together they take 1 hand slot."""
    first = yield from pick_card(s, seat, "tape.first", tapable(s, seat), "N-153")
    rest = [h for h in tapable(s, seat) if h != first]
    second = yield from pick_card(s, seat, "tape.second", rest, "N-153")
    tape(s, first, second)
    s.tell("taped", seat=seat, card=s.face(first), weapon=s.face(second))


def tapable(s: Ship, seat: Seat) -> list[int]:
    """Heavy Items you hold that are not taped yet."""
    taped = {h for pair in s.taped for h in pair}
    return [h for h in s.held[seat] if h not in taped]


def can_duct_tape(s: Ship, seat: Seat) -> bool:
    """Something to repair or to tape."""
    return repairable(s, seat) or len(tapable(s, seat)) > 1


@rule
def clothes(s: Ship, seat: Seat) -> Asks[None]:
    """Discard your Slime, or dress a serious wound."""
    what = yield from either(
        s, seat, "clothes.what", "N-86", slime=s.slime[seat], dress=s.wounds[seat]
    )
    if what == "slime":
        wash(s, seat)
    else:
        yield from dress(s, seat)


def can_clothes(s: Ship, seat: Seat) -> bool:
    """Slime, or an undressed wound."""
    return s.slime[seat] or bool(s.wounds[seat])


@rule
def tech_corridor_plans(s: Ship, seat: Seat) -> Asks[None]:
    """Move through the Technical Corridors to any other entrance."""
    yield from crawl(s, seat)


@rule
def space_suit(s: Ship, seat: Seat) -> Asks[None]:
    """Discard all Action cards in hand and move to any other explored yellow room."""
    rooms = [room for room in explored_with(s, "yellow") if room != s.where[seat]]
    room = yield from pick_room(s, seat, "space_suit.room", rooms, "N-65")
    for card in s.payable(seat):
        s.spend_card(seat, card)
    yield from enter(s, seat, room)


def can_space_suit(s: Ship, seat: Seat) -> bool:
    """You are in a yellow room and know another one."""
    yellow = explored_with(s, "yellow")
    return len(yellow) > 1 and s.where[seat] in yellow


@rule
def nemesis_plans(s: Ship, seat: Seat) -> Asks[None]:
    """Look at 2 unexplored room tiles, not at their tokens."""
    rooms = unexplored(s)
    for _ in range(min(ITEMS["nemesis_plans"].amounts["tiles"], len(rooms))):
        room = yield from pick_room(s, seat, "look.room", rooms, "N-69")
        rooms.remove(room)
        look_tile(s, seat, room)


# --- Green -----------------------------------------------------------------------------------------


@rule
def medkit(s: Ship, seat: Seat) -> Asks[None]:
    """Dress a serious wound, or heal a dressed one."""
    what = yield from either(
        s, seat, "wounds.what", "N-144", dress=s.wounds[seat], heal=s.dressed[seat]
    )
    yield from (dress if what == "dress" else heal_serious)(s, seat)


def can_medkit(s: Ship, seat: Seat) -> bool:
    """There is a serious wound."""
    return s.serious(seat) > 0


@rule
def bandages(s: Ship, seat: Seat) -> Asks[None]:
    """Dress a serious wound, or heal all light wounds."""
    what = yield from either(
        s, seat, "wounds.what", "N-144", dress=s.wounds[seat], light=s.light[seat]
    )
    if what == "dress":
        yield from dress(s, seat)
    else:
        heal_light(s, seat, s.light[seat])


def can_bandages(s: Ship, seat: Seat) -> bool:
    """A light wound, or an undressed serious one."""
    return bool(s.light[seat] or s.wounds[seat])


@rule
def synthetic_food(s: Ship, seat: Seat) -> Asks[None]:
    """Draw 2 cards."""
    draw(s, seat, ITEMS["synthetic_food"].amounts["cards"])
    yield from ()


@rule
def adrenaline_injection(s: Ship, seat: Seat) -> Asks[None]:
    """Draw 1 card; this turn any number of actions, then you must pass."""
    draw(s, seat, ITEMS["adrenaline_injection"].amounts["cards"])
    take_endless_turn(s, seat)
    yield from ()


@rule
def alcohol(s: Ship, seat: Seat) -> Asks[None]:
    """Scan and remove 1 Contamination card in hand; an INFECTED one is replaced (N-140)."""
    card = yield from choose_contamination(s, seat)
    infected = scan_card(s, seat, card)
    remove_contamination(s, seat, card)
    if infected:
        for _ in range(ITEMS["alcohol"].amounts["contamination"]):
            contaminate(s, seat)


@rule
def choose_contamination(s: Ship, seat: Seat) -> Asks[int]:
    """One of the Contamination cards in hand: one known to be INFECTED, or one not scanned yet."""
    kinds: dict[str, int] = {}
    for h in s.contaminations(seat):
        kinds.setdefault("infected" if s.part[h] in s.marked else "unscanned", h)
    kind = yield from ask(Pick(seat, "alcohol.card", sorted(kinds), "N-140"))
    return kinds[kind]


def can_alcohol(s: Ship, seat: Seat) -> bool:
    """A Contamination card is in hand."""
    return bool(s.contaminations(seat))


@rule
def military_drugs(s: Ship, seat: Seat) -> Asks[None]:
    """Discard any number of cards, then draw as many plus 1."""
    count = yield from discard_any(s, seat, "military_drugs.cards", "N-137")
    draw(s, seat, count + ITEMS["military_drugs"].amounts["cards"])


# --- Blue ------------------------------------------------------------------------------------------


@rule
def antidote(s: Ship, seat: Seat) -> Asks[None]:
    """Everything INFECTED and the Larva are removed; 1 Contamination card; a new deck; you pass."""
    purge(s, seat)
    for _ in range(ITEMS["antidote"].amounts["contamination"]):
        contaminate(s, seat)
    reshuffle_all(s, seat)
    forced_pass(s, seat)
    yield from ()


@rule
def taser(s: Ship, seat: Seat) -> Asks[None]:
    """1 injury and a retreat for an Intruder here, or another Character here discards its hand."""
    intruders, others = s.intruders_in(s.where[seat]), stunnable(s, seat)
    what = yield from either(s, seat, "taser.what", "N-134a", intruder=intruders, character=others)
    if what == "intruder":
        target = yield from pick_intruder(s, seat, "intruder.which", intruders, "N-134a")
        yield from drive_off(s, target.id, ITEMS["taser"].amounts["injuries"])
    else:
        victim = yield from pick_seat(s, seat, "taser.who", others, "N-118")
        for card in list(s.hand[victim]):
            s.spend_card(victim, card)
        s.tell("stunned", seat=victim)


def stunnable(s: Ship, seat: Seat) -> list[Seat]:
    """Other Characters here who hold cards."""
    return [other for other in others_here(s, seat) if s.hand[other]]


def can_taser(s: Ship, seat: Seat) -> bool:
    """A target is here."""
    return s.in_combat(seat) or bool(stunnable(s, seat))


@rule
def molotov(s: Ship, seat: Seat) -> Asks[None]:
    """A room in reach burns: 1 injury to each Intruder, 1 serious wound to each Character, 1 egg gone."""
    amounts = ITEMS["molotov"].amounts
    room = yield from pick_room(s, seat, "molotov.room", molotov_rooms(s, seat), "N-165")
    s.tell("thrown", seat=seat, card="molotov", room=s.place_name(room))
    eggs = s.uncarried_eggs(room)
    yield from ignite(s, room)
    for intruder in [i.id for i in s.intruders_in(room)]:
        injuries = modify(s, "fire_injuries", amounts["injuries"])
        yield from injure(s, intruder, injuries, "fire")
    yield from wound_all(s, room)
    if eggs:
        yield from break_eggs(s, seat, room, amounts["eggs"])


def molotov_rooms(s: Ship, seat: Seat) -> list[int]:
    """Your room and those next to it, if they hold an Intruder or uncarried eggs."""
    rooms = throwing_range(s, s.where[seat])
    return [room for room in rooms if s.intruders_in(room) or s.uncarried_eggs(room)]


def can_molotov(s: Ship, seat: Seat) -> bool:
    """A target is in reach."""
    return bool(molotov_rooms(s, seat))


# --- Quest items -----------------------------------------------------------------------------------


@rule
def ship_log(s: Ship, seat: Seat) -> Asks[None]:
    """At a computer: look at an Objective of any Character."""
    target = yield from pick_seat(s, seat, "objective.whose", secretive(s, seat), "N-195")
    yield from look_objective(s, seat, target)


def can_ship_log(s: Ship, seat: Seat) -> bool:
    """A computer here, and hidden Objectives."""
    return s.computer(s.where[seat]) and bool(secretive(s, seat))


@rule
def oms(s: Ship, seat: Seat) -> Asks[None]:
    """Everybody passes at once; no Intruder attacks in this round's Event Phase (A-17)."""
    yield from everybody_passes(s, seat)


@rule
def plasma_torch(s: Ship, seat: Seat) -> Asks[None]:
    """Work a door beside your room; even a destroyed one can be closed (N-99)."""
    doors = s.corridors(s.where[seat])
    corridor = yield from pick_corridor(s, seat, "door.which", doors, "N-99")
    if s.door[corridor] == DESTROYED:
        yield from close_door(s, seat, corridor)
    else:
        yield from toggle_door(s, seat, corridor)


@rule
def flashlight(s: Ship, seat: Seat) -> Asks[None]:
    """Search your room as with a Search card."""
    yield from search(s, seat)


@rule
def auto_loader(s: Ship, seat: Seat) -> Asks[None]:
    """Attach it to the Assault Rifle; from then on it loads an Energy Charge free (N-158)."""
    rifle = s.find_item(seat, "assault_rifle")[0]
    loose = s.find_item(seat, "auto_loader")
    if loose:
        attach(s, seat, loose[0], rifle)
        s.tell("attached", seat=seat, card="auto_loader", weapon=s.face(rifle))
    else:
        s.lose_item(seat, s.find_item(seat, "energy_charge")[0])
        fill(s, seat, rifle)
    yield from ()


def can_auto_loader(s: Ship, seat: Seat) -> bool:
    """You hold the Assault Rifle, without it or not full."""
    rifles = s.find_item(seat, "assault_rifle")
    if not rifles or s.find_item(seat, "auto_loader"):
        return bool(rifles)
    return s.ammo[rifles[0]] < s.capacity(rifles[0]) and bool(s.find_item(seat, "energy_charge"))


@rule
def security_key(s: Ship, seat: Seat) -> Asks[None]:
    """Any one room: open or close each of its doors as you like."""
    rooms = [room for room in range(len(ROOMS)) if togglable(s, room)]
    room = yield from pick_room(s, seat, "doors.room", rooms, "N-100")
    yield from work_doors(s, seat, room)


@rule
def lab_equipment(s: Ship, seat: Seat) -> Asks[None]:
    """Turn up the Weakness that belongs to an Object in your room (N-163)."""
    places = analysable(s, s.where[seat])
    discover(s, (yield from pick_word(s, seat, "laboratory.object", places, "N-163")))


def can_lab_equipment(s: Ship, seat: Seat) -> bool:
    """Something new can be analysed here."""
    return bool(analysable(s, s.where[seat]))


def always(s: Ship, seat: Seat) -> bool:
    """Nothing more is needed."""
    return True


ITEM |= {
    "energy_charge": Use(can_energy_charge, energy_charge),
    "grenade": Use(can_grenade, grenade),
    "smoke_grenade": Use(can_smoke_grenade, smoke_grenade),
    "recon_drone": Use(can_look, recon_drone),
    "decoy": Use(can_decoy, decoy),
    "extended_magazine": Use(can_extended_magazine, extended_magazine),
    "comms_key": Use(can_comms_key, comms_key),
    "evacuation_key": Use(can_evacuation_key, evacuation_key),
    "self_destruct_key": Use(can_self_destruct_key, self_destruct_key),
    "tools": Use(can_tools, tools),
    "chemicals": Use(can_chemicals, chemicals),
    "fire_extinguisher": Use(can_fire_extinguisher, fire_extinguisher),
    "duct_tape": Use(can_duct_tape, duct_tape),
    "clothes": Use(can_clothes, clothes),
    "tech_corridor_plans": Use(can_crawl, tech_corridor_plans),
    "space_suit": Use(can_space_suit, space_suit),
    "nemesis_plans": Use(can_look, nemesis_plans),
    "medkit": Use(can_medkit, medkit),
    "bandages": Use(can_bandages, bandages),
    "synthetic_food": Use(always, synthetic_food),
    "adrenaline_injection": Use(always, adrenaline_injection),
    "alcohol": Use(can_alcohol, alcohol),
    "military_drugs": Use(always, military_drugs),
    "antidote": Use(always, antidote),
    "taser": Use(can_taser, taser),
    "molotov": Use(can_molotov, molotov),
    "ship_log": Use(can_ship_log, ship_log),
    "oms": Use(always, oms),
    "evacuation_key_q": Use(can_evacuation_key, evacuation_key),
    "plasma_torch": Use(always, plasma_torch),
    "flashlight": Use(can_search, flashlight),
    "auto_loader": Use(can_auto_loader, auto_loader),
    "security_key": Use(always, security_key),
    "lab_equipment": Use(can_lab_equipment, lab_equipment),
}
