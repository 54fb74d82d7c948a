"""What is at stake in a turn: the price of an action, the odds of its die, what follows (N-31 to N-54, N-72, N-112)."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Choice, Consequence, Cost, Odds, Pick, Seat, Stakes, Tone

from .actions import action_cost
from .board import ROOM_OF
from .combat import kind_of_target, loaded_weapons, odds, targets
from .components import EXITS, NOISE_DIE
from .movement import SLIMY, quiet_corridors
from .prospects import prospects
from .species import species
from .state import Ship

WALKS = {
    "adrenaline.room": ("escape", True),
    "cover.room": ("move", True),
    "smoke_grenade.room": ("move", True),
    "crawl.room": ("move", True),
    "space_suit.room": ("move", True),
    "predators_leap.room": ("move", True),
    "duct_crawler.room": ("move", False),
    "reconnaissance.room": ("move", False),
}
"""Prompts under which somebody walks at once: the verb, and whether it is plain that the walk can be heard."""
LOUD = frozenset(("hibernatorium", "evacuation_a", "evacuation_b", "nest"))
"""Rooms whose action makes a noise roll, whoever else is there."""
_VERBS = {"card": "card", "item": "item", "quest": "quest", "pick_up": "pick_up"}
_WORST: Sequence[Tone] = ("bad", "maybe", "mild", "none", "good")


def stakes(s: Ship, pick: Pick, option: Choice) -> Stakes | None:
    """What the seat can know of an option's price and risk."""
    if pick.prompt == "objective.keep":
        card = s.face(s.objectives[pick.seat][option == "second"])
        return Stakes(wanted=prospects(s, pick.seat, card))
    if pick.prompt in WALKS and pick.about.get("seat", pick.seat) == pick.seat:
        return _walked(s, pick, ROOM_OF[str(option)])
    if pick.prompt == "shoot.weapon":
        return _raised(s, pick, int(str(option)))
    if pick.prompt in ("shoot.target", "melee.target"):
        return _aimed(s, pick, option)
    if pick.prompt not in ("turn.action", "xeno.turn"):
        return None
    word, what = option if isinstance(option, tuple) else (option, "")
    if word == "pass":
        return Stakes(last=True)
    if pick.prompt == "xeno.turn":
        return Stakes(f"xeno_{word}", f"aim.xeno_{word}")
    price = _price(s, pick.seat, str(word), str(what))
    if word in ("move", "careful"):
        return _walking(s, pick.seat, ROOM_OF[str(what)], word == "careful", price)
    if word in ("shoot", "melee"):
        return _fighting(s, pick.seat, str(word), price)
    if word in ("let_go", "drop"):
        key = "aim.object" if word == "let_go" and not isinstance(what, int) else "aim.card"
        return Stakes(group="drop", aim=key, verb="drop")
    loud = word == "room" and s.tile_id(s.where[pick.seat]) in LOUD
    risk = noise_odds(s, pick.seat, s.where[pick.seat], "odds.heard") if loud else None
    then = species(s).follows(s, pick.seat, str(word))
    return Stakes(_VERBS.get(str(word), ""), _aim(str(word)), cost=price, odds=risk, then=then)


def _aim(word: str) -> str:
    """What an option with a card or an object is called within its verb."""
    return {"pick_up": "aim.object"}.get(word, "aim.card" if word in _VERBS else "")


def _price(s: Ship, seat: Seat, word: str, what: str) -> tuple[Cost, ...]:
    """The cards an action costs besides the one that is played, and how many are left to pay with."""
    cost = action_cost(s, seat, word, what)
    left = len(s.payable(seat)) - cost - (word == "card")
    return (Cost("card", cost, left),) if cost else ()


# -- going --------------------------------------------------------------------------------------------


def _walking(s: Ship, seat: Seat, room: int, careful: bool, price: tuple[Cost, ...]) -> Stakes:
    """Going somewhere: what attacks on the way out, what waits there, and what the noise die can bring."""
    if s.in_combat(seat):
        then = (*_attacked(s, seat), *_arrival(s, room))
        risk = _heard_there(s, seat, room)
        return Stakes("escape", "option.place", "go", cost=price, odds=risk, then=then)
    if careful:
        then = (*_arrival(s, room), *_chosen_noise(s, room))
        return Stakes("careful", "option.place", "go", cost=price, then=then)
    risk = _heard_there(s, seat, room)
    return Stakes("move", "option.place", "go", cost=price, odds=risk, then=_arrival(s, room))


def _walked(s: Ship, pick: Pick, room: int) -> Stakes:
    """Where a card leads: it is paid for, and only Adrenaline runs past what stands there (N-119, N-120)."""
    group, heard = WALKS[pick.prompt]
    attacked = _attacked(s, pick.seat) if group == "escape" else ()
    risk = _heard_there(s, pick.seat, room) if heard else None
    then = (*attacked, *_arrival(s, room))
    return Stakes(group, "option.place", "go", odds=risk, then=then)


