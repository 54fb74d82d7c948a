"""Event cards: what happens after the Intruders have moved."""

from hullbreach.games.nemesis.bag import add_token
from hullbreach.games.nemesis.board import CORRIDOR_IDS
from hullbreach.games.nemesis.cards.common import explored_with, recover
from hullbreach.games.nemesis.components import EVENT_CARDS, TECH, TILES
from hullbreach.games.nemesis.contamination import scan_cards, take_larva
from hullbreach.games.nemesis.effects import event_effect
from hullbreach.games.nemesis.encounters import encounter, first_contact, place
from hullbreach.games.nemesis.fire import break_down, can_break, ignite, spread_fire
from hullbreach.games.nemesis.injuries import move_together, vanish
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import CLOSED, OPEN, Ship
from hullbreach.games.nemesis.systems import can_start, eject_pod, start_self_destruct
from hullbreach.games.nemesis.wounds import die
from hullbreach.kernel import Asks, asks_nothing, rule

EVENT_AMOUNTS = {card.effect: card.amounts for card in EVENT_CARDS.values()}


@event_effect("egg_protection")
@rule
def egg_protection(s: Ship) -> Asks[None]:
    """Everybody in the Nest or with an egg in hands has an Encounter."""
    nest = s.room_with("nest")
    for seat in s.player_order():
        if s.present(seat) and (s.where[seat] == nest or "egg" in s.objects[seat]):
            yield from encounter(s, seat)


@event_effect("hatching")
@rule
def hatching(s: Ship) -> Asks[None]:
    """An egg is used up; who is in the Nest without an Action card is infested, or a Larva joins the bag."""
    if s.eggs:
        s.lose_egg()
        s.tell("hatched", eggs=s.eggs)
    nest = s.room_with("nest")
    victims = [seat for seat in s.crew_in(nest) if not s.payable(seat)] if nest >= 0 else []
    for seat in victims:
        yield from species(s).infest(s, seat)
    if not victims:
        add_token(s, "larva")


@event_effect("regeneration")
@asks_nothing
def regeneration(s: Ship) -> None:
    """Every Intruder loses up to 2 injuries."""
    for intruder in s.intruders:
        recover(s, intruder, EVENT_AMOUNTS["regeneration"]["injuries"])


@event_effect("damage")
@rule
def damage(s: Ship) -> Asks[None]:
    """Explored rooms with an Adult, a Breeder or the Queen break down."""
    big = {i.room for i in s.intruders if i.kind in ("adult", "breeder", "queen")}
    yield from break_rooms(s, sorted(big))


@rule
def break_rooms(s: Ship, rooms: list[int]) -> Asks[None]:
    """A Malfunction in each of these rooms that is explored and can take one (N-92)."""
    for room in rooms:
        yield from break_down(s, room)


@event_effect("lurking")
@asks_nothing
def lurking(s: Ship) -> None:
    """Intruders in no Character's room vanish into the bag."""
    for intruder in [i.id for i in s.intruders if not s.contested(i)]:
        vanish(s, intruder)


@event_effect("eclosion")
@rule
def eclosion(s: Ship) -> Asks[None]:
    """Larvae kill their bearers; all others draw 4 cards and scan the Contamination among them."""
    carriers = [seat for seat in s.player_order() if s.larva[seat]]
    for seat in s.by_number(carriers):
        room = s.place_of(seat)
        yield from die(s, seat, "larva")
        yield from place(s, "creeper", room)
    for seat in s.player_order():
        drawn = s.draw_aside(seat, EVENT_AMOUNTS["eclosion"]["cards"])
        infected = scan_cards(s, seat, drawn)
        s.put_aside_down(seat, drawn)
        if infected:
            yield from first_contact(s)
            take_larva(s, seat, "infection")


