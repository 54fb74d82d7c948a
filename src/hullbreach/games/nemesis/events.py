"""The Event Phase: time, attacks, fire, Event card, bag development (N-187 to N-194)."""

from __future__ import annotations

from hullbreach.kernel import Asks, asks_nothing, rule

from .board import CRITICAL
from .components import EXITS
from .decks import draw_event, shuffle_events
from .effects import event_effect
from .hooks import fire_eggs, fire_injuries, modify
from .injuries import destroy_eggs, injure, move_together
from .species import species
from .state import OFF, Ship, ShipLost
from .systems import unlock_all


@asks_nothing
def time_step(s: Ship) -> None:
    """The clock and a running self-destruct advance one space (N-187)."""
    s.time -= 1
    if s.fuse != OFF:
        s.fuse -= 1
        s.tell("fuse", space=s.fuse)
        if s.fuse == CRITICAL:
            s.tell("fuse.critical")
            unlock_all(s)
    s.tell("time", time=s.time)
    if s.fuse == 0 or (s.time == 0 and s.fuse != OFF):
        raise ShipLost("self_destruct")
    if s.time == 0:
        s.phase = "jump"
    else:
        s.phase = "fire" if s.xeno >= 0 else "attacks"


@rule
def attack_step(s: Ship) -> Asks[None]:
    """Every Intruder in combat attacks, unless the ship is calm (N-188)."""
    s.phase = "fire"
    calm, s.calm = s.calm, False
    yield from species(s).attack_step(s, calm)


@rule
def fire_step(s: Ship) -> Asks[None]:
    """Fire injures every Intruder that stands in it once, wherever it retreats to, and destroys eggs (N-189)."""
    s.phase = "round" if s.xeno >= 0 else "event"
    burning = [room for room, on in enumerate(s.fire) if on]
    standing = [[x.id for x in s.intruders_in(room)] for room in burning]
    for room, intruders in zip(burning, standing, strict=True):
        for intruder in intruders:
            yield from injure(s, intruder, modify(s, fire_injuries, 1), "fire")
        if s.uncarried_eggs(room):
            yield from destroy_eggs(s, room, modify(s, fire_eggs, 1))


@rule
def event_step(s: Ship) -> Asks[None]:
    """Draw an Event card: the Intruders move, it does what it says and is put away (N-190)."""
    s.phase = "development"
    h = yield from draw_event(s)
    s.event_discard.append(h)
    yield from resolve_event(s, h)


@rule
def resolve_event(s: Ship, h: int) -> Asks[None]:
    """Movement, effect and fate of an Event card that lies on the discard pile (N-190)."""
    card = species(s).event_cards[s.face(h)]
    s.tell("event.card", card=card.id)
    moves = [
        (x.id, EXITS[x.room][card.corridor - 1])
        for x in s.intruders
        if x.kind in card.types and not s.contested(x)
    ]
    yield from move_together(s, moves)
    yield from event_effect[card.effect](s)
    if card.fate == "remove":
        s.event_discard.remove(h)
        s.gone.append(h)
        more, s.event_discard = s.event_discard, []
        shuffle_events(s, more)
    elif card.fate == "shuffle_back":
        s.event_discard.remove(h)
        shuffle_events(s, [h])


@rule
def development_step(s: Ship) -> Asks[None]:
    """The bag develops, and the round is over (N-192, N-194)."""
    s.phase = "round"
    yield from species(s).develop(s)
