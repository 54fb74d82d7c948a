"""What can be said aboard: which engines work, where the ship flies, what lies behind a door, what one wants and does.

Whoever looks at engines, course or rooms may say what they like about it (N-168, N-169, N-69): in the game with secret
Objectives every line can be said by everybody, and nothing is checked before the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hullbreach.kernel import Act, Chip, Event, Language, Seat, Slot, Spoken, Verb, Window
from hullbreach.kernel.talk import COURTESIES, MANNERS, REPLIES, Word

from .board import ROOM_IDS, ROOM_OF
from .components import COORDINATES, TILES
from .species import all_species, species
from .state import ASLEEP, ESCAPED, OFF, Ship
from .systems import ENGINES

REMEMBERED = 512
"""How many lists of chips are kept: from one move to the next hardly any of them changes."""
TARGET, ASKED = Slot("seat", "target"), Slot("seat", "other")
ENGINE = Slot("count", "engine")
PLANET = Slot("thing", "planet", worded=True)
ROOM, TILE = Slot("place", "room"), Slot("thing", "place")
THING = Slot("thing", "thing", worded=True)
CLAIMED = (
    *("medkit", "bandages", "antidote", "energy_charge", "grenade", "tools"),
    *("fire_extinguisher", "evacuation_key", "self_destruct_key", "comms_key"),
)
"""What one may say one has: Items that stay hidden and that others may want."""
PLANETS = ("earth", "mars", "venus", "deep_space")
LETTERS = "ABCD"
HUNTERS = {"obj_c1": 1, "obj_c2": 2, "obj_c7": 3, "obj_c8": 4, "obj_c9": 5}
"""The Objectives that want a Character dead, by its player number."""
ROUNDS = 2
"""For how long a promise to stay or to leave something alone binds."""
ROUND, PASSED, CONTACT, LETTER, TOPS = range(5)
"""Where the counters of a stamp stand; from the last on the top token of each engine, by handle."""

BASE_SAYINGS = {
    verb.name: verb
    for verb in (
        Verb("engine_works", "claim", (ENGINE,), "N-168"),
        Verb("engine_broken", "claim", (ENGINE,), "N-168"),
        Verb("course", "claim", (PLANET,), "N-169"),
        Verb("room", "claim", (ROOM, TILE), "N-69"),
        Verb("peaceful", "claim", (TARGET,), "N-200", to_one=True),
        Verb("have", "claim", (THING,), "N-46"),
        Verb("suspect", "view", (TARGET,), accuses=True, echo=True),
        Verb("trust", "view", (TARGET,), echo=True),
        Verb("go", "promise", (ROOM,), "N-25", echo=True),
        Verb("give", "promise", (TARGET, THING), "N-46", to_one=True),
        Verb("wait", "promise", (TARGET,), "N-184", to_one=True),
        Verb("no_destruct", "promise", (), "N-175"),
        Verb("please_go", "request", (ASKED, ROOM), "N-25", True, "go"),
        Verb("please_give", "request", (ASKED, THING), "N-46", True, "give"),
        Verb("please_wait", "request", (ASKED,), "N-184", True, "wait"),
        Verb("please_no_destruct", "request", (ASKED,), "N-175", True, "no_destruct"),
        Verb("please_repair", "request", (ASKED, ROOM), "N-25", True),
        Verb("please_doors", "request", (ASKED,), "N-25", True),
        Verb("please_fight", "request", (ASKED,), "N-25", True),
        Verb("ask_peaceful", "question", (TARGET,), "N-200", True, "peaceful"),
        Verb("ask_engine", "question", (ENGINE,), "N-168", yes="engine_works"),
        Verb("ask_course", "question", (PLANET,), "N-169", yes="course"),
        Verb("ask_who", "question", (THING,), "N-46", yes="have"),
    )
} | {**REPLIES, **COURTESIES}


def may_speak(s: Ship, seat: Seat) -> str:
    """Who is dead, asleep or away takes no more part, unless they have become the Intruder."""
    return "" if s.active(seat) or seat == s.xeno or s.phase == "draft" else "N-150"


def hears(_s: Ship, _seat: Seat) -> tuple[Seat, ...] | None:
    """Everybody hears everything."""
    return None


# -- what makes sense --------------------------------------------------------------------------------------------------


def chips(s: Ship, seat: Seat) -> list[Chip]:
    """The same for every Character, whatever it has seen, holds and wants; the Intruder has good manners only."""
    others = tuple([x for x in range(s.n) if x != seat and s.active(x)])
    if seat == s.xeno or s.phase == "draft" or not others:
        return list(MANNERS)
    rooms = tuple([s.place_name(room) for room in range(len(s.tile))])
    broken = tuple([rooms[room] for room, down in enumerate(s.broken) if down])
    crew = _of_the_crew(others) if s.mode == "semi_coop" else ()
    deeds = _deeds(others, rooms, s.where[seat], broken, s.in_combat(seat), s.fuse == OFF)
    return [*crew, *_of_the_ship(rooms), *deeds, *species(s).chips(s, seat), *MANNERS]


@lru_cache(REMEMBERED)
def _of_the_crew(others: tuple[Seat, ...]) -> tuple[Chip, ...]:
    """Who wants whom dead: where all Objectives lie open there is nothing to say about that."""
    verbs = ("peaceful", "suspect", "trust", "ask_peaceful")
    return tuple([Chip(verb, (others,)) for verb in verbs])


@lru_cache(REMEMBERED)
def _of_the_ship(rooms: tuple[str, ...]) -> tuple[Chip, ...]:
    """Engines, the course, and which tile lies in a room that is called by its slot."""
    engines = tuple(range(1, ENGINES + 1))
    found = [Chip(v, (engines,)) for v in ("engine_broken", "engine_works", "ask_engine")]
    found += [Chip(v, (PLANETS,)) for v in ("course", "ask_course")]
    dark = tuple([name for name in rooms if name in ROOM_OF])
    tiles = tuple([tile for tile in TILES if tile not in rooms])
    return (*found, Chip("room", (dark, tiles))) if dark else tuple(found)


@lru_cache(REMEMBERED)
def _deeds(
    others: tuple[Seat, ...],
    rooms: tuple[str, ...],
    here: int,
    broken: tuple[str, ...],
    fights: bool,
    is_off: bool,
) -> tuple[Chip, ...]:
    elsewhere = tuple([name for room, name in enumerate(rooms) if room != here])
    asked = [Chip(v, (others,)) for v in ("please_wait", "please_doors", "wait")]
    fight = [Chip("please_fight", (others,))] if fights else []
    repair = [Chip("please_repair", (others, broken))] if broken else []
    fuse = [Chip("please_no_destruct", (others,)), Chip("no_destruct")] if is_off else []
    return (
        *fight,
        Chip("go", (elsewhere,)),
        Chip("please_go", (others, rooms)),
        Chip("have", (CLAIMED,)),
        Chip("please_give", (others, CLAIMED)),
        Chip("give", (others, CLAIMED)),
        Chip("ask_who", (CLAIMED,)),
        *repair,
        *asked,
        *fuse,
    )


def room_of(s: Ship, place: Word) -> int:
    """The room a word stands for: its slot, or its tile once explored."""
    return ROOM_OF[str(place)] if place in ROOM_OF else s.room_with(str(place))


def place(s: Ship, word: Word) -> Word:
    """What the board calls a place."""
    room = room_of(s, word)
    return ROOM_IDS[room] if room >= 0 else word


def stamp(s: Ship) -> tuple[int, ...]:
    """Round, who has passed, whether Objectives are chosen, the letter of the course, the tops of the engines."""
    passed = sum([1 << seat for seat, done in enumerate(s.passed) if done])
    letter = LETTERS.index(s.destination)
    return s.round, passed, int(s.contact), letter, *s.engines[::2], *species(s).stamp(s)


ALARMS = {"fuse.started", "fuse.stopped", "boarded", "hibernated", "died"}


def window(s: Ship, news: Sequence[Event]) -> Window | None:
    """Bots speak when a round or their turn begins, at the first contact, and when somebody dies or leaves."""
    aboard = tuple([x for x in range(s.n) if s.active(x) and x != s.xeno])
    if s.phase != "turn" or len(aboard) < 2:
        return None
    told = {event.key for event in news}
    for name, keys in (("contact", {"first.contact"}), ("alarm", ALARMS), ("round", {"round"})):
        if told & keys:
            return Window(name, aboard)
    return Window("turn", (s.turn,)) if s.turn in aboard and not s.acted else None


# -- true or not -------------------------------------------------------------------------------------------------------


def hunts(s: Ship, seat: Seat) -> list[Seat]:
    """Whom a player's Objectives want dead, by each of them."""
    numbers = [HUNTERS.get(s.face(h)) for h in s.objectives[seat]]
    return [s.number.index(x) for x in numbers if x in s.number and s.number[seat] != x]


