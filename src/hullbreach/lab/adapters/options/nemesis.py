"""Every option of Nemesis with all its species; each of them brings the prompts of its own rules.

Rooms, corridors, cards and Objects are said by their ids. An Intruder is said by its kind and its turn among those of
its kind on the board; one of several cards with the same face, by the face and its turn among those offered.
"""

from __future__ import annotations

from collections.abc import Container

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import CORRIDOR_IDS, ROOM_IDS
from hullbreach.games.nemesis.components import (
    ACTION_CARDS,
    CHARACTERS,
    CRAFTED_ITEMS,
    INTRUDER_ACTIONS,
    ITEMS,
    QUEST_ITEMS,
    SUPPLY,
    TILES,
    WOUNDS,
    Item,
)
from hullbreach.games.nemesis.species import Things, all_species
from hullbreach.games.nemesis.state import COLOURS, CONTAMINATION, Ship
from hullbreach.games.nemesis.systems import ENGINES
from hullbreach.games.nemesis.talk import CLAIMED, PLANETS
from hullbreach.kernel import DONE, Choice, Pick

from . import Plain, Prompts, counted, each, numbered

# -- things -------------------------------------------------------------------------------------------

_SEATS = each("seat", range(max(mode.most for mode in GAME.modes)))
_PODS = each("pod", SUPPLY.pods.numbers)
_ROOMS = tuple(ROOM_IDS)
_CORRIDORS = tuple(CORRIDOR_IDS)
_HAND = (*ACTION_CARDS, CONTAMINATION)
_ITEMS = tuple(ITEMS)
_HIDDEN = tuple(item.id for item in ITEMS.values() if not item.heavy)
_ACTIVE = tuple(item.id for item in ITEMS.values() if item.cost is not None)
_OBJECTS = ("egg", "carcass", "corpse_blue", *(f"corpse_{name}" for name in CHARACTERS))
_WOUNDS = (*WOUNDS, "wound")
_ABOARD = all_species()
_INTRUDERS: list[Choice] = list(
    dict.fromkeys(
        row
        for species in _ABOARD
        for kind in species.kinds.values()
        for row in numbered(kind.id, kind.figures)
    )
)
_THINGS = Things(_INTRUDERS, _ROOMS, _CORRIDORS, _OBJECTS, _WOUNDS)
_OWN = {
    prompt: options for species in _ABOARD for prompt, options in species.prompts(_THINGS).items()
}
_OWN_CARDS = {card for species in _ABOARD for card in species.own_cards}
_OWN_ACTIONS = [word for species in _ABOARD for word in species.own_actions]
_OWN_USES = [word for species in _ABOARD for word in species.own_uses]


def _cards(*kinds: Item) -> list[Choice]:
    """Cards by face and turn, as many as there are of each."""
    return [row for kind in kinds for row in numbered(kind.id, sum(kind.copies.values()) or 1)]


_HEAVY = _cards(*(item for item in ITEMS.values() if item.heavy))
_WEAPONS = _cards(*(item for item in ITEMS.values() if item.weapon is not None))
_HELD: list[Choice] = [*_HEAVY, *_OBJECTS]


# -- options with ids of one game ---------------------------------------------------------------------


def by_face(s: Ship, pick: Pick) -> list[Choice]:
    """Handles by the faces of their cards and their turn; words and other options stay as they are."""
    faces, found = s.cards.faces, list(pick.options)
    met: dict[str, int] = {}
    for i, option in enumerate(found):
        last = option[-1] if isinstance(option, tuple) else option
        if isinstance(last, int):
            face = faces[last]
            met[face] = turn = met.get(face, 0) + 1
            found[i] = (*option[:-1], face, turn) if isinstance(option, tuple) else (face, turn)
    return found


def by_kind(s: Ship, pick: Pick) -> list[Choice]:
    """Intruders by kind and turn among those on the board; other options stay as they are."""
    turns = counted(x.kind for x in s.intruders)
    said: dict[Choice, Choice] = {
        ("intruder", x.id): turn for x, turn in zip(s.intruders, turns, strict=True)
    }
    return [said.get(option, option) for option in pick.options]


