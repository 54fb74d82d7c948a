"""Carnomorph Event cards: what happens after the movement (K-78)."""

from __future__ import annotations

from hullbreach.games.nemesis.attacks import attack, attack_target
from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_IDS, OPEN
from hullbreach.games.nemesis.cards.common import explored_with
from hullbreach.games.nemesis.cards.events import break_rooms
from hullbreach.games.nemesis.contamination import scan_cards
from hullbreach.games.nemesis.effects import event_effect
from hullbreach.games.nemesis.fire import ignite, spread_fire
from hullbreach.games.nemesis.injuries import clear_pods, move_together, vanish
from hullbreach.games.nemesis.movement import get_slime
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.state import IN_POD, Intruder, Ship
from hullbreach.games.nemesis.systems import can_start, seal, sealable, start_self_destruct
from hullbreach.kernel import Asks, Seat, asks_nothing, rule

from .components import CARNOMORPH_EVENTS
from .figures import BUTCHER, METAGORGER, SHAMBLER, free, place_directly
from .mutation import gain_marker

CARNOMORPH_AMOUNTS = {card.effect: card.amounts for card in CARNOMORPH_EVENTS.values()}


@event_effect("ev_rampant_mutation")
@rule
def rampant_mutation(s: Ship) -> Asks[None]:
    """Everybody draws 4 own cards and scans the Contamination among them: INFECTED is a marker."""
    for seat in s.player_order():
        drawn = s.draw_aside(seat, CARNOMORPH_AMOUNTS["ev_rampant_mutation"]["cards"])
        infected = scan_cards(s, seat, drawn)
        s.put_aside_down(seat, drawn)
        if infected:
            yield from gain_marker(s, seat)


@event_effect("ev_reawakening")
@rule
def reawakening(s: Ship) -> Asks[None]:
    """In every room with a carcass one becomes a Shambler, which attacks at once."""
    for room in sorted({room for room, word in s.floor if word == "carcass"}):
        if not free(s, SHAMBLER):
            return
        s.floor.remove((room, "carcass"))
        x = yield from place_directly(s, SHAMBLER, room)
        if x is not None and room in s.where:
            yield from attack(s, x.id, attack_target(s, room))


@event_effect("ev_lurking")
@asks_nothing
def carnomorphs_lurk(s: Ship) -> None:
    """All but Metagorgers vanish into the bag where no Character is."""
    for x in [x for x in s.intruders if x.kind != METAGORGER and not s.contested(x)]:
        vanish(s, x.id)


def _drawn_to(s: Ship, x: Intruder, rooms: set[int]) -> list[tuple[int, int]]:
    """The move of a Carnomorph to the lowest of these rooms next door, if there is one."""
    near = [room for room in s.neighbours(x.room) if room in rooms]
    return [(x.id, s.corridor_between(x.room, min(near)))] if near else []


@event_effect("ev_stalking")
@rule
def stalking(s: Ship) -> Asks[None]:
    """All but Metagorgers that are not in combat go to a Character next door."""
    prey = {room for room in s.where if room >= 0}
    hunters = [x for x in s.intruders if x.kind != METAGORGER and not s.contested(x)]
    yield from move_together(s, [move for x in hunters for move in _drawn_to(s, x, prey)])


@event_effect("ev_scavenging")
@rule
def carnomorphs_scavenge(s: Ship) -> Asks[None]:
    """All but the Butcher that are not in combat go to a Heavy Object next door, carried or not."""
    rooms = {room for room, _ in s.floor}
    rooms |= {s.where[seat] for seat in range(s.n) if s.objects[seat] and s.present(seat)}
    hungry = [x for x in s.intruders if x.kind != BUTCHER and not s.contested(x)]
    yield from move_together(s, [move for x in hungry for move in _drawn_to(s, x, rooms)])


@event_effect("ev_airlock_glitch")
@rule
def airlock_glitch(s: Ship) -> Asks[None]:
    """The airlock procedure starts in the highest explored yellow room that can be sealed."""
    for room in reversed(sealable(s, -1)):
        needed = sum(1 for corridor in s.corridors(room) if s.door[corridor] == OPEN)
        if needed <= s.doors_left():
            yield from seal(s, s.first, room)
            return


