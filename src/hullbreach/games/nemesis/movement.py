"""Movement and exploration (N-40 to N-42, N-55 to N-70, N-119)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Seat, rule
from hullbreach.parts.cards import show

from .attacks import attack
from .board import BREAKABLE, OPEN, SEARCHABLE, other_end
from .components import EXPLORATION, TECH, TILES
from .doors import close_door
from .fire import break_down, ignite
from .noise import danger, noise_in, noise_roll
from .picks import pick_corridor
from .state import Ship

EXPLORATION_TOKENS = {token.id: token for token in EXPLORATION}
SLIMY = frozenset(tile.id for tile in TILES.values() if tile.amounts.get("slime"))
"""Rooms that cover with Slime whoever enters."""


@rule
def walk(s: Ship, seat: Seat, corridor: int, careful: bool = False) -> Asks[None]:
    """Go through a corridor; out of a room with an Intruder this is an Escape (N-40)."""
    if s.in_combat(seat):
        yield from escape(s, seat, corridor)
    else:
        yield from enter(s, seat, other_end(corridor, s.where[seat]), corridor, careful=careful)


@rule
def escape(s: Ship, seat: Seat, corridor: int) -> Asks[None]:
    """Every Intruder of the room attacks first, the largest before the others (N-119)."""
    room = s.where[seat]
    for intruder in [x.id for x in s.intruders_in(room)]:
        yield from attack(s, intruder, seat)
    if s.where[seat] == room:
        yield from enter(s, seat, other_end(corridor, room), corridor)


@rule
def enter(
    s: Ship, seat: Seat, room: int, via: int = -1, quiet: bool = False, careful: bool = False
) -> Asks[None]:
    """Enter a room: turn up the tile, resolve the token, roll for noise if nobody else was there (N-57)."""
    empty = room not in s.where and not s.infested(room)
    s.where[seat] = room
    s.tell("moved", seat=seat, room=s.place_name(room))
    if not s.explored[room]:
        s.explored[room] = True
        s.tell("explored", seat=seat, room=s.place_name(room), tile=show(s, s.tile[room]))
    if s.tile_id(room) in SLIMY:
        get_slime(s, seat)
    silent = quiet
    if s.token[room] >= 0:
        cancelled = yield from explore(s, seat, room, via, quiet or careful)
        silent = silent or cancelled
    if empty and not silent and s.where[seat] == room:
        yield from (_careful_noise if careful else noise_roll)(s, seat)


@rule
def _careful_noise(s: Ship, seat: Seat) -> Asks[None]:
    """Instead of a roll put noise into a corridor of your choice (N-41)."""
    corridors = quiet_corridors(s, s.where[seat])
    corridor = yield from pick_corridor(s, seat, "careful.corridor", corridors, "N-41")
    yield from noise_in(s, seat, corridor)


def quiet_corridors(s: Ship, room: int) -> list[int]:
    """The corridors that may be named in a Careful Movement."""
    exits = s.exits(room)
    return [c for c in exits if not s.noise[c]] if s.rulebook else exits


def get_slime(s: Ship, seat: Seat) -> None:
    """A Slime marker, one at most (N-86)."""
    if not s.slime[seat]:
        s.slime[seat] = True
        s.tell("slimed", seat=seat)


@rule
def explore(s: Ship, seat: Seat, room: int, via: int, cancels: bool) -> Asks[bool]:
    """Resolve the exploration token; says whether there is no noise roll any more (N-59 to N-67)."""
    h, s.token[room] = s.token[room], -1
    token = EXPLORATION_TOKENS[show(s, h)]
    s.gone.append(h)
    tile = s.tile_id(room)
    if tile in SEARCHABLE:
        s.counter[room] = (token.items + 1) // 2 if s.mode == "solo" else token.items
    s.tell("token.explored", room=s.place_name(room), symbol=token.symbol, items=s.counter[room])
    if token.symbol in ("silence", "danger"):
        if cancels:
            return False
        if token.symbol == "danger" or s.slime[seat]:
            yield from danger(s, seat)
        return True
    if token.symbol == "slime":
        get_slime(s, seat)
    elif token.symbol == "fire":
        yield from ignite(s, room)
    elif token.symbol == "malfunction" and tile in BREAKABLE:
        yield from break_down(s, room)
    elif token.symbol == "door" and 0 <= via < TECH and s.door[via] == OPEN:
        yield from close_door(s, seat, via)
    return False
