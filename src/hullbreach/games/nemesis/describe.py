"""Questions in words for people: each option with its message, and the things and places it concerns."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hullbreach.kernel import Choice, Described, Pick

from .board import CORRIDOR_OF, ROOM_IDS, ROOM_OF
from .components import (
    ACTION_CARDS,
    CORRIDORS,
    INTRUDER_ACTIONS,
    ITEMS,
    TECH,
    WOUNDS,
)
from .species import species
from .state import COLOURS, CONTAMINATION, Ship, kind_of, number_of
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
VERBS = frozenset(("turn.action", "pod.wait", "xeno.turn"))
"""Prompts whose words are deeds and not cards."""
CHOICES = frozenset(("craft.what", "preparation.card", "xeno.card", "parry"))
"""Prompts at which a person wants to read the cards."""


def describe(s: Ship, pick: Pick) -> list[Described]:
    """Each option of a question in words; for a turn also what is not open, and why."""
    found = [_described(s, pick, option) for option in pick.options]
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
    if isinstance(option, int):
        return _card(s, option)
    if isinstance(option, tuple):
        return _tuple(s, pick, option)
    if option in ROOM_OF:
        return Described(option, "option.place", {"room": place(s, option)}, about=(option,))
    if option in CORRIDOR_OF:
        return _corridor(s, option)
    return _word(s, pick, option)


def place(s: Ship, room: str) -> str:
    """What a room is called: by its tile once that is known to all, by its number before."""
    return s.place_name(ROOM_OF[room])


def _card(s: Ship, h: int) -> Described:
    """A card by handle: a weapon with its ammunition, anything else by its name."""
    face = s.face(h)
    if h in s.ammo:
        return Described(h, "option.weapon", {"card": face, "ammo": s.ammo[h]}, about=(h,))
    return Described(h, f"card.{face}", note=f"card.{face}/text", about=(h,))


def _corridor(s: Ship, option: str) -> Described:
    corridor = CORRIDOR_OF[option]
    if corridor == TECH:
        return Described(option, "place.tech", about=(option,))
    line = CORRIDORS[corridor]
    facts = {"room": s.place_name(line.a), "place": s.place_name(line.b)}
    return Described(option, "option.corridor", facts, about=(option,))


def _word(s: Ship, pick: Pick, option: str) -> Described:
    if pick.prompt in VERBS:
        own = species(s).describe(s, pick.seat, option)
        note, danger = _note(s, pick, option), _danger(s, pick, option)
        return own or Described(option, f"option.{option}", note=note, danger=danger)
    if pick.prompt == "draft":
        return Described(option, f"character.{option}")
    if pick.prompt == "laboratory.object":
        return species(s).describe(s, pick.seat, option) or Described(option, f"weakness.{option}")
    if pick.prompt == "objective.kind":
        return Described(option, f"deck.{option}")
    if pick.prompt == "objective.keep":
        card = f"card.{s.face(s.objectives[pick.seat][option == 'second'])}"
        return Described(option, card, note=f"{card}/text")
    if pick.prompt == "cockpit.course":
        return Described(option, "option.letter", {"letter": option})
    if option in CARDS or option in species(s).attack_cards or option in species(s).event_cards:
        note = f"card.{option}/text" if pick.prompt in CHOICES else ""
        return Described(option, f"card.{option}", note=note)
    if option in COLOURS:
        return Described(option, f"deck.{option}")
    kind = "object" if _is_object(option) else "option"
    return Described(option, f"{kind}.{option}", danger=_danger(s, pick, option))


def _danger(s: Ship, pick: Pick, option: str) -> str:
    """What takes a Character out of the game for good, whatever the goal still needs."""
    if option == "launch":
        return "danger.launch"
    sleeps = option == "room" and s.tile_id(s.where[pick.seat]) == "hibernatorium"
    return "danger.hibernate" if sleeps else ""


def _is_object(word: str) -> bool:
    return word in ("egg", "carcass") or word.startswith("corpse_")


def _note(s: Ship, pick: Pick, option: str) -> str:
    """Why somebody would do that, where a person would wonder: for a room what it does."""
    if option == "room":
        return f"place.{s.tile_id(s.where[pick.seat])}/text"
    return f"note.{option}" if option in ("pass", "search", "trade") else ""


def _tuple(s: Ship, pick: Pick, option: tuple[int | str, ...]) -> Described:
    word, what = option[0], option[1]
    facts: dict[str, Any] = {}
    about: tuple[Choice, ...] = ()
    if word == "seat":
        facts, about = {"seat": what}, (option,)
    elif word == "intruder":
        return _intruder(s, option, int(what))
    elif word in ("pod", "eggs"):
        number = what if word == "pod" else s.place_name(int(what))
        facts, about = {"number" if word == "pod" else "room": number}, (option,)
        word = "pod" if word == "pod" else "eggs_in"
    elif word in ("move", "careful") and what in ROOM_OF:
        facts, about = {"room": place(s, str(what))}, (what,)
        if word == "move" and s.in_combat(pick.seat):
            word = "escape_to"
    elif word == "let_go":
        return _let_go(s, option)
    elif word == "token":
        facts = {"kind": ("intruder", kind_of(str(what))), "number": number_of(str(what))}
    elif word == "pick_up":
        facts = {"object": what}
    else:
        return _deed(pick, option)
    return Described(option, f"option.{word}", facts, about=about)


def _deed(pick: Pick, option: tuple[int | str, ...]) -> Described:
    """What is done with a card; what the card says stands beside it."""
    word, card = option[0], option[1]
    part = {"card": "text", "item": "text", "effect": "text", "quest": "quest"}.get(str(word))
    note = f"card.{card}/{part}" if part else ""
    key = f"xeno.{word}" if pick.prompt == "xeno.turn" else word
    return Described(option, f"option.{key}", {"card": card}, note=note)


def _let_go(s: Ship, option: tuple[int | str, ...]) -> Described:
    thing = option[1]
    if isinstance(thing, int):
        return Described(option, "option.drop", {"card": s.face(thing)}, about=(thing,))
    return Described(option, "option.drop_object", {"object": thing})


def _intruder(s: Ship, option: Choice, id: int) -> Described:
    x = s.intruder(id)
    assert x is not None
    facts = {"kind": ("intruder", x.kind), "room": s.place_name(x.room), "injuries": x.injuries}
    return Described(option, "option.figure", facts, about=(option, ROOM_IDS[x.room]))
