"""Questions in words for people: each option with its message, and the things and places it concerns."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hullbreach.kernel import DONE, Choice, Described, Pick, Seat

from .board import CLOSED, CORRIDOR_OF, DESTROYED, OPEN, ROOM_IDS, ROOM_OF
from .combat import loaded_weapons
from .components import (
    ACTION_CARDS,
    CHARACTERS,
    CORRIDORS,
    EXITS,
    INTRUDER_ACTIONS,
    ITEMS,
    TECH,
    WOUNDS,
)
from .species import reads, species
from .state import COLOURS, CONTAMINATION, OFF, Ship, kind_of, number_of
from .unavailable import unavailable

CARDS = frozenset(
    [
        *ACTION_CARDS,
        *ITEMS,
        *INTRUDER_ACTIONS,
        *WOUNDS,
        "wound",
        CONTAMINATION,
    ]
)
DOORS = {OPEN: "open", CLOSED: "closed", DESTROYED: "destroyed"}
_DEEDS = ("pass", "search", "trade", "shoot", "melee", "craft", "careful", "play", "rest")
_PODS = ("stay", "leave", "wait", "launch")
_ANSWERS = ("interrupt", "scan", "skip", "swap", "offer", "refuse", "agree", "none")
_WAYS = ("malfunction", "engine", "door", "tape", "coordinates", "course", "tile", "eggs")
_BODIES = ("dress", "heal", "light", "slime", "infected", "unscanned", "grow", "develop")
NOTED = frozenset((*_DEEDS, *_PODS, *_ANSWERS, *_WAYS, *_BODIES))
"""Words that explain themselves in a note."""
OWN_NOTES = {
    ("demolition.what", "door"): "note.demolition.door",
    ("demolition.what", "malfunction"): "note.demolition.malfunction",
    ("action.what", "malfunction"): "note.access_denied",
    ("taser.what", "intruder"): "note.taser.intruder",
    ("taser.what", "character"): "note.taser.character",
    ("fire_extinguisher.what", "fire"): "note.extinguish",
    ("covering_fire.who", "self"): "note.cover.self",
    ("covering_fire.who", "other"): "note.cover.other",
    ("covering_fire.who", "both"): "note.cover.both",
    ("risk_assessment.card", "top"): "note.top",
    ("risk_assessment.card", "bottom"): "note.bottom",
    ("combat.reroll", "keep"): "note.kept_roll",
    ("combat.reroll", "reroll"): "note.second_roll",
    ("pod.wait", "leave"): "note.leave_pod",
    ("adrenaline.what", "escape"): "note.escape",
}
"""Notes on words that mean something else under one prompt than under the others."""
OWN_NAMES = {("pod.wait", "leave"): "option.leave_pod"}
"""What such words are called there."""
FROM_AFAR = frozenset(
    (
        "fire_control.room",
        "airlock.room",
        "molotov.room",
        "decoy.room",
        "motivation.room",
        "order.room",
    )
)
"""Prompts under which it matters who and what is in a room, and not what the room is for."""
GIVEN = frozenset(("pay", "pass.discard", "military_drugs.cards"))
"""Prompts under which cards of the hand are given, by their faces: one may hold several alike."""
VERBS = frozenset(("turn.action", "pod.wait", "xeno.turn", "xeno.play_on"))
"""Prompts whose words are deeds and not cards."""


def describe(s: Ship, pick: Pick) -> list[Described]:
    """Each option of a question in words; for a turn also what is not open, and why."""
    found = [_described(s, pick, option) for option in pick.options]
    if pick.prompt == "interruption" and "interrupt" not in pick.options:
        base = _described(s, pick, "interrupt")
        return [*found, replace(base, note="", closed="closed.no_interruption", rule=pick.rule)]
    return found + _unavailable(s, pick) if pick.prompt == "turn.action" else found


def _unavailable(s: Ship, pick: Pick) -> list[Described]:
    """The actions a player might look for and cannot take now."""
    found = []
    for shut in unavailable(s, pick.seat):
        if shut.option not in pick.options:
            base = _described(s, pick, shut.option)
            facts = {**base.facts, **shut.facts}
            found.append(replace(base, facts=facts, note="", closed=shut.why, rule=shut.rule))
    own = species(s).unavailable(s, pick.seat)
    return found + [shut for shut in own if shut.option not in pick.options]


def _described(s: Ship, pick: Pick, option: Choice) -> Described:
    if pick.prompt in GIVEN and option != DONE:
        count = sum(s.face(h) == option for h in s.hand[pick.seat])
        return replace(_word(s, pick, str(option)), facts={"count": count})
    if isinstance(option, int):
        return _card(s, option)
    if isinstance(option, tuple):
        return _tuple(s, pick, option)
    if option in ROOM_OF:
        return _room(s, pick, option)
    if option in CORRIDOR_OF:
        return _corridor(s, pick, option)
    return _word(s, pick, option)


def _room(s: Ship, pick: Pick, option: str) -> Described:
    """A room with what one asks about it: its use, its doors, or who is there."""
    facts: dict[str, Any] = {"room": place(s, option)}
    note = _of_room(s, option)
    if pick.prompt == "doors.room":
        note, facts = "note.doors", facts | _doors(s, ROOM_OF[option])
    elif pick.prompt in FROM_AFAR:
        note, facts = "note.there", facts | _there(s, ROOM_OF[option])
    return Described(option, "option.place", facts, note=note, about=(option,))


def _doors(s: Ship, room: int) -> dict[str, int]:
    """How many doors around a room are shut, of how many."""
    doors = [s.door[corridor] for corridor in EXITS[room] if corridor != TECH]
    return {"closed": doors.count(CLOSED), "count": len(doors) - doors.count(DESTROYED)}


def _there(s: Ship, room: int) -> dict[str, Any]:
    """Who and what is in a room, as all see it."""
    return {
        "count": len(s.intruders_in(room)),
        "crew": s.where.count(room),
        "fire": bool(s.fire[room]),
    }


def _character(option: str) -> Described:
    """A Character with what it brings: weapon, quests, and the Action cards no other Character has (N-17)."""
    member = CHARACTERS[option]
    others = {card for other in CHARACTERS.values() if other is not member for card in other.deck}
    own = tuple(card for card in member.deck if card not in others)
    facts = {"weapon": member.weapon, "quests": tuple(member.quests), "own": own}
    return Described(option, f"character.{option}", facts, note=f"character.{option}/text")


def place(s: Ship, room: str) -> str:
    """What a room is called: by its tile once that is known to all, by its number before."""
    return s.place_name(ROOM_OF[room])


def _card(s: Ship, h: int) -> Described:
    """A card by handle: a weapon with its ammunition, anything else by its name."""
    face = s.face(h)
    note = _of_card(s, face)
    if h in s.ammo:
        facts = {"card": face, "ammo": s.ammo[h]}
        return Described(h, "option.weapon", facts, note=note, about=(h,))
    return Described(h, f"card.{face}", note=note, about=(h,))


def _of_card(s: Ship, card: str) -> str:
    """What a card says, with the Intruders aboard."""
    return reads(s, f"card.{card}/text")


def _of_room(s: Ship, room: str) -> str:
    """What a room is for, once its tile is known to all."""
    return reads(s, f"place.{place(s, room)}/text") if s.explored[ROOM_OF[room]] else "note.unknown"


def _corridor(s: Ship, pick: Pick, option: str) -> Described:
    """A corridor by its ends, with its noise or, where doors are worked, its door."""
    corridor = CORRIDOR_OF[option]
    note = "note.noisy" if s.noise[corridor] else "note.silent"
    if corridor == TECH:
        return Described(option, "place.tech", note=note, about=(option,))
    if "door" in pick.prompt:
        note = f"note.door.{DOORS[s.door[corridor]]}"
    line = CORRIDORS[corridor]
    facts = {"room": s.place_name(line.a), "place": s.place_name(line.b)}
    return Described(option, "option.corridor", facts, note=note, about=(option,))


def _word(s: Ship, pick: Pick, option: str) -> Described:
    if pick.prompt in VERBS:
        own = species(s).describe(s, pick.seat, option)
        note, danger = _note(s, pick, option), _danger(s, pick, option)
        # A loaded weapon stands for its shot before it stands for anything else.
        guns = tuple(loaded_weapons(s, pick.seat)) if option == "shoot" else ()
        name = OWN_NAMES.get((pick.prompt, option), f"option.{option}")
        return own or Described(option, name, note=note, danger=danger, about=guns)
    if pick.prompt == "draft":
        return _character(option)
    if pick.prompt == "laboratory.object":
        return species(s).describe(s, pick.seat, option) or Described(
            option, f"weakness.{option}", note="note.weakness"
        )
    if pick.prompt == "objective.kind":
        return Described(option, f"deck.{option}", note=f"note.deck.{option}")
    if pick.prompt == "objective.keep":
        card = s.face(s.objectives[pick.seat][option == "second"])
        return Described(option, f"card.{card}", note=_of_card(s, card))
    if pick.prompt == "cockpit.course":
        return Described(option, "option.letter", {"letter": option}, "note.letter")
    if option in CARDS or option in species(s).attack_cards or option in species(s).event_cards:
        return Described(option, f"card.{option}", note=_of_card(s, option))
    if option in COLOURS:
        return Described(option, f"deck.{option}", note=f"note.deck.{option}")
    if _is_object(option):
        return Described(option, f"object.{option}", note=_of_object(option))
    note, danger = _note(s, pick, option), _danger(s, pick, option)
    return Described(option, f"option.{option}", note=note, danger=danger)


def _danger(s: Ship, pick: Pick, option: str) -> str:
    """What takes a Character out of the game for good, whatever the goal still needs."""
    if option == "launch":
        return "danger.launch"
    if option != "room" or s.tile_id(s.where[pick.seat]) != "hibernatorium":
        return ""
    if s.fuse != OFF:
        return "danger.hibernate_fuse"
    awake = any(s.active(seat) for seat in range(s.n) if seat != pick.seat)
    return "danger.hibernate" if awake else "danger.hibernate_last"


def _is_object(word: str) -> bool:
    return word in ("egg", "carcass") or word.startswith("corpse_")


def _of_object(word: str) -> str:
    return "note.object.corpse" if word.startswith("corpse_") else f"note.object.{word}"


def _note(s: Ship, pick: Pick, option: str) -> str:
    """Why somebody would do that, where a person would wonder: for a room what it does."""
    if option == "room":
        return _of_use(s, s.tile_id(s.where[pick.seat]))
    return OWN_NOTES.get((pick.prompt, option), f"note.{option}" if option in NOTED else "")


def _of_use(s: Ship, tile: str) -> str:
    """What the action of a room does; the Generator starts or stops what it has started (N-175)."""
    if tile == "generator":
        return "fuse.start/text" if s.fuse == OFF else "fuse.stop/text"
    return reads(s, f"place.{tile}/text")


def _hurts(s: Ship, seat: Seat) -> dict[str, Any]:
    """How badly somebody is hurt, for all to see."""
    return {"light": s.light[seat], "serious": s.serious(seat)}


def _tuple(s: Ship, pick: Pick, option: tuple[int | str, ...]) -> Described:
    word, what = option[0], option[1]
    facts: dict[str, Any] = {}
    about: tuple[Choice, ...] = ()
    note = f"note.{word}" if word in NOTED else ""
    if word == "seat":
        facts, about, note = {"seat": what, **_hurts(s, int(what))}, (option,), "note.seat"
    elif word == "intruder":
        return _intruder(s, option, int(what))
    elif word in ("pod", "eggs"):
        number = what if word == "pod" else s.place_name(int(what))
        facts, about = {"number" if word == "pod" else "room": number}, (option,)
        if word == "pod":
            note = "note.pod.locked" if s.locked[s.pods.index(int(what))] else "note.pod.unlocked"
        word = "pod" if word == "pod" else "eggs_in"
    elif word in ("move", "careful") and what in ROOM_OF:
        facts, about = {"room": place(s, str(what))}, (what,)
        note = _of_room(s, str(what))
        if word == "move" and s.in_combat(pick.seat):
            word = "escape_to"
    elif word == "let_go":
        return _let_go(s, option)
    elif word == "token":
        facts = {"kind": ("intruder", kind_of(str(what))), "number": number_of(str(what))}
        note = "note.token"
    elif word == "pick_up":
        facts, note = {"object": what}, _of_object(str(what))
    else:
        return _deed(s, pick, option)
    return Described(option, f"option.{word}", facts, note=note, about=about)


def _deed(s: Ship, pick: Pick, option: tuple[int | str, ...]) -> Described:
    """What is done with a card; what the card says stands beside it."""
    word, card = option[0], option[1]
    note = f"card.{card}/quest" if word == "quest" else _of_card(s, str(card))
    if pick.prompt in ("xeno.turn", "xeno.keep"):
        return _use(option, note)
    return Described(option, f"option.{word}", {"card": card}, note=note)


def _use(option: tuple[int | str, ...], text: str) -> Described:
    """One use of an Intruder Action card, with what the card says about it."""
    use, card = option
    action = INTRUDER_ACTIONS[str(card)]
    facts = {"card": card, "corridor": action.corridor or 0, "attacks": action.attacks}
    note = text if use in ("effect", "keep") else f"note.xeno.{use}"
    return Described(option, f"option.xeno.{use}", facts, note=note)


def _let_go(s: Ship, option: tuple[int | str, ...]) -> Described:
    thing = option[1]
    if isinstance(thing, int):
        face = s.face(thing)
        note = _of_card(s, face)
        facts = {"card": face}
        return Described(option, "option.drop", facts, note, (thing,), danger="danger.drop")
    return Described(option, "option.drop_object", {"object": thing}, note="note.drop_object")


def _intruder(s: Ship, option: Choice, id: int) -> Described:
    x = s.intruder(id)
    assert x is not None
    facts = {"kind": ("intruder", x.kind), "room": s.place_name(x.room), "injuries": x.injuries}
    about = (option, ROOM_IDS[x.room])
    return Described(option, "option.figure", facts, note=f"intruder.{x.kind}/text", about=about)