def foe(s: Ship, seat: Seat) -> bool:
    """Who has settled on an Objective that wants somebody dead hides it."""
    wanted = s.objectives[seat]
    return s.mode == "semi_coop" and s.active(seat) and 0 < len(wanted) == len(hunts(s, seat))


def truth(s: Ship, act: Act, seat: Seat) -> bool | None:
    """Whether a claim or a view holds now."""
    own = species(s).truth(s, act, seat)
    if own is not None:
        return own
    if act.verb in ("suspect", "trust"):
        return foe(s, int(act.args[0])) == (act.verb == "suspect")
    if act.verb == "peaceful":
        return int(act.args[0]) not in hunts(s, seat)
    if act.verb == "have":
        return bool(s.find_item(seat, str(act.args[0])))
    return _of_ship(s, act, stamp(s))


def _of_ship(s: Ship, act: Act, then: tuple[int, ...]) -> bool | None:
    """What a claim about the ship was at the moment of a stamp."""
    if act.verb in ("engine_works", "engine_broken"):
        works = s.face(then[TOPS + int(act.args[0]) - 1]) == "working"
        return works == (act.verb == "engine_works")
    if act.verb == "course":
        return COORDINATES[s.face(s.coordinates)].planet(LETTERS[then[LETTER]]) == act.args[0]
    if act.verb == "room":
        return s.tile_id(ROOM_OF[str(act.args[0])]) == act.args[1]
    return None


