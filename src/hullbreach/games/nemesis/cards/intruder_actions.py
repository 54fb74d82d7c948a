"""Intruder Action cards: their effects, for the Intruder player."""

from hullbreach.games.nemesis.cards.common import either, figure, recover
from hullbreach.games.nemesis.components import INTRUDER_ACTIONS
from hullbreach.games.nemesis.decks import draw_event
from hullbreach.games.nemesis.effects import intruder_action
from hullbreach.games.nemesis.events import resolve_event
from hullbreach.games.nemesis.injuries import move_together
from hullbreach.games.nemesis.noise import danger
from hullbreach.games.nemesis.picks import pick_corridor, pick_face, pick_intruder, pick_seat
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import DONE, Asks, Pick, Seat, ask, rule

ACTION_AMOUNTS = {card.effect: card.amounts for card in INTRUDER_ACTIONS.values()}


def can_pursuit(s: Ship, seat: Seat) -> bool:
    """Somebody is out of combat."""
    return bool(pursuable(s))


@intruder_action("pursuit", possible=can_pursuit)
@rule
def pursuit(s: Ship, seat: Seat) -> Asks[None]:
    """Danger for a Character that is not in combat (N-78)."""
    target = yield from pick_seat(s, seat, "pursuit.who", pursuable(s), "N-78")
    yield from danger(s, target)


def pursuable(s: Ship) -> list[Seat]:
    """Characters in a room and out of combat."""
    return [seat for seat in s.player_order() if s.present(seat) and not s.in_combat(seat)]


@intruder_action("metamorphosis")
@rule
def metamorphosis(s: Ship, seat: Seat) -> Asks[None]:
    """A Larva or Creeper grows, or the bag develops once (N-192)."""
    growing = species(s).growing(s)
    what = yield from either(s, seat, "metamorphosis.what", "N-228", grow=growing, develop=True)
    if what == "develop":
        yield from species(s).develop(s)
    else:
        intruder = yield from pick_intruder(s, seat, "intruder.which", growing, "N-228")
        species(s).grow(s, intruder)


@intruder_action("preparation")
@rule
def preparation(s: Ship, seat: Seat) -> Asks[None]:
    """Draw 3 Event cards, resolve one completely, discard the others."""
    drawn: list[int] = []
    while len(drawn) < ACTION_AMOUNTS["preparation"]["events"]:
        drawn += [(yield from draw_event(s))]
    s.event_discard += drawn
    chosen = yield from pick_face(s, seat, "preparation.card", drawn, "N-228")
    yield from resolve_event(s, chosen)


def can_pack_hunt(s: Ship, seat: Seat) -> bool:
    """An Intruder is out of combat."""
    return any(not s.contested(i) for i in s.intruders)


@intruder_action("pack_hunt", possible=can_pack_hunt)
@rule
def pack_hunt(s: Ship, seat: Seat) -> Asks[None]:
    """Up to 3 Intruders out of combat each move through a corridor of your choice."""
    moved: list[int] = []
    while len(moved) < ACTION_AMOUNTS["pack_hunt"]["intruders"]:
        options = [
            ("intruder", i.id) for i in s.intruders if i.id not in moved and not s.contested(i)
        ]
        if not options:
            return
        stop = [DONE] if moved else []
        chosen = yield from ask(Pick(seat, "pack_hunt.intruder", [*options, *stop], "N-228"))
        if chosen == DONE:
            return
        intruder = figure(s, chosen[1])
        exits = s.exits(intruder.room)
        corridor = yield from pick_corridor(s, seat, "pack_hunt.corridor", exits, "N-228")
        moved.append(intruder.id)
        yield from move_together(s, [(intruder.id, corridor)])


def can_recovery(s: Ship, seat: Seat) -> bool:
    """An Intruder is injured."""
    return any(i.injuries for i in s.intruders)


@intruder_action("recovery", possible=can_recovery)
@rule
def recovery(s: Ship, seat: Seat) -> Asks[None]:
    """An Intruder loses up to 2 injuries."""
    injured = [i for i in s.intruders if i.injuries]
    intruder = yield from pick_intruder(s, seat, "intruder.which", injured, "N-228")
    recover(s, intruder, ACTION_AMOUNTS["recovery"]["injuries"])
