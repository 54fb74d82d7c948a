"""What nobody needs to think about: options that are never worth it, and answers that go without saying."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_IDS, ROOM_OF
from hullbreach.games.nemesis.cards.common import loadable, repairable
from hullbreach.games.nemesis.components import COORDINATES
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import CONTAMINATION, OFF, Ship
from hullbreach.games.nemesis.systems import ENGINE_ROOMS
from hullbreach.kernel import DONE, Choice, Pick, Seat

from .body import illness
from .facts import WORKING, can_repair, shared
from .last_steps import COVER, last_steps
from .orders import MANY, heard, homebound, mend, orders
from .plans import aims, prospects_from, ready_to_leave
from .upkeep import frail

CHEAP = (
    "demolition",
    "interruption",
    "access_denied",
    "order",
    "pyrotechnics",
    "risk_assessment",
    "ship_knowledge",
    "technical_corridors",
    "search",
    "scavenging",
    "rest",
    "reload",
    "nerves_of_steel",
    "intranet",
    "old_friend",
    "piloting",
    "computer_skills",
    "full_auto",
    "aimed_fire",
    "motivation",
    "suppressive_fire",
    "covering_fire",
    "adrenaline",
    "reconnaissance",
    "basic_repairs",
    "repairs",
    "ingenuity",
    "quick_repairs",
)
"""Action cards in the order in which one pays with them."""
KEPT_BACK = ("suppressive_fire", "covering_fire", "nerves_of_steel")
"""Cards that help whoever waits."""
BLEEDING = "wound_bleeding"
USELESS = frozenset(
    ("demolition", "ship_knowledge", "security_key", "plasma_torch", "comms_key", "ship_log")
)
"""Cards and Items one does nothing with but pay."""
CARRIED = frozenset(
    ("obj_p6", "obj_c3", "obj_c4", "obj_c5", "obj_c6", "obj_s2", "obj_s3", "obj_s6")
)
"""Objectives for which something is to be carried."""
SMALL = 12
"""The menace up to which an Intruder can be fought with bare hands."""
MOVES = ("move", "careful")
DOORS = 2
"""How many rooms next door are worth a thought."""
LOUD = 2
"""The numbers of the noise die from which on one does not walk into a room with an empty hand."""
CAREFUL = 2
"""The cards in hand with which one goes carefully where a step would make noise."""


def sensible(question: Pick, s: Ship | None) -> Sequence[Choice]:
    """The options that are worth a thought, by the question alone or in a world one believes in."""
    if question.prompt in ALWAYS:
        return ALWAYS[question.prompt]
    if s is not None and question.prompt in LOOKING:
        return LOOKING[question.prompt](question, s)
    if question.prompt in HABITS:
        return HABITS[question.prompt](question)
    return question.options


# -- by the question alone -------------------------------------------------------------------------


def _turn(question: Pick) -> list[Choice]:
    """Nobody throws things away, trades with rivals or breaks the ship."""
    return [option for option in question.options if not _foolish(option)]


def _foolish(option: Choice) -> bool:
    if isinstance(option, tuple):
        return option[0] == "drop" or option[1] in USELESS
    return option == "trade"


def _pay(question: Pick) -> Sequence[Choice]:
    for face in CHEAP:
        if face in question.options:
            return [face]
    return question.options


def _discard(question: Pick) -> Sequence[Choice]:
    """Contamination cards go back into the circle, and what one has no use for."""
    for face in (CONTAMINATION, *CHEAP[:8]):
        if face in question.options:
            return [face]
    return [DONE]


def _engine(question: Pick) -> Sequence[Choice]:
    """An engine is left working."""
    return ["keep" if question.about["top"] == WORKING else "swap"]


def _dress(question: Pick) -> Sequence[Choice]:
    """Bleeding comes first: it costs a wound in every round."""
    return [BLEEDING] if BLEEDING in question.options else question.options


def _not_doors(question: Pick) -> Sequence[Choice]:
    return [option for option in question.options if option != "door"]


ALWAYS: dict[str, list[Choice]] = {
    "interruption": ["no"],
    "trade.answer": ["refuse"],
    "trade.agree": ["refuse"],
}
"""Questions with one sensible answer."""
HABITS: dict[str, Callable[[Pick], Sequence[Choice]]] = {
    "turn.action": _turn,
    "pay": _pay,
    "engine.order": _engine,
    "wound.dress": _dress,
    "action.what": _not_doors,
    "energy_charge.what": _not_doors,
    "repairs.what": _not_doors,
}


# -- in a world one believes in --------------------------------------------------------------------


def _action(question: Pick, s: Ship) -> Sequence[Choice]:
    """Who can go home goes, and who only has to bring the ship home has orders; else what can be worth it in a turn."""
    leaving = _leaving(question, s)
    if leaving:
        return leaving
    seat = question.seat
    if homebound(s, seat) and not s.in_combat(seat):
        return orders(question.options, s, seat)
    return _upkeep(question, s) or _open_to(question, s)


def _upkeep(question: Pick, s: Ship) -> list[Choice]:
    """One of a crew mends the room they stand in while much is broken and the ship has to last."""
    seat = question.seat
    if (
        not shared(s)
        or s.fuse != OFF
        or s.in_combat(seat)
        or sum(s.broken) < MANY
        or not s.broken[s.where[seat]]
    ):
        return []
    return mend(question.options)


def _leaving(question: Pick, s: Ship) -> list[Choice]:
    """The way off the ship, for who can be gone in this round."""
    if "room" in question.options and ready_to_leave(s, question.seat):
        return ["room"]
    return last_steps(question.options, s, question.seat)


def _open_to(question: Pick, s: Ship) -> list[Choice]:
    """What can be worth it in a turn, with what everybody sees of the ship."""
    seat = question.seat
    fights = [x.kind for x in s.intruders if x.room == s.where[seat]]
    hand = len(s.payable(seat))
    found = [o for o in _turn(question) if _worth_it(o, s, seat, fights, hand)]
    return _covered(found) if fights else _towards(found, s, seat)


def _covered(options: list[Choice]) -> list[Choice]:
    """Nobody turns their back on an Intruder who has a card that covers the retreat."""
    if not any(cover in options for cover in COVER):
        return options
    return [o for o in options if not (isinstance(o, tuple) and o[0] == "move")]


def _towards(options: list[Choice], s: Ship, seat: Seat) -> list[Choice]:
    """Of the rooms next door only those are worth a thought that lie best for one's plan."""
    rooms = [ROOM_OF[str(o[1])] for o in options if isinstance(o, tuple) and o[0] in MOVES]
    if len(rooms) <= DOORS:
        return options
    hopes = prospects_from(s, seat, aims(s, seat), illness(s, seat), rooms)
    rooms.sort(key=lambda room: -hopes[room])
    away = {ROOM_IDS[room] for room in rooms[DOORS:]}
    return [o for o in options if not (isinstance(o, tuple) and o[0] in MOVES and o[1] in away)]