def _attacked(s: Ship, seat: Seat) -> tuple[Consequence, ...]:
    """Everything in the room attacks whoever runs from it (N-119)."""
    count = len(s.intruders_in(s.where[seat]))
    return (Consequence("then.attacked", {"count": count}, "harm"),) if count else ()


def _arrival(s: Ship, room: int) -> tuple[Consequence, ...]:
    """What waits in a room, as far as everybody can see it."""
    found: list[Consequence] = []
    if s.infested(room):
        found.append(Consequence("then.combat", {}, "harm"))
    if s.fire[room]:
        found.append(Consequence("then.fire", {}, "harm"))
    if s.token[room] >= 0:
        found.append(Consequence("then.explore"))
    return tuple(found[:2])


def _is_empty(s: Ship, room: int) -> bool:
    """Whether whoever comes in is alone there, and heard (N-57)."""
    return room not in s.where and not s.infested(room)


def _chosen_noise(s: Ship, room: int) -> tuple[Consequence, ...]:
    """Careful Movement names the corridor: an Encounter comes only if every exit is noisy already (N-41)."""
    if not _is_empty(s, room):
        return ()
    if all(s.noise[corridor] for corridor in quiet_corridors(s, room)):
        return (Consequence("then.encounter", {}, "harm"),)
    return (Consequence("then.chosen_noise", {}, "gain"),)


def _heard_there(s: Ship, seat: Seat, room: int) -> Odds | None:
    """The noise roll of whoever comes in where nobody is; none where somebody is (N-57)."""
    return noise_odds(s, seat, room) if _is_empty(s, room) else None


def noise_odds(s: Ship, seat: Seat, room: int, key: str = "odds.encounter") -> Odds:
    """What each face of the noise die would bring in a room, worst first (N-72, N-73)."""
    faces = sorted((_heard(s, seat, room, face) for face in NOISE_DIE), key=_WORST.index)
    return Odds(tuple(faces), faces.count("bad"), key)


def _heard(s: Ship, seat: Seat, room: int, face: str) -> Tone:
    face = species(s).heard(s, seat, face)
    slimed = s.slime[seat] or (s.explored[room] and s.tile_id(room) in SLIMY)
    if face == "danger" or (face == "silence" and slimed):
        return "maybe"
    if face == "silence":
        return "none"
    return "bad" if s.noise[EXITS[room][int(face) - 1]] else "mild"


# -- fighting -----------------------------------------------------------------------------------------


def _fighting(s: Ship, seat: Seat, word: str, price: tuple[Cost, ...]) -> Stakes:
    """Shooting and striking: which faces hit, if there is one weapon and one kind of target to speak of."""
    kinds = {kind_of_target(s, target) for target in targets(s, seat)}
    guns: list[int | None] = [*loaded_weapons(s, seat)] if word == "shoot" else [None]
    plain = len(guns) == 1 and len(kinds) == 1
    risk = _hits(odds(s, guns[0], min(kinds))) if plain else None
    then = _of_blows(kinds) if word == "melee" else ()
    if kinds == {"egg"}:
        then = (Consequence("then.heard", {}, "harm"),)
    if word == "melee":
        return Stakes(verb="strike", cost=price, odds=risk, then=then)
    left = s.ammo[guns[0]] - 1 if len(guns) == 1 and guns[0] is not None else None
    return Stakes(verb="fire", cost=(*price, Cost("ammo", 1, left)), odds=risk, then=then)


def _of_blows(kinds: set[str]) -> tuple[Consequence, ...]:
    """What bare hands cost against an Intruder; eggs do not strike back (N-116, N-165)."""
    eggs = {"eggs": "egg" in kinds}
    return (
        Consequence("then.contamination", eggs, "harm"),
        Consequence("then.miss", eggs, "harm"),
    )


def _raised(s: Ship, pick: Pick, gun: int) -> Stakes | None:
    """Which faces hit with one of several weapons, where there is one kind of target."""
    kinds = {kind_of_target(s, target) for target in targets(s, pick.seat)}
    if len(kinds) != 1 or pick.about.get("burst"):
        return None
    return Stakes(odds=_hits(odds(s, gun, min(kinds))))


def _aimed(s: Ship, pick: Pick, target: Choice) -> Stakes:
    """Which faces hit one of several targets, with the weapon that was raised."""
    gun, more = pick.about.get("gun"), int(str(pick.about.get("more", 0)))
    weapon = None if gun is None else int(str(gun))
    return Stakes(odds=_hits(odds(s, weapon, kind_of_target(s, target), more)))


def _hits(injuries: Sequence[int]) -> Odds:
    """The faces of the combat die that hurt, by the injuries of each."""
    hits: list[Tone] = ["good"] * sum(count > 0 for count in injuries)
    hits += ["none"] * (len(injuries) - len(hits))
    return Odds(tuple(hits), hits.count("good"), "odds.hit")
