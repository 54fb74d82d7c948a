"""The Event Phase: time, attacks, fire, Event card, bag development (N-187 to N-194)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Seat, rule

from .bag import add_token, draw_token, return_token, supply_token
from .board import CRITICAL
from .components import EXITS
from .decks import draw_event, shuffle_events
from .encounters import place, surprise
from .hooks import EVENT, EVENT_CARD, modify, species
from .injuries import destroy_eggs, injure, move_together
from .noise import clear_noise, noise_roll
from .state import OFF, Intruder, Ship, ShipLost, kind_of, number_of
from .systems import unlock_all


@rule
def time_step(s: Ship) -> Asks[None]:
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
    return
    yield


@rule
def attack_step(s: Ship) -> Asks[None]:
    """Every Intruder in combat attacks, unless the ship is calm (N-188)."""
    s.phase = "fire"
    calm, s.calm = s.calm, False
    yield from species(s).attack_step(s, calm)


@rule
def fire_step(s: Ship) -> Asks[None]:
    """Fire injures Intruders and destroys eggs (N-189)."""
    s.phase = "round" if s.xeno >= 0 else "event"
    for room in [room for room, on in enumerate(s.fire) if on]:
        for intruder in [x.id for x in s.intruders_in(room)]:
            yield from injure(s, intruder, modify(s, "fire_injuries", 1), "fire")
        if s.uncarried_eggs(room):
            yield from destroy_eggs(s, room, modify(s, "fire_eggs", 1))


@rule
def event_step(s: Ship) -> Asks[None]:
    """Draw an Event card and resolve it (N-190)."""
    s.phase = "development"
    yield from species(s).event_step(s)


@rule
def event_card(s: Ship) -> Asks[None]:
    """Draw the card, move the Intruders, do what it says, put it away."""
    h = yield from draw_event(s)
    s.event_discard.append(h)
    yield from resolve_event(s, h)


@rule
def resolve_event(s: Ship, h: int) -> Asks[None]:
    """Movement, effect and fate of an Event card that lies on the discard pile (N-190)."""
    card = EVENT_CARD[s.face(h)]
    s.tell("event.card", card=card.id)
    moves = [
        (x.id, EXITS[x.room][card.corridor - 1])
        for x in s.intruders
        if x.kind in card.types and not s.contested(x)
    ]
    yield from move_together(s, moves)
    yield from EVENT[card.effect](s)
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


@rule
def develop(s: Ship) -> Asks[None]:
    """One draw of the development table (N-192)."""
    token = yield from draw_token(s)
    kind = kind_of(token)
    s.tell("developed", kind=kind)
    if kind == "larva":
        supply_token(s, token)
        add_token(s, "adult")
    elif kind == "creeper":
        supply_token(s, token)
        add_token(s, "breeder")
    else:
        return_token(s, token)
        if kind == "queen":
            yield from _queen(s, number_of(token))
        elif kind == "blank":
            add_token(s, "adult")
        else:
            for seat in s.player_order():
                yield from noise_roll(s, seat)


@rule
def _queen(s: Ship, number: int) -> Asks[None]:
    """The Queen meets Characters in the Nest, or an egg is laid (N-106, N-192, N-193)."""
    nest = s.room_with("nest")
    prey = s.crew_in(nest) if nest >= 0 else []
    figure = next((x for x in s.intruders if x.kind == "queen"), None)
    if not prey or (figure is not None and s.contested(figure)):
        _lay_egg(s)
        return
    clear_noise(s, nest)
    if figure is None:
        figure = yield from place(s, "queen", nest)
    else:
        figure.room = nest
        s.tell("queen.comes")
    if figure is not None:
        yield from _ambush(s, figure, prey, number)


@rule
def _ambush(s: Ship, queen: Intruder, prey: list[Seat], number: int) -> Asks[None]:
    """The first in player order with fewer cards than her number is attacked by surprise (N-106)."""
    for seat in prey:
        if modify(s, "token_number", number) > len(s.hand[seat]):
            yield from surprise(s, queen, seat, number)
            return


def _lay_egg(s: Ship) -> None:
    """One more egg on the Intruder board, while there are any (N-167)."""
    if s.egg_supply() > 0:
        s.eggs += 1
        s.tell("egg.laid")