@event_effect("tech_noise")
@rule
def tech_noise(s: Ship) -> Asks[None]:
    """Noise in the Technical Corridors; if it is there already, noise rolls at all entrances."""
    if not s.noise[TECH]:
        s.noise[TECH] = True
        s.tell("noise.placed", corridor=CORRIDOR_IDS[TECH])
        return
    for seat in s.player_order():
        if s.present(seat) and TECH in s.exits(s.where[seat]) and not s.in_combat(seat):
            yield from noise_roll(s, seat)


@event_effect("nest_noise")
@asks_nothing
def nest_noise(s: Ship) -> None:
    """Noise in all corridors of the explored Nest."""
    nest = s.room_with("nest")
    if nest >= 0:
        noise_everywhere(s, nest)


@event_effect("flammable_compounds")
@rule
def flammable_compounds(s: Ship) -> Asks[None]:
    """The Hibernatorium burns, or if it does already, the rooms next to it (N-89)."""
    room = s.room_with("hibernatorium")
    if s.fire[room]:
        yield from spread_fire(s, [room])
    else:
        yield from ignite(s, room)


@event_effect("bulkheads_open")
@asks_nothing
def bulkheads_open(s: Ship) -> None:
    """Every closed door opens."""
    for corridor, door in enumerate(s.door):
        if door == CLOSED:
            s.set_door(corridor, OPEN)
            s.tell("door.opened", corridor=CORRIDOR_IDS[corridor])


@event_effect("hunt")
@rule
def hunt(s: Ship) -> Asks[None]:
    """Each Adult out of combat moves to a Character next door, to the lowest room number."""
    moves = []
    for intruder in s.intruders:
        if intruder.kind == "adult" and not s.contested(intruder):
            prey = [room for room in s.neighbours(intruder.room) if s.crew_in(room)]
            if prey:
                moves.append((intruder.id, s.corridor_between(intruder.room, min(prey))))
    yield from move_together(s, moves)


@event_effect("scent_of_prey")
@asks_nothing
def scent_of_prey(s: Ship) -> None:
    """Noise in all corridors around every Character covered with Slime."""
    for seat in s.player_order():
        if s.present(seat) and s.slime[seat]:
            noise_everywhere(s, s.where[seat])


@event_effect("malfunction")
@rule
def malfunction(s: Ship) -> Asks[None]:
    """The lowest explored room that can still take a Malfunction breaks down (N-95)."""
    rooms = [room for room, up in enumerate(s.explored) if up and can_break(s, room)]
    yield from break_rooms(s, rooms[:1])


@event_effect("consuming_fire")
@rule
def consuming_fire(s: Ship) -> Asks[None]:
    """Burning rooms lose their items; then fire spreads."""
    for room, burning in enumerate(s.fire):
        if burning and s.counter[room]:
            s.counter[room] = 0
            s.tell("items.burnt", room=s.place_name(room))
    yield from spread_fire(s)


@event_effect("damaging_fire")
@rule
def damaging_fire(s: Ship) -> Asks[None]:
    """Burning explored rooms break down; then fire spreads."""
    yield from break_rooms(s, [room for room, burning in enumerate(s.fire) if burning])
    yield from spread_fire(s)


@event_effect("coolant_leak")
@asks_nothing
def coolant_leak(s: Ship) -> None:
    """A broken Generator starts the self-destruct."""
    generator = s.room_with("generator")
    if generator >= 0 and s.broken[generator] and can_start(s):
        start_self_destruct(s)


@event_effect("life_support_failure")
@rule
def life_support_failure(s: Ship) -> Asks[None]:
    """All explored green rooms break down."""
    yield from break_rooms(s, explored_with(s, "green"))


@event_effect("pod_ejection")
@asks_nothing
def pod_ejection(s: Ship) -> None:
    """The pod with the lowest number is launched, locked or not, with everybody in it."""
    eject_pod(s)


@event_effect("short_circuit")
@rule
def short_circuit(s: Ship) -> Asks[None]:
    """All explored yellow rooms with a computer break down."""
    rooms = [room for room in explored_with(s, "yellow") if TILES[s.tile_id(room)].computer]
    yield from break_rooms(s, rooms)