def _worth_it(option: Choice, s: Ship, seat: Seat, fights: list[str], hand: int) -> bool:
    """Nobody fights large Intruders with bare hands, looks twice, makes noise or explores when the hull is frail."""
    if option == "melee":
        kinds = species(s).kinds
        return all(kinds[kind].menace <= SMALL for kind in fights)
    if option == "room":
        return not _seen_already(s, seat)
    if not isinstance(option, tuple):
        return True
    word, what = option
    if word == "let_go":
        return _lets_go(s, seat, what)
    if word in ("card", "item") and what in CONDITIONS:
        return CONDITIONS[str(what)](s, seat)
    if fights or word not in MOVES:
        return True
    room = ROOM_OF[str(what)]
    if frail(s) and not s.explored[room]:
        return False
    if hand < CAREFUL and heard(s, room) >= LOUD and not s.fire[s.where[seat]]:
        return False
    return (word == "careful") == (hand >= CAREFUL and _tell_tale(s, room))


def _tell_tale(s: Ship, room: int) -> bool:
    """Whether a step into this room would make noise, and care can help it."""
    if room in s.where or s.infested(room):
        return False
    return not all(s.noise[corridor] for corridor in s.exits(room))


def _seen_already(s: Ship, seat: Seat) -> bool:
    """Whether the room's action would only show an engine one knows."""
    room = s.where[seat]
    if room not in ENGINE_ROOMS:
        return False
    return bool(s.cards.seen[s.engines[2 * ENGINE_ROOMS.index(room)]] >> seat & 1)


