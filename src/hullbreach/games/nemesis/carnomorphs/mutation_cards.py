"""The twelve Mutation cards: for each the effect of an INFECTED and of a clean Contamination card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from hullbreach.games.nemesis.attacks import attack
from hullbreach.games.nemesis.bag import return_token, supply_token
from hullbreach.games.nemesis.board import CORRIDOR_IDS, ROOM_IDS, ROOM_OF, TECH_ROOMS
from hullbreach.games.nemesis.cards.common import draw_more, figure, unexplored, wash
from hullbreach.games.nemesis.components import TECH
from hullbreach.games.nemesis.injuries import injure, move_together, retreat
from hullbreach.games.nemesis.movement import enter
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.objects import search_room
from hullbreach.games.nemesis.picks import (
    pick_corridor,
    pick_intruder,
    pick_room,
    pick_way,
    pick_word,
)
from hullbreach.games.nemesis.state import Ship, kind_of
from hullbreach.games.nemesis.systems import (
    ENGINES,
    look_coordinates,
    look_engine,
    look_tile,
    look_token,
)
from hullbreach.games.nemesis.wounds import heal_light
from hullbreach.kernel import DONE, Asks, Choice, Flow, Pick, Seat, ask, asks_nothing, rule, settle
from hullbreach.parts.registry import Registry, plainly

from .components import MUTATIONS
from .figures import BUTCHER, brood, by_size, draw_and_show

Effect: TypeAlias = Callable[[Ship, Seat], Flow[None]]

infected_effect: Registry[Effect] = Registry("INFECTED effect of a Mutation", plainly)
clean_effect: Registry[Effect] = Registry("clean effect of a Mutation", plainly)


@rule
def _cut(s: Ship, seat: Seat, injuries: int) -> Asks[None]:
    here = by_size(s, s.where[seat])
    if here:
        x = yield from pick_intruder(s, seat, "bone_blades.target", here, "K-49")
        yield from injure(s, x.id, injuries, "blades")


@infected_effect("bone_blades")
@rule
def blades_infected(s: Ship, seat: Seat) -> Asks[None]:
    """2 injuries on one Carnomorph in your room."""
    yield from _cut(s, seat, MUTATIONS["bone_blades"].infected["injuries"])


@clean_effect("bone_blades")
@rule
def blades_clean(s: Ship, seat: Seat) -> Asks[None]:
    """1 injury on one Carnomorph in your room."""
    yield from _cut(s, seat, MUTATIONS["bone_blades"].clean["injuries"])


@infected_effect("regenerating_tissue")
@rule
def tissue_infected(s: Ship, seat: Seat) -> Asks[None]:
    """Discard all your light wounds and one serious wound, dressed or not."""
    heal_light(s, seat, s.light[seat])
    if s.serious(seat):
        wounds: list[Choice] = [("open", wound) for wound in dict.fromkeys(s.wounds[seat])]
        wounds += [("dressed", wound) for wound in dict.fromkeys(s.dressed[seat])]
        pick = Pick(seat, "regenerating_tissue.wound", wounds, "K-49")
        word, wound = yield from settle(pick)
        (s.wounds if word == "open" else s.dressed)[seat].remove(wound)
        if wound != "wound":
            s.wound_discard.append(wound)
        s.tell("wound.healed", seat=seat, wound=wound)


@clean_effect("regenerating_tissue")
@asks_nothing
def tissue_clean(s: Ship, seat: Seat) -> None:
    """Discard all your light wounds."""
    heal_light(s, seat, s.light[seat])


@rule
def _crawl(s: Ship, seat: Seat, quiet: bool) -> Asks[None]:
    """From an entrance to the Technical Corridors to any explored room with one."""
    here = s.where[seat]
    rooms = [room for room in TECH_ROOMS if s.explored[room] and room != here]
    if here in TECH_ROOMS and rooms:
        room = yield from pick_room(s, seat, "duct_crawler.room", rooms, "K-49")
        yield from enter(s, seat, room, via=TECH, quiet=quiet)


@infected_effect("duct_crawler")
@rule
def crawler_infected(s: Ship, seat: Seat) -> Asks[None]:
    """The move without a noise roll."""
    yield from _crawl(s, seat, quiet=True)


@clean_effect("duct_crawler")
@rule
def crawler_clean(s: Ship, seat: Seat) -> Asks[None]:
    """The same move, with a noise roll by the base rule."""
    yield from _crawl(s, seat, quiet=False)


@infected_effect("adrenal_surge")
@asks_nothing
def surge_infected(s: Ship, seat: Seat) -> None:
    """Draw 3 cards."""
    draw_more(s, seat, MUTATIONS["adrenal_surge"].infected["cards"])


@clean_effect("adrenal_surge")
@asks_nothing
def surge_clean(s: Ship, seat: Seat) -> None:
    """Draw 2 cards."""
    draw_more(s, seat, MUTATIONS["adrenal_surge"].clean["cards"])


@infected_effect("predators_leap")
@rule
def leap_infected(s: Ship, seat: Seat) -> Asks[None]:
    """Move next door; nobody attacks you for leaving."""
    room = s.where[seat]
    if s.ways(room):
        corridor, there = yield from pick_way(s, seat, "predators_leap.room", seat, "K-49")
        yield from enter(s, seat, there, corridor)


@clean_effect("predators_leap")
@rule
def leap_clean(s: Ship, seat: Seat) -> Asks[None]:
    """The same, but the largest Carnomorph of the room attacks first."""
    room = s.where[seat]
    here = by_size(s, room)
    if here:
        yield from attack(s, here[0].id, seat)
    if s.where[seat] == room:
        yield from leap_infected(s, seat)


@infected_effect("scent_mask")
@asks_nothing
def mask_infected(s: Ship, seat: Seat) -> None:
    """Discard your Slime; your noise rolls of this round count as Silence."""
    wash(s, seat)
    brood(s).masked[seat] = True


@clean_effect("scent_mask")
@rule
def mask_clean(s: Ship, seat: Seat) -> Asks[None]:
    """Discard your Slime; remove a Noise marker from a corridor of your room."""
    wash(s, seat)
    noisy = [corridor for corridor in s.exits(s.where[seat]) if s.noise[corridor]]
    if noisy:
        corridor = yield from pick_corridor(s, seat, "scent_mask.corridor", noisy, "K-49")
        s.noise[corridor] = False
        s.tell("noise.removed", corridor=CORRIDOR_IDS[corridor])


@infected_effect("digestive_bile")
@rule
def bile_infected(s: Ship, seat: Seat) -> Asks[None]:
    """Dissolve any number of corpses, carcasses and eggs lying in your room."""
    yield from _dissolve(s, seat, len(s.floor), at_will=True)


@clean_effect("digestive_bile")
@rule
def bile_clean(s: Ship, seat: Seat) -> Asks[None]:
    """Dissolve one of them."""
    yield from _dissolve(s, seat, MUTATIONS["digestive_bile"].clean["things"], at_will=False)


@rule
def _dissolve(s: Ship, seat: Seat, count: int, at_will: bool) -> Asks[None]:
    room = s.where[seat]
    for _ in range(count):
        lying: list[Choice] = list(dict.fromkeys(s.floor_in(room)))
        if not lying:
            return
        pick = Pick(seat, "digestive_bile.what", [*lying, *([DONE] if at_will else [])], "K-49")
        word = yield from settle(pick)
        if word == DONE:
            return
        s.floor.remove((room, word))
        s.tell("dissolved", seat=seat, object=word, room=s.place_name(room))


@infected_effect("alpha_roar")
@rule
def roar_infected(s: Ship, seat: Seat) -> Asks[None]:
    """Every Carnomorph in your room retreats, the largest first."""
    for x in by_size(s, s.where[seat]):
        yield from retreat(s, x.id)


@clean_effect("alpha_roar")
@rule
def roar_clean(s: Ship, seat: Seat) -> Asks[None]:
    """One Carnomorph of your choice retreats; then noise in every exit of your room."""
    here = by_size(s, s.where[seat])
    if here:
        x = yield from pick_intruder(s, seat, "alpha_roar.target", here, "K-49")
        yield from retreat(s, x.id)
    noise_everywhere(s, s.where[seat])


@infected_effect("chitin_plates")
@asks_nothing
def plates_infected(s: Ship, seat: Seat) -> None:
    """2 shields until the end of the round, each stops a wound."""
    brood(s).plates[seat] += MUTATIONS["chitin_plates"].infected["shields"]


@clean_effect("chitin_plates")
@asks_nothing
def plates_clean(s: Ship, seat: Seat) -> None:
    """1 shield: it stops a light wound or makes a serious one light."""
    brood(s).scales[seat] += MUTATIONS["chitin_plates"].clean["shields"]


@infected_effect("echo_sense")
@rule
def echo_infected(s: Ship, seat: Seat) -> Asks[None]:
    """Look at the Coordinates, at all engines, or at up to 3 unexplored tiles."""
    ways = ["coordinates", "engines", *(["tiles"] if unexplored(s) else [])]
    what = yield from pick_word(s, seat, "echo_sense.what", ways, "K-49")
    if what == "coordinates":
        look_coordinates(s, seat)
    elif what == "engines":
        for engine in range(ENGINES):
            look_engine(s, seat, engine)
    else:
        yield from _listen(s, seat)


@rule
def _listen(s: Ship, seat: Seat) -> Asks[None]:
    left: list[Choice] = [ROOM_IDS[room] for room in unexplored(s)]
    for count in range(MUTATIONS["echo_sense"].infected["tiles"]):
        if not left:
            return
        options = [*left, DONE] if count else left
        room = yield from ask(Pick(seat, "echo_sense.room", options, "K-49"))
        if room == DONE:
            return
        left.remove(room)
        look_tile(s, seat, ROOM_OF[room])


@clean_effect("echo_sense")
@rule
def echo_clean(s: Ship, seat: Seat) -> Asks[None]:
    """Look at one unexplored tile and its exploration token."""
    if unexplored(s):
        room = yield from pick_room(s, seat, "echo_sense.room", unexplored(s), "K-49")
        look_tile(s, seat, room)
        look_token(s, seat, room)


@rule
def _probe(s: Ship, seat: Seat, cards: int) -> Asks[None]:
    room = s.where[seat]
    if s.counter[room] and s.searchable(room):
        yield from search_room(s, seat, cards)


@infected_effect("probing_tendrils")
@rule
def tendrils_infected(s: Ship, seat: Seat) -> Asks[None]:
    """Search here: 3 cards, keep 1."""
    yield from _probe(s, seat, MUTATIONS["probing_tendrils"].infected["cards"])


@clean_effect("probing_tendrils")
@rule
def tendrils_clean(s: Ship, seat: Seat) -> Asks[None]:
    """Search here: 2 cards, keep 1."""
    yield from _probe(s, seat, MUTATIONS["probing_tendrils"].clean["cards"])


@infected_effect("hive_whisper")
@rule
def whisper_infected(s: Ship, seat: Seat) -> Asks[None]:
    """Move up to 2 Carnomorphs that are not in combat, each by a corridor of your choice."""
    moved: list[int] = []
    while len(moved) < MUTATIONS["hive_whisper"].infected["carnomorphs"]:
        able: list[Choice] = [
            ("intruder", x.id) for x in s.intruders if x.id not in moved and not s.contested(x)
        ]
        if not able:
            return
        chosen = yield from ask(Pick(seat, "hive_whisper.who", [*able, DONE], "K-49", DONE))
        if chosen == DONE:
            return
        x = figure(s, chosen[1])
        exits = [c for c in s.exits(x.room) if c != TECH or x.kind != BUTCHER]
        corridor = yield from pick_corridor(s, seat, "hive_whisper.corridor", exits, "K-49")
        moved.append(x.id)
        yield from move_together(s, [(x.id, corridor)])


@clean_effect("hive_whisper")
@rule
def whisper_clean(s: Ship, seat: Seat) -> Asks[None]:
    """Draw 2 tokens, put one back and the other into the supply; a blank and the Butcher go back."""
    drawn: list[str] = []
    while s.bag and len(drawn) < MUTATIONS["hive_whisper"].clean["tokens"]:
        drawn.append((yield from draw_and_show(s)))
    away = [token for token in drawn if kind_of(token) not in ("blank", BUTCHER)]
    out = ""
    if len(away) == len(drawn) > 1:
        options: list[Choice] = [("token", token) for token in dict.fromkeys(drawn)]
        out = (yield from settle(Pick(seat, "hive_whisper.token", options, "K-49")))[1]
    elif away and len(drawn) > 1:
        out = away[0]
    if out:
        drawn.remove(out)
        supply_token(s, out)
        s.tell("token.removed", kind=kind_of(out))
    for token in drawn:
        return_token(s, token)