# -- prompts ------------------------------------------------------------------------------------------

PROMPTS: Prompts = {
    "draft": [*CHARACTERS],
    "objective.keep": ["first", "second"],
    "turn.action": [
        *("pass", "shoot", "melee", "trade", "craft", "search", "room"),
        *_OWN_ACTIONS,
        *each(("move", "careful"), _ROOMS),
        *each(("pick_up", "let_go"), _OBJECTS),
        *each("quest", QUEST_ITEMS),
        *each("card", ACTION_CARDS),
        *each("item", _ACTIVE),
        *each("drop", _HIDDEN),
        *[("let_go", *row) for row in _HEAVY if isinstance(row, tuple)],
    ],
    "pay": [*ACTION_CARDS],
    "pass.discard": [DONE, *_HAND],
    "interruption": ["no", "interrupt"],
    "action.what": ["door", "room", "tile", "coordinates", "malfunction"],
    "careful.corridor": _CORRIDORS,
    "noise.reroll": ["keep", *ACTION_CARDS],
    "door.which": _CORRIDORS,
    "door.token": _CORRIDORS,
    "search.colour": COLOURS,
    "search.keep": ["none", *_cards(*ITEMS.values())],
    "hands.drop": _HELD,
    "hands.full": ["leave", *_HELD],
    "craft.what": [*CRAFTED_ITEMS],
    "craft.with": _ITEMS,
    "quest.item": _ITEMS,
    "trade.partner": [DONE, *_SEATS],
    "trade.offer": [DONE, *_ITEMS, *_HELD],
    "trade.return": [DONE, *_ITEMS, *_HELD],
    "trade.answer": ["offer", "refuse"],
    "trade.agree": ["agree", "refuse"],
    "shoot.weapon": _WEAPONS,
    "shoot.target": ["eggs", *_INTRUDERS],
    "shoot.more": ["spend", "keep"],
    "combat.reroll": ["keep", "reroll"],
    "melee.target": ["eggs", *_INTRUDERS],
    "parry": ["no", *ITEMS, *ACTION_CARDS],
    "wound.dress": _WOUNDS,
    "wound.heal": _WOUNDS,
    "wounds.what": ["dress", "heal", "light"],
    "pod.now": ["launch", "wait"],
    "pod.wait": ["stay", "leave", "launch", *each("let_go", _OBJECTS)],
    "pod.which": _PODS,
    "evacuation.pod": _PODS,
    "engine.order": ["keep", "swap"],
    "objective.kind": ["corporate", "personal"],
    "objective.whose": _SEATS,
    # Action cards
    "repairs.what": ["malfunction", "engine", "door", "tape", "craft"],
    "demolition.what": ["door", "malfunction"],
    "demolition.door": _CORRIDORS,
    "cover.who": _SEATS,
    "cover.weapon": _WEAPONS,
    "cover.room": _ROOMS,
    "cover.agree": ["agree", "refuse"],
    "covering_fire.who": ["self", "other", "both"],
    "order.who": _SEATS,
    "order.room": _ROOMS,
    "motivation.room": _ROOMS,
    "pyrotechnics.item": _ITEMS,
    "reconnaissance.room": _ROOMS,
    "intranet.room": _ROOMS,
    "look.room": _ROOMS,
    "adrenaline.what": ["shoot", "escape"],
    "adrenaline.room": _ROOMS,
    "access_denied.room": _ROOMS,
    "risk_assessment.card": ["top", "bottom"],
    "crawl.room": _ROOMS,
    # Items
    "molotov.room": _ROOMS,
    "taser.what": ["intruder", "character"],
    "taser.who": _SEATS,
    "intruder.which": _INTRUDERS,
    "alcohol.card": ["infected", "unscanned"],
    "military_drugs.cards": [DONE, *_HAND],
    "smoke_grenade.room": _ROOMS,
    "smoke_grenade.card": [*ACTION_CARDS],
    "decoy.room": _ROOMS,
    "attach.weapon": _WEAPONS,
    "energy_charge.what": ["load", "door"],
    "energy_charge.weapon": _WEAPONS,
    "grenade.target": [*_INTRUDERS, *each("eggs", range(len(_ROOMS)))],
    "tape.first": _HEAVY,
    "tape.second": _HEAVY,
    "fire_extinguisher.what": ["fire", "intruder"],
    "clothes.what": ["slime", "dress"],
    "space_suit.room": _ROOMS,
    "chemicals.weapon": _WEAPONS,
    # Rooms
    "armory.weapon": _WEAPONS,
    "emergency_room.what": ["dress", "heal", "light"],
    "fire_control.room": _ROOMS,
    "laboratory.object": ["egg", "corpse", "carcass"],
    "storage.deck": COLOURS,
    "airlock.room": _ROOMS,
    "scan.hand": ["scan", "skip"],
    "doors.room": _ROOMS,
    "doors.which": [DONE, *_CORRIDORS],
    "cockpit.what": ["coordinates", "course"],
    "cockpit.course": [*"ABCD"],
    # The Intruder player
    "xeno.play_on": ["play", "rest"],
    "xeno.turn": ["pass", *each(("move", "attack", "effect", *_OWN_USES), INTRUDER_ACTIONS)],
    "xeno.mover": _INTRUDERS,
    "xeno.corridor": _CORRIDORS,
    "xeno.attacker": _INTRUDERS,
    "xeno.target": _SEATS,
    "xeno.card": list(dict.fromkeys(card for each in _ABOARD for card in each.attack_cards)),
    "xeno.keep": ["all", "none", *each("keep", INTRUDER_ACTIONS)],
    **{prompt: options for prompt, options in _OWN.items() if prompt.startswith("xeno.")},
    "pursuit.who": _SEATS,
    "metamorphosis.what": ["grow", "develop"],
    "preparation.card": list(dict.fromkeys(card for each in _ABOARD for card in each.event_cards)),
    "pack_hunt.intruder": [DONE, *_INTRUDERS],
    "pack_hunt.corridor": _CORRIDORS,
    # All other prompts of the species
    **{prompt: options for prompt, options in _OWN.items() if not prompt.startswith("xeno.")},
}