def _lets_go(s: Ship, seat: Seat, what: int | str) -> bool:
    """Of Heavy Items with both hands full, and of a body where it is wanted."""
    faces = s.cards.faces
    if isinstance(what, int):
        whose = s.objectives if shared(s) else [s.objectives[seat]]
        carries = any(faces[h] in CARRIED for cards in whose for h in cards)
        return carries and s.free_slots(seat) <= 0 and not s.objects[seat]
    wanted = any(faces[h] == "obj_s2" for cards in s.objectives for h in cards)
    return wanted and s.place_name(s.where[seat]) == "surgery"


def _healthy(s: Ship, seat: Seat) -> bool:
    """Who has a Larva does not scan for another one."""
    return not s.larva[seat]


def _repairs(s: Ship, seat: Seat) -> bool:
    """Tools are for rooms and engines, not for doors."""
    return repairable(s, seat)


def _computes(s: Ship, seat: Seat) -> bool:
    """Computers are for rooms, not for doors."""
    return s.computer(s.where[seat])


def _loads(s: Ship, seat: Seat) -> bool:
    """Charges are for weapons, not for doors."""
    return bool(loadable(s, seat, "energy"))


CONDITIONS: dict[str, Callable[[Ship, Seat], bool]] = {
    "rest": _healthy,
    "tools": _repairs,
    "computer_skills": _computes,
    "energy_charge": _loads,
}
"""When cards and Items are worth it that can be used for more than one thing."""


def _objective(question: Pick, s: Ship) -> Sequence[Choice]:
    """Of two Objectives one keeps the one that one has worked for."""
    kept, cards = aims(s, question.seat), s.objectives[question.seat]
    return [option for option, h in zip(question.options, cards, strict=True) if h in kept]


def _scan(question: Pick, s: Ship) -> Sequence[Choice]:
    """Who has a Larva does not ask for another one."""
    return ["skip"] if s.larva[question.seat] else question.options


def _cockpit(question: Pick, s: Ship) -> Sequence[Choice]:
    """Look where the ship flies before setting a course."""
    known = s.cards.seen[s.coordinates] >> question.seat & 1
    return ["course"] if known and "course" in question.options else ["coordinates"]


def _course(question: Pick, s: Ship) -> Sequence[Choice]:
    home = COORDINATES[s.cards.faces[s.coordinates]].earth
    return [home] if home in question.options else question.options


def _cover(question: Pick, s: Ship) -> Sequence[Choice]:
    """A covered retreat leads to a room without Intruders that lies best for one's plan."""
    seat = question.seat
    rooms = [ROOM_OF[str(option)] for option in question.options]
    rooms = [room for room in rooms if not s.infested(room)] or rooms
    hopes = prospects_from(s, seat, aims(s, seat), illness(s, seat), rooms)
    return [ROOM_IDS[max(rooms, key=hopes.__getitem__)]]


def _treat(question: Pick, s: Ship) -> Sequence[Choice]:
    """Bleeding is dressed before anything is healed."""
    dressed = BLEEDING in s.wounds[question.seat] and "dress" in question.options
    return ["dress"] if dressed else question.options


def _let_pass(question: Pick, s: Ship) -> Sequence[Choice]:
    """Who stands in a broken room with nothing to mend it throws away what does not help: the card is in the deck."""
    seat = question.seat
    room = s.where[seat]
    if room < 0 or not s.broken[room] or can_repair(s, seat):
        return _discard(question)
    useless = [option for option in question.options if option not in (DONE, *KEPT_BACK)]
    return useless[:1] or [DONE]


def _quiet(question: Pick, s: Ship) -> Sequence[Choice]:
    """Noise goes where there is none yet."""
    still = [c for c in question.options if not s.noise[CORRIDOR_OF[str(c)]]]
    return still or question.options


LOOKING: dict[str, Callable[[Pick, Ship], Sequence[Choice]]] = {
    "turn.action": _action,
    "objective.keep": _objective,
    "scan.hand": _scan,
    "cockpit.what": _cockpit,
    "cockpit.course": _course,
    "careful.corridor": _quiet,
    "cover.room": _cover,
    "pass.discard": _let_pass,
    "wounds.what": _treat,
}