def was_true(s: Ship, line: Spoken) -> bool | None:
    """Whether a claim about the ship was true when it was made; None for other lines."""
    return _of_ship(s, line.act, line.stamp)


def shown(s: Ship, line: Spoken, news: Sequence[Event]) -> bool | None:
    """What everybody can tell: rooms when they are explored, deeds as they are done, the rest at the end."""
    verb = line.act.verb
    if verb in ("go", "give", "wait", "no_destruct"):
        return _kept(s, line, news)
    if verb == "have":
        used = any(_uses(event, line) for event in news)
        return True if used else None
    if verb == "peaceful":
        return _was_peaceful(s, line)
    return was_true(s, line) if _lies_open(s, line) else species(s).shown(s, line)


def _lies_open(s: Ship, line: Spoken) -> bool:
    """Whether everybody has seen what a claim about the ship was about."""
    if line.act.verb in ("engine_works", "engine_broken"):
        return s.cards.knows(None, line.stamp[TOPS + int(line.act.args[0]) - 1])
    if line.act.verb == "course":
        return s.cards.knows(None, s.coordinates)
    return line.act.verb == "room" and s.explored[ROOM_OF[str(line.act.args[0])]]


def _uses(event: Event, line: Spoken) -> bool:
    facts, thing = event.facts, line.act.args[0]
    if event.key == "traded":
        gave = facts["gave"] if facts["seat"] == line.seat else facts["got"]
        return line.seat in (facts["seat"], facts["by"]) and thing in _listed(gave)
    return event.key == "does.item" and facts["seat"] == line.seat and facts["card"] == thing


def _listed(things: object) -> Sequence[object]:
    return things if isinstance(things, tuple | list) else ()


def _was_peaceful(s: Ship, line: Spoken) -> bool | None:
    """Objectives are shown at the end: one that wants a death tells; before they were chosen there was another."""
    if not all(s.cards.knows(None, h) for h in s.objectives[line.seat]):
        return None
    if int(line.act.args[0]) in hunts(s, line.seat):
        return False
    return True if line.stamp[CONTACT] else None


def _kept(s: Ship, line: Spoken, news: Sequence[Event]) -> bool | None:
    verb, args, late = line.act.verb, line.act.args, s.round - line.stamp[ROUND]
    if verb == "go":
        if s.where[line.seat] == room_of(s, args[0]):
            return True
        return False if late > (line.stamp[PASSED] >> line.seat & 1) else None
    if verb == "give":
        given = any(_gives(event, line) for event in news)
        return True if given else False if late >= ROUNDS else None
    if verb == "wait":
        left = s.where[line.seat] in (ASLEEP, ESCAPED)
        if left and s.present(int(args[0])):
            return False
        return True if late >= ROUNDS and not left else None
    if _starts_fuse(news, line.seat):
        return False
    return True if late >= ROUNDS and s.fuse == OFF else None


def _gives(event: Event, line: Spoken) -> bool:
    """Whether a deal gave what was promised, and to the right person."""
    target, thing = line.act.args
    if event.key != "traded":
        return False
    facts = event.facts
    if (facts["seat"], facts["by"]) == (line.seat, target):
        return thing in _listed(facts["gave"])
    return (facts["by"], facts["seat"]) == (line.seat, target) and thing in _listed(facts["got"])


def _starts_fuse(news: Sequence[Event], seat: Seat) -> bool:
    """Whether somebody was seen to start the self-destruct."""
    does = [event.facts["seat"] for event in news if event.key in ("does.room", "does.item")]
    return seat in does and any(event.key == "fuse.started" for event in news)


def language() -> Language[Ship]:
    """What can be said with every species that is entered."""
    own = {verb.name: verb for each in all_species() for verb in each.sayings}
    return Language(
        verbs=BASE_SAYINGS | own,
        open=may_speak,
        chips=chips,
        stamp=stamp,
        window=window,
        shown=shown,
        truth=truth,
        kept=shown,
        foe=foe,
        hears=hears,
        place=place,
    )