def _names(prompt: str, words: Container[int | str]) -> bool:
    """Whether an option of this prompt of a species begins with one of these words."""
    return any(isinstance(option, tuple) and option[0] in words for option in _OWN[prompt])


_WITH_HANDLES = (
    *("turn.action", "search.keep", "hands.drop", "hands.full", "trade.offer", "trade.return"),
    *("shoot.weapon", "cover.weapon", "attach.weapon", "energy_charge.weapon", "armory.weapon"),
    *("chemicals.weapon", "tape.first", "tape.second"),
    *(prompt for prompt in _OWN if _names(prompt, _OWN_CARDS)),
)
_WITH_INTRUDERS = (
    *("shoot.target", "melee.target", "grenade.target", "intruder.which", "pack_hunt.intruder"),
    *("xeno.mover", "xeno.attacker"),
    *(
        prompt
        for prompt in _OWN
        if _names(prompt, {kind for each in _ABOARD for kind in each.kinds})
    ),
)
PLAIN: dict[str, Plain] = {
    **dict.fromkeys(_WITH_HANDLES, by_face),
    **dict.fromkeys(_WITH_INTRUDERS, by_kind),
}

FILLINGS = {
    "room": (*ROOM_IDS, *TILES),
    "place": tuple(TILES),
    "engine": tuple(range(1, ENGINES + 1)),
    "planet": PLANETS,
    "thing": CLAIMED,
    "card": tuple(card for species in _ABOARD for card in species.own_cards),
}
"""What can ever stand in a slot of a line, by the name of its fact."""
