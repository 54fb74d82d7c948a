"""Ship systems: engines, course, hibernation, pods, self-destruct, airlock, and secret looks (N-163 to N-186)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Fact, Pick, Seat, ask, rule
from hullbreach.parts.cards import look, show

from .board import BLUE, CLOSED, CRITICAL, DESTROYED, FIXED, FUSE_START, SECTIONS
from .components import SUPPLY, TILES, WEAKNESS_PLACES
from .doors import close_door
from .noise import noise_roll
from .picks import pick_word
from .state import ASLEEP, ESCAPED, IN_POD, OFF, Ship, is_corpse

ENGINES = len(SUPPLY.engines.rooms)
ENGINE_ROOMS = [FIXED[name] for name in SUPPLY.engines.rooms]


# -- secret looks ----------------------------------------------------------------------------------


def _looked(s: Ship, seat: Seat, what: str, h: int, **facts: int | str) -> None:
    face = look(s, h, seat)
    s.tell(
        f"looked.{what}",
        [seat],
        (f"looks.{what}", {"seat": seat, **facts}),
        seat=seat,
        card=face,
        **facts,
    )


def look_tile(s: Ship, seat: Seat, room: int) -> None:
    """Look at an unexplored tile; it stays unexplored (N-69)."""
    _looked(s, seat, "tile", s.tile[room], room=s.place_name(room))


def look_token(s: Ship, seat: Seat, room: int) -> None:
    """Look at an exploration token."""
    if s.token[room] >= 0:
        _looked(s, seat, "token", s.token[room], room=s.place_name(room))


def look_coordinates(s: Ship, seat: Seat) -> None:
    """Look at the Coordinates card (N-169)."""
    _looked(s, seat, "coordinates", s.coordinates)


def look_engine(s: Ship, seat: Seat, engine: int) -> None:
    """Look at the top token of an engine."""
    _looked(s, seat, "engine", s.engines[2 * engine], engine=engine + 1)


@rule
def look_objective(s: Ship, seat: Seat, target: Seat) -> Asks[None]:
    """Look at an Objective of another player; of two, the one whose kind you name."""
    cards = s.objectives[target]
    h = cards[0]
    if len(cards) > 1:
        kind = yield from pick_word(s, seat, "objective.kind", ["corporate", "personal"], "N-195")
        h = cards[["corporate", "personal"].index(kind)]
    _looked(s, seat, "objective", h, target=target)


def engine_in(room: int) -> int:
    """The engine in a room, counted from 0, or -1."""
    return ENGINE_ROOMS.index(room) if room in ENGINE_ROOMS else -1


@rule
def repair_engine(s: Ship, seat: Seat, engine: int) -> Asks[None]:
    """Look at both tokens and put them back in any order; whether it changed is public (N-168)."""
    top, bottom = s.engines[2 * engine : 2 * engine + 2]
    for h in (top, bottom):
        look(s, h, seat)
    about: dict[str, Fact] = {"engine": engine + 1, "top": s.face(top)}
    word = yield from ask(Pick(seat, "engine.order", ["keep", "swap"], "N-168", about=about))
    if word == "swap":
        s.engines[2 * engine : 2 * engine + 2] = [bottom, top]
    s.tell("engine.worked", seat=seat, engine=engine + 1, swapped=word == "swap")


def discover(s: Ship, place: str) -> None:
    """Turn up the Weakness in a place of the Intruder board (N-163)."""
    face = show(s, s.weaknesses[WEAKNESS_PLACES.index(place)])
    s.discovered.append(face)
    s.tell("weakness", place=place, card=face)


# -- course and hibernation ------------------------------------------------------------------------


def can_set_course(s: Ship) -> bool:
    """The destination can be set: nobody sleeps, no Intruder is in the Cockpit (N-169)."""
    return not s.hibernating() and not s.intruders_in(FIXED["cockpit"])


def set_destination(s: Ship, letter: str) -> None:
    """Move the destination marker."""
    s.destination = letter
    s.tell("course", letter=letter)


def can_hibernate(s: Ship, seat: Seat) -> bool:
    """The Time marker is on a blue space (N-171)."""
    return s.time in BLUE


@rule
def hibernate(s: Ship, seat: Seat) -> Asks[None]:
    """Roll for noise; if no Intruder is there afterwards the Character sleeps (N-172)."""
    yield from noise_roll(s, seat)
    if not s.present(seat) or s.in_combat(seat):
        s.tell("hibernate.failed", seat=seat)
        return
    s.where[seat] = ASLEEP
    s.tell("hibernated", seat=seat)


# -- self-destruct ---------------------------------------------------------------------------------


def can_start(s: Ship) -> bool:
    """The self-destruct is off and nobody sleeps (N-173, N-175)."""
    return s.fuse == OFF and not s.hibernating()


def can_stop(s: Ship) -> bool:
    """The self-destruct runs and is not critical yet (N-175, N-177)."""
    return s.fuse > CRITICAL


def start_self_destruct(s: Ship) -> None:
    """Put the marker on its first space; by default all pods unlock (N-175)."""
    s.fuse = FUSE_START
    s.tell("fuse.started")
    if not s.rulebook:
        unlock_all(s)


def stop_self_destruct(s: Ship) -> None:
    """Remove the marker; the pods keep their state."""
    s.fuse = OFF
    s.tell("fuse.stopped")


# -- pods ------------------------------------------------------------------------------------------


def set_pod(s: Ship, pod: int, locked: bool) -> None:
    """Lock or unlock a pod."""
    s.locked[pod] = locked
    s.tell("pod.locked" if locked else "pod.unlocked", pod=s.pods[pod])


def unlock_all(s: Ship) -> None:
    """All pods unlock (N-177, N-181)."""
    for pod in s.pods_left():
        if s.locked[pod]:
            set_pod(s, pod, False)


def seats_needed(s: Ship, seat: Seat) -> int:
    """The seats a Character takes: by default one more for each corpse it carries (N-185)."""
    if s.rulebook:
        return 1
    return 1 + sum(1 for word in s.objects[seat] if is_corpse(word))


def free_seats(s: Ship, pod: int) -> int:
    """The seats of a pod nobody sits in."""
    inside = [x for x in range(s.n) if s.where[x] == IN_POD and s.pod[x] == pod]
    return SUPPLY.pods.seats - sum(seats_needed(s, x) for x in inside)


def boardable(s: Ship, seat: Seat, room: int) -> list[int]:
    """The pods of a section that are unlocked and have room for the Character (N-182)."""
    side = SECTIONS.index(s.tile_id(room))
    need = seats_needed(s, seat)
    return [
        pod
        for pod in s.pods_left()
        if pod & 1 == side and not s.locked[pod] and free_seats(s, pod) >= need
    ]


@rule
def board_pod(s: Ship, seat: Seat, pod: int) -> Asks[None]:
    """Roll for noise; if no Intruder is there afterwards sit down, then launch or wait (N-182)."""
    yield from noise_roll(s, seat)
    if not s.present(seat) or s.in_combat(seat):
        s.tell("board.failed", seat=seat)
        return
    s.where[seat], s.pod[seat] = IN_POD, pod
    s.tell("boarded", seat=seat, pod=s.pods[pod])
    if (yield from ask(Pick(seat, "pod.now", ["launch", "wait"], "N-182"))) == "launch":
        launch(s, pod)
    else:
        s.must_pass = s.must_pass or s.turn == seat


def launch(s: Ship, pod: int) -> None:
    """A pod flies off with everybody in it (N-183)."""
    s.launched[pod] = True
    s.tell("launched", pod=s.pods[pod])
    for seat in range(s.n):
        if s.where[seat] == IN_POD and s.pod[seat] == pod:
            s.where[seat] = ESCAPED
            s.tell("escaped", seat=seat)


def eject_pod(s: Ship) -> None:
    """The pod with the lowest number is launched, locked or not."""
    left = s.pods_left()
    if left:
        launch(s, min(left, key=lambda pod: s.pods[pod]))


# -- airlock ---------------------------------------------------------------------------------------


def sealable(s: Ship, room: int) -> list[int]:
    """Other explored yellow rooms without a destroyed door, while no token is out (N-178)."""
    if s.airlock >= 0:
        return []
    return [
        other
        for other, up in enumerate(s.explored)
        if up
        and other != room
        and TILES[s.tile_id(other)].colour == "yellow"
        and all(s.door[corridor] != DESTROYED for corridor in s.corridors(other))
    ]


@rule
def seal(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Close all doors of a room and lay the depressurisation token there (N-178)."""
    for corridor in s.corridors(room):
        if s.door[corridor] != CLOSED:
            yield from close_door(s, seat, corridor)
    if all(s.door[corridor] == CLOSED for corridor in s.corridors(room)):
        s.airlock = room
        s.tell("airlock.sealed", room=s.place_name(room))