@event_effect("ev_generator_overload")
@asks_nothing
def generator_overload(s: Ship) -> None:
    """With 3 Malfunctions aboard the self-destruct starts, if it can."""
    if sum(s.broken) >= CARNOMORPH_AMOUNTS["ev_generator_overload"]["malfunctions"] and can_start(
        s
    ):
        start_self_destruct(s)


@event_effect("ev_marked_prey")
@asks_nothing
def marked_prey(s: Ship) -> None:
    """Who stands by a Heavy Object or carries one is covered with Slime."""
    for seat in s.player_order():
        if s.present(seat) and (s.objects[seat] or s.floor_in(s.where[seat])):
            get_slime(s, seat)


@event_effect("ev_hatches_jam")
@rule
def hatches_jam(s: Ship) -> Asks[None]:
    """Both explored Evacuation Sections break down."""
    rooms = [s.room_with("evacuation_a"), s.room_with("evacuation_b")]
    yield from break_rooms(s, [room for room in rooms if room >= 0])


@event_effect("ev_quarantine")
@asks_nothing
def quarantine(s: Ship) -> None:
    """The doors around every Slimed Character close, while there are doors."""
    for seat in s.player_order():
        if s.present(seat) and s.slime[seat]:
            for corridor in s.corridors(s.where[seat]):
                if s.door[corridor] == OPEN and s.doors_left():
                    s.set_door(corridor, CLOSED)
                    s.tell("door.closed", corridor=CORRIDOR_IDS[corridor])


@event_effect("ev_growl")
@asks_nothing
def growl(s: Ship) -> None:
    """Noise in all exits of every room with a Carnomorph."""
    for room in sorted({x.room for x in s.intruders}):
        noise_everywhere(s, room)


@event_effect("ev_structural_weakness")
@rule
def structural_weakness(s: Ship) -> Asks[None]:
    """All explored white rooms break down."""
    yield from break_rooms(s, explored_with(s, "white"))


@event_effect("ev_protocol_failure")
@asks_nothing
def protocol_failure(s: Ship) -> None:
    """The highest pod of section B is lost; who sits in it steps out."""
    left = [pod for pod in s.pods_left() if pod & 1]
    if left:
        pod = max(left, key=lambda pod: s.pods[pod])
        for seat in range(s.n):
            if s.where[seat] == IN_POD and s.pod[seat] == pod:
                s.where[seat], s.pod[seat] = s.section(pod), -1
                s.tell("pod.ejected", seat=seat)
        s.launched[pod] = True
        s.tell("pod.lost", pod=s.pods[pod], cause=("card", "ke_17"))


@event_effect("ev_chemical_fire")
@rule
def chemical_fire(s: Ship) -> Asks[None]:
    """The highest burning room breaks down; its fire moves to all rooms next to it."""
    burning = [room for room, on in enumerate(s.fire) if on]
    if burning:
        room = burning[-1]
        yield from break_rooms(s, [room])
        s.clear_fire(room)
        s.tell("fire.out", room=s.place_name(room))
        yield from spread_fire(s, [room])


@event_effect("ev_ammunition_meltdown")
@rule
def ammunition_meltdown(s: Ship) -> Asks[None]:
    """The lowest explored red room loses its items and burns, with all rooms next to it."""
    rooms = explored_with(s, "red")
    if rooms:
        room = rooms[0]
        if s.counter[room]:
            s.counter[room] = 0
            s.tell("items.burnt", room=s.place_name(room))
        yield from ignite(s, room)
        yield from spread_fire(s, [room])


@event_effect("ev_beast_on_the_prowl")
@rule
def beast_on_the_prowl(s: Ship) -> Asks[None]:
    """The Butcher comes to a Slimed Character; if it is not aboard, the Slimed roll for noise."""
    slimed = [seat for seat in s.player_order() if s.present(seat) and s.slime[seat]]
    beast = next((x for x in s.intruders if x.kind == BUTCHER), None)
    if beast is None:
        for seat in slimed:
            yield from noise_roll(s, seat)
    elif slimed and not s.contested(beast):
        _prowl(s, beast, slimed[0])


def _prowl(s: Ship, beast: Intruder, seat: Seat) -> None:
    beast.room = s.where[seat]
    s.tell("intruder.moved", kind=beast.kind, room=s.place_name(beast.room))
    clear_pods(s, beast.room)
