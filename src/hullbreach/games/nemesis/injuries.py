"""Injuries, death, movement and retreat of Intruders (N-98, N-128 to N-135)."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, asks_nothing, rule

from .bag import add_token, remove_kind
from .board import CLOSED, SECTIONS, other_end
from .components import EXITS, TECH
from .decks import draw_attack, draw_event
from .doors import destroy_door
from .hooks import blood, breaks_doors, modify, stopped_by_doors
from .species import species
from .state import IN_POD, Intruder, Ship

DIES, RETREATS, LIVES = "dead", "retreats", "lives"


@rule
def injure(s: Ship, intruder: int, count: int, cause: str) -> Asks[str]:
    """Injuries from one cause, put on together, and one check (N-128)."""
    x = s.intruder(intruder)
    if x is None or count <= 0:
        return LIVES
    x.injuries += count
    s.tell(
        "injured",
        kind=x.kind,
        cause=("cause", cause),
        room=s.place_name(x.room),
        count=count,
        total=x.injuries,
    )
    return (yield from species(s).check(s, intruder, cause))


@rule
def check_blood(s: Ship, intruder: int, cause: str) -> Asks[str]:
    """Blood values up to the injuries kill, an arrow makes retreat; a Larva dies (N-128, N-129)."""
    x = s.intruder(intruder)
    assert x is not None
    total, arrow = 0, False
    for _ in range(species(s).kinds[x.kind].checks):
        card = species(s).attack_cards[(yield from draw_attack(s))]
        s.tell("blood.drawn", card=card.id, blood=card.blood)
        total += card.blood
        arrow = arrow or card.arrow
    if arrow:
        yield from retreat(s, intruder)
        return RETREATS
    if total and modify(s, blood, total) > x.injuries:
        return LIVES
    species(s).kill(s, intruder, cause)
    return DIES


def kill_figure(s: Ship, intruder: int, cause: str) -> None:
    """A dead Intruder leaves a carcass, a Larva none; the Queen is gone for good (N-132, N-133)."""
    x = s.intruder(intruder)
    assert x is not None
    s.intruders.remove(x)
    s.tell("killed", kind=x.kind, cause=("cause", cause), room=s.place_name(x.room))
    if species(s).kinds[x.kind].checks and s.carcasses_left():
        s.floor.append((x.room, "carcass"))
    if x.kind == "queen":
        s.queen_killed = True
        remove_kind(s, "queen")


def vanish(s: Ship, intruder: int) -> None:
    """An Intruder leaves the board, and a token of its kind goes from the supply into the bag (N-84)."""
    x = s.intruder(intruder)
    assert x is not None
    s.intruders.remove(x)
    s.tell("vanished", kind=x.kind, room=s.place_name(x.room))
    add_token(s, x.kind)


@rule
def retreat(s: Ship, intruder: int) -> Asks[None]:
    """The Intruder leaves by the corridor an Event card names; the card has no effect (N-134)."""
    x = s.intruder(intruder)
    if x is None:
        return
    h = yield from draw_event(s)
    s.event_discard.append(h)
    card = species(s).event_cards[s.face(h)]
    s.tell("retreat", kind=x.kind, room=s.place_name(x.room), corridor=card.corridor)
    yield from move_together(s, [(intruder, EXITS[x.room][card.corridor - 1])])


@asks_nothing
def move_together(s: Ship, moves: Sequence[tuple[int, int]]) -> None:
    """Intruders move at the same time, each through a corridor; closed doors stop all of them (N-98)."""
    closed = {corridor for _, corridor in moves if corridor != TECH and s.door[corridor] == CLOSED}
    reached: list[int] = []
    for intruder, corridor in moves:
        x = s.intruder(intruder)
        if x is None:
            continue
        if corridor == TECH:
            if species(s).kinds[x.kind].crawls:
                vanish(s, intruder)
        elif corridor in closed and _stopped(s, x, corridor):
            pass
        else:
            x.room = other_end(corridor, x.room)
            reached.append(x.room)
            s.tell("intruder.moved", kind=x.kind, room=s.place_name(x.room))
    for room in reached:
        clear_pods(s, room)


def clear_pods(s: Ship, room: int) -> None:
    """An Intruder in an Evacuation Section drives everybody out of its pods (N-186)."""
    if IN_POD not in s.where or not s.explored[room]:
        return
    tile = s.tile_id(room)
    if tile not in SECTIONS:
        return
    for seat in range(s.n):
        if s.where[seat] == IN_POD and s.pod[seat] & 1 == SECTIONS.index(tile):
            s.where[seat] = room
            s.pod[seat] = -1
            s.tell("pod.ejected", seat=seat)


def _stopped(s: Ship, x: Intruder, corridor: int) -> bool:
    """An Intruder that meets a closed door stays and wrecks it (N-98); says whether it stays."""
    if s.door[corridor] == CLOSED and modify(s, breaks_doors, True, x.kind):
        destroy_door(s, corridor, "intruder")
    return modify(s, stopped_by_doors, True, x.kind)


@asks_nothing
def destroy_eggs(s: Ship, room: int, count: int) -> None:
    """Destroy uncarried eggs in a room: those lying there first, then those of the Nest (N-165)."""
    for _ in range(count):
        if (room, "egg") in s.floor:
            s.floor.remove((room, "egg"))
        elif s.eggs and s.is_nest(room):
            s.lose_egg()
        else:
            break
        s.tell("egg.destroyed", room=s.place_name(room))
